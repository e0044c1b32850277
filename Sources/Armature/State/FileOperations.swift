import Foundation

/// The calls of the system that read and write files. Tests let them fail.
package struct FileOperations: Sendable {
  /// Opens a file with these flags, and returns its descriptor. A new file is for this user only.
  var open: @Sendable (_ path: String, _ flags: Int32) throws(SystemError) -> Int32
  var read: @Sendable (_ descriptor: Int32) throws(SystemError) -> Data
  package var write: @Sendable (_ bytes: Data, _ descriptor: Int32) throws(SystemError) -> Void
  var sync: @Sendable (_ descriptor: Int32) throws(SystemError) -> Void
  var rename: @Sendable (_ path: String, _ newPath: String) throws(SystemError) -> Void
  var remove: @Sendable (_ path: String) throws(SystemError) -> Void

  /// Opens a file, calls back, and closes it.
  func withFile<Value>(
    _ path: String, _ flags: Int32, _ body: (_ descriptor: Int32) throws(SystemError) -> Value
  ) throws(SystemError) -> Value {
    let descriptor = try open(path, flags)
    defer { close(descriptor) }
    return try body(descriptor)
  }

  package static let real = FileOperations(
    open: { path, flags throws(SystemError) in try SystemError.check(Foundation.open(path, flags | O_CLOEXEC, 0o600)) },
    read: { descriptor throws(SystemError) in
      var status = stat()
      try SystemError.check(fstat(descriptor, &status))
      guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError(code: EISDIR) }
      var data = Data()
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = try SystemError.check(Foundation.read(descriptor, &buffer, buffer.count))
        if count == 0 { return data }
        data.append(contentsOf: buffer[..<count])
      }
    },
    write: { bytes, descriptor throws(SystemError) in
      var rest = bytes
      while !rest.isEmpty {
        let count = try SystemError.check(
          rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) })
        rest = rest.dropFirst(count)
      }
    },
    sync: { descriptor throws(SystemError) in try SystemError.check(fsync(descriptor)) },
    rename: { path, newPath throws(SystemError) in try SystemError.check(Foundation.rename(path, newPath)) },
    remove: { path throws(SystemError) in try SystemError.check(unlink(path)) })
}

/// The error of a call of the system.
package struct SystemError: Error {
  package let code: Int32

  /// Returns the result of a call, or throws its error. A call that a signal has interrupted is made again.
  @discardableResult
  static func check<Value: SignedInteger>(_ call: @autoclosure () -> Value) throws(SystemError) -> Value {
    while true {
      let result = call()
      if result >= 0 { return result }
      guard errno == EINTR else { throw SystemError(code: errno) }
    }
  }
}
