import Armature
import ArmatureExplorer

/// A row as a test names it.
@MainActor
struct Target {
  let title: String
  let section: String?
  let column: AppDriver.Column?
  let index: Int?

  init(_ title: String, _ section: String?, _ column: AppDriver.Column?, _ index: Int?) {
    self.title = title
    self.section = section
    self.column = column
    self.index = index
  }

  /// Returns the one row that fits.
  func find(in display: Display, of scene: FlowScene) throws(CommandError) -> Listing.Entry {
    let rows = try rows(in: display)
    let found = named(in: rows)
    if let index {
      if found.indices.contains(index) { return found[index] }
      if let last = found.indices.last {
        throw CommandError(
          "there is no row \(index) with the title \(title.quoted); expected \(last == 0 ? "0" : "0 to \(last)")")
      }
    }
    if let row = found.first, found.count == 1 { return row }
    guard found.isEmpty else {
      throw CommandError(
        "\(found.count) rows have the title \(title.quoted); choose one by its section, its column, or “at:” 0 to "
          + "\(found.count - 1)")
    }
    throw CommandError("there is no row \(title.quoted)\(place)\(hint(among: rows, of: scene))")
  }

  /// The rows with the title or, if there is none, with it as their identifier.
  func named(in rows: [Listing.Entry]) -> [Listing.Entry] {
    let titled = rows.filter { $0.row.title == title }
    return titled.isEmpty ? rows.filter { $0.row.identifier == title } : titled
  }

  /// The rows among which the target is.
  func rows(in display: Display) throws(CommandError) -> [Listing.Entry] {
    let listings = try display.listings(in: column)
    guard let section else { return listings.flatMap(\.entries) }
    let sections = listings.flatMap { listing in
      listing.rows.indices.filter { listing.rows[$0].row.isSection && listing.rows[$0].row.title == section }
        .map { index in listing.rows[(index + 1)...].prefix { $0.depth > listing.rows[index].depth } }
    }
    if let rows = sections.first, sections.count == 1 { return Array(rows) }
    let titles = listings.flatMap(\.rows).filter(\.row.isSection).map(\.row.title)
    throw CommandError(
      sections.isEmpty
        ? "there is no section \(section.quoted)" + nearest(section, among: titles)
        : "\(sections.count) sections have the heading \(section.quoted)")
  }

  private var place: String { section.map { " in the section \($0.quoted)" } ?? "" }

  private func hint(among rows: [Listing.Entry], of scene: FlowScene) -> String {
    // The row may be on a screen that the user cannot reach now.
    let top = scene.presentation.top.topNode.id
    for node in scene.presentation.line.reversed() where node.content == nil && node.id != top {
      guard let screen = scene.screen(of: node.id) else { continue }
      if Listing(screen, of: node.id).entries.contains(where: { $0.row.title == title }) {
        return "; there is one on \(screen.title.quoted), below this screen"
      }
    }
    return nearest(title, among: rows.map(\.row.title))
  }

  private func nearest(_ name: String, among names: [String]) -> String {
    String.expectation(names.map(\.quoted), nearest: name.nearestSpelling(among: names)?.excerpt.sanitized)
  }
}

extension RowContent {
  /// Whether the row is the heading of a section.
  var isSection: Bool { if case .section = kind { true } else { false } }
}
