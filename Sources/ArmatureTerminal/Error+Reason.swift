import Foundation

extension Error {
  /// The problem with a file or the output, without a name.
  var reason: String {
    switch (self as? CocoaError)?.code {
    case _ where isAboutDevice: "it is a device or a pipe, and no file"
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

  /// Whether something else than a file was to be read as one. Foundation's code says that it is not permitted.
  var isAboutDevice: Bool {
    guard let error = self as? CocoaError, error.code == .fileReadNoPermission, let path = error.filePath else {
      return false
    }
    var status = stat()
    return stat(path, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }
}
