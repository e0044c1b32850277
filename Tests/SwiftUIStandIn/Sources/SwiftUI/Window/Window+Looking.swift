// The visible contents.
extension Window {
  /// All texts of the topmost layer.
  var texts: [String] { screen.compactMap { if case .text(let text) = $0.kind { text } else { nil } } }

  /// The texts in the fields of the topmost layer, by label.
  var fields: [String: String] {
    var fields: [String: String] = [:]
    for element in screen {
      if case .field(let text) = element.kind { fields[element.texts.joined(separator: " ")] = text.wrappedValue }
    }
    return fields
  }

  /// The title of the topmost page.
  var title: String { titles(of: layers.last?.elements ?? []).last ?? "" }

  /// The pages of all layers: `Notes > Note 7 | sheet: Settings`.
  var outline: String {
    layers.map { layer in
      let pages = titles(of: layer.elements).joined(separator: " > ")
      return layer.kind.map { "\($0): \(pages)" } ?? pages
    }.joined(separator: " | ")
  }

  /// Returns the titles of the pages in the innermost visible stack, or of the content if there is no stack.
  private func titles(of elements: [Element]) -> [String] { pages(of: elements).map(\.title) }

  /// Returns the pages in the innermost visible stack, or the content if there is no stack. The columns of a collapsed
  /// split view are one stack. Each page comes with the act of going back to it.
  func pages(of elements: [Element]) -> [(title: String, goBack: () -> Void)] {
    for element in elements.seen {
      guard case .split(let state) = element.kind, let top = state.collapsedTop else { continue }
      return element.children.prefix(top + 1).enumerated().flatMap { column, child in
        pages(of: [child]).map { page in
          (
            page.title,
            {
              if column < top {
                for child in element.children[(column + 1)...top] { self.pages(of: [child]).first?.goBack() }
                state.show(column)
              }
              page.goBack()
            }
          )
        }
      }
    }
    for element in elements.seen.reversed() {
      guard case .stack(let state) = element.kind else { continue }
      return element.children.enumerated().map { height, page in
        (page.children.title ?? "?", { state.pop(to: height) })
      }
    }
    return [(elements.title ?? "?", {})]
  }

  /// The tabs of the innermost visible bar.
  private var bar: [(label: String, tab: TabsState.Tab, isShown: Bool)] {
    for element in screen.reversed() {
      guard case .tabs(let state) = element.kind else { continue }
      return element.children.compactMap { child in
        if case .tab(let tab) = child.kind { (child.label ?? "?", tab, tab.tag == state.shown) } else { nil }
      }
    }
    return []
  }

  /// The tabs with their badges, and the selected one in brackets: `[Notes]`, `Mail 2`.
  var tabs: [String] {
    bar.map { label, tab, isShown in
      let text = [label, tab.badge].compactMap(\.self).joined(separator: " ")
      return isShown ? "[\(text)]" : text
    }
  }

  /// The purposes and the sections of the tabs: `search`, `Library`.
  var tabPurposes: [[String]] { bar.map { [$0.tab.role, $0.tab.section].compactMap(\.self) } }

  /// The heights at which the topmost sheet can rest.
  ///
  /// A sheet above a sheet loses those that are set outside of its own stack, if it is presented outside of the stack of
  /// the sheet below. Reports say so of tabs, where the detents are back after a touch, and none says whether detents
  /// inside of its stack are kept.
  ///
  /// https://github.com/SwiftfulThinking/SwiftfulRouting/issues/95
  /// https://github.com/SwiftfulThinking/SwiftfulRouting/pull/96
  var detents: Set<PresentationDetent> {
    let stacks = screen.filter { if case .stack = $0.kind { true } else { false } }
    for element in losesOuterDetents && !stacks.isEmpty ? stacks.visible : screen {
      if case .detents(let detents)? = element.attribute { return detents as? Set<PresentationDetent> ?? [] }
    }
    return []
  }

  private var losesOuterDetents: Bool {
    guard layers.count > 2, let top = layers.last, layers[layers.count - 2].kind == .sheet else { return false }
    let below = layers[layers.count - 2].elements.all
    return below.contains { if case .stack = $0.kind { true } else { false } }
      && below.first { $0.node === top.source }?.environment.stack == nil
  }

  /// Returns how often the bodies of some view types were read.
  func evaluations(of types: any View.Type...) -> [Int] { types.map { evaluations[ObjectIdentifier($0), default: 0] } }

  /// The user activity that the app hands over: the one of the topmost layer that has any.
  var activity: NSUserActivity? {
    for element in layers.reversed().flatMap({ $0.elements.visible.reversed() }) {
      guard case .userActivity(_, true, _)? = element.attribute else { continue }
      return element.node.kept(as: NSUserActivity.self)
    }
    return nil
  }

  /// The sources of zooms on display, and the sources from which the views on display have zoomed.
  var zooms: (sources: [AnyHashable], from: [AnyHashable]) {
    let attributes = screen.compactMap(\.attribute)
    return (
      attributes.compactMap { if case .zoomSource(let id) = $0 { id } else { nil } },
      attributes.compactMap { if case .zoom(let id) = $0 { id } else { nil } }
    )
  }

  /// The texts of the control at which the topmost popover or dialog points; `nil` if it is at another view.
  var source: [String]? {
    guard let layer = layers.last else { return nil }
    let source = layers.flatMap(\.elements.all).first { $0.node === layer.source }
    let controls = source?.visible.filter(\.isControl) ?? []
    return controls.count == 1 ? controls[0].texts : nil
  }

  /// The names of the views' previews.
  var previewNames: [String] {
    screen.compactMap { if case .previewName(let name)? = $0.attribute { name } else { nil } }
  }
}
