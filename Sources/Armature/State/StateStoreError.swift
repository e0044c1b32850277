import Foundation

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
