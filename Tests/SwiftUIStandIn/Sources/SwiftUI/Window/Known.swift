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

  /// Reads a binding for a drawing. The system reads it again only after the view was made anew, unless the binding is
  /// one of a state or an observed object.
  func read(_ binding: Binding<Value>, in place: Place) -> Value {
    if place.isSame, binding.source == nil, let value { return value }
    let new = binding.wrappedValue
    if let held, new == value, new != held { place.node.window.fail(Window.heldBinding) }
    (value, held) = (new, nil)
    return new
  }

  func write(_ new: Value, to binding: Binding<Value>?) {
    (value, held) = (new, nil)
    binding?.wrappedValue = new
    if let now = binding?.wrappedValue, now != new { held = now }
  }
}

extension Window {
  static let heldBinding = "a binding held its old value after a write, until the views were drawn again"

  /// Reports that the user has left a page or a layer, and reads the binding again.
  func end(_ request: Request, at node: Node) {
    report {
      request.end()
      node.held = request.isHeld() ? request.id : nil
    }
  }
}

extension Place {
  /// Checks that a binding that was written gave up its value at once, or not at all.
  func check(_ request: Request?) {
    guard !isSame, let held = node.held else { return }
    node.held = nil
    if request?.id != held { node.window.fail(Window.heldBinding) }
  }
}
