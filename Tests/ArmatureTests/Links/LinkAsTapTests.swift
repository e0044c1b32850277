import Armature
import Foundation
import TestSupport
import Testing

@Suite("A link is what a tap is, and so is an archive")
@MainActor
struct LinkAsTapTests {
  @Test("from a fresh scene and from anywhere, it asks the same flows for child flows, with the same routes beneath")
  func sameQuestions() async throws {
    var deepest = 0
    let tried = try await tryCases(250, seed: 20_261_201, make: LinkCase.init, smaller: \.smaller) { kind, steps in
      let walk = try Walk(kind)
      for step in steps.to { walk.perform(step) }
      // No link leads to some destinations.
      guard walk.scene.presentation.line.allSatisfy(\.destination.isLinkable) else { return nil }
      let link = try walk.scene.link
      let tapped = walk.comparable
      deepest = max(deepest, tapped.map { $0.filter { $0 == "/" }.count }.max() ?? 0)
      for steps in [[], steps.from] {
        let jump = try Walk(kind)
        for step in steps { jump.perform(step) }
        try jump.scene.open(link)
        guard jump.scene.presentation.shape == walk.scene.presentation.shape else {
          return "\(link) leads to \(jump.scene.line), taps to \(walk.scene.line)"
        }
        guard jump.comparable == tapped else { return "\(link) asked \(jump.questions), taps \(tapped)" }
        let relaunch = try Walk(kind)
        for step in steps { relaunch.perform(step) }
        let archive = try walk.scene.archive()
        relaunch.scene.restore(archive)
        guard relaunch.comparable == tapped else {
          return "\(String(decoding: archive, as: UTF8.self)) asked \(relaunch.questions), taps \(tapped)"
        }
      }
      return nil
    }
    // A few cases may all be shallow.
    if tried >= 100 { #expect(deepest > 3) }
  }

  @Test("a child flow that is made from the routes beneath it gets the same account")
  func account() throws {
    let (tapped, linked) = (Bank(root: .accounts), Bank(root: .accounts))
    let scenes = [try FlowScene(root: tapped), try FlowScene(root: linked)]
    tapped.push(.account(7))
    tapped.show(.transfer)
    linked.push(.account(3))
    try scenes[1].open("/account/7/transfer")
    let restored = Bank(root: .accounts)
    let next = try FlowScene(root: restored)
    next.restore(try scenes[0].archive())
    for bank in [tapped, linked, restored] { #expect((bank.children.first as? Transfer)?.account == 7) }
    #expect(scenes[0].presentation.shape == scenes[1].presentation.shape)
    #expect(scenes[0].presentation.shape == next.presentation.shape)
  }
}

/// A scene that keeps what its flows were asked for.
@MainActor
private final class Walk {
  private let census = Census()
  private var isRefused = false
  let scene: FlowScene

  init(_ kind: Int) throws {
    census.questions = []
    scene = try FlowScene(root: LinkStep.root(kind, census: census), notificationCenter: NotificationCenter())
    scene.observeEvents { [unowned self] in if case .refused = $0.kind { isRefused = true } }
  }

  /// The questions without those above an inspector: later pushes are placed below the inspector and its child flow.
  var comparable: [String] { questions.filter { !$0.contains("\"aside") } }

  /// Performs a step. The questions of a step that is refused do not count.
  func perform(_ step: LinkStep) {
    let before = census.questions
    isRefused = false
    step.perform(in: scene)
    if isRefused { census.questions = before }
  }

  /// The questions for the slots that are drawn, in their order: the flows from the root down, and what the flow showed.
  var questions: [String] {
    let flows = Set(scene.root.subtree.map(\.flowID))
    let places = Dictionary(uniqueKeysWithValues: NaiveTree(scene.root).visible.enumerated().map { ($1, $0) })
    var latest: [[Int]: String] = [:]
    for question in census.questions ?? [] where flows.contains(question.flow) {
      guard let place = places[question.slot] else { continue }
      latest[[place, question.path.count]] = "\(question.path.joined(separator: "/")): \(question.shown)"
    }
    return latest.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
  }
}

/// The destinations of a flow whose child flow depends on the routes beneath it.
private enum BankPlace: Screenless, Codable {
  case accounts, account(Int), transfer

  typealias Flow = Coordinator<Self>
}

private final class Bank: Coordinator<BankPlace> {
  override func child(for destination: BankPlace) -> AnyCoordinator? {
    guard destination == .transfer else { return nil }
    let accounts = routes.compactMap { route -> Int? in
      if case .account(let number) = route.destination { number } else { nil }
    }
    return accounts.last.map { Transfer(account: $0) }
  }
}

private final class Transfer: Coordinator<Ambiguous> {
  let account: Int

  init(account: Int) {
    self.account = account
    super.init(root: .list)
  }
}
