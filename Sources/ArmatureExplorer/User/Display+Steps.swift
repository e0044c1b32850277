import Armature

// The words for acts of the user, as commands that do the same.
extension Display {
  func step(forTapOn row: RowID, in slot: SlotID) -> UserStep {
    guard let entry = entry(row, in: slot) else { return UserStep(.tap(UserStep.Control(row.title, .button))) }
    return UserStep(.tap(control(entry)), command: words(for: entry))
  }

  func step(forEntering text: String, _ row: RowID, in slot: SlotID) -> UserStep {
    guard let entry = entry(row, in: slot) else {
      return UserStep(.enter(UserStep.Control(row.title, .field), text: text))
    }
    return UserStep(.enter(control(entry), text: text), command: "set \(words(forField: entry)) \(text.asArgument)")
  }

  /// Returns the steps back to a slot; `nil` if no command leads there.
  func steps(forPoppingTo slot: SlotID, in scene: FlowScene) -> [UserStep]? {
    let count = scene.stepsBack(to: slot)
    guard count != 1, let index = slotsBelow.lastIndex(of: slot) else {
      return count.map { (0..<$0).map { _ in UserStep(.back) } }
    }
    // Each `pop` leads to the nearest screen with the title.
    let title = scene.screen(of: slot)?.title ?? ""
    let equals = slotsBelow[index...].filter { scene.screen(of: $0)?.title.normalized == title.normalized }
    return equals.map { _ in UserStep(.backTo(title)) }
  }

  func step(forSelecting name: String, in slot: SlotID) -> UserStep {
    guard let item = bars.first(where: { $0.id == slot })?.items.first(where: { $0.name == name }) else {
      return UserStep(.select(name))
    }
    let found = try? bars.item(named: item.title)
    let isTitle = found?.bar.id == slot && found?.item == item
    return UserStep(.select(item.title), command: "tab \((isTitle ? item.title : name).asArgument)")
  }

  private func entry(_ row: RowID, in slot: SlotID) -> Listing.Entry? {
    entries.first { $0.slot == slot && $0.row.id == row && $0.number != nil }
  }

  /// Returns the words for a row in a command: its title, or its number if the title does not lead to it.
  private func words(for entry: Listing.Entry) -> String {
    let title = entry.row.name
    let isTitle =
      (try? Command(title)) == .title(title) && !Command.isIgnored(title) && !title.contains(where: \.isNewline)
    let found = isTitle ? try? entries.choice(titled: title) : nil
    return found?.number == entry.number ? title : "\(entry.number ?? 0)"
  }

  /// Returns the words for a field in a command.
  private func words(forField entry: Listing.Entry) -> String {
    let title = entry.row.name
    let isTitle = (try? Command("set \(title.asField) text")) == .set(field: title, text: "text") && !title.isNumber
    let found = isTitle ? try? entries.field(title) : nil
    return found?.number == entry.number ? title.asField : "\(entry.number ?? 0)"
  }

  private func control(_ entry: Listing.Entry) -> UserStep.Control {
    let equals = choices.filter { $0.row.name == entry.row.name }
    let index = equals.firstIndex { $0.number == entry.number } ?? 0
    let isInDialog = listings.contains { $0.slot == entry.slot && $0.isDialog }
    return UserStep.Control(
      entry.row.name, RowKind(entry.row.kind), index: index, isInDialog: isInDialog)
  }
}

extension UserStep {
  /// An act with the plainest command for it.
  package init(_ action: Action) {
    self.init(action, command: action.command)
  }
}

extension UserStep.Action {
  fileprivate var command: String {
    switch self {
    case .tap(let control): control.title
    case .enter(let control, let text): "set \(control.title.asField) \(text.asArgument)"
    case .back: "back"
    case .backTo(let title): "pop \(title.asArgument)"
    case .dismiss: "dismiss"
    case .select(let title): "tab \(title.asArgument)"
    case .open(let link): "open \(link)"
    case .popToRoot: "root"
    case .turn(let scene): "scene \(scene.asArgument)"
    case .close(let scene): "scene close \(scene.asArgument)"
    case .fold: "fold"
    case .unfold: "unfold"
    case .relaunch: "# the app is ended, and opened again"
    }
  }
}

extension RowContent {
  /// The identifier, which does not depend on the language, or else the title.
  fileprivate var name: String { identifier ?? title }
}
