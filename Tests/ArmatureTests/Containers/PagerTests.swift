import Armature
import Foundation
import Testing

@Suite("A container of the app's own, made with nothing but what is public")
@MainActor
struct PagerTests {
  final class Pager: ContainerCoordinator {
    init(_ pages: [String]) { super.init(names: pages) }

    override func flow(named name: String) -> AnyCoordinator { StyledFlow() }

    @discardableResult
    func next() -> Bool { turn(by: 1) }

    @discardableResult
    func previous() -> Bool { turn(by: -1) }

    private func turn(by step: Int) -> Bool {
      guard let index = names.firstIndex(of: visibleName), names.indices.contains(index + step) else { return false }
      return show(names[index + step])
    }
  }

  @Test("its pages keep their lines, and its presentation has a name to find the view by")
  func pages() throws {
    let pager = Pager(["one", "two", "three"])
    let scene = try FlowScene(root: pager, notificationCenter: NotificationCenter())
    (pager.visibleFlow as? StyledFlow)?.push(.page(1))
    #expect(!pager.previous() && pager.next() && pager.visibleName == "two")
    #expect(scene.presentation.line.count == 2)
    #expect(scene.select("one", in: pager.id) && scene.presentation.line.count == 3)
    guard case .custom(let drawn) = scene.presentation.content else {
      Issue.record("not a container of the app's own")
      return
    }
    #expect(drawn.container == "Pager" && drawn.visible == "one" && drawn.names == ["one", "two", "three"])
    pager.popToRoot()
    #expect(scene.presentation.line.count == 2)
  }
}
