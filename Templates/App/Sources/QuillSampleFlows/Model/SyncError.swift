import Foundation

/// Why a sync was not done, in words for the user: a button shows them.
enum SyncError: LocalizedError {
  case signedOut

  var errorDescription: String? {
    switch self {
    case .signedOut: "Nobody is signed in. Open Account to sign in, then sync again."
    }
  }
}
