import Foundation

/// The reason why a backup failed, in words for the user: the button shows it.
enum BackupError: LocalizedError {
  case signedOut

  var errorDescription: String? {
    switch self {
    case .signedOut: "Nobody is signed in. Open Account to sign in, then back up again."
    }
  }
}
