import Armature
import ArmatureUI
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("Any view can observe a flow")
struct ObservingTests {
  final class ReaderFlow: Coordinator<Page> {
    @Published var bookmarks = 0

    init() { super.init(root: .root) }
  }

  struct PageCount<Flow: Coordinator<Page>>: View {
    @ObservedObject var flow: Flow

    var body: some View { Text("\(flow.routes.count) pages") }
  }

  struct Bookmarks: View {
    @ObservedObject var flow: ReaderFlow

    var body: some View { Text("\(flow.bookmarks) bookmarks") }
  }

  @Test("a view outside of the window's screens is drawn again when the flow changes")
  func routes() throws {
    let flow = PageFlow()
    let scene = try FlowScene(root: flow)
    let window = Window(.newest) { PageCount(flow: flow) }
    #expect(window.texts == ["0 pages"])
    flow.push(.page(1))
    window.settle()
    #expect(window.texts == ["1 pages"] && scene.root === flow)
  }

  @Test("a subclass can also publish properties of its own")
  func properties() throws {
    let flow = ReaderFlow()
    let scene = try FlowScene(root: flow)
    let window = Window(.newest) {
      PageCount(flow: flow)
      Bookmarks(flow: flow)
    }
    flow.push(.page(1))
    window.settle()
    #expect(window.texts == ["1 pages", "0 bookmarks"])
    flow.bookmarks = 2
    window.settle()
    #expect(window.texts == ["1 pages", "2 bookmarks"] && scene.root === flow)
  }
}
