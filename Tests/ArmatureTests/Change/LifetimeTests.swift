import Armature
import Testing

/// A ``Row`` checks that the flows of removed slots are released, whatever removes the slots.
@Suite("A flow lives exactly as long as its slot")
@MainActor
struct LifetimeTests {
  @Test("a flow in use is not released early, and a removed one refuses every verb", arguments: [false, true])
  func removed(isObserved: Bool) throws {
    let row = try RowScene("0 flow1[0 2] 3", isObserved: isObserved)
    let child: StyledFlow = try found(row.flow("flow1"))
    row.kept = [child]
    try row.does("goBack()")
    #expect(row.flow("flow1") === child)
    try row.does("goBack()")
    let stack = child.routeStack
    for verb in [
      "push(1)", "show(1)", "presentSheet(1)", "presentCover(1)", "goBack()", "goBackToRoot()",
      "goBackTo(0)",
      "goBackTo(where 0)", "goBackTo(id 0)", "pop()", "popTo(0)", "popTo(where 0)", "popTo(id 0)",
      "popToCurrentStackRoot()", "dismiss()", "dismissAll()", "replace(1)", "setRoot(1)",
      "update(id 0, 1)", "leave()",
      "leaveLayer()", "popToRoot()",
    ] { try row.step("flow1.\(verb)", refused: .detached) }
    try row.step("flow1.edit { goBackToRoot() }", refused: .detached)
    #expect(child.routeStack == stack && child.scene == nil && child.parent == nil && row.flows == "0")
  }

  @Test("a scene that goes takes its flows along; one that somebody holds refuses verbs")
  func sceneGone() throws {
    let census: Census
    let held: StyledFlow
    do {
      let row = try RowScene("0 flow1[0 2] sheetFlow3[home flow4[0]]")
      (census, held) = (row.census, try found(row.flow("flow1")))
      #expect(census.living.count == 4)
    }
    #expect(census.living.map(\.flowID) == [held.flowID])
    #expect(!held.push(.page(3)) && !held.leave())
  }

  @Test("a flow hears when it has entered and when it has left, once each, parents first")
  func welcome() throws {
    let diary = Diary()
    let row = try RowScene("0", root: { _ in DiaryFlow("a", diary) })
    try row.does("push(twin1)")
    #expect(diary.lines == ["a entered", "a.1 entered", "a.1.0 entered"])
    diary.lines = []
    // The flows of a refused batch never enter.
    try row.step("batch { goBack(); push(flow2); goBack(5) }", refused: .pastRoot)
    #expect(diary.lines == [])
    try row.does("goBack()")
    #expect(diary.lines == ["a.1.0 left", "a.1 left"])
  }
}
