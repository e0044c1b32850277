/// An element of the window, visible or hidden.
struct Element {
  enum Kind {
    case text(String)
    case image(String)
    case button(ButtonRole?, @MainActor () -> Void)
    case toggle(Binding<Bool>)
    case field(Binding<String>)
    /// A picker. Its children are its label and its options.
    case picker(selected: AnyHashable, select: @MainActor (AnyHashable) -> Void)
    case date(Binding<Date>, in: ClosedRange<Date>)
    case stepper(change: (Int) -> Void)
    case valueLink(AnyHashable?)
    case viewLink(Request?, any View)
    case progress
    case group
    /// A list or a scroll view, which takes any height.
    case scroll
    case toolbarItem
    case list(SelectableList)
    case attribute(Attribute)
    case stack(StackState)
    case page
    case tabs(TabsState)
    case tab(TabsState.Tab)
    case split(SplitState)
  }

  var kind: Kind
  let node: Node
  var children: [Element]
  let environment: EnvironmentValues
  let isSame: Bool
  /// The label of a tab.
  var label: String?

  /// Whether it stands for a modifier or a page around a view.
  var isModifier: Bool {
    switch kind {
    case .attribute, .page: true
    default: false
    }
  }

  /// The children that are visible.
  @MainActor var visibleChildren: [Element] {
    switch kind {
    case .stack(let state): state.shown.map { Array(children[$0...($0 + 1)]) } ?? children.suffix(1)
    case .picker(let selected, _):
      children.prefix(1) + children.dropFirst().filter { $0.visible.contains { $0.isOption(selected) } }
    case .tabs(let state): children.filter { $0.isTab(state.shown) }
    case .split(let state): state.visibleColumns.compactMap { children.indices.contains($0) ? children[$0] : nil }
    default: children
    }
  }

  @MainActor private func isTab(_ tag: AnyHashable?) -> Bool {
    if case .tab(let tab) = kind { tab.tag == tag } else { false }
  }

  private func isOption(_ tag: AnyHashable) -> Bool { if case .tag(tag)? = attribute { true } else { false } }

  /// The element and its visible descendants, from the outside in.
  @MainActor var visible: [Element] {
    var elements: [Element] = []
    visit(\.visibleChildren) { elements.append($0) }
    return elements
  }

  /// Whether it is drawn, but cannot be seen or touched, with all that is in it. Its views have appeared, and present others.
  ///
  /// https://developer.apple.com/documentation/swiftui/view/opacity(_:)
  private var isTransparent: Bool { if case .opacity(0)? = attribute { true } else { false } }

  /// The element and its descendants that the user sees, from the outside in.
  @MainActor var seen: [Element] {
    var elements: [Element] = []
    visit({ $0.isTransparent ? [] : $0.visibleChildren }) { elements.append($0) }
    return elements
  }

  /// The element and all its descendants, including hidden ones and tabs that are not selected.
  @MainActor var all: [Element] {
    var elements: [Element] = []
    visit(\.children) { elements.append($0) }
    return elements
  }

  @MainActor private func visit(_ parts: (Element) -> [Element], _ call: (Element) -> Void) {
    call(self)
    for part in parts(self) { part.visit(parts, call) }
  }

  /// The elements of the page itself, without the stacks inside it.
  @MainActor var ofPage: [Element] {
    if case .stack = kind { return [] }
    if isTransparent { return [] }
    return [self] + visibleChildren.flatMap(\.ofPage)
  }

  /// The layer that the element can request. No page says whether the dialog before a dismissal is an alert.
  @MainActor var modal: Modal? {
    switch attribute {
    case .modal(let modal)?: return modal
    case .dismissalDialog(let content?)?:
      let end = { [node] in
        node.isTapped = false
        node.window.invalidate()
      }
      return Modal(kind: .alert, request: Request(id: node.isTapped ? true : nil, end: end) { content })
    default: return nil
    }
  }

  var attribute: Attribute? { if case .attribute(let attribute) = kind { attribute } else { nil } }

  /// Whether anything in the element is more than an arrangement of other views.
  @MainActor var hasContent: Bool {
    visible.contains {
      switch $0.kind {
      case .group, .scroll, .toolbarItem, .attribute, .page: false
      default: true
      }
    }
  }

  /// The height that the element takes where nothing else sets one. It is 0 for views that take any height.
  @MainActor var idealHeight: CGFloat {
    switch kind {
    case .attribute(.frame(let height)): height
    case .list, .scroll, .toolbarItem: 0
    case .stack, .page, .tabs, .tab, .split, .group, .attribute: visibleChildren.map(\.idealHeight).max() ?? 0
    default: 20
    }
  }

  @MainActor var texts: [String] {
    visible.compactMap { if case .text(let text) = $0.kind { text } else { nil } }
  }
}

extension [Element] {
  @MainActor var visible: [Element] { flatMap(\.visible) }
  @MainActor var seen: [Element] { flatMap(\.seen) }
  @MainActor var ofPage: [Element] { flatMap(\.ofPage) }
  @MainActor var all: [Element] { flatMap(\.all) }

  /// The title that is set on the elements.
  @MainActor var title: String? {
    for element in ofPage {
      if case .title(let title)? = element.attribute { return title }
    }
    return ofPage.lazy.compactMap { if case .text(let text) = $0.kind { text } else { nil } }.first
  }
}
