/// A token to end an observation. You need not keep it: without ``cancel()``, the observation lasts as long as the
/// observed object.
@MainActor
public struct ObservationToken {
  let end: () -> Void

  /// Ends the observation. A second call does nothing.
  public func cancel() { end() }
}

/// The observers of one object, in the order of their registration.
@MainActor
final class Observers<Value> {
  private var list: [(number: Int, call: (Value) -> Void)] = []
  private var last = 0
  private var removals = 0

  var isEmpty: Bool { list.isEmpty }

  func add(_ call: @escaping (Value) -> Void) -> ObservationToken {
    last += 1
    list.append((last, call))
    return ObservationToken { [weak self, last] in self?.remove(last) }
  }

  private func remove(_ number: Int) {
    removals += 1
    // Releasing an observer may end another observation.
    exchange(&list, with: list.filter { $0.number != number })
  }

  func tell(_ value: Value) {
    // An observer may cancel a later one, which is not called then.
    let before = removals
    for observer in list where removals == before || list.contains(where: { $0.number == observer.number }) {
      observer.call(value)
    }
  }
}
