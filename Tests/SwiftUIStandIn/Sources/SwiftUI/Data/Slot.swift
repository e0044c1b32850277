/// Where a property wrapper of a view finds its value. A view is a value that is made anew all the time; before its body is
/// asked for, the slots of its properties are linked to what is kept for that place of the window.
final class Slot<Value>: @unchecked Sendable {
  private let make: () -> Value
  private var linked: Location<Value>?

  init(_ make: @escaping () -> Value) { self.make = make }

  /// Outside a window a slot keeps its first value itself.
  var location: Location<Value> {
    if let linked { return linked }
    let location = Location(make())
    linked = location
    return location
  }

  func link(to location: AnyObject?) -> AnyObject {
    let location = location as? Location<Value> ?? Location(make())
    linked = location
    return location
  }
}

/// A value that is kept for a place of the window.
final class Location<Value>: @unchecked Sendable {
  private var current: Value
  /// Called before a change.
  var willChange: (() -> Void)?

  init(_ value: Value) { current = value }

  var value: Value {
    get { current }
    set {
      willChange?()
      current = newValue
    }
  }
}
