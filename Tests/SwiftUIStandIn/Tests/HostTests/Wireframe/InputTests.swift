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
        FieldRow("Password", text: flow.password, kind: .secure) { flow.password = $0 }
        FieldRow("Search", text: flow.query, prompt: "Anything", kind: .search) { flow.query = $0 }
        NumberRow("Amount", value: flow.amount, in: 0...1000) { flow.amount = $0 }
        PickerRow("Currency", selection: flow.currency, options: ["EUR", "USD"]) { flow.currency = $0 }
        DateRow("Due", date: flow.due, showing: .date) { flow.due = $0 }
        StepperRow("Copies", value: flow.copies, in: 0...3) { flow.copies = $0 }
      }
    case .secret:
      .dialog("Secret", field: FieldRow("PIN", text: flow.password, kind: .secure) { flow.password = $0 }) {
        ButtonRow("OK") {}
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
@Suite("Input rows are the system's controls")
struct InputTests {
  @Test("each sets its value", arguments: Generation.tested)
  func controls(generation: Generation) async throws {
    let flow = PaymentFlow(root: .fields)
    let stage = Stage(try FlowScene(root: flow), generation)
    await stage.rest()
    let window = stage.window
    #expect(window.texts.contains("Verified") && window.texts.contains("Copies: 2"))
    #expect(!window.texts.contains("EUR"))
    window.fill("Password", with: "pw")
    window.fill("Search", with: "milk")
    window.choose("USD", for: "Currency")
    let day = Date(timeIntervalSinceReferenceDate: 86_400)
    window.set(day, in: "Due")
    window.step("Copies: 2", by: 1)
    window.step("Copies: 3", by: 1)
    await stage.rest()
    #expect([flow.password, flow.query, flow.currency] == ["pw", "milk", "USD"])
    #expect(flow.due == day && flow.copies == 3)
    #expect(window.texts.contains("USD") && window.texts.contains("Copies: 3"))
    #expect(window.failures == [])
  }

  @Test("a number keeps the text while it is typed, tells what it expects, and follows the model")
  func number() async throws {
    let flow = PaymentFlow(root: .fields)
    let stage = Stage(try FlowScene(root: flow), .newest)
    await stage.rest()
    let window = stage.window
    func type(_ text: String) async {
      window.fill("Amount", with: text)
      await stage.rest()
    }
    #expect(window.fields["Amount"] == "12.5")
    await type("7.50")
    #expect(window.fields["Amount"] == "7.50" && flow.amount == 7.5)
    await type("7.5x")
    #expect(window.fields["Amount"] == "7.5x" && flow.amount == 7.5)
    #expect(window.texts.contains("“Amount” takes a number from 0 to 1000, not “7.5x”"))
    await type("8")
    #expect(flow.amount == 8 && !window.texts.contains { $0.contains("takes a number") })
    flow.amount = 100
    flow.refresh()
    await stage.rest()
    #expect(window.fields["Amount"] == "100")
    #expect(window.failures == [])
  }

  @Test("an alert has a field for a password", arguments: Generation.tested)
  func alert(generation: Generation) async throws {
    let flow = PaymentFlow(root: .fields)
    let stage = Stage(try FlowScene(root: flow), generation)
    flow.show(.secret)
    await stage.rest()
    stage.window.fill("PIN", with: "1234")
    stage.window.tap("OK")
    await stage.rest()
    #expect(flow.password == "1234" && stage.window.failures == [])
  }
}
