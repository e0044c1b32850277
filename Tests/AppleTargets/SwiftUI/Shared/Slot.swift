/// Finds the value of a property wrapper in a view. Views are made anew all the time, so before a body is read, the
/// slots of its properties are linked to the values that its node in the window keeps.
final class Slot<Value>: @unchecked Sendable {
  private let make: () -> Value
  private var linked: Location<Value>?

  init(_ make: @escaping () -> Value) { self.make = make }

  /// Outside a window, a slot keeps its first value itself.
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

/// A value that a node of the window keeps.
final class Location<Value>: @unchecked Sendable {
  private var current: Value
  /// Whether the view that owns the value has read it in its body.
  private(set) var isRead = false
  /// Called before a change, with whether the value was read.
  var willChange: ((Bool) -> Void)?

  init(_ value: Value) { current = value }

  /// Forgets that the value was read. It is called before a body is read.
  func relink(willChange: @escaping (Bool) -> Void) {
    isRead = false
    self.willChange = willChange
  }

  /// Reads the value in the body of the view that owns it.
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

/// Whether views are being drawn, for code that has no window at hand.
enum Drawing {
  @TaskLocal static var isUnderWay = false
}

extension Equatable {
  func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
