#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// Reads the screen that the flow describes, for a view of the app's own that draws it.
  ///
  /// ```swift
  /// case .item: ScreenReader { ItemView(price: $0["Price"].detail, buy: $0["Buy"]) }
  /// ```
  ///
  /// The texts and actions of the rows are written once, in `screen(in:)`. So a test that taps a row runs the code that
  /// the view runs.
  public struct ScreenReader<Content: View>: View {
    private let content: @MainActor (ScreenProxy) -> Content

    /// A view that reads the current screen.
    ///
    /// - Parameter content: Returns the view. It is called again when the screen changes.
    public init(@ViewBuilder content: @escaping @MainActor (ScreenProxy) -> Content) { self.content = content }

    public var body: some View { CurrentScreen(reader: "ScreenReader") { content(ScreenProxy($0)) } }
  }

  /// The current screen as a view draws it, or a message where there is none.
  struct CurrentScreen<Content: View>: View {
    @Environment(\.currentSlot) private var slot
    /// The name of the view that reads the screen.
    let reader: String
    @ViewBuilder let content: @MainActor (ScreenContent) -> Content

    var body: some View {
      if let slot {
        Reading(slot: slot, content: content)
      } else {
        Message(text: "\(reader) needs a CoordinatorView around it.")
      }
    }
  }

  private struct Reading<Content: View>: View {
    @ObservedObject var slot: SlotModel
    let content: @MainActor (ScreenContent) -> Content

    var body: some View { if let screen = slot.content { content(screen) } }
  }

  /// The title and the rows of a screen, for a ``ScreenReader``.
  @MainActor
  public struct ScreenProxy {
    private let screen: ScreenContent

    init(_ screen: ScreenContent) { self.screen = screen }

    /// The title of the screen.
    public var title: String { screen.title }

    /// The row or the toolbar item with a title, also in a section. If the screen has none, the result draws nothing;
    /// see ``ScreenRow/isShown``.
    ///
    /// - Complexity: O(*n*) in the number of rows.
    public subscript(title: String) -> ScreenRow {
      let all = screen.rows.flatMap(\.withRowsOfSection) + screen.toolbar.map(\.item)
      return ScreenRow(title, all.first { $0.title == title })
    }

    /// Returns the rows except those that the view draws by their titles, from top to bottom. They are the rows that
    /// the flow makes of its data.
    ///
    /// - Parameter titles: The titles of the others.
    /// - Returns: The rows.
    /// - Complexity: O(*n*) in the number of rows.
    public func rows(except titles: String...) -> [ScreenRow] {
      screen.rows.filter { !titles.contains($0.title) }.map { ScreenRow($0.title, $0) }
    }

    /// Returns the items of the toolbar at a place.
    ///
    /// - Parameter placement: The place.
    /// - Returns: The items.
    public func toolbar(_ placement: Armature.ToolbarPlacement) -> [ScreenRow] {
      screen.items(placement).map { ScreenRow($0.title, $0) }
    }
  }

  /// One row of a screen, or an item of its toolbar. As a view it is the row of the wireframe, with its action.
  @MainActor
  public struct ScreenRow: View, Identifiable {
    /// The identity of a row in its screen: its title, and its position among rows with the same one.
    public struct ID: Hashable, Sendable {
      let title: String
      let row: RowID?
    }

    public nonisolated let id: ID
    /// The text of the row.
    public let title: String
    /// The value that belongs to it; empty if it has none.
    public let detail: String
    private let row: RowContent?
    private let samples: [ScreenRow]

    init(_ title: String, _ row: RowContent?) {
      (self.title, self.row, samples) = (title, row, [])
      detail = row?.detail ?? row?.input?.text ?? ""
      id = ID(title: title, row: row?.id)
    }

    /// A row for a preview, which does nothing.
    ///
    /// - Parameters:
    ///   - title: The text of the row.
    ///   - detail: The value that belongs to it.
    ///   - rows: The rows under it, if it is a section.
    public init(_ title: String, detail: String = "", rows: [ScreenRow] = []) {
      (id, self.title, self.detail, row, samples) = (ID(title: title, row: nil), title, detail, nil, rows)
    }

    /// Whether the screen has the row now.
    public var isShown: Bool { row != nil }

    /// Whether a tap does something now.
    public var isEnabled: Bool {
      switch row?.kind {
      case .link: true
      case .button(_, let state, let isEnabled, _): isEnabled && state != .busy
      default: false
      }
    }

    /// Taps the row: shows the destination of a link, or runs the action of a button. A row that is not there any more
    /// does nothing.
    public func tap() {
      switch row?.kind {
      case .link(let open): open()
      case .button(_, _, _, let tap): if isEnabled { tap() }
      default: break
      }
    }

    /// Whether a toggle is on; `false` for another row, which cannot be set.
    public var isOn: Binding<Bool> {
      guard case .toggle(let isOn, let set)? = row?.kind else { return .constant(false) }
      return .onMain(get: { isOn }, set: { set($0) })
    }

    /// The text of a field; the ``detail`` of another row, which cannot be set.
    public var text: Binding<String> {
      guard case .field(_, let text, _, let set)? = row?.kind else { return .constant(detail) }
      return .onMain(get: { text }, set: { set($0) })
    }

    /// The rows of a section; none for another row.
    public var rows: [ScreenRow] {
      guard case .section(let rows)? = row?.kind else { return samples }
      return rows.map { ScreenRow($0.title, $0) }
    }

    public var body: some View {
      if let row {
        RowView(row: row)
      } else if !detail.isEmpty {
        Text("\(title): \(detail)")
      } else {
        Text(title)
      }
    }
  }

  extension ScreenContent {
    /// The items of the toolbar at a place.
    func items(_ placement: Armature.ToolbarPlacement) -> [RowContent] {
      toolbar.filter { $0.placement == placement }.map(\.item)
    }
  }

  extension RowContent {
    var withRowsOfSection: [RowContent] {
      guard case .section(let rows) = kind else { return [self] }
      return [self] + rows.flatMap(\.withRowsOfSection)
    }
  }
#endif
