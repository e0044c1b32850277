import Armature
import Testing

@Suite("Split views")
@MainActor
struct SplitTests {
  let library = TwoColumns()
  let scene: FlowScene

  init() throws { scene = try FlowScene(root: library) }

  var drawn: Presentation.Split? {
    if case .split(let split) = scene.presentation.content { split } else { nil }
  }

  @Test("a detail takes the placeholder's place; its flow is kept for another detail, and ends when it is closed")
  func detail() throws {
    #expect(drawn?.detail == nil && drawn?.expanded.count == 2 && drawn?.hasMiddle == false && drawn?.middle == nil)
    #expect(library.showDetail(.page(7)))
    library.detail?.push(.page(8))
    library.sidebar.push(.page(1))
    #expect(scene.line == ["TwoColumns", "home", "page(1)", "page(7)", "page(8)"])
    let detail = try #require(library.detail)
    #expect(library.showDetail(.page(9)))
    #expect(library.detail === detail && detail.routes.isEmpty && detail.root == .page(9))
    #expect(library.closeDetail() && library.detail == nil && detail.scene == nil && drawn?.detail == nil)
  }

  @Test("collapsed, the columns are one stack; the modals of all columns are above it")
  func collapsed() throws {
    library.sidebar.push(.page(1))
    library.showDetail(.page(7))
    library.detail?.show(.sheet(8))
    scene.setLayout(.joined, of: library.id)
    #expect(drawn?.isCollapsed == true && library.isCollapsed)
    #expect(drawn?.collapsed.path.map { "\($0.destination)" } == ["page(1)", "page(7)"])
    #expect(scene.layers == [["TwoColumns"], ["sheet(8)"]])
    scene.setLayout(.apart, of: library.id)
    #expect(drawn?.isCollapsed == false && scene.layers == [["TwoColumns"], ["sheet(8)"]])
  }

  @Test("three columns have a middle")
  func threeColumns() throws {
    let scene = try RowScene("<sidebar: home, middle: 1, detail: 7>").scene
    #expect(scene.line == ["ThreeColumns", "home", "page(1)", "page(7)"])
    guard case .split(let drawn) = scene.presentation.content else { throw SceneError.noName }
    #expect(drawn.hasMiddle && drawn.middle.map { "\($0.root.destination)" } == "page(1)")
  }
}
