/// The callbacks after a change, in phases. This is the order of all of them.
struct Outbox {
  enum Phase: Int {
    /// Removed flows hear that they have left.
    case left
    /// Receivers get the values of finished flows.
    case values
    /// The slots that have gone, one after the other: each is told, and then its `onDismiss` is called.
    case removed
    /// Events of new slots and selections, and of everything that has happened besides.
    case shown
    /// The event of the visible screen.
    case visible
    /// New flows hear that they have entered.
    case entered
    /// Observers of flows and of the scene.
    case changed
    /// Questions to the user because of the change.
    case asked
    /// The scene has ended.
    case closed
  }

  private struct Call {
    let phase: Phase
    let order: Int
    let call: () -> Void

    func isBefore(_ other: Self) -> Bool {
      phase == other.phase ? order < other.order : phase.rawValue < other.phase.rawValue
    }
  }

  private var list: [Call] = []
  /// Whether the calls were added in their order, as in most changes.
  private var isSorted = true

  /// Adds a call.
  ///
  /// - Parameters:
  ///   - phase: Its phase.
  ///   - order: Its place within the phase. Calls of one place are made in the order in which they were added.
  ///   - call: The call.
  mutating func add(_ phase: Phase, order: Int = 0, _ call: @escaping () -> Void) {
    let new = Call(phase: phase, order: order, call: call)
    if let last = list.last, new.isBefore(last) { isSorted = false }
    list.append(new)
  }

  /// The calls, in their order.
  var calls: [() -> Void] {
    (isSorted ? list : list.sorted { $0.isBefore($1) }).map(\.call)
  }
}
