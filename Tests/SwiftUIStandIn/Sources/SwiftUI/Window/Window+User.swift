// The user's actions, named as in the driver of tests. Each returns whether it was possible.
extension Window {
  /// The visible elements of the topmost layer. The user also sees and touches the layer below an inspector.
  var screen: [Element] {
    let start = layers.lastIndex { $0.kind != .inspector } ?? 0
    return layers[start...].flatMap(\.elements.seen)
  }

  /// The visible stacks, the outermost first.
  private var visibleStacks: [(state: StackState, top: Element?)] {
    screen.compactMap { if case .stack(let state) = $0.kind { (state, $0.children.last) } else { nil } }
  }

  /// Taps the back button, or swipes from the edge.
  @discardableResult func back() -> Bool {
    guard let (stack, top) = visibleStacks.last(where: { !$0.state.pages.isEmpty }) else { return backInSplit() }
    guard !isBackHidden(on: [top].compactMap(\.self)) else { return false }
    let pop = { [self] in if stacks.contains(where: { $0 === stack }) { stack.pop(to: stack.pages.count - 1) } }
    if let split = collapsedSplit { split.leave(isLast: stack.pages.count == 1, self, pop) } else { pop() }
    update()
    return true
  }

  /// Begins to swipe back, and lets the page be where it was. The page below appears and disappears. No page says whether the
  /// system writes anything then.
  func cancelBack() -> Bool {
    guard let (stack, top) = visibleStacks.last(where: { !$0.state.pages.isEmpty }),
      !isBackHidden(on: [top].compactMap(\.self))
    else { return false }
    let (pages, isMoving) = (stack.pages, stack.isMoving)
    stack.shown = pages.count - 1
    appearances.update(layers, isMoving: false)
    stack.shown = nil
    appearances.update(layers, isMoving: false)
    (stack.pages, stack.isMoving) = (pages, isMoving)
    update()
    return true
  }

  private var collapsedSplit: SplitState? {
    screen.lazy.compactMap { if case .split(let state) = $0.kind, state.collapsedTop != nil { state } else { nil } }
      .first
  }

  /// Chooses the nearest page with a title from the menu of the back button.
  @discardableResult func popGesture(to title: String) -> Bool {
    if let pages = collapsedPages {
      guard let page = pages.dropLast().last(where: { $0.title == title }) else { return false }
      page.goBack()
      update()
      return true
    }
    for stack in screen.reversed() {
      guard case .stack = stack.kind else { continue }
      let titles = stack.children.dropLast().map { $0.children.title }
      if let height = titles.lastIndex(of: title) { return popGesture(to: height) }
    }
    fail("there is no page \(title) to go back to")
    return false
  }

  /// Chooses a page from the menu of the back button; 0 is the root.
  @discardableResult func popGesture(to height: Int) -> Bool {
    if let pages = collapsedPages {
      guard pages.count > height + 1 else { return false }
      pages[height].goBack()
      update()
      return true
    }
    guard let stack = visibleStacks.last(where: { $0.state.pages.count > height })?.state else { return false }
    stack.pop(to: height)
    update()
    return true
  }

  /// Resets the links on pages that are not on display, as early systems do at times.
  func resetHiddenLinks() {
    guard generation.resetsLinksAfterAppearing else { return }
    for stack in stacks { for page in stack.pages { report(page.end) } }
    update()
  }

  private func backInSplit() -> Bool {
    for element in screen.reversed() {
      guard case .split(let state) = element.kind, let column = state.collapsedTop, column > 0 else { continue }
      let root = element.children[column].visible.first { if case .page = $0.kind { true } else { false } }
      guard !isBackHidden(on: [element.children[column], root].compactMap(\.self)) else { return false }
      state.kept = nil
      state.show(column - 1)
      update()
      return true
    }
    return false
  }

  private func isBackHidden(on page: [Element]) -> Bool {
    page.ofPage.contains { if case .backButtonHidden(true)? = $0.attribute { true } else { false } }
  }

  /// The pages of the topmost layer, if a collapsed split view draws them.
  private var collapsedPages: [(title: String, goBack: () -> Void)]? {
    collapsedSplit.map { _ in pages(of: layers.last?.elements ?? []) }
  }

