import Armature
import ArmatureExplorer

// The user's actions. Titles are those on display, letter by letter. If several rows have the same title, give the
// section, the column or the position too.
extension AppDriver {
  /// Opens a link, taps a button, or switches a toggle: in the rows, in the toolbar, or in a dialog. Several titles are
  /// tapped one after the other.
  ///
  /// Titles must be exactly as they are drawn, and fit one row: `section` is the heading around it, the column is the
  /// one of a split view, and the index is the position among the rows that fit, from 0.
  ///
  /// ```swift
  /// app.tap("Delete", section: "Archive")
  /// app.tap("Delete", at: 2)
  /// ```
  public func tap(
    _ titles: String..., section: String? = nil, in column: Column? = nil, at index: Int? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    for title in titles {
      act("Tap \(title.quoted)", at: Caller(file, line)) { session, display throws(CommandError) in
        try session.tap(Target(title, section, column, index).find(in: display, of: session.scene), on: display)
      }
    }
  }

  /// Types a text into a field, in place of the old one. Number, date and stepper rows take the text of their value.
  public func fill(
    _ title: String, with text: String, section: String? = nil, in column: Column? = nil, at index: Int? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    act("Set \(title.quoted) to \(text.quoted)", at: Caller(file, line)) { session, display throws(CommandError) in
      let entry = try Target(title, section, column, index).find(in: display, of: session.scene)
      try session.enter(text, in: entry, on: display)
    }
  }

  /// Chooses an option of a picker.
  public func choose(
    _ option: String, for title: String, section: String? = nil, in column: Column? = nil, at index: Int? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    act("Set \(title.quoted) to \(option.quoted)", at: Caller(file, line)) { session, display throws(CommandError) in
      let entry = try Target(title, section, column, index).find(in: display, of: session.scene)
      guard case .picker = entry.row.kind else { throw CommandError("\(entry.name) is not a picker") }
      try session.enter(option, in: entry, on: display)
    }
  }

  /// Switches a toggle. If a value is given, it must be another one than now.
  public func toggle(
    _ title: String, to isOn: Bool? = nil, section: String? = nil, in column: Column? = nil, at index: Int? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    act("Switch \(title.quoted)", at: Caller(file, line)) { session, display throws(CommandError) in
      let entry = try Target(title, section, column, index).find(in: display, of: session.scene)
      guard case .toggle(let wasOn, _) = entry.row.kind else { throw CommandError("\(entry.name) is not a toggle") }
      if wasOn == isOn { throw CommandError("\(entry.name) is already \(wasOn ? "on" : "off")") }
      try session.tap(entry, on: display)
    }
  }

  /// Goes back by one screen, with the back button or its gesture.
  public func back(file: StaticString = #filePath, line: UInt = #line) {
    act(.back, at: Caller(file, line)) { session, _ throws(CommandError) in
      guard !session.scene.backClosesLayer else {
        let kind = session.scene.presentation.top.style.kind
        throw CommandError("the first screen of the \(kind) has no way back; \(kind.wayOut)")
      }
      try session.goBack()
    }
  }

  /// Goes back to the nearest screen with a title, in the stack on display, with the menu of the back button.
  public func popGesture(
    to title: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    act(.backTo(title), at: Caller(file, line)) { session, _ throws(CommandError) in
      try session.goBack(to: title)
    }
  }

  /// Swipes the topmost sheet down, taps beside the topmost popover or closes the topmost inspector. A dialog is closed
  /// without running an action.
  public func swipeDown(file: StaticString = #filePath, line: UInt = #line) {
    act("Swipe down", at: Caller(file, line)) { session, _ throws(CommandError) in
      let style = session.scene.presentation.top.style
      let kind = style.kind
      if style.isModal, !style.hasGestureToClose {
        throw CommandError("the \(kind) cannot be swiped away; \(kind.wayOut)")
      }
      try session.dismiss()
    }
  }

