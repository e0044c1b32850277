#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// A destination that gives the whole layer a modifier when it is at the layer's root: the sheet, the cover or the window
  /// in which it is shown, with the stack that the host draws there.
  ///
  /// Use it for what SwiftUI reads at the root of a sheet: its background, drag indicator, sizing or transition.
  ///
  /// ```swift
  /// extension SettingsDestination: ModifiesLayer {
  ///   func modified(layer: AnyView, in flow: SettingsCoordinator) -> some View {
  ///     if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
  ///       layer.presentationDragIndicator(.visible)
  ///     } else {
  ///       layer
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// Where the root opens a flow, the first destination of that flow is asked first, and then the destinations that have
  /// opened it, each with the result of the one before. Conform where the views are: the flows need no SwiftUI.
  public protocol ModifiesLayer: Destination {
    associatedtype ModifiedLayer: View

    /// Returns the layer with modifiers. Called when the layer is drawn.
    ///
    /// - Parameters:
    ///   - layer: The layer, with its stack.
    ///   - flow: The coordinator that shows the destination.
    /// - Returns: The layer to draw.
    @MainActor @ViewBuilder func modified(layer: AnyView, in flow: Flow) -> ModifiedLayer
  }

  extension ModifiesLayer {
    @MainActor
    fileprivate func drawn(_ layer: AnyView, in flow: AnyCoordinator) -> AnyView? {
      (flow as? Flow).map { AnyView(modified(layer: layer, in: $0)) }
    }
  }

  /// A layer with the modifiers of the destinations at its root.
  struct ModifiedLayerView<Content: View>: View {
    @ObservedObject var root: SlotModel
    let content: Content

    var body: some View { layer ?? AnyView(content) }

    private var layer: AnyView? {
      // A layer on its way out keeps its modifiers, and with them its views.
      guard let node = root.node, let reference = root.flow else { return nil }
      let flows = [reference.flow] + reference.outer
      var layer: AnyView?
      for (destination, flow) in zip([node.destination] + node.openers.reversed(), flows) {
        guard let destination = destination as? any ModifiesLayer else { continue }
        layer = destination.drawn(layer ?? AnyView(content), in: flow) ?? layer
      }
      return layer
    }
  }
#endif
