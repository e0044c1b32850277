/// A stack on iOS. On macOS, as on an iPad, a link shows its page in the next column, without a back button.
///
/// https://developer.apple.com/documentation/swiftui/navigationview
extension NavigationView: Drawable {
  @MainActor func draw(in place: Place) -> [Element] {
    let node = place.node
    let state = node.kept { StackState(node: node) }
    let window = node.window
    state.check(place.environment)
    if window.sizeClass == .regular, !place.environment.hasStackStyle {
      window.fail("a navigation view without the stack style shows two columns in regular width")
    }
    var pages = [state.page(content, height: 0, isSame: place.isSame, in: place)]
    var shown: [StackState.Page] = []
    while let top = pages.last {
      let requests = state.requests(of: top)
      if requests.count > 1 { window.fail("two links of one page are active") }
      guard let request = requests.first, request.page.id != state.left, allows(request.page, after: shown, state)
      else { break }
      pages.append(state.page(request.view, height: pages.count, isSame: request.source.isSame, in: place))
      shown.append(request.page)
    }
    if state.isMoving, window.generation.takesOnePushAtATime, !shown.map(\.id).elementsEqual(state.pages.map(\.id)) {
      window.fail("a pop while a push or a pop is under way; \(window.generation) drops it")
    }
    state.take(shown)
    window.stacks.append(state)
    return [place.element(.stack(state), pages)]
  }

  /// Whether the system pushes a page onto the pages that are drawn already.
  @MainActor private func allows(_ page: StackState.Page, after shown: [StackState.Page], _ state: StackState) -> Bool {
    let window = state.node.window
    let height = shown.count
    guard window.generation.takesOnePushAtATime else { return true }
    if height < state.pages.count, state.pages[height].id == page.id { return true }
    let complaint: String? =
      if state.isMoving {
        "a push while a push or a pop is under way"
      } else if height > state.pages.count {
        "more than one push in one update"
      } else if height < state.pages.count {
        "a pop and a push in one update"
      } else {
        nil
      }
    guard let complaint else { return true }
    window.fail("\(complaint); \(window.generation) drops it")
    return false
  }
}
