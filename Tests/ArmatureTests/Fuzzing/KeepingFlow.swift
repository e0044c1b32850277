import Armature
import ArmatureUI
import Foundation

/// Destinations that are kept, end their line or are skipped, and flows with values of their own.
enum Keeping: Destination, Codable {
  case start, page(Int), sheet(Int), secret(Int), help(Int), ask, flow(Int), tabs

  typealias Flow = KeepingFlow

  var style: PresentationStyle {
    switch self {
    case .sheet: .sheet
    case .ask: .alert
    default: .push
    }
  }
  var archiving: Archiving {
    switch self {
    case .secret: .ends
    case .help: .skipped
    default: .kept
    }
  }

  func screen(in flow: KeepingFlow) -> Screen<Self> { Screen("\(self)") }
}

/// The names of the values in a kept path.
enum KeepingName: String, PathName {
  case number, text, maybe, place

  var type: any (Codable & Hashable & Sendable).Type {
    switch self {
    case .number: Int.self
    case .text: String.self
    case .maybe: Double?.self
    case .place: Keeping.self
    }
  }

  var formerNames: [String] { self == .number ? ["count"] : [] }
}

/// A flow in which pages with negative numbers have no model.
final class KeepingFlow: Coordinator<Keeping>, KeepsValues, ChecksExistence {
  struct Values: Codable {
    var draft = ""
    var path: CodablePath<KeepingName>?
  }

  var kept = Values() { didSet { refresh() } }
  /// The drafts that were brought back, with the number of routes at that time.
  private(set) var broughtBack: [String] = []
  /// More pages without a model.
  var deleted: Set<Int> = []
  var makeTab: () -> AnyCoordinator = { KeepingFlow(root: .start) }
  var greet: () -> Void = {}

  func bringBack(_ kept: Values) throws {
    broughtBack.append("\(kept.draft) before \(routes.count)")
    if kept.draft == "bad" { throw CocoaError(.fileReadUnknown) }
    self.kept = kept
  }

  func absence(of destination: Keeping) -> String? {
    if case .page(let id) = destination, id < 0 || deleted.contains(id) { "the page \(id) was deleted" } else { nil }
  }

  override func child(for destination: Keeping) -> AnyCoordinator? {
    switch destination {
    case .flow: KeepingFlow(root: .start)
    case .tabs: ClosureContainer(["a", "b"]) { [makeTab] _ in makeTab() }
    default: nil
    }
  }

  override func didEnter() { greet() }
}
