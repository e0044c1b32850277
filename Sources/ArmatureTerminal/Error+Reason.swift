import Foundation

extension Error {
  /// The problem with a file or the output, without a name.
  var reason: String {
    switch (self as? CocoaError)?.code {
    case .fileReadNoSuchFile?: "there is no such file"
    case .fileNoSuchFile?: "there is no such folder"
    case .fileReadNoPermission?, .fileWriteNoPermission?: "it is not permitted"
    default: posixReason ?? localizedDescription
    }
  }

  /// The system's reason. Foundation has no words of its own for many of its codes.
  private var posixReason: String? {
    let underlying = (self as? CocoaError)?.underlying as NSError?
    guard let underlying, underlying.domain == NSPOSIXErrorDomain else { return nil }
    let code = Int32(underlying.code)
    return code == EISDIR ? "it is a folder" : String(cString: strerror(code))
  }
}
