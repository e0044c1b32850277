#if canImport(SwiftUI)
  import Armature
  import Combine
  import SwiftUI

  extension View {
    /// Registers the view for the values of a type in the ``FlowStack`` around this view.
    ///
    /// A value is drawn by the entry of its own type. If there is none, the entry of its nearest superclass draws it,
    /// or else the first entry of a protocol that its type conforms to.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - content: Makes the view of a value.
    /// - Returns: The view, which registers `content` with the stack.
    public func flowDestination<Value>(
      for type: Value.Type, @ViewBuilder content: @escaping @MainActor (Value) -> some View
    ) -> some View {
      modifier(DestinationEntry(entry: .init(for: type) { value, _ in (value as? Value).map { AnyView(content($0)) } }))
    }

    /// Registers a view that can change its value in place, for the values of a type.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - editing: Makes the view of a value from a binding to it.
    /// - Returns: The view, which registers `editing` with the stack.
    public func flowDestination<Value: Hashable & Sendable>(
      for type: Value.Type, @ViewBuilder editing: @escaping @MainActor (Binding<Value>) -> some View
    ) -> some View {
      modifier(
        DestinationEntry(
          entry: .init(for: type) { value, set in
            (value as? Value).map { value in AnyView(editing(.onMain(get: { value }, set: { set($0) }))) }
          }))
    }
  }

  /// The views for the values of a stack, by type.
  @MainActor
  final class FlowDestinations: ObservableObject {
    struct Entry {
      typealias Make =
        @MainActor (_ value: Any, _ set: @escaping @MainActor (any Hashable & Sendable) -> Void) -> AnyView?

      let type: Any.Type
      let isClass: Bool
      /// Whether another type is a subclass of this one.
      let isAbove: (Any.Type) -> Bool
      let make: Make

      init<Value>(for type: Value.Type, _ make: @escaping Make) {
        self.type = type
        isClass = type is any AnyObject.Type
        isAbove = { $0 is Value.Type }
        self.make = make
      }
    }

    /// The entries for classes first, each subclass before its superclasses.
    private var entries: [Entry] = []
    /// Grows with each new type, so that values without a view look for one again.
    @Published private(set) var count = 0

    func add(_ entry: Entry) {
      if let index = entries.firstIndex(where: { $0.type == entry.type }) {
        entries[index] = entry
      } else if entry.isClass {
        let index = entries.firstIndex { !$0.isClass || $0.isAbove(entry.type) } ?? entries.endIndex
        entries.insert(entry, at: index)
      } else {
        entries.append(entry)
      }
    }

    /// Publishes the number of types. Entries are added while views are drawn, so this is called later.
    func publish() { if count != entries.count { count = entries.count } }

    func view(
      of value: any Hashable & Sendable, set: @escaping @MainActor (any Hashable & Sendable) -> Void
    ) -> AnyView? {
      let own: Any.Type = Swift.type(of: value as Any)
      for entry in entries.filter({ $0.type == own }) + entries {
        if let view = entry.make(value, set) { return view }
      }
      return nil
    }

    /// The message in place of a value that has no view.
    func complaint(about value: any Hashable & Sendable) -> String {
      let name = "\(Swift.type(of: value as Any))"
      let nearest = name.nearestSpellings(among: entries.map { "\($0.type)" })
      let known =
        if nearest.isEmpty {
          "no other type has a view either"
        } else if nearest.count < entries.count {
          "the nearest of \(entries.count) types with a view are \(nearest.joined(separator: ", "))"
        } else {
          "there are views for \(nearest.joined(separator: ", "))"
        }
      return "No view is registered for \(name); \(known). Use flowDestination(for:) in the FlowStack."
    }
  }

  private struct DestinationEntry: ViewModifier {
    @Environment(\.flowStack) private var stack
    let entry: FlowDestinations.Entry

    func body(content: Content) -> some View {
      stack?.destinations.add(entry)
      return content.onAppear { stack?.destinations.publish() }
    }
  }

  /// A value in a stack, in the view that is registered for it.
  struct StackedView: View {
    @Environment(\.flowRoot) private var root
    @Environment(\.flowStack) private var stack
    let value: any Hashable & Sendable

    var body: some View {
      if value is FlowStackModel.Root {
        root?.view
      } else if let content = value as? LocalContent {
        LocalView(content: content)
      } else if let stack {
        DestinationView(destinations: stack.destinations, stack: stack, value: value)
      }
    }
  }

  private struct DestinationView: View {
    @Environment(\.currentSlot) private var slot
    @ObservedObject var destinations: FlowDestinations
    let stack: FlowStackModel
    let value: any Hashable & Sendable

    var body: some View {
      if let view = destinations.view(of: value, set: set) {
        view
      } else {
        Message(text: destinations.complaint(about: value))
      }
    }

    private func set(_ new: any Hashable & Sendable) {
      guard let slot, stack.complaint(about: new) == nil else { return }
      stack.flow.update(slot.id) { $0 = AnyDestination(new) }
    }
  }
#endif
