import Foundation

/// The reason why a backup failed, in words for the user: the button shows it.
enum BackupError: LocalizedError {
  case nothing

  var errorDescription: String? {
    switch self {
    case .nothing: "There is nothing to back up yet. Add an item first."
    }
  }
}
