import Armature
import Foundation
import TestSupport
import Testing

@Suite("A store keeps a state in a file")
struct StateStoreTests {
  private let folder = TemporaryFolder()
  private var store: StateStore { StateStore(file: folder.file) }

  @Test(
    "what was written is read, whatever it is",
    arguments: [Data(), Data("\n".utf8), Data("{}\n{}\n".utf8), Data([0, 255, 10, 13]), Data(count: 300_000)])
  func roundTrip(data: Data) throws {
    #expect(store.told == "nothing")
    try store.write(data)
    let reading = try store.read()
    #expect(reading.data == data && reading.damage == nil)
    // A part of a larger piece of data is written, too.
    try store.write((data + data)[data.count...])
    #expect(try store.read().data == data)
  }

  @Test("the last write counts, and the one before it stays as the previous generation, for no other user")
  func generations() throws {
    for state in ["one", "two", "{\"scene\":\"main\"}\n"] { try store.write(state) }
    #expect(store.told == "{\"scene\":\"main\"}\n" && StateStore(file: folder.previous).told == "two")
    #expect(folder.names == ["state.jsonl", "state.jsonl.previous"])
    // The file is a line about the data, then the data as it is.
    #expect(
      try String(contentsOf: folder.file, encoding: .utf8) == """
        {"armature":1,"bytes":17,"checksum":"fe1613cf4a7f778d"}
        {"scene":"main"}

        """)
    #expect(try FileManager.default.attributesOfItem(atPath: folder.file.path)[.posixPermissions] as? Int == 0o600)
  }

  @Test(
    "a removal removes both generations, a newer file and one that a killed process has left, also if there are none")
  func removal() throws {
    for state in ["one", "two"] { try store.write(state) }
    for file in [folder.temporary, folder.newer] { try Data("thr".utf8).write(to: file) }
    try store.remove()
    #expect(folder.names.isEmpty && store.told == "nothing")
    let nowhere = StateStore(file: URL(fileURLWithPath: "/no/such/folder/state"))
    #expect(nowhere.told == "nothing")
    for store in [store, nowhere] { try store.remove() }
  }

  // MARK: Places

  private static let odd = "is a folder or a device; expected a file"

  @Test(
    "a store says why it cannot use a place, and changes nothing there",
    arguments: [
      ("no/such/state", "", "nothing", "there is no folder “@/no/such”; create it first"),
      (
        "state.jsonl/inner", "write", "error: there is no folder “@/state.jsonl”; create it first",
        "there is no folder “@/state.jsonl”; create it first"
      ),
      ("state.jsonl", "folder state.jsonl", "error: “state.jsonl” \(odd)", "“@/state.jsonl” \(odd)"),
      ("state.jsonl", "link /dev/zero", "error: “state.jsonl” \(odd)", "“@/state.jsonl” \(odd)"),
      ("state.jsonl", "link pipe", "error: “state.jsonl” \(odd)", "“@/state.jsonl” \(odd)"),
      ("state.jsonl", "folder state.jsonl.previous, write", "one", "“@/state.jsonl” \(odd)"),
    ])
  func places(file: String, obstacles: String, told: String, text: String) throws {
    for obstacle in obstacles.parts(",").map({ $0.parts(" ") }) {
      switch obstacle[0] {
      case "write": try self.store.write("one")
      case "folder":
        try FileManager.default.createDirectory(atPath: folder[obstacle[1]], withIntermediateDirectories: false)
      default:
        mkfifo(folder["pipe"], 0o600)
        try link(folder.file, to: obstacle[1])
      }
    }
    let store = StateStore(file: folder.url.appendingPathComponent(file))
    func here(_ text: String) -> String { text.replacingOccurrences(of: "@", with: folder.url.path) }
    #expect(store.told == here(told))
    let before = folder.names
    let error = #expect(throws: StateStoreError.self) { try store.write("new") }
    if obstacles == "folder state.jsonl" { #expect(throws: StateStoreError.self) { try store.remove() } }
    #expect(error?.description == here(text))
    #expect(store.told == here(told) && folder.names == before)
  }

  private func link(_ file: URL, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: target)
  }

  @Test("a symbolic link: its target is read, and the first write puts a file in the place of the link")
  func symbolicLink() throws {
    let target = StateStore(file: folder.url.appendingPathComponent("target"))
    try target.write("one")
    try link(folder.file, to: "target")
    #expect(store.told == "one")
    try store.write("two")
    #expect(store.told == "two" && StateStore(file: folder.previous).told == "one")
    try store.write("three")
    #expect(target.told == "one")
    #expect(folder.names == ["state.jsonl", "state.jsonl.previous", "target"])
  }

  @Test("a link in the place of the temporary file is not followed")
  func linkAsTemporary() throws {
    let target = folder.url.appendingPathComponent("target")
    try Data("mine".utf8).write(to: target)
    try link(folder.temporary, to: "target")
    try store.write("one")
    #expect(store.told == "one")
    #expect(try String(contentsOf: target, encoding: .utf8) == "mine")
  }
}
