import Armature
import Foundation
import Testing

// @testable: the terminal's commands, and the steps that it records.
@testable import ArmatureExplorer
@testable import ArmatureTerminal
// @testable: the rows in front of the driver.
@testable import ArmatureTesting
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
  /// The user's steps by each command.
  private(set) var steps: [[UserStep.Action]] = []
  /// The step that each refused command tries.
  private(set) var attempts: [UserStep.Action?] = []
  /// The commands that were refused unexpectedly, or unexpectedly not refused, each with its errors.
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
      steps.append(recorded)
      attempts.append(recorded.isEmpty ? UserStep.Action(trying: command) : nil)
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

/// Carries out steps with the driver of tests.
@MainActor
final class DriverWalker {
  private let driver: AppDriver

  init(_ walk: Walkthrough) throws {
    driver = try AppDriver(scenes: walk.makeScenes(), width: walk.isWide ? .regular : .compact)
  }

  var scenes: SceneDirectory { driver.scenes }
  /// The titles of all rows that can be chosen, and whether they take a value.
  var rows: [(title: String, isInput: Bool)] {
    driver.session.display.choices.map { ($0.row.title, $0.row.input != nil) }
  }

  func perform(_ step: UserStep.Action) async {
    switch step {
    case .tap(let control): driver.tap(control.title, at: control.index)
    case .enter(let control, let text): driver.fill(control.title, with: text, at: control.index)
    case .back: driver.back()
    case .backTo(let title): driver.popGesture(to: title)
    case .dismiss: driver.swipeDown()
    case .select(let title): driver.select(tab: title)
    case .open(let link): driver.open(link)
    case .popToRoot: driver.popToRoot()
    case .turn(let scene): driver.turn(to: scene)
    case .close(let scene): driver.close(scene)
    case .relaunch: _ = try? driver.relaunch()
    case .fold: driver.fold()
    case .unfold: driver.unfold()
    }
    await driver.settle()
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

  private var cancelTitle: String? {
    guard let scene = scenes.current,
      let dialog = scene.screen(of: scene.presentation.top.topNode.id)?.dialog
    else { return nil }
    let button = dialog.buttons.first { if case .button(.cancel, _, _, _) = $0.kind { true } else { false } }
    return button?.title ?? "Cancel"
  }

  func begin() async { await stage.rest() }

  /// Whether the front window shows a row.
  func shows(_ row: (title: String, isInput: Bool)) -> Bool {
    (row.isInput ? window.input(row.title) : window.control(row.title)) != nil
  }

  func perform(_ step: UserStep.Action) async {
    switch step {
    case .tap(let control): window.tap(control.title, at: control.index)
    case .enter(let control, let text): window.fill(control.title, with: text)
    case .back: window.back()
    case .backTo(let title): window.popGesture(to: title)
    case .dismiss:
      // Where an alert stands for a dialog, the user leaves it by its button.
      if !window.swipeDown(), let title = cancelTitle { window.tap(title) }
    case .select(let title): window.select(tab: title)
    case .open(let link): URL(string: link).map(window.open)
    // The rest is done by programs, not by users.
    case .popToRoot: scenes.current?.root.popToRoot()
    case .turn(let scene): _ = try? scenes.open(scene)
    case .close(let scene): scenes.close(scene)
    case .relaunch: break  // No command of a walk ends the app.
    case .fold: window.resize(.compact)
    case .unfold: window.resize(.regular)
    }
    await stage.rest()
  }
}
