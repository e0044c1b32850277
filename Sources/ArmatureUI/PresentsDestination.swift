#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  extension View {
    /// Makes the view the source of a destination: a popover or a dialog of the destination points at the view, and a
    /// zoom begins at it.
    ///
    /// ```swift
    /// Button("Delete", role: .destructive) { flow?.show(.confirmDelete) }
    ///   .presents(AlbumDestination.confirmDelete)
    /// ```
    ///
    /// A ``FlowLink`` and the rows of wireframes are sources already. Without a source on display, a popover is a
    /// sheet, and a dialog is an alert wherever the system would draw it as a popover.
    ///
    /// - Parameter destination: The destination that the flow around the view shows.
    /// - Returns: The view.
    public func presents(_ destination: some Destination) -> some View {
      modifier(SourceModifier(destination: AnyHashable(destination)))
    }

    /// Zooms from the source of the destination when the view appears, and back to it when the view is removed.
    ///
    /// Use it as the outermost modifier of a destination's view. If the source is not on display, the system uses its
    /// standard transition, as it does before iOS 18 and on macOS and tvOS. Sheets and covers always have their
    /// standard transitions.
    ///
    /// ```swift
    /// func view(in flow: AlbumCoordinator) -> some View {
    ///   switch self {
    ///   case .photo(let id): PhotoView(id: id).zoomsFromSource()
    ///   default: WireframeView()
    ///   }
    /// }
    /// ```
    public func zoomsFromSource() -> some View { modifier(Zoom()) }
  }

  private struct Zoom: ViewModifier {
    @Environment(\.currentSlot) private var slot
    @Environment(\.hostGeneration) private var generation
    @Environment(\.zoomNamespace) private var namespace

    func body(content: Content) -> some View {
      #if os(macOS) || ARMATURE_AS_MACOS
        content
      #else
        if #available(iOS 18, tvOS 18, watchOS 11, visionOS 2, *), generation >= .tabs, let namespace,
          let node = slot?.node, !node.style.isModal, let name = node.names.first
        {
          content.navigationTransition(.zoom(sourceID: name, in: namespace))
        } else {
          content
        }
      #endif
    }
  }
#endif
