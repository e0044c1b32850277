import Armature
import Foundation
import TestSupport
import Testing

@Suite("Split views")
@MainActor
struct SplitTests {
  let library = TwoColumns()
  let scene: FlowScene

  init() throws { scene = try FlowScene(root: library, notificationCenter: NotificationCenter()) }

  var drawn: Presentation.Split? {
    if case .split(let split) = scene.presentation.content { split } else { nil }
  }

  @Test("a detail takes the placeholder's place, its routes lie above its root")
  func detail() throws {
    #expect(drawn?.detail == nil && drawn?.expanded.count == 2 && drawn?.hasMiddle == false && drawn?.middle == nil)
    #expect(library.showDetail(.page(7)))
    library.detail?.push(.page(8))
    library.sidebar.push(.page(1))
    #expect(scene.line == ["home", "page(1)", "page(7)", "page(8)"].withContainer("TwoColumns"))
    let detail = try #require(library.detail)
    #expect(library.showDetail(.page(9)))
    #expect(library.detail === detail && detail.routes.isEmpty && detail.root == .page(9))
    #expect(library.closeDetail() && library.detail == nil && detail.scene == nil)
    #expect(drawn?.detail == nil)
  }

  @Test("collapsed, the columns are one stack, and going back from the detail's root leaves the placeholder")
  func collapsed() throws {
    library.sidebar.push(.page(1))
    library.showDetail(.page(7))
    library.detail?.push(.page(8))
    scene.setCollapsed(true, library.id)
    #expect(drawn?.isCollapsed == true)
    #expect(drawn?.collapsed.path.map { "\($0.destination)" } == ["page(1)", "page(7)", "page(8)"])
    #expect(scene.back() && library.detail?.routes.isEmpty == true)
    #expect(scene.back() && library.detail == nil)
    scene.setCollapsed(false, library.id)
    #expect(drawn?.detail == nil)
    #expect(scene.back() && !scene.back())
  }

  @Test("a column that is closed before the split view comes into a scene stays closed")
  func closedOutside() throws {
    let early = TwoColumns()
    #expect(early.showDetail(.page(7)) && early.detail != nil)
    #expect(early.closeDetail() && early.detail == nil)
    let scene = try FlowScene(root: early)
    #expect(scene.line == ["home"].withContainer("TwoColumns"))
  }

  @Test("expanded, going back ends at the roots of the columns")
  func expandedBack() throws {
    library.showDetail(.page(7))
    library.detail?.push(.page(8))
    library.sidebar.push(.page(1))
    #expect(scene.back() && scene.back() && !scene.back())
    #expect(library.detail?.root == .page(7))
  }

  @Test("a gesture into the sidebar takes the detail along only where they are one stack")
  func gestures() throws {
    library.sidebar.push(.page(1))
    library.showDetail(.page(7))
    #expect(scene.pop(to: library.sidebar.rootID))
    #expect(library.detail != nil && library.sidebar.routes.isEmpty)
    library.sidebar.push(.page(1))
    scene.setCollapsed(true, library.id)
    #expect(scene.pop(to: library.sidebar.rootID))
    #expect(library.detail == nil && scene.line == ["TwoColumns", "home"])
  }

  @Test("the columns of a window share one chain of modals, which only one of them has")
  func modals() throws {
    library.showDetail(.page(7))
    #expect(library.detail?.show(.sheet(1)) == true)
    #expect(!library.sidebar.show(.sheet(2)))
    #expect(scene.layers == [["TwoColumns"], ["sheet(1)"]])
    library.detail?.dismissAll()
    #expect(library.sidebar.show(.sheet(2)))
    #expect(library.detail?.show(.sheet(1)) == false)
    #expect(library.sidebar.push(.page(3)))
    #expect(scene.layers == [["TwoColumns"], ["sheet(2)", "page(3)"]])
  }

  @Test("the detail can leave, the sidebar stays")
  func leave() {
    library.showDetail(.page(7))
    #expect(library.detail?.leave() == true && library.detail == nil)
    #expect(!library.sidebar.leave())
  }

  @Test("of three columns, another middle closes the detail")
  func threeColumns() throws {
    let mail = ThreeColumns()
    let scene = try FlowScene(root: mail)
    mail.showMiddle(.page(1))
    mail.showDetail(.page(7))
    #expect(scene.line == ["home", "page(1)", "page(7)"].withContainer("ThreeColumns"))
    guard case .split(let drawn) = scene.presentation.content else { throw SceneError.noName }
    #expect(drawn.hasMiddle && drawn.middle.map { "\($0.root.destination)" } == "page(1)")
    mail.showMiddle(.page(2))
    #expect(scene.line == ["home", "page(2)"].withContainer("ThreeColumns"))
    mail.showDetail(.page(7))
    scene.setCollapsed(true, mail.id)
    #expect(scene.pop(to: mail.sidebar.rootID))
    #expect(mail.middle == nil && mail.detail == nil)
  }

  @Test("a scene that cannot be opened leaves a split view as it was")
  func withdrawn() throws {
    let library = TwoColumns()
    library.sidebar.push(.nest)
    #expect(throws: Never.self) { try FlowScene(root: library) }
  }

  @Test("collapsing and expanding again changes nothing, and what the user does meanwhile is kept")
  func reversible() {
    var random = RandomSource(seed: 7)
    for _ in 0..<300 {
      let column = Int.random(in: 0..<4, using: &random)
      switch column {
      case 0: library.sidebar.push(.page(column))
      case 1: library.showDetail(.page(Int.random(in: 0..<3, using: &random)))
      case 2: library.detail?.push(.page(column))
      default: scene.back()
      }
      let before = scene.presentation
      scene.setCollapsed(true, library.id)
      let stack = drawn.map { [$0.collapsed.root] + $0.collapsed.path } ?? []
      #expect(stack.map(\.id) == before.line.dropFirst().map(\.id))
      if Bool.random(using: &random) {
        scene.setCollapsed(false, library.id)
        #expect(scene.presentation == before)
      } else if scene.back() {
        scene.setCollapsed(false, library.id)
        #expect(scene.presentation.line.map(\.id) == before.line.dropLast().map(\.id))
      } else {
        scene.setCollapsed(false, library.id)
      }
    }
  }
}

extension [String] {
  fileprivate func withContainer(_ name: String) -> [String] { [name] + self }
}
