import Armature

/// Records a trace: whoever acts for the user calls it before and after each action. It observes the scenes itself.
///
/// A change between two actions, such as the end of a screen's task, belongs to the action before it. The recorder
/// holds neither the scenes nor their flows.
@MainActor
package final class TraceRecorder {
  private weak var scenes: SceneDirectory?
  private let columns: @MainActor () -> Int
  private var recorded: Trace
  private var titles = TitleCache()
  /// The flows in the scenes when they were last looked at.
  private var flows: [FlowID: Trace.Flow] = [:]
  private var flowCount = 0

  /// Starts recording.
  ///
  /// - Parameters:
  ///   - scenes: The scenes of the app, also those that are opened later.
  ///   - title: The title of the trace.
  ///   - source: The line that has opened the app, if it is known.
  ///   - columns: Returns the width of the display, which decides whether columns have room.
  package init(
    scenes: SceneDirectory, title: String, source: String? = nil, columns: @escaping @MainActor () -> Int = { 80 }
  ) {
    self.scenes = scenes
    self.columns = columns
    recorded = Trace(title: title, steps: [Trace.Step(text: "Start", command: "", source: source, after: .nowhere)])
    change { $0.after = place() }
    observe(scenes)
  }

  /// Continues with the scenes of the app after it was opened again.
  package func observe(_ scenes: SceneDirectory) {
    self.scenes = scenes
    for scene in scenes.scenes { observe(scene) }
    scenes.observe { [weak self] change in
      self?.record(EventDescription(change))
      if case .opened(let name) = change, let scene = self?.scenes?[name] { self?.observe(scene) }
    }
    recordFlows()
  }

  /// The trace so far.
  package var trace: Trace {
    recordFlows()
    return recorded
  }

  /// Begins an action.
  ///
  /// - Parameters:
  ///   - text: The action, for people.
  ///   - command: The command of the terminal host that does the same.
  ///   - source: The line that asks for the action, if it is known.
  ///   - display: The display before the action, if the caller has just looked at it.
  package func willAct(_ text: String, command: String, at source: String? = nil, on display: Display? = nil) {
    recordFlows()
    let place = place(display)
    let before = place == recorded.steps.last?.after ? nil : place
    recorded.steps.append(Trace.Step(text: text, command: command, source: source, before: before, after: place))
  }

  /// Ends a wait that has begun as an action. A wait in which nothing has happened leaves no step.
  ///
  /// - Parameter display: The display after the wait, if the caller has just looked at it.
  package func didWait(on display: Display? = nil) {
    let place = place(display)
    let wait = trace.steps[recorded.steps.count - 1]
    let isStill = wait.before == nil && wait.after == place
    if isStill, wait.events.isEmpty, wait.made.isEmpty, wait.released.isEmpty {
      recorded.steps.removeLast()
    } else {
      didAct(on: display)
    }
  }

  /// Ends the action that has begun.
  ///
  /// - Parameters:
  ///   - step: The action as the user's session has recorded it. It replaces the words that
  ///     ``willAct(_:command:at:on:)`` got.
  ///   - display: The display after the action, if the caller has just looked at it.
  ///   - failure: The message, if the action has failed.
  package func didAct(_ step: UserStep? = nil, on display: Display? = nil, failure: String? = nil) {
    recordFlows()
    let place = place(display)
    change { last in
      last.after = place
      last.failure = failure
      guard let step else { return }
      last.text = step.text
      last.command = step.readableCommand
      last.control = step.control
    }
  }

  /// Returns the place of the user now.
  private func place(_ display: Display? = nil) -> Trace.Place {
    guard let scene = scenes?.current else { return .nowhere }
    return Trace.Place(in: scene, display: display ?? Display(of: scene.front, columns: columns()), titles: &titles)
  }

  private func change(_ edit: (inout Trace.Step) -> Void) { edit(&recorded.steps[recorded.steps.count - 1]) }

  private func record(_ event: EventDescription) { change { $0.events.append(event) } }

  private func observe(_ scene: FlowScene) {
    scene.observeEvents { [weak self, name = scene.name] event in
      if let event = EventDescription(event, in: name) { self?.record(event) }
    }
  }

  /// Compares the flows with those before.
  private func recordFlows() {
    var released = flows
    var made: [Trace.Flow] = []
    for flow in (scenes?.scenes ?? []).flatMap(\.root.withDescendants) {
      guard released.removeValue(forKey: flow.flowID) == nil else { continue }
      flowCount += 1
      let number = Trace.Flow(type: "\(type(of: flow))", number: flowCount)
      flows[flow.flowID] = number
      made.append(number)
    }
    for id in released.keys { flows[id] = nil }
    change { last in
      last.made += made
      last.released += released.values.sorted { $0.number < $1.number }
    }
  }
}

extension AnyCoordinator {
  /// The flow and all flows in it.
  fileprivate var withDescendants: [AnyCoordinator] { [self] + children.flatMap(\.withDescendants) }
}
