extension Screen where D: Destination {
  /// Returns the screen for a host to draw.
  func bound(to flow: Coordinator<D>, slot: Slot<D>, style: PresentationStyle) -> ScreenContent {
    guard !isChild else {
      let message = "\(slot.destination) is drawn by a child flow, but child(for:) of \(type(of: flow)) makes none."
      return Self("\(slot.destination)") { TextRow(message) }.bound(to: flow, slot: slot, style: style)
    }
    // A dialog in a flow's root is a question, which its flow removes with the answer.
    let binder = RowBinder(flow: flow, slot: slot.id, isDialog: style.isDialog && !slot.isRoot)
    let rows = rows.map { binder.bind($0) }
    let toolbar = ToolbarPlacement.allCases.flatMap { placement in
      (self.toolbar[placement] ?? []).map { (placement, binder.bind($0)) }
    }
    let dialog =
      style.isDialog
      ? DialogContent(
        title: title, rows: rows + toolbar.map(\.1),
        done: binder.bind(Row(kind: .button(ButtonRow(SystemTitles.current.ok) {})))) : nil
    return ScreenContent(title: title, rows: rows, toolbar: toolbar, dialog: dialog, task: task)
  }
}

/// Connects the rows of one drawing with their flow and slot.
@MainActor
private final class RowBinder<D: Destination> {
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

  func bind(_ row: Row<D>) -> RowContent {
    switch row.kind {
    case .text(let row): content(row.text, row.accessibility, detail: row.detail) { _ in .text }
    case .link(let row):
      content(
        row.title, row.accessibility, detail: row.detail, target: row.destination,
        { id in
          .link { [weak flow, slot] in
            if let flow, flow.canOpenRows(in: slot) {
              flow.asUser(.tap(id, in: slot)) { flow.show(row.destination, as: row.style) }
            }
          }
        },
        link: { [weak flow] in (try? flow?.link(to: row.destination, as: row.style)) ?? nil })
    case .button(let row): bind(row)
    case .image(let row): content(row.text, row.accessibility) { _ in .image(row.image) }
    case .field(let row):
      content(row.label, row.accessibility) {
        .field(row.kind, text: row.text, prompt: row.prompt, set: entering(in: $0, { $0 }, row.set))
      }
    case .number(let row):
      content(row.label, row.accessibility) {
        .number(row.value, in: row.range, isWhole: row.isWhole, set: entering(in: $0, NumberText.text, row.set))
      }
    case .picker(let row):
      content(row.label, row.accessibility) {
        .picker(
          options: row.options, selected: row.selected, select: entering(in: $0, { row.options[$0] }, row.select))
      }
    case .date(let row):
      content(row.label, row.accessibility) {
        .date(
          row.date, in: row.range, showing: row.parts,
          set: entering(in: $0, DateText(row.parts).text, row.set))
      }
    case .stepper(let row):
      content(row.label, row.accessibility) {
        .stepper(row.value, in: row.range, step: row.step, set: entering(in: $0, { "\($0)" }, row.set))
      }
    case .toggle(let row): content(row.label, row.accessibility) { .toggle(isOn: row.isOn, set: switching($0, row)) }
    case .section(let row): content(row.header, row.accessibility) { _ in .section(row.rows.map { bind($0) }) }
    }
  }

  private func bind(_ row: ButtonRow) -> RowContent {
    let id = nextID(row.accessibility.identifier ?? row.title)
    let state = flow[workIn: slot].buttons[id] ?? .idle
    return RowContent(
      id: id, title: row.title, detail: row.detail,
      kind: .button(row.role, state, isEnabled: row.isEnabled) { [weak flow, slot, isDialog] in
        guard row.isEnabled, let flow, flow.canPerform(id, in: slot) else { return }
        flow.asUser(.tap(id, in: slot)) {
          if isDialog { flow.answer(row, in: slot) } else { flow.perform(row.action, of: id, in: slot) }
        }
      }, presented: row.presented, accessibility: row.accessibility)
  }

  private func content(
    _ title: String, _ accessibility: RowAccessibility, detail: String? = nil,
    target: (any Hashable & Sendable)? = nil, _ kind: (RowID) -> RowContent.Kind,
    link: @escaping @MainActor () -> String? = { nil }
  ) -> RowContent {
    let id = nextID(accessibility.identifier ?? title)
    return RowContent(
      id: id, title: title, detail: detail, kind: kind(id), target: target, presented: target,
      accessibility: accessibility, makeLink: link)
  }

  private func nextID(_ name: String) -> RowID {
    defer { occurrences[name, default: 0] += 1 }
    return RowID(title: name, occurrence: occurrences[name, default: 0])
  }

  /// Returns a setter that also draws the screen again. Its value as text is what a user would type.
  private func entering<Value>(
    in row: RowID, _ text: @escaping (Value) -> String, _ set: @escaping @MainActor (Value) -> Void
  ) -> @MainActor (Value) -> Void {
    { [weak flow, slot] value in
      guard let flow else { return set(value) }
      flow.asUser(.enter(text(value), row, in: slot)) {
        set(value)
        flow.refresh(slot)
      }
    }
  }

  private func switching(_ id: RowID, _ row: ToggleRow) -> @MainActor (Bool) -> Void {
    { [weak flow, slot, set = row.set, wasOn = row.isOn] isOn in
      guard let flow, isOn != wasOn else { return set(isOn) }
      flow.asUser(.tap(id, in: slot)) {
        set(isOn)
        flow.refresh(slot)
      }
    }
  }
}

extension AnyCoordinator {
  /// Does what the user has asked for in a row of a screen.
  fileprivate final func asUser(_ act: @autoclosure () -> UserAct, _ work: () -> Void) {
    guard let scene else { return work() }
    scene.acts.perform(act(), work)
  }
}
