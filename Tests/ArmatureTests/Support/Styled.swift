import Armature
import Foundation

/// Destinations of every style, with and without stack, and ones that open flows of this type and of another.
enum Styled: Destination, Codable {
  case page(Int)
  case sheet(Int)
  case card(Int)
  case cover(Int)
  case ask(Int)
  case aside(Int)
  case asideFlow(Int)
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
    case .aside, .asideFlow: .inspector
    }
  }

  func screen(in flow: StyledFlow) -> Screen<Self> {
    switch self {
    case .page, .sheet, .card, .cover, .aside, .note: Screen("\(self)") { TextRow("Nothing here") }
    case .ask: .dialog("\(self)") { ButtonRow("Go") { flow.show(.page(9)) } }
    case .flow, .sheetFlow, .cardFlow, .asideFlow, .eager, .twin: .child
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

final class StyledFlow: Coordinator<Styled>, Finishing {
  typealias Value = Int
  static let linksToSteps = true

  let census: Census?
  var mayLeave: (Slot<Styled>) -> Bool = { _ in true }

  init(root: Styled = .page(0), census: Census? = nil) {
    self.census = census
    super.init(root: root)
    census?.add(self)
    onFinish { census?.values.append($0) }
  }

  override func child(for destination: Styled) -> AnyCoordinator? {
    census?.ask(self)
    switch destination {
    case .page, .sheet, .card, .cover, .ask, .aside, .note: return nil
    case .flow, .cardFlow, .asideFlow: return StyledFlow(census: census)
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
  override func didReturn(to destination: Styled) { census?.returns.append(FlowText.name(destination)) }
}

final class ForeignFlow: Coordinator<Foreign>, Finishing {
  typealias Value = Int
  static let linksToSteps = true

  let census: Census?

  init(root: Foreign = .home, census: Census? = nil) {
    self.census = census
    super.init(root: root)
    census?.add(self)
    onFinish { census?.values.append($0) }
  }

  override func child(for destination: Foreign) -> AnyCoordinator? {
    census?.ask(self)
    return switch destination {
    case .home, .page, .sheet: nil
    case .flow, .nest: StyledFlow(census: census)
    }
  }

  override func didReturn(to destination: Foreign) { census?.returns.append(FlowText.name(destination)) }
}

extension FlowScene {
  /// The destinations of the line from the bottom up, a list for each layer.
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

extension FlowScene {
  /// Calls back with the text of each event, except those for the visible screen.
  @discardableResult
  func observeTexts(_ call: @escaping (String) -> Void) -> ObservationToken {
    observeEvents { event in
      if case .visible = event.kind { return }
      call(event.text)
    }
  }
}

extension NavigationEvent {
  /// The event without identities.
  var text: String {
    switch kind {
    case .shown(let node, _): "shown \(node.destination)"
    case .removed(let node, let cause): "removed \(node.destination) (\(cause))"
    case .selected(let name): "selected \(name) in \(flow.type)"
    case .visible(let node): "visible \(node.destination)"
    case .restored(let report): "restored without \(report.losses.count)"
    case .mistake(let message): "mistake in \(flow.type): \(message)"
    case .questionWaits(let text): "question \(text) waits for its turn"
    case .questionEnded(let text, let isCancelled):
      "question \(text) was not shown: its \(isCancelled ? "task was cancelled" : "flow was removed")"
    case .linkOpened(let link): "opened \(link)"
    case .actionFailed(let title, let message): "\(title) failed (\(message))"
    case .linkRefused(let link, _): "could not open \(link)"
    case .denied(let error): "denied by \(flow.type) (\(error))"
    case .linkHeld(let link): "held \(link)"
    case .linkReplaced(let link, let newer): "replaced \(link) by \(newer)"
    case .linkExpired(let link): "expired \(link)"
    case .refused(let verb, let error): "refused \(flow.type).\(verb) (\(error.name))"
    }
  }
}

extension NavigationError {
  /// The name of the case.
  var name: String {
    if case .denied = self { return "denied" }
    let names: [(Self, String)] = [
      (.noStack, "noStack"), (.nothingPresented, "nothingPresented"), (.pastRoot, "pastRoot"),
      (.belowLayer, "belowLayer"), (.buried, "buried"), (.underDialog, "underDialog"),
      (.flowInDialog, "flowInDialog"), (.notFound, "notFound"), (.rootSlot, "rootSlot"), (.busy, "busy"),
      (.detached, "detached"), (.tooDeep, "tooDeep"), (.cannotLeave, "cannotLeave"), (.notAdopted, "notAdopted"),
      (.alreadyInUse, "alreadyInUse"), (.lastChild, "lastChild"),
    ]
    return names.first { $0.0 == self }?.1 ?? "\(self)"
  }
}
