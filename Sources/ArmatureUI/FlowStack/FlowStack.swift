#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// A stack of screens without a coordinator: it shows values above a root view, in any style.
  ///
  /// The routes are an array that the owner keeps. The user's actions change it and leave the other routes in it as
  /// they are. A route keeps its screen while it is in the array, even when its destination changes in place.
  ///
  /// An array cannot be shown if it pushes onto a sheet without a stack, or holds a route twice. In that case it is set
  /// back to the routes on display. The owner has to accept the user's changes: if it keeps another array, that array
  /// is not read again until it changes.
  ///
  /// ```swift
  /// struct Shelf: View {
  ///   @State private var routes: [Route<Int>] = []
  ///
  ///   var body: some View {
  ///     FlowStack(routes: $routes) {
  ///       FlowLink("Seven", value: 7)
  ///         .flowDestination(for: Int.self) { Text("Number \($0)") }
  ///       Button("All") { routes = [Route(1), Route(2), Route(3, as: .sheet)] }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// A ``FlowPath`` in place of the array holds values of several types.
  ///
  /// ```swift
  /// FlowStack(path: $path) {
  ///   FlowLink("Seven", value: 7)
  ///     .flowDestination(for: Int.self) { Text("Number \($0)") }
  /// }
  /// ```
  ///
  /// The stack uses the same flow and host as ``CoordinatorView``: values appear as pushes, sheets and covers, and a
  /// change of many values is drawn in steps that the system can take. The stack opens no links.
  ///
  /// ## On the stack around it
  ///
  /// With `ownsNavigation: false`, the view makes no navigation stack: it pushes onto the one around it, which may be
  /// the app's own. Its sheets and covers are its own and have stacks of their own. There are limits:
  ///
  /// - Screens are pushed one at a time, on all systems.
  /// - While it shows pushes, the stack around it must not push above the screen that contains it. The system cannot
  ///   draw that.
  /// - A push or a pop below a sheet closes the sheet and presents it again.
  /// - Its screens get the environment of the stack around it, without the values that are set further in.
  /// - Without a stack around it, pushes are not seen. From iOS 16 on, a `NavigationView` does not count as one: it
  ///   takes no destinations.
  ///
  /// `ownsNavigation` is read once, when the view first appears.
  @available(macOS 13, *)
  public struct FlowStack<Root: View>: View {
    @StateObject private var stack: FlowStackModel
    private let routes: Binding<[Route<AnyDestination>]>?
    private let root: Root

    /// A stack that keeps its own path; a ``FlowLink`` shows the next value.
    ///
    /// - Parameters:
    ///   - ownsNavigation: Whether it makes a navigation stack. If not, it pushes onto the stack around it.
    ///   - root: Makes the root view.
    public init(ownsNavigation: Bool = true, @ViewBuilder root: () -> Root) {
      self.init(nil, of: nil, ownsNavigation, root())
    }

    /// A stack whose routes the owner keeps.
    ///
    /// - Parameters:
    ///   - routes: The routes above the root, from the bottom up.
    ///   - ownsNavigation: Whether it makes a navigation stack. If not, it pushes onto the stack around it.
    ///   - root: Makes the root view.
    public init<Value>(
      routes: Binding<[Route<Value>]>, ownsNavigation: Bool = true, @ViewBuilder root: () -> Root
    ) {
      let erased = Binding.onMain(
        get: { routes.wrappedValue.map(\.erased) },
        // Routes that the array cannot hold are dropped.
        set: { routes.wrappedValue = $0.compactMap { Route($0) } })
      self.init(erased, of: Value.self, ownsNavigation, root())
    }

    /// A stack whose path the owner keeps.
    ///
    /// Items with new identities are compared by value: a new path keeps the screens that it shares with the old
    /// one, from the bottom up.
    ///
    /// - Parameters:
    ///   - path: The values above the root, from the bottom up.
    ///   - ownsNavigation: Whether it makes a navigation stack. If not, it pushes onto the stack around it.
    ///   - root: Makes the root view.
    public init(path: Binding<FlowPath>, ownsNavigation: Bool = true, @ViewBuilder root: () -> Root) {
      self.init(path.items, of: nil, ownsNavigation, root())
    }

    private init(
      _ routes: Binding<[Route<AnyDestination>]>?, of valueType: (any Hashable.Type)?, _ ownsNavigation: Bool,
      _ root: Root
    ) {
      _stack = StateObject(
        wrappedValue: FlowStackModel(routes?.wrappedValue ?? [], of: valueType, ownsNavigation: ownsNavigation))
      self.routes = routes
      self.root = root
    }

    public var body: some View {
      // Set each time, since the owner of the binding may have changed.
      stack.owner = routes
      return stack.window.map { window in
        WindowView(window: window)
          .environment(\.flowRoot, FlowRoot(AnyView(root)))
          .environment(\.flowStack, stack)
          .onAppear { stack.syncWithOwner() }
          .onNew(routes?.wrappedValue) { _ in stack.syncWithOwner() }
          // The links of the app lead to destinations of coordinators.
          .withoutSceneMethods()
      }
    }
  }

  /// A view in the environment. It is a reference, since views cannot be compared.
  @MainActor
  final class FlowRoot {
    let view: AnyView

    init(_ view: AnyView) { self.view = view }
  }

  extension Route {
    fileprivate var erased: Route<AnyDestination> {
      Route<AnyDestination>(id: id, destination: AnyDestination(destination), style: style)
    }

    fileprivate init?(_ erased: Route<AnyDestination>) {
      guard let value = erased.destination.value(as: D.self) else { return nil }
      self.init(id: erased.id, destination: value, style: erased.style)
    }
  }
#endif
