import Foundation

extension Error {
  /// The message for the user.
  var userMessage: String { (self as? any LocalizedError)?.errorDescription ?? "\(self)" }
}
