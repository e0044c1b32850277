/// A view with a modifier, of any types.
@MainActor
protocol AttributedView {
  var attribute: Attribute { get }
  var inner: any View { get }
}

extension Attributed: AttributedView {
  var inner: any View { content }
}

extension Attributed: Drawable {
  @MainActor func draw(in place: Place) -> [Element] {
    check(in: place)
    var place = place
    var content: AnyHashable = 0
    switch attribute {
    case .environment(let transform): transform(&place.environment)
    case .disabled(let isDisabled): place.environment.isEnabled = place.environment.isEnabled && !isDisabled
    case .id(let id): content = id
    case .onChange(let change): watch(change, place)
    case .userActivity(let type, true, let update):
      // SwiftUI does not document later calls, so a new activity needs a view with a new identity.
      if place.node.kept(as: NSUserActivity.self) == nil {
        let activity = NSUserActivity(activityType: type)
        update(activity)
        place.node.keep(activity)
      }
    default: break
    }
    var children = place.draw(self.content, as: content)
    if place.environment.listsTabs { return children.map { $0.tab(with: attribute, at: place) } }
    if case .toolbar(let items) = attribute { children += place.draw(items, as: "toolbar") }
    return [place.element(.attribute(attribute), children)]
  }

  /// Finds combinations that no system takes, or that this one does not take.
  @MainActor private func check(in place: Place) {
    let window = place.node.window
    switch attribute {
    case .pushed(let request): place.check(request)
    case .modal(let modal): place.check(modal.request)
    default: break
    }
    switch attribute {
    case .destination, .pushed:
      window.needs(.iOS16, "navigationDestination")
      if place.environment.isLazy {
        window.fail("a navigationDestination stands in a list, which may not have made it")
      }
    case .zoomSource: window.needs(.iOS18, "matchedTransitionSource")
    case .zoom: window.needs(.iOS18, "navigationTransition")
    case .detents: window.needs(.iOS16, "presentationDetents")
    case .dismissalDialog:
      if !window.asksBeforeDismissal { window.fail("dismissalConfirmationDialog needs iOS 27 or macOS 15") }
    case .interactiveDismissDisabled: window.needs(.iOS15, "interactiveDismissDisabled")
    case .badge: window.needs(.iOS15, "badge")
    case .onOpenURL, .onContinueUserActivity, .userActivity, .externalEvents: window.needsApp()
    case .modal(let modal):
      if modal.kind == .inspector { window.needs(.iOS17, "inspector") }
      guard modal.request.id != nil, modal.isSheet, window.generation.takesOneModifierAView else { break }
      var next = content as? any AttributedView
      while let current = next {
        if case .modal(let other) = current.attribute, other.isSheet {
          window.fail("several sheets or covers on one view; \(window.generation) looks at one of them until 14.5")
        }
        next = current.inner as? any AttributedView
      }
    default: break
    }
  }

  @MainActor private func watch(_ change: Change, _ place: Place) {
    let node = place.node
    let isFirst = node.view == nil
    let old = node.view ?? change.value
    node.view = change.value
    if isFirst ? change.isInitial : change.differs(old) { node.window.effects.append { change.action(old) } }
  }
}
