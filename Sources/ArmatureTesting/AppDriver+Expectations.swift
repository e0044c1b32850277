import Armature
import ArmatureExplorer
import Foundation

// Expectations in the user's words. Each fails the test at the line of the call, and does not stop the driver.
extension AppDriver {
  /// Expects a screen in front of the user, by its title. In a split view with columns, any column may have it.
  public func expect(
    screen title: String, in column: Column? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    check("the screen \(title.quoted)", at: Caller(file, line)) { display throws(CommandError) in
      let titles = try display.listings(in: column).map(\.title)
      if titles.contains(title) { return nil }
      let near = title.nearestSpelling(among: titles).map { "; did you mean \($0.quoted)?" } ?? ""
      return titles.isEmpty ? "the column is empty" : "it is \(titles.list)\(near)"
    }
  }

  /// Expects the titles of all rows of the screen in front of the user, from top to bottom. Headings count, the toolbar
  /// does not; see ``expect(toolbar:in:file:line:)``. For a dialog: its field and its buttons. Without a column, the
  /// last one that has a screen counts.
  public func expect(
    rows titles: [String], in column: Column? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    check("the rows \(titles.list)", at: Caller(file, line)) { display throws(CommandError) in
      let listing = try display.listings(in: column).last
      return compare(
        titles, listing?.rows.titles ?? [], elsewhere: listing?.toolbar.titles ?? [], "in the toolbar: expect(toolbar:)"
      )
    }
  }

  /// Expects the titles of all items in the toolbar of the screen in front of the user: the leading ones, the trailing
  /// ones, and the primary ones. Without a column, the last one that has a screen counts.
  ///
  /// ```swift
  /// app.expect(rows: ["Title", "Notes", "Category"])
  /// app.expect(toolbar: ["Cancel", "Save"])
  /// ```
  public func expect(
    toolbar titles: [String], in column: Column? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    check("the toolbar \(titles.list)", at: Caller(file, line)) { display throws(CommandError) in
      let listing = try display.listings(in: column).last
      return compare(
        titles, listing?.toolbar.titles ?? [], elsewhere: listing?.rows.titles ?? [], "among the rows: expect(rows:)")
    }
  }

  /// Expects a state of a row, or of an item of the toolbar, which is found by its title, too.
  ///
  /// ```swift
  /// app.expect(row: "Save", .disabled)
  /// app.tap("Cancel")
  /// app.expect(row: "Milk", .detail("Home"))
  /// ```
  public func expect(
    row title: String, _ state: RowState = .present, section: String? = nil, in column: Column? = nil,
    at index: Int? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let wanted =
      switch state {
      case .absent: "no row \(title.quoted)"
      case .present: "the row \(title.quoted)"
      default: "the row \(title.quoted) to be \(state)"
      }
    check(wanted, at: Caller(file, line)) { display throws(CommandError) in
      let target = Target(title, section, column, index)
      if state == .absent {
        return try target.named(in: target.rows(in: display)).isEmpty ? nil : "there is one"
      }
      let states = try target.find(in: display, of: session.scene).row.states
      if state == .present || states.contains(state) { return nil }
      return states.isEmpty ? "it is only text" : "it is \(states.map(\.description).joined(separator: ", "))"
    }
  }

  /// Expects the text that assistive technologies read for a row: its label, or else its title.
  public func expect(
    row title: String, accessibilityLabel label: String, in section: String? = nil, column: Column? = nil,
    at index: Int? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    check("the row \(title.quoted) to be read as \(label.quoted)", at: Caller(file, line)) {
      display throws(CommandError) in
      let row = try Target(title, section, column, index).find(in: display, of: session.scene).row
      let found = row.label ?? row.title
      return found == label ? nil : "it is read as \(found.quoted)"
    }
  }

  /// Expects the link to where the user is.
  public func expect(
    link: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    check("the link \(link)", at: Caller(file, line)) { _ throws(CommandError) in
      do throws(LinkError) {
        let found = try scene.link
        return link == found ? nil : "it is \(found)"
      } catch {
        return "there is none: \(error)"
      }
    }
  }

  /// Expects the titles of all screens that the user would go back through, the first one of the window first. Tabs and
  /// split views have no title; their screens do.
  public func expect(
    line titles: [String], file: StaticString = #filePath, line: UInt = #line
  ) {
    check("the line \(titles.list)", at: Caller(file, line)) { _ throws(CommandError) in
      compare(titles, session.scene.layerTitles.flatMap(\.titles))
    }
  }

