import Testing

// @testable: compares states of a scene, which are internal.
@testable import Armature

/// A rule: a state, an edit, and the state after it or the reason for which it is refused.
struct TreeRule: Sendable, CustomTestStringConvertible {
  let rule: String
  let before: String
  let change: TreeChange
  let after: Result<String, NavigationError>
  /// The slots that went with their causes, from the end of the line down; `nil` where they do not matter.
  let gone: [String]?

  init(_ rule: String, _ before: String, _ change: TreeChange, _ after: String, gone: [String]? = nil) {
    (self.rule, self.before, self.change, self.after, self.gone) = (rule, before, change, .success(after), gone)
  }

  init(_ rule: String, _ before: String, _ change: TreeChange, refused error: NavigationError) {
    (self.rule, self.before, self.change, self.after, self.gone) = (rule, before, change, .failure(error), nil)
  }

  var testDescription: String { "\(rule) – \(before) – \(change)" }
}

/// The rules about slots. ``TreeText`` explains how states are written.
@Suite("The rules of the tree: a state, an edit, a state")
struct ValueTests {
  @Test(
    "pushes",
    arguments: [
      TreeRule("a push goes above the flow's last slot", "list note", .show("text", in: "list"), "list note text"),
      TreeRule(
        "a child flow's push goes beneath the slots of its parent",
        "list form[name] text", .show("color", in: "name"), "list form[name color] text"),
      TreeRule(
        "a child flow's push goes beneath a sheet of its parent",
        "list form[name] text^", .show("color", in: "name"), "list form[name color] text^"),
      TreeRule("a push onto a sheet", "list form^", .show("text", in: "list"), "list form^ text"),
      TreeRule(
        "a parent pushes onto the sheet that its child flow has presented",
        "list form[name help^]", .show("text", in: "list"), "list form[name help^] text"),
      TreeRule("a sheet without a stack takes no push", "list card_", .show("text", in: "list"), refused: .noStack),
      TreeRule(
        "a child flow's sheet without a stack takes no push of its parent",
        "list form[name card_]", .show("text", in: "list"), refused: .noStack),
      TreeRule("an alert takes no push", "list ask!", .show("text", in: "list"), refused: .underDialog),
    ])
  func pushes(_ rule: TreeRule) throws { try check(rule) }

  @Test(
    "modals",
    arguments: [
      TreeRule("a sheet goes to the end of the line", "list note", .show("form^", in: "list"), "list note form^"),
      TreeRule("a sheet above a sheet", "list card_", .show("form^", in: "list"), "list card_ form^"),
      TreeRule(
        "a child flow at the end of the line presents",
        "list form[name color]", .show("help^", in: "name"), "list form[name color help^]"),
      TreeRule(
        "a parent presents above its child flow",
        "list form[name color]", .show("help^", in: "list"), "list form[name color] help^"),
      TreeRule(
        "a flow beneath another flow's slots cannot present",
        "list form[name] text", .show("help^", in: "name"), refused: .buried),
      TreeRule(
        "a flow beneath another flow's sheet cannot present", "list form[name] text^", .show("help^", in: "name"),
        refused: .buried),
      TreeRule("nothing goes above an alert", "list ask!", .show("form^", in: "list"), refused: .underDialog),
      TreeRule(
        "nothing goes above an alert of a child flow",
        "list form[name ask!]", .show("help^", in: "list"), refused: .underDialog),
    ])
  func modals(_ rule: TreeRule) throws { try check(rule) }

