import Armature
import TestSupport
import Testing

// @testable: looks at the model behind a stack.
@testable import ArmatureUI
// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("Random actions of the owner of routes and the user")
struct FlowStackRandomTests {
  /// The acts of a play, with `#` for a number.
  nonisolated private static let acts = [
    "add #", "set 1 2 s3 4", "add s#", "add b#", "add c#", "cut #", "remove #", "insert # 1#", "new # 2#", "at # 3#",
    "swap 0 #", "double #", "set ", "mark", "return", "verbs #", "help on", "help off", "more on", "more off",
    "back", "pop #", "swipe", "tap Next", "finish", "rest",
  ]

  @Test("at rest the array, the flow and the window agree, and no request was dropped", arguments: Generation.tested)
  func random(_ generation: Generation) async throws {
    let act: (inout RandomSource) -> String = { random in
      let act = Self.acts[Int.random(in: 0..<Self.acts.count, using: &random)]
      return act.replacing("#", with: "\(Int.random(in: 1...4, using: &random))")
    }
    try await tryCases(
      30, seed: 20_261_121, make: { $0.list(1...12, of: act) }, smaller: \.withoutOne
    ) { number, acts in
      let place = [StackPlace.own, .root, .screen, .nowhere][number % 4]
      return try await failure(of: acts, in: place, on: generation).map { "\(place): \($0)" }
    }
  }

  private func failure(of acts: [String], in place: StackPlace, on generation: Generation) async throws -> String? {
    let owner = StackOwner()
    (owner.helper, owner.moreStyle) = (1, .sheet)
    let stage = try await place.stage(owner, generation)
    let subject = PlayedStack(owner: owner, stage: stage, outer: place.outer)
    let run = PlayRun(stage: stage, subject: subject, location: #_sourceLocation)
    for act in acts {
      // A touch comes in an update of its own. On systems without paths, none can come while a screen is on its way.
      stage.window.update()
      let isTouch = ["back", "pop", "swipe", "tap"].contains { act.hasPrefix($0) }
      let isPossible = generation >= .iOS16 || !stage.window.isMoving
      if act == "rest" {
        await stage.rest()
      } else if !isTouch || isPossible, act != "tap Next" || stage.window.control("Next") != nil {
        try run.perform("?" + act)
        await Task.yield()
      }
      let ids = owner.routes.map(\.id)
      if !act.hasPrefix("double"), Set(ids).count != ids.count { return "the array has a route in two places" }
    }
    await stage.rest()
    return stage.window.failures.first ?? disagreement(of: owner, stage, in: place)
  }

  private func disagreement(of owner: StackOwner, _ stage: Stage, in place: StackPlace) -> String? {
    guard let flow = owner.stack?.flow else { return "there is no stack" }
    let own = flow.routes.filter { !($0.destination.base is LocalContent) }
    if own.map(\.destination) != owner.routes.map({ AnyDestination($0.destination) })
      || own.map(\.style) != owner.routes.map(\.style)
    {
      return "the array is \(owner.routes.map(\.destination)), the flow \(own.map(\.destination))"
    }
    let shown = ["Inner"] + flow.routes.map { title($0.destination) }
    // A screen that is not on display has no contents yet.
    let isSeen = place != .nowhere || flow.routes.last?.style == .sheet
    if owner.showsHelp != shown.contains("Help"), shown.last == "1" && isSeen || !owner.showsHelp {
      return "help does not fit"
    }
    if owner.showsMore != shown.contains("More"), shown.count == 1 || !owner.showsMore { return "more does not fit" }
    var wanted = place.outer + "Inner"
    // Without a stack to push onto, pushes are not seen.
    var isHidden = place == .nowhere
    for route in flow.routes {
      let title = title(route.destination)
      if route.style.isModal { isHidden = false }
      let kind = route.style.kind == .cover ? stage.window.generation.cover : "sheet"
      if !isHidden { wanted += route.style.isModal ? " | \(kind): \(title)" : " > \(title)" }
    }
    return stage.window.outline == wanted ? nil : "the window shows \(stage.window.outline), the flow \(wanted)"
  }

  private func title(_ destination: AnyDestination) -> String {
    guard let content = destination.base as? LocalContent else { return "\(destination)" }
    return (content.view.view as? LocalScreen)?.title ?? "Local"
  }
}
