import Armature
import Foundation
import TestSupport
import Testing

@Suite("A store says why it cannot use a place")
struct StateStorePlaceTests {
  private let folder = TemporaryFolder()
  private var store: StateStore { StateStore(file: folder.file) }
  private var path: String { folder.url.path }

  /// The error of a write, in words.
  private func error(_ store: StateStore) -> String? {
    do throws(StateStoreError) {
      try store.write("new")
      return nil
    } catch {
      return error.description
    }
  }

  @Test("a missing folder")
  func missingFolder() {
    let store = StateStore(file: folder.url.appendingPathComponent("no/such/state.jsonl"))
    #expect(store.told == "nothing")
    #expect(error(store) == "there is no folder “\(path)/no/such”; create it first")
  }

  @Test("a file in the place of the folder")
  func fileAsFolder() throws {
    try store.write("one")
    let inner = StateStore(file: folder.file.appendingPathComponent("inner"))
    #expect(inner.told == "error: there is no folder “\(path)/state.jsonl”; create it first")
    #expect(error(inner) == "there is no folder “\(path)/state.jsonl”; create it first")
    #expect(store.told == "one")
  }

  @Test("a folder in the place of the file")
  func folderAsFile() throws {
    try FileManager.default.createDirectory(at: folder.file, withIntermediateDirectories: true)
    #expect(store.told == "error: “state.jsonl” is a folder or a device; expected a file")
    #expect(error(store) == "“\(path)/state.jsonl” is a folder or a device; expected a file")
    #expect(throws: StateStoreError.self) { try store.remove() }
    #expect(folder.names == ["state.jsonl"])
  }

  @Test("a folder in the place of the previous generation")
  func folderAsPrevious() throws {
    try FileManager.default.createDirectory(at: folder.previous, withIntermediateDirectories: true)
    try store.write("one")
    #expect(error(store) == "“\(path)/state.jsonl” is a folder or a device; expected a file")
    #expect(store.told == "one")
    #expect(folder.names == ["state.jsonl", "state.jsonl.previous"])
  }

  @Test("a device or a pipe in the place of the file", arguments: ["/dev/zero", "pipe"])
  func device(target: String) throws {
    mkfifo(path + "/pipe", 0o600)
    try FileManager.default.createSymbolicLink(atPath: folder.file.path, withDestinationPath: target)
    #expect(store.told == "error: “state.jsonl” is a folder or a device; expected a file")
    #expect(error(store) == "“\(path)/state.jsonl” is a folder or a device; expected a file")
  }

  @Test("a name that is too long for the system")
  func longName() {
    let name = String(repeating: "a", count: 300)
    let store = StateStore(file: folder.url.appendingPathComponent(name))
    #expect(error(store) == "“\(path)/\(name)” cannot be read or written: \(String(cString: strerror(ENAMETOOLONG)))")
  }

  @Test("a symbolic link: its target is read, and the first write puts a file in the place of the link")
  func symbolicLink() throws {
    let target = StateStore(file: folder.url.appendingPathComponent("target"))
    try target.write("one")
    try FileManager.default.createSymbolicLink(atPath: folder.file.path, withDestinationPath: "target")
    #expect(store.told == "one")
    try store.write("two")
    #expect(store.told == "two")
    #expect(StateStore(file: folder.previous).told == "one")
    try store.write("three")
    #expect(target.told == "one")
    #expect(folder.names == ["state.jsonl", "state.jsonl.previous", "target"])
  }

  @Test("a link in the place of the temporary file is not followed")
  func linkAsTemporary() throws {
    let target = folder.url.appendingPathComponent("target")
    try Data("mine".utf8).write(to: target)
    try FileManager.default.createSymbolicLink(atPath: folder.temporary.path, withDestinationPath: "target")
    try store.write("one")
    #expect(store.told == "one")
    #expect(try String(contentsOf: target, encoding: .utf8) == "mine")
  }
}
