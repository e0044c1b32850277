import Armature
import ArmatureUI
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

private enum LetterTab: String, Armature.Tab {
  case here, there

  typealias Flow = LetterTabs

  func flow(in tabs: LetterTabs) -> AnyCoordinator { Letters(root: .list) }
  func item(in tabs: LetterTabs) -> TabItem {
    TabItem(rawValue.uppercased(), image: "tray", accessibilityLabel: self == .here ? "Here, 2 new" : nil)
  }
}

private final class LetterTabs: TabCoordinator<LetterTab> {}

private enum LettersDestination: Destination {
  case list, ask

  typealias Flow = Letters

  var style: PresentationStyle { self == .ask ? .alert : .push }

  func screen(in flow: Letters) -> Screen<Self> {
    switch self {
    case .list:
      Screen("Letters") {
        SectionRow("All") {
          ButtonRow("Öffnen \(flow.count)") { flow.count += 1 }.accessibilityIdentifier("open")
          ButtonRow("★") { flow.count += 10 }.accessibilityLabel("Star")
        }
        FieldRow("Suche", text: flow.text) { flow.text = $0 }.accessibilityIdentifier("search")
        LinkRow("Fragen", to: .ask).accessibilityIdentifier("ask")
      }
    case .ask: .dialog("Sicher?") { ButtonRow("Ja") { flow.count = 0 }.accessibilityIdentifier("yes") }
    }
  }
}

private final class Letters: Coordinator<LettersDestination> {
  var count = 0
  var text = ""
}

@MainActor
@Suite("Identifiers and labels for tests and assistive technologies")
struct AccessibilityTests {
  @Test("rows and buttons of dialogs are found by them", arguments: Generation.tested)
  func rows(_ generation: Generation) async throws {
    let flow = Letters(root: .list)
    let stage = Stage(try FlowScene(root: flow), generation)
    let window = stage.window
    await stage.rest()
    window.tap("open")
    await stage.rest()
    window.tap("open")
    window.tap("Star")
    await stage.rest()
    #expect(flow.count == 12)
    window.fill("search", with: "x")
    #expect(flow.text == "x")
    window.tap("ask")
    await stage.rest()
    window.tap("yes")
    await stage.rest()
    #expect(flow.count == 0)
    #expect(window.failures == [])
  }

  @Test("tabs are found by their names, and read by their labels, from iOS 18 on", arguments: Generation.tested)
  func tabs(_ generation: Generation) async throws {
    let tabs = LetterTabs([.here, .there])
    let stage = Stage(try FlowScene(root: tabs), generation)
    await stage.rest()
    guard generation >= .iOS18 && generation != .macOS else { return }
    stage.window.select(tab: "there")
    await stage.rest()
    #expect(tabs.selected == .there)
    stage.window.select(tab: "Here, 2 new")
    await stage.rest()
    #expect(tabs.selected == .here)
    #expect(stage.window.failures == [])
  }
}
