import TestSupport

// @testable: reads the state of a scene, which is internal.
@testable import Armature

extension Oracle {
  /// Guards, links that wait, questions, and all that ends.
  static let waits = [
    Oracle("no place is shown that a guard refuses", .rest) { moment in
      @MainActor func problem(_ flow: AnyCoordinator, _ isGuarded: Bool) -> String? {
        let isGuarded = isGuarded || flow is RandomGuard || flow is RandomKeeper || flow is RandomVault
        let closed = moment.player.app.model.closed
        let place = flow.slots.first { closed.contains(($0.destination as? any Numbered)?.number ?? 0) }
        if isGuarded, let place { return "\(place.destination) is closed, but shown" }
        return flow.children.lazy.compactMap { problem($0, isGuarded) }.first
      }
      return moment.isPlain ? nil : problem(moment.scene.root, false)
    },
    Oracle("a locked scene shows its lock alone, links wait, and nothing else changes") { $0.outcome.lockProblem },
    Oracle("what waits is shown when the guards admit it", .end) { moment in
      guard !moment.isPlain, !moment.player.app.isRestless, let held = moment.scene.held,
        held.isWaiting(in: moment.after.state), let goal = held.path?.slots.slots.last?.destination.destination
      else { return nil }
      moment.player.app.model.closed = []
      await moment.player.settle()
      let isShown = moment.scene.presentation.line.contains { node in
        ([node.destination] + node.openers).contains { $0.isEqual(to: goal) }
      }
      return isShown ? nil : "\(goal) is not drawn"
    },
    Oracle("a link that waits has an end", .end) { moment in
      guard !moment.isPlain, !moment.player.app.isRestless else { return nil }
      moment.player.app.model.closed = []
      await moment.player.settle()
      if moment.scene.heldLink != nil { return "the link still waits at \(moment.scene.presentation.shape)" }
      return moment.audience.held.first { $0.value != 0 }.map { "\($0.key) had no end" }
    },
    Oracle("each wait ends once, with an answer of its own", .gone) { moment in
      let player = moment.player
      for number in 0..<player.waits where player.ends[number]?.count != 1 {
        return "wait \(number) has ended with \(player.ends[number] ?? [])"
      }
      for (number, end) in player.ends {
        let isOwn = !end[0].hasPrefix("answered") || end[0] == "answered \(number)"
        if !isOwn { return "wait \(number) was \(end)" }
      }
      let values = player.ends.values.joined().filter { $0.hasPrefix("finished") }
      return Set(values).count < values.count ? "the waits have finished with \(values)" : nil
    },
    Oracle("a question is shown and removed, or has waited", .gone) { moment in
      let whole: [[String]] = [[], ["shown", "removed"], ["waits", "shown", "removed"], ["waits", "ended"]]
      let isClosed = moment.player.app.number % 2 == 0
      let other = moment.audience.questions.first { _, events in
        // Nobody hears of the end of a scene that is deallocated.
        isClosed ? !whole.contains(events) : !whole.contains { $0.starts(with: events) }
      }
      return other.map { "question \($0.key) has the events \($0.value)" }
    },
    Oracle("all is released with the scene", .gone) { moment in
      let living = moment.player.app.living
      return living.isEmpty && moment.player.scene == nil ? nil : "\(living) live on"
    },
  ]
}
