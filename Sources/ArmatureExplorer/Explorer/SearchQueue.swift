/// The tasks of an exploration: acts that were not tried anywhere in their place first, then those nearest to the
/// start.
struct SearchQueue {
  enum Task {
    /// Checks a state.
    case check(Int)
    /// Tries an act in a state.
    case attempt(Int, String)
  }

  private struct Entry {
    let kind: Task
    /// The act in its place; `nil` for a check.
    let id: String?
    /// Whether one attempt for each place is enough.
    let isOnce: Bool
  }

  /// The entries by their costs, with the number of those that were taken.
  private var fresh: [(entries: [Entry], taken: Int)] = []
  private var covered: [(entries: [Entry], taken: Int)] = []

  mutating func add(_ task: Task, cost: Int, id: String?, isOnce: Bool) {
    while fresh.count <= cost { fresh.append(([], 0)) }
    fresh[cost].entries.append(Entry(kind: task, id: id, isOnce: isOnce))
  }

  /// Takes the next task.
  ///
  /// - Parameter isCovered: Returns whether an act was tried in its place.
  /// - Returns: The task; `nil` if nothing is left.
  mutating func next(unlessCovered isCovered: (String) -> Bool) -> Task? {
    for cost in fresh.indices {
      while fresh[cost].taken < fresh[cost].entries.count {
        let entry = fresh[cost].entries[fresh[cost].taken]
        fresh[cost].taken += 1
        guard let id = entry.id, isCovered(id) else { return entry.kind }
        if entry.isOnce { continue }
        while covered.count <= cost { covered.append(([], 0)) }
        covered[cost].entries.append(entry)
      }
    }
    for cost in covered.indices where covered[cost].taken < covered[cost].entries.count {
      covered[cost].taken += 1
      let entry = covered[cost].entries[covered[cost].taken - 1]
      return entry.kind
    }
    return nil
  }

  /// The attempts that were not taken: the states, and the identities of the acts.
  var remaining: [(Int, String)] {
    (fresh + covered).flatMap { $0.entries[$0.taken...] }.compactMap { entry in
      if case .attempt(let state, let key) = entry.kind { (state, key) } else { nil }
    }
  }
}