  /// Expects the layers: the window, and the sheets, covers and dialogs above it. Each is its style, unless it is the
  /// window, and the titles of its screens.
  ///
  /// ```swift
  /// app.expect(layers: ["Notes", "sheet: Settings > About"])
  /// ```
  public func expect(
    layers: [String], file: StaticString = #filePath, line: UInt = #line
  ) {
    check("the layers \(layers.list)", at: Caller(file, line)) { _ throws(CommandError) in
      let found = session.scene.layerTitles.map { layer in
        (layer.style.isModal ? "\(layer.style.kind): " : "") + layer.titles.joined(separator: " > ")
      }
      return compare(layers, found)
    }
  }

  /// Expects the tabs, or the pages of another container: the titles in the innermost bar, with their badges in
  /// parentheses, such as `Inbox (3)`.
  public func expect(
    tabs titles: [String], selected: String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    let wanted = "the tabs \(titles.list)" + (selected.map { " and the tab \($0.quoted) selected" } ?? "")
    check(wanted, at: Caller(file, line)) { display throws(CommandError) in
      let bar = display.bars.last
      if let difference = compare(titles, bar?.items.map(\.text) ?? []) { return difference }
      return selected == nil || bar?.title == selected ? nil : "the selected one is \(bar?.title?.quoted ?? "none")"
    }
  }

  /// Expects a tab, or a page of another container, in the innermost bar, with its badge or without one. A role, a
  /// section and a label are expected only where they are given. A tab's name in links counts as its title.
  public func expect(
    tab title: String, badge: String? = nil, role: TabItem.Role? = nil, section: String? = nil,
    accessibilityLabel label: String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    let parts = [
      badge.map { "the badge \($0.quoted)" } ?? "no badge", role.map { "the role \($0.rawValue)" },
      section.map { "the section \($0.quoted)" }, label.map { "the accessibility label \($0.quoted)" },
    ]
    let wanted = "the tab \(title.quoted) with \(parts.compactMap { $0 }.joined(separator: ", "))"
    check(wanted, at: Caller(file, line)) { display throws(CommandError) in
      let items = display.bars.last?.items ?? []
      let found = items.contains { item in
        guard item.title == title || item.name == title, item.badge == badge else { return false }
        if let role, item.role != role { return false }
        if let section, item.section != section { return false }
        return label == nil || item.label == label
      }
      if found { return nil }
      return items.isEmpty ? "there are no tabs" : "they are \(items.map(\.text).list)"
    }
  }

  /// Expects that no tab of the innermost bar has a title.
  public func expect(
    noTab title: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    check("no tab \(title.quoted)", at: Caller(file, line)) { display throws(CommandError) in
      display.bars.last?.items.contains { $0.title == title } == true ? "there is one" : nil
    }
  }

  /// Expects the row of the screen below that has opened the topmost layer: a popover or a dialog points at it. `nil`
  /// expects that no row has opened it.
  ///
  /// ```swift
  /// app.tap("Delete…")
  /// app.expect(source: "Delete…")
  /// ```
  public func expect(
    source title: String?, file: StaticString = #filePath, line: UInt = #line
  ) {
    let wanted = title.map { "the source \($0.quoted)" } ?? "no source"
    check(wanted, at: Caller(file, line)) { _ throws(CommandError) in
      guard session.scene.topLayer != nil else { return "there is no layer above the window" }
      let found = session.sources.titles
      if title.map(found.contains) ?? found.isEmpty { return nil }
      return found.isEmpty ? "there is none" : "it is \(found.list)"
    }
  }

  /// Expects the message of an alert or a dialog, below its title; `nil` if there is none.
  public func expect(
    message: String?, file: StaticString = #filePath, line: UInt = #line
  ) {
    let wanted = message.map { "the message \($0.quoted)" } ?? "no message"
    check(wanted, at: Caller(file, line)) { display throws(CommandError) in
      let found = display.listings.last?.message
      return found == message ? nil : found.map { "it is \($0.quoted)" } ?? "there is none"
    }
  }

  /// Expects that the user may go back now, or not. The first screen of a sheet has no way back; see
  /// ``expect(canSwipeDown:file:line:)``.
  public func expect(
    canGoBack: Bool, file: StaticString = #filePath, line: UInt = #line
  ) {
    check(canGoBack ? "a way back" : "no way back", at: Caller(file, line)) { _ throws(CommandError) in
      let can = session.scene.canGoBack && !session.scene.backClosesLayer
      return can == canGoBack ? nil : can ? "there is one" : "there is none"
    }
  }

