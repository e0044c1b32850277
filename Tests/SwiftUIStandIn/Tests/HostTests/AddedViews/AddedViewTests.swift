import Armature
import ArmatureUI
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

/// The other views in this folder are as `armature add view` writes them. A test of the generator compares them.
@MainActor
@Suite("A view that the generator has written")
struct AddedViewTests {
  private let flow = OrderCoordinator()
  private let stage: Stage

  init() throws { stage = Stage(try FlowScene(root: flow), .newest) }

  @Test("shows the rows of its screen, and passes on what the user does")
  func walk() async {
    await stage.rest()
    #expect(stage.window.title == "Order of Ada" && stage.window.failures == [])
    for text in ["Thank you.", "State", "open", "Paid", "Street", "Main St", "Milk", "1 l", "Old Bread"] {
      #expect(stage.window.texts.contains(text))
    }
    #expect(stage.window.tap("Open") && stage.window.fill("Note", with: "Tea") && stage.window.tap("Add Bread"))
    await stage.rest()
    #expect(!flow.order.isOpen && flow.order.note == "Tea" && flow.order.items == ["Milk", "Bread", "Bread"])
    #expect(stage.window.texts.contains("closed"))
    #expect(stage.window.tap("Show the map"))
    await stage.rest()
    #expect(flow.order.note == "map" && stage.window.tap("Cancel"))
    await stage.rest()
    #expect(flow.order.note == "" && stage.window.tap("Owner"))
    await stage.rest()
    #expect(stage.window.title == "Order of Bo" && stage.window.tap("Help"))
    await stage.rest()
    #expect(stage.window.title == "Nothing")
  }
}
