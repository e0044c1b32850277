import Foundation

/// A problem with saved state. ``StateKeeper`` reports it, and the app continues.
public struct StateProblem: Sendable {
  package enum Kind: Sendable {
    /// The file cannot be read. The app starts from its previous generation, or anew.
    case damaged(StateStoreError, hasPrevious: Bool)
    /// Some scenes of the file cannot be read: their number, and the problem of the first one. The others are restored.
    case unreadable(scenes: Int, problem: String)
    /// A part of a scene could not be restored.
    case lost(scene: String, RestoreReport.Loss)
    /// Two open scenes have the same name. Only the last one is saved from now on.
    case sameName(String)
    /// The state cannot be written. The next change tries again.
    case notSaved(StateStoreError)
  }

  package let kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  /// A word for the problem, for code that distinguishes problems: `damaged` and `unreadable` for a file, `lost` for a
  /// part of a scene, `sameName` for two scenes, `notSaved`.
  public var code: String { caseName(of: kind) ?? "" }
}

extension StateProblem: CustomStringConvertible {
  /// One sentence.
  public var description: String {
    switch kind {
    case .damaged(let error, let hasPrevious):
      "\(error); \(hasPrevious ? "the app uses the previous state" : "the app starts anew")"
        + (error.isDamage ? ", and the next save keeps this file beside the new one, with the ending “.damaged”" : "")
    case .notSaved(let error): "\(error)"
    case .sameName(let name): "two open scenes are named “\(name.excerpt)”; only the last one is saved from now on"
    case .unreadable(let count, let problem):
      "\(count == 1 ? "a saved scene" : "\(count) saved scenes") cannot be read: \(problem)"
        + (count == 1 ? "" : " (in the first one)")
    case .lost(let scene, let loss): "\(scene.excerpt): \(loss)"
    }
  }
}