  @Test(
    "going back",
    arguments: [
      TreeRule(
        "a flow goes back in its own run", "list form[name color] text", .goBack(in: "name"), "list form[name] text",
        gone: ["color verb"]),
      TreeRule(
        "a child flow that is uncovered keeps its slots",
        "list form[name color] text", .goBack(in: "list"), "list form[name color]", gone: ["text verb"]),
      TreeRule(
        "a child flow that is gone back to returns to its root",
        "list form[name color] text", .goBackTo("form", in: "list"), "list form[name]",
        gone: ["text verb", "color verb"]),
      TreeRule(
        "the child flow in the root's slot returns to its root, too",
        "list[name color] text", .goBackToRoot(in: "list"), "list[name]", gone: ["text verb", "color verb"]),
      TreeRule(
        "a child flow goes back to its own root",
        "list form[name color] text", .goBackToRoot(in: "name"), "list form[name] text", gone: ["color verb"]),
      TreeRule(
        "a slot takes its child flow along", "list form[name color] text", .goBack(2, in: "list"), "list",
        gone: ["text verb", "color flowEnded", "form verb"]),
      TreeRule(
        "a sheet takes along what lies above it in the line",
        "list form[name help^] text more^", .goBack(in: "name"), "list form[name]",
        gone: ["more cut", "text cut", "help verb"]),
      TreeRule(
        "a pushed slot leaves the slots above it", "list form[name help^ topic] text more^", .goBack(in: "name"),
        "list form[name help^] text more^", gone: ["topic verb"]),
      TreeRule("a flow does not go back past its root", "list note", .goBack(2, in: "list"), refused: .pastRoot),
      TreeRule(
        "a flow does not go back to a slot of its parent", "list form[name]", .goBackTo("list", in: "name"),
        refused: .notFound),
      TreeRule("a pop takes pushed slots", "list form^ text", .pop(in: "list"), "list form^"),
      TreeRule("a pop takes no sheet", "list form^ text", .pop(2, in: "list"), refused: .belowLayer),
      TreeRule("a pop takes no more slots than there are", "list form^ text", .pop(3, in: "list"), refused: .pastRoot),
      TreeRule(
        "a pop ends at a slot of the layer", "list form^ text more", .popTo("text", in: "list"), "list form^ text"),
      TreeRule(
        "a pop ends at no slot beneath the layer", "list note form^ text", .popTo("note", in: "list"),
        refused: .belowLayer),
      TreeRule(
        "a pop ends at no slot that is missing", "list note form^ text", .popTo("more", in: "list"),
        refused: .notFound),
      TreeRule(
        "a pop ends at no slot beneath a sheet of a child flow",
        "list form[name help^] text", .popTo("form", in: "list"), refused: .belowLayer),
      TreeRule(
        "a pop takes no slot beneath a sheet of a child flow",
        "list form[name help^] text", .pop(2, in: "list"), refused: .belowLayer),
      TreeRule(
        "a pop ends at the layer of the flow's last slot",
        "list note form[name help^] text", .popToStackRoot(in: "list"), "list note form[name help^]"),
      TreeRule("the stack's root is its sheet", "list form^ text more", .popToStackRoot(in: "list"), "list form^"),
      TreeRule("a flow dismisses its last sheet", "list form^ text help^", .dismiss(in: "list"), "list form^ text"),
      TreeRule(
        "the dismissed sheet takes along what lies above it",
        "list form[name help^] text more^", .dismiss(in: "name"), "list form[name]",
        gone: ["more cut", "text cut", "help verb"]),
      TreeRule(
        "a flow does not dismiss its child's sheet",
        "list form[name help^]", .dismiss(in: "list"), refused: .nothingPresented),
    ])
  func goingBack(_ rule: TreeRule) throws { try check(rule) }

  @Test(
    "changes in place",
    arguments: [
      TreeRule(
        "the last slot is replaced in its style", "list form^", .replace(with: "help", in: "list"), "list help^"),
      TreeRule(
        "a slot beneath another flow's slots is replaced, too",
        "list form[name color] text", .replace(with: "font", in: "name"), "list form[name font] text"),
      TreeRule(
        "a sheet beneath another flow's slots is not replaced", "list form[name help^] text",
        .replace(with: "font", in: "name"), refused: .buried),
      TreeRule("a root is not replaced", "list", .replace(with: "note", in: "list"), refused: .rootSlot),
      TreeRule(
        "a new root drops the routes", "list note form^", .setRoot("home", in: "list"), "home",
        gone: ["form newRoot", "note newRoot"]),
      TreeRule(
        "other flows' slots stay above a new root",
        "list form[name color] text", .setRoot("title", in: "name"), "list form[title] text", gone: ["color newRoot"]),
      TreeRule(
        "other flows' slots go with a sheet of the old root",
        "list form[name[inner help^]] text", .setRoot("title", in: "name"), "list form[title]",
        gone: ["text cut", "help flowEnded"]),
    ])
  func changesInPlace(_ rule: TreeRule) throws { try check(rule) }

