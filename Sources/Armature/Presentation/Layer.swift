/// A run of the line that one host stack draws.
struct Layer: Equatable, Sendable {
  let root: Node
  var path: [Node] = []

  var nodes: [Node] { [root] + path }

  var content: Presentation.Content {
    if root.style.isDialog { return .dialog(root) }
    if path.isEmpty, let content = root.content { return content }
    return .stack(root: root, path: path)
  }
}
