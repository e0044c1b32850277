import Foundation

/// Why a backup was not made, in words for the user: a button shows them.
enum BackupError: LocalizedError {
  case signedOut

  var errorDescription: String? {
    switch self {
    case .signedOut: "Nobody is signed in. Open Account to sign in, then back up again."
    }
  }
}
