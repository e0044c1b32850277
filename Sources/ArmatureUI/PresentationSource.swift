#if canImport(SwiftUI)
  import Armature
  import Combine
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
    /// Use it as the outermost modifier of a destination's view. The source may be anywhere in the window. If it is not
    /// on display, the system uses its standard transition, as it does on macOS and before iOS 18, tvOS 18, watchOS 11 and
    /// visionOS 2. Sheets and covers always have their standard transitions.
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

  /// A view that is the source of a destination: a popover or a dialog points at it, and a zoom begins at it.
  @MainActor
  final class PresentationSource: ObservableObject {
    /// The destination that the view is the source of.
    fileprivate(set) var destination: AnyHashable?
    /// The position of the view among those that have appeared; `nil` while it is not on display.
    fileprivate(set) var position: Int?
    /// The layer that is presented at the view.
    @Published private(set) var layer: DrawnLayer?
    /// Whether the system is closing the dialog at the view.
    @Published var isClosing = false

    func present(_ layer: DrawnLayer?) { if layer != self.layer { self.layer = layer } }
  }

  /// The sources on display in each layer of a window.
  @MainActor
  final class PresentationSources {
    private var sources: [SlotID: [ObjectIdentifier: Weak<PresentationSource>]] = [:]
    private var count = 0

    /// Adds a view that appears in a layer, or has another destination.
    func add(_ source: PresentationSource, as destination: AnyHashable, in layer: SlotID) {
      count += 1
      source.destination = destination
      source.position = source.position ?? count
      sources[layer, default: [:]][ObjectIdentifier(source)] = Weak(object: source)
    }

    /// Removes a view that is off display.
    func remove(_ source: PresentationSource, in layer: SlotID) {
      source.position = nil
      sources[layer]?[ObjectIdentifier(source)] = nil
    }

    /// Removes all views in other layers.
    func keep(_ layers: [SlotID]) { sources = sources.filter { layers.contains($0.key) } }

    /// Returns the first view in a layer that is a source of one of some destinations.
    ///
    /// - Complexity: O(*n*) in the number of sources.
    func first(in layer: SlotID, named names: [AnyHashable]) -> PresentationSource? {
      (sources[layer] ?? [:]).values.compactMap(\.object).filter { $0.destination.map(names.contains) ?? false }
        .min { ($0.position ?? 0) < ($1.position ?? 0) }
    }
  }

  /// A layer in the environment of its views.
  struct PresentingLayer: Equatable {
    let window: WindowModel
    let id: SlotID

    static func == (one: Self, other: Self) -> Bool { one.window === other.window && one.id == other.id }
  }

  /// Makes a view the source of a destination.
  struct SourceModifier: ViewModifier {
    @Environment(\.presentingLayer) private var layer
    @StateObject private var source = PresentationSource()
    let destination: AnyHashable

    func body(content: Content) -> some View {
      presenting(content.modifier(ZoomSource(destination: destination)))
        .onAppear { if let layer { layer.window.layers.sources.add(source, as: destination, in: layer.id) } }
        .onNew(destination) { if let layer { layer.window.layers.sources.add(source, as: $0, in: layer.id) } }
        .onDisappear { disappear() }
    }

    @ViewBuilder
    private func presenting(_ content: some View) -> some View {
      if let window = layer?.window {
        content
          .pointing(item: popover(in: window)) { LayerView(window: window, id: $0.id) }
          .modifier(
            SystemDialog(
              window: window, drawn: source.layer.flatMap { $0.style.isDialog ? $0 : nil }, isClosing: source.isClosing)
          )
      } else {
        content
      }
    }

    private func disappear() {
      guard let layer else { return }
      layer.window.layers.sources.remove(source, in: layer.id)
      if let presented = source.layer { layer.window.user.didLoseSource(of: presented.id) }
    }

    private func popover(in window: WindowModel) -> Binding<DrawnLayer?> {
      let get: @MainActor () -> DrawnLayer? = { source.layer.flatMap { $0.kind == .popover ? $0 : nil } }
      let drawn = get()
      return .onMain(
        get: get,
        set: { if $0 == nil, let drawn { window.user.dismiss(drawn.id) } })
    }
  }

  private struct ZoomSource: ViewModifier {
    @Environment(\.hostGeneration) private var generation
    @Environment(\.zoomNamespace) private var namespace
    let destination: AnyHashable

    func body(content: Content) -> some View {
      if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *), generation >= .tabs, let namespace {
        content.matchedTransitionSource(id: destination, in: namespace)
      } else {
        content
      }
    }
  }

  extension View {
    /// Makes the view the source of a value, if there is one.
    @ViewBuilder
    func presenting(_ value: (any Hashable & Sendable)?) -> some View {
      if let value { modifier(SourceModifier(destination: AnyHashable(value))) } else { self }
    }

    /// Presents a popover at the view. tvOS and watchOS have none.
    @ViewBuilder
    fileprivate func pointing<Item: Identifiable>(
      item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> some View
    ) -> some View {
      #if os(tvOS) || os(watchOS)
        self
      #else
        popover(item: item, content: content)
      #endif
    }
  }
#endif
