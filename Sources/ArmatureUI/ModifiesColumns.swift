#if canImport(SwiftUI)
  import Armature
  import SwiftUI

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

    /// The columns that the user sees, if the app wants to know and to set that. The default is `nil`: SwiftUI decides.
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

    @MainActor fileprivate func drawn(_ columns: AnyView) -> AnyView { AnyView(modified(columns: columns)) }
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
    func modifying(columns: some View) -> AnyView { modifier?.drawn(AnyView(columns)) ?? AnyView(columns) }

    /// Returns a column with the modifiers of the app.
    func modifying(column: some View, _ name: SplitColumn) -> AnyView {
      modifier?.drawn(AnyView(column), name) ?? AnyView(column)
    }
  }
#endif
