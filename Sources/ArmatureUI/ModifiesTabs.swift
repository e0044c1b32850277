#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// A container of tabs that gives SwiftUI's tab view a modifier: a style, an accessory, or what the user may customize.
  ///
  /// ```swift
  /// extension MainTabs: ModifiesTabs {
  ///   func modified(tabs: AnyView) -> some View {
  ///     if #available(iOS 18, macOS 15, tvOS 18, *) {
  ///       tabs.tabViewStyle(.sidebarAdaptable)
  ///     } else {
  ///       tabs
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// Conform where the views are: the flows need no SwiftUI. See <doc:ModifyingTheHost>.
  public protocol ModifiesTabs: AnyCoordinator {
    associatedtype ModifiedTabs: View

    /// Returns the tab view with modifiers. Called when the tabs are drawn.
    ///
    /// - Parameter tabs: The tab view.
    /// - Returns: The view to draw.
    @MainActor @ViewBuilder func modified(tabs: AnyView) -> ModifiedTabs
  }

  extension ModifiesTabs {
    @MainActor fileprivate func drawn(_ tabs: AnyView) -> AnyView { AnyView(modified(tabs: tabs)) }
  }

  extension AnyCoordinator {
    /// Returns a tab view with the modifiers of the app.
    func modifying(tabs: some View) -> AnyView {
      (self as? any ModifiesTabs)?.drawn(AnyView(tabs)) ?? AnyView(tabs)
    }
  }
#endif
