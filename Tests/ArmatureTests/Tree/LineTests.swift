import Testing

@testable import Armature  // `Row` reads the line, which is internal.

/// The rules about the slots of nested flows. ``FlowText`` and ``RowAct`` explain the notation.
@Suite("The rules of the line: flows, an act, flows")
@MainActor
struct LineTests {
  @Test(
    "pushes",
    arguments: [
      Row("a push is above the flow's last slot", "0 1", "push(2)", "0 1 2 | +2"),
      Row("a child flow's is below its parent's slots", "0 flow1[0] 2", "flow1.push(3)", "0 flow1[0 3] 2"),
      Row("also below a sheet", "0 flow1[0] sheet2", "flow1.push(3)", "0 flow1[0 3] sheet2"),
      Row("a parent's is on its child's sheet", "0 flow1[0 sheet2]", "push(3)", "0 flow1[0 sheet2] 3"),
      Row("a child's card takes none", "0 flow1[0 card2]", "push(3)", refused: .noStack),
      Row("a card with a flow takes none of its parent", "0 cardFlow1[0]", "push(2)", refused: .noStack),
      Row("a card with a flow takes none of the flow", "0 cardFlow1[0]", "cardFlow1.push(2)", refused: .noStack),
      Row("a sheet over a card does", "0 cardFlow1[0 sheet2]", "push(3)", "0 cardFlow1[0 sheet2] 3"),
      Row("a flow that has pushed fits on no card", "0", "show(eager2:sheet.nostack)", refused: .noStack),
      Row("it fits on a sheet", "0", "show(eager2:sheet)", "0 eager2:sheet[0 2]"),
      Row("a flow comes with its own slots", "0", "push(eager1)", "0 eager1[0 1 sheet1] | +0, +1, +sheet1"),
      Row("flows of other types push", "0 twin1[nest[0]]", "nest.push(2); twin1.push(3)", "0 twin1[nest[0 2] 3]"),
    ])
  func pushes(row: Row) throws { try row.check() }

  @Test(
    "modals",
    arguments: [
      Row("a sheet is at the end of the line", "0 1", "show(sheet2)", "0 1 sheet2"),
      Row("a child flow at the end presents", "0 flow1[0 2]", "flow1.show(sheet3)", "0 flow1[0 2 sheet3]"),
      Row("a parent presents above its child", "0 flow1[0 2]", "show(sheet3)", "0 flow1[0 2] sheet3"),
      Row("not below another flow's slots", "0 flow1[0] 2", "flow1.show(sheet3)", refused: .buried),
      Row("not below another flow's sheet", "0 flow1[0] sheet2", "flow1.show(cover3)", refused: .buried),
      Row("not below a dialog", "0 flow1[0] ask2", "flow1.presentSheet(3)", refused: .buried),
      Row("not with a push in one edit", "0 flow1[0] 2", "flow1.edit { push(7); presentSheet(8) }", refused: .buried),
      Row("not as the first act of a flow", "0 flow1[0] 2", "flow1.push(eager1)", refused: .buried),
      Row("a flow that only pushes does", "0 flow1[0] 2", "flow1.push(eager2)", "0 flow1[0 eager2[0 2]] 2"),
      Row(
        "after a cut in the same edit", "0 flow1[0 sheet2] 3", "flow1.edit { dismiss(); presentSheet(4) }",
        "0 flow1[0 4:sheet]"),
    ])
  func modals(row: Row) throws { try row.check() }

