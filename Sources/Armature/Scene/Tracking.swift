#if canImport(Observation)
  import Observation
#endif

/// A part of a scene that code of the app makes from its models.
enum Subject: Hashable, Sendable {
  /// The screen of a slot.
  case screen(SlotID)
  /// The answer of flows whether the user may leave a slot and everything above it.
  case leaving(SlotID)
  /// The texts and images that a container itself shows.
  case items(FlowID)
  /// The archive of the scene.
  case archive
  /// The answer of a rule about a destination.
  case place(DestinationID)
  /// Whether the user is still at the place where the link waits.
  case heldLink
  /// Whether the scene is locked.
  case lock

  /// Whether the rules are asked about the whole scene again.
  fileprivate var isOfRules: Bool {
    switch self {
    case .place, .heldLink: true
    case .screen, .leaving, .items, .archive, .lock: false
    }
  }
}

/// Notices changes of the models that code of the app has read for a subject, where the system has Observation.
///
/// The changed subjects are collected, and updated in one hop to the main actor, after the change. Nothing is kept
/// alive: a model holds only the names of the subjects that have read it, until it changes or they are read again.
@MainActor
final class Tracking: Rule {
  private struct Reading {
    let version: Int?
    weak var owner: AnyObject?
    let registration: AnyObject
  }

  /// The observers of updates. They receive the subjects that an update has made again.
  let observers = Observers<[Subject]>()

  private var readings: [Subject: Reading] = [:]
  private let changed = Locked(ChangedSubjects())
  private weak var core: SceneCore?
  private var isUpdating = false
  /// The number of updates since a change that was not made by the code that an update runs.
  private var ownUpdates = 0
  /// The types of the flows whose changes were reported as a mistake.
  private var reported: Set<ObjectIdentifier> = []

  init(_ core: SceneCore) { self.core = core }

  /// Runs code of the app for a subject, and notices changes of the models that it has read.
  ///
  /// Code is registered once for each version. Views that draw a subject observe its registration too. A new
  /// registration for each drawing would make two views draw the subject in turns for ever.
  ///
  /// - Parameters:
  ///   - subject: The part of the scene that the code makes.
  ///   - version: Differs when the code would read other models; `nil` if it may always do so.
  ///   - owner: A reading for another object is made anew.
  ///   - read: The code. It may change a model itself, which is no reason to run it again.
  /// - Returns: The result of the code.
  func read<Result>(_ subject: Subject, version: Int?, of owner: AnyObject? = nil, _ read: () -> Result) -> Result {
    // Nobody draws an open draft.
    if version != nil, core?.draft != nil { return read() }
    if let version, let reading = readings[subject], reading.version == version, reading.owner === owner {
      let wasChanged = changed.withValue { $0.subjects.contains(subject) }
      let result = read()
      guard !wasChanged, changed.withValue({ $0.subjects.remove(subject) }) != nil else { return result }
    }
    let number = changed.withValue { $0.begin(subject) }
    let (result, registration) = observing(read) { [weak self, changed] in
      changed.withValue { $0.insert(subject, number) { Task { @MainActor in self?.update() } } }
    }
    if let registration {
      let reading = Reading(version: version, owner: owner, registration: registration)
      retire(exchange(&readings[subject], with: reading))
    }
    return result
  }

  /// Runs code of a flow that must only read models. If it also changes them, the code would run without end.
  func attributing<Result>(to flow: AnyCoordinator, _ read: () -> Result) -> Result {
    let outer = changed.withValue { exchange(&$0.reader, with: flow.flowID) }
    defer { changed.withValue { $0.reader = outer } }
    return read()
  }

  /// Ends a reading after the current change, or the next one. The end may notify views, which must not happen while
  /// they are drawn.
  private func retire(_ reading: Reading?) {
    if let reading { core?.delivery.add { _ = reading } }
  }

  /// The hop to the main actor that updates the changed subjects, if there are any.
  var hop: Task<Void, Never>? { changed.withValue { $0.task } }

  /// Updates the changed subjects now, unless code of the app is at work.
  func update() {
    let (subjects, writers) = changed.withValue { $0.take() }
    guard let core, !subjects.isEmpty, !core.isClosed else { return }
    ownUpdates = writers == nil ? 0 : ownUpdates + 1
    guard ownUpdates <= NavigationError.maximumDepth else { return report(writers ?? []) }
    guard core.obstacle == nil else {
      for subject in subjects { markChanged(subject) }
      return
    }
    // A subject that was read again since then must not count as changed when this reading ends.
    for subject in subjects { forget(subject) }
    // Observers are notified after the update, and may make changes of their own.
    core.delivery.hold()
    isUpdating = true
    core.redraw(subjects)
    isUpdating = false
    core.delivery.release()
    core.deliver()
    observers.notify(subjects)
  }

