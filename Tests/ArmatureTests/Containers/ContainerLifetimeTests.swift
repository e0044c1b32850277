import Armature
import Testing

/// A ``Row`` checks that flows are released with their slots.
@Suite("Containers and all in them live exactly as long as their slot")
@MainActor
struct ContainerLifetimeTests {
  nonisolated static let containers = [
    "tabs{*first: 0 flow1[0] sheetFlow2[home], second: 0 flow1[0] sheetFlow2[home], forgetful: 0}",
    "split<sidebar: home flow1[0], detail: 0 flow2[0] sheetFlow3[home]>",
    "mail<sidebar: home, middle: home flow1[0], detail: 0 flow2[0]>",
  ]
  nonisolated static let roots = [
    "{*nested: {first: 0 sheetFlow1[home], *second: 0}, library: <sidebar: home, detail: 0 flow1[0]>}",
    "<sidebar: start \(containers[0]), detail: start split<sidebar: home flow1[0], detail: 0 flow2[0]>>",
  ]

  @Test(
    "they go with their slot, whatever takes it, and stay when that is taken back", arguments: containers,
    [
      "goBack()", "setRoot(1)", "replace(1)", "popToRoot(line)", "batch { goBackToRoot(); push(2); dismissAll() }",
      "scene.pop(start)",
    ])
  func slot(container: String, act: String) throws {
    let row = try RowScene("start \(container)")
    let count = row.census.living.count
    try row.step("batch { \(act); throw }", refused: .notFound)
    #expect(row.census.living.count == count)
    #expect(try row.does(act) && row.census.living.count == 1)
    try row.step("batch { show(\(container.prefix { $0.isLetter })); throw }", refused: .notFound)
    #expect(row.census.living.count == 1)
  }

  @Test("they go with the scene", arguments: containers.map { "start \($0)" } + roots)
  func scene(flows: String) throws {
    let census: Census
    do {
      let row = try RowScene(flows)
      census = row.census
      #expect(census.living.count > 3 && row.flows == flows)
    }
    #expect(census.living.isEmpty)
  }

  @Test("a flow says goodbye once, also the ones of hidden tabs, and its container after it")
  func goodbye() throws {
    final class Book: ContainerCoordinator {
      let diary: Diary
      init(_ diary: Diary) {
        self.diary = diary
        super.init(names: ["one", "two", "three"])
      }
      override func flow(named name: String) -> AnyCoordinator { DiaryFlow(name, diary) }
      override func didEnter() { diary.lines.append("book entered") }
      override func didLeave() { diary.lines.append("book left") }
    }
    let diary = Diary()
    let root = ClosureFlow { $0 == .flow(1) ? Book(diary) : nil }
    let row = try RowScene("0 flow1{one: 0, *two: 0, three}", root: { _ in root })
    #expect(diary.lines == ["book entered", "one entered", "two entered"])
    diary.lines = []
    row.scene.back()
    #expect(diary.lines == ["two left", "one left", "book left"])
  }
}