  @Test(
    "leaving",
    arguments: [
      TreeRule(
        "a flow that leaves takes its run along, and the slots above stay",
        "list form[name color] text", .leave("name"), "list text", gone: ["color flowEnded", "form left"]),
      TreeRule(
        "a flow that leaves with a sheet takes the slots above along",
        "list form[name help^] text", .leave("name"), "list", gone: ["text cut", "help flowEnded", "form left"]),
      TreeRule(
        "a flow that leaves its own sheet takes the slots above along",
        "list form^[name] text", .leave("name"), "list", gone: ["text cut", "form left"]),
      TreeRule("the scene's root stays", "list note", .leave("list"), refused: .rootSlot),
      TreeRule("a tab's root stays", "{*home: list, more:}", .leave("list"), refused: .rootSlot),
      TreeRule("a column's root goes", "<sidebar: list, detail: text>", .leave("text"), "<sidebar: list, detail:>"),
      TreeRule("the sidebar's root stays", "<sidebar: list, detail: text>", .leave("list"), refused: .rootSlot),
    ])
  func leaving(_ rule: TreeRule) throws { try check(rule) }

  @Test(
    "leaving the layer",
    arguments: [
      TreeRule(
        "a flow leaves its own sheet", "list form^[name color]", .leaveLayer("name"), "list",
        gone: ["color flowEnded", "form left"]),
      TreeRule(
        "a flow that was pushed in a sheet leaves the sheet",
        "list note form^ text[name color] more", .leaveLayer("name"), "list note",
        gone: ["more cut", "color flowEnded", "text cut", "form left"]),
      TreeRule(
        "a flow leaves the inner one of two sheets", "list form^ help^ text[name]", .leaveLayer("name"), "list form^",
        gone: ["text cut", "help left"]),
      TreeRule(
        "the sheet's owner may be a child flow", "list form[name help^ text[inner color]]", .leaveLayer("inner"),
        "list form[name]", gone: ["color flowEnded", "text cut", "help left"]),
      TreeRule(
        "a flow in tabs leaves the sheet around the tabs", "list form^{*home: text, more:}", .leaveLayer("text"),
        "list",
        gone: ["text flowEnded", "form left"]),
      TreeRule(
        "a sheet that the flow itself presents is not around it", "list form[name help^]", .leaveLayer("name"),
        refused: .nothingPresented),
      TreeRule("the window stays", "list note[name]", .leaveLayer("name"), refused: .nothingPresented),
      TreeRule("a tab stays", "{*home: list, more:}", .leaveLayer("list"), refused: .nothingPresented),
    ])
  func leavingTheLayer(_ rule: TreeRule) throws { try check(rule) }

  @Test(
    "gestures",
    arguments: [
      TreeRule(
        "a swipe takes the sheet and what lies above it",
        "list form[name help^ topic] text", .swipeAway("help"), "list form[name]",
        gone: ["text dismissed", "topic dismissed", "help dismissed"]),
      TreeRule(
        "a pop gesture into a child flow cuts the child flow and its parents",
        "list form[name color font] text", .popGesture(to: "color"), "list form[name color]",
        gone: ["text back", "font back"]),
      TreeRule(
        "a pop gesture to a slot returns its child flow to its root",
        "list form[name color] text", .popGesture(to: "form"), "list form[name]", gone: ["text back", "color back"]),
      TreeRule("a slot that is gone is ignored", "list", .swipeAway("form"), refused: .notFound),
      TreeRule(
        "a hidden slot is ignored", "{*home: list, more: feed item}", .popGesture(to: "feed"), refused: .notFound),
      TreeRule("nobody swipes the root away", "list form^", .swipeAway("list"), refused: .rootSlot),
      TreeRule(
        "back from a column closes it", "(sidebar: list, detail: text)", .swipeAway("text"), "(sidebar: list, detail:)"),
      TreeRule(
        "columns that are one stack are popped as one",
        "(sidebar: list note, detail: text)", .popGesture(to: "list"), "(sidebar: list, detail:)"),
      TreeRule(
        "columns side by side are popped one by one",
        "<sidebar: list note, detail: text>", .popGesture(to: "list"), "<sidebar: list, detail: text>"),
    ])
  func gestures(_ rule: TreeRule) throws { try check(rule) }

