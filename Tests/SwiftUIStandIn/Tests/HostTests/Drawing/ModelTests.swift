import Armature
import ArmatureUI
import Observation
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("The window follows observable models")
struct ModelTests {
  enum Step: CaseIterable { case push, sheet, goBack, lock, add, remove, rename }

  @Test("after each change it shows what it would show if it were opened now", arguments: Generation.tested)
  func random(_ generation: Generation) async throws {
    try await trySequences(20, of: Step.self, upTo: 12) { _, steps in
      try await failure(of: steps, on: generation)
    }
  }

  private func failure(of steps: [(Step, Int)], on generation: Generation) async throws -> String? {
    let shelf = Shelf()
    let flow = ShelfFlow(shelf)
    let stage = await Stage(try FlowScene(root: flow), generation).atRest()
    for (step, number) in steps {
      switch step {
      case .push: flow.push(.own)
      case .sheet: flow.presentSheet(.list)
      case .goBack: flow.goBack(min(1, flow.routes.count))
      case .lock: shelf.isLocked.toggle()
      case .add: shelf.titles.append("Book \(number)")
      case .remove: shelf.titles = shelf.titles.dropLast()
      case .rename: shelf.name = "Shelf \(number)"
      }
      await stage.rest()
      // The host draws its own button to go back where the system's would ask nobody.
      let texts = stage.window.texts.filter { $0 != "Back" }
      let wanted = ["\(flow.top) of \(shelf.name), \(shelf.isLocked ? "locked" : "open")"] + shelf.titles
      if texts.suffix(wanted.count) != wanted[...] { return "after \(step) the window shows \(texts), not \(wanted)" }
    }
    return stage.window.failures.first
  }

  @Observable
  final class Shelf {
    var name = "Shelf"
    var titles = ["Emma"]
    var isLocked = false
  }

  enum ShelfPlace: Destination {
    case list, own

    func screen(in flow: ShelfFlow) -> Screen<Self> {
      Screen("Shelf") {
        TextRow("\(self) of \(flow.shelf.name), \(flow.shelf.isLocked ? "locked" : "open")")
        for title in flow.shelf.titles { TextRow(title) }
      }
    }
  }

  final class ShelfFlow: Coordinator<ShelfPlace> {
    let shelf: Shelf

    init(_ shelf: Shelf) {
      self.shelf = shelf
      super.init(root: .list)
    }

    var top: ShelfPlace { routes.last?.destination ?? root }

    override func canLeave(_ slot: Armature.Slot<ShelfPlace>) -> Bool { !shelf.isLocked }
  }
}
