import Armature
import ArmatureExplorer

extension AppDriver {
  /// A column of a split view, or an inspector beside the other columns.
  public enum Column: Sendable {
    /// The first column.
    case sidebar
    /// The column between the sidebar and the detail.
    case content
    /// The last column.
    case detail
    /// The inspector.
    case inspector
  }
}

extension AppDriver.Column {
  /// The column as an error names it.
  fileprivate var name: String {
    switch self {
    case .sidebar: "sidebar"
    case .content: "column between the sidebar and the detail"
    case .detail: "detail"
    case .inspector: "inspector beside the screen"
    }
  }
}

extension Display {
  /// Returns the screens in a column, or all screens without one.
  func listings(in column: AppDriver.Column?) throws(CommandError) -> [Listing] {
    guard let column else { return listings }
    var columns = area?.columns
    let inspector = hasInspector ? columns?.last : nil
    if hasInspector, column != .inspector { columns = columns?.first?.area?.columns }
    guard let columns else { throw CommandError("there are no columns on display") }
    let found: Column? =
      switch column {
      case .inspector: inspector
      case .sidebar: columns.first
      case .content: columns.count > 2 ? columns[1] : nil
      case .detail: columns.last
      }
    guard let found else { throw CommandError("there is no \(column.name)") }
    return found.area?.listings ?? []
  }
}

extension Display.Area {
  /// The columns of the outermost split view.
  fileprivate var columns: [Display.Column]? {
    switch self {
    case .screen: nil
    case .barred(_, let area): area.columns
    case .columns(let columns): columns
    }
  }

  fileprivate var listings: [Listing] {
    switch self {
    case .screen(let listing): [listing]
    case .barred(_, let area): area.listings
    case .columns(let columns): columns.flatMap { $0.area?.listings ?? [] }
    }
  }
}
