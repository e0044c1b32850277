import Armature
import Testing

// @testable: traces are for hosts and drivers of this package.
@testable import ArmatureExplorer
@testable import ArmatureTerminal

/// An app whose walk is recorded.
@MainActor
struct Recording {
  let scenes: SceneDirectory
  let recorder: TraceRecorder

  init(_ root: @escaping @MainActor (String) -> AnyCoordinator) throws {
    scenes = SceneDirectory(root: root)
    try scenes.open()
    recorder = TraceRecorder(scenes: scenes, title: "Walk")
  }

  /// Records an action.
  func act(_ text: String = "act", failure: String? = nil, _ action: () throws -> Void) rethrows {
    recorder.willAct(text, command: text)
    try action()
    recorder.didAct(failure: failure)
  }

  /// Records the commands of a script.
  func play(_ commands: [String]) async throws {
    guard let scene = scenes.current else { return }
    let terminal = FakeTerminal(commands)
    _ = await TerminalHost(scenes: scenes, scene: scene, terminal: terminal, recorder: recorder).run()
  }

  var trace: Trace { recorder.trace }
  /// The step of the last action.
  var last: Trace.Step { trace.steps[trace.steps.count - 1] }
}

extension FlowScene {
  /// Returns a row of the display, which has room for three columns.
  func row(_ title: String) throws -> RowContent {
    try #require(Display(of: self, columns: 90).choices.first { $0.row.title == title }?.row, "no row \(title)")
  }

  /// Taps a row of the display.
  func tap(_ title: String) throws { try row(title).tap() }
}

extension RowContent {
  @MainActor
  func tap() throws {
    switch kind {
    case .link(let open): open()
    case .button(_, _, _, let tap): tap()
    case .toggle(let isOn, let set): set(!isOn)
    default: throw Trouble(description: "\(title) cannot be tapped")
    }
  }
}

extension Trace.Step {
  /// The line after the step, such as `window: Diary › Monday | sheet: New entry`.
  var line: String { after.line }
  /// The events, such as `removed editor (dismissed)`.
  var eventTexts: [String] { events.map { "\($0.kind) \($0.text)" + ($0.cause.map { " (\($0))" } ?? "") } }

  /// All that happened, such as `shown draft as .sheet | made EditorCoordinator 3`.
  var happened: String {
    let parts = [
      eventTexts, made.map { "made \($0.type) \($0.number)" }, released.map { "released \($0.type) \($0.number)" },
    ]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: ", ") }.joined(separator: " | ")
  }
}

extension Trace.Place {
  var line: String { layers.map { "\($0.style): \($0.titles.joined(separator: " › "))" }.joined(separator: " | ") }

  /// The screen on display, if there is one without bars.
  var screen: Trace.Screen? { if case .screen(let screen)? = area { screen } else { nil } }

  /// The link, or the reason why there is none.
  var linkText: String {
    switch link {
    case .text(let text): text
    case .none(let reason): "none: \(reason)"
    }
  }

  /// The screens on display as one line: titles, rows in brackets, bars in angles, columns between bars.
  var outline: String { area?.outline ?? "nothing" }
}

extension Trace.Area {
  fileprivate var outline: String {
    switch self {
    case .screen(let screen):
      "\(screen.isDialog ? "!" : "")\(screen.title)[\((screen.rows + screen.toolbar).map(\.title).joined(separator: ","))]"
    case .barred(let bar, let area):
      "<"
        + bar.items.map { ($0.isSelected ? "*" : "") + $0.title + ($0.badge.map { "(\($0))" } ?? "") }
        .joined(separator: ",") + ">" + area.outline
    case .columns(let columns): columns.map { $0.area?.outline ?? $0.placeholder }.joined(separator: "|")
    }
  }
}
