extension Screen {
  /// Returns the screen for a host to draw.
  func bound(to flow: Coordinator<D>, slot: Slot<D>, style: PresentationStyle) -> ScreenContent {
    guard !isChild else {
      let message = "\(slot.destination) is drawn by a child flow, but child(for:) of \(type(of: flow)) makes none."
      return Self("\(slot.destination)") { TextRow(message) }.bound(to: flow, slot: slot, style: style)
    }
    // A dialog in a flow's root is a question, which its flow removes with the answer.
    var binder = Binder(flow: flow, slot: slot.id, isDialog: style.isDialog && !slot.isRoot)
    let rows = rows.map { binder.bind($0) }
    let toolbar = ToolbarPlacement.allCases.flatMap { placement in
      (self.toolbar[placement] ?? []).map { (placement, binder.bind($0)) }
    }
    let dialog =
      style.isDialog
      ? DialogContent(title: title, rows: rows + toolbar.map(\.1), done: binder.bind(.button(ButtonRow("OK") {}))) : nil
    return ScreenContent(title: title, rows: rows, toolbar: toolbar, dialog: dialog, task: task)
  }
}

/// Connects the rows of one drawing with their flow and slot.
@MainActor
private struct Binder<D: Destination> {
  let flow: Coordinator<D>
  let slot: SlotID
  /// Whether a tap on a button removes the slot.
  let isDialog: Bool
  private var occurrences: [String: Int] = [:]

  init(flow: Coordinator<D>, slot: SlotID, isDialog: Bool) {
    self.flow = flow
    self.slot = slot
    self.isDialog = isDialog
  }

  mutating func bind(_ row: Row<D>) -> RowContent {
    switch row {
    case .text(let row): content(row.text, detail: row.detail, .text)
    case .link(let row):
      content(
        row.title, detail: row.detail,
        .link { [weak flow, slot] in
          if let flow, flow.owns(slot) { flow.show(row.destination, as: row.style) }
        },
        link: { [weak flow] in (try? flow?.link(to: row.destination, as: row.style)) ?? nil })
    case .button(let row): bind(row)
    case .image(let row): content(row.text, .image(row.image))
    case .field(let row):
      content(row.label, .field(row.kind, text: row.text, prompt: row.prompt, set: redrawing(row.set)))
    case .number(let row):
      content(row.label, .number(row.value, in: row.range, isWhole: row.isWhole, set: redrawing(row.set)))
    case .picker(let row):
      content(row.label, .picker(options: row.options, selected: row.selected, select: redrawing(row.select)))
    case .date(let row):
      content(row.label, .date(row.date, in: row.range, showing: row.parts, set: redrawing(row.set)))
    case .stepper(let row):
      content(row.label, .stepper(row.value, in: row.range, step: row.step, set: redrawing(row.set)))
    case .toggle(let row): content(row.label, .toggle(isOn: row.isOn, set: redrawing(row.set)))
    case .section(let row): content(row.header, .section(row.rows.map { bind($0) }))
    }
  }

  private mutating func bind(_ row: ButtonRow) -> RowContent {
    let id = nextID(row.title)
    let state = flow.work[slot]?.buttons[id] ?? .idle
    return RowContent(
      id: id, title: row.title, detail: row.detail,
      kind: .button(row.role, state, isEnabled: row.isEnabled) { [weak flow, slot, isDialog] in
        guard row.isEnabled else { return }
        if isDialog { flow?.answer(row, in: slot) } else { flow?.perform(row.action, of: id, in: slot) }
      })
  }

  private mutating func content(
    _ title: String, detail: String? = nil, _ kind: RowContent.Kind,
    link: @escaping @MainActor () -> String? = { nil }
  ) -> RowContent {
    RowContent(id: nextID(title), title: title, detail: detail, kind: kind, link: link)
  }

  private mutating func nextID(_ title: String) -> RowID {
    defer { occurrences[title, default: 0] += 1 }
    return RowID(title: title, occurrence: occurrences[title, default: 0])
  }

  /// Returns a setter that also draws the screen again.
  private func redrawing<Value>(_ set: @escaping @MainActor (Value) -> Void) -> @MainActor (Value) -> Void {
    { [weak flow, slot] value in
      set(value)
      flow?.refresh(slot)
    }
  }
}