  @Test(
    "going back",
    arguments: [
      Row("a flow has its own run", "0 flow1[0 2] 3", "flow1.goBack()", "0 flow1[0] 3 | -2 verb"),
      Row("an uncovered child keeps its slots", "0 flow1[0 2] 3", "goBack()", "0 flow1[0 2] | -3 verb"),
      Row(
        "a child that is the goal returns to its root", "0 flow1[0 2] 3", "goBackTo(flow1)",
        "0 flow1[0] | -3 verb, -2 verb"),
      Row("and so does one in the root's slot", "nest[0 1] 2", "goBackToRoot()", "nest[0] | -2 verb, -1 verb"),
      Row("a child goes back to its own root", "0 flow1[0 2] 3", "flow1.goBackToRoot()", "0 flow1[0] 3 | -2 verb"),
      Row("a slot takes its child along", "0 flow1[0 2] 3", "goBack(2)", "0 | -3 verb, -2 flowEnded, -0 verb"),
      Row(
        "a sheet takes all above it along", "0 flow1[0 sheet2] 3 sheet4", "flow1.goBack()",
        "0 flow1[0] | -sheet4 cut, -3 cut, -sheet2 verb"),
      Row(
        "a pushed slot does not", "0 flow1[0 sheet2 3] 4 sheet5", "flow1.goBack()",
        "0 flow1[0 sheet2] 4 sheet5 | -3 verb"),
      Row("not to a slot of the parent", "0 1 flow2[0]", "flow2.goBackTo(1)", refused: .notFound),
      Row("a pop ends at no slot below a child's sheet", "0 flow1[0 sheet2] 3", "popTo(flow1)", refused: .belowLayer),
      Row("a pop takes none of these", "0 flow1[0 sheet2] 3", "pop(2)", refused: .belowLayer),
      Row(
        "it ends at the layer of the flow's last slot", "0 1 flow2[0 sheet3] 4", "popToCurrentStackRoot()",
        "0 1 flow2[0 sheet3]"),
      Row(
        "a dismissed sheet takes all above it along", "0 flow1[0 sheet2] 3 sheet4", "flow1.dismiss()",
        "0 flow1[0] | -sheet4 cut, -3 cut, -sheet2 verb"),
      Row("not the child's sheet", "0 flow1[0 sheet2]", "dismiss()", refused: .nothingPresented),
      Row(
        "all layers with what is in them", "0 sheetFlow1[home flow2[0 3]] cover4", "dismissAll()",
        "0 | -cover4 verb, -3 flowEnded, -0 flowEnded, -home verb"),
    ])
  func goingBack(row: Row) throws { try row.check() }

  @Test(
    "changes in place",
    arguments: [
      Row("the last slot keeps its style", "0 1:sheet", "replace(2)", "0 2:sheet | -1 verb, +2"),
      Row("also below others' slots", "0 flow1[0 2] 3", "flow1.replace(4)", "0 flow1[0 4] 3"),
      Row("no sheet below others' slots", "0 flow1[0 sheet2] 3", "flow1.replace(sheet4)", refused: .buried),
      Row(
        "a slot with a flow", "0 sheetFlow1[home 2]", "replace(sheetFlow3)",
        "0 sheetFlow3[home] | -2 flowEnded, -home verb, +home"),
      Row("a new root drops the routes", "0 1 sheet2", "setRoot(3)", "3 | -sheet2 newRoot, -1 newRoot, +3"),
      Row("and its child flow", "nest[0 1] 2", "setRoot(home)", "home | -2 newRoot, -1 flowEnded, +home"),
      Row("other flows' slots stay", "0 flow1[0 2] 3", "flow1.setRoot(4)", "0 flow1[4] 3 | -2 newRoot, +4"),
      Row(
        "but not above a sheet of the old root", "0 twin1[nest[0 sheet2]] 3", "twin1.setRoot(home)",
        "0 twin1[home] | -3 cut, -sheet2 flowEnded, +home"),
      Row("a payload", "0 1:sheet", "update(id 1, 2)", "0 2:sheet |"),
      Row("a payload with a child flow", "0 flow1[0 2]", "update(id flow1, flow3)", refused: .notAdopted),
    ])
  func changesInPlace(row: Row) throws { try row.check() }

