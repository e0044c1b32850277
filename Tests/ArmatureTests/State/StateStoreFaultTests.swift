import Foundation
import TestSupport
import Testing

@testable import Armature  // `FileOperations` is internal: only tests have another system.

@Suite("A fault of the system leaves the old state or the new one")
struct StateStoreFaultTests {
  /// The states that a store is in before a write.
  enum Start: CaseIterable {
    case nothing, first, second, damaged, newer, onlyPrevious, leftover

    var old: String {
      switch self {
      case .nothing: "nothing"
      case .first, .damaged, .newer, .onlyPrevious: "one"
      case .second, .leftover: "two"
      }
    }

    func make(in folder: TemporaryFolder) throws {
      let store = StateStore(file: folder.file)
      if self != .nothing { try store.write("one") }
      if self != .nothing, self != .first { try store.write("two") }
      if self == .damaged { try Data("tw".utf8).write(to: folder.file) }
      if self == .newer { try Data(StateStoreDamageTests.newer.utf8).write(to: folder.file) }
      if self == .onlyPrevious { try FileManager.default.removeItem(at: folder.file) }
      if self == .leftover { try Data("thr".utf8).write(to: folder.temporary) }
    }

    /// The calls of a write.
    func calls() throws -> [String] {
      let folder = TemporaryFolder()
      try make(in: folder)
      let system = FaultySystem()
      try StateStore(file: folder.file, system: system.operations).write("new")
      return system.calls.map { $0.replacingOccurrences(of: folder.url.lastPathComponent, with: "the folder") }
    }
  }

  @Test("the calls of a write")
  func calls() throws {
    #expect(
      try Start.second.calls() == [
        "open state.jsonl", "read",
        "remove state.jsonl.new", "open state.jsonl.new", "write", "sync",
        "rename state.jsonl to state.jsonl.previous", "rename state.jsonl.new to state.jsonl",
        "open the folder", "sync",
      ])
  }

  /// Writes with faults, and checks all that is promised.
  private func check(_ start: Start, _ faults: [Int: FaultySystem.Fault]) throws {
    let folder = TemporaryFolder()
    try start.make(in: folder)
    let store = StateStore(file: folder.file)
    let system = FaultySystem(faults)
    let before = store.told
    let place: Comment = "\(start), \(faults), after \(system.calls)"
    do throws(StateStoreError) {
      try StateStore(file: folder.file, system: system.operations).write("new")
      let lost = faults.values.contains { if case .ends = $0 { true } else { false } }
      if !lost { #expect(store.told == "new", place) }
    } catch {
      if faults.count < 3 { #expect(store.told == before || store.told == start.old, place) }
      if faults.count == 1 {
        #expect(!folder.names.contains("state.jsonl.new") || system.calls.count < 3, place)
      }
    }
    let state = store.told.prefix { $0 != ";" }
    #expect(state == start.old || state == "new", place)
    try store.write("next")
    #expect(store.told == "next", place)
    #expect(!folder.names.contains("state.jsonl.new"), place)
  }

  @Test(
    "any one or two calls of a write fail, it is cut short at any byte, or the process dies before any call or byte",
    arguments: Start.allCases)
  func faults(start: Start) throws {
    let calls = try start.calls()
    // A process that is dead makes no more calls.
    func dead(from call: Int) -> [Int: FaultySystem.Fault] {
      Dictionary(uniqueKeysWithValues: (call...calls.count + 5).map { ($0, .fails(EIO)) })
    }
    for call in calls.indices { for faults in [[call: .fails(EIO)], dead(from: call)] { try check(start, faults) } }
    // After a fault, there is one more: the removal of the temporary file.
    for first in 0...calls.count {
      for second in 0..<first { try check(start, [first: .fails(EIO), second: .fails(EIO)]) }
    }
    let call = try #require(calls.firstIndex(of: "write"))
    for count in 0..<StateSeal.seal(Data("new".utf8)).count {
      let cut = [call: FaultySystem.Fault.endsAndFails(after: count)]
      for faults in [cut, [call: .ends(after: count)], dead(from: call + 1).merging(cut) { $1 }] {
        try check(start, faults)
      }
    }
  }

  @Test("a call that a signal interrupts is made again, until it ends")
  func interrupted() throws {
    for (code, wanted) in [(EIO, -1), (nil, 7)] as [(Int32?, Int32)] {
      var calls = 0
      func call() -> Int32 {
        calls += 1
        errno = calls < 4 ? EINTR : code ?? 0
        return calls < 4 ? -1 : wanted
      }
      do throws(SystemError) { #expect(try SystemError.check(call()) == wanted && code == nil) } catch {
        #expect(error.code == code)
      }
      #expect(calls == 4)
    }
  }

  @Test("each call of a removal fails once: the state stays, and the next removal removes it")
  func removal() throws {
    for call in 0..<4 {
      let folder = TemporaryFolder()
      try Start.leftover.make(in: folder)
      let system = FaultySystem([call: .fails(EIO)])
      #expect(throws: StateStoreError.self) {
        try StateStore(file: folder.file, system: system.operations).remove()
      }
      let store = StateStore(file: folder.file)
      #expect(store.told == "two")
      try store.remove()
      #expect(folder.names.isEmpty)
    }
  }

  private static let noAccess =
    "cannot be read or written: the file, its folder or the disk is read-only, or this user has no access to it"

  @Test(
    "an error says what is wrong, in a read, in a write and in a removal",
    arguments: [
      (EACCES, noAccess), (EPERM, noAccess), (EROFS, noAccess), (ENOSPC, "the disk is full"),
      (EDQUOT, "the disk is full"), (EISDIR, "is a folder or a device; expected a file"),
      (EIO, "cannot be read or written: \(String(cString: strerror(EIO)))"),
    ])
  func errors(code: Int32, text: String) throws {
    let folder = TemporaryFolder()
    try Start.second.make(in: folder)
    let wanted =
      text == "the disk is full"
      ? "there is no room for “\(folder.file.path)”: \(text)" : "“\(folder.file.path)” \(text)"
    let actions: [(Int, (StateStore) throws -> Void)] = [
      (0, { _ = try $0.read() }), (3, { try $0.write("new") }), (0, { try $0.remove() }), (3, { try $0.remove() }),
    ]
    for (call, action) in actions {
      let system = FaultySystem([call: .fails(code)])
      let error = #expect(throws: StateStoreError.self) {
        try action(StateStore(file: folder.file, system: system.operations))
      }
      #expect(error?.description == wanted)
      #expect(StateStore(file: folder.file).told == "two")
    }
  }

  @Test("a temporary file that another process has taken away is not called a missing folder")
  func takenAway() throws {
    let folder = TemporaryFolder()
    try Start.second.make(in: folder)
    let system = FaultySystem([7: .fails(ENOENT)])
    #expect(throws: StateStoreError.system(folder.file, String(cString: strerror(ENOENT)))) {
      try StateStore(file: folder.file, system: system.operations).write("new")
    }
    #expect(StateStore(file: folder.file).told == "two")
  }
}
