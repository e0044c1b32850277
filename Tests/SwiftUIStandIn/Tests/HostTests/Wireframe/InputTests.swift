import Armature
import Foundation
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

private enum Payment: Destination {
  case fields, secret

  typealias Flow = PaymentFlow

  var style: Armature.PresentationStyle { self == .secret ? .alert : .push }

  func screen(in flow: PaymentFlow) -> Screen<Self> {
    switch self {
    case .fields:
      Screen("Payment") {
        ImageRow("Verified", image: "checkmark.seal")
        SectionRow("All") {
          ButtonRow("Öffnen \(flow.copies)") { flow.copies += 1 }.accessibilityIdentifier("open")
          ButtonRow("★") { flow.copies = 0 }.accessibilityLabel("Star")
        }
        LinkRow("Fragen", to: .secret).accessibilityIdentifier("ask")
        FieldRow("Password", text: flow.password, kind: .secure) { flow.password = $0 }
        FieldRow("Search", text: flow.query, prompt: "Anything", kind: .search) { flow.query = $0 }
          .accessibilityIdentifier("search")
        NumberRow("Amount", value: flow.amount, in: 0...1000) { flow.amount = $0 }
        PickerRow("Currency", selection: flow.currency, options: ["EUR", "USD"]) { flow.currency = $0 }
        DateRow("Due", date: flow.due, showing: .date) { flow.due = $0 }
        StepperRow("Copies", value: flow.copies, in: 0...3) { flow.copies = $0 }
      }
    case .secret:
      .dialog("Secret", field: FieldRow("PIN", text: flow.password, kind: .secure) { flow.password = $0 }) {
        ButtonRow("Ja") { flow.query = "yes" }.accessibilityIdentifier("yes")
      }
    }
  }
}

private final class PaymentFlow: Coordinator<Payment> {
  var password = ""
  var query = ""
  var amount = 12.5
  var currency = "GBP"
  var due = Date(timeIntervalSinceReferenceDate: 0)
  var copies = 2
}

@MainActor
@Suite("Rows are the system's controls, with identifiers and labels for tests and assistive technologies")
struct InputTests {
  private let flow = PaymentFlow(root: .fields)

  @Test("each sets its value", arguments: Generation.tested)
  func controls(generation: Generation) async throws {
    let stage = await Stage(try FlowScene(root: flow), generation).atRest()
    let window = stage.window
    #expect(window.texts.contains("Verified") && window.texts.contains("Copies: 2") && !window.texts.contains("EUR"))
    window.fill("Password", with: "pw")
    window.fill("Search", with: "milk")
    window.choose("USD", for: "Currency")
    let day = Date(timeIntervalSinceReferenceDate: 86_400)
    window.set(day, in: "Due")
    await stage.does { $0.step("Copies: 2", by: 1) && $0.step("Copies: 3", by: 1) }
    #expect([flow.password, flow.query, flow.currency] == ["pw", "milk", "USD"])
    #expect(flow.due == day && flow.copies == 3)
    #expect(window.texts.contains("USD") && window.texts.contains("Copies: 3"))
    await stage.does { $0.tap("Star") }
    await stage.does { $0.tap("open") }
    await stage.does { $0.tap("open") && $0.fill("search", with: "x") }
    #expect(flow.copies == 2 && flow.query == "x")
    // An alert has a field for a password.
    await stage.does { $0.tap("ask") }
    window.fill("PIN", with: "1234")
    await stage.does { $0.tap("yes") }
    #expect(flow.password == "1234" && flow.query == "yes" && stage.failures == [])
  }

  @Test("a number keeps the text while it is typed, names what it expects, and follows the model")
  func number() async throws {
    let stage = await Stage(try FlowScene(root: flow)).atRest()
    #expect(stage.window.fields["Amount"] == "12.5")
    let problem = "“Amount” takes a number from 0 to 1000, not “7.5x”"
    for (text, amount, complaint) in [("7.50", 7.5, nil), ("7.5x", 7.5, problem), ("8", 8, nil)] {
      await stage.does { $0.fill("Amount", with: text) }
      #expect(stage.window.fields["Amount"] == text && flow.amount == amount)
      #expect(stage.window.texts.first { $0.contains("takes a number") } == complaint)
    }
    flow.amount = 100
    await stage.does { flow.refresh() }
    #expect(stage.window.fields["Amount"] == "100" && stage.failures == [])
  }
}
