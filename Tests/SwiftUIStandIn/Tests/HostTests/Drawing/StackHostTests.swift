import Armature
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("The host draws a scene and reports the user's actions")
struct StackHostTests {
  nonisolated private static let plays = Play.all(
    """
    pushes and steps back, by the flow and by the user
      = Root, push 1 & push 2 = Root > Page 1 > Page 2, back = Root > Page 1, tap Next = Root > Page 1 > Page 2,
      pop 0 = Root, push 1 & push 2 + goBack + push 7 = Root > Page 1 > Page 7
    a flow within a pushed flow pushes, and a parent pushes over both and back
      push f1 & top.push f2 & push 4 = Root > Page 101 > Page 102 > Page 4,
      child.push 5 = Root > Page 101 > Page 102 > Page 5 > Page 4, pop 2 = Root > Page 101 > Page 102,
      child.leave = Root
    the user swipes away the layer that the plan was about to present from
      slow, open /sheet/1/cover/2/sheet/3 & settle & is Root | sheet: Sheet 1 & swipe = Root, at /
    a page is removed from the middle, and those above it go on, with their tasks
      push 1, push 2, push 3, started page(1)/page(2)/page(3), remove 2 = Root > Page 1 > Page 3,
      remove 1 = Root > Page 3, started page(1)/page(2)/page(3), !remove 1, !remove root, back = Root, at /
    a page is removed beneath a sheet, and a sheet with what is above it
      push 1 & push 2 & show s3 & push 4 & show c5, remove 1 = Root > Page 2 | sheet: Sheet 3 > Page 4 | cover: Cover 5,
      remove s3 = Root > Page 2, remove 2 = Root
    a flow is removed from the middle, or keeps its pages when another one is
      push f1 & push 2 & push f3 & top.push 4 = Root > Page 101 > Page 2 > Page 103 > Page 4,
      remove 2 = Root > Page 101 > Page 103 > Page 4, remove f1 = Root > Page 103 > Page 4, back = Root > Page 103
    pages change their order, and others come between them
      push 1 & push 2 & push 3, order 3 1 2 = Root > Page 3 > Page 1 > Page 2,
      order 2 9 1 = Root > Page 2 > Page 9 > Page 1, back = Root > Page 2 > Page 9,
      order 2 s5 = Root > Page 2 | sheet: Sheet 5, order s5 2 = Root | sheet: Sheet 5 > Page 2
    a sheet keeps the state of its views when a page beneath it is removed [forms iOS16+]
      push 1 & push 2 & show s3, fill Own abc, remove 1 = Root > Page 2 | sheet: Sheet 3, field Own abc, dismiss,
      back = Root
    a flow hears of its page that is visible again, once for each time
      returned, push 1, push 2, returned, back, returned page(1), refresh, pop 0, returned page(1)/root, show s1, swipe,
      returned page(1)/root/root, show a1, returned page(1)/root/root, tap Go, returned page(1)/root/root, push f2,
      top.push 3, goBack, returned page(1)/root/root/page(1)
    a flow hears of its page when its tab is selected again [tabs]
      tab More, tab Home, returned root, home.push 1, tab More, tab Home, returned root/page(1)
    a page beside another column is visible all the time [columns wide]
      detail 2, detail.push 3, back, returned
    sheets and covers
      show s1 & push 2 & show c3 = Root | sheet: Sheet 1 > Page 2 | cover: Cover 3,
      dismiss = Root | sheet: Sheet 1 > Page 2, swipe = Root, at /, show s2 & push 9 = Root | sheet: Sheet 2 > Page 9,
      dismissAll + show c3 + push 9 = Root | cover: Cover 3 > Page 9,
      dismissAll + show s4 + push 9 = Root | sheet: Sheet 4 > Page 9, replace 10 = Root | sheet: Sheet 4 > Page 10
    links deep into layers
      open /page/1/page/2/sheet/3/page/4/cover/5 = Root > Page 1 > Page 2 | sheet: Sheet 3 > Page 4 | cover: Cover 5,
      open /sheet/6 = Root | sheet: Sheet 6, open /cover/7/page/8 = Root | cover: Cover 7 > Page 8
    a URL is opened, also while layers are up and on their way
      url page/1/sheet/2 = Root > Page 1 | sheet: Sheet 2, dismissAll & show s1 & show c2,
      url page/1/sheet/2 & update & url cover/3/page/4 & finish & url page/5/cover/6 = Root > Page 5 | cover: Cover 6
    an alert is answered by one of its buttons
      push 1 & show a9 = Root > Page 1 | alert: Ask 9, tap Go = Root > Page 1 > Page 9
    a dialog can be cancelled, and stays as it is when the width changes
      show a9 dialog, has Ask 9, unfold = same, fold & cancel = Root, show s1, show a9 dialog, has Ask 9, unfold = same,
      fold & cancel = Root | sheet: Sheet 1
    a dialog can be cancelled in a wide window, too [wide]
      show a9 dialog, has Ask 9, fold = same, unfold & cancel = Root, show s1, show a9 dialog, has Ask 9, fold = same,
      unfold & cancel = Root | sheet: Sheet 1
    a dialog is cancelled by a tap beside it, or by its button as an alert
      show rename dialog, beside = Root, at /
    an alert that the system drops is not cancelled, and is presented again [iOS15+]
      lose, show a1 = Root | alert: Ask 1, tap Go = Root > Page 1, back, lose, show s1,
      show a2 = Root | sheet: Sheet 1 | alert: Ask 2, tap Go = Root | sheet: Sheet 1 > Page 2
    a sheet above a sheet has its detents, also on its pages [iOS16+]
      show 1 low, detents 1, show 2 low, detents 1, push 3 = Root | sheet: Page 1 | sheet: Page 2 > Page 3, detents 1,
      back, detents 1, show 4 sheet, detents 0, dismiss, detents 1
    a dialog that may not be left can be answered, and opens again when it is only closed
      show a1 dialog & hold, ?swipe, has Ask 1, tap Go = Root > Page 1
    a late call of a setter removes nothing else
      remember, show s1, swipe = Root, show s2, repeat = Root | sheet: Sheet 2
    a late report of a step back leaves what was pushed since then
      remember, push 1 & push 2, back & push 3 & settle & repeat = Root > Page 1 > Page 3, back = Root > Page 1
    a swipe back that is cancelled leaves all as it was
      push 1, push 2, started page(1)/page(2), cancelBack = Root > Page 1 > Page 2, started page(1)/page(2),
      back = Root > Page 1, cancelBack & push 3 = Root > Page 1 > Page 3, at /page/1/page/3
    another root and another path in one update are both shown
      drops, push 1, set 2 + push 3 = Page 2 > Page 3, set 4 + push 5 + push 6 = Page 4 > Page 5 > Page 6,
      back = Page 4 > Page 5, set 7 = Page 7
    sheets that are dismissed together are not presented again
      show s1 & show s2, show a3, dismissAll = Root, show s1 & show c2 & push 3, toRoot = Root
    a screen that the flow keeps stays [iOS15+]
      show s1 & push 2 & hold, refresh, !swipe & !back = Root | sheet: Sheet 1 > Page 2
    a sheet is held when its flow says so later [iOS15+]
      show s1, hold, refresh, !swipe = Root | sheet: Sheet 1, free, refresh, swipe = Root, at /
    a system that cannot hold a sheet presents it again [iOS15-]
      show s1, hold, swipe & settle & is Root = Root | sheet: Sheet 1, free, refresh, swipe = Root, at /
    the system asks the flow's question before a swipe, where it can [confirming asks iOS15+]
      show s1, hold, refresh, swipe & settle & is Root | sheet: Sheet 1 | alert: Discard? & tap Keep = Root | sheet:
      Sheet 1, swipe & settle & tap Discard = Root, at /, show s2, free, refresh, swipe = Root
    the flow asks its question itself where the system cannot [confirming iOS15+]
      show s1, hold, refresh, !swipe = Root | sheet: Sheet 1, push 2, tap Back & turn & settle &
      is Root | sheet: Sheet 1 > Page 2 | alert: Discard? & tap Keep & turn = Root | sheet: Sheet 1 > Page 2,
      tap Back & turn & settle & tap Discard & turn = Root | sheet: Sheet 1
    a screen keeps its state when it may not be left any more [forms]
      push 1, fill Own abc, hold, refresh, field Own abc, free, refresh, field Own abc, lacks Back, replace 2,
      field Own, has Page 2
    a page uses its own guard when it is on top, and the host's button asks it [no-macOS]
      keep 1, push 1 + push 2, back = Root > Page 1, !back & tap Back = Root > Page 1, at /page/1
    another root in a slot starts its own task
      set 1 = Page 1, started page(1), set 2 = Page 2, refresh = Page 2, started page(1)/page(2)
    a wireframe adds a bar only where there is none
      show root bare = Root | sheet: Root, bars 1, refresh, bars 1, tap New = Root | sheet: Root | sheet: Sheet 1,
      bars 1, dismissAll & show root cover, bars 1, tap New, dismissAll & show tabs bare, bars 1,
      dismissAll & show root sheet, bars 1, dismiss & push root = Root > Root, bars 1
    a sheet with a stack above one without has the bar of its stack only
      show s1 bare & show s2 & push 3 = Root | sheet: Sheet 1 | sheet: Sheet 2 > Page 3, bars 1, back,
      dismiss = Root | sheet: Sheet 1, bars 1
    a wireframe in a view of the app's own has a bar, too [framed]
      show root bare, bars 1, tap New, dismiss, refresh, bars 1
    a view of the app's own has none [forms]
      show 1 bare, bars 0
    the task of an alert and of a dialog starts once each time it is shown
      show a1, refresh, started ask(1), tap Go, show a2 dialog, refresh, started ask(1)/page(1)/ask(2), dismiss,
      show s1, show a3, refresh, started ask(1)/page(1)/ask(2)/ask(3), dismiss, show a4 dialog, refresh,
      started ask(1)/page(1)/ask(2)/ask(3)/ask(4)
    a place that is there at first is drawn with all its pages, and its sheets follow, each with its pages [iOS16+]
      from /page/1/sheet/2/page/3/sheet/4, drawn Root > Page 1/Root > Page 1 | sheet: Sheet 2 > Page 3/Root > Page 1 |
      sheet: Sheet 2 > Page 3 | sheet: Sheet 4
    where a stack takes one page at a time, each page follows the one before [iOS16-]
      from /page/1/sheet/2/page/3, drawn Root/Root > Page 1/Root > Page 1 | sheet: Sheet 2/Root > Page 1 | sheet: Sheet
      2 > Page 3
    columns are drawn at first as one stack with all pages [columns iOS16+ no-macOS]
      from /page/1#page/2/page/3, drawn Root > Page 1 > Page 2 > Page 3
    columns are drawn at first side by side, each with all pages [columns iOS16+ wide]
      from /page/1#page/2/page/3, drawn Page 2 > Page 3
    a sheet with a modifier keeps the state of its views while it is dismissed [drafts iOS16+]
      show f1 sheet, tap Page 101 0, says Page 101 1, dismiss & update & says Page 101 1, says Root 0
    changes while the app is away are drawn when it is back
      push 1 & update & away = Root > Page 1, push 2 & show s3 = Root > Page 1, show c4 & dismiss,
      here = Root > Page 1 > Page 2 | sheet: Sheet 3
    changes are drawn while the user answers a system's question
      asked, push 1 = Root > Page 1, show s2 = Root > Page 1 | sheet: Sheet 2
    a plan stops on the way when the app leaves the screen, and continues from there [iOS16-]
      open /page/1/page/2/page/3 & settle & is Root > Page 1 & away = Root > Page 1,
      here = Root > Page 1 > Page 2 > Page 3
    a refused step back leaves the stack as it was, and a link on a screen that is not on display is not believed [tabs]
      covers, home.push 1 & home.push 2 & home.push 3 = Root > Page 1 > Page 2 > Page 3,
      home.hold & ?pop 1 = Root > Page 1 > Page 2 > Page 3, home.free & reset = Root > Page 1 > Page 2 > Page 3,
      home.show c4 = Root > Page 1 > Page 2 > Page 3 | cover: Cover 4,
      reset = Root > Page 1 > Page 2 > Page 3 | cover: Cover 4, home.dismiss & select more,
      reset & select home = Root > Page 1 > Page 2 > Page 3, pop 1 = Root > Page 1
    """)

