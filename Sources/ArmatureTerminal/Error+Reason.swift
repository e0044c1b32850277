import Foundation

extension Error {
  /// The problem with a file, without the name of the file.
  var reason: String {
    switch (self as? CocoaError)?.code {
    case .fileReadNoSuchFile?: "there is no such file"
    case .fileNoSuchFile?: "there is no such folder"
    case .fileReadNoPermission?, .fileWriteNoPermission?: "it is not permitted"
    default: "\(localizedDescription)"
    }
  }
}
