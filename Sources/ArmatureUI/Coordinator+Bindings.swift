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
    /// The flow may refuse a change, because the slot was removed or because its child flow does not adopt the new
    /// value (``/Armature/Coordinator/adopt(_:in:)``). In that case nothing changes.
    ///
    /// - Parameter id: A slot of this flow; the root's slot is allowed.
    /// - Returns: The binding. Once the slot is removed, it reads as the root.
    public func binding(to id: SlotID) -> Binding<D> {
      .onMain(
        get: { [self] in routes.last { $0.id == id }?.destination ?? root },
        set: { [self] new in update(id) { $0 = new } })
    }
  }

  extension SplitCoordinator {
    /// The destination at the root of the detail, as the selection of a list in another column; `nil` for the
    /// placeholder.
    ///
    /// ```swift
    /// struct LibraryView: View {
    ///   @CurrentFlow private var library: LibraryCoordinator?
    ///   let notes: [Int]
    ///
    ///   init(notes: [Int]) { self.notes = notes }
    ///
    ///   var body: some View {
    ///     List(selection: library?.detailSelection) {
    ///       ForEach(notes, id: \.self) { Text("Note \($0)").tag(NoteDestination.note(id: $0)) }
    ///     }
    ///   }
    /// }
    /// ```
    ///
    /// Read the binding again for each drawing of a view. SwiftUI also writes to it without the user, so some writes
    /// are ignored. A value that is selected already changes nothing, not even the screens above it. `nil` closes the
    /// detail only while the columns are apart, and only if the detail has not changed since the view was drawn. A
    /// detail that its flow keeps (`canLeave(_:)`) is not closed, and the list marks it again. If the flow asks the
    /// user (`AsksToLeave`), the answer decides.
    ///
    /// A view that finds the coordinator by ``CurrentFlow`` is drawn again when the root of the detail changes for any
    /// reason.
    public var detailSelection: Binding<Detail?> {
      selection({ [self] in detail }, choose: { [self] in userChoosesDetail($0) })
    }

    fileprivate func selection<D: Destination>(
      _ flow: @escaping @MainActor () -> Coordinator<D>?, choose: @escaping @MainActor (D?) -> Void
    ) -> Binding<D?> {
      // The list is drawn again by its environment, once the column is drawn.
      let drawn = quietly { (root: flow()?.root, isCollapsed: isCollapsed) }
      return .onMain(
        get: { [self] in quietly { flow()?.root } },
        set: { [self] new in
          let root = flow()?.root
          guard new != root, scene?.isAway != true else { return }
          // A list also writes `nil` when it appears or disappears: in one stack, and when the columns become one.
          guard new != nil || root == drawn.root && !isCollapsed && !drawn.isCollapsed else { return }
          choose(new)
        })
    }
  }

  extension ThreeColumnCoordinator {
    /// The destination at the root of the middle column, as the selection of a list in the sidebar; `nil` for the empty
    /// column. It behaves as `detailSelection` does. Another selection closes the detail.
    public var middleSelection: Binding<Middle?> {
      selection({ [self] in middle }, choose: { [self] in userChoosesMiddle($0) })
    }
  }
#endif
