/// Running tasks of a scene's screens. They are cancelled when the scene is deallocated.
@MainActor
final class ScreenWork {
  /// The work of the current task; `nil` outside of such work.
  @TaskLocal static var current: Work?

  private var works: [Int: (work: Work, task: Task<Void, Never>)] = [:]
  private var last = 0
  private let waiters = Waiters()
  /// Called when a task has ended, or has begun to wait for the user.
  var didPause: () -> Void = {}

  /// One piece of work.
  @MainActor
  final class Work {
    let slot: SlotID
    let button: String?
    private weak var list: ScreenWork?
    /// The number of the user's answers for which the task waits. It does not work meanwhile.
    var waits = 0 { didSet { if waits > oldValue { list?.notePause() } } }

    init(slot: SlotID, button: String?, list: ScreenWork) {
      self.slot = slot
      self.button = button
      self.list = list
    }
  }

  /// Runs work of a screen.
  ///
  /// - Parameters:
  ///   - slot: The slot of the screen.
  ///   - button: The title of the button that has started the work, if any.
  ///   - body: The work.
  /// - Returns: The task.
  func run(
    in slot: SlotID, for button: String? = nil, _ body: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    last += 1
    let number = last
    let work = Work(slot: slot, button: button, list: self)
    let task = Task { [weak self] in
      await Self.$current.withValue(work) { await body() }
      self?.works[number] = nil
      self?.notePause()
    }
    works[number] = (work, task)
    return task
  }

  /// The work that does not wait for the user, in the order of its beginning.
  var running: [(slot: SlotID, button: String?)] {
    works.filter { $0.value.work.waits == 0 }.sorted { $0.key < $1.key }.map {
      ($0.value.work.slot, $0.value.work.button)
    }
  }

  /// Waits until a task has ended, or has begun to wait for the user. Returns early when the waiting task is cancelled.
  func nextPause() async { await waiters.wait() }

  private func notePause() {
    waiters.resume()
    didPause()
  }

  deinit {
    for (_, task) in works.values { task.cancel() }
  }
}
