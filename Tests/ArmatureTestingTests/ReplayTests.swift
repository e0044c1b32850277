import Armature
import ArmatureExplorer
import TestSupport
import Testing

// @testable: the trace of a driver.
@testable import ArmatureTesting

@Suite("A recorded session is repeated")
@MainActor
struct ReplayTests {
  private static let script = """
    Apples
    Order
    # removed form (verb)
    set Pieces 3
    set Delivery Tomorrow
    As a gift

    Send
    back
    Ask
    set Text When?
    Send
    tab Account
    open /articles/article/Pears

    """

  @Test("by the driver, which records it again")
  func replay() async throws {
    let shop = Shop()
    let app = try AppDriver(root: ShopTabs(shop: shop))
    let recorder = Recorder(app.scenes)
    await app.replay(Self.script)
    app.expect(line: ["Articles", "Pears"])
    #expect(shop.orders == ["3 Apples"] && shop.questions == ["When?"])
    let commands = Self.script.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    #expect(recorder.script == commands.map { $0 + "\n" }.joined())
    #expect(app.recorder?.trace.steps.map(\.command).filter { !$0.isEmpty } == commands)
  }

  @Test("with the work that its commands start")
  func work() async throws {
    let shop = Shop()
    shop.pay = { for _ in 0..<10 { await Task.yield() } }
    let app = try AppDriver(root: ShopTabs(shop: shop))
    let recorder = Recorder(app.scenes)
    await app.replay("Apples\nOrder\nPayment\nPay")
    app.expect(screen: "Paid")
    #expect(recorder.script == "Apples\nOrder\nPayment\nPay\n", "what follows from an act is no comment")
  }

  @Test("up to a command that cannot be done, which fails the test")
  func failing() async throws {
    let app = try AppDriver(root: ShopTabs())
    await withKnownIssue {
      await app.replay("Apples\nBananas\nback")
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("“Bananas” is neither a command nor a title on this screen") == true
    }
    #expect(app.scene.presentation.line.count == 3)
  }

  @Test(
    "in a window that is folded or unfolded already, and then it need not fold",
    arguments: [(AppDriver.Width.compact, "fold"), (.regular, "unfold")])
  func folded(width: AppDriver.Width, command: String) async throws {
    let app = try AppDriver(root: ShopTabs(), width: width)
    await app.replay("\(command)\nApples\n\(command)")
    app.expect(line: ["Articles", "Apples"])
    #expect(app.width == width)
    #expect(try app.walk(named: "Apples").xcuiTest().contains("Apples"), "no step folds the device")
  }

  @Test("and leads a fresh app to the same place, whatever the user did")
  func random() async throws {
    try await tryCases(
      60, seed: 20_261_123, make: { $0.list(1...16, of: Move.init) }, smaller: { $0.smaller() }
    ) { _, moves in
      let (shop, other) = (Shop(), Shop())
      let app = try AppDriver(root: ShopTabs(shop: shop), tracing: false)
      let recorder = Recorder(app.scenes)
      for move in moves {
        move.perform(on: app)
        await app.settle()
      }
      let copy = try AppDriver(root: ShopTabs(shop: other), tracing: false)
      await copy.replay(recorder.script)
      let isSame =
        app.scene.presentation.shape == copy.scene.presentation.shape
        && app.scene.root.outline == copy.scene.root.outline
        && shop.orders == other.orders && shop.questions == other.questions
      return isSame ? nil : "the script leads elsewhere:\n\(recorder.script)"
    }
  }
}

/// Something that a user can do now. Its numbers are taken modulo the number of choices.
private struct Move: Equatable, CustomStringConvertible {
  let kind: Int
  let number: Int

  init(using random: inout RandomSource) {
    kind = Int.random(in: 0..<12, using: &random)
    number = Int.random(in: 0..<30, using: &random)
  }

  var description: String { "(\(kind), \(number))" }

  @MainActor
  func perform(on app: AppDriver) {
    let display = app.session.display
    let choices = display.choices.filter(\.row.isEnabled)
    switch kind {
    case 0: if app.scene.canGoBack, !app.session.backClosesLayer { app.back() }
    case 1:
      let top = app.scene.presentation.top
      if top.style.kind == .sheet, app.scene.canDismiss(top.nodes[0].id) { app.swipeDown() }
    case 2:
      if !display.bars.isEmpty { app.select(tab: ["Articles", "Account"][number % 2]) }
    case 3:
      // Refused where a flow keeps its screen.
      let link = ["/articles/article/Apples", "/account", "/articles/order/Pears"][number % 3]
      _ = try? app.scenes.open(link: link, asksToLeave: true)
    case 4: app.popToRoot()
    default:
      guard !choices.isEmpty else { return }
      let entry = choices[number % choices.count]
      let equals = choices.filter { $0.row.title == entry.row.title }
      let index = equals.firstIndex { $0.number == entry.number } ?? 0
      guard let input = entry.row.input else { return app.tap(entry.row.title, at: index) }
      let text =
        switch input.expected {
        case "text": ["", "soon", "\"now\""][number % 3]
        case let options where options.hasPrefix("one of"): number % 2 == 0 ? "Today" : "Tomorrow"
        default: "\(1 + number % 9)"
        }
      app.fill(entry.row.title, with: text, at: index)
    }
  }
}

extension RowContent {
  fileprivate var isEnabled: Bool { if case .button(_, _, let isEnabled, _) = kind { isEnabled } else { true } }
}
