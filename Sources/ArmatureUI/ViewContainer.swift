#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// A container of the app's own that is drawn in a view of the app's own.
  ///
  /// ```swift
  /// extension PagerCoordinator: ViewContainer {
  ///   func view(of drawn: Presentation.Custom, visible: AnyView) -> some View {
  ///     VStack {
  ///       visible
  ///       HStack { ForEach(drawn.names, id: \.self) { name in Button(name) { self.show(name) } } }
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
    ///   - drawn: The container's flows and the visible one.
    ///   - visible: The view of the visible flow.
    /// - Returns: The view.
    @MainActor @ViewBuilder func view(of drawn: Presentation.Custom, visible: AnyView) -> Body
  }

  extension ViewContainer {
    @MainActor
    fileprivate func drawing(of drawn: Presentation.Custom, visible: AnyView) -> AnyView {
      AnyView(view(of: drawn, visible: visible))
    }
  }

  extension AnyCoordinator {
    /// The container in the app's own view; `nil` for a type that has none.
    func ownView(of drawn: Presentation.Custom, visible: AnyView) -> AnyView? {
      (self as? any ViewContainer)?.drawing(of: drawn, visible: visible)
    }
  }
#endif
