#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  extension Coordinator {
    /// A binding to the destination of a slot. It changes the destination in place: the slot keeps its identity.
    ///
    /// ```swift
    /// TextField("Search", text: flow.binding(to: flow.rootID).query)
    /// ```
    ///
    /// The flow may refuse a change, because the slot is gone or because its child flow does not adopt the new value
    /// (``/Armature/Coordinator/adopt(_:in:)``). Then nothing changes.
    ///
    /// - Parameter id: A slot of this flow; the root's slot is allowed.
    /// - Returns: The binding. Once the slot is gone, it reads as the root.
    public func binding(to id: SlotID) -> Binding<D> {
      .onMain(
        get: { [self] in routes.last { $0.id == id }?.destination ?? root },
        set: { [self] new in update(id) { $0 = new } })
    }
  }
#endif
