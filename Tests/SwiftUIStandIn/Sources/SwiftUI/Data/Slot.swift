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
  /// Whether the view that owns the value has read it for its body.
  private(set) var isRead = false
  /// Called before a change, and whether the value was read.
  var willChange: ((Bool) -> Void)?

  init(_ value: Value) { current = value }

  /// Forgets who has read the value, before a body is asked for.
  func relink(willChange: @escaping (Bool) -> Void) {
    isRead = false
    self.willChange = willChange
  }

  /// Reads the value for the body of the view that owns it.
  func read() -> Value {
    if Drawing.isUnderWay { isRead = true }
    return current
  }

  var value: Value {
    get { current }
    set {
      if let current = current as? any Equatable, current.isEqual(to: newValue) { return }
      willChange?(isRead)
      current = newValue
    }
  }
}

/// Whether views are being drawn, for those who cannot ask the window.
enum Drawing {
  @TaskLocal static var isUnderWay = false
}
