import ArmatureExplorer
import Foundation

extension Data {
  /// Reads a file that the user has named.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - kind: The kind of the file, for the error.
  ///   - deviceHint: The way to pass a device or a pipe, for the error.
  /// - Throws: A ``CommandError`` with the reason.
  init(ofFile path: String, _ kind: String, deviceHint: String = "") throws(CommandError) {
    do { try self.init(contentsOf: URL(fileURLWithPath: path)) } catch {
      let hint = error.isAboutDevice ? deviceHint : ""
      throw CommandError("cannot read the \(kind) \(path.quoted): \(error.reason)\(hint)")
    }
  }
}

extension Error {
  /// The problem with a file or the output, without a name.
  var reason: String {
    switch (self as? CocoaError)?.code {
    case _ where isAboutDevice: "it is a device or a pipe, not a file"
    case .fileReadNoSuchFile?: "there is no such file"
    case .fileNoSuchFile?: "there is no such folder"
    case .fileReadNoPermission?, .fileWriteNoPermission?: "it is not permitted"
    default: posixReason ?? localizedDescription
    }
  }

  /// The system's reason. Foundation has no words of its own for many of its codes.
  private var posixReason: String? {
    guard let code = ((self as? CocoaError)?.underlying as? POSIXError)?.code.rawValue else { return nil }
    return code == EISDIR ? "it is a folder" : String(cString: strerror(code))
  }

  /// Whether the path is a device or a pipe. Foundation reports an attempt to read it as not permitted.
  fileprivate var isAboutDevice: Bool {
    guard let error = self as? CocoaError, error.code == .fileReadNoPermission, let path = error.filePath else {
      return false
    }
    let descriptor = open(path, O_RDONLY | O_NONBLOCK, 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var status = stat()
    return fstat(descriptor, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }
}