  /// Expects that the user may close the topmost sheet, popover or inspector with a gesture now, or not.
  public func expect(
    canSwipeDown: Bool, file: StaticString = #filePath, line: UInt = #line
  ) {
    let wanted = "the topmost layer to be \(canSwipeDown ? "swiped away" : "kept")"
    check(wanted, at: Caller(file, line)) { _ throws(CommandError) in
      let top = session.scene.presentation.top
      let can =
        top.style.hasGestureToClose && !top.style.isDialog
        && (top.nodes.first.map { session.scene.canDismiss($0.id) } ?? false)
      return can == canSwipeDown ? nil : can ? "a swipe closes it" : "a swipe does not close it"
    }
  }

  /// Expects the descriptions of the events since the last action began, without the numbers of slots.
  ///
  /// ```swift
  /// app.expect(events: ["removed draft (dismissed)"])
  /// ```
  public func expect(
    events: [String], file: StaticString = #filePath, line: UInt = #line
  ) {
    check("the events \(events.list)", at: Caller(file, line)) { _ throws(CommandError) in
      compare(events, self.events.map(\.withoutSlot))
    }
  }

  /// Expects that a flow has been released: it has left the app, and nobody else keeps it. Pass a weak reference:
  /// a `weak var` before Swift 6.3.
  ///
  /// ```swift
  /// weak let editor = try app.flow(EditorCoordinator.self)
  /// app.tap("Save")
  /// app.expect(released: editor)
  /// ```
  public func expect(
    released flow: AnyCoordinator?, file: StaticString = #filePath, line: UInt = #line
  ) {
    let wanted = "\(flow.map { "\(type(of: $0))" } ?? "a flow") to be released"
    check(wanted, at: Caller(file, line)) { _ throws(CommandError) in
      guard let flow else { return nil }
      return flow.scene == nil ? "a strong reference outside of the app's flows keeps it in memory" : "it is still open"
    }
  }

  // MARK: Comparing

  /// Checks something on display.
  ///
  /// - Parameters:
  ///   - wanted: The expected state, for people.
  ///   - caller: The line of the test.
  ///   - difference: Returns the state on display if it is another one; `nil` if it is the expected one.
  private func check(
    _ wanted: String, at caller: Caller, _ difference: (Display) throws(CommandError) -> String?
  ) {
    guard !hasStopped else { return }
    let found: String
    do throws(CommandError) {
      let display = session.refresh()
      see(display)
      guard let difference = try difference(display) else { return }
      found = difference
    } catch {
      found = error.message
    }
    let problem = "wanted \(wanted), but \(found)"
    record(failure: problem, wanted: wanted, at: caller)
    fail(problem, at: caller)
  }

  /// Returns the difference between two lists of texts.
  ///
  /// - Parameters:
  ///   - wanted: The expected texts.
  ///   - found: The texts on display.
  ///   - others: Texts in another place.
  ///   - place: That place, and the expectation for it.
  /// - Returns: The difference in words; `nil` if there is none.
  private func compare(
    _ wanted: [String], _ found: [String], elsewhere others: [String] = [], _ place: String = ""
  ) -> String? {
    if wanted == found { return nil }
    let missing = wanted.filter { !found.contains($0) }
    let misplaced = missing.filter(others.contains)
    let near = missing.first.flatMap { $0.nearestSpelling(among: found) }
    let hint =
      !misplaced.isEmpty
      ? "; \(misplaced.list) \(misplaced.count == 1 ? "is" : "are") \(place)"
      : near.map { "; did you mean \($0.quoted)?" } ?? ""
    return (found.isEmpty ? "there are none" : "they are \(found.list)") + hint
  }
}

extension [Listing.Entry] {
  @MainActor fileprivate var titles: [String] { map { $0.row.title } }
}

extension [String] {
  /// The texts in quotation marks.
  fileprivate var list: String { isEmpty ? "none" : map(\.quoted).joined(separator: ", ") }
}

extension NavigationEvent {
  /// The description without the number of the slot, which differs from run to run.
  fileprivate var withoutSlot: String {
    switch kind {
    case .shown(let node, _), .removed(let node, _): description.replacingOccurrences(of: "\(node.id) ", with: "")
    default: description
    }
  }
}

extension FlowScene {
  /// The titles of the screens in each layer.
  fileprivate var layerTitles: [(style: PresentationStyle, titles: [String])] {
    sequence(first: presentation) { $0.modal }.map { layer in
      let nodes = layer.line.dropLast(layer.modal?.line.count ?? 0)
      return (layer.style, nodes.filter { $0.content == nil }.map { screen(of: $0.id)?.title ?? "" })
    }
  }
}
