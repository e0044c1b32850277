/// The value of a binding as the system knows it: as it last read or wrote it.
///
/// The documentation does not say when the system reads a binding. It also does so between its own write and the next
/// drawing. A binding that returns what was last drawn then holds the old value, so the change is undone and made again.
///
/// https://developer.apple.com/documentation/swiftui/binding/init(get:set:)-7ufcp
@MainActor
final class Known<Value: Equatable> {
  private(set) var value: Value?
  /// The value that the binding held when the system wrote another one.
  private var held: Value?
  /// Whether the window shows the written value although the binding has not changed.
  private var isShown = false

  /// Reads a binding for a drawing. The system reads it again only after the view was made anew, unless the binding is
  /// one of a state or an observed object.
  func read(_ binding: Binding<Value>, in place: Place) -> Value {
    if place.isSame, binding.source == nil, let value { return value }
    let new = binding.wrappedValue
    if let held, new == value, new != held { place.node.window.fail(Window.heldBinding) }
    // A binding that never held the written value has not changed for the system. No page says what happens then.
    if let value, let held, isShown, new == held { return value }
    (value, held) = (new, nil)
    return new
  }

  /// Writes a value that the user has chosen.
  ///
  /// - Parameters:
  ///   - new: The value.
  ///   - binding: The binding; `nil` if the app has none.
  ///   - isShown: Whether the window shows the value before the binding holds it.
  func write(_ new: Value, to binding: Binding<Value>?, isShown: Bool) {
    let old = value
    (value, held) = (new, nil)
    binding?.wrappedValue = new
    if let now = binding?.wrappedValue, now != new { (held, self.isShown) = (now, isShown && now == old) }
  }
}

extension Window {
  static let heldBinding = "a binding held its old value after a write, until the views were drawn again"

  /// Reports that the user has left a page or a layer, and reads the binding again.
  func end(_ request: Request, at node: Node) {
    report {
      request.end()
      node.held = request.isHeld() ? request.id : nil
      // Only the next drawing counts.
      self.effects.append { node.held = nil }
    }
  }
}

extension Place {
  /// Checks that a binding is one of a state or of an observed object. One that is made of closures is another one after
  /// each drawing. Apps built with Xcode 16.3 or later then get `onAppear` for the page two below the new one, and none on
  /// the way back. On iOS 16, two quick steps back end the app. For tabs and columns, there are no reports.
  ///
  /// https://dev.classmethod.jp/en/articles/xcode-16-3-navigationstack-onappear-issue
  /// https://github.com/SwiftfulThinking/SwiftfulRouting/issues/93
  /// https://github.com/pointfreeco/swift-composable-architecture/issues/2058
  func checkSource(of binding: Binding<some Any>?, _ name: String) {
    if let binding, binding.source == nil { node.window.fail("\(name) is in a binding of closures") }
  }

  /// Checks that a binding that was written gave up its value at once, or not at all.
  func check(_ request: Request?) {
    guard !isSame, let held = node.held else { return }
    node.held = nil
    if request?.id != held { node.window.fail(Window.heldBinding) }
  }
}
