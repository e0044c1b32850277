import Armature
import Testing

@Suite("A row of a table of rules")
@MainActor
struct RowTests {
  @Test(
    "writes flows as they are built",
    arguments: [
      "0", "0 1:cover flow1[0 sheet2]", "home 1 flow2[0]", "nest[0 1] 2",
      "0 twin1[nest[0 2] 3] ask4", "0 eager1[0 1 sheet1]",
      "start tabs{*first: 0 1, second, forgetful} 1",
      "{*first: 0 sheet1, second: 0 2, forgetful}", "{first: 0, *second: 0, ~forgetful}",
      "<sidebar: home 1, detail>", "(sidebar: home, detail: 7 8)",
      "<sidebar: home, middle: 1, detail: 7>", "<sidebar: start, detail: split<sidebar: home, detail>>",
      "{*library: <sidebar: home, detail: 1>, nested: {*first: 0, second}}",
    ])
  func text(flows: String) throws {
    #expect(try RowScene(flows).flows == flows)
  }

  @Test(
    "does acts and hears of events",
    arguments: [
      Row("a flow leaves", "0 flow1[0 2] 3", "flow1.leave()", "0 3 | -2 flowEnded, -0 left"),
      Row("the root goes back", "0 1 sheet2 3", "goBack(2)", "0 1 | -3 verb, -sheet2 verb"),
      Row("an edit", "0 1", "edit { goBack(); push(2) }", "0 2 | -1 verb, +2"),
      Row("a batch", "0 flow1[0]", "batch { flow1.push(2); push(3) }", "0 flow1[0 2] 3"),
      Row("a batch that throws", "0", "batch { push(1); throw }", refused: .notFound),
      Row("a refusal", "0", "goBack()", refused: .pastRoot),
      Row("a condition", "0 1 2", "goBackTo(where 1 3)", "0 1"),
      Row("an identity", "0 1 2", "popTo(id 1)", "0 1"),
      Row("an update", "0 1", "update(id 0, 7)", "7 1"),
      Row("the user goes back", "0 flow1[0 2]", "scene.back()", "0 flow1[0] | -2 back"),
      Row("the user swipes", "0 sheet1 2", "scene.dismiss(sheet1)", "0"),
      Row("a late swipe", "0", ignores: "scene.dismiss(sheet1)"),
      Row("a tap on a tab", "{*first: 0, second}", "scene.select(second)", "{first: 0, *second: 0}"),
      Row("a link", "0", "scene.open(/flow/1/page/2)", "0 flow1[0 2]"),
      Row(
        "tabs", "start tabs{*first: 0, second, forgetful}", "tabs.setNames(second); second.push(1)",
        "start tabs{*second: 0 1}"),
      Row("columns", "<sidebar: home, detail>", "show(detail, 1); detail.push(2)", "<sidebar: home, detail: 1 2>"),
    ])
  func rows(row: Row) throws { try row.check() }

  @Test("fails where the scene does something else")
  func failing() throws {
    for row in [
      Row("another line", "0", "push(1)", "0 2"),
      Row("a refusal", "0", "push(1)", refused: .noStack),
      Row("other events", "0", "push(1)", "0 1 |"),
      Row("another reason", "0", "goBack()", refused: .noStack),
      Row("nothing", "0", ignores: "goBack()"),
    ] {
      try withKnownIssue {
        try row.check()
      } matching: {
        $0.error == nil
      }
    }
  }
}
