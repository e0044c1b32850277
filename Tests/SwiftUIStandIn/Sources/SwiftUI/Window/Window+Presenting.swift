// One chain of layers. One layer is presented or dismissed at a time.
extension Window {
  /// Whether a layer is being presented or dismissed, or a stack pushes or pops.
  var isMoving: Bool { layers.contains { $0.phase != .shown } || stacks.contains(where: \.isMoving) }

  /// Presents and dismisses layers as the views of a layer request.
  func present(from index: Int) {
    let layer = layers[index]
    let above = index + 1 < layers.count ? layers[index + 1] : nil
    let requests = requests(in: layer)
    if let above, above.phase != .dismissing { keep(above, at: index + 1, requests) }
    // By a report, this happens only to a binding that the app computes.
    // https://github.com/pointfreeco/swift-composable-architecture/issues/3797
    if layer.phase == .dismissing, generation >= .iOS17,
      requests.contains(where: { $0.modal.request.id != nil && $0.modal.request.isComputed })
    {
      fail("\(layer.name) is dismissed while it still presents a layer, which appears again")
    }
    guard layer.phase != .dismissing else { return }
    for (source, modal) in requests {
      guard let id = modal.request.id, source.node.dropped != id else { continue }
      let above = index + 1 < layers.count ? layers[index + 1] : nil
      if let above, above.source === source.node {
        // The binding is not reset yet, or the system replaces one sheet with another one in the same process.
        if above.phase != .dismissing || above.isClosedByUser || above.requestID != id { continue }
      }
      if drops(modal) {
        source.node.dropped = id
        effects.append { [self] in end(modal.request, at: source.node) }
      } else if let complaint = complaint(about: source, in: layer, below: above) {
        source.node.dropped = id
        fail("\(modal.kind) is presented \(complaint); the request is dropped")
      } else {
        checkSource(of: modal, source)
        layers.append(Layer(modal, from: source))
      }
    }
  }

  private func drops(_ modal: Modal) -> Bool {
    guard alertsToDrop > 0, modal.kind == .alert || modal.kind == .dialog else { return false }
    alertsToDrop -= 1
    return true
  }

  /// Returns all presentations that a layer's views can request. A dropped one is forgotten when its request changes.
  private func requests(in layer: Layer) -> [(source: Element, modal: Modal)] {
    layer.elements.all.compactMap { element in
      guard let modal = element.modal else { return nil }
      if element.node.dropped != modal.request.id { element.node.dropped = nil }
      return (element, modal)
    }
  }

  /// Keeps a layer that is still requested, and dismisses any other.
  private func keep(_ layer: Layer, at index: Int, _ requests: [(source: Element, modal: Modal)]) {
    if let (source, modal) = requests.first(where: { $0.source.node === layer.source }),
      modal.request.id == layer.requestID
    {
      layer.refresh(modal, from: source)
      return
    }
    if layer.phase == .presenting { fail("\(layer.name) is dismissed while it is still being presented") }
    if layers[(index + 1)...].contains(where: { $0.phase != .shown }) {
      fail("\(layer.name) is dismissed while another layer above it comes or goes")
    }
    if index + 1 < layers.count, generation.takesOneDismissalAtATime {
      fail("\(layer.name) is dismissed together with what lies above it; \(generation) takes one at a time")
    }
    for layer in layers[index...] { layer.phase = .dismissing }
  }

  /// Returns why a request is dropped. A layer presents one layer at a time, so its views are in each other's way. A dropped
  /// request is not tried again until its value changes.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)
  private func complaint(about source: Element, in layer: Layer, below above: Layer?) -> String? {
    if let above {
      return above.phase == .dismissing
        ? "while \(above.name) is being dismissed" : "while \(above.name) is presented by the same layer"
    }
    if layers.contains(where: { $0.phase == .presenting }) { return "while another layer is being presented" }
    if !layer.elements.visible.contains(where: { $0.node === source.node }) {
      return "by a view that is not in the window"
    }
    if source.environment.stack?.isMoving == true { return "by a page that is still being pushed" }
    if generation.takesOnePushAtATime, stacks.contains(where: \.isMoving) {
      return "while a push or a pop is under way"
    }
    return nil
  }

