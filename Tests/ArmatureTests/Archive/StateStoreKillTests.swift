import Foundation
import TestSupport
import Testing

@testable import Armature  // `FileOperations` is internal: only tests have another system.

#if os(Linux) || os(macOS)
  @Suite("A process that is killed leaves the last state or the next one")
  struct StateStoreKillTests {
    /// A fault in one call of a series of writes.
    struct Point: Codable {
      let call: Int
      let fault: FaultySystem.Fault
    }

    private static let states = (1...5).map { String(repeating: "\($0)", count: $0 * 30) }

    /// Writes all states. Remembers in the file `returned` how many writes have returned.
    private static func writeAll(in folder: URL, _ system: FaultySystem) throws {
      let store = StateStore(file: folder.appendingPathComponent("state.jsonl"), system: system.operations)
      for (index, state) in states.enumerated() {
        try store.write(state)
        try Data("\(index + 1)".utf8).write(to: folder.appendingPathComponent("returned"))
      }
    }

    /// Before each call of the series, and after some bytes of each write: 100 in all.
    private static func points() throws -> [Point] {
      let system = FaultySystem()
      let folder = TemporaryFolder()
      try withExtendedLifetime(folder) { try writeAll(in: folder.url, system) }
      let writes = system.calls.indices.filter { system.calls[$0] == "write" }
      let offsets = 100 - system.calls.count
      return system.calls.indices.map { Point(call: $0, fault: .isKilled) }
        + (0..<offsets).map { number in
          let (index, step) = (number % writes.count, number / writes.count)
          let size = StateSeal.seal(Data(states[index].utf8)).count
          return Point(call: writes[index], fault: .isKilledIn(after: size * step / (offsets / writes.count)))
        }
    }

    @Test("at 100 points of a series of writes")
    func kill() async throws {
      let points = try Self.points()
      #expect(points.count == 100)
      for point in points {
        let folder = TemporaryFolder()
        await #expect(processExitsWith: .signal(SIGKILL)) {
          [path = folder.url.path as String, point = point as Point] in
          try Self.writeAll(in: URL(fileURLWithPath: path), FaultySystem([point.call: point.fault]))
        }
        let returned =
          (try? String(contentsOf: folder.url.appendingPathComponent("returned"), encoding: .utf8))
          .flatMap(Int.init) ?? 0
        let store = StateStore(file: folder.file)
        let wanted = [returned == 0 ? "nothing" : Self.states[returned - 1], Self.states[returned]]
        #expect(wanted.contains(store.told), "\(point), \(returned) have returned")
        try store.write("next")
        #expect(store.told == "next")
        #expect(Set(folder.names).subtracting(["returned", "state.jsonl", "state.jsonl.previous"]).isEmpty)
      }
    }
  }
#endif
