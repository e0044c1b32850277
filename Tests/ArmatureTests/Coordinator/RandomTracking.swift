import Armature
import TestSupport
import Testing

@Suite("Random changes of models and flows")
@MainActor
struct RandomTracking {
  struct Step: Equatable, Sendable {
    enum Kind: CaseIterable {
      case name, items, unread, showsUnread, lock, own
      case push, sheet, goBack, setRoot, update, replace, refresh, refreshOne, draw, batch, refused, settle
    }

    let kind: Kind
    var number: Int
  }

  @Test("what a host has drawn is what it would draw now, and a change draws no slot that has not read it")
  func random() async throws {
    try await tryCases(
      400, seed: 20_261_122,
      make: { random in
        (0..<Int.random(in: 1...14, using: &random)).map { _ in
          Step(
            kind: Step.Kind.allCases.randomElement(using: &random) ?? .name,
            number: Int.random(in: 0...9, using: &random)
          )
        }
      }, smaller: { $0.smaller { $0.number = 0 } }
    ) { _, steps in
      try await failure(of: steps)
    }
  }

  @Test("a host that hears of no change would be noticed")
  func noticesBreaks() throws {
    let model = Model()
    let host = DrawingHost(try FlowScene(root: ModelFlow(model, root: .name(0))))
    model.name = "Bea"
    #expect(!host.isFresh)
    model.isLocked = true
    #expect(host.takeDrawn() == [] && !host.isFresh)
  }

  private func failure(of steps: [Step]) async throws -> String? {
    let model = Model()
    let flow = ModelFlow(model)
    let scene = try FlowScene(root: flow)
    let host = DrawingHost(scene)
    for step in steps {
      perform(step, model, flow, scene)
      await scene.settled()
      if !host.isFresh { return "after \(step): the host shows \(host.texts)" }
      let drawn = Set(host.takeDrawn())
      let readers = flow.readers(of: step.kind)
      if let readers, !drawn.isSubset(of: readers) { return "\(step) draws \(drawn), and \(readers) have read it" }
    }
    return nil
  }

  private func perform(_ step: Step, _ model: Model, _ flow: ModelFlow, _ scene: FlowScene) {
    let number = step.number
    let places: [ModelPlace] = [
      .name(number), .items(number), .plain(number), .unread(number), .routes(number), .name(number),
    ]
    let place = places[number % places.count]
    let slots = [flow.rootID] + flow.routes.map(\.id)
    let slot = slots[number % slots.count]
    switch step.kind {
    case .name: model.name = "Name \(number)"
    case .items: model.items.append("\(number)")
    case .unread: model.unread += number
    case .showsUnread: model.showsUnread.toggle()
    case .lock: model.isLocked = number % 2 == 0
    case .own: flow.text = "\(number)"
    case .push: flow.push(place)
    case .sheet: flow.presentSheet(place)
    case .goBack: flow.goBack(number % 3)
    case .setRoot: flow.setRoot(place)
    case .update: flow.update(slot) { $0 = place }
    case .replace: flow.replace(with: place)
    case .refresh: flow.refresh()
    case .refreshOne: flow.refresh(slot)
    case .draw: _ = scene.screen(of: slot)
    case .batch:
      try? scene.batch {
        model.name = "In a batch \(number)"
        flow.push(place)
        _ = scene.screen(of: slot)
        model.items = []
      }
    case .refused:
      try? scene.batch {
        flow.push(place)
        model.unread += 1
        _ = (scene.screen(of: slot), scene.canGoBack)
        throw CancellationError()
      }
    case .settle: break
    }
  }
}

extension ModelFlow {
  /// The numbers of the slots that may be drawn again for a change of the model; `nil` for other steps.
  fileprivate func readers(of kind: RandomTracking.Step.Kind) -> Set<Int>? {
    let places = [root] + routes.map(\.destination)
    func numbers(_ isReader: (ModelPlace) -> Bool) -> Set<Int> { Set(places.filter(isReader).map(\.number)) }
    return switch kind {
    case .name: numbers { if case .name = $0 { true } else { false } }
    case .items: numbers { if case .items = $0 { true } else { false } }
    case .unread, .showsUnread: numbers { if case .unread = $0 { true } else { false } }
    case .own: numbers { if case .plain = $0 { true } else { false } }
    case .draw, .settle: []
    // The host has asked about each slot that was once the last one, or a sheet.
    default: nil
    }
  }
}
