import Testing

@testable import Armature  // `Row` reads containers' states, which are internal.

@Suite("The rules of containers: flows, an act, flows")
@MainActor
struct ContainerRuleTests {
  @Test(
    "tabs",
    arguments: [
      Row(
        "a tab's flow is made when it is first selected", "{*first: 0, second}", "show(second)",
        "{first: 0, *second: 0} | +0, selected second in MixedTabs"),
      Row(
        "a hidden tab keeps its line and its sheet", "{*first: 0 sheet1, second: 0}", "show(second)",
        "{first: 0 sheet1, *second: 0} | selected second in MixedTabs"),
      Row(
        "also what is pushed there meanwhile", "{first: 0 sheet1, *second: 0}", "first.push(2); show(first)",
        "{*first: 0 sheet1 2, second: 0}"),
      Row(
        "a forgetful one goes to its root", "{*forgetful: 0 1, first}", "show(first)",
        "{forgetful: 0, *first: 0} | -1 hidden, +0, selected first in MixedTabs"),
      Row("one that left the bar cannot be selected", "{*first: 0, ~second: 0}", "show(second)", refused: .notFound),
      Row("nor by the user", "{*first: 0, ~second: 0}", "scene.select(second)", refused: .notFound),
      Row("nor one that is not there", "{*first: 0}", "show(second)", refused: .notFound),
      Row("nor by the user", "{*first: 0}", "scene.select(nowhere)", refused: .notFound),
      Row("nor in a slot that is not there", "{*first: 0, second}", ignores: "scene.select(second, nowhere)"),
      Row(
        "one that leaves the bar hands over to the next", "{second: 0, *first: 0 1, forgetful: 0}", "hide(first)",
        "{second: 0, ~first: 0 1, *forgetful: 0}"),
      Row("the last one to the one before", "{first: 0, *second: 0}", "hide(second)", "{*first: 0, ~second: 0}"),
      Row("the only one stays", "{*first: 0, ~second}", "hide(first)", refused: .lastChild),
      Row(
        "it comes back with its line", "{~first: 0 1, *second: 0}", "unhide(first); show(first)",
        "{*first: 0 1, second: 0}"),
      Row(
        "and is hidden at another place, too", "{~first: 0, *second: 0}", "setNames(second, first)",
        "{*second: 0, ~first: 0}"),
      Row(
        "a removed one takes its line along", "{*first: 0 1, second: 0}", "setNames(second)",
        "{*second: 0} | -1 flowEnded, -0 left, selected second in MixedTabs"),
      Row(
        "moved ones keep theirs", "{*first: 0 1, second: 0}", "setNames(second, first)", "{second: 0, *first: 0 1} |"),
      Row("the same ones are no change", "{*first: 0, second}", "setNames(first, second)", "{*first: 0, second} |"),
      Row("one has to stay", "{*first: 0}", "setNames()", refused: .lastChild),
      Row("names without tabs", "{*first: 0, second}", "setNames(first, nowhere)", refused: .notFound),
      Row(
        "a refused batch", "{*first: 0 1, second}", "batch { setNames(second); show(second); second.push(2); throw }",
        refused: .notFound),
      Row("back stays in the selected tab", "{first: 0 sheet1, *second: 0}", "scene.back()", refused: .pastRoot),
      Row(
        "and takes its slots", "{*first: 0 1 sheet2, second}", "scene.back(); scene.back()",
        "{*first: 0, second} | -sheet2 back, -1 back"),
    ])
  func tabs(row: Row) throws { try row.check() }

  @Test(
    "tabs in a slot",
    arguments: [
      Row(
        "a tab presents below its parent's slots", "start tabs{*first: 0, second, forgetful} 1", "first.show(sheet2)",
        "start tabs{*first: 0 sheet2, second, forgetful} 1"),
      Row(
        "they go with their slot", "start tabs{*first: 0 1, second: 0, forgetful} 2", "goBack(2)",
        "start | -2 verb, -0 flowEnded, -1 flowEnded, -0 flowEnded, -MixedTabs verb"),
      Row(
        "a pop to them keeps what they show", "start tabs{*first: 0 1, second, forgetful} 2", "scene.pop(tabs)",
        "start tabs{*first: 0 1, second, forgetful}"),
      Row(
        "and so does goBackTo", "start tabs{*first: 0 1, second, forgetful} 2", "goBackTo(tabs)",
        "start tabs{*first: 0 1, second, forgetful}"),
      Row(
        "a swipe takes their sheet", "start 1 tabsSheet{*first: 0 cover2, second, forgetful}",
        "scene.dismiss(tabsSheet)", "start 1"),
      Row("another root takes their sheets", "tabs{*first: 0 sheet1, second, forgetful}", "setRoot(start)", "start"),
      Row("and so does another slot", "start tabs{*first: 0 sheet1, second, forgetful}", "replace(2)", "start 2"),
    ])
  func slots(row: Row) throws { try row.check() }

