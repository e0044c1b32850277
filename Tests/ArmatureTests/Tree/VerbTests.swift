import Armature
import Testing

@Suite("A verb does what its name says, or changes nothing")
@MainActor
struct VerbTests {
  nonisolated static let rows = [
    Row("show takes the destination's style", "0", "show(sheet1)", "0 sheet1"),
    Row("push onto the window", "0 1", "push(2)", "0 1 2"),
    Row("push onto a sheet with a stack", "0 sheet1", "push(2)", "0 sheet1 2"),
    Row("push onto a sheet without a stack", "0 card1", "push(2)", refused: .noStack),
    Row("show a pushed destination there", "0 card1", "show(2)", refused: .noStack),
    Row("a sheet over a sheet without a stack", "0 card1", "presentSheet(2)", "0 card1 2:sheet"),
    Row("an alert", "0 sheet1", "show(ask2)", "0 sheet1 ask2"),
    Row("push below an inspector", "0 1 aside2", "push(3)", "0 1 3 aside2"),
    Row("push below two inspectors", "0 aside1 aside2", "push(3)", "0 3 aside1 aside2"),
    Row("push onto a sheet over an inspector", "0 aside1 sheet2", "push(3)", "0 aside1 sheet2 3"),
    Row("push below the inspector of a sheet without a stack", "0 card1 aside2", "push(3)", refused: .noStack),
    Row("a sheet over an inspector", "0 aside1", "show(sheet2)", "0 aside1 sheet2"),
    Row("another inspector", "0 1 aside2", "replace(aside3)", "0 1 aside3"),
    Row("back closes an inspector first", "0 1 aside2", "goBack(1)", "0 1"),
    Row("push onto an alert", "0 ask1", "push(2)", refused: .underDialog),
    Row("a sheet over an alert", "0 ask1", "presentSheet(2)", refused: .underDialog),
    Row("a cover over an alert", "0 ask1", "presentCover(2)", refused: .underDialog),
    Row("an alert over an alert", "0 sheet1 ask2", "show(ask3)", refused: .underDialog),
    Row("a dialog over an alert", "0 ask1", "show(2:dialog)", refused: .underDialog),
    Row("an alert in place of an alert", "0 ask1", "replace(ask2)", "0 ask2"),
    Row("dismiss an alert", "0 sheet1 ask2", "dismiss(1)", "0 sheet1"),
    Row("a cover", "0", "presentCover(2)", "0 2:cover"),
    Row("go back by one", "0 1 2", "goBack(1)", "0 1"),
    Row("go back over a sheet", "0 1 sheet2 3", "goBack(2)", "0 1"),
    Row("go back by none", "0 1", "goBack(0)", "0 1"),
    Row("go back at the root", "0", "goBack(1)", refused: .pastRoot),
    Row("go back by two with one route", "0 1", "goBack(2)", refused: .pastRoot),
    Row("go back by a negative number", "0 1", "goBack(-1)", refused: .pastRoot),
    Row("go back to the root", "0 1 sheet2", "goBackToRoot()", "0"),
    Row("go back to the root from the root", "0", "goBackToRoot()", "0"),
    Row("go back to the last match", "0 1 2 1 3", "goBackTo(1)", "0 1 2 1"),
    Row("go back to a match beneath a sheet", "0 1 sheet2 3", "goBackTo(1)", "0 1"),
    Row("go back to the root's destination", "0 1", "goBackTo(0)", "0"),
    Row("go back to what is not there", "0 1", "goBackTo(9)", refused: .notFound),
    Row("go back to where a condition holds", "0 1 sheet2 3", "goBackTo(where 1 sheet2)", "0 1 sheet2"),
    Row("go back to where nothing matches", "0 1", "goBackTo(where)", refused: .notFound),
    Row("go back to a slot", "0 1 sheet2 3", "goBackTo(id 1)", "0 1"),
    Row("go back to an unknown slot", "0 1", "goBackTo(id 9)", refused: .notFound),
    Row("remove from the middle", "0 1 2 3", "remove(id 2)", "0 1 3"),
    Row("remove the last one", "0 1 2", "remove(id 2)", "0 1"),
    Row("remove beneath a sheet", "0 1 sheet2 3", "remove(id 1)", "0 sheet2 3"),
    Row("remove beneath an alert", "0 1 ask2", "remove(id 1)", "0 ask2"),
    Row("remove a sheet with all above it", "0 1 sheet2 3 cover4", "remove(id sheet2)", "0 1"),
    Row("remove onto a sheet's root", "0 sheet1 2 3", "remove(id 2)", "0 sheet1 3"),
    Row("remove the root", "0 1", "remove(id 0)", refused: .rootSlot),
    Row("remove an unknown slot", "0 1", "remove(id 9)", refused: .notFound),
    Row("remove where a condition holds", "0 1 2 1 3", "remove(where 1 3)", "0 2"),
    Row("remove where a sheet and what is above it match", "0 1 sheet2 3 4", "remove(where sheet2 4)", "0 1"),
    Row("remove where only the root matches", "0 1", "remove(where 0)", refused: .notFound),
    Row("remove where nothing matches", "0 1", "remove(where)", refused: .notFound),
    Row("pop by two", "0 1 2 3", "pop(2)", "0 1"),
    Row("pop past a sheet", "0 1 sheet2 3", "pop(2)", refused: .belowLayer),
    Row("pop a sheet itself", "0 1 sheet2", "pop(1)", refused: .belowLayer),
    Row("pop at the root", "0", "pop(1)", refused: .pastRoot),
    Row("pop more than there are", "0 sheet1 2", "pop(3)", refused: .pastRoot),
    Row("pop to a match", "0 1 2 3", "popTo(1)", "0 1"),
    Row("pop to the sheet of the layer", "0 1 sheet2 3", "popTo(sheet2)", "0 1 sheet2"),
    Row("pop to a match beneath a sheet", "0 1 sheet2 3", "popTo(1)", refused: .belowLayer),
    Row("pop to the root's destination", "0 1", "popTo(0)", "0"),
    Row("pop to the root's destination from a sheet", "0 sheet1 2", "popTo(0)", refused: .belowLayer),
    Row("pop to where a condition holds", "0 1 2", "popTo(where 1)", "0 1"),
    Row("pop to where nothing matches", "0 1", "popTo(where)", refused: .notFound),
    Row("pop to a slot", "0 1 2", "popTo(id 0)", "0"),
    Row("pop to an unknown slot", "0 1", "popTo(id 9)", refused: .notFound),
    Row("pop to the root of the layer", "0 1 sheet2 3 4", "popToCurrentStackRoot()", "0 1 sheet2"),
    Row("pop to the root of the window", "0 1 2", "popToCurrentStackRoot()", "0"),
    Row("dismiss the last layer", "0 sheet1 2 cover3 4", "dismiss(1)", "0 sheet1 2"),
    Row("dismiss two layers", "0 0 sheet1 cover3", "dismiss(2)", "0 0"),
    Row("dismiss with nothing presented", "0 1 2", "dismiss(1)", refused: .nothingPresented),
    Row("dismiss more layers than there are", "0 1 sheet2", "dismiss(2)", refused: .nothingPresented),
    Row("dismiss a negative number", "0 sheet2", "dismiss(-1)", refused: .nothingPresented),
    Row("dismiss all", "0 1 sheet2 3 cover4", "dismissAll()", "0 1"),
    Row("dismiss all with nothing presented", "0 1", "dismissAll()", "0 1"),
    Row("replace the last route", "0 1 2", "replace(3)", "0 1 3"),
    Row("replace at the root", "0", "replace(3)", refused: .rootSlot),
    Row("a new root", "0 1 sheet2", "setRoot(0)", "0"),
    Row("update a slot", "0 1:sheet 2", "update(id 1, 9)", "0 9:sheet 2"),
    Row("update an unknown slot", "0 1", "update(id 9, 9)", refused: .notFound),
  ]

