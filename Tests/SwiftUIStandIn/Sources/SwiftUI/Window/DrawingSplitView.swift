/// The system's data about a split view.
///
/// In compact width, the columns collapse into one stack: the pages of each column, up to the one that the app prefers.
/// Going back from the root of a column writes the column below into the binding. That it is written, and that the views
/// of all columns keep their state meanwhile, is known from reports only.
///
/// https://developer.apple.com/documentation/swiftui/navigationsplitview
/// https://docs.expo.dev/versions/v58.0.0/sdk/ui/swift-ui/navigationsplitview/ for the write
@MainActor
final class SplitState {
  var visibleColumns: [Int] = []
  /// The shown column.
  let column = Known<NavigationSplitViewColumn>()
  let visibility = Known<NavigationSplitViewVisibility>()
  /// Writes a column, and shows it in compact width.
  var show: (Int) -> Void = { _ in }
  var isCompact = false
  /// The column that stays on display although another one was written, and that one.
  var kept: (index: Int, written: NavigationSplitViewColumn)?
  /// Whether the last column covers the others, which has begun with a wider window.
  private var isCovered = false
  /// The column on top of the collapsed stack; `nil` while the columns are side by side.
  var collapsedTop: Int? { isCompact ? visibleColumns.first : nil }

  /// Chooses the visible columns.
  func arrange(_ names: [NavigationSplitViewColumn], top: NavigationSplitViewColumn, hidden: Int, _ window: Window) {
    // Windows on macOS have no compact width.
    let wasCompact = isCompact
    isCompact = window.sizeClass == .compact && window.generation != .macOS
    if isCompact {
      if let kept, kept.written != top, !window.ignoresColumns { self.kept = nil }
      visibleColumns = [kept?.index ?? names.firstIndex(of: top) ?? 0]
    } else {
      kept = nil
      isCovered = top != names[0] && (isCovered || wasCompact && window.coversColumns)
      visibleColumns = isCovered ? [names.count - 1] : Array(hidden..<names.count)
    }
  }

  /// The user leaves a page in the column on top.
  ///
  /// - Parameters:
  ///   - isLast: Whether it is the last one above the column's root.
  ///   - window: The window.
  ///   - pop: Leaves the page.
  func leave(isLast: Bool, _ window: Window, _ pop: () -> Void) {
    guard let index = collapsedTop, index > 0, let report = window.columnReport, isLast || report == .alone else {
      return pop()
    }
    let write = { [self] in
      show(index - 1)
      if report != .alone, let written = column.value { kept = (index, written) }
    }
    switch report {
    case .before:
      write()
      window.update()
      pop()
    case .together:
      write()
      pop()
    case .after:
      pop()
      window.update()
      write()
    case .alone: write()
    }
  }
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
      inner.environment.isColumnRoot = true
      inner.environment.horizontalSizeClass = index == 0 ? .compact : place.environment.horizontalSizeClass
      return place.element(.group, inner.draw(view, as: index))
    }
    state.show = { [preferred, unowned window, weak state] index in
      window.report { state?.column.write(names[index], to: preferred, isShown: true) }
    }
    let column = preferred.map { state.column.read($0, in: place) } ?? state.column.value ?? .sidebar
    let visibility = state.visibility.read(visibility, in: place)
    let hidden = visibility == .detailOnly ? names.count - 1 : visibility == .doubleColumn ? names.count - 2 : 0
    state.arrange(names, top: column, hidden: hidden, window)
    return [place.element(.split(state), columns)]
  }
}
