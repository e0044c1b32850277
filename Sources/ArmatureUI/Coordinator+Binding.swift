#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  extension Coordinator {
    /// A binding to the destination of a slot, which is changed in place: the slot keeps its identity.
    ///
    /// ```swift
    /// TextField("Search", text: flow.binding(to: flow.rootID).query)
    /// ```
    ///
    /// A change that the flow refuses, since the slot is gone or its child flow does not adopt the new value
    /// (``/Armature/Coordinator/adopt(_:in:)``), leaves things as they are.
    ///
    /// - Parameter id: A slot of this flow, the root's included.
    /// - Returns: The binding. When the slot is gone, it reads as the root.
    public func binding(to id: SlotID) -> Binding<D> {
      .onMain(
        get: { [self] in routes.last { $0.id == id }?.destination ?? root },
        set: { [self] new in update(id) { $0 = new } })
    }
  }
#endif
