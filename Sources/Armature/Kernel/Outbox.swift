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
  }

  private var list: [Call] = []

  /// Adds a call.
  ///
  /// - Parameters:
  ///   - phase: Its phase.
  ///   - order: Its place within the phase. Calls of one place are made in the order in which they were added.
  ///   - call: The call.
  mutating func add(_ phase: Phase, order: Int = 0, _ call: @escaping () -> Void) {
    list.append(Call(phase: phase, order: order, call: call))
  }

  /// The calls, in their order.
  var calls: [() -> Void] {
    list.sorted { ($0.phase.rawValue, $0.order) < ($1.phase.rawValue, $1.order) }.map(\.call)
  }
}