  @Test(
    "pop to root",
    arguments: [
      TreeRule(
        "a scene without tabs goes to its root", "list form[name color] help^", .popToTabs(), "list",
        gone: ["help broadcast", "color flowEnded", "form broadcast"]),
      TreeRule(
        "the selected tab goes to its root",
        "{*home: list note^, more: feed item}", .popToTabs(), "{*home: list, more: feed item}"),
      TreeRule(
        "every tab goes to its root when asked for",
        "{*home: list note, more: feed item}", .popToTabs(every: true), "{*home: list, more: feed}"),
      TreeRule(
        "hidden tabs go to their root although the selected one is there",
        "{*home: list, more: feed item}", .popToTabs(every: true), "{*home: list, more: feed}"),
      TreeRule(
        "tabs that a tab has pushed go",
        "{*home: list bar{*one: feed, two:}, more:}", .popToTabs(), "{*home: list, more:}"),
      TreeRule(
        "tabs above the outermost ones go",
        "list bar{*home: feed item, more:} hall{*one: end, two:}", .popToTabs(), "list bar{*home: feed, more:}"),
      TreeRule(
        "sheets of a container beneath the tabs go",
        "list mail<sidebar: side form^, detail:> bar{*home: feed, more:}", .popToTabs(),
        "list mail<sidebar: side, detail:> bar{*home: feed, more:}"),
      TreeRule(
        "sheets of a container beneath stay when the tabs lie above them",
        "list mail<sidebar: side form^, detail:> bar^{*home: feed item, more:}", .popToTabs(),
        "list mail<sidebar: side form^, detail:> bar^{*home: feed, more:}"),
      TreeRule(
        "slots above the tabs go, and those beneath stay",
        "list bar{*home: feed item, more:} text help^", .popToTabs(), "list bar{*home: feed, more:}"),
      TreeRule(
        "tabs within tabs go to their root with the selected one",
        "{*home: list{*one: feed item, two: end note}, more:}", .popToTabs(),
        "{*home: list{*one: feed, two: end note}, more:}"),
      TreeRule(
        "a split view keeps its sidebar's root alone",
        "<sidebar: list note, detail: text form^>", .popToTabs(), "<sidebar: list, detail:>"),
      TreeRule(
        "a detail goes although nothing lies above its root",
        "<sidebar: list, detail: text>", .popToTabs(), "<sidebar: list, detail:>"),
      TreeRule(
        "the column beside the tabs keeps its pushed slots, not its sheets",
        "<sidebar: list note form^, detail: bar{*home: feed item, more:} text>", .popToTabs(),
        "<sidebar: list note, detail: bar{*home: feed, more:}>"),
      TreeRule(
        "one flow goes to its root, and the slots above stay",
        "list form[name color] text", .popToRoot("name"), "list form[name] text"),
      TreeRule(
        "a flow in a hidden tab goes to its root",
        "{*home: list, more: feed item}", .popToRoot("feed"), "{*home: list, more: feed}"),
      TreeRule(
        "a container brings its visible flow to its root",
        "list bar{*home: feed hall{*one: end, two:}, more: note text}", .popToRoot("bar"),
        "list bar{*home: feed, more: note text}"),
      TreeRule(
        "the slots above go with a sheet of the one flow",
        "list form[name help^] text", .popToRoot("name"), "list form[name]", gone: ["text cut", "help broadcast"]),
    ])
  func popToRoot(_ rule: TreeRule) throws { try check(rule) }

