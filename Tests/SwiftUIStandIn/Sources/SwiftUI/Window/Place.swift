/// A view that draws itself instead of having a body.
@MainActor
protocol Drawable {
  func draw(in place: Place) -> [Element]
}

/// The node and the environment in which a view is drawn.
@MainActor
struct Place {
  let node: Node
  var environment: EnvironmentValues
  /// Whether the view is the same value as in the last drawing.
  var isSame: Bool

  /// Draws a view inside this one.
  func draw(_ view: any View, as name: AnyHashable = 0) -> [Element] {
    let place = Place(node: node.child(name, type(of: view)), environment: environment, isSame: isSame)
    if let tab = place.tab(view, { $0.drawn(view) }) { return [tab] }
    return place.drawn(view)
  }

  private func drawn(_ view: any View) -> [Element] {
    if let view = view as? any Drawable { return view.draw(in: self) }
    return drawBody(of: view)
  }

  /// Returns an element of this node.
  func element(_ kind: Element.Kind, _ children: [Element] = []) -> Element {
    Element(kind: kind, node: node, children: children, environment: environment, isSame: isSame)
  }

  /// Returns the last result of a closure while the view stays the same.
  func kept<Value>(_ make: () -> Value) -> Value { node.kept(isSame: isSame, make) }

  /// Reads a body. The node becomes stale when an observable value changes that the body has read.
  ///
  /// https://developer.apple.com/documentation/swiftui/managing-model-data-in-your-app
  private func observed<Body>(_ read: () -> Body) -> Body {
    guard node.window.generation >= .iOS17 else { return read() }
    node.readings += 1
    return withObservationTracking(read) { [weak node, reading = node.readings] in
      MainActor.assumeIsolated { if let node, node.readings == reading { node.invalidate() } }
    }
  }

  /// Checks that a condition in a column is in a container. On iOS 16, the column may not be updated otherwise. Stacks are
  /// named there, too.
  ///
  /// https://developer.apple.com/documentation/swiftui/bringing-robust-navigation-structure-to-your-swiftui-app
  /// https://github.com/DanXi-Dev/DanXi-swift/issues/64
  func checkCondition(_ isFirst: Bool) {
    guard environment.isColumnRoot, node.window.generation == .iOS16 else { return }
    if let wasFirst = node.kept(as: Bool.self), wasFirst != isFirst {
      node.window.fail("a condition at the root of a column has changed")
    }
    node.keep(isFirst)
  }

  private func drawBody<V: View>(of view: V) -> [Element] {
    let isCurrent =
      !node.isStale && node.environmentChecks.allSatisfy { $0(environment) }
      && (isSame || node.view.map { areSame($0, view) } ?? false)
    var inner = self
    if isCurrent, let body = node.body {
      inner.isSame = true
      return inner.draw(body)
    }
    node.isStale = false
    node.link(view, environment)
    node.window.evaluations[ObjectIdentifier(V.self), default: 0] += 1
    let body = observed { view.body }
    node.view = view
    node.body = body
    inner.isSame = false
    return inner.draw(body)
  }
}

private enum StackKey: EnvironmentKey { static let defaultValue: StackState? = nil }
private enum LazyKey: EnvironmentKey { static let defaultValue = false }
private enum ColumnKey: EnvironmentKey { static let defaultValue = false }
private enum SelectableKey: EnvironmentKey { static let defaultValue = false }
private enum TabListKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// The stack onto which a link pushes.
  var stack: StackState? {
    get { self[StackKey.self] }
    set { self[StackKey.self] = newValue }
  }
  /// Whether the views are rows that are made only when they are scrolled to.
  var isLazy: Bool {
    get { self[LazyKey.self] }
    set { self[LazyKey.self] = newValue }
  }
  /// Whether the view is the content of a column, in no container.
  var isColumnRoot: Bool {
    get { self[ColumnKey.self] }
    set { self[ColumnKey.self] = newValue }
  }
  /// Whether the views are rows that can be selected.
  var hasSelectableRows: Bool {
    get { self[SelectableKey.self] }
    set { self[SelectableKey.self] = newValue }
  }
  /// Whether the views are the tabs of a tab view. It is false inside a tab.
  var listsTabs: Bool {
    get { self[TabListKey.self] }
    set { self[TabListKey.self] = newValue }
  }
}
