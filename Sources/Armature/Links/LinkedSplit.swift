/// What a link makes of a split view.
@MainActor
final class LinkedSplit: LinkedFlow {
  private typealias Read = (index: Int, flow: AnyCoordinator, plan: any LinkedFlow)

  private let split: any LinkedColumns
  private let sidebar: any LinkedFlow
  private var columns: [Read] = []
  /// The column that presents something, if one does.
  private var presenting: Int?

  init(_ split: any LinkedColumns, root: String?, _ reading: inout LinkReading) throws(LinkError) {
    self.split = split
    guard reading.depth < AnyCoordinator.maximumDepth else { throw reading.refused(.tooDeep) }
    // Taken first, since flows of the sidebar may open split views, too.
    let text = reading.detail ?? reading.fragment
    if reading.detail != nil { reading.detail = nil } else { reading.fragment = nil }
    let isLive = split.life == .live
    let outer = (reading.isPresenting, reading.isBesidePresenting)
    reading.isPresenting = false
    sidebar = try reading.line(of: split.sidebarFlow, isNew: !isLive, root: root, keepsRoot: reading.keepsRoot)
    if reading.isPresenting { presenting = Column.sidebar }
    if let text { try readColumns(text, &reading) }
    reading.isPresenting = presenting != nil || outer.0
    reading.isBesidePresenting = outer.1
    let shown = isLive ? split.openings.dropFirst().map(\.flow.flowID) : []
    if shown != columns.map(\.flow.flowID) { reading.changesSomething = true }
  }

  /// Reads what the other columns show, which is a link of its own.
  private func readColumns(_ text: LinkReading.Text, _ outer: inout LinkReading) throws(LinkError) {
    do throws(LinkError) {
      var reading = outer
      reading.cursor = LinkCursor(try LinkText(inLink: text.text))
      reading.fragment = nil
      for column in split.laterColumns where !reading.cursor.isAtEnd {
        if reading.cursor.next?.kind != .close { try readColumn(column, &reading) }
        if column != split.laterColumns.last { try reading.close() }
      }
      guard reading.cursor.isAtEnd else { throw reading.cursor.error(.unexpected, at: reading.cursor.position) }
      if let left = reading.detail { throw left.error(.showsNoDetail) }
      outer.legs = reading.legs
      outer.changesSomething = reading.changesSomething
    } catch {
      guard text.isPlain else { throw error.moved(to: text.index, offset: text.offset) }
      throw error.moved(to: text.index + error.index, offset: text.offset + error.offset)
    }
  }

  private func readColumn(_ column: Int, _ reading: inout LinkReading) throws(LinkError) {
    let start = reading.cursor.position
    let flow = try split.readRoot(of: column, from: &reading.cursor)
    try reading.cursor.refuseStyle()
    let segments = reading.cursor.segments[start..<reading.cursor.position]
    let isNew = split.child(at: column) !== flow
    guard !isNew || flow.life == .fresh else { throw reading.refused(.alreadyInUse) }
    try reading.expectDetail(at: start)
    let leg = reading.legs.count
    reading.legs.append(
      LinkPlan.Leg(
        destination: flow.destination(at: -1), style: .push, isKept: !isNew, segments: segments,
        flowType: type(of: flow), openedType: nil))
    // The root is the flow's already; what the text says of it is which root a flow has that it opens.
    var text = LinkText()
    text.segments = Array(segments)
    if reading.cursor.isAtEnd { text.query = reading.cursor.query }
    reading.isBesidePresenting = reading.isBesidePresenting || presenting != nil
    reading.isPresenting = false
    let plan = try reading.line(of: flow, isNew: isNew, root: text.description)
    if reading.isPresenting { presenting = column }
    reading.legs[leg].openedType = flow.child(at: -1).map { type(of: $0) }
    columns.append((column, flow, plan))
  }

  func cut(in batch: Batch) throws(NavigationError) -> Bool {
    guard split.life == .live else { return false }
    _ = try sidebar.cut(in: batch)
    for column in columns where split.child(at: column.index) === column.flow { _ = try column.plan.cut(in: batch) }
    return false
  }

  func prepare() throws(NavigationError) {
    try sidebar.prepare()
    for column in split.laterColumns { split.made[column] = nil }
    for column in columns {
      split.made[column.index] = column.flow
      try column.plan.prepare()
    }
  }

  func extend(in batch: Batch) throws(NavigationError) {
    try split.change { _ throws(NavigationError) in
      for opening in split.openings.dropFirst().reversed()
      where !columns.contains(where: { $0.flow === opening.flow }) {
        split.release(childAt: opening.index, cause: .link, in: batch)
      }
      for column in columns where split.child(at: column.index) !== column.flow && column.flow.life == .fresh {
        split.made[column.index] = column.flow
        try column.plan.prepare()
      }
    }
    try split.enterSlots(in: batch)
    // The column that presents something comes last, when none beside it does so any more.
    let plans = [(index: Column.sidebar, plan: sidebar)] + columns.map { (index: $0.index, plan: $0.plan) }
    for column in plans where column.index != presenting { try column.plan.extend(in: batch) }
    for column in plans where column.index == presenting { try column.plan.extend(in: batch) }
  }
}
