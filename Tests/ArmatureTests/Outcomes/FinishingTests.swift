import Armature
import Foundation
import Testing

@Suite("A flow that finishes with a value")
@MainActor
struct FinishingTests {
  private let diary = Diary()
  private let wallet: Wallet
  private let scene: FlowScene

  init() throws {
    wallet = Wallet(diary)
    scene = try FlowScene(root: wallet, notificationCenter: NotificationCenter())
  }

  private func picker(as style: PresentationStyle? = nil) throws -> Picker {
    wallet.show(.picker, as: style, onDismiss: wallet.written("picker"))
    return try #require(wallet.picker)
  }

  @Test("is gone when its value is delivered, and onDismiss comes after that")
  func order() throws {
    let picker = try picker()
    wallet.receive = { [diary, scene] _, _ in diary.lines.append(scene.text) }
    #expect(picker.finish("blue") && !picker.finish("red"))
    #expect(diary.lines == ["got blue", "cards", "picker left"])
  }

  @Test("takes everything in it along, and what others have put above a modal")
  func above() throws {
    let pushed = try picker(as: .push)
    pushed.push(.second)
    wallet.push(.card("above"))
    pushed.finish("blue")
    #expect(scene.text == "cards card(above)")
    let presented = try picker()
    presented.push(.second)
    presented.show(.sheet)
    wallet.push(.card("far above"))
    presented.finish("red")
    #expect(scene.text == "cards card(above)")
    #expect(diary.lines == ["got blue", "picker left", "got red", "picker left"])
  }

  @Test("has a receiver that navigates at once")
  func navigating() throws {
    wallet.receive = { wallet, card in wallet.push(.card(card)) }
    try picker().finish("blue")
    #expect(scene.text == "cards card(blue)")
    wallet.receive = { wallet, card in wallet.presentSheet(.card(card)) }
    try picker().finish("red")
    #expect(scene.text == "cards card(blue) | card(red)")
  }

  @Test("has a receiver that finishes its own flow in turn")
  func inTurn() throws {
    let middle = Wallet(diary)
    middle.onFinish { [diary] in diary.lines.append("outer got \($0)") }
    let outer = ClosureFlow { $0 == .flow(1) ? middle : nil }
    let scene = try FlowScene(root: outer)
    outer.show(.flow(1), onDismiss: { [diary] in diary.lines.append("middle \($0)") })
    middle.show(.picker, onDismiss: middle.written("picker"))
    middle.receive = { wallet, card in wallet.finish("a \(card) one") }
    middle.picker?.finish("blue")
    #expect(diary.lines == ["got blue", "picker left", "outer got a blue one", "middle left"])
    #expect(scene.text == "page(0)")
  }

  @Test("delivers nothing where it cannot leave")
  func root() throws {
    var refusals: [String] = []
    scene.observeEvents { if case .refused = $0.kind { refusals.append($0.text) } }
    wallet.onFinish { [diary] in diary.lines.append("nobody expects \($0)") }
    #expect(!wallet.finish("blue"))
    wallet.setRoot(.picker)
    let inRoot = try #require(wallet.picker)
    #expect(!inRoot.finish("blue"))
    let tabs = ClosureContainer(["a"]) { _ in Picker().onFinish { _ in Issue.record("a tab has finished") } }
    let window = try FlowScene(root: tabs)
    #expect(try !found(tabs.visibleFlow, as: Picker.self).finish("blue"))
    let outside = Picker().onFinish { _ in Issue.record("a flow outside has finished") }
    #expect(!outside.finish("blue"))
    wallet.setRoot(.cards)
    #expect(!inRoot.finish("blue"))
    #expect(
      refusals
        == ["Wallet.finish(_:) (rootSlot)", "Picker.finish(_:) (rootSlot)", "Picker.finish(_:) (detached)"].map {
          "refused \($0)"
        })
    #expect(diary.lines == [])
    #expect(window.root === tabs && tabs.visibleFlow != nil)
  }

  @Test("in its parent's root takes the parent along, with one delivery to each that receives its own")
  func parentsRoot() throws {
    wallet.show(.chain, onDismiss: wallet.written("chain"))
    let parent = try found(wallet.children.first, as: Wallet.self)
    parent.receive = { wallet, card in #expect(!wallet.finish(card)) }
    #expect(parent.picker?.finish("blue") == true)
    #expect(diary.lines == ["got blue", "chain left"])
    #expect(scene.text == "cards")
  }

  @Test("delivers nothing when its batch is rolled back, and two values of one batch in their order")
  func batches() throws {
    let (lower, upper) = (try picker(as: .push), try picker(as: .push))
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try scene.batch {
        #expect(lower.finish("blue"))
        #expect(upper.finish("red"))
        throw Stop()
      }
    }
    #expect(throws: NavigationError.detached) {
      try scene.batch {
        lower.finish("blue")
        lower.finish("blue again")
      }
    }
    #expect(diary.lines == [] && scene.text == "cards first first")
    try scene.batch {
      lower.finish("blue")
      upper.finish("red")
      wallet.push(.card("last"))
      // One that is shown and finishes in one batch delivers, too.
      try picker().finish("green")
      #expect(diary.lines == [])
    }
    #expect(diary.lines == ["got blue", "got red", "got green"] + Array(repeating: "picker left", count: 3))
    #expect(scene.text == "cards card(last)")
  }

  @Test("calls all its receivers in order, with a value of any type")
  func receivers() throws {
    final class Maybe: Coordinator<PickerPlace>, Finishing { typealias Value = String? }
    final class Nothing: Coordinator<PickerPlace>, Finishing { typealias Value = Void }
    var received: [String?] = []
    let any = Maybe(root: .first).onFinish { received.append($0) }.onFinish { received.append($0.map { $0 + "!" }) }
    let nothing = Nothing(root: .first).onFinish { received.append("nothing") }
    let other = Maybe(root: .first).onFinish { received.append($0) }
    var flows: [AnyCoordinator] = [any, nothing, other]
    let root = ClosureFlow { $0 == .flow(1) ? flows.removeFirst() : nil }
    let scene = try FlowScene(root: root)
    for _ in 0..<3 { root.show(.flow(1)) }
    any.finish("blue")
    nothing.finish(())
    other.finish(nil)
    #expect(received == ["blue", "blue!", "nothing", nil])
    #expect(scene.text == "page(0)")
  }

  @Test("is released, with its receivers")
  func released() throws {
    final class Token {}
    var token: Token? = Token()
    weak let weakToken = token
    try picker().onFinish { [token] _ in _ = token }.finish("blue")
    token = nil
    #expect(wallet.picker == nil)
    #expect(weakToken == nil)
  }
}
