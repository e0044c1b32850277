extension NavigationStack: Drawable {
  @MainActor func draw(in place: Place) -> [Element] {
    let node = place.node
    let state = node.kept { StackState(node: node) }
    let window = node.window
    state.check(place.environment)
    window.needs(.iOS16, "NavigationStack")
    let values = path.map { state.values.read($0, in: place) } ?? state.values.value ?? []
    place.checkSource(of: path, "the path of a stack")
    // The user's step back has happened. A link is followed once the path has its value.
    let set: ([AnyHashable], Bool) -> Void = { [path, weak state] in state?.values.write($0, to: path, isShown: $1) }
    state.push = { [unowned window] value in window.report { set(values + [value], false) } }

    var pages = [state.page(root, height: 0, isSame: place.isSame, in: place)]
    var shown: [StackState.Page] = []
    for (index, value) in values.enumerated() {
      guard let (view, isSame) = destination(of: value, in: pages, height: index + 1, node) else {
        window.fail("no navigationDestination shows a value of type \(type(of: value.base))")
        break
      }
      pages.append(state.page(view, height: index + 1, isSame: isSame, in: place))
      shown.append(.init(id: "value", end: { set(Array(values.prefix(index)), true) }))
    }
    let root = pages[0].visible.first { !$0.isModifier }?.node
    if window.dropsPaths, root !== state.drawn.root, values != state.drawn.values, !values.isEmpty {
      window.effects.append { set([], true) }
    }
    state.drawn = (root, values)
    while let top = pages.last, let request = state.requests(of: top).first {
      if state.requests(of: top).count > 1 { window.fail("two views of one page ask to be pushed") }
      pages.append(state.page(request.view, height: pages.count, isSame: request.source.isSame, in: place))
      shown.append(request.page)
    }
    state.take(shown)
    window.stacks.append(state)
    return [place.element(.stack(state), pages)]
  }

  /// Returns the destination that the stack's views have declared for a value, and whether it was drawn before.
  @MainActor private func destination(
    of value: AnyHashable, in pages: [Element], height: Int, _ node: Node
  ) -> (view: any View, isSame: Bool)? {
    for element in pages.flatMap(\.children).ofPage {
      guard case .destination(let type, let make)? = element.attribute, type == Swift.type(of: value.base) else {
        continue
      }
      let memory = node.child("destination \(height)", StackState.self)
      if element.isSame, memory.view as? AnyHashable == value, let view = memory.body { return (view, true) }
      guard let view = make(value) else { continue }
      memory.view = value
      memory.body = view
      return (view, false)
    }
    return nil
  }
}
