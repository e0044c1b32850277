/// The window's own content, or a layer that is presented above it.
@MainActor
final class Layer {
  enum Phase { case presenting, shown, dismissing }

  /// The kind that the modifier asks for; `nil` for the window's own content.
  private let requestedKind: Modal.Kind?
  let node: Node
  /// The node of the modifier that presents the layer; `nil` for the window's own content.
  let source: Node?
  let requestID: AnyHashable?
  var modal: Modal?
  var content: any View
  var environment: EnvironmentValues
  var phase: Phase
  var elements: [Element] = []
  /// Whether the content is the same as in the last drawing.
  var isSame = false
  /// Whether the layer was an inspector in a narrow window.
  private var wasNarrowInspector = false
  /// Whether the user has closed the layer, so that its binding has to be reset.
  var isClosedByUser = false

  init(window: Window, content: any View, environment: EnvironmentValues) {
    requestedKind = nil
    node = Node(window: window)
    source = nil
    requestID = nil
    self.content = content
    self.environment = environment
    phase = .shown
  }

  init(_ modal: Modal, from source: Element) {
    requestedKind = modal.kind
    node = Node(window: source.node.window)
    self.source = source.node
    requestID = modal.request.id
    self.modal = modal
    content = modal.request.content()
    environment = source.environment
    phase = .presenting
    environment.stack = nil
    environment.isLazy = false
    environment.presented = Presented { [weak self] in
      guard let self, let modal = self.modal, phase != .dismissing else { return }
      // Unlike a swipe, this resets the binding first.
      node.window.end(modal.request, at: self.source ?? node)
    }
  }

  /// Updates the layer from its modifier.
  func refresh(_ modal: Modal, from source: Element) {
    let presented = environment.presented
    self.modal = modal
    environment = source.environment
    environment.stack = nil
    environment.isLazy = false
    environment.presented = presented
    if !source.isSame {
      content = modal.request.content()
      isSame = false
    }
  }

  func draw() {
    node.pass = node.window.pass
    elements = Place(node: node, environment: environment, isSame: isSame).draw(content)
    isSame = true
    checkWidth()
  }

  /// Checks that an inspector that was a sheet does not become a column, which loses the content. The reports are about
  /// windows on display.
  ///
  /// https://github.com/feedback-assistant/reports/issues/673 and 594
  private func checkWidth() {
    guard requestedKind == .inspector, phase == .shown, node.window.phase != .background else { return }
    let isNarrow = node.window.sizeClass == .compact
    if wasNarrowInspector, !isNarrow {
      node.window.fail("an inspector that was a sheet becomes a column without content")
    }
    wasNarrowInspector = isNarrow
  }

  /// The kind as the window shows it. In compact width, a popover and an inspector are sheets.
  ///
  /// https://developer.apple.com/documentation/swiftui/view/presentationcompactadaptation(_:)
  /// https://developer.apple.com/documentation/swiftui/view/inspector(ispresented:content:)
  var kind: Modal.Kind? {
    let isAdapted = requestedKind == .popover || requestedKind == .inspector
    return isAdapted && node.window.sizeClass == .compact ? .sheet : requestedKind
  }

  var name: String { kind?.rawValue ?? "window" }
}
