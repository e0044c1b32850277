#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// A stack of screens without a coordinator of its own: values are shown above a root view, in any style.
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
  public struct FlowStack<Root: View>: View {
    @StateObject private var stack: FlowStackModel
    private let path: Binding<FlowPath>?
    private let root: Root

    /// A stack that keeps its path itself; ``FlowLink`` leads on.
    public init(@ViewBuilder root: () -> Root) {
      _stack = StateObject(wrappedValue: FlowStackModel(FlowPath()))
      path = nil
      self.root = root()
    }

    /// A stack whose path somebody else keeps. What the user does changes the path, and a path that the stack cannot show,
    /// such as a push onto a sheet without a stack, is put back.
    public init(path: Binding<FlowPath>, @ViewBuilder root: () -> Root) {
      _stack = StateObject(wrappedValue: FlowStackModel(path.wrappedValue))
      self.path = path
      self.root = root()
    }

    public var body: some View {
      if let window = stack.window {
        WindowView(window: window)
          .views(for: AnyDestination.self) { destination, _ in StackedView(value: destination.base) }
          .environment(\.flowRoot, AnyView(root))
          .environment(\.flowDestinations, stack.destinations)
          .modifier(PathSync(stack: stack, path: path))
      }
    }
  }

  /// Keeps a binding and the flow alike.
  private struct PathSync: ViewModifier {
    let stack: FlowStackModel
    let path: Binding<FlowPath>?

    func body(content: Content) -> some View {
      // Taken anew each time, since the binding's owner may have changed.
      stack.write = { [path] in if let path, path.wrappedValue != $0 { path.wrappedValue = $0 } }
      return content.onChange(of: path?.wrappedValue) { if let path = $0 { stack.take(path) } }
    }
  }

  /// The flow of a stack, and what its values look like.
  @MainActor
  final class FlowStackModel: ObservableObject {
    /// Stands for the root view.
    struct Root: Hashable, Sendable {}

    let destinations = FlowDestinations()
    let window: WindowModel?
    var write: (FlowPath) -> Void = { _ in }
    private let flow: Coordinator<AnyDestination>

    init(_ path: FlowPath) {
      flow = Coordinator(root: AnyDestination(Root()))
      // A new flow that opens no others can always be shown.
      window = (try? FlowScene(root: flow)).map { WindowModel($0) }
      take(path)
      flow.observe { [weak self] _ in self?.report() }
    }

    private func report() {
      var path = FlowPath()
      path.routes = flow.routeStack
      write(path)
    }

    /// Shows a path: what it has in common with what is there stays.
    func take(_ path: FlowPath) {
      let (old, new) = (flow.routes, path.routes.routes)
      let kept = zip(old, new).prefix { $0.destination == $1.destination && $0.style == $1.style }.count
      guard kept < old.count || kept < new.count else { return }
      do throws(NavigationError) {
        try flow.edit { stack throws(NavigationError) in
          try stack.goBack(stack.count - kept)
          for route in new[kept...] { try stack.show(route.destination, as: route.style) }
        }
      } catch {
        report()
      }
    }
  }
#endif
