#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  extension SplitCoordinator {
    /// What the detail shows at its root, for a list in another column: `nil` is the placeholder.
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
    /// The binding is for one drawing of a view: take it anew each time. It takes what SwiftUI writes besides what the user
    /// chooses: the value that is there already leaves what lies above it, and `nil` closes the detail only where both
    /// columns are seen, and only the one that was there when the view was drawn. A detail that the user may not leave
    /// (`canLeave(_:)`) stays, and the list marks it again.
    ///
    /// A view that finds the coordinator by ``CurrentFlow`` is drawn again when the detail has another root, whoever has
    /// changed it.
    public var detailSelection: Binding<Detail?> {
      selection(
        { [self] in detail }, leaves: { [self] in userLeavesDetail() }, show: { [self] in showDetail($0) },
        close: { [self] in closeDetail() })
    }

    fileprivate func selection<D: Destination>(
      _ flow: @escaping @MainActor () -> Coordinator<D>?, leaves: @escaping @MainActor () -> Bool,
      show: @escaping @MainActor (D) -> Void, close: @escaping @MainActor () -> Void
    ) -> Binding<D?> {
      let drawn = (root: flow()?.root, isCollapsed: isCollapsed)
      return .onMain(
        get: { flow()?.root },
        set: { [self] new in
          let root = flow()?.root
          guard new != root else { return }
          // The list writes `nil` also when it comes or goes itself: in one stack, and when the columns become one.
          guard new != nil || root == drawn.root && !isCollapsed && !drawn.isCollapsed, leaves() else { return }
          if let new { show(new) } else { close() }
        })
    }
  }

  extension ThreeColumnCoordinator {
    /// What the middle column shows at its root, for a list in the sidebar: `nil` is the empty column. It is as
    /// `detailSelection`, and another choice closes the detail.
    public var middleSelection: Binding<Middle?> {
      selection(
        { [self] in middle }, leaves: { [self] in userLeavesMiddle() }, show: { [self] in showMiddle($0) },
        close: { [self] in closeMiddle() })
    }
  }
#endif
