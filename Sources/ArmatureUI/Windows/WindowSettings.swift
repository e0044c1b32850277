#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  extension View {
    /// Lets inspectors be beside any layer of the windows inside.
    ///
    /// A layer takes inspectors if a destination that is shown in it when it appears declares
    /// ``/Armature/Destination/hasInspector``. Use the modifier where the style is named by `as:`, or where such a
    /// destination is shown in the layer only later.
    ///
    /// ```swift
    /// CoordinatorView { NotesCoordinator(store: store) }
    ///   .showsInspectors()
    /// ```
    ///
    /// - Returns: The view, whose windows take inspectors.
    public func showsInspectors() -> some View { environment(\.windowSettings.showsInspectors, true) }

    /// Keeps the windows inside from the scene methods of SwiftUI.
    ///
    /// ```swift
    /// let view = CoordinatorView { flow }.withoutSceneMethods()
    /// present(UIHostingController(rootView: view), animated: true)
    /// ```
    ///
    /// Use it where no `App` of SwiftUI is around the view: in a `UIHostingController` or an `NSHostingView`. There
    /// SwiftUI hands over no URLs and no activities. It reports a runtime issue for each view that asks for them:
    /// “Cannot use Scene methods …”. Open the links that the application or scene delegate gets with
    /// ``/Armature/FlowScene/open(_:orElse:asksToLeave:)-(URL,_,_)``.
    ///
    /// - Returns: The view, whose windows follow no links and no activities, and hand over none.
    public func withoutSceneMethods() -> some View { environment(\.windowSettings.usesSceneMethods, false) }

    /// Draws a view in the empty columns of split views, in place of the coordinator's placeholder text.
    public func splitPlaceholder(@ViewBuilder _ content: @escaping @MainActor () -> some View) -> some View {
      environment(\.splitPlaceholder, SplitPlaceholder { AnyView(content()) })
    }
  }

  /// The settings of an app for the windows inside a view.
  struct WindowSettings {
    /// The keeper of the scenes in windows; `nil` for none.
    var keeper: (any WindowKeeper)?
    /// The type of the activity that windows hand over; `nil` for none.
    var activityType: String?
    /// Whether a window follows links and activities. SwiftUI calls all handlers that are on display, so only the
    /// outermost window does. The environment does not show early enough whether there is an `App`.
    var usesSceneMethods = true
    /// Whether all layers take inspectors.
    var showsInspectors = false
  }

  /// The app's view for an empty column.
  struct SplitPlaceholder: Sendable {
    let view: @MainActor @Sendable () -> AnyView
  }
#endif