  @Test("in steps", arguments: Play.each(plays))
  private func steps(_ play: Play, _ generation: Generation) async throws { try await play(on: generation) }

  nonisolated private static let answered = Play.all(
    """
    an alert's action asks again or presents at once
      show 1 sheet, show a1, tap Again & turn, has Ask 2, at /page/1;as=sheet, dismiss, show a7,
      tap Present & turn = Root | sheet: Page 1 | sheet: Page 7, show a2 dialog,
      tap Go & turn = Root | sheet: Page 1 | sheet: Page 7 > Page 2
    an alert's field keeps the typed text, and the answer reads it
      show rename sheet, show rename, has Name?, fill Name a & field Name a, field Name a, fill Name ab, field Name ab,
      tap Take & turn = Root | sheet: Name? > Page 2
    """)

  @Test("whether the system resets the binding or calls the action first", arguments: answered, AnswerOrder.allCases)
  private func answers(_ play: Play, _ order: AnswerOrder) async throws {
    for generation in Generation.tested { try await play(on: generation, answering: order) }
  }

  @Test("a question is an alert or a dialog, and its answer is passed on", arguments: Generation.tested)
  func question(_ generation: Generation) async throws {
    let flow = PageFlow()
    let stage = Stage(try FlowScene(root: flow), generation)
    for style in [Armature.PresentationStyle.alert, .dialog] {
      for (button, isConfirmed) in [("Yes", true), ("No", false)] {
        let answer = Task { [flow] in await flow.confirm("Sure?", action: "Yes", cancel: "No", as: style) }
        await stage.rest()
        #expect(stage.window.outline.contains("Sure?"))
        await stage.shows("Root") { $0.tap(button) }
        #expect(await answer.value == isConfirmed)
      }
    }
  }
}
