import Armature

extension FlowScene {
  /// Where the user is: the titles of the slots, with a mark where a layer begins. What does not fit is left
  /// out at the front; a line of one slot needs no breadcrumb.
  func breadcrumb(columns: Int) -> StyledText {
    let line = presentation.line
    guard line.count > 1 else { return StyledText() }
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