  @Test(
    "leaving",
    arguments: [
      Row(
        "takes the flow's run along", "0 flow1[0 2] flow3[0 4]", "flow1.leave()", "0 flow3[0 4] | -2 flowEnded, -0 left"
      ),
      Row(
        "with a sheet also all above", "0 flow1[0 sheet2] 3", "flow1.leave()", "0 | -3 cut, -sheet2 flowEnded, -0 left"),
      Row("with its own sheet, too", "0 sheetFlow1[home] 2 3", "sheetFlow1.leave()", "0 | -3 cut, -2 cut, -home left"),
      Row("takes the slot that the flow shares", "0 1 twin2[nest[0 3]]", "nest.leave()", "0 1 | -3 flowEnded, -0 left"),
      Row("not the scene's root", "0 1", "leave()", refused: .rootSlot),
      Row("not a tab's root", "{*first: 0, second}", "first.leave()", refused: .rootSlot),
      Row("a column's root", "<sidebar: home, detail: 7>", "detail.leave()", "<sidebar: home, detail>"),
      Row("not the sidebar's root", "<sidebar: home, detail: 7>", "sidebar.leave()", refused: .rootSlot),
    ])
  func leaving(row: Row) throws { try row.check() }

  @Test(
    "leaving the layer",
    arguments: [
      Row("the flow's own sheet", "0 sheetFlow1[home 2]", "sheetFlow1.leaveLayer()", "0 | -2 flowEnded, -home left"),
      Row(
        "the sheet in which it was pushed", "0 1 sheet2 flow3[0 4] 5", "flow3.leaveLayer()",
        "0 1 | -5 cut, -4 flowEnded, -0 cut, -sheet2 left"),
      Row(
        "the inner one of two sheets", "0 sheet1 sheet2 flow3[0]", "flow3.leaveLayer()",
        "0 sheet1 | -0 cut, -sheet2 left"),
      Row(
        "a sheet of its parent, a child flow", "0 flow1[0 sheet2 flow3[0 4]]", "flow3.leaveLayer()",
        "0 flow1[0] | -4 flowEnded, -0 cut, -sheet2 left"),
      Row(
        "the sheet around the flow's tabs", "start tabsSheet{*first: 0, second, forgetful}", "first.leaveLayer()",
        "start | -0 flowEnded, -MixedTabs left"),
      Row("not the sheet that it presents", "0 flow1[0 sheet2]", "flow1.leaveLayer()", refused: .nothingPresented),
      Row("not the window", "0 1 flow2[0]", "flow2.leaveLayer()", refused: .nothingPresented),
      Row("not the window of the root", "0 sheet1", "leaveLayer()", refused: .nothingPresented),
      Row("not a tab", "{*first: 0, second}", "first.leaveLayer()", refused: .nothingPresented),
    ])
  func leavingTheLayer(row: Row) throws { try row.check() }