  /// Checks that a sheet on macOS and a popover have a height. They get the ideal size of their content, and a list or a stack
  /// of lists has none: only the toolbar of such a sheet is seen. For popovers, this is known from reports only.
  ///
  /// https://github.com/openai/snap-o/pull/209 for popovers
  /// https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
  func checkSize(of layer: Layer) {
    guard generation == .macOS && layer.kind == .sheet || layer.kind == .popover,
      layer.elements.contains(where: \.hasContent)
    else { return }
    if layer.elements.allSatisfy({ $0.idealHeight == 0 }) { fail("a \(layer.name) has no height: lists take any") }
  }

  /// Whether the system shows a dialog as a popover, without a button to cancel, at the view that has the modifier.
  ///
  /// https://developer.apple.com/design/human-interface-guidelines/action-sheets
  /// https://github.com/pointfreeco/swift-composable-architecture/issues/3128 for iPad
  /// https://github.com/mlemgroup/mlem/pull/2369 for iOS 26
  var drawsDialogsAsPopovers: Bool { generation != .macOS && (generation >= .iOS26 || sizeClass == .regular) }

  /// Checks that a popover is at the control that the user has tapped.
  private func checkSource(of modal: Modal, _ source: Element) {
    guard modal.kind == .dialog, drawsDialogsAsPopovers, source.visible.filter(\.isControl).count != 1 else { return }
    fail("the popover of a dialog is at a view that is no control")
  }

  /// Opens the dialog that asks before the user closes a layer.
  ///
  /// - Returns: Whether there is one.
  func ask(before layer: Layer) -> Bool {
    for element in layer.elements.visible {
      guard case .dismissalDialog(.some)? = element.attribute else { continue }
      element.node.isTapped = true
      invalidate()
      update()
      return true
    }
    return false
  }

  /// Closes a layer, as the user does.
  func dismiss(_ layer: Layer) {
    guard layer.phase == .shown, layer.kind != nil else { return }
    layer.isClosedByUser = true
    invalidate()
    if let index = layers.firstIndex(where: { $0 === layer }) {
      for layer in layers[index...] { layer.phase = .dismissing }
    }
  }

  /// Ends the current transition.
  func finishTransition() {
    let late = lateAnswers
    lateAnswers = []
    for call in late { call() }
    if !late.isEmpty { update() }
    if isMoving { invalidate() }
    for stack in stacks { stack.isMoving = false }
    let gone = layers.filter { $0.phase == .dismissing }
    layers.removeAll { $0.phase == .dismissing }
    for layer in layers { layer.phase = .shown }
    if let layer = gone.first {
      if layer.isClosedByUser, let modal = layer.modal {
        end(modal.request, at: layer.source ?? layer.node)
        // If the binding still holds the value at the next drawing, it has ignored the reset.
        effects.append { [self] in complain(ifAsked: layer) }
      }
      if let onDismiss = layer.modal?.onDismiss { effects.append(onDismiss) }
    }
    update()
  }

  private func complain(ifAsked layer: Layer) {
    if layers.contains(where: { $0.source === layer.source && $0.requestID == layer.requestID }) {
      fail("\(layer.name) was closed by the user, but its binding still holds it")
    }
  }

  /// Ends all transitions.
  func settle() {
    update()
    var rounds = 0
    while isMoving, rounds < 100 {
      finishTransition()
      rounds += 1
    }
    if isMoving { fail("the window does not come to rest") }
  }

  /// Runs tasks and transitions until a condition holds, or for a while if it never does.
  func idle(until isDone: () -> Bool = { false }) async {
    settle()
    // Without a condition, nothing tells when the tasks are done.
    for _ in 0..<1000 where !isDone() {
      await Task.yield()
      settle()
    }
  }
}
