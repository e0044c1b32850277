import Foundation

// @testable: takes the place of the operations that write.
@testable import Scaffolding

/// Operations that write, at one of which the process is killed: nothing is written from then on, also by no roll back.
final class DyingDisk {
  /// The point at which a process is killed: before an operation, which is also after the one before it, or in its middle.
  struct Point: CustomStringConvertible {
    let operation: Int
    let isInMiddle: Bool

    var description: String { "killed \(isInMiddle ? "in" : "before") the operation \(operation)" }

    /// All points of a run that has done its work.
    static func all(in disk: DyingDisk) -> [Self] {
      disk.canBeHalf.enumerated().flatMap { operation, canBeHalf in
        (canBeHalf ? [false, true] : [false]).map { Self(operation: operation, isInMiddle: $0) }
      }
    }
  }

  private struct Death: Error {}

  /// The operations that were begun, each with whether a half of it can be done.
  private(set) var canBeHalf: [Bool] = []
  private let last: Point?
  private var isDead = false

  /// - Parameter last: The point at which the process is killed, if any.
  init(_ last: Point? = nil) { self.last = last }

  var operations: FileOperations {
    FileOperations(
      makeFolder: { path in try self.run { try FileSystem.makeFolder(path) } },
      write: { file, path in
        let half = Template.File(
          path: "", contents: file.contents.prefix(file.contents.count / 2), isExecutable: false)
        try self.run(half: { try FileSystem.write(half, to: path) }, { try FileSystem.write(file, to: path) })
      },
      // A process that is killed does not take the system along.
      synchronize: { _ in },
      move: { path, other in try self.run { try FileSystem.move(path, to: other) } },
      remove: { path in try self.run { try FileSystem.remove(path) } },
      removeFolder: { path in try self.run { try FileSystem.removeFolder(path) } },
      removeTree: { path in
        let file = "\(path)/file"
        try self.run(
          half: { if FileSystem.kind(of: file) != nil { try FileSystem.remove(file) } },
          { try FileManager.default.removeItem(atPath: path) })
      })
  }

  private func run(half: (() throws -> Void)? = nil, _ work: () throws -> Void) throws {
    if isDead { throw Death() }
    canBeHalf.append(half != nil)
    guard let last, canBeHalf.count - 1 == last.operation else { return try work() }
    isDead = true
    if last.isInMiddle { try half?() }
    throw Death()
  }
}
