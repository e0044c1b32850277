import Armature
import Foundation
import TestSupport
import Testing

@Suite("A store keeps a state in a file")
struct StateStoreTests {
  private let folder = TemporaryFolder()
  private var store: StateStore { StateStore(file: folder.file) }

  @Test("before the first write there is nothing, and no damage")
  func empty() {
    #expect(store.told == "nothing")
    #expect(StateStore(file: URL(fileURLWithPath: "/no/such/folder/state")).told == "nothing")
  }

  @Test(
    "what was written is read, whatever it is",
    arguments: [Data(), Data("\n".utf8), Data("{}\n{}\n".utf8), Data([0, 255, 10, 13]), Data(count: 300_000)])
  func roundTrip(data: Data) throws {
    try store.write(data)
    #expect(try store.read().data == data)
    #expect(try store.read().damage == nil)
  }

  @Test("the last write counts, and the one before it stays as the previous generation")
  func generations() throws {
    for state in ["one", "two", "three"] { try store.write(state) }
    #expect(store.told == "three")
    #expect(StateStore(file: folder.previous).told == "two")
    #expect(folder.names == ["state.jsonl", "state.jsonl.previous"])
  }

  @Test("the file is a line about the data, then the data as it is")
  func text() throws {
    try store.write("{\"scene\":\"main\"}\n")
    #expect(
      try String(contentsOf: folder.file, encoding: .utf8) == """
        {"armature":1,"bytes":17,"checksum":"fe1613cf4a7f778d"}
        {"scene":"main"}

        """)
  }

  @Test("a part of a larger piece of data is written")
  func slice() throws {
    try store.write(Data("one two three".utf8)[4..<7])
    #expect(store.told == "two")
  }

  @Test(
    "a removal removes both generations, a newer file and one that a killed process has left, also if there are none")
  func removal() throws {
    for state in ["one", "two"] { try store.write(state) }
    for file in [folder.temporary, folder.newer] { try Data("thr".utf8).write(to: file) }
    try store.remove()
    #expect(folder.names.isEmpty)
    #expect(store.told == "nothing")
    try store.remove()
    try StateStore(file: URL(fileURLWithPath: "/no/such/folder/state")).remove()
  }

  @Test("other users cannot read the file")
  func permissions() throws {
    try store.write("one")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }
}
