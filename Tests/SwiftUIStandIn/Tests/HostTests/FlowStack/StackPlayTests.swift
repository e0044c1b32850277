import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("A stack over an array of routes, with its own navigation or on the stack around it")
struct StackPlayTests {
  nonisolated private static let plays = StackPlay.all(
    """
    links, steps back and the owner's changes [shown]
      = Inner, tap Next, tap Next, tap Next = Inner > 1 > 2 > 3, routes 1 2 3, back = Inner > 1 > 2, routes 1 2,
      fill Own two, at 1 7 & add 8 = Inner > 1 > 7 > 8, back, field Own two, drop 1 & insert 0 4 = Inner > 4 > 7,
      pop Inner = Inner, routes , set 4 5, mark, new 0 4 = Inner > 4 > 5
    a step back beneath the stack removes all of it [pushed flowStack]
      set 1 2 = Inner > 1 > 2, pop 0, whole Outer
    a step back to a screen of a flow removes all of it [screen]
      set 1 2 = Inner > 1 > 2, pop 0, whole Root
    the user's actions keep the identities of the other routes
      from 4, mark, tap Next, tap Next, tap Next = Inner > 4 > 5 > 6 > 7, routes 4 5 6 7, kept, mark,
      back = Inner > 4 > 5 > 6, kept, pop 1 = Inner > 4, routes 4, kept,
      add s2 s3 5 = Inner > 4 | sheet: 2 | sheet: 3 > 5, mark, swipe = Inner > 4 | sheet: 2, routes 4 s2, kept,
      swipe = Inner > 4, routes 4, kept
    a deep array with layers is shown in steps, and again after a change beneath its sheet [shown]
      set 1 2 s3 4 c5 & mark = Inner > 1 > 2 | sheet: 3 > 4 | cover: 5, routes 1 2 s3 4 c5, kept,
      cut 1 = Inner > 1 > 2 | sheet: 3 > 4, insert 1 6 = Inner > 1 > 6 > 2 | sheet: 3 > 4,
      drop 3 = Inner | sheet: 3 > 4, swipe = Inner, routes
    a deep array that is there at first [shown]
      from 1 2 s3 4 c5, = Inner > 1 > 2 | sheet: 3 > 4 | cover: 5, routes 1 2 s3 4 c5, cut 4 = Inner > 1
    layers are presented where there is no stack around [nowhere]
      from 1 s2, = Inner | sheet: 2, tap Next = Inner | sheet: 2 > 3, routes 1 s2 3, swipe = Inner, routes 1
    a route that stays keeps its screen, even with another value
      from 1 2, fill Own two, at 1 3 = Inner > 1 > 3, field Own two, add 4 & at 0 9 = Inner > 9 > 3 > 4, field Own,
      cut 1, field Own two, new 1 3 = Inner > 9 > 3, field Own
    a route in the middle is replaced, removed, inserted and moved
      from 1 2 3 s4, new 1 7 = Inner > 1 > 7 > 3 | sheet: 4, routes 1 7 3 s4, remove 1 = Inner > 1 > 3 | sheet: 4,
      insert 0 8 & swap 1 2 = Inner > 8 > 3 > 1 | sheet: 4
    a setter that is called late leaves alone what was set since, even under the same identity
      from s1, remember & mark, swipe = Inner, routes , again, repeat = Inner | sheet: 1, routes s1, kept, swipe,
      set s2, repeat = Inner | sheet: 2, routes s2
    an array that cannot be shown is set back
      from 9 8, mark, double 0 = Inner > 9 > 8, routes 9 8, kept, set b2 1 = Inner > 9 > 8, kept,
      set 1 b2 3 = Inner > 9 > 8, kept, set a4 1 s5 = Inner > 9 > 8, routes 9 8, kept,
      add 1 b2 = Inner > 9 > 8 > 1 | sheet: 2, routes 9 8 1 b2
    an array that cannot be shown is empty if it is there at first
      from b2 1, = Inner, routes
    an app that is away before its window has started draws it when it is back [root]
      from 1, update & away, here = Inner > 1
    a screen of a view is shown as its binding says, and is not among the owner's routes [own root]
      help on = Inner > Help, routes , help off = Inner, help on, tap Seven = Inner > Help > 7, routes 7,
      add c8 = Inner > Help > 7 | cover: 8, cut 2 = Inner > Help, holds help, back = Inner, holds , help on,
      pop Inner = Inner, holds , help on, view off = Inner, holds help, view on = Inner > Help
    a screen of a view waits for its view's screen to be on top
      from 5, help on = Inner > 5, back = Inner > Help
    a screen of a view gives way to another one [own root]
      help on, help off & more on = Inner > More, help on & more off = Inner > Help
    a screen of a view that cannot be shown resets its binding
      helper 1, set b1 = Inner | sheet: 1, help on = Inner | sheet: 1, holds
    several screens of a view are shown one after the other [own root]
      help on & more on & draft a = Inner > Help, back = Inner | sheet: Draft, swipe = Inner > More, back = Inner, holds
    another item is shown in the same screen, and a swipe resets it [own root]
      draft a = Inner | sheet: Draft, has a, fill Own mine, draft b = Inner | sheet: Draft, has b, field Own mine,
      draft none & update & is Inner | sheet: Draft & has b = Inner, draft a = Inner | sheet: Draft, swipe = Inner,
      holds
    a late false of a binding removes no other screen
      remember, draft a, swipe, set s5, draft none & help off & repeat = Inner | sheet: 5, routes s5, set , draft b,
      repeat = Inner | sheet: Draft, holds b
    """)

  @Test("in steps", arguments: plays, Generation.tested)
  private func steps(_ play: StackPlay, _ generation: Generation) async throws { try await play(on: generation) }
}
