import Foundation

// @testable: takes the place of the operations that write.
@testable import Scaffolding

/// Operations that write, one of which fails.
final class FailingDisk {
  /// Whether the operation has failed.
  private(set) var hasFailed = false
  private var count = 0
  private let failing: Int
  private let inMiddle: Bool

  /// - Parameters:
  ///   - failing: The number of the operation that fails, from 0 on.
  ///   - inMiddle: Whether it fails after it has done a part of its work.
  init(failing: Int, inMiddle: Bool) {
    self.failing = failing
    self.inMiddle = inMiddle
  }

  var operations: FileOperations {
    FileOperations(
      makeFolder: { path in try self.run { try FileSystem.makeFolder(path) } },
      write: { file, path in
        let half = Template.File(path: "", contents: file.contents.prefix(1), isExecutable: false)
        try self.run(half: { try FileSystem.write(half, to: path) }, { try FileSystem.write(file, to: path) })
      },
      move: { path, other in try self.run { try FileSystem.move(path, to: other) } },
      remove: { path in try self.run { try FileSystem.remove(path) } })
  }

  private func run(half: () throws -> Void = {}, _ work: () throws -> Void) throws {
    defer { count += 1 }
    guard count == failing else { return try work() }
    hasFailed = true
    if inMiddle { try half() }
    throw ScaffoldingError(.conflict, "the disk fails")
  }
}
