import Armature
import ArmatureTesting
import Testing

@MainActor
@Suite("An expectation that fails says what was wanted and what is there")
struct ExpectationTests {
  private let shop = Shop()
  private let app: AppDriver

  init() throws { app = try AppDriver(root: ShopTabs(shop: shop)) }

  @Test("in words")
  func fails() async throws {
    let all = "“Fruit”, “Apples”, “Pears”, “Help”, “Ask”, “Open”"
    let tabs = "but they are “Articles (2)”, “Account”"
    try await expectFailures([
      .act(
        { $0.expect(screen: "Artikles") },
        "wanted the screen “Artikles”, but it is “Articles”; did you mean “Articles”?"),
      .act({ $0.expect(screen: "A", in: .sidebar) }, "wanted the screen “A”, but there are no columns on display"),
      .act(
        { $0.expect(rows: ["Fruit", "Aples"]) },
        "wanted the rows “Fruit”, “Aples”, but they are \(all); did you mean “Apples”?"),
      .act({ $0.expect(row: "Apples", .absent) }, "wanted no row “Apples”, but there is one"),
      .act(
        { $0.expect(row: "Bananas") }, "wanted the row “Bananas”, but there is no row “Bananas”; expected \(all)"),
      .act({ $0.expect(row: "Open", .enabled) }, "wanted the row “Open” to be enabled, but it is detail “9 to 5”"),
      .act({ $0.expect(row: "Fruit", .on) }, "wanted the row “Fruit” to be on, but it is only text"),
      .act({ $0.expect(toolbar: ["Send"]) }, "wanted the toolbar “Send”, but there are none"),
      .act({ $0.expect(link: "/account") }, "wanted the link /account, but it is /articles"),
      .act({ $0.expect(source: "Ask") }, "wanted the source “Ask”, but there is no layer above the window"),
      .act({ $0.expect(message: "Hello.") }, "wanted the message “Hello.”, but there is none"),
      .act({ $0.expect(tabs: ["Articles (2)"]) }, "wanted the tabs “Articles (2)”, \(tabs)"),
      .act(
        { $0.expect(tabs: ["Articles (2)", "Account"], selected: "Account") },
        "wanted the tabs “Articles (2)”, “Account” and the tab “Account” selected, but the selected one is “Articles”"),
      .act({ $0.expect(tab: "Articles") }, "wanted the tab “Articles” with no badge, \(tabs)"),
      .act({ $0.expect(tab: "Account", badge: "2") }, "wanted the tab “Account” with the badge “2”, \(tabs)"),
      .act({ $0.expect(noTab: "Account") }, "wanted no tab “Account”, but there is one"),
      .act({ $0.expect(canGoBack: true) }, "wanted a way back, but there is none"),
      .act(
        { $0.expect(canSwipeDown: true) }, "wanted the topmost layer to be swiped away, but a swipe does not close it"),
    ])
    try await expectFailures(
      at: ["Ask"],
      [.act({ $0.expect(message: "Hello.") }, "wanted the message “Hello.”, but it is “We answer at once.”")])
    try await expectFailures(
      at: ["Apples"],
      [
        .act({ $0.expect(line: ["Articles"]) }, "wanted the line “Articles”, but they are “Articles”, “Apples”"),
        .act({ $0.expect(canGoBack: false) }, "wanted no way back, but there is one"),
        .act({ $0.expect(events: []) }, "wanted the events none, but they are “shown article(\"Apples\") as .push”"),
      ])
    let order = "“Note”, “Pieces”, “As a gift”, “Delivery”, “Payment”"
    try await expectFailures(
      at: ["Apples", "Order"],
      [
        .act({ $0.expect(source: "Help") }, "wanted the source “Help”, but it is “Order”"),
        .act({ $0.expect(source: nil) }, "wanted no source, but it is “Order”"),
        .act(
          { $0.expect(layers: ["Articles > Apples"]) },
          "wanted the layers “Articles > Apples”, but they are “Articles > Apples”, “sheet: Order”"),
        .act({ $0.expect(canSwipeDown: false) }, "wanted the topmost layer to be kept, but a swipe closes it"),
        .act(
          { $0.expect(row: "Sent", .disabled) },
          "wanted the row “Sent” to be disabled, but there is no row “Sent”; expected \(order), “Discard”, “Send”; did you mean “Send”?"
        ),
        .act(
          { $0.expect(rows: ["Note", "Pieces", "As a gift", "Delivery", "Payment", "Send"]) },
          "wanted the rows \(order), “Send”, but they are \(order); “Send” is in the toolbar: expect(toolbar:)"),
        .act(
          { $0.expect(toolbar: ["Note", "Send"]) },
          "wanted the toolbar “Note”, “Send”, but they are “Discard”, “Send”; “Note” is among the rows: expect(rows:)"),
      ])
  }

