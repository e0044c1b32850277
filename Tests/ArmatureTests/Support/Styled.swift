import Armature
import Foundation

/// Keeps weak references to all flows that were made, to see which ones live, and what flows are asked for.
@MainActor
final class Census {
  private struct Entry { weak var flow: AnyCoordinator? }
  private var entries: [Entry] = []

  func add(_ flow: AnyCoordinator) { entries.append(Entry(flow: flow)) }

  /// A question for a child flow.
  struct Question {
    let flow: FlowID
    let slot: SlotID
    /// The types of the flows, from the scene's root down to the one that is asked.
    let path: [String]
    /// What the flow shows, from its root up.
    let shown: [String]
  }

  /// The questions for child flows, in their order; `nil` when nobody wants them.
  var questions: [Question]?

  func ask<D: Destination>(_ flow: Coordinator<D>) {
    guard questions != nil else { return }
    let path = sequence(first: flow as AnyCoordinator) { $0.parent }.map { "\(type(of: $0))" }
    questions?.append(
      Question(
        flow: flow.flowID, slot: flow.routes.last?.id ?? flow.rootID, path: path.reversed(),
        shown: ([flow.root] + flow.routes.map(\.destination)).map { "\($0)" }))
  }

  /// The flows that have not been released.
  var living: [AnyCoordinator] {
    entries.removeAll { $0.flow == nil }
    return entries.compactMap(\.flow)
  }
}

/// Destinations of every kind: pushed and modal ones, with and without stack, and ones that open flows of this type and
/// of another.
enum Styled: Destination, Codable {
  case page(Int)
  case sheet(Int)
  case card(Int)
  case cover(Int)
  case ask(Int)
  case flow(Int)
  case sheetFlow(Int)
  case cardFlow(Int)
  case eager(Int)
  case twin(Int)
  /// Has payloads that are hard to put into a link.
  case note(String, day: Date?)

  typealias Flow = StyledFlow

  var style: PresentationStyle {
    switch self {
    case .page, .flow, .eager, .twin, .note: .push
    case .sheet, .sheetFlow: .sheet
    case .card, .cardFlow: .sheet(stack: false)
    case .cover: .cover
    case .ask: .alert
    }
  }

  func screen(in flow: StyledFlow) -> Screen<Self> {
    switch self {
    case .page, .sheet, .card, .cover, .note: Screen("\(self)") { TextRow("Nothing here") }
    case .ask: .dialog("\(self)") { ButtonRow("Go") { flow.show(.page(9)) } }
    case .flow, .sheetFlow, .cardFlow, .eager, .twin: .child
    }
  }
}

/// The destinations of a flow of another type.
enum Foreign: Destination, Codable {
  case home
  case page(Int)
  case sheet(Int)
  case flow(Int)
  case nest

  typealias Flow = ForeignFlow

  var style: PresentationStyle {
    if case .sheet = self { .sheet } else { .push }
  }

  func screen(in flow: ForeignFlow) -> Screen<Self> {
    switch self {
    case .home, .page, .sheet: Screen("\(self)")
    case .flow, .nest: .child
    }
  }
}

final class StyledFlow: Coordinator<Styled> {
  let census: Census?
  var mayLeave: (Slot<Styled>) -> Bool = { _ in true }

  init(root: Styled = .page(0), census: Census? = nil) {
    self.census = census
    super.init(root: root)
    census?.add(self)
  }

  override func child(for destination: Styled) -> AnyCoordinator? {
    census?.ask(self)
    switch destination {
    case .page, .sheet, .card, .cover, .ask, .note: return nil
    case .flow, .cardFlow: return StyledFlow(census: census)
    case .sheetFlow: return ForeignFlow(census: census)
    case .twin: return ForeignFlow(root: .nest, census: census)
    case .eager(let number):
      let flow = StyledFlow(census: census)
      flow.push(.page(number))
      if number % 2 == 1 { flow.show(number == 3 ? .ask(number) : .sheet(number)) }
      return flow
    }
  }

  override func canLeave(_ slot: Slot<Styled>) -> Bool { mayLeave(slot) }
}

final class ForeignFlow: Coordinator<Foreign> {
  let census: Census?

  init(root: Foreign = .home, census: Census? = nil) {
    self.census = census
    super.init(root: root)
    census?.add(self)
  }

  override func child(for destination: Foreign) -> AnyCoordinator? {
    census?.ask(self)
    return switch destination {
    case .home, .page, .sheet: nil
    case .flow, .nest: StyledFlow(census: census)
    }
  }
}

extension FlowScene {
  /// What the line shows, from the bottom up, a layer a list.
  var layers: [[String]] {
    var layers: [[String]] = []
    var layer: Presentation? = presentation
    while let current = layer {
      layers.append(current.nodes.map { "\($0.destination)" })
      layer = current.modal
    }
    return layers
  }

  /// The slot that shows a destination.
  func slot(_ destination: some Destination) -> SlotID? {
    presentation.line.last { "\($0.destination)" == "\(destination)" }?.id
  }
}

extension SlotID {
  /// The identity of a slot that is in no scene.
  static var gone: Self { RouteStack(root: 0).rootID }
}

extension NavigationEvent {
  /// The event without identities.
  var text: String {
    switch self {
    case .shown(let node): "shown \(node.destination)"
    case .removed(let node, let cause): "removed \(node.destination) (\(cause))"
    case .selected(let flow, let name): "selected \(name) in \(flow)"
    case .linkOpened(let link): "opened \(link)"
    case .actionFailed(let title, let message): "\(title) failed (\(message))"
    case .linkRefused(let link, _): "could not open \(link)"
    case .refused(let verb, let flow, let error): "refused \(flow).\(verb) (\(error.rawValue))"
    }
  }
}
