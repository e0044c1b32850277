import Armature

/// The places where code of an app runs during a change.
enum UserCode: CaseIterable {
  case equality, hash, style, screen
  case childFlow, memberFlow, keepsLine, canLeave, adopt
  case didEnter, didLeave, onDismiss
  case sceneObserver, event
  case body
  case payloadRelease, flowRelease
}

/// Runs an action of the test once, when code of the app runs in one place.
@MainActor
final class Intruder {
  let place: UserCode
  private var action: (() -> Void)?

  init(_ place: UserCode) { self.place = place }

  func prepare(_ action: @escaping () -> Void) { self.action = action }

  nonisolated func run(_ place: UserCode) {
    MainActor.assumeIsolated {
      guard place == self.place, let action else { return }
      self.action = nil
      action()
    }
  }
}

/// A payload that tells an intruder when it is compared, hashed and released.
final class Spy: Hashable, Sendable {
  let number: Int
  let intruder: Intruder

  init(_ number: Int, _ intruder: Intruder) { (self.number, self.intruder) = (number, intruder) }

  deinit { intruder.run(.payloadRelease) }

  static func == (left: Spy, right: Spy) -> Bool {
    left.intruder.run(.equality)
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    intruder.run(.hash)
    hasher.combine(number)
  }
}

enum Spied: Destination, CustomStringConvertible {
  case page(Spy), flow(Spy), sheet(Spy)

  var spy: Spy {
    switch self {
    case .page(let spy), .flow(let spy), .sheet(let spy): spy
    }
  }

  var description: String { "\(spy.number)" }

  var style: PresentationStyle {
    spy.intruder.run(.style)
    if case .sheet = self { return .sheet }
    return .push
  }

  static var links: [LinkPattern<Self>] { [] }

  func screen(in flow: SpiedFlow) -> Screen<Self> {
    spy.intruder.run(.screen)
    if case .flow = self { return .child }
    return Screen(description)
  }
}

/// A flow that tells an intruder when its code runs.
final class SpiedFlow: Coordinator<Spied> {
  let intruder: Intruder
  let census: Census
  var entries = 0

  init(_ number: Int, _ intruder: Intruder, _ census: Census) {
    (self.intruder, self.census) = (intruder, census)
    super.init(root: .page(Spy(number, intruder)))
    census.add(self)
  }

  deinit { intruder.run(.flowRelease) }

  override func child(for destination: Spied) -> AnyCoordinator? {
    intruder.run(.childFlow)
    guard case .flow(let spy) = destination else { return nil }
    let flow = SpiedFlow(spy.number * 10, intruder, census)
    flow.push(.page(Spy(spy.number * 10 + 1, intruder)))
    return flow
  }

  override func canLeave(_ slot: Slot<Spied>) -> Bool {
    intruder.run(.canLeave)
    return true
  }

  override func adopt(_ destination: Spied, in child: AnyCoordinator) -> Bool {
    intruder.run(.adopt)
    return true
  }

  override func didEnter() {
    entries += 1
    intruder.run(.didEnter)
  }

  override func didLeave() {
    entries -= 1
    intruder.run(.didLeave)
  }
}

final class SpiedTabs: ContainerCoordinator {
  let intruder: Intruder
  let census: Census

  init(_ intruder: Intruder, _ census: Census) {
    (self.intruder, self.census) = (intruder, census)
    super.init(names: ["a", "b", "c"])
  }

  override func flow(named name: String) -> AnyCoordinator {
    intruder.run(.memberFlow)
    return SpiedFlow(name == "a" ? 0 : 5, intruder, census)
  }

  override func keepsLine(of name: String) -> Bool {
    intruder.run(.keepsLine)
    return name == "a"
  }
}
