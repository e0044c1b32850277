import Foundation

extension Error {
  /// The problem with a file, without the name of the file.
  var reason: String {
    switch (self as? CocoaError)?.code {
    case .fileReadNoSuchFile?: "there is no such file"
    case .fileNoSuchFile?: "there is no such folder"
    case .fileReadNoPermission?, .fileWriteNoPermission?: "it is not permitted"
    default:
      if isAboutFolder { "it is a folder" } else { "\(localizedDescription)" }
    }
  }

  /// Whether a folder was to be read or written as a file. Foundation has no code of its own for it.
  private var isAboutFolder: Bool {
    ((self as? CocoaError)?.underlying as? POSIXError)?.code == .EISDIR
  }
}
