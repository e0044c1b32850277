#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  extension View {
    /// Says what values of a type look like in the ``FlowStack`` around the view.
    ///
    /// A value is drawn by the entry of its own type or, where there is none, by the first of a superclass or a protocol that
    /// it belongs to.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - content: Makes the view of a value.
    /// - Returns: The view, which has the stack know it.
    public func flowDestination<Value>(
      for type: Value.Type, @ViewBuilder content: @escaping @MainActor (Value) -> some View
    ) -> some View {
      modifier(
        DestinationEntry(type: ObjectIdentifier(type), name: "\(type)") { value, _ in
          (value as? Value).map { AnyView(content($0)) }
        })
    }

    /// Says what values of a type look like, and has their views change them in place.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - editing: Makes the view of a value that it may change.
    /// - Returns: The view, which has the stack know it.
    public func flowDestination<Value: Hashable & Sendable>(
      for type: Value.Type, @ViewBuilder editing: @escaping @MainActor (Binding<Value>) -> some View
    ) -> some View {
      modifier(
        DestinationEntry(type: ObjectIdentifier(type), name: "\(type)") { value, set in
          guard let value = value as? Value else { return nil }
          return AnyView(editing(.onMain(get: { value }, set: { set($0) })))
        })
    }
  }

  /// What the values of a stack look like, by their types.
  @MainActor
  final class FlowDestinations: ObservableObject {
    typealias Make =
      @MainActor (_ value: Any, _ set: @escaping @MainActor (any Hashable & Sendable) -> Void) -> AnyView?

    private var entries: [(type: ObjectIdentifier, name: String, make: Make)] = []
    /// Grows when there is a type more, so that what was missing is looked for again.
    @Published private(set) var count = 0

    func add(_ type: ObjectIdentifier, _ name: String, _ make: @escaping Make) {
      if let index = entries.firstIndex(where: { $0.type == type }) {
        entries[index].make = make
      } else {
        entries.append((type, name, make))
      }
    }

    /// Not while views are drawn, when types come.
    func publish() { if count != entries.count { count = entries.count } }

    func view(
      of value: any Hashable & Sendable, set: @escaping @MainActor (any Hashable & Sendable) -> Void
    ) -> AnyView? {
      let own = ObjectIdentifier(Swift.type(of: value as Any))
      if let view = entries.first(where: { $0.type == own })?.make(value, set) { return view }
      for entry in entries { if let view = entry.make(value, set) { return view } }
      return nil
    }

    /// What to say of a value that has no view.
    func complaint(about value: any Hashable & Sendable) -> String {
      let known = entries.isEmpty ? "none is" : "there are views for " + entries.map(\.name).joined(separator: ", ")
      return
        "No view is registered for \(Swift.type(of: value as Any)); \(known). Use flowDestination(for:) in the FlowStack."
    }
  }

  private struct DestinationEntry: ViewModifier {
    @Environment(\.flowDestinations) private var destinations
    let type: ObjectIdentifier
    let name: String
    let make: FlowDestinations.Make

    func body(content: Content) -> some View {
      destinations?.add(type, name, make)
      return content.onAppear { destinations?.publish() }
    }
  }

  /// What a value in a stack looks like.
  struct StackedView: View {
    @Environment(\.flowRoot) private var root
    @Environment(\.flowDestinations) private var destinations
    let value: any Hashable & Sendable

    var body: some View {
      if value is FlowStackModel.Root {
        root
      } else if let destinations {
        DestinationView(destinations: destinations, value: value)
      }
    }
  }

  private struct DestinationView: View {
    @Environment(\.currentSlot) private var slot
    @Environment(\.currentFlow) private var reference
    @ObservedObject var destinations: FlowDestinations
    let value: any Hashable & Sendable

    var body: some View {
      if let view = destinations.view(of: value, set: set) {
        view
      } else {
        Message(destinations.complaint(about: value))
      }
    }

    private func set(_ new: any Hashable & Sendable) {
      guard let slot, let flow = reference?.flow as? Coordinator<AnyDestination> else { return }
      flow.update(slot.id) { $0 = AnyDestination(new) }
    }
  }

  extension EnvironmentValues {
    private struct RootKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
    private struct DestinationsKey: EnvironmentKey { static let defaultValue: FlowDestinations? = nil }

    /// The view at the bottom of a stack.
    var flowRoot: AnyView? {
      get { self[RootKey.self] }
      set { self[RootKey.self] = newValue }
    }

    var flowDestinations: FlowDestinations? {
      get { self[DestinationsKey.self] }
      set { self[DestinationsKey.self] = newValue }
    }
  }
#endif
