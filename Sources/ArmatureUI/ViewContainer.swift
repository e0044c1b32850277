#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// A container of the app's own that is drawn in a view of the app's own.
  ///
  /// ```swift
  /// extension PagerCoordinator: ViewContainer {
  ///   func view(of names: [String], showing visible: String, _ flow: AnyView) -> some View {
  ///     VStack {
  ///       flow
  ///       HStack { ForEach(names, id: \.self) { name in Button(name) { self.show(name) } } }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// A container of another type is drawn as its visible flow alone.
  public protocol ViewContainer: ContainerCoordinator {
    associatedtype Body: View

    /// Returns the view of the container. It is called when the container is drawn.
    ///
    /// - Parameters:
    ///   - names: The names of the flows that are not hidden, in their order.
    ///   - visible: The name of the visible one.
    ///   - flow: Its view.
    /// - Returns: The view.
    @MainActor @ViewBuilder func view(of names: [String], showing visible: String, _ flow: AnyView) -> Body
  }

  extension ViewContainer {
    @MainActor
    fileprivate func drawing(of drawn: Presentation.Custom, _ flow: AnyView) -> AnyView {
      AnyView(view(of: drawn.names, showing: drawn.visible, flow))
    }
  }

  extension AnyCoordinator {
    /// The container in the app's own view; `nil` for a type that has none.
    func ownView(of drawn: Presentation.Custom, visible: AnyView) -> AnyView? {
      (self as? any ViewContainer)?.drawing(of: drawn, visible)
    }
  }
#endif
