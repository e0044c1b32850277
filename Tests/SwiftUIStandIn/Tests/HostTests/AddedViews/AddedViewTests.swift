import Armature
import ArmatureUI
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

/// The views in the folder `Views` are as `armature add view` writes them. A test of the generator compares them.
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
    for text in ["Thank you.", "State", "open", "Paid", "Street", "Main St", "Milk", "1 l", "Old Bread", "Pay", "3 €"] {
      #expect(stage.window.texts.contains(text))
    }
    await stage.does { $0.tap("Open") && $0.fill("Note", with: "Tea") && $0.tap("Add Bread") }
    #expect(!flow.order.isOpen && flow.order.note == "Tea" && flow.order.items == ["Milk", "Bread", "Bread"])
    #expect(stage.window.texts.contains("closed"))
    // The window follows the model.
    await stage.does { flow.order.items = ["Tea"] }
    #expect(stage.window.texts.contains("Old Tea") && !stage.window.texts.contains("Milk"))
    for (tap, note) in [("Show the map", "map"), ("Pay", "paid"), ("Cancel", "")] {
      await stage.does { $0.tap(tap) }
      #expect(flow.order.note == note)
    }
    for (tap, title) in [("Owner", "Order of Bo"), ("Help", "Nothing")] {
      await stage.does { $0.tap(tap) }
      #expect(stage.window.title == title)
    }
  }
}
