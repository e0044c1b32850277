/// The system's data about a stack: the pages that it shows, and the means to push and pop.
@MainActor
final class StackState {
  /// One page above the root.
  struct Page {
    /// Distinguishes it from other pages at the same height.
    let id: AnyHashable
    /// Reports that the user has left the page.
    let end: () -> Void
  }

  unowned let node: Node
  /// The values on the path.
  let values = Known<[AnyHashable]>()
  /// The pages above the root, as the last drawing left them.
  var pages: [Page] = []
  /// Whether a push or a pop is under way.
  var isMoving = false
  /// The page that a swipe has uncovered, by its height.
  var shown: Int?
  /// The page that the user is leaving. Its link is not reset yet.
  var left: AnyHashable?
  /// The root and the values, as they were last drawn.
  var drawn: (root: Node?, values: [AnyHashable]) = (nil, [])
  /// Pushes a value, if the stack has a path.
  var push: ((AnyHashable) -> Void)?
  private var presented: [Int: Presented] = [:]

  init(node: Node) { self.node = node }

  /// Returns the presentation that `dismiss` ends on a page.
  func presented(at height: Int) -> Presented {
    let new = presented[height] ?? Presented { [weak self] in self?.pop(to: height - 1) }
    presented[height] = new
    return new
  }

  /// Goes back to a page, as the back button and its menu do; 0 is the root.
  func pop(to height: Int) {
    guard height < pages.count else { return }
    let page = pages[height]
    pages.removeSubrange(height...)
    isMoving = true
    if node.window.generation.resetsLinksAfterAppearing {
      left = page.id
      node.window.invalidate()
      node.window.update()
      left = nil
    }
    node.window.report(page.end)
  }

  /// Stores the pages of the last drawing.
  func take(_ new: [Page]) {
    if new.map(\.id) != pages.map(\.id) { isMoving = true }
    pages = new
  }

  /// Checks that the stack is not inside another one.
  func check(_ environment: EnvironmentValues) {
    if environment.stack != nil { node.window.fail("a stack stands on a page of another stack") }
  }

  /// Draws a page.
  func page(_ view: any View, height: Int, isSame: Bool, in place: Place) -> Element {
    var inner = Place(
      node: node.child("page \(height)", Page.self), environment: place.environment, isSame: isSame)
    inner.environment.stack = self
    inner.environment.isLazy = false
    inner.environment.isColumnRoot = false
    if height > 0 { inner.environment.presented = presented(at: height) }
    return inner.element(.page, inner.draw(view))
  }

  private func page(_ source: Node, _ request: Request) -> Page {
    Page(id: source) { source.window.end(request, at: source) }
  }

  /// Returns the pages that the views of a page request.
  func requests(of page: Element) -> [(source: Element, page: Page, view: any View)] {
    page.children.ofPage.compactMap { source in
      let node = source.node
      switch source.kind {
      case .attribute(.pushed(let request)) where request.id != nil:
        return (source, self.page(node, request), node.kept(isSame: source.isSame, request.content))
      case .viewLink(let request, let view):
        if let request { return request.id == nil ? nil : (source, self.page(node, request), view) }
        return node.isTapped ? (source, Page(id: node) { node.isTapped = false }, view) : nil
      default: return nil
      }
    }
  }
}
