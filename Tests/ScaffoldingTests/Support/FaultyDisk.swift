import Foundation

// @testable: takes the place of the operations that write.
@testable import Scaffolding

/// Operations that write, one of which fails, or at one of which the process is killed: nothing is written after that,
/// also by no roll back.
final class FaultyDisk {
  /// The point at which an operation fails: before it, which is also after the one before it, or in its middle.
  struct Point {
    var operation: Int
    let isInMiddle: Bool
  }

  private struct Death: Error {}

  /// The operations that were begun, each with whether a half of it can be done.
  private var canBeHalf: [Bool] = []
  private let last: Point?
  private let kills: Bool
  private(set) var hasFailed = false

  /// - Parameters:
  ///   - last: The point at which an operation fails, if any.
  ///   - kills: Whether the process is killed there.
  init(_ last: Point? = nil, kills: Bool = true) { (self.last, self.kills) = (last, kills) }

  /// All points of a run that has done its work.
  var points: [Point] {
    canBeHalf.enumerated().flatMap { operation, canBeHalf in
      (canBeHalf ? [false, true] : [false]).map { Point(operation: operation, isInMiddle: $0) }
    }
  }

  var operations: FileOperations {
    var all = FileOperations(
      makeFolder: { path in try self.run { try FileSystem.makeFolder(path) } },
      write: { file, path in
        let half = Template.File(path: "", contents: file.contents.prefix(file.contents.count / 2), isExecutable: false)
        try self.run(half: { try FileSystem.write(half, to: path) }, { try FileSystem.write(file, to: path) })
      },
      move: { path, other in try self.run { try FileSystem.move(path, to: other) } },
      remove: { path in try self.run { try FileSystem.remove(path) } })
    guard kills else { return all }
    // A process that is killed does not take the system along.
    all.synchronize = { _ in }
    all.removeFolder = { path in try self.run { try FileSystem.removeFolder(path) } }
    all.removeTree = { path in
      let file = "\(path)/file"
      try self.run(
        half: { if FileSystem.kind(of: file) != nil { try FileSystem.remove(file) } },
        { try FileManager.default.removeItem(atPath: path) })
    }
    return all
  }

  private func run(half: (() throws -> Void)? = nil, _ work: () throws -> Void) throws {
    if kills, hasFailed { throw Death() }
    canBeHalf.append(half != nil)
    guard let last, canBeHalf.count - 1 == last.operation else { return try work() }
    hasFailed = true
    if last.isInMiddle { try half?() }
    if kills { throw Death() }
    throw ScaffoldingError(.conflict, "the disk fails")
  }

  /// Does work with one failure after the other until none is left, and returns their number.
  static func failures(
    inMiddle: Bool, of work: (FileOperations) throws -> Void, check: (Point, ScaffoldingError?) throws -> Void
  ) throws -> Int {
    var point = Point(operation: 0, isInMiddle: inMiddle)
    while true {
      let disk = FaultyDisk(point, kills: false)
      let error = refusal { try work(disk.operations) }
      guard disk.hasFailed else { return point.operation }
      try check(point, error)
      point.operation += 1
    }
  }

  /// Returns the points at which work that is done once can be killed.
  static func points(of work: (FileOperations) throws -> Void) throws -> [Point] {
    let disk = FaultyDisk()
    try work(disk.operations)
    return disk.points
  }
}
