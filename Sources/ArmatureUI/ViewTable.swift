#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  extension View {
    /// Draws the destinations of a type in views of the app's own. ``WireframeView`` draws the types that have none.
    ///
    /// - Parameters:
    ///   - type: The destination type.
    ///   - content: Makes the view of a destination in its flow. It is called when the slot is drawn.
    /// - Returns: The view, which draws these destinations with `content`.
    public func views<D: Destination>(
      for type: D.Type, @ViewBuilder content: @escaping @MainActor (_ destination: D, _ flow: D.Flow) -> some View
    ) -> some View {
      modifier(
        TableEntry(type: ObjectIdentifier(type)) { destination, flow in
          guard let destination = destination as? D, let flow = flow as? D.Flow else { return nil }
          return AnyView(content(destination, flow))
        })
    }

    /// Draws the containers of a type in a view of the app's own.
    ///
    /// - Parameters:
    ///   - type: The container type.
    ///   - content: Makes the view of a container. `drawn` names its flows and the visible one; `visible` is the view
    ///     of that flow.
    /// - Returns: The view, which draws these containers with `content`.
    public func views<C: ContainerCoordinator>(
      for type: C.Type,
      @ViewBuilder content:
        @escaping @MainActor (_ container: C, _ drawn: Presentation.Custom, _ visible: AnyView) -> some View
    ) -> some View {
      modifier(
        ContainerEntry(type: ObjectIdentifier(type)) { container, drawn, visible in
          (container as? C).map { AnyView(content($0, drawn, visible)) }
        })
    }

    /// Draws a view in the empty columns of split views, in place of the coordinator's placeholder text.
    public func splitPlaceholder(@ViewBuilder _ content: @escaping @MainActor () -> some View) -> some View {
      environment(\.splitPlaceholder) { AnyView(content()) }
    }
  }

  /// The app's own views, by destination type.
  struct ViewTable: Sendable {
    typealias Make = @MainActor @Sendable (any Destination, AnyCoordinator) -> AnyView?
    var entries: [ObjectIdentifier: Make] = [:]

    @MainActor
    func view(for destination: any Destination, in flow: AnyCoordinator) -> AnyView? {
      entries[ObjectIdentifier(type(of: destination))]?(destination, flow)
    }
  }

  /// The app's own views of containers, by coordinator type.
  struct ContainerViews: Sendable {
    typealias Make = @MainActor @Sendable (AnyCoordinator, Presentation.Custom, AnyView) -> AnyView?
    var entries: [ObjectIdentifier: Make] = [:]

    @MainActor
    func view(for flow: AnyCoordinator, custom: Presentation.Custom, child: AnyView) -> AnyView? {
      entries[ObjectIdentifier(type(of: flow))]?(flow, custom, child)
    }
  }

  private struct TableEntry: ViewModifier {
    @Environment(\.viewTable) private var table
    let type: ObjectIdentifier
    let make: ViewTable.Make

    func body(content: Content) -> some View {
      var table = table
      table.entries[type] = make
      return content.environment(\.viewTable, table)
    }
  }

  private struct ContainerEntry: ViewModifier {
    @Environment(\.containerViews) private var views
    let type: ObjectIdentifier
    let make: ContainerViews.Make

    func body(content: Content) -> some View {
      var views = views
      views.entries[type] = make
      return content.environment(\.containerViews, views)
    }
  }

  extension EnvironmentValues {
    private struct TableKey: EnvironmentKey { static let defaultValue = ViewTable() }
    private struct ContainerKey: EnvironmentKey { static let defaultValue = ContainerViews() }
    private struct PlaceholderKey: EnvironmentKey {
      static let defaultValue: (@MainActor @Sendable () -> AnyView)? = nil
    }

    var viewTable: ViewTable {
      get { self[TableKey.self] }
      set { self[TableKey.self] = newValue }
    }

    var containerViews: ContainerViews {
      get { self[ContainerKey.self] }
      set { self[ContainerKey.self] = newValue }
    }

    var splitPlaceholder: (@MainActor @Sendable () -> AnyView)? {
      get { self[PlaceholderKey.self] }
      set { self[PlaceholderKey.self] = newValue }
    }
  }
#endif
