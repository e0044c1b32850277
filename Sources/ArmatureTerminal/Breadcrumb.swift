import Armature

extension FlowScene {
  /// Where the user is: the titles of the slots, with a mark where a layer begins. What does not fit is left out at the front;
  /// a line of one slot needs no breadcrumb. Where there are several scenes, the name stands before it.
  func breadcrumb(columns: Int, isNamed: Bool = false) -> StyledText {
    if isNamed {
      let name = StyledText(name, .dim).truncated(columns: columns / 2) + StyledText(": ", .dim)
      return name + trail(columns: columns - name.displayWidth)
    }
    return presentation.line.count > 1 ? trail(columns: columns) : StyledText()
  }

  private func trail(columns: Int) -> StyledText {
    let line = presentation.line
    var breadcrumb = StyledText()
    for (index, node) in line.enumerated().reversed() {
      let title = screen(of: node.id)?.title ?? ""
      let mark = node.style.isModal ? " [\(node.style.kind)] " : index > 0 ? " › " : ""
      let longer =
        StyledText(mark, .dim) + StyledText(title.isEmpty ? "\(node.destination)" : title, .dim) + breadcrumb
      if longer.displayWidth > columns - (index > 0 ? 1 : 0), !breadcrumb.isEmpty {
        return StyledText("…", .dim) + breadcrumb
      }
      breadcrumb = longer
    }
    return breadcrumb
  }
}