  /// Swipes a sheet down, taps beside a dialog or a popover, or closes an inspector.
  @discardableResult func swipeDown() -> Bool {
    guard let layer = layers.last, layer.phase == .shown, let kind = layer.kind, kind != .cover, kind != .alert else {
      return false
    }
    let isRefused = layer.elements.visible.contains {
      if case .interactiveDismissDisabled(true)? = $0.attribute { true } else { false }
    }
    guard !isRefused else { return false }
    if ask(before: layer) { return true }
    dismiss(layer)
    update()
    return true
  }

  /// Taps a tab, also the selected one, by its title or its accessibility identifier.
  @discardableResult func select(tab title: String) -> Bool {
    for element in screen {
      guard case .tabs(let state) = element.kind,
        let tab = element.children.first(where: { $0.label == title || $0.tabNames.contains(title) }),
        let tag = tab.tabTag
      else { continue }
      state.select(tag)
      update()
      return true
    }
    fail("there is no tab \(title)")
    return false
  }

  /// Taps a button, a link, a toggle or a row by its title. The index counts the controls with the title from the top;
  /// without one, the last of them is tapped.
  @discardableResult func tap(_ title: String, at index: Int? = nil) -> Bool {
    guard let layer = layers.last, let element = control(title, at: index) else {
      return tapDialog(title)
    }
    guard element.environment.isEnabled, layer.phase != .dismissing else { return false }
    switch element.kind {
    case .button(let role, let action): tap(action, role, in: layer)
    case .toggle(let isOn): report { isOn.wrappedValue.toggle() }
    case .valueLink(let value): value.map { element.environment.stack?.push?($0) }
    case .viewLink(let request, _):
      if let request {
        report(request.begin)
      } else {
        element.node.isTapped = true
        invalidate()
      }
    default: break
    }
    update()
    return true
  }

  /// Returns the last control that says a title, or the one at an index among those whose first text it is.
  func control(_ title: String, at index: Int? = nil) -> Element? {
    let controls = screen.filter(\.isControl)
    guard let index else { return controls.last { $0.says(title) || isLabelled($0, title) } }
    return controls.filter { $0.texts.first == title || isLabelled($0, title) }.dropFirst(index).first
  }

  /// Returns the first input with a label: a field, a picker, a date picker or a stepper.
  func input(_ label: String) -> Element? {
    screen.first { $0.isInput && ($0.says(label) || isLabelled($0, label)) }
  }

  /// Whether an accessibility label or identifier is set on a control, or on a view around it that contains no other.
  private func isLabelled(_ control: Element, _ title: String) -> Bool {
    screen.contains { element in
      element.isLabelled(title) && element.visible.first { $0.isControl || $0.isInput }?.node === control.node
    }
  }

  /// Runs a button's action. In an alert or a dialog, it also closes the layer.
  private func tap(_ action: @escaping @MainActor () -> Void, _ role: ButtonRole? = nil, in layer: Layer) {
    guard layer.kind == .alert || layer.kind == .dialog, let modal = layer.modal else { return action() }
    if layer.source?.isTapped == true {
      // The dialog before a dismissal is closed after the action. Only the button to cancel prevents the dismissal.
      action()
      modal.request.end()
      layers.removeAll { $0 === layer }
      if role != .cancel, let below = layers.last { dismiss(below) }
      return
    }
    let reset = { self.resetBinding(of: layer) }
    let (first, second) = answerOrder.isActionFirst ? (action, reset) : (reset, action)
    layer.phase = .dismissing
    first()
    if answerOrder.isApart { lateAnswers.append(second) } else { second() }
  }

  /// Resets the binding as the views hold it now.
  private func resetBinding(of layer: Layer) {
    for element in layers.flatMap(\.elements.all) where element.node === layer.source {
      if let modal = element.modal { return end(modal.request, at: element.node) }
    }
  }

