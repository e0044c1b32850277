import Armature
import ArmatureTerminal

// The user's actions.
extension AppDriver {
  /// Opens a link, taps a button, or switches a toggle: in the rows, in the toolbar, or in a dialog. Several titles are
  /// tapped one after the other.
  ///
  /// ```swift
  /// app.tap("Milk", "Edit")
  /// app.tap("Delete", section: "Archive")
  /// app.tap("Delete", at: 2)
  /// ```
  ///
  /// - Parameters:
  ///   - titles: The titles, exactly as they are drawn.
  ///   - section: The heading of the section with the row; `nil` looks everywhere.
  ///   - pane: The column with the row; `nil` looks in all columns.
  ///   - index: The position among the rows that fit, from 0; `nil` if only one fits.
  public func tap(
    _ titles: String..., section: String? = nil, in pane: Column? = nil, at index: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    for title in titles {
      act(at: Caller(fileID, filePath, line, column)) { session, display throws(CommandError) in
        try session.tap(Target(title, section, pane, index).find(in: display, of: session.scene))
      }
    }
  }

  /// Types a text into a field, in place of the old one. Number, date and stepper rows take the text of their value.
  ///
  /// - Parameters:
  ///   - title: The label of the field.
  ///   - text: The new text.
  ///   - section: The heading of the section with the field; `nil` looks everywhere.
  ///   - pane: The column with the field; `nil` looks in all columns.
  ///   - index: The position among the fields that fit, from 0; `nil` if only one fits.
  public func fill(
    _ title: String, with text: String, section: String? = nil, in pane: Column? = nil, at index: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act(at: Caller(fileID, filePath, line, column)) { session, display throws(CommandError) in
      try session.enter(text, in: Target(title, section, pane, index).find(in: display, of: session.scene))
    }
  }

  /// Chooses an option of a picker.
  ///
  /// - Parameters:
  ///   - option: The title of the option.
  ///   - title: The label of the picker.
  ///   - section: The heading of the section with the picker; `nil` looks everywhere.
  ///   - pane: The column with the picker; `nil` looks in all columns.
  ///   - index: The position among the pickers that fit, from 0; `nil` if only one fits.
  public func choose(
    _ option: String, for title: String, section: String? = nil, in pane: Column? = nil, at index: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act(at: Caller(fileID, filePath, line, column)) { session, display throws(CommandError) in
      let entry = try Target(title, section, pane, index).find(in: display, of: session.scene)
      guard case .picker = entry.row.kind else { throw CommandError("\(entry.name) is not a picker") }
      try session.enter(option, in: entry)
    }
  }

  /// Switches a toggle.
  ///
  /// - Parameters:
  ///   - title: The title of the toggle.
  ///   - isOn: The new value, which must be another one; `nil` switches to the other value.
  ///   - section: The heading of the section with the toggle; `nil` looks everywhere.
  ///   - pane: The column with the toggle; `nil` looks in all columns.
  ///   - index: The position among the toggles that fit, from 0; `nil` if only one fits.
  public func toggle(
    _ title: String, to isOn: Bool? = nil, section: String? = nil, in pane: Column? = nil, at index: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act(at: Caller(fileID, filePath, line, column)) { session, display throws(CommandError) in
      let entry = try Target(title, section, pane, index).find(in: display, of: session.scene)
      guard case .toggle(let wasOn, _) = entry.row.kind else { throw CommandError("\(entry.name) is not a toggle") }
      if wasOn == isOn { throw CommandError("\(entry.name) is already \(wasOn ? "on" : "off")") }
      try session.tap(entry)
    }
  }

  /// Goes back by one screen, with the back button or its gesture.
  public func back(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act(at: Caller(fileID, filePath, line, column)) { session, _ throws(CommandError) in try session.goBack() }
  }

  /// Goes back to a screen, with the menu of the back button or a gesture.
  ///
  /// - Parameter title: The title of a screen below, in the stack on display. The nearest one counts.
  public func popGesture(
    to title: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act(at: Caller(fileID, filePath, line, column)) { session, _ throws(CommandError) in
      try session.goBack(to: title)
    }
  }

  /// Swipes the topmost sheet down. A dialog goes without running an action.
  public func swipeDown(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act(at: Caller(fileID, filePath, line, column)) { session, _ throws(CommandError) in
      switch session.scene.presentation.top.style.kind {
      case .cover: throw CommandError("a cover cannot be swiped away; tap its button")
      case .alert: throw CommandError("an alert cannot be swiped away; tap one of its buttons")
      case .push, .sheet, .dialog: try session.dismiss()
      }
    }
  }

  /// Taps a tab, or chooses the page of another container.
  ///
  /// - Parameter title: The title of the tab, or its name. The innermost bar with it counts.
  public func select(
    tab title: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act(at: Caller(fileID, filePath, line, column)) { session, display throws(CommandError) in
      let (bar, item) = try display.bars.item(named: title)
      if item.title != title, item.name != title {
        throw CommandError("there is no tab \(title.quoted); did you mean \(item.title.quoted)?")
      }
      try session.select(item, in: bar)
    }
  }

  /// Opens a link, as from another app.
  ///
  /// - Parameter link: The link, whole or relative to where the user is.
  public func open(
    _ link: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act(at: Caller(fileID, filePath, line, column)) { session, _ throws(CommandError) in try session.open(link: link) }
  }

  /// Posts the broadcast that brings the window to its root.
  public func popToRoot(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act(at: Caller(fileID, filePath, line, column)) { session, _ throws(CommandError) in try session.popToRoot() }
  }

  /// Goes to a window, or opens it.
  ///
  /// - Parameter name: The name of its scene.
  public func turn(
    to name: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act(at: Caller(fileID, filePath, line, column)) { session, _ throws(CommandError) in try session.turn(to: name) }
  }

  /// Closes a window.
  ///
  /// - Parameter name: The name of its scene.
  public func close(
    _ name: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act(at: Caller(fileID, filePath, line, column)) { session, _ throws(CommandError) in try session.close(name) }
  }

  /// Does something as the user would. When it cannot be done, fails the test and stops the driver.
  private func act(
    at caller: Caller, _ work: (UserSession, Display) throws(CommandError) -> Void
  ) {
    guard !hasStopped else { return }
    events = []
    session.begin()
    do throws(CommandError) {
      try work(session, session.look())
      session.look()
    } catch {
      hasStopped = true
      Failure(error.message, by: self).report(at: caller)
    }
  }
}
