#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// A stack of screens without a coordinator of its own: values are shown above a root view, in any style.
  ///
  /// The routes are an array of the owner's. What the user does changes it, and leaves the other routes as they are; a route
  /// that its owner keeps keeps its screen, also when its destination is changed in place. An array that cannot be shown,
  /// with a push onto a sheet that has no stack or with a route in two places, becomes what is shown again. The owner has to
  /// take what the user does: one that keeps another array is not looked at again before that changes.
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
  /// A ``/Armature/FlowPath`` in place of the array takes values of several types.
  ///
  /// ```swift
  /// FlowStack(path: $path) {
  ///   FlowLink("Seven", value: 7)
  ///     .flowDestination(for: Int.self) { Text("Number \($0)") }
  /// }
  /// ```
  ///
  /// It stands on the same flow and host as ``CoordinatorView``: values appear as pushes, sheets and covers, and a change of
  /// many comes to the screen in steps that the system takes.
  ///
  /// ## On the stack around it
  ///
  /// With `ownsNavigation: false` it makes no navigation stack: what it pushes goes onto the one around it, whoever made that.
  /// The sheets and covers that it presents are its own, with stacks of their own. Some things are lost that way:
  ///
  /// - Screens are pushed one at a time, on all systems.
  /// - While it shows pushes, the stack around it must not push above the screen in which it stands: the system has no place
  ///   for that.
  /// - A push that comes or goes beneath a sheet closes the sheet and presents it again.
  /// - What is in the environment of the stack around it reaches its screens, and not what is set further in.
  /// - Where there is no stack around it, pushes are not seen. From iOS 16 on, a `NavigationView` is none: it takes no
  ///   destinations.
  ///
  /// Whether it owns its navigation is settled when the view comes up.
  public struct FlowStack<Root: View>: View {
    @StateObject private var stack: FlowStackModel
    private let routes: Binding<[Route<AnyDestination>]>?
    private let root: Root

    /// A stack that keeps its path itself; ``FlowLink`` leads on.
    ///
    /// - Parameters:
    ///   - ownsNavigation: Whether it makes a navigation stack; without one it pushes onto the stack around it.
    ///   - root: Makes the view at the bottom.
    public init(ownsNavigation: Bool = true, @ViewBuilder root: () -> Root) {
      self.init(nil, of: .any, ownsNavigation, root())
    }

    /// A stack whose routes somebody else keeps.
    ///
    /// - Parameters:
    ///   - routes: What is shown above the root, from the bottom up.
    ///   - ownsNavigation: Whether it makes a navigation stack; without one it pushes onto the stack around it.
    ///   - root: Makes the view at the bottom.
    public init<Value>(
      routes: Binding<[Route<Value>]>, ownsNavigation: Bool = true, @ViewBuilder root: () -> Root
    ) {
      self.init(routes.erased, of: .routes(of: Value.self), ownsNavigation, root())
    }

    /// A stack whose path somebody else keeps. It goes by the values where identities are new: a path that is made anew
    /// leaves on the screen what it has in common with the old one.
    ///
    /// - Parameters:
    ///   - path: What is shown above the root, from the bottom up.
    ///   - ownsNavigation: Whether it makes a navigation stack; without one it pushes onto the stack around it.
    ///   - root: Makes the view at the bottom.
    public init(path: Binding<FlowPath>, ownsNavigation: Bool = true, @ViewBuilder root: () -> Root) {
      self.init(path.items, of: .any, ownsNavigation, root())
    }

    private init(
      _ routes: Binding<[Route<AnyDestination>]>?, of values: StackedValues, _ ownsNavigation: Bool, _ root: Root
    ) {
      _stack = StateObject(
        wrappedValue: FlowStackModel(routes?.wrappedValue ?? [], of: values, ownsNavigation: ownsNavigation))
      self.routes = routes
      self.root = root
    }

    public var body: some View {
      if let window = stack.window {
        WindowView(window: window)
          .views(for: AnyDestination.self) { destination, _ in StackedView(value: destination.base) }
          .environment(\.flowRoot, FlowRoot(AnyView(root)))
          .environment(\.flowStack, stack)
          .modifier(RouteSync(stack: stack, routes: routes))
      }
    }
  }

  /// Keeps a binding and the flow alike.
  private struct RouteSync: ViewModifier {
    let stack: FlowStackModel
    let routes: Binding<[Route<AnyDestination>]>?

    func body(content: Content) -> some View {
      // Taken anew each time, since the binding's owner may have changed.
      stack.owner = routes
      return
        content
        .onAppear { stack.follow() }
        .onNew(routes?.wrappedValue) { _ in stack.follow() }
    }
  }
#endif