  @Test("on a coordinator in a scene, with and without an observer of events", arguments: rows)
  func coordinator(row: Row) throws { try row.check() }

  @Test("on a stack, and on a coordinator that is not in a scene yet", arguments: rows)
  func outside(row: Row) throws {
    let flow = StyledFlow()
    var stack = RouteStack<Styled>(root: .page(0))
    for slot in row.before.parts(" ").dropFirst() {
      let show = RowAct.acts("show(\(slot))")[0]
      #expect(try show.perform(on: flow) { _ in })
      try show.perform(on: &stack)
    }
    let (old, act) = (stack, RowAct.acts(row.acts)[0])
    let isDone = try act.perform(on: flow) { _ in }
    if case .refused(let reason) = row.outcome {
      #expect(throws: reason) { try act.perform(on: &stack) }
      #expect(!isDone && stack == old && FlowText.text(flow) == row.before)
    } else if case .done(let after) = row.outcome {
      try act.perform(on: &stack)
      #expect(isDone && FlowText.text(flow) == after)
    }
    #expect(stack.routes.map(\.destination) == flow.routes.map(\.destination) && stack.root == flow.root)
  }

  @Test(
    "canGoBack and canPush foretell",
    arguments: [
      ("0", 0, true, true), ("0", 1, false, true), ("0 1", 1, true, true), ("0 1", 2, false, true),
      ("0 1", -1, false, true), ("0 card1", 1, true, false), ("0 card1 sheet2", 2, true, true),
      ("0 ask1", 1, true, false),
    ])
  func foretelling(flows: String, steps: Int, canGoBack: Bool, canPush: Bool) throws {
    let scene = try RowScene(flows)
    let flow: StyledFlow = try found(scene.scene.root)
    #expect(flow.canGoBack(steps) == canGoBack && flow.routeStack.canGoBack(steps) == canGoBack)
    #expect(flow.canPush == canPush && flow.routeStack.canPush == canPush)
  }

  @Test("a new root keeps the slot and starts a generation; a new payload keeps both")
  func identity() throws {
    let scene = try RowScene("nest[0] 1:sheet")
    let old = scene.scene.presentation.line
    try scene.step("update(id 1, 2)", "nest[0] 2:sheet |")
    #expect(scene.scene.presentation.line.map(\.id) == old.map(\.id))
    try scene.step("update(id nest, 3)", refused: .notAdopted)
    try scene.step("replace(4)", "nest[0] 4:sheet | -2 verb, +4")
    #expect(scene.scene.presentation.line[1].id != old[1].id)
    try scene.step("setRoot(nest)", "nest[0] | -4 newRoot, +0")
    let new = scene.scene.presentation.topNode
    #expect(new.id == old[0].id && new.generation != old[0].generation)
  }

  @Test("a payload of a slot with a child flow changes only when the flow adopts it")
  func adoption() throws {
    let flow = ClosureFlow { if case .flow = $0 { StyledFlow() } else { nil } }
    let scene = try RowScene("0 flow1[0]", root: { _ in flow })
    let child = flow.children[0]
    try scene.step("update(id flow1, flow2)", refused: .notAdopted)
    flow.takes = { $0 == .flow(2) }
    try scene.step("edit { update(id flow1, flow3) }", refused: .notAdopted)
    try scene.step("update(id flow1, flow2)", "0 flow2[0] |")
    #expect(flow.children[0] === child)
    try scene.step("update(id flow2, 3)", refused: .notAdopted)
  }
}
