import Armature
import Observation

/// A model whose values some screens read.
@Observable
final class Model {
  var name = "Ada"
  var items = ["apple"]
  var unread = 0
  var showsUnread = false
  var isLocked = false
}

/// A model that any thread may change.
@Observable
final class SharedModel: @unchecked Sendable {
  var title = "Shared"
}

/// A screen for each way to read the model, with a number to tell it apart.
enum ModelPlace: Destination {
  case name(Int), items(Int), plain(Int), unread(Int), routes(Int), shared(Int), counting(Int), loading(Int)

  typealias Flow = ModelFlow

  var number: Int {
    switch self {
    case .name(let number), .items(let number), .plain(let number), .unread(let number), .routes(let number),
      .shared(let number), .counting(let number), .loading(let number):
      number
    }
  }

  func screen(in flow: ModelFlow) -> Screen<Self> {
    let model = flow.model
    switch self {
    case .name: Screen(model.name) { if flow.showsItems { TextRow(model.items.joined(separator: " ")) } }
    case .items: Screen("Items") { for item in model.items { TextRow(item) } }
    case .plain: Screen(flow.text)
    case .unread: Screen(model.showsUnread ? "\(model.unread) of \(flow.routes.count)" : "Unread")
    case .routes: Screen(flow.routes.map { "\($0.destination)" }.joined(separator: " "))
    case .shared: Screen(flow.shared?.title ?? "None")
    case .counting: Screen("\(flow.count())")
    case .loading: Screen(flow.load())
    }
  }
}

@Observable
final class ModelFlow: Coordinator<ModelPlace> {
  let model: Model
  /// A text of the flow itself.
  var text = "Plain"
  @ObservationIgnored var shared: SharedModel?
  @ObservationIgnored var kept: AnyObject?
  /// Not observable: its changes need `refresh()`.
  @ObservationIgnored var showsItems = false

  init(_ model: Model, root: ModelPlace = .unread(0)) {
    self.model = model
    super.init(root: root)
  }

  func count() -> Int {
    model.unread += 1
    return model.unread
  }

  func load() -> String {
    if model.name.isEmpty { model.name = "Loaded" }
    return model.name
  }

  override func canLeave(_ slot: Slot<ModelPlace>) -> Bool { !model.isLocked }
}

/// A host that keeps the last drawing of each slot, and draws those again whose revision has changed.
@MainActor
final class DrawingHost {
  struct Drawing: Equatable {
    let generation: UInt64
    let revision: Int
    let destination: String
    var text: String
  }

  private let scene: FlowScene
  private(set) var drawings: [SlotID: Drawing] = [:]
  private var letsGo = true
  private var drawn: [Int] = []

  init(_ scene: FlowScene) {
    self.scene = scene
    scene.observe { [weak self] _ in self?.draw() }
    draw()
    drawn = []
  }

  /// The numbers of the slots that were drawn since the last call.
  func takeDrawn() -> [Int] {
    defer { drawn = [] }
    return drawn.sorted()
  }

  /// The texts of the slots, in the order of the line.
  var texts: [String] { scene.presentation.line.compactMap { drawings[$0.id]?.text } }

  /// Whether each slot shows what it would show if it were drawn now.
  var isFresh: Bool { letsGo == scene.canGoBack && drawings.allSatisfy { $1.text == text(of: $0) } }

  private func draw() {
    var old = drawings
    drawings = [:]
    for node in scene.presentation.line where node.content == nil {
      let drawing = Drawing(
        generation: node.generation, revision: node.revision, destination: "\(node.destination)", text: "")
      var known = old.removeValue(forKey: node.id)
      let text = known?.text ?? ""
      known?.text = ""
      if known == drawing {
        drawings[node.id] = Drawing(
          generation: node.generation, revision: node.revision, destination: drawing.destination, text: text)
      } else {
        drawings[node.id] = Drawing(
          generation: node.generation, revision: node.revision, destination: drawing.destination,
          text: self.text(of: node.id))
        if let place = node.destination as? ModelPlace { drawn.append(place.number) }
      }
    }
    letsGo = scene.canGoBack
    for layer in sequence(first: scene.presentation, next: \.modal).dropFirst() {
      _ = scene.canDismiss(layer.nodes[0].id)
    }
  }

  private func text(of id: SlotID) -> String {
    guard let screen = scene.screen(of: id) else { return "gone" }
    return ([screen.title] + screen.rows.map(\.title)).joined(separator: "\n")
  }
}

/// A view that draws itself as SwiftUI does: it is stale when a value has changed that its body has read.
@MainActor
final class ReadingView {
  private let body: () -> String?
  private let staleness = Staleness()
  private(set) var count = 0

  private final class Staleness: @unchecked Sendable { var isStale = true }

  init(_ body: @escaping () -> String?) { self.body = body }

  var isStale: Bool { staleness.isStale }

  func draw() {
    count += 1
    staleness.isStale = false
    withObservationTracking {
      _ = body()
    } onChange: { [staleness] in
      staleness.isStale = true
    }
  }
}