  /// Taps a button that the system adds: OK for an alert without buttons, Cancel for a dialog without a cancel button.
  private func tapDialog(_ title: String) -> Bool {
    let roles = screen.compactMap { if case .button(let role, _) = $0.kind { Optional(role) } else { nil } }
    guard let layer = layers.last, layer.phase == .shown,
      title == "OK" && layer.kind == .alert && roles.isEmpty
        || title == "Cancel" && layer.kind == .dialog && !roles.contains(.cancel) && !drawsDialogsAsPopovers
    else {
      fail("there is nothing to tap that says \(title)")
      return false
    }
    tap({}, in: layer)
    update()
    return true
  }

  /// Replaces the text of a field.
  @discardableResult func fill(_ label: String, with text: String) -> Bool {
    guard let element = input(label), element.environment.isEnabled, case .field(let binding) = element.kind else {
      fail("there is no field \(label)")
      return false
    }
    report { binding.wrappedValue = text }
    update()
    return true
  }

  /// Chooses an option of a picker.
  @discardableResult func choose(_ option: String, for label: String) -> Bool {
    for element in screen where element.environment.isEnabled {
      guard case .picker(_, let select) = element.kind, element.children.first?.says(label) == true else { continue }
      for choice in element.all where choice.says(option) {
        guard case .tag(let tag)? = choice.attribute else { continue }
        report { select(tag) }
        update()
        return true
      }
    }
    fail("there is no option \(option) in \(label)")
    return false
  }

  /// Sets the date of a date picker, which takes only dates in its range.
  @discardableResult func set(_ date: Date, in label: String) -> Bool {
    for element in screen where element.says(label) && element.environment.isEnabled {
      guard case .date(let binding, let range) = element.kind else { continue }
      guard range.contains(date) else { return false }
      report { binding.wrappedValue = date }
      update()
      return true
    }
    fail("there is no date picker \(label)")
    return false
  }

  /// Taps the plus of a stepper, or its minus.
  @discardableResult func step(_ label: String, by steps: Int) -> Bool {
    for element in screen where element.says(label) && element.environment.isEnabled {
      guard case .stepper(let change) = element.kind else { continue }
      report { change(steps) }
      update()
      return true
    }
    fail("there is no stepper \(label)")
    return false
  }

  func resize(_ sizeClass: UserInterfaceSizeClass) {
    self.sizeClass = sizeClass
    invalidate()
    update()
  }

  /// Changes the phase of the window. The last window that the user closes on visionOS goes to the background, and its
  /// views do not disappear then. Without an `App` the phase is always `background`, as a library reports.
  ///
  /// https://developer.apple.com/documentation/visionos/handling-the-window-life-cycle-with-multiple-scenes
  /// https://github.com/johnpatrickmorgan/NavigationBackport
  func move(to phase: ScenePhase) {
    guard isInApp else { return }
    self.phase = phase
    invalidate()
    update()
    if phase == .background { kept.persist() }
  }

  /// Opens a URL in the app. All handlers in the window are called. The page says only which scene gets the URL; that there
  /// may be several handlers is a report.
  ///
  /// https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:)
  /// https://www.donnywals.com/handling-deeplinks-in-ios-14-with-onopenurl
  func open(_ url: URL) {
    for element in layers.flatMap({ $0.elements.all }) {
      if case .onOpenURL(let action)? = element.attribute { action(url) }
    }
    update()
  }

  func resume(_ activity: NSUserActivity) {
    for element in layers.flatMap({ $0.elements.all }) {
      if case .onContinueUserActivity(activity.activityType, let action)? = element.attribute { action(activity) }
    }
    update()
  }
}

extension Element {
  var isControl: Bool {
    switch kind {
    case .button, .toggle, .valueLink, .viewLink: true
    default: false
    }
  }

  var isInput: Bool {
    switch kind {
    case .field, .picker, .date, .stepper: true
    default: false
    }
  }

  @MainActor func says(_ title: String) -> Bool {
    texts.contains(title) || texts.joined(separator: " ") == title || visible.contains { $0.isLabelled(title) }
  }

  /// The accessibility identifier and the label of a tab.
  var tabNames: [String] {
    if case .tab(let tab) = kind { [tab.identifier, tab.accessibilityLabel].compactMap(\.self) } else { [] }
  }

  func isLabelled(_ title: String) -> Bool {
    switch attribute {
    case .accessibilityIdentifier(title)?, .accessibilityLabel(title)?: true
    default: false
    }
  }
}