  @Test(
    "containers",
    arguments: [
      TreeRule(
        "each tab is a line of its own: it presents beneath its parent's slots",
        "list bar{*home: feed, more:} text", .show("help^", in: "feed"), "list bar{*home: feed help^, more:} text"),
      TreeRule(
        "a hidden tab keeps its line and its sheet",
        "{*home: list form^, more: feed}", .select("more", in: "scene"), "{home: list form^, *more: feed}", gone: []),
      TreeRule(
        "a hidden tab cannot be selected",
        "{*home: list, ~more: feed}", .select("more", in: "scene"), refused: .notFound),
      TreeRule(
        "a tab that is not there cannot be selected", "{*home: list}", .select("more", in: "scene"), refused: .notFound),
      TreeRule(
        "a tab that is hidden hands over to the next one",
        "{one:, *home: list note, more: feed}", .hide("home", in: "scene"), "{one:, ~home: list note, *more: feed}",
        gone: []),
      TreeRule(
        "the last tab hands over to the one before it",
        "{home: list, *more: feed}", .hide("more", in: "scene"), "{*home: list, ~more: feed}"),
      TreeRule("tabs that are all new", "{*home: list}", .setMembers("one", "two", in: "scene"), "{*one:, two:}"),
      TreeRule(
        "the only tab cannot be hidden", "{*home: list, ~more:}", .hide("home", in: "scene"), refused: .lastChild),
      TreeRule(
        "a tab that is removed takes its line along",
        "{*home: list note, more: feed}", .setMembers("more", in: "scene"), "{*more: feed}",
        gone: ["note flowEnded", "list left"]),
      TreeRule(
        "tabs that move keep their lines",
        "{*home: list note, more: feed}", .setMembers("new", "more", "home", in: "scene"),
        "{new:, more: feed, *home: list note}", gone: []),
      TreeRule("one tab has to stay", "{*home: list}", .setMembers(in: "scene"), refused: .lastChild),
      TreeRule(
        "columns present one at a time",
        "<sidebar: list form^, detail: text>", .show("help^", in: "text"), refused: .buried),
      TreeRule(
        "a hidden tab in a column may present",
        "<sidebar: list form^, detail: bar{*home: feed, more: end}>", .show("help^", in: "end"),
        "<sidebar: list form^, detail: bar{*home: feed, more: end help^}>"),
      TreeRule(
        "a hidden tab with a sheet is not selected while another column presents",
        "<sidebar: list form^, detail: bar{*home: feed, more: end help^}>", .select("more", in: "bar"),
        refused: .buried),
      TreeRule(
        "a column closes with those after it",
        "<sidebar: list, middle: mail, detail: text>", .closeColumns(from: 1, in: "scene"),
        "<sidebar: list, middle:, detail:>", gone: ["text verb", "mail verb"]),
      TreeRule(
        "collapsing moves nothing",
        "<sidebar: list note, detail: text>", .collapse("scene"), "(sidebar: list note, detail: text)", gone: []),
    ])
  func containers(_ rule: TreeRule) throws { try check(rule) }

  private func check(_ rule: TreeRule) throws {
    let before = try TreeText.state(rule.before)
    #expect(TreeText.text(before) == rule.before)
    var tree = TreeEdit(before)
    switch rule.after {
    case .failure(let error): #expect(throws: error) { try rule.change.perform(&tree) }
    case .success(let after):
      try rule.change.perform(&tree)
      #expect(TreeText.text(tree.state) == after)
      let old = before.layers
      #expect(
        tree.state.layers.allSatisfy { old[$0.key] == nil || old[$0.key] == $0.value }, "a slot changed its layer")
      guard let gone = rule.gone else { return }
      let difference = Comparison(from: before, to: tree.state, causes: tree.causes)
      let lost = difference.lost.filter { !$0.isShared }
      #expect(lost.map { "\($0.flow.value.slots[$0.index].name) \(difference.cause(of: $0))" } == gone)
    }
  }
}

extension SceneState {
  /// The layer of each slot.
  fileprivate var layers: [SlotID: SlotID] {
    func visit(_ flow: FlowState) -> [(SlotID, SlotID)] {
      flow.slots.map { ($0.id, $0.layer.id) } + flow.children.flatMap { visit($0.flow.value) }
    }
    return Dictionary(visit(root.value)) { first, _ in first }
  }
}
