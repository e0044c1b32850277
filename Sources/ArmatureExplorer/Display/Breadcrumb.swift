import Armature

extension FlowScene {
  /// Returns the titles of the slots, with a mark where a layer begins. If there is too little room, titles are left
  /// out at the front. If all screens of the line are on display, the breadcrumb is empty. If there are several scenes,
  /// it begins with the scene's name.
  package func breadcrumb(columns: Int, isNamed: Bool = false, screensOnDisplay: Int = 1) -> StyledText {
    if isNamed {
      let name = StyledText(name, .dim).truncated(columns: columns / 2) + StyledText(": ", .dim)
      return name + trail(columns: columns - name.displayWidth)
    }
    return presentation.screenCount > screensOnDisplay ? trail(columns: columns) : StyledText()
  }

  private func trail(columns: Int) -> StyledText {
    var breadcrumb = StyledText()
    let parts = parts { screen(of: $0.id)?.title }
    for (index, part) in parts.enumerated().reversed() {
      let mark = part.layer.map { " [\($0)] " } ?? (index == 0 ? "" : " › ")
      let longer = StyledText(mark, .dim) + StyledText(part.title, .dim) + breadcrumb
      if longer.displayWidth > columns - (index > 0 ? 1 : 0), !breadcrumb.isEmpty {
        return StyledText("…", .dim) + breadcrumb
      }
      breadcrumb = longer
    }
    return breadcrumb
  }

  /// Returns the titles of the slots by layers, from the window's layer up. The kind of the window's layer is a push.
  ///
  /// - Parameter screenTitle: Returns the title of a slot's screen.
  /// - Returns: The layers, none of them empty.
  func titlesByLayer(_ screenTitle: (Node) -> String?) -> [(kind: PresentationStyle.Kind, titles: [String])] {
    parts(screenTitle).reduce(into: []) { layers, part in
      if part.layer != nil || layers.isEmpty { layers.append((part.layer ?? .push, [])) }
      layers[layers.count - 1].titles.append(part.title)
    }
  }

  /// The titles of the slots, each with the kind of the layer that begins there, if any. The title of a container is
  /// that of the flow it shows, so the same title is not repeated for the screen inside.
  private func parts(_ screenTitle: (Node) -> String?) -> [(layer: PresentationStyle.Kind?, title: String)] {
    var parts: [(layer: PresentationStyle.Kind?, title: String)] = []
    var container: (layer: PresentationStyle.Kind?, title: String?)
    for node in presentation.line {
      let layer = node.style.isModal ? node.style.kind : container.layer
      let title = title(of: node, screenTitle)
      let isRepeated = title != nil && title?.normalized == container.title?.normalized
      if let title, !isRepeated { parts.append((layer, title)) }
      if node.content == nil {
        container = (nil, nil)
      } else {
        // Columns have no title: what is around them counts for the screen inside.
        container = title == nil ? (layer, container.title) : (nil, title)
      }
    }
    return parts
  }

  private func title(of node: Node, _ screenTitle: (Node) -> String?) -> String? {
    switch node.content {
    case .tabs(let tabs): return Bar(tabs).title
    case .custom(let custom): return Bar(custom).title
    case .split, .stack, .dialog: return nil
    case nil:
      let title = screenTitle(node) ?? ""
      return title.isEmpty ? "\(node.destination)" : title
    }
  }
}

extension Presentation {
  /// The number of slots in the line that show a screen, not a container.
  package var screenCount: Int { line.reduce(0) { $0 + ($1.content == nil ? 1 : 0) } }
}

extension SceneDirectory {
  /// Whether more than one scene is open.
  package var hasSeveral: Bool { scenes.count > 1 }
}
