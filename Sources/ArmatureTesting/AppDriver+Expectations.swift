import Armature
import ArmatureTerminal
import Foundation

// Expectations in the user's words. Each fails the test at the line of the call, and goes on.
extension AppDriver {
  /// Expects a screen in front of the user, by its title. In a split view with columns, any column may have it.
  public func expect(
    screen title: String, in column: Column? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    check(at: Caller(file, line)) { display throws(CommandError) in
      let titles = try display.listings(in: column).map(\.title)
      if titles.contains(title) { return nil }
      let near = title.nearestSpelling(among: titles).map { "; did you mean \($0.quoted)?" } ?? ""
      return Difference(
        wanted: "the screen \(title.quoted)",
        found: titles.isEmpty ? "the column is empty" : "it is \(titles.list)\(near)")
    }
  }

  /// Expects the titles of all rows of the screen in front of the user, from top to bottom. Headings count, the toolbar
  /// does not. For a dialog: its field and its buttons. Without a column, the last one that has a screen counts.
  public func expect(
    rows titles: [String], in column: Column? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    check(at: Caller(file, line)) { display throws(CommandError) in
      compare("the rows", titles, try display.listings(in: column).last?.rows.map(\.row.title) ?? [])
    }
  }

  /// Expects a state of a row, or of an item of the toolbar.
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
    check(at: Caller(file, line)) { display throws(CommandError) in
      let target = Target(title, section, column, index)
      if state == .absent {
        guard try target.rows(in: display).contains(where: { $0.row.title == title }) else { return nil }
        return Difference(wanted: "no row \(title.quoted)", found: "there is one")
      }
      let states = try target.find(in: display, of: scene).row.states
      if state == .present || states.contains(state) { return nil }
      let found = states.isEmpty ? "it is only text" : "it is \(states.map(\.description).joined(separator: ", "))"
      return Difference(wanted: "the row \(title.quoted) to be \(state)", found: found)
    }
  }

  /// Expects the link to where the user is.
  public func expect(
    link: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    check(at: Caller(file, line)) { _ throws(CommandError) in
      do throws(LinkError) {
        let found = try scene.link
        return link == found ? nil : Difference(wanted: "the link \(link)", found: "it is \(found)")
      } catch {
        return Difference(wanted: "the link \(link)", found: "there is none: \(error)")
      }
    }
  }

  /// Expects the titles of all screens that the user would go back through, the first one of the window first. Tabs and
  /// split views have no title; their screens do.
  public func expect(
    line titles: [String], file: StaticString = #filePath, line: UInt = #line
  ) {
    check(at: Caller(file, line)) { _ throws(CommandError) in
      compare("the line", titles, scene.layerTitles.flatMap(\.titles))
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
    check(at: Caller(file, line)) { _ throws(CommandError) in
      let found = scene.layerTitles.map { layer in
        (layer.style.isModal ? "\(layer.style.kind): " : "") + layer.titles.joined(separator: " > ")
      }
      return compare("the layers", layers, found)
    }
  }

  /// Expects the tabs, or the pages of another container: the titles in the innermost bar, with their badges in
  /// parentheses, such as `Inbox (3)`.
  public func expect(
    tabs titles: [String], selected: String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    check(at: Caller(file, line)) { display throws(CommandError) in
      let bar = display.bars.last
      if let difference = compare("the tabs", titles, bar?.items.map(\.text) ?? []) { return difference }
      guard let selected, bar?.title != selected else { return nil }
      return Difference(
        wanted: "the tab \(selected.quoted) to be selected", found: "it is \(bar?.title?.quoted ?? "none")")
    }
  }

  /// Expects a tab, or a page of another container, in the innermost bar, with its badge or without one.
  public func expect(
    tab title: String, badge: String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    check(at: Caller(file, line)) { display throws(CommandError) in
      let items = display.bars.last?.items ?? []
      if items.contains(where: { $0.title == title && $0.badge == badge }) { return nil }
      let wanted = "the tab \(title.quoted) with \(badge.map { "the badge \($0.quoted)" } ?? "no badge")"
      let found = items.isEmpty ? "there are no tabs" : "they are \(items.map(\.text).list)"
      return Difference(wanted: wanted, found: found)
    }
  }

  /// Expects that no tab of the innermost bar has a title.
  public func expect(
    noTab title: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    check(at: Caller(file, line)) { display throws(CommandError) in
      let isThere = display.bars.last?.items.contains { $0.title == title } ?? false
      return isThere ? Difference(wanted: "no tab \(title.quoted)", found: "there is one") : nil
    }
  }

  /// Expects the message of an alert or a dialog, below its title; `nil` if there is none.
  public func expect(
    message: String?, file: StaticString = #filePath, line: UInt = #line
  ) {
    check(at: Caller(file, line)) { display throws(CommandError) in
      let found = display.listings.last?.message
      if found == message { return nil }
      return Difference(
        wanted: message.map { "the message \($0.quoted)" } ?? "no message",
        found: found.map { "it is \($0.quoted)" } ?? "there is none")
    }
  }

  /// Expects that the user may go back now, or not. The first screen of a sheet has no way back; see
  /// ``expect(canSwipeDown:file:line:)``.
  public func expect(
    canGoBack: Bool, file: StaticString = #filePath, line: UInt = #line
  ) {
    check(at: Caller(file, line)) { _ throws(CommandError) in
      let can = scene.canGoBack && !session.backClosesLayer
      return can == canGoBack
        ? nil
        : Difference(
          wanted: canGoBack ? "a way back" : "no way back", found: canGoBack ? "there is none" : "there is one")
    }
  }

  /// Expects that the user may swipe the topmost sheet down now, or not.
  public func expect(
    canSwipeDown: Bool, file: StaticString = #filePath, line: UInt = #line
  ) {
    check(at: Caller(file, line)) { _ throws(CommandError) in
      let top = scene.presentation.top
      let can = top.style.kind == .sheet && (top.nodes.first.map { scene.canDismiss($0.id) } ?? false)
      return can == canSwipeDown
        ? nil
        : Difference(
          wanted: "the topmost layer to be \(canSwipeDown ? "swiped away" : "kept")",
          found: can ? "a swipe closes it" : "a swipe does not close it")
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
    check(at: Caller(file, line)) { _ throws(CommandError) in
      compare("the events", events, self.events.map(\.withoutSlot))
    }
  }

  /// Expects that a flow has been released: it has left the app, and nobody else keeps it. Pass a weak reference.
  ///
  /// ```swift
  /// weak let editor = try app.flow(EditorCoordinator.self)
  /// app.tap("Save")
  /// app.expect(released: editor)
  /// ```
  public func expect(
    released flow: AnyCoordinator?, file: StaticString = #filePath, line: UInt = #line
  ) {
    check(at: Caller(file, line)) { _ throws(CommandError) in
      guard let flow else { return nil }
      return Difference(
        wanted: "\(type(of: flow)) to be released",
        found: flow.scene == nil ? "something outside of the app's flows keeps it" : "it is still open")
    }
  }

  // MARK: Comparing

  /// The difference between the expected and the present state.
  struct Difference {
    let wanted: String
    let found: String
  }

  /// Checks something on display. Reports the difference, if any.
  private func check(at caller: Caller, _ find: (Display) throws(CommandError) -> Difference?) {
    guard !hasStopped else { return }
    let problem: String
    do throws(CommandError) {
      guard let difference = try find(session.look()) else { return }
      problem = "wanted \(difference.wanted), but \(difference.found)"
    } catch {
      problem = error.message
    }
    note(failure: problem)
    fail(problem, at: caller)
  }

  private func compare(_ name: String, _ wanted: [String], _ found: [String]) -> Difference? {
    if wanted == found { return nil }
    let missing = wanted.first { !found.contains($0) }
    let near = missing.flatMap { $0.nearestSpelling(among: found) }.map { "; did you mean \($0.quoted)?" } ?? ""
    return Difference(
      wanted: "\(name) \(wanted.list)", found: (found.isEmpty ? "there are none" : "they are \(found.list)") + near)
  }
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
