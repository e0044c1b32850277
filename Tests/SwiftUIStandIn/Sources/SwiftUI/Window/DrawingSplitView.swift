/// The system's data about a split view.
///
/// In compact width, the columns collapse into one stack: the pages of each column, up to the one that the app prefers.
/// Going back from the root of a column writes the column below into the binding. That it is written, and that the views
/// of all columns keep their state meanwhile, is known from reports only.
///
/// https://developer.apple.com/documentation/swiftui/navigationsplitview
@MainActor
final class SplitState {
  var visibleColumns: [Int] = []
  /// The shown column.
  let column = Known<NavigationSplitViewColumn>()
  let visibility = Known<NavigationSplitViewVisibility>()
  /// Shows another column in compact width.
  var show: (Int) -> Void = { _ in }
  var isCompact = false
  /// The column on top of the collapsed stack; `nil` while the columns are side by side.
  var collapsedTop: Int? { isCompact ? visibleColumns.first : nil }
}

extension NavigationSplitView: Drawable {
  @MainActor func draw(in place: Place) -> [Element] {
    let state = place.node.kept { SplitState() }
    let window = place.node.window
    window.needs(.iOS16, "NavigationSplitView")
    if place.environment.stack != nil { window.fail("a split view stands on a page of a stack") }
    let preferred = preferred as? Binding<NavigationSplitViewColumn>
    place.checkSource(of: preferred, "the column on top")
    if preferred != nil { window.needs(.iOS17, "preferredCompactColumn") }
    let hasContent = Content.self != EmptyView.self
    let views: [any View] = hasContent ? [sidebar, content, detail] : [sidebar, detail]
    let names: [NavigationSplitViewColumn] = hasContent ? [.sidebar, .content, .detail] : [.sidebar, .detail]
    let columns = views.enumerated().map { index, view in
      var inner = place
      inner.environment.horizontalSizeClass = index == 0 ? .compact : place.environment.horizontalSizeClass
      return place.element(.group, inner.draw(view, as: index))
    }
    // Windows on macOS have no compact width.
    state.isCompact = window.sizeClass == .compact && window.generation != .macOS
    state.show = { [preferred, unowned window, weak state] index in
      window.report { state?.column.write(names[index], to: preferred, isShown: true) }
    }
    let column = preferred.map { state.column.read($0, in: place) } ?? state.column.value ?? .sidebar
    let visibility = state.visibility.read(visibility, in: place)
    if state.isCompact {
      state.visibleColumns = [names.firstIndex(of: column) ?? 0]
    } else {
      let hidden = visibility == .detailOnly ? names.count - 1 : visibility == .doubleColumn ? names.count - 2 : 0
      state.visibleColumns = Array(hidden..<names.count)
    }
    return [place.element(.split(state), columns)]
  }
}
