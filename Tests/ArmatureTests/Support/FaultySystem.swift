import Foundation

@testable import Armature  // `FileOperations` is internal: only tests have another system.

/// The calls of the system, some of which go wrong.
final class FaultySystem: @unchecked Sendable {
  /// Something that goes wrong in a call.
  enum Fault: Hashable {
    /// The call fails.
    case fails(Int32)
    /// A write ends after some bytes, and fails.
    case endsAndFails(after: Int)
    /// A write ends after some bytes, and nobody notices.
    case ends(after: Int)
  }

  /// The faults, by the number of the call.
  private let faults: [Int: Fault]
  /// The calls, in order.
  private(set) var calls: [String] = []

  init(_ faults: [Int: Fault] = [:]) { self.faults = faults }

  var operations: FileOperations {
    let real = FileOperations.real
    return FileOperations(
      open: { path, flags throws(SystemError) in
        try self.call("open \(name(path))")
        return try real.open(path, flags)
      },
      read: { descriptor throws(SystemError) in
        try self.call("read")
        return try real.read(descriptor)
      },
      write: { bytes, descriptor throws(SystemError) in
        let fault = try self.call("write")
        let count: Int
        switch fault {
        case .endsAndFails(let end), .ends(let end): count = end
        default: count = bytes.count
        }
        try real.write(bytes.prefix(count), descriptor)
        if case .endsAndFails = fault { throw SystemError(code: ENOSPC) }
      },
      sync: { descriptor throws(SystemError) in
        try self.call("sync")
        try real.sync(descriptor)
      },
      rename: { path, newPath throws(SystemError) in
        try self.call("rename \(name(path)) to \(name(newPath))")
        try real.rename(path, newPath)
      },
      remove: { path throws(SystemError) in
        try self.call("remove \(name(path))")
        try real.remove(path)
      })
  }

  /// Remembers a call, and lets it fail if it has to.
  @discardableResult
  private func call(_ text: String) throws(SystemError) -> Fault? {
    let fault = faults[calls.count]
    calls.append(text)
    if case .fails(let code) = fault { throw SystemError(code: code) }
    return fault
  }
}

private func name(_ path: String) -> String { URL(fileURLWithPath: path).lastPathComponent }