  @Test("of released flows: a flow that is still open, and one that something keeps")
  func released() async throws {
    app.tap("Apples", "Order")
    var order: OrderCoordinator? = try app.flow(OrderCoordinator.self)
    weak let flow = order
    let open = await failure { [app] in app.expect(released: flow) }.message
    #expect(open.problem == "wanted OrderCoordinator to be released, but it is still open")
    app.tap("Discard")
    let kept = await failure { [app] in app.expect(released: flow) }.message
    #expect(
      kept.problem == "wanted OrderCoordinator to be released, but a strong reference outside of the app's flows keeps "
        + "it in memory")
    #expect(order != nil)
    order = nil
    app.expect(released: flow)
  }

  @Test("of the toolbar, whose items are no rows of the screen")
  func toolbar() {
    app.expect(toolbar: [])
    app.tap("Apples", "Order")
    app.expect(rows: ["Note", "Pieces", "As a gift", "Delivery", "Payment"])
    app.expect(toolbar: ["Discard", "Send"])
    app.expect(row: "Send", .disabled)
  }

  @Test("of events, which begin with the last action")
  func events() {
    app.tap("Apples", "Order")
    app.expect(events: ["shown form as .sheet"])
    app.fill("Note", with: "ripe")
    app.expect(events: [])
    app.expect(canGoBack: false)
    app.fill("Note", with: "")
    app.swipeDown()
    app.expect(events: ["removed form (dismissed)"])
  }

  @Test("with the screen, and the way that led there as a script of the terminal")
  func text() async {
    app.tap("Apples", "Order")
    app.fill("Note", with: "two words")
    let line: Int = #line + 1
    let (message, location) = await failure { [app] in app.expect(screen: "Oder") }
    #expect(location?.line == line)
    #expect(location?.fileID == "ArmatureTestingTests/ExpectationTests.swift")
    #expect(
      message == """
        wanted the screen “Oder”, but it is “Order”; did you mean “Order”?

        ── Order ─────────────────────────────────────────────────────────────────────────────────
        Articles › Apples [sheet] Order

          1  Note: two words
          2  Pieces: 1
          3  [ ] As a gift
          4  Delivery: Today (Today, Tomorrow)
          5  Payment                                                                             ›

          6  Discard (cancel)    7  Send (disabled)

        The way here, as commands of the app in a terminal:

          Apples
          Order
          set Note two words

        To see each step, run the test with ARMATURE_TRACES=traces in the environment, and open \
        traces/ExpectationTests-text.html
        """)
  }

  @Test("with the fold of a window that is narrow from the start")
  func folded() async throws {
    let app = try AppDriver(root: ShopTabs(), width: .compact)
    app.tap("Apples")
    app.unfold()
    let message = await failure { app.expect(screen: "Oder") }.message
    let way = "  fold\n  Apples\n  unfold\n"
    #expect(message.contains("as commands of the app in a terminal:\n\n\(way)"))
    for width in [AppDriver.Width.compact, .regular] {
      let again = try AppDriver(root: ShopTabs(), width: width)
      await again.replay(way)
      again.unfold()
      again.expect(line: ["Articles", "Apples"])
      #expect(again.width == .regular)
    }
  }

  @Test("and the driver goes on, but not after an action that fails")
  func stops() async {
    let wrong = await failure { [app] in app.expect(screen: "Nothing") }.message
    #expect(!wrong.isEmpty)
    app.tap("Apples")
    #expect(app.scene.presentation.line.count == 3)
    let stopped = await failure { [app] in
      app.tap("Oder")
      app.tap("Order")
      app.expect(screen: "Nothing")
      await app.settle()
    }.message
    #expect(stopped.problem == "there is no row “Oder”; expected “Order”, “Next”; did you mean “Order”?")
    #expect(app.scene.presentation.line.count == 3)
  }
}