  @Test(
    "columns",
    arguments: [
      Row(
        "a detail takes the placeholder's place", "<sidebar: home 1, detail>", "show(detail, 7)",
        "<sidebar: home 1, detail: 7> | +7"),
      Row(
        "another one is its new root", "<sidebar: home, detail: 7 8>", "show(detail, 9)",
        "<sidebar: home, detail: 9> | -8 newRoot, +9"),
      Row(
        "it closes", "<sidebar: home, detail: 7 8>", "close(detail)", "<sidebar: home, detail> | -8 flowEnded, -7 verb"),
      Row(
        "a column closes with those after it", "<sidebar: home, middle: 1, detail: 7>", "close(middle)",
        "<sidebar: home, middle, detail> | -7 verb, -1 verb"),
      Row(
        "also one that is empty", "<sidebar: home, middle, detail: 7>", "close(middle)",
        "<sidebar: home, middle, detail> | -7 verb"),
      Row(
        "another middle closes the detail", "<sidebar: home, middle: 1, detail: 7>", "show(middle, 2)",
        "<sidebar: home, middle: 2, detail> | -7 verb, +2"),
      Row(
        "one that is opened and closed in a batch", "<sidebar: home, middle, detail>",
        "batch { show(middle, flow1); show(detail, 2); detail.push(3); show(detail, 4); close(middle) }",
        "<sidebar: home, middle, detail> |"),
      Row(
        "also if that throws", "<sidebar: home, middle, detail>",
        "batch { show(middle, flow1); show(detail, 2); throw }", refused: .notFound),
      Row(
        "columns present one at a time", "<sidebar: home sheet1, detail: 7>", "detail.show(sheet2)", refused: .buried),
      Row("whichever it is", "<sidebar: home, detail: 7 sheet1>", "sidebar.show(sheet2)", refused: .buried),
      Row(
        "a push is above the sheet", "<sidebar: home sheet1, detail: 7>", "sidebar.push(2)",
        "<sidebar: home sheet1 2, detail: 7>"),
      Row(
        "a root that presents is refused", "<sidebar: home sheet3, detail: 1 2>", "show(detail, eager1)",
        refused: .buried),
      Row(
        "a hidden tab in a column may present",
        "<sidebar: start sheet1, detail: tabs{*first: 0, second: 0, forgetful}>", "second.show(sheet2)",
        "<sidebar: start sheet1, detail: tabs{*first: 0, second: 0 sheet2, forgetful}>"),
      Row(
        "but is not selected then", "<sidebar: start sheet1, detail: tabs{*first: 0, second: 0, forgetful}>",
        "second.show(sheet2); tabs.show(second)", refused: .buried),
      Row(
        "collapsing moves nothing", "<sidebar: home 1, detail: 7>", "scene.collapse()", "(sidebar: home 1, detail: 7) |"
      ),
      Row(
        "collapsed, back leaves the placeholder", "(sidebar: home 1, detail: 7 8)", "scene.back(); scene.back()",
        "(sidebar: home 1, detail) | -8 back, -7 back"),
      Row(
        "and takes the sidebar's slots", "(sidebar: home 1, detail)", "scene.back()",
        "(sidebar: home, detail) | -1 back"),
      Row(
        "expanded, it ends at the roots", "<sidebar: home 1, detail: 7 8>", "scene.back(); scene.back()",
        "<sidebar: home, detail: 7>"),
      Row("and not below", "<sidebar: home, detail: 7>", "scene.back()", refused: .pastRoot),
      Row(
        "a pop takes all columns after it", "(sidebar: home, middle: 1, detail: 7)", "scene.pop(home)",
        "(sidebar: home, middle, detail)"),
    ])
  func columns(row: Row) throws { try row.check() }

  @Test(
    "containers of the app's own",
    arguments: [
      Row("flows that are all new", "{*a: 0 1, b}", "setNames(c, d)", "{*c: 0, d}"),
      Row("new ones beside old ones", "{*a: 0 1, b: 0}", "setNames(c, b, a)", "{c, b: 0, *a: 0 1} |"),
      Row(
        "removed ones are told from the last", "{*a: 0, b: 0 1, c: 0}", "setNames(c)",
        "{*c: 0} | -1 flowEnded, -0 left, -0 left, selected c in ClosureContainer"),
    ])
  func own(row: Row) throws {
    let names = FlowText.members(row.before)
    try row.check(root: { census in ClosureContainer(names) { _ in StyledFlow(census: census) } })
  }
}
