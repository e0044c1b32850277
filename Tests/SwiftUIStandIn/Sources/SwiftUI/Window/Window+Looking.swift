// What can be seen.
extension Window {
  /// All texts of the layer on top.
  var texts: [String] { screen.compactMap { if case .text(let text) = $0.kind { text } else { nil } } }

  /// What stands in the fields of the layer on top, by their labels.
  var fields: [String: String] {
    var fields: [String: String] = [:]
    for element in screen {
      if case .field(let text, _) = element.kind { fields[element.texts.joined(separator: " ")] = text.wrappedValue }
    }
    return fields
  }

  /// The toggles of the layer on top, by their labels.
  var toggles: [String: Bool] {
    var toggles: [String: Bool] = [:]
    for element in screen {
      if case .toggle(let isOn) = element.kind { toggles[element.texts.joined(separator: " ")] = isOn.wrappedValue }
    }
    return toggles
  }

  /// Whether a control can be seen and tapped.
  func isEnabled(_ title: String) -> Bool {
    control(title)?.environment.isEnabled ?? false
  }

  /// The title of the page on top.
  var title: String { titles(of: layers.last?.elements ?? []).last ?? "" }

  /// The pages of all layers: `Notes > Note 7 | sheet: Settings`.
  var outline: String {
    layers.map { layer in
      let pages = titles(of: layer.elements).joined(separator: " > ")
      return layer.kind.map { "\($0): \(pages)" } ?? pages
    }.joined(separator: " | ")
  }

  /// The titles of the pages of the innermost stack that can be seen, or of what is there instead.
  private func titles(of elements: [Element]) -> [String] {
    for element in elements.visible.reversed() {
      if case .stack = element.kind { return element.children.map { $0.children.title ?? "?" } }
    }
    return [elements.title ?? "?"]
  }

  /// The tabs of the innermost bar that can be seen, with their badges, the selected one in brackets: `[Notes]`, `Mail 2`.
  var tabs: [String] {
    for element in screen.reversed() {
      guard case .tabs(let state) = element.kind else { continue }
      return element.children.map { element in
        guard case .tab(let tab) = element.kind else { return "?" }
        let text = [element.label ?? "?", tab.badge].compactMap(\.self).joined(separator: " ")
        return tab.tag == state.shown ? "[\(text)]" : text
      }
    }
    return []
  }

  /// The heights at which the sheet on top rests.
  var detents: Set<PresentationDetent> {
    for element in screen {
      if case .detents(let detents)? = element.attribute { return detents }
    }
    return []
  }

  /// How often the bodies of views of some types have been asked for.
  func evaluations(of types: any View.Type...) -> [Int] { types.map { evaluations[ObjectIdentifier($0), default: 0] } }

  /// What the app tells the system that the user is doing: what the topmost layer says that says something.
  var activity: NSUserActivity? {
    for element in layers.reversed().flatMap({ $0.elements.visible.reversed() }) {
      guard case .userActivity(_, true, _)? = element.attribute else { continue }
      return element.node.kept(as: NSUserActivity.self)
    }
    return nil
  }

  /// The names of the previews that the views are.
  var previewNames: [String] {
    screen.compactMap { if case .previewName(let name)? = $0.attribute { name } else { nil } }
  }
}
