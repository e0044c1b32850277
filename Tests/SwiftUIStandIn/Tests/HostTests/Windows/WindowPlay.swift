import Armature
import ArmatureUI
import Foundation
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

/// The places where an app keeps its state: in scene storage, or in a file.
enum KeptIn: CaseIterable, Sendable { case storage, file }

extension View {
  /// Keeps the state in a keeper, or else in scene storage.
  @ViewBuilder func kept(in keeper: StateKeeper?) -> some View {
    if let keeper { keepsState(in: keeper) } else { keepsState() }
  }
}

/// A story with the windows of a directory's scenes, by steps with commas between them. A step has acts with ` & ` between
/// them, and maybe the windows at the end: `open a = a: Root / main: Root`. An act with a `!` must be impossible. After
/// each step, each scene has its window; see ``WindowStage/failure``.
///
/// - code: `open a`, `open a/page/1`, `close a`, `activate a`, `a.push 1`, `a.show 1` for a sheet, `a.cover 1`, `a.dismiss 0`
/// - the user and the system: `tap a Next`, `url main a/page/1`, `turn a`, `shut a`, `disconnect a`, `reconnect a`,
///   `new`, `away a`, `here a`; `quit` for a launch of the app after its end, `quit a/page/1` for one with a link
/// - expectations: `names a main`, `current a`, `front main a`, `made 2`, `asked a b`, `drawn <outline>/<outline>`
///
/// The words of a row name its systems, or say that the system has `only` one window, which is named `-`.
nonisolated struct WindowPlay: CustomStringConvertible, Sendable {
  private let row: PlayRow
  private let isOnly: Bool
  private let generations: [Generation]
  var description: String { row.description }

  static func all(_ text: String, location: SourceLocation = #_sourceLocation) -> [WindowPlay] {
    PlayRow.all(text, location).map { row in
      let isOnly = row.words.contains("only")
      let all = isOnly ? Generation.tested : Generation.withWindows
      return WindowPlay(
        row: row, isOnly: isOnly, generations: row.words.filter { $0 != "only" }.reduce(all) { $0.on($1) })
    }
  }

  static func each(_ plays: [WindowPlay]) -> [(WindowPlay, Generation)] {
    plays.flatMap { play in play.generations.map { (play, $0) } }
  }

  @MainActor func callAsFunction(on generation: Generation, keptIn place: KeptIn? = nil) async throws {
    let file = StateFile()
    let run = PlayedWindows(generation, isOnly: isOnly) {
      place == .file ? StateKeeper(file.store, delay: 3_600) { Issue.record("\($0)") } : nil
    } content: { keeper, window in
      Group { if place == nil { window } else { window.kept(in: keeper) } }
    }
    for step in row.steps {
      let parts = step.components(separatedBy: "= ")
      let acts = parts[0].trimmingCharacters(in: .whitespaces)
      for act in acts.isEmpty ? [] : acts.components(separatedBy: " & ") {
        if act == "yield" { for _ in 0..<5 { await Task.yield() } } else { expect(act, run) }
      }
      await run.stage.rest()
      let problem = isOnly ? run.stage.failures.first : run.stage.failure
      #expect(problem == nil, "after \(step) on \(generation)", sourceLocation: row.location)
      guard parts.count > 1 else { continue }
      let windows = isOnly ? "-: " + run.stage.window.outline : run.stage.windows.joined(separator: " / ")
      let wanted = parts[1].replacing("cover:", with: "\(generation.cover):")
      #expect(windows == wanted, "after \(step) on \(generation)", sourceLocation: row.location)
    }
  }

  /// Performs an act, or compares what an expectation names.
  @MainActor private func expect(_ act: String, _ run: PlayedWindows) {
    let isRefused = act.hasPrefix("!")
    let words = act.drop { $0 == "!" }.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    if let seen = run.seen(words[0]) {
      #expect(seen == rest, "\(act) on \(run.stage.desktop.generation)", sourceLocation: row.location)
    } else {
      let isDone = (try? run.perform(words[0], rest)) ?? false
      #expect(isDone != isRefused, "\(act)", sourceLocation: row.location)
    }
  }
}

/// An app with windows, which a play drives.
@MainActor
final class PlayedWindows {
  private(set) var stage: WindowStage
  private let start: (Desktop.Sessions?, _ link: String?, _ sharesWindow: Bool) -> WindowStage
  private var sharesWindow = true
  private var scenes: SceneDirectory { stage.scenes }

  init(
    _ generation: Generation, isOnly: Bool, keeper: @escaping () -> StateKeeper?,
    @ViewBuilder content: @escaping @MainActor (StateKeeper?, CoordinatorView) -> some View
  ) {
    start = { sessions, link, sharesWindow in
      let scenes = SceneDirectory.pages("main", "a", "b", "c")
      scenes.sharesWindow = sharesWindow
      if let link { _ = try? link.contains("/") ? scenes.open(link: "pages://" + link) : scenes.open(link) }
      let keeper = keeper()
      return WindowStage(scenes, generation, supportsMultipleWindows: isOnly ? false : nil, after: sessions) {
        content(keeper, $0)
      }
    }
    stage = start(nil, nil, true)
  }

  func seen(_ word: String) -> String? {
    let desktop = stage.desktop
    return switch word {
    case "names": scenes.names.sorted().joined(separator: " ")
    case "current": scenes.current?.name ?? ""
    case "front": desktop.values.map { "\($0?.base ?? "-")" }.joined(separator: " ")
    case "made": "\(desktop.made)"
    case "asked": stage.asked.sorted().joined(separator: " ")
    case "drawn": stage.drawings.joined(separator: "/")
    default: nil
    }
  }

  private func named(_ name: String) -> Window? { name == "-" ? stage.window : stage.window(name) }

  func perform(_ word: String, _ rest: String) throws -> Bool {
    let words = rest.split(separator: " ").map(String.init)
    let window = words.first.flatMap { named($0) }
    switch word {
    case "open": _ = try rest.contains("/") ? scenes.open(link: "pages://" + rest) : scenes.open(rest)
    case "close": scenes.close(rest)
    case "activate": return scenes.activate(rest)
    case "tap": return window?.tap(words[1]) ?? false
    case "url": if let url = URL(string: "pages://" + words[1]) { window?.open(url) }
    case "turn": window.map(stage.desktop.turn)
    case "shut", "disconnect": window.map { stage.close($0, isDisconnected: word == "disconnect") }
    case "reconnect": stage.desktop.reconnect(anyOf: [rest])
    case "new": stage.desktop.openNew()
    case "beside": stage.desktop.isSideBySide = true
    case "away", "here": window?.move(to: word == "away" ? .background : .active)
    case "settle": stage.desktop.settle()
    case "alone": sharesWindow = false
    case "share": scenes.sharesWindow = true
    case "hide": window?.coversHideViews = true
    case "callback":
      var observation: ObservationToken?
      observation = scenes.observe { [weak scenes] _ in
        observation?.cancel()
        _ = try? scenes?.open(rest)
      }
    case "quit": stage = start(stage.quit(), words.first, sharesWindow)
    default:
      let names = word.components(separatedBy: ".")
      guard let flow = scenes[names[0]]?.root as? PageFlow, let number = Int(rest) else { return false }
      switch names.last {
      case "show": return flow.show(.sheet(number))
      case "cover": return flow.show(.cover(number))
      case "dismiss": return flow.dismiss()
      default: return flow.push(.page(number))
      }
    }
    return true
  }
}
