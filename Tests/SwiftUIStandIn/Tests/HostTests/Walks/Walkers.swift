import Armature
import Foundation
import Testing

// @testable: the terminal's commands, and the steps that it records.
@testable import ArmatureTerminal
// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

extension Walkthrough {
  /// The scenes of a new app.
  @MainActor fileprivate func makeScenes() -> SceneDirectory {
    SceneDirectory(notificationCenter: NotificationCenter(), root: Self.makeRoots())
  }

  fileprivate var columns: Int { isWide ? 100 : 48 }
}

/// Types the commands of a walk in the terminal host.
@MainActor
final class TerminalWalker {
  private let walk: Walkthrough
  private let host: TerminalHost
  private let terminal: FakeTerminal
  /// The user's steps by each command. A refused command tries the step that it names.
  private(set) var steps: [[UserStep.Action]] = []
  /// The commands that were refused and should not be, and the others.
  private(set) var complaints: [String] = []

  init(_ walk: Walkthrough) throws {
    self.walk = walk
    terminal = FakeTerminal(walk.commands.map(\.line))
    terminal.width = walk.columns
    let scenes = walk.makeScenes()
    host = TerminalHost(scenes: scenes, scene: try scenes.open(), terminal: terminal)
  }

  /// Returns the places before the first command and after each.
  func run() async -> [Places] {
    var places: [Places] = []
    var count = 0
    terminal.whileReading = { [unowned self] in
      places.append(Places(host.scenes))
      guard places.count > 1 else { return }
      let command = walk.commands[places.count - 2]
      let recorded = host.session.steps[count...].map(\.action)
      steps.append(recorded.isEmpty ? [UserStep.Action(trying: command)].compactMap { $0 } : recorded)
      count += recorded.count
      if terminal.errors.isEmpty == command.isRefused { complaints.append("\(command): \(terminal.errors)") }
      terminal.errors = ""
    }
    _ = await host.run()
    return places
  }
}

extension String {
  fileprivate var isRefused: Bool { hasPrefix("!") }
  fileprivate var line: String { isRefused ? String(dropFirst()) : self }
}

extension UserStep.Action {
  /// The step that a refused command tries.
  fileprivate init?(trying command: String) {
    switch try? Command(command.line) {
    case .title(let title): self = .tap(UserStep.Control(title, .button))
    case .word(.back): self = .back
    case .word(.dismiss): self = .dismiss
    case .open(let link): self = .open(link: link)
    default: return nil
    }
  }
}

/// Carries out steps without a host.
@MainActor
final class HeadlessWalker {
  private let session: UserSession

  init(_ walk: Walkthrough) throws {
    let scenes = walk.makeScenes()
    session = UserSession(scenes: scenes, scene: try scenes.open()) { walk.columns }
    session.look()
  }

  var scenes: SceneDirectory { session.scenes }
  var display: Display { session.display }

  func perform(_ step: UserStep.Action) async {
    try? attempt(step)
    await session.scene.settled()
    session.look()
  }

  private func attempt(_ step: UserStep.Action) throws {
    switch step {
    case .tap(let control): try session.tap(entry(control))
    case .enter(let control, let text): try session.enter(text, in: entry(control))
    case .back: try session.goBack()
    case .backTo(let title): try session.goBack(to: title)
    case .dismiss: try session.dismiss()
    case .select(let title):
      let (bar, item) = try display.bars.item(named: title)
      try session.select(item, in: bar)
    case .open(let link): try session.open(link: link)
    case .popToRoot: try session.popToRoot()
    case .turn(let scene): try session.turn(to: scene)
    case .close(let scene): try session.close(scene)
    }
  }

  private func entry(_ control: UserStep.Control) throws -> Listing.Entry {
    let equals = display.choices.filter { $0.row.title == control.title }
    return try #require(equals.dropFirst(control.index).first)
  }
}

/// Carries out steps in the windows of the stand-in.
@MainActor
final class WindowWalker {
  private let stage: WindowStage

  init(_ walk: Walkthrough, _ generation: Generation) {
    stage = WindowStage(walk.makeScenes(), generation, walk.isWide ? .regular : .compact)
  }

  var scenes: SceneDirectory { stage.scenes }
  var failures: [String] { stage.desktop.failures + stage.desktop.tooNew }
  private var window: Window { stage.desktop.windows[stage.desktop.windows.count - 1] }

  func begin() async { await stage.rest() }

  /// The titles that the front window does not show.
  func hidden(of display: Display) -> [String] {
    display.choices.filter { entry in
      entry.row.input == nil ? window.control(entry.row.title) == nil : window.input(entry.row.title) == nil
    }.map(\.row.title)
  }

  func perform(_ step: UserStep.Action) async {
    switch step {
    case .tap(let control): window.tap(control.title, index: control.index)
    case .enter(let control, let text): window.type(text, into: control.title)
    // Back from the first screen of a sheet is a swipe.
    case .back: if !window.back() { window.swipeDown() }
    case .backTo(let title): window.pop(to: title)
    case .dismiss: window.swipeDown()
    case .select(let title): window.selectTab(title)
    case .open(let link): URL(string: link).map(window.open)
    // The rest is done by programs, not by users.
    case .popToRoot: scenes.current?.root.popToRoot()
    case .turn(let scene): _ = try? scenes.open(scene)
    case .close(let scene): scenes.close(scene)
    }
    await stage.rest()
  }
}
