/// What the system keeps of a split view.
@MainActor
final class SplitState {
  var visibleColumns: [Int] = []
  /// The column that is on top in compact width where no binding says it.
  var ownColumn = 0
  /// Shows another column in compact width.
  var show: (Int) -> Void = { _ in }
  var isCompact = false
}

extension NavigationSplitView: Drawable {
  @MainActor func draw(in place: Place) -> [Element] {
    let state = place.node.kept { SplitState() }
    let window = place.node.window
    window.needs(.iOS16, "NavigationSplitView")
    if preferred != nil { window.needs(.iOS17, "preferredCompactColumn") }
    let hasContent = Content.self != EmptyView.self
    let views: [any View] = hasContent ? [sidebar, content, detail] : [sidebar, detail]
    let names: [NavigationSplitViewColumn] = hasContent ? [.sidebar, .content, .detail] : [.sidebar, .detail]
    let columns = views.enumerated().map { index, view in
      var inner = place
      inner.environment.horizontalSizeClass = index == 0 ? .compact : place.environment.horizontalSizeClass
      return place.element(.group, inner.draw(view, as: index))
    }
    state.isCompact = window.sizeClass == .compact
    state.show = { [preferred] index in
      window.report { if let preferred { preferred.wrappedValue = names[index] } else { state.ownColumn = index } }
    }
    if state.isCompact {
      let column = preferred.flatMap { names.firstIndex(of: $0.wrappedValue) } ?? state.ownColumn
      state.visibleColumns = [column]
    } else {
      let hidden =
        visibility?.wrappedValue == .detailOnly
        ? names.count - 1 : visibility?.wrappedValue == .doubleColumn ? names.count - 2 : 0
      state.visibleColumns = Array(hidden..<names.count)
    }
    return [place.element(.split(state), columns)]
  }
}
