import Armature
import ArmatureUI
import Observation
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("The window follows observable models")
struct ModelTests {
  @Observable
  final class Shelf {
    var titles = ["Emma"]
    var isLocked = false
  }

  enum ShelfPlace: Destination {
    case list, own

    func screen(in flow: ShelfFlow) -> Screen<Self> {
      Screen("\(self) \(flow.shelf.titles.count)") { for title in flow.shelf.titles { TextRow(title) } }
    }
  }

  final class ShelfFlow: Coordinator<ShelfPlace> {
    let shelf: Shelf

    init(_ shelf: Shelf) {
      self.shelf = shelf
      super.init(root: .list)
    }

    override func canLeave(_ slot: Slot<ShelfPlace>) -> Bool { !shelf.isLocked }
  }

  @Test("after each change it shows what it would show if it were opened now", arguments: Generation.tested)
  func random(_ generation: Generation) async throws {
    var random = SystemRandomNumberGenerator()
    let shelf = Shelf()
    let flow = ShelfFlow(shelf)
    let scene = try FlowScene(root: flow)
    let stage = Stage(scene, generation)
    await stage.rest()
    for number in 0..<30 {
      switch Int.random(in: 0...5, using: &random) {
      case 0: flow.push(.own)
      case 1: flow.presentSheet(.list)
      case 2: flow.goBack(min(1, flow.routes.count))
      case 3: shelf.isLocked.toggle()
      default: shelf.titles.append("Book \(number)")
      }
      await stage.rest()
      let titles = shelf.titles
      #expect(stage.window.texts.filter { titles.contains($0) } == titles, "\(number)")
      #expect(stage.window.failures == [])
    }
  }
}

extension ModelTests.ShelfPlace: CustomStringConvertible {
  var description: String { self == .list ? "List" : "Own" }
}
