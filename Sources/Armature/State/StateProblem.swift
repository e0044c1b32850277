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
      "\(error); \(hasPrevious ? "the state before it is used" : "the app starts anew")"
        + (error.isDamage ? ", and the next save keeps this file beside the new one, with the ending “.damaged”" : "")
    case .notSaved(let error): "\(error)"
    case .sameName(let name): "two open scenes are named “\(name.excerpt)”; only the last one is saved from now on"
    case .unreadable(let count, let problem):
      "\(count == 1 ? "a saved scene" : "\(count) saved scenes") cannot be read: \(problem)"
        + (count == 1 ? "" : " (the first one)")
    case .lost(let scene, let loss): "\(scene.excerpt): \(loss)"
    }
  }
}

/// The reason why a state cannot be read or written.
package enum StateStoreError: Error, Hashable, Sendable {
  /// The folder of the file does not exist.
  case missingFolder(URL)
  /// The app may not read or write the file, or its folder.
  case noPermission(URL)
  /// The disk is full.
  case diskFull(URL)
  /// A folder or a device is in the place of the file.
  case notAFile(URL)
  /// The file is damaged, with the problem.
  case damaged(URL, problem: String)
  /// The file is of a newer version of Armature.
  case newerVersion(URL, Int)
  /// Another error, in the words of the system.
  case system(URL, String)
}

extension StateStoreError {
  init(_ error: SystemError, file: URL) {
    let folder = file.deletingLastPathComponent()
    switch error.code {
    case EACCES, EPERM, EROFS: self = .noPermission(file)
    case ENOSPC, EDQUOT: self = .diskFull(file)
    case EISDIR: self = .notAFile(file)
    case ENOTDIR: self = .missingFolder(folder)
    case ENOENT where access(folder.path, F_OK) != 0: self = .missingFolder(folder)
    default: self = .system(file, String(cString: strerror(error.code)))
    }
  }

  /// Whether a file can be read, but has no state.
  var isDamage: Bool { if case .damaged = self { true } else { false } }
}

extension StateStoreError: CustomStringConvertible {
  /// One sentence about the problem and the way out.
  package var description: String {
    switch self {
    case .missingFolder(let folder): "there is no folder “\(folder.path)”; create it first"
    case .noPermission(let file):
      "“\(file.path)” cannot be read or written: the file, its folder or the disk is read-only, or this user has no access to it"
    case .diskFull(let file): "there is no room for “\(file.path)”: the disk is full"
    case .notAFile(let file): "“\(file.path)” is a folder or a device; expected a file"
    case .damaged(let file, let problem): "“\(file.path)” is damaged: \(problem)"
    case .newerVersion(let file, let version):
      "“\(file.path)” has the version \(version), which is newer than \(StateSeal.version); update the app"
    case .system(let file, let text): "“\(file.path)” cannot be read or written: \(text)"
    }
  }
}
