/// The code of the app that waits until a slot is removed, and the questions that wait for their turn.
///
/// Only the scene holds it: the waiting code usually holds a flow, so a flow that held the code would never be
/// deallocated. When the scene is deallocated, the code is resumed.
@MainActor
final class Outcomes: Rule {
  /// The number of questions that can wait for their turn.
  private static let maximumQuestions = 16

  private var waiting: [SlotID: (continuation: CheckedContinuation<Void, any Error>, work: ScreenWork.Work?)] = [:]
  /// Closures that receive the value of the flow in a slot, for the code that waits.
  private var receivers: [SlotID: (AnyCoordinator) -> Void] = [:]
  /// The questions that wait for their turn, in the order in which they were asked.
  private var questions: [WaitingQuestion] = []
  /// The slots whose code has been resumed, and has not reached the main actor yet.
  private var resumed: Set<SlotID> = []
  /// Resumes the questions that wait until this code has run.
  private let turns = Waiters()

  init(_ core: SceneCore) {}

  func isIdle(in draft: Draft, _ difference: Difference?) -> Bool {
    difference == nil || draft.notes.outcomes.isEmpty && waiting.isEmpty
  }

  // Ends the waiting of questions whose flows a change has removed, and shows the ones whose turn it is now.
  func ended(_ draft: Draft, _ difference: Difference?, _ outbox: inout Outbox) {
    guard let difference else { return }
    let core = draft.core
    outbox.values += draft.notes.outcomes
    follow(difference, in: core, &outbox)
    for question in questions where question.flow?.isDetached != false {
      resume(question.slot)
      guard let before = difference.before, let flow = question.flow?.flowID ?? core.root?.flowID else { continue }
      let event = NavigationEvent(
        kind: .questionEnded(question.title, isCancelled: false), cause: draft.cause,
        flow: NavigationEvent.Flow(state: before, position: .flow(flow)))
      outbox.shown.append { core.delivery.events.notify(event) }
    }
    guard !questions.isEmpty else { return }
    outbox.asked.append { [weak self, weak core] in if let core { self?.showQuestionsLater(in: core) } }
  }

  // MARK: Code that waits

  /// Connects new flows with the code that waits for them, and resumes the code whose slot is neither there nor to be
  /// shown later.
  private func follow(_ difference: Difference, in core: SceneCore, _ outbox: inout Outbox) {
    guard !waiting.isEmpty else { return }
    for slot in difference.gained {
      guard let receive = receivers[slot.id], let flow = slot.flow.value.slots[slot.index].child?.value.id else {
        continue
      }
      core.flow(flow).map(receive)
    }
    let after = difference.after
    // The ones on top first, as they are removed.
    for slot in waiting.keys.sorted(by: { $0.number > $1.number })
    where after?.locate(slot) == nil && after?.askedSlots?.contains(slot) != true {
      if !questions.contains(where: { $0.slot == slot }) { outbox.shown.append { [weak self] in self?.resume(slot) } }
    }
  }

  /// Adds code that waits. Its screen's work waits for the user meanwhile.
  func add(
    _ slot: SlotID, _ continuation: CheckedContinuation<Void, any Error>,
    receive: @escaping (AnyCoordinator) -> Void
  ) {
    let work = ScreenWork.current
    waiting[slot] = (continuation, work)
    receivers[slot] = receive
    work?.waits += 1
  }

  /// Resumes the code that waits for a slot, if any.
  func resume(_ slot: SlotID, throwing error: (any Error)? = nil) {
    questions.removeAll { $0.slot == slot }
    guard let (continuation, work) = waiting.removeValue(forKey: slot) else { return }
    receivers[slot] = nil
    work?.waits -= 1
    resumed.insert(slot)
    if let error { continuation.resume(throwing: error) } else { continuation.resume() }
  }

  /// Notes that the code that waited for a slot has run on.
  func recordReturn(to slot: SlotID) {
    resumed.remove(slot)
    turns.resume()
  }

  // MARK: Questions

  /// Shows a question, or lets it wait until the alert or the dialog at the end of its line is removed.
  func ask(_ question: WaitingQuestion, in core: SceneCore) {
    questions.append(question)
    showQuestions(in: core)
    guard let flow = question.flow, questions.contains(where: { $0.slot == question.slot }) else { return }
    if questions.count > Self.maximumQuestions {
      resume(question.slot)
      let message =
        "\(Self.maximumQuestions) questions wait already, so \(flow.typeName) does not ask “\(question.title)”: ask one "
        + "after the other, with await."
      core.report(.mistake(message), in: flow.eventFlow)
    } else {
      core.report(.questionWaits(question.title), in: flow.eventFlow)
    }
  }

  /// Shows the questions whose turn it is.
  private func showQuestions(in core: SceneCore) {
    while let index = questions.firstIndex(where: \.isNext) {
      // The code that has the last answer runs first.
      guard resumed.isEmpty else { return showQuestionsLater(in: core) }
      let question = questions.remove(at: index)
      do { try core.change { try question.show($0) } } catch { resume(question.slot, throwing: error) }
    }
  }

  /// The turns to wait for; `nil` when no resumed code has to run first.
  private var nextTurn: Waiters? { resumed.isEmpty ? nil : turns }

  /// Ends the waiting of a question whose task was cancelled, if it waits.
  func withdraw(_ slot: SlotID, in core: SceneCore) {
    guard let question = questions.first(where: { $0.slot == slot }) else { return }
    resume(slot)
    core.report(.questionEnded(question.title, isCancelled: true), in: question.flow?.eventFlow)
  }

  /// Shows the questions whose turn it is, after the code that has the last answer has run: it may navigate first.
  /// `settled()` waits for that.
  private func showQuestionsLater(in core: SceneCore) {
    guard let question = questions.first(where: \.isNext) else { return }
    _ = core.scene?.work.actions.run(in: question.slot) { [weak self, weak core] in
      while let turns = self?.nextTurn { await turns.wait() }
      if let core { self?.showQuestions(in: core) }
    }
  }

  deinit {
    for (continuation, _) in waiting.values { continuation.resume() }
  }
}

/// A question that was asked and is not shown yet.
struct WaitingQuestion {
  let slot: SlotID
  let title: String
  /// The flow that asks.
  weak var flow: AnyCoordinator?
  /// Shows the question.
  let show: (Draft) throws -> Void

  /// Whether no alert and no dialog is at the end of the line.
  @MainActor fileprivate var isNext: Bool { flow?.lineEnd.state.topLayer.style.isDialog != true }
}

extension AnyCoordinator {
  /// The flow at the end of the line, which shows the questions of the flows below it.
  final var lineEnd: AnyCoordinator {
    guard let core, let path, let flow = core.flow(at: core.current.lineEnd(around: path)),
      !(flow is AnyContainer)
    else { return self }
    return flow
  }
}
