/// What a change touched, told to the observers of a flow or of a scene after it has happened.
public struct FlowChange: Sendable {
  /// The kinds of change, several at once after a batch.
  public struct Kinds: OptionSet, Hashable, Sendable {
    /// A bit per kind.
    public let rawValue: UInt8
    /// The kinds whose bits are set.
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Routes came or went.
    @inlinable public static var routes: Self { Self(rawValue: 1) }
    /// The flow has another root.
    @inlinable public static var root: Self { Self(rawValue: 2) }
    /// A payload was changed in place.
    @inlinable public static var payload: Self { Self(rawValue: 4) }
    /// Screens have to be drawn again, with the places unchanged.
    @inlinable public static var screens: Self { Self(rawValue: 8) }
    /// A container shows another flow, or has other ones.
    @inlinable public static var children: Self { Self(rawValue: 16) }
  }

  /// What happened.
  public let kinds: Kinds
  /// How many routes of the flow, counted from its root, the change left as they were. For a scene: of the root flow.
  public let unchanged: Int
  /// Whether a host shows the change with its animation; not in ``withoutAnimation(_:)``.
  public let isAnimated: Bool

  /// Whether what is changed now is shown with an animation.
  @MainActor @usableFromInline static var areAnimated = true

  @MainActor @inlinable init(_ kinds: Kinds, unchanged: Int) {
    self.init(kinds, unchanged: unchanged, isAnimated: Self.areAnimated)
  }

  @inlinable init(_ kinds: Kinds, unchanged: Int, isAnimated: Bool) {
    self.kinds = kinds
    self.unchanged = unchanged
    self.isAnimated = isAnimated
  }

  /// Both changes as one.
  func merged(with other: Self?) -> Self {
    guard let other else { return self }
    return Self(
      kinds.union(other.kinds), unchanged: min(unchanged, other.unchanged), isAnimated: isAnimated && other.isAnimated)
  }
}

/// The means to end an observation. Nobody has to keep it: without ``cancel()`` the observation lasts as long as what it
/// observes.
@MainActor
public struct ObservationToken {
  let end: () -> Void

  /// Ends the observation; a second call does nothing.
  public func cancel() { end() }
}

/// The observers of one thing, in the order in which they came.
///
/// It is an object of its own, so that an observation refers to it weakly and not to the flow: objects with weak references
/// are slower to retain.
@MainActor
@usableFromInline
final class Observers<Value> {
  @exclusivity(unchecked)
  @usableFromInline var list: [(number: Int, call: (Value) -> Void)] = []
  private var last = 0
  private var removals = 0
  /// Called when the first observer has come or the last one has gone.
  private let didChange: (Bool) -> Void

  init(didChange: @escaping (_ isEmpty: Bool) -> Void = { _ in }) { self.didChange = didChange }

  @inlinable var isEmpty: Bool { list.isEmpty }

  func add(_ call: @escaping (Value) -> Void) -> ObservationToken {
    last += 1
    list.append((last, call))
    didChange(false)
    return ObservationToken { [weak self, last] in self?.remove(last) }
  }

  private func remove(_ number: Int) {
    // Not in place: what the call releases may end another observation.
    list = list.filter { $0.number != number }
    removals += 1
    didChange(list.isEmpty)
  }

  func tell(_ value: Value) {
    // Whom an earlier one has cancelled is not called any more.
    let before = removals
    for observer in list where removals == before || list.contains(where: { $0.number == observer.number }) {
      observer.call(value)
    }
  }
}
