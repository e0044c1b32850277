import Armature
import ArmatureUI
import TestSupport
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("Random actions of flows and users")
struct RandomHostTests {
  /// The acts of a play, with `N` for a number below 12.
  nonisolated private static let acts = [
    "push N", "push 0 + push 1", "push fN", "show sN", "show cN", "goBack N", "dismiss", "dismissAll", "toRoot",
    "replace 2N", "link N", "dismissAll + show s7", "dismissAll + show c8", "set root", "set 50", "still N",
    "select home", "select more", "close", "detail 3N", "close + detail 4N", "close + detail 4N + detail.push 0",
    "fold", "unfold", "back", "pop N", "swipe", "tab Home", "tab More", "away", "here", "covers", "reset", "slow",
    "finish", "rest",
  ]
  /// Only where containers are within containers.
  nonisolated private static let nesting = [
    "push tabs", "show tabs sheet", "set tabs", "set split", "set pager", "hide home", "hide more", "unhide home",
    "bar home", "bar more home", "bar home more", "turn one", "turn two",
  ]

  /// In `nested`, any root may be a container.
  enum Kind: CaseIterable {
    case stack, tabs, split, nested, nestedWide
    var isNested: Bool { self == .nested || self == .nestedWide }
  }

  @Test(
    "the window shows the scene in the end, also on the way back, and no request is dropped",
    arguments: Generation.tested, Kind.allCases)
  func random(_ generation: Generation, kind: Kind) async throws {
    try await tryCases(
      7, seed: 20_261_121, make: { Self.acts(1...12, of: kind, &$0) }, smaller: \.withoutOne
    ) { _, acts in try await failure(of: acts, on: generation, kind) }
  }

  private static func acts(_ count: ClosedRange<Int>, of kind: Kind, _ random: inout RandomSource) -> [String] {
    let all = acts + (kind.isNested ? nesting : [])
    return random.list(count) { random in
      ["", "", "top.", "child."][Int.random(in: 0..<4, using: &random)] + one(of: all, &random)
    }
  }

  private static func one(of all: [String], _ random: inout RandomSource) -> String {
    let act = all[Int.random(in: 0..<all.count, using: &random)]
    return act.replacing("N", with: "\(Int.random(in: 0..<12, using: &random))")
  }

  private static let writes = ["pops N", "tabs N", "columns N", "fold", "unfold"]

  @Test(
    "while nobody sees the window, nothing that the system writes changes the scene, and the width at the return counts",
    arguments: Generation.tested, Kind.allCases)
  func background(_ generation: Generation, kind: Kind) async throws {
    try await tryCases(
      2, seed: 20_261_127,
      make: { random in
        (Self.acts(1...6, of: kind, &random), random.list(1...6, of: { Self.one(of: Self.writes, &$0) }))
      },
      smaller: { acts, writes in acts.withoutOne.map { ($0, writes) } + writes.withoutOne.map { (acts, $0) } }
    ) { _, lists in try await failure(of: lists.1, after: lists.0, on: generation, kind) }
  }

  private func failure(
    of writes: [String], after acts: [String], on generation: Generation, _ kind: Kind
  ) async throws -> String? {
    let (scene, stage) = try stage(of: kind, on: generation)
    let run = PlayRun(stage: stage, subject: PlayedPages(scene: scene), location: #_sourceLocation)
    for act in acts { await perform(act, run, scene) }
    stage.window.move(to: .active)
    await stage.rest()
    let before = try scene.archive()
    stage.window.move(to: .background)
    for write in writes {
      self.write(write, in: stage.window)
      await stage.rest()
      if try scene.archive() != before { return "\(write) has changed the scene" }
    }
    stage.window.move(to: .active)
    await stage.rest()
    if let failure = stage.failures.first { return failure }
    let (shown, wanted) = (stage.window.outline, scene.outline(of: scene.presentation, on: generation))
    if try scene.archive() != before { return "the return has changed the scene" }
    return !kind.isNested && shown != wanted ? "the window shows \(shown), not \(wanted)" : nil
  }

  /// Writes values as the system may do while it takes pictures of the app in the background. It draws the app in both
  /// widths then. No page says what it writes.
  ///
  /// https://developer.apple.com/forums/thread/728951
  private func write(_ act: String, in window: Window) {
    let number = Int(act.split(separator: " ").last ?? "") ?? 0
    switch act.prefix(4) {
    case "fold", "unfo": if window.generation != .macOS { window.resize(act == "fold" ? .compact : .regular) }
    case "pops":
      for stack in window.stacks where !stack.pages.isEmpty { stack.pop(to: number % stack.pages.count) }
    default:
      for element in window.screen {
        switch element.kind {
        case .tabs(let state): element.children[number % element.children.count].tabTag.map(state.select)
        case .split(let state): state.show(number % element.children.count)
        default: break
        }
      }
    }
    window.update()
  }

  private func stage(of kind: Kind, on generation: Generation) throws -> (FlowScene, Stage) {
    let root: AnyCoordinator =
      kind == .tabs ? PageTabs([.home, .more]) : kind == .split ? PageColumns(sidebar: PageFlow()) : PageFlow()
    let scene = try FlowScene(root: root)
    return (scene, Stage(scene, generation, kind == .nestedWide ? .regular : .compact))
  }

  private func failure(
    of acts: [String], on generation: Generation, _ kind: Kind
  ) async throws -> String? {
    let (scene, stage) = try stage(of: kind, on: generation)
    let run = PlayRun(stage: stage, subject: PlayedPages(scene: scene), location: #_sourceLocation)
    for act in acts { await perform(act, run, scene) }
    stage.window.move(to: .active)
    await stage.rest()
    for _ in 0..<20 {
      if let failure = stage.failures.first { return failure }
      let (shown, wanted) = (stage.window.outline, scene.outline(of: scene.presentation, on: generation))
      if !kind.isNested, shown != wanted { return "the window shows \(shown), the scene \(wanted)" }
      let title = scene.screen(of: scene.presentation.top.topNode.id)?.title
      guard stage.window.title == title else { return "\(shown) is not \(title ?? "")" }
      guard scene.back() else { return nil }
      await stage.rest()
    }
    return nil
  }

  private func perform(_ act: String, _ run: PlayRun, _ scene: FlowScene) async {
    let (stage, window) = (run.stage, run.stage.window)
    let tried = act.components(separatedBy: " + ").map { "?" + $0 }.joined(separator: " + ")
    // A touch comes in an update of its own. On systems without paths, no touch can come while a screen is on its way.
    window.update()
    let isPossible = window.generation >= .iOS16 || !window.isMoving
    switch act.split(separator: ".").last.map(String.init) ?? act {
    case "rest": await stage.rest()
    // A window changes its size only while nothing else happens in it.
    case "fold", "unfold":
      if scene.root is PageColumns, window.generation != .macOS {
        await stage.does { $0.resize(act.hasSuffix("unfold") ? .regular : .compact) }
      }
    // A sheet covers the bar.
    case "tab Home", "tab More":
      if isPossible, window.tabs.count == 2, window.layers.last?.phase == .shown {
        window.select(tab: String(act.suffix(4)))
      }
    case "reset": if !window.isMoving { window.resetHiddenLinks() }
    case let act where ["back", "pop", "swipe"].contains { act.hasPrefix($0) }:
      if isPossible { try? run.perform(tried) }
    case let word where word.hasPrefix("set "):
      if scene.root.visibleFlows.count < 6 { try? run.perform(tried) }
    default:
      try? run.perform(tried)
      await Task.yield()
    }
  }
}
