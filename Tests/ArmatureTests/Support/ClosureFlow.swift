import Armature

/// A flow that answers with closures of the test, which may navigate.
final class ClosureFlow: Coordinator<Styled> {
  var make: (Styled) -> AnyCoordinator? = { _ in nil }
  var takes: (Styled) -> Bool = { _ in false }
  var mayLeave: (Slot<Styled>) -> Bool = { _ in true }
  var greet: () -> Void = {}
  var seeAgain: (Styled) -> Void = { _ in }

  init(root: Styled = .page(0), make: @escaping (Styled) -> AnyCoordinator? = { _ in nil }) {
    self.make = make
    super.init(root: root)
  }

  override func child(for destination: Styled) -> AnyCoordinator? { make(destination) }
  override func adopt(_ destination: Styled, in child: AnyCoordinator) -> Bool { takes(destination) }
  override func canLeave(_ slot: Slot<Styled>) -> Bool { mayLeave(slot) }
  override func didEnter() { greet() }
  override func didReturn(to destination: Styled) { seeAgain(destination) }
}
