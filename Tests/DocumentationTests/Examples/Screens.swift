import Armature
import Foundation
import Testing

enum ScreensExample {
  enum SettingsDestination: Destination {
    case overview, account

    typealias Flow = SettingsCoordinator

    func screen(in flow: SettingsCoordinator) -> Screen<Self> {
      switch self {
      case .overview:
        Screen("Settings") {
          LinkRow("Account", detail: flow.name, to: .account)
          SectionRow("You") {
            FieldRow("Name", text: flow.name, prompt: "Who are you?") { flow.name = $0 }
            ToggleRow("Large text", isOn: flow.isLarge) { flow.isLarge = $0 }
          }
          if let date = flow.lastSync { TextRow("Last sync", detail: date) }
          ButtonRow("Sync now") { try await flow.sync() }
        }
        .toolbar(.leading) { ButtonRow("Close", role: .cancel) { flow.leave() } }
        .toolbar(.primary) { ButtonRow("Done", isEnabled: !flow.name.isEmpty) { flow.save() } }
        .task { await flow.load() }

      case .account:
        let initials = flow.name.prefix(1)
        if initials.isEmpty { Screen("Account") } else { Screen("Account of \(initials).") }
      }
    }
  }

  final class SettingsCoordinator: Coordinator<SettingsDestination> {
    var name = "Ada"
    var isLarge = false
    var lastSync: String?

    func sync() async throws { throw CocoaError(.featureUnsupported) }
    func save() {}

    func load() async {
      lastSync = "Monday"
      refresh()
    }
  }

  enum TransferDestination: Destination {
    case form

    typealias Flow = TransferCoordinator

    func screen(in flow: TransferCoordinator) -> Screen<Self> {
      Screen("Transfer") {
        ImageRow("To a verified account", image: "checkmark.seal")
        NumberRow("Amount", value: flow.amount, in: 0...1000) { flow.amount = $0 }
        PickerRow("Currency", selection: flow.currency, options: ["EUR", "USD"]) { flow.currency = $0 }
        DateRow("On", date: flow.day, showing: .date) { flow.day = $0 }
        StepperRow("Times", value: flow.times, in: 1...12) { flow.times = $0 }
        FieldRow("PIN", text: flow.pin, kind: .secure) { flow.pin = $0 }
      }
    }
  }

  final class TransferCoordinator: Coordinator<TransferDestination> {
    var amount = 0.0
    var currency = "EUR"
    var day = Date(timeIntervalSinceReferenceDate: 0)
    var times = 1
    var pin = ""
  }

  @Test("an input row takes a text or tells what it expects")
  @MainActor static func inputs() throws {
    let flow = TransferCoordinator(root: .form)
    let scene = try FlowScene(root: flow)
    let rows = try #require(scene.screen(of: flow.rootID)?.rows)
    try rows[1].enter("12.5")
    try rows[2].enter("USD")
    let row = rows[3]
    try row.enter("2026-11-22")
    #expect(flow.amount == 12.5 && flow.currency == "USD" && flow.day > Date(timeIntervalSinceReferenceDate: 0))
    let error = #expect(throws: RowInputError.self) { try rows[1].enter("12,5") }
    #expect(error.map { "\($0)" } == "“Amount” takes a number from 0 to 1000, not “12,5”")
  }

  @Test("a failure stands at its button, and the task of the screen draws it again")
  @MainActor static func screen() async throws {
    let flow = SettingsCoordinator(root: .overview)
    let scene = try FlowScene(root: flow)
    let node = scene.presentation.topNode
    let screen = try #require(scene.screen(of: node.id))
    #expect(screen.rows.map(\.title) == ["Account", "You", "Sync now"])
    #expect(screen.toolbar.map(\.placement) == [.leading, .primary])

    try scene.tap("Sync now")
    await scene.settled()
    guard case .button(_, .failed, _, _)? = scene.screen(of: node.id)?.rows.last?.kind else {
      Issue.record("The failure is not shown")
      return
    }
    await withCheckedContinuation { continuation in
      scene.observe { _ in continuation.resume() }
      scene.didDraw(node.id)
    }
    #expect(scene.screen(of: node.id)?.rows[2].detail == "Monday")
  }
}
