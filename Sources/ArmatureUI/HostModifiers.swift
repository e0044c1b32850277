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
  /// If the root opens a flow, the first destination of that flow is asked first. After it, the destinations that have
  /// opened the flow are asked, each with the result of the one before. Conform where the views are: the flows need no
  /// SwiftUI.
  ///
  /// On macOS, a sheet is at least 320 by 240 points large and opens with 480 by 420 points, because lists have no size
  /// of their own. A view with a larger ideal size gets it. A sheet without a stack has the size of its view.
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

  extension AnyCoordinator {
    /// Returns a tab view with the modifiers of the app.
    func modifying(tabs: some View) -> AnyView {
      (self as? any ModifiesTabs).map { AnyView($0.modified(tabs: AnyView(tabs))) } ?? AnyView(tabs)
    }
  }

  /// A column of a split view.
  public enum SplitColumn: Hashable, Sendable {
    /// The first column.
    case sidebar
    /// The column between the sidebar and the detail, in a split view with three columns.
    case content
    /// The last column.
    case detail
  }

  /// A split view that gives SwiftUI's columns modifiers: a width for each of them, and a style, a visibility or an
  /// inspector for all.
  ///
  /// ```swift
  /// @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  /// extension LibraryCoordinator: ModifiesColumns {
  ///   func modified(columns: AnyView) -> some View { columns.navigationSplitViewStyle(.balanced) }
  ///
  ///   func modified(column: AnyView, _ name: SplitColumn) -> some View {
  ///     if name == .sidebar { column.navigationSplitViewColumnWidth(320) } else { column }
  ///   }
  /// }
  /// ```
  ///
  /// Conform where the views are: the flows need no SwiftUI. Before iOS 16 and macOS 13, the host draws the columns
  /// itself, and asks for no modifier.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public protocol ModifiesColumns: AnyCoordinator {
    associatedtype ModifiedColumns: View
    associatedtype ModifiedColumn: View

    /// A binding to the columns that the user sees, for an app that reads or sets them. With `nil`, the default,
    /// SwiftUI decides.
    @MainActor var columnVisibility: Binding<NavigationSplitViewVisibility>? { get }

    /// Returns all columns with modifiers. Called when the columns are drawn.
    ///
    /// - Parameter columns: The split view.
    /// - Returns: The view to draw.
    @MainActor @ViewBuilder func modified(columns: AnyView) -> ModifiedColumns

    /// Returns one column with modifiers. Called when the column is drawn. The default returns the column.
    ///
    /// - Parameters:
    ///   - column: The column, with its stack.
    ///   - name: Which one it is.
    /// - Returns: The view to draw.
    @MainActor @ViewBuilder func modified(column: AnyView, _ name: SplitColumn) -> ModifiedColumn
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  extension ModifiesColumns {
    @MainActor public var columnVisibility: Binding<NavigationSplitViewVisibility>? { nil }
    @MainActor public func modified(column: AnyView, _ name: SplitColumn) -> AnyView { column }

    /// The column as the app modifies it: a call on an existential would find the default instead.
    @MainActor fileprivate func drawn(_ column: AnyView, _ name: SplitColumn) -> AnyView {
      AnyView(modified(column: column, name))
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  extension AnyCoordinator {
    private var modifier: (any ModifiesColumns)? { self as? any ModifiesColumns }

    /// The columns that the app wants to show; `nil` where SwiftUI decides.
    var shownColumns: Binding<NavigationSplitViewVisibility>? { modifier?.columnVisibility }

    /// Returns the columns with the modifiers of the app.
    func modifying(columns: some View) -> AnyView {
      modifier.map { AnyView($0.modified(columns: AnyView(columns))) } ?? AnyView(columns)
    }

    /// Returns a column with the modifiers of the app.
    func modifying(column: some View, _ name: SplitColumn) -> AnyView {
      modifier?.drawn(AnyView(column), name) ?? AnyView(column)
    }
  }
#endif