  private func report(_ writers: [FlowID]) {
    for flow in writers.compactMap({ core?.flow($0) }) {
      guard reported.insert(ObjectIdentifier(type(of: flow))).inserted else { continue }
      core?.report(
        .mistake(
          "\(flow.typeName) changes a model in code that reads it, such as admit(_:), absence(of:), isHidden(in:) or item(in:), so the "
            + "code would run without end: only read models there."),
        in: flow.eventFlow)
    }
  }

  /// Has a subject updated. A refused update is not tried for ever.
  func markChanged(_ subject: Subject) {
    guard !isUpdating || subject.isOfRules else { return }
    changed.withValue { changed in
      changed.insert(subject, changed.begin(subject)) { Task { @MainActor [weak self] in self?.update() } }
    }
  }

  func isIdle(in draft: Draft, _ difference: Difference?) -> Bool { readings.isEmpty || difference == nil }

  func ended(_ draft: Draft, _ difference: Difference?, _ outbox: inout Outbox) {
    guard let difference else { return }
    for slot in difference.lost { forget(.screen(slot.id)) }
    for flow in difference.lostFlows { forget(.items(flow.value.id)) }
  }

  func forget(_ subject: Subject) {
    changed.withValue { $0.end(subject) }
    retire(exchange(&readings[subject], with: nil))
  }
}

/// The subjects whose models have changed since the last hop. A model may change on any thread.
private struct ChangedSubjects {
  /// The number of the newest reading of each subject. The changes of older ones are ignored.
  private var numbers: [Subject: Int] = [:]
  private var last = 0
  private(set) var task: Task<Void, Never>?
  private var writers: [FlowID]? = []
  var subjects: Set<Subject> = []
  /// The flow whose code is reading models.
  var reader: FlowID?

  mutating func begin(_ subject: Subject) -> Int {
    last += 1
    numbers[subject] = last
    return last
  }

  mutating func end(_ subject: Subject) {
    numbers[subject] = nil
    subjects.remove(subject)
  }

  mutating func insert(_ subject: Subject, _ number: Int, start: () -> Task<Void, Never>) {
    guard numbers[subject] == number else { return }
    subjects.insert(subject)
    if let reader { writers?.append(reader) } else { writers = nil }
    if task == nil { task = start() }
  }

  /// Returns the changed subjects, in the order in which they were read, and the flows that have changed a model in
  /// code that reads models; `nil` if other code has changed one, too.
  mutating func take() -> (subjects: [Subject], writers: [FlowID]?) {
    defer { (subjects, writers, task) = ([], [], nil) }
    return (subjects.sorted { numbers[$0, default: 0] < numbers[$1, default: 0] }, writers)
  }
}

extension SceneCore {
  var tracking: Tracking { rule(Tracking.self) }

  /// Draws subjects again whose models have changed, in one change.
  fileprivate func redraw(_ subjects: [Subject]) {
    let asksRules = subjects.contains(where: \.isOfRules)
    let update = { [self] (draft: Draft) in
      if asksRules { try reviewEverything(in: draft) }
      for subject in subjects { try redraw(subject, in: draft) }
    }
    guard (try? change(asksRules ? .guards : .verb, update)) == nil else { return }
    // One of them was refused. The others are still drawn again.
    if asksRules { _ = root?.attempt("checkGuards()") { try change(.guards, reviewEverything) } }
    for subject in subjects {
      if case .items(let id) = subject {
        _ = flow(id)?.attempt("refresh()") { try change { try redraw(subject, in: $0) } }
      } else {
        try? change { try redraw(subject, in: $0) }
      }
    }
  }

  private func redraw(_ subject: Subject, in draft: Draft) throws {
    switch subject {
    case .screen(let slot), .leaving(let slot): scene?.flow(drawing: slot)?.refresh(slot)
    case .items(let id): try flow(id)?.redraw(in: draft)
    case .lock: draft.updateLock()
    case .archive, .place, .heldLink: break
    }
  }
}

/// Runs code, and calls back once before the first change of an observable value that the code has read.
///
/// - Returns: The result of the code, and its registration, which ends when it is released; `nil` where the system does
///   not have Observation.
@MainActor
func observing<Result>(
  _ read: () -> Result, onChange: @escaping @Sendable () -> Void
) -> (result: Result, registration: AnyObject?) {
  #if canImport(Observation)
    if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
      let registration = Registration()
      let result = withObservationTracking {
        registration.end.access()
        return read()
      } onChange: {
        onChange()
      }
      return (result, registration)
    }
  #endif
  return (read(), nil)
}

#if canImport(Observation)
  /// Ends a tracking, which Observation itself does only at a change: the end is one.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private final class Registration {
    let end = ObservableMark()

    deinit { end.change() }
  }

  /// A value without content that code can observe.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  final class ObservableMark: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private var value: Void { () }

    /// Makes the code that is being observed depend on the mark.
    func access() { registrar.access(self, keyPath: \.value) }

    /// Notifies the observers that have accessed the mark.
    func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
  }
#endif
