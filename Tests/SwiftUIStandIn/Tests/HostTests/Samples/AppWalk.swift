import Armature
import Foundation
import TestSupport
import Testing

// @testable: the titles by layer, as the terminal's breadcrumb has them.
@testable import ArmatureExplorer
// @testable: a terminal of the test.
@testable import ArmatureTerminal
// @testable: the picture and the tabs that the driver sees.
@testable import ArmatureTesting
// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

/// The models of an app that a walk opens. They outlive the end of the app.
@MainActor
protocol WalkedApp: AnyObject {
  func root() -> AnyCoordinator
  /// Does something that no user does on a screen; `false` for an unknown word.
  func perform(_ word: String, in scene: FlowScene?) async -> Bool
}

/// A walk through an app that may be locked, ended and opened again: in the driver, in the terminal and in a window.
///
/// - of the user: `tap`, `tab`, `fill <label> <text>`, `back`, `swipe`, `open <link>`, `turn <window>`, `unlock` for the
///   steps through the lock, `relaunch`, `relaunch <link>`. A `!` stands for a wrong link or a disabled row.
/// - of the app: the words of ``WalkedApp``
/// - expectations: `at <link>`, `waits <link>`, `waits nothing`, `hears <event> + <event>` about links since the last
///   act, `has <text>`, `lacks <text>`, `tabs <tab>/<tab>`, `is <outline>` or an outline after `=`, which begins with
///   `locked:` for a lock
///
/// The words of a row are words of the app, before it is opened, `from` a link.
nonisolated struct AppWalk: CustomStringConvertible, Sendable {
  enum Host: Hashable, Sendable { case driver, terminal, window(Generation) }

  /// The way through the lock.
  private static let unlock = "tap Enter code & fill Code 1234 & tap Next & fill Word sesame & tap Unlock"

  private let row: PlayRow
  var description: String { row.description }

  /// Each walk with each host: two of the windows, for the oldest and the newest system.
  static func each(_ text: String, location: SourceLocation = #_sourceLocation) -> [(AppWalk, Host)] {
    let windows = Generation.tested.filter { [Generation.tested.first, Generation.tested.last].contains($0) }
    return PlayRow.all(text, location).flatMap { row in
      ([.driver, .terminal] + windows.map(Host.window)).map { (AppWalk(row: row), $0) }
    }
  }

  @MainActor
  func callAsFunction(on host: Host, _ app: some WalkedApp) async throws {
    for word in row.words { #expect(await app.perform(word, in: nil)) }
    let scenes = SceneDirectory(notificationCenter: NotificationCenter()) { _ in app.root() }
    let walker: Walker =
      switch host {
      case .driver: try DriverWalker(AppDriver(scenes: scenes, opening: row.start))
      case .terminal: try TerminalWalker(scenes, opening: row.start)
      case .window(let generation): try WindowWalker(scenes, opening: row.start, on: generation)
      }
    await walker.rest()
    for step in row.steps {
      let (parts, before) = (step.components(separatedBy: "= "), walker.outline)
      let acts = parts[0].replacing("unlock", with: Self.unlock).components(separatedBy: " & ")
      for act in acts.map({ $0.trimmingCharacters(in: .whitespaces) }) where !act.isEmpty {
        try await perform(act, walker, app)
      }
      if parts.count > 1 { expect(walker.outline, parts[1] == "same" ? before : walker.wanted(parts[1]), step) }
    }
    #expect(walker.problems == [], sourceLocation: row.location)
    await walker.end()
  }

  @MainActor
  private func perform(_ act: String, _ walker: Walker, _ app: some WalkedApp) async throws {
    let words = act.drop { $0 == "!" }.split(separator: " ", maxSplits: 1).map(String.init)
    let (word, rest) = (words[0], words.count > 1 ? words[1] : "")
    if ["has", "lacks"].contains(word) {
      expect("\(walker.text.contains(rest))", "\(word == "has")", "\(act) in \(walker.text)")
    } else if let seen = walker.seen(word) {
      expect(seen, word == "is" ? walker.wanted(rest) : rest, act)
    } else {
      walker.watch()
      if await !app.perform(act, in: walker.scene) {
        let isDone = try await walker.user(word, rest, isRefused: act.hasPrefix("!"))
        expect("\(isDone)", "\(!act.hasPrefix("!"))", act)
      }
      await walker.rest()
    }
  }

  @MainActor
  private func expect(_ seen: String, _ wanted: String, _ step: String) {
    #expect(seen == wanted, "after \(step)", sourceLocation: row.location)
  }
}

/// A user in front of a host.
@MainActor
private class Walker {
  var scenes: SceneDirectory
  private var watched: Set<ObjectIdentifier> = []
  /// The events about links since the last act.
  private(set) var links: [String] = []
  var problems: [String] { [] }
  var text: String { "" }
  var tabs: [String] { [] }
  var scene: FlowScene { scenes.current ?? scenes.scenes[0] }

  init(_ scenes: SceneDirectory, opening link: String?) throws {
    self.scenes = scenes
    if let link { try scenes.open(link: link, asksToLeave: true) }
    if scenes.current == nil { try scenes.open() }
  }

  /// Forgets the events, and hears those of new scenes.
  func watch() {
    links = []
    for scene in scenes.scenes where watched.insert(ObjectIdentifier(scene)).inserted {
      scene.observeEvents { [weak self] event in
        switch event.kind {
        case .linkHeld(let link): self?.links.append("held \(link)")
        case .linkOpened(let link): self?.links.append("opened \(link)")
        case .linkRefused(let link, _): self?.links.append("refused \(link)")
        case .linkReplaced(let link, _): self?.links.append("replaced \(link)")
        default: break
        }
      }
    }
  }

  var outline: String {
    let front = scene.front
    let layers = front.titlesByLayer { front.screen(of: $0.id)?.title }
    let texts = layers.map { ($0.kind == .push ? "" : "\($0.kind): ") + $0.titles.joined(separator: " > ") }
    return (front === scene ? "" : "locked: ") + texts.joined(separator: " | ")
  }

  func wanted(_ outline: String) -> String { outline }

  func seen(_ word: String) -> String? {
    switch word {
    case "at": (try? scene.link) ?? "no link"
    case "waits": scene.heldLink ?? "nothing"
    case "hears": links.isEmpty ? "nothing" : links.joined(separator: " + ")
    case "tabs": tabs.joined(separator: "/")
    case "is": outline
    default: nil
    }
  }

  func rest() async {}
  func end() async {}
  func user(_ word: String, _ rest: String, isRefused: Bool) async throws -> Bool { false }

  /// Ends the app, and opens it again where the user was.
  func relaunch(_ link: String) throws {
    scenes = try scenes.relaunched(opening: link.isEmpty ? nil : link, front: scene.name).scenes
  }

  fileprivate func pair(_ text: String) -> (label: String, text: String) {
    let words = text.components(separatedBy: " ")
    return (words[0], words[1])
  }
}

private final class DriverWalker: Walker {
  private let app: AppDriver
  override var text: String { app.session.picture }
  override var tabs: [String] { app.session.display.bars.last?.items.map(\.title) ?? [] }

  init(_ app: AppDriver) throws {
    self.app = app
    try super.init(app.scenes, opening: nil)
  }

  override func rest() async { await app.settle(ignoringTasks: true) }

  override func user(_ word: String, _ rest: String, isRefused: Bool) async throws -> Bool {
    switch word {
    case "tap" where isRefused:
      app.expect(row: rest, .disabled)
      return false
    case "open" where isRefused: return (try? app.scene.open(rest)) != nil
    case "tap": app.tap(rest)
    case "tab": app.select(tab: rest)
    case "fill": app.fill(pair(rest).label, with: pair(rest).text)
    case "back": app.back()
    case "swipe": app.swipeDown()
    case "open": app.open(rest)
    case "turn": app.turn(to: rest)
    case "relaunch":
      try app.relaunch(opening: rest.isEmpty ? nil : rest)
      scenes = app.scenes
    default: return false
    }
    return !app.hasStopped
  }
}

private final class TerminalWalker: Walker {
  private var terminal = FakeTerminal()
  private var host: TerminalHost?
  /// Resumed when the user has typed a line.
  private var reading: CheckedContinuation<Void, Never>?
  private var run: Task<Void, Never>?
  override var text: String { terminal.screen }
  override var tabs: [String] { host?.display.bars.last?.items.map(\.title) ?? [] }

  /// Types a line, and waits until the host reads the next one. `nil` ends the input.
  private func type(_ line: String?) async {
    if run == nil {
      terminal = FakeTerminal()
      terminal.whileReading = { [weak self] in await withCheckedContinuation { self?.reading = $0 } }
      let host = TerminalHost(scenes: scenes, scene: scene, terminal: terminal)
      self.host = host
      run = Task { _ = await host.run() }
    }
    await wait { reading != nil }
    terminal.errors = ""
    if let line { terminal.lines.append(line) }
    let next = reading
    reading = nil
    next?.resume()
    if line != nil { await wait { reading != nil } }
  }

  override func rest() async {
    await Pacer.letTasksRun()
    await type("where")
  }

  override func end() async {
    await type(nil)
    await run?.value
    run = nil
  }

  override func user(_ word: String, _ rest: String, isRefused: Bool) async throws -> Bool {
    switch word {
    case "tap": await type(rest)
    case "fill": await type("set " + rest)
    case "swipe": await type("dismiss")
    case "turn": await type("scene " + rest)
    case "tab", "back", "open": await type("\(word) \(rest)".trimmingCharacters(in: .whitespaces))
    case "relaunch":
      await end()
      try relaunch(rest)
    default: return false
    }
    return terminal.errors.isEmpty
  }
}

/// A user of windows, one for each scene.
private final class WindowWalker: Walker {
  private let generation: Generation
  private var stages: [(scene: FlowScene, stage: Stage)] = []
  override var problems: [String] { stages.flatMap { $0.stage.failures + $0.stage.window.tooNew } }

  init(_ scenes: SceneDirectory, opening link: String?, on generation: Generation) throws {
    self.generation = generation
    try super.init(scenes, opening: link)
  }

  private var window: Window {
    if let shown = stages.first(where: { $0.scene === scene }) { return shown.stage.window }
    let stage = Stage(scene, generation)
    stages.append((scene, stage))
    return stage.window
  }

  /// The layers that the user must not see while the scene is locked count too.
  override var text: String {
    let layers = scene.cover == nil ? [window.screen] : window.layers.map(\.elements.seen)
    let texts = layers.joined().compactMap { if case .text(let text) = $0.kind { text } else { nil } }
    return (texts + window.fields.values + [window.title]).joined(separator: "\n")
  }

  override var tabs: [String] { window.tabs.map { $0.trimmingCharacters(in: ["[", "]"]) } }

  override var outline: String {
    guard scene.cover != nil, let top = window.layers.last else { return window.outline }
    return "locked: " + window.pages(of: top.elements).map(\.title).joined(separator: " > ")
  }

  override func wanted(_ outline: String) -> String {
    generation < .iOS15 ? outline.replacing("alert:", with: "sheet:") : outline
  }

  override func rest() async {
    _ = window
    for (_, stage) in stages { await stage.rest() }
  }

  override func user(_ word: String, _ rest: String, isRefused: Bool) async throws -> Bool {
    switch word {
    case "tap": return window.tap(rest)
    case "tab": return window.select(tab: rest)
    case "fill": return window.fill(pair(rest).label, with: pair(rest).text)
    case "back": return window.back()
    case "swipe": return window.swipeDown()
    case "turn": try scenes.open(rest)
    case "open":
      if let url = URL(string: rest) { window.open(url) }
      return !links.contains("refused \(rest)")
    case "relaunch":
      try relaunch(rest)
      stages = []
    default: return false
    }
    return true
  }
}
