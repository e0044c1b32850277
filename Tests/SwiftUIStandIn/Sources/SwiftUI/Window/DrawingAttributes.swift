/// A view with a modifier, whatever their types.
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
    if place.environment.listsTabs { return [TabsState.Tab(self).draw(in: place)] }
    var place = place
    var content: AnyHashable = 0
    switch attribute {
    case .environment(let transform): transform(&place.environment)
    case .disabled(let isDisabled): place.environment.isEnabled = place.environment.isEnabled && !isDisabled
    case .id(let id): content = id
    case .onChange(let change): watch(change, place)
    case .onReceive(let subscribe):
      if !place.isSame { place.node.keep(subscribe()) }
    default: break
    }
    var children = place.draw(self.content, as: content)
    if case .toolbar(let items) = attribute { children += place.draw(items, as: "toolbar") }
    return [place.element(.attribute(attribute), children)]
  }

  @MainActor private func watch(_ change: Change, _ place: Place) {
    let node = place.node
    let isFirst = node.view == nil
    let old = node.view ?? change.value
    node.view = change.value
    if isFirst ? change.isInitial : change.differs(old) { node.window.effects.append { change.action(old) } }
  }
}
