import Foundation

// @testable: takes the place of the operations that write.
@testable import Scaffolding

/// Operations that write, at one of which the process is killed: nothing is written from then on, also by no roll back.
final class DyingDisk {
  /// The point at which the process is killed.
  enum Moment: CaseIterable {
    case before, inMiddle, after
  }

  private struct Death: Error {}

  private(set) var isDead = false
  /// The number of operations that were begun.
  private(set) var count = 0
  private let last: Int
  private let moment: Moment

  /// - Parameters:
  ///   - last: The number of the operation at which the process is killed, from 0 on.
  ///   - moment: The point in that operation.
  init(last: Int, _ moment: Moment) { (self.last, self.moment) = (last, moment) }

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

  private func run(half: () throws -> Void = {}, _ work: () throws -> Void) throws {
    if isDead { throw Death() }
    defer { count += 1 }
    guard count == last else { return try work() }
    isDead = true
    switch moment {
    case .before: break
    case .inMiddle: try half()
    case .after: try work()
    }
    throw Death()
  }
}
