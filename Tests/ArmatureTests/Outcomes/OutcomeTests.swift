import Armature
import Foundation
import Testing

@Suite("An awaited flow or question has one outcome")
@MainActor
struct OutcomeTests {
  /// A way in which the flow or the question ends.
  struct End: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var hasValue = false
    let perform: @MainActor @Sendable (Awaiting) throws -> Void

    init(_ name: String, hasValue: Bool = false, _ perform: @escaping @MainActor @Sendable (Awaiting) throws -> Void) {
      (testDescription, self.hasValue, self.perform) = (name, hasValue, perform)
    }
  }

  nonisolated static let ends: [End] = [
    End("an answer", hasValue: true) { $0.answer() },
    End("two answers", hasValue: true) {
      $0.answer()
      $0.answer()
    },
    End("an answer in a batch", hasValue: true) { awaiting in try awaiting.scene?.batch { awaiting.answer() } },
    End("leaving") { $0.leave() },
    End("going back") { $0.scene?.back() },
    End("a pop gesture") { $0.scene?.pop(to: try #require($0.scene?.slot(WalletPlace.card("1")))) },
    End("a swipe") { $0.scene?.dismiss(try #require($0.scene?.presentation.top.topNode.id)) },
    End("the parent's step back") { $0.wallet.goBack() },
    End("the parent's way back to a place") { $0.wallet.goBackTo(.card("1")) },
    End("the parent's dismissal") { $0.wallet.dismissAll() },
    End("another route in its place") { $0.wallet.replace(with: .card("2")) },
    End("a new root") { $0.wallet.setRoot(.card("2")) },
    End("an edit") { try $0.wallet.edit { $0.goBackToRoot() } },
    End("the broadcast") { $0.wallet.popToRoot() },
    End("a link") { try $0.scene?.open("/a") },
    End("the link of the place below") { try $0.scene?.open("/a/card/1;as=sheet") },
    End("a removed tab") { $0.tabs.setNames(["b"]) },
    End("a restored place") { $0.scene?.restore($0.archive) },
    End("a closed window") { $0.scenes?.close("main") },
    End("a deallocated scene") { $0.forgetScene() },
    End("a guard that admits its place no longer") {
      $0.wallet.isClosed = true
      $0.scene?.checkGuards()
    },
    End("a cancelled task") { $0.task?.cancel() },
  ]

  @Test("whatever ends it", arguments: ends, Awaiting.Kind.allCases)
  func once(_ end: End, kind: Awaiting.Kind) async throws {
    var awaiting: Awaiting? = try Awaiting(kind)
    let diary = try #require(awaiting?.diary)
    weak let scene = awaiting?.scene
    let flows = [Weak(awaiting?.wallet), Weak(awaiting?.tabs)]
    await awaiting?.begin()
    let picker = Weak(awaiting?.wallet.picker)
    #expect(awaiting?.scene?.presentation.top.style.kind == (kind == .ask ? .alert : .sheet))
    #expect(diary.lines == [])
    if let awaiting { try end.perform(awaiting) }
    let expected: [String]
    switch kind {
    case .onFinish: expected = end.hasValue ? ["got blue"] : []
    case .run: expected = end.hasValue ? ["got blue", "blue"] : ["no value"]
    case .ask: expected = end.hasValue ? ["blue"] : ["no answer"]
    }
    await letTasksRun { diary.lines.count >= expected.count }
    #expect(diary.lines == expected)
    await awaiting?.task?.value
    awaiting = nil
    #expect(scene == nil && picker.value == nil && flows.allSatisfy { $0.value == nil })
    #expect(diary.lines == expected)
  }

  @Test("also where its flow ends, or a sheet below it is cut", arguments: [true, false])
  func parents(isCut: Bool) async throws {
    let root = StyledFlow()
    let scene = try FlowScene(root: root, notificationCenter: NotificationCenter())
    root.show(.sheet(1))
    root.show(.flow(2), as: .sheet)
    let child = try found(root.children.last, as: StyledFlow.self)
    let outcome = Task { try await child.run(.flow(3), as: StyledFlow.self) }
    await letTasksRun()
    let inner = try found(child.children.last, as: StyledFlow.self)
    let answer = Task { await inner.confirm("Sure?", action: "Yes") }
    await letTasksRun()
    #expect(scene.presentation.line.count == 5)
    #expect(isCut ? root.dismiss(2) : root.goBackToRoot())
    #expect(try await outcome.value == nil)
    #expect(await !answer.value)
    #expect(scene.text == "page(0)")
  }

  @Test("and shows nothing when its task was cancelled before", arguments: [Awaiting.Kind.run, .ask])
  func cancelledBefore(kind: Awaiting.Kind) async throws {
    let awaiting = try Awaiting(kind)
    var events: [String] = []
    awaiting.scene?.observeEvents { events.append($0.text) }
    let beginning = Task { await awaiting.begin() }
    while awaiting.task == nil { await Task.yield() }
    awaiting.task?.cancel()
    await beginning.value
    await awaiting.task?.value
    let cancelled = Task { [wallet = awaiting.wallet] in
      withUnsafeCurrentTask { $0?.cancel() }
      return try await wallet.run(.picker, as: Picker.self)
    }
    events = []
    #expect(try await cancelled.value == nil)
    #expect(events == [])
    #expect(awaiting.diary.lines.count == 1)
  }

  // MARK: Errors

  @Test("unless its destination opens another flow, or none: then nothing has changed")
  func wrongFlow() async throws {
    let wallet = Wallet(Diary())
    let scene = try FlowScene(root: wallet)
    var events: [String] = []
    scene.observeEvents { events.append($0.text) }
    let before = scene.presentation
    let hint = "but a Picker is expected: return one from child(for:) for this destination"
    for (place, opened, message) in [
      (WalletPlace.chain, "Wallet" as String?, "chain opens a flow of type Wallet, \(hint)"),
      (.cards, nil, "cards opens no flow, \(hint)"),
    ] {
      let error = OutcomeError.wrongFlow(destination: "\(place)", opened: opened, expected: "Picker")
      await #expect(throws: error) { try await wallet.run(place, as: Picker.self) }
      #expect("\(error)" == message)
    }
    #expect(scene.presentation == before && events == [])
  }

  @Test("unless it is refused")
  func refused() async throws {
    let wallet = Wallet(Diary())
    await #expect(throws: OutcomeError.noScene) { try await wallet.run(.picker, as: Picker.self) }
    #expect(await !wallet.confirm("Sure?", action: "Yes"))
    let root = StyledFlow()
    var scene: FlowScene? = try FlowScene(root: root)
    root.push(.flow(1))
    root.push(.page(2))
    let child = try found(root.children.first, as: StyledFlow.self)
    await #expect(throws: NavigationError.buried) { try await child.run(.flow(3), as: StyledFlow.self, style: .sheet) }
    var events: [String] = []
    scene?.observeEvents { events.append($0.text) }
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      var answer: Task<Bool, Never>?
      try? scene?.batch { answer = Task.immediate { await child.confirm("Sure?", action: "Yes") } }
      #expect(await answer?.value == false)
      #expect(events == ["refused StyledFlow.ask(_:) (busy)"])
    }
    root.goBack(2)
    await #expect(throws: NavigationError.detached) { try await child.run(.flow(3), as: StyledFlow.self) }
    scene = nil
    await #expect(throws: OutcomeError.noScene) { try await root.run(.flow(3), as: StyledFlow.self) }
  }

  @Test("unless a guard denies it; where a guard shows another place, it is cancelled")
  func guarded() async throws {
    let wallet = Wallet(Diary())
    let scene = try FlowScene(root: wallet)
    wallet.isClosed = true
    await #expect(throws: AdmissionError.denied("Closed.")) { try await wallet.run(.picker, as: Picker.self) }
    #expect(scene.text == "cards")
    wallet.isClosed = false
    wallet.detour = .card("gold")
    #expect(try await wallet.run(.picker, as: Picker.self) == nil)
    #expect(scene.text == "cards card(gold)")
  }

  // MARK: The code that waits

  @Test("with its value, also when the flow finishes as it comes")
  func atOnce() async throws {
    final class Hasty: Coordinator<PickerPlace>, Finishing {
      typealias Value = Int
      override func didEnter() { finish(7) }
    }
    let root = ClosureFlow { _ in Hasty(root: .first) }
    root.make = { $0 == .flow(1) ? Hasty(root: .first) : nil }
    let scene = try FlowScene(root: root)
    #expect(try await root.run(.flow(1), as: Hasty.self) == 7)
    #expect(scene.layers == [["page(0)"]])
  }

  @Test("and its code navigates afterwards")
  func goesOn() async throws {
    let awaiting = try Awaiting(.onFinish)
    let wallet = awaiting.wallet
    let order = Task {
      if let card = try await wallet.run(.picker, as: Picker.self, style: .push) {
        wallet.push(.card(card))
      }
      if await wallet.confirm("Pay?", action: "Pay") { wallet.push(.card("paid")) }
    }
    await letTasksRun()
    wallet.picker?.finish("blue")
    await letTasksRun()
    #expect(awaiting.scene?.layers.last == ["Pay?"])
    awaiting.scene?.tap("Pay")
    try await order.value
    #expect(awaiting.scene?.text.hasSuffix("| card(1) card(blue) card(paid)") == true)
  }

  @Test("and its button works while the code works, but not while it waits for the user")
  func settled() async throws {
    let awaiting = try Awaiting(.onFinish)
    let (scene, wallet, diary) = (try #require(awaiting.scene), awaiting.wallet, awaiting.diary)
    wallet.act = { [weak wallet] in
      guard await wallet?.confirm("Pay?", action: "Pay") == true else { return }
      for _ in 0..<100 { await Task.yield() }
      diary.lines.append("paid")
      let outcome = try? await wallet?.run(.picker, as: Picker.self)
      diary.lines.append("\(outcome == "blue")")
    }
    scene.tap("Act")
    await scene.settled()
    #expect(scene.layers.last == ["Pay?"] && diary.lines == [])
    scene.tap("Pay")
    await scene.settled()
    #expect(diary.lines == ["paid"] && scene.layers.last == ["first"])
    wallet.picker?.finish("blue")
    await scene.settled()
    #expect(diary.lines == ["paid", "got blue", "true"])
  }
}
