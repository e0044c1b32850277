import Armature
import ArmatureExplorer
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
    Payment
    Pay
    back
    back

    Send
    back
    Ask
    set Text When?
    Send
    tab Account
    open /articles/article/Pears

    """

  @Test("by the driver, with the work that its commands start, and recorded again")
  func replay() async throws {
    let shop = Shop()
    shop.pay = { for _ in 0..<10 { await Task.yield() } }
    let app = try AppDriver(root: ShopTabs(shop: shop))
    let recorder = Recorder(app.scenes)
    await app.replay(Self.script)
    app.expect(line: ["Articles", "Pears"])
    #expect(shop.orders == ["3 Apples"] && shop.questions == ["When?"])
    let commands = Self.script.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    #expect(recorder.script == commands.map { $0 + "\n" }.joined())
    #expect(app.recorder?.trace.steps.map(\.command).filter { !$0.isEmpty } == commands)
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
}