  @Test(
    "gestures",
    arguments: [
      Row("back takes the last slot", "0 flow1[0 2] 3", "scene.back()", "0 flow1[0 2] | -3 back"),
      Row("whoever owns it", "0 flow1[0 sheet2]", "scene.back()", "0 flow1[0] | -sheet2 back"),
      Row("it takes a flow with its slot", "0 flow1[0]", "scene.back()", "0 | -0 back"),
      Row("it closes an inspector first", "0 1 aside2", "scene.back()", "0 1 | -aside2 back"),
      Row("it ends at the root", "0", "scene.back()", refused: .pastRoot),
      Row(
        "a swipe takes the sheet and all above", "0 flow1[0 sheet2 3] 4", "scene.dismiss(sheet2)",
        "0 flow1[0] | -4 dismissed, -3 dismissed, -sheet2 dismissed"),
      Row("a swipe takes no page", "0 1 sheet2", "scene.dismiss(1)", refused: .nothingPresented),
      Row("nor the root", "0 sheet1", "scene.dismiss(0)", refused: .nothingPresented),
      Row("nor a slot that is gone", "0", ignores: "scene.dismiss(sheet1)"),
      Row(
        "a pop cuts a child flow and its parents", "0 flow1[0 2 3] 4", "scene.pop(2)", "0 flow1[0 2] | -4 back, -3 back"
      ),
      Row(
        "it returns the goal's child to its root", "0 flow1[0 2] 3", "scene.pop(flow1)", "0 flow1[0] | -3 back, -2 back"
      ),
      Row("it takes a flow along", "0 1 flow2[0 3]", "scene.pop(1)", "0 1 | -3 flowEnded, -0 back"),
      Row("not to a slot that is gone", "0", ignores: "scene.pop(1)"),
      Row("nor to a hidden one", "{*first: 0, second: 0 1}", ignores: "scene.pop(1)"),
      Row(
        "columns that are one stack are popped as one", "(sidebar: home 1, detail: 7)", "scene.pop(home)",
        "(sidebar: home, detail)"),
      Row(
        "columns side by side are not", "<sidebar: home 1, detail: 7>", "scene.pop(home)", "<sidebar: home, detail: 7>"),
      Row(
        "a link takes what it does not name", "0 1 sheet2 flow3[0 sheet4]", "scene.open(/page/1)",
        "0 1 | -sheet4 flowEnded, -0 link, -sheet2 link, opened /page/1"),
      Row("back from a column closes it", "(sidebar: home, detail: 7)", "scene.back()", "(sidebar: home, detail)"),
    ])
  func gestures(row: Row) throws { try row.check() }

  @Test(
    "batches and edits",
    arguments: [
      Row(
        "a batch of several flows", "0 sheet1 flow2[0 3]", "batch { flow2.goBack(); goBack() }",
        "0 sheet1 | -3 verb, -0 verb"),
      Row("a batch in a batch", "0", "batch { push(1); batch { push(flow2) }; edit { push(3) } }", "0 1 flow2[0] 3"),
      Row("a refusal in it", "0 1", "batch { goBackToRoot(); batch { goBack(9) } }", refused: .pastRoot),
      Row(
        "one refusal", "0 flow1[0 2]", "batch { goBack(); push(flow3); dismiss(); push(4) }", refused: .nothingPresented
      ),
      Row(
        "a flow that the batch has removed", "0 flow1[0]", "batch { goBack(); flow1.push(2); push(3) }",
        refused: .detached),
      Row("a slot that comes and goes", "0", "batch { push(1); goBack(); push(2) }", "0 2 | +2"),
      Row("an edit with another flow's verb", "0 flow1[0]", "edit { push(2); flow1.push(3) }", "0 flow1[0 3] 2"),
      Row("a refused one", "0 flow1[0]", "edit { push(2); flow1.push(3); goBack(4) }", refused: .pastRoot),
      Row("one with a verb of the same flow", "0", "edit { push(4); root.push(5) }", refused: .busy),
      Row("what leaves from an edited flow", "0 flow1[0 sheet2] 3", "edit { flow1.leave(); push(4) }", refused: .busy),
      Row("is dismissed", "0 flow1[0 sheet2] 3", "edit { flow1.dismiss(); push(4) }", refused: .busy),
      Row("goes back", "0 flow1[0 sheet2] 3", "edit { scene.back(); push(4) }", refused: .busy),
      Row("is popped by a broadcast", "0 flow1[0 sheet2] 3", "edit { root.popToRoot(); push(4) }", refused: .busy),
      Row("is popped by the user", "0 flow1[0 sheet2] 3", "edit { scene.pop(0); push(4) }", refused: .busy),
      Row(
        "an edit that is buried meanwhile", "0 flow1[0]", "flow1.edit { root.push(2); show(sheet3) }", refused: .buried),
      Row("one under which a card comes", "0 flow1[0]", "edit { flow1.show(card2); push(3) }", refused: .noStack),
      Row("one beside a push", "0 flow1[0]", "flow1.edit { root.push(2); push(3) }", "0 flow1[0 3] 2"),
    ])
  func batches(row: Row) throws { try row.check() }
}