  /// Taps a tab, or chooses the page of another container, by its title or its name, in the innermost bar that has it.
  public func select(
    tab title: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    act(.select(title), at: Caller(file, line)) { session, display throws(CommandError) in
      let (bar, item) = try display.bars.item(named: title)
      if item.title != title, item.name != title {
        let titles = display.bars.flatMap { $0.items.map(\.title.quoted) }
        throw CommandError(
          "there is no tab \(title.quoted)\(String.expectation(titles, nearest: item.title.excerpt.sanitized))")
      }
      try session.select(item, in: bar)
    }
  }

  /// Opens a link, as from another app: a whole one, or one relative to where the user is.
  ///
  /// A wrong link fails the test. To test its error, open it with the scene: `try app.scene.open("/itm/2")`.
  public func open(
    _ link: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    act("Open \(link)", at: Caller(file, line)) { session, _ throws(CommandError) in try session.open(link: link) }
  }

  /// Posts the broadcast that brings the window to its root.
  public func popToRoot(file: StaticString = #filePath, line: UInt = #line) {
    act(.popToRoot, at: Caller(file, line)) { session, _ throws(CommandError) in session.popToRoot() }
  }

  /// Folds the device, or makes the window as narrow as a phone: a split view becomes one stack. Does nothing in a
  /// window that is so already.
  public func fold(file: StaticString = #filePath, line: UInt = #line) {
    act(.fold, at: Caller(file, line)) { session, _ throws(CommandError) in session.fold(true) }
  }

  /// Unfolds the device, or makes the window as wide as a tablet: a split view has all its columns. Does nothing in a
  /// window that is so already.
  public func unfold(file: StaticString = #filePath, line: UInt = #line) {
    act(.unfold, at: Caller(file, line)) { session, _ throws(CommandError) in session.fold(false) }
  }

  /// Turns to the window of a scene, or opens it.
  public func turn(
    to name: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    act(.turn(scene: name), at: Caller(file, line)) { session, _ throws(CommandError) in
      try session.scenes.turn(to: name)
    }
  }

  /// Closes the window of a scene.
  public func close(
    _ name: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    act(.close(scene: name), at: Caller(file, line)) { session, _ throws(CommandError) in
      try session.scenes.leave(name)
    }
  }

  /// Repeats a recorded session, and waits for the work that each command starts.
  ///
  /// ```swift
  /// await app.replay(script)
  /// ```
  ///
  /// The script has commands of the app in a terminal, one a line, as `--record` or a `Recorder` of `ArmatureTerminal`
  /// writes them. Comments are ignored.
  public func replay(_ script: String, file: StaticString = #filePath, line: UInt = #line) async {
    for command in script.split(whereSeparator: \.isNewline).map(String.init) {
      act(command, at: Caller(file, line)) { session, display throws(CommandError) in
        try session.perform(line: command, on: display)
      }
      await settle(ignoringTasks: true, file: file, line: line)
    }
  }

  private func act(
    _ action: UserStep.Action, at caller: Caller, _ work: (UserSession, Display) throws(CommandError) -> Void
  ) {
    act(UserStep(action).text, at: caller, work)
  }

  /// Acts as the user would. If that is not possible, fails the test and stops the driver.
  private func act(
    _ text: String, at caller: Caller, _ work: (UserSession, Display) throws(CommandError) -> Void
  ) {
    guard !hasStopped else { return }
    events = []
    session.begin()
    let count = session.steps.count
    let display = session.refresh()
    see(display)
    recorder?.willAct(text, command: "", at: caller.place, on: display)
    do throws(CommandError) {
      try work(session, display)
      let after = session.refresh()
      recorder?.didAct(session.steps.dropFirst(count).last, on: after)
      see(after)
    } catch {
      hasStopped = true
      recorder?.didAct(failure: error.message)
      fail(error.message, at: caller)
    }
  }
}

extension PresentationStyle.Kind {
  /// The advice on how to leave a layer of this kind.
  fileprivate var wayOut: String {
    switch self {
    case .sheet, .push: "swipe it down, or tap its button"
    case .popover, .inspector: "close it with “swipeDown()”, or tap its button"
    case .cover: "tap its button"
    case .alert, .dialog: "tap one of its buttons"
    }
  }
}
