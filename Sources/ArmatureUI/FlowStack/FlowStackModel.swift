#if canImport(SwiftUI)
  import Armature
  import Combine
  import SwiftUI

  /// The flow of a stack and the views for its values.
  @MainActor
  final class FlowStackModel: ObservableObject {
    /// Stands for the root view.
    struct Root: Hashable, Sendable {}

    let flow = Coordinator(root: AnyDestination(Root()))
    let window: WindowModel?
    let destinations = FlowDestinations()
    /// The type of the values that the owner can keep, for an array of routes; `nil` for a path, which keeps any.
    private let valueType: (any Hashable.Type)?
    /// The owner's routes. Routes that belong to one view alone are in the flow only.
    var owner: Binding<[Route<AnyDestination>]>?
    /// The owner's ids of the routes, by their ids in the flow. A route that is removed and added again gets a new
    /// slot, so that late reports about the old slot do not reach it.
    private var names: [SlotID: SlotID] = [:]
    private var isFollowing = false

    init(_ routes: [Route<AnyDestination>], of valueType: (any Hashable.Type)?, ownsNavigation: Bool) {
      self.valueType = valueType
      // A new flow without child flows can always be shown.
      window = (try? FlowScene(root: flow)).map { WindowModel($0, ownsNavigation: ownsNavigation) }
      show(routes)
      window?.scene.observe { [weak self] _ in self?.report() }
    }

    /// Shows the owner's routes. If they cannot be shown, sets them back to the routes on display.
    func syncWithOwner() {
      guard let owner else { return }
      isFollowing = true
      show(owner.wrappedValue)
      isFollowing = false
      report()
    }

    /// The reason why a value cannot be shown; `nil` if the owner can keep it.
    func complaint(about value: any Hashable & Sendable) -> String? {
      guard let type = valueType, !AnyDestination(value).isValue(of: type) else { return nil }
      return
        "The link's value is of type \(Swift.type(of: value as Any)), but the routes of this FlowStack are of \(type)."
    }

    private func report() {
      guard !isFollowing, let owner else { return }
      let routes = flow.routes.filter { !$0.isLocal }.map { $0.with(id: names[$0.id] ?? $0.id) }
      if owner.wrappedValue != routes { owner.wrappedValue = routes }
    }

    private func show(_ new: [Route<AnyDestination>]) {
      guard Set(new.map(\.id)).count == new.count else { return }
      let old = flow.routes
      let slots = slots(of: new, in: old)
      let goal = withLocals(zip(slots, new).map { $1.with(id: $0) }, of: old)
      let kept = zip(old, goal).prefix { $0.id == $1.id }.count
      do {
        if old != goal {
          try flow.edit { stack in
            for (old, new) in zip(old, goal[..<kept]) where old != new {
              try stack.update(old.id) { $0 = new.destination }
            }
            try stack.goBack(old.count - kept)
            for route in goal[kept...] { try stack.show(route) }
          }
        }
        names = Dictionary(zip(slots, new.map(\.id))) { $1 }
      } catch {
        // `syncWithOwner()` sets the owner's routes back to the ones on display.
      }
    }

    /// The slots of the owner's routes: existing ones where possible, new ones for the rest.
    private func slots(of new: [Route<AnyDestination>], in old: [Route<AnyDestination>]) -> [SlotID] {
      let old = old.filter { !$0.isLocal }
      let known = Dictionary(old.map { (names[$0.id] ?? $0.id, $0.id) }) { $1 }
      var slots = new.map { known[$0.id] }
      // A path is compared by value: items with new identities are the same as equal ones at the same index.
      if valueType == nil {
        let taken = Set(slots)
        for (index, old) in old.enumerated().prefix(new.count) where slots[index] != old.id {
          guard slots[index] == nil, !taken.contains(old.id), old.with(id: new[index].id) == new[index] else { break }
          slots[index] = old.id
        }
      }
      return slots.map { $0 ?? SlotID() }
    }

    /// Adds the routes that belong to one view, each above the route that it was above.
    private func withLocals(
      _ routes: [Route<AnyDestination>], of old: [Route<AnyDestination>]
    ) -> [Route<AnyDestination>] {
      var locals: [SlotID: [Route<AnyDestination>]] = [:]
      var below = flow.rootID
      for route in old { if route.isLocal { locals[below, default: []].append(route) } else { below = route.id } }
      return locals[flow.rootID, default: []] + routes.flatMap { [$0] + locals[$0.id, default: []] }
    }
  }

  extension Route<AnyDestination> {
    fileprivate func with(id: SlotID) -> Self { Self(id: id, destination: destination, style: style) }
    fileprivate var isLocal: Bool { destination.base is LocalContent }
  }

  extension AnyDestination {
    fileprivate func isValue<Value: Hashable>(of type: Value.Type) -> Bool { value(as: type) != nil }

    /// The value, if it is of a type.
    func value<Value>(as type: Value.Type) -> Value? { self as? Value ?? base as? Value }
  }
#endif
