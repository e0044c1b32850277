import Armature
import Foundation
import TestSupport
import Testing

@Suite("A damaged file never hides a whole state")
struct StateStoreDamageTests {
  private let folder = TemporaryFolder()
  private var store: StateStore { StateStore(file: folder.file) }
  private var kept: StateStore { StateStore(file: folder.previous) }

  /// The content of the file for `two` after `one`.
  private func writeTwo() throws -> Data {
    try store.write("one")
    try store.write("two")
    return try Data(contentsOf: folder.file)
  }

  private static let noLine = "is damaged: it does not begin with the line that a store writes"
  private static let wrong = "is damaged: its checksum is wrong"
  private static let tooNew = "has the version 2, which is newer than 1; update the app"
  private static func length(_ found: Int, _ written: Int) -> String {
    "is damaged: it has \(found) bytes of data, but \(written) were written"
  }

  /// Puts a damaged file in the place of the second state: the first one is read, and is kept by the next write.
  private func expectOne(from data: Data, _ problems: [String], _ comment: Comment) throws {
    try data.write(to: folder.file)
    let told = store.told
    #expect(problems.contains { told == "one; “state.jsonl” \($0)" }, comment)
    try store.write("three")
    #expect(store.told == "three" && kept.told == "one", comment)
  }

  @Test("a file that was cut anywhere, or has one wrong bit, gives the previous generation, and a write keeps that")
  func anywhere() throws {
    let whole = try writeTwo()
    let line = whole.count - 4
    for count in 0..<whole.count {
      let problem = count < line ? Self.noLine : Self.length(max(count - line - 1, 0), 3)
      try expectOne(from: whole.prefix(count), [problem], "cut at byte \(count)")
    }
    for (index, bit) in whole.indices.flatMap({ index in (0..<8).map { (index, $0) } }) {
      var damaged = whole
      damaged[index] ^= 1 << bit
      let problems = index < whole.count - 3 ? [Self.noLine, Self.wrong, Self.length(3, 3 ^ 1 << bit)] : [Self.wrong]
      try expectOne(from: damaged, problems, "bit \(bit) of \(index)")
    }
  }

  private static let checksum = #""checksum":"3b9190d7080e8e60"}"#
  private static let two = #"{"armature":1,"bytes":3,\#(checksum)"# + "\ntwo"
  static let newer = #"{"armature":2,"bytes":3,"checksum":"31242eda1488dc99"}"# + "\nnew"

  private static let contents: [(line: String, data: String, problem: String)] = [
    ("", "", noLine), ("two", "", noLine), ("{}", "two", noLine), ("[1,3]", "two", noLine),
    (#"{"armature":1,"bytes":3}"#, "two", noLine), (#"{"armature":1e400,"bytes":3,"checksum":""}"#, "two", noLine),
    (#"{"armature":1,"bytes":99999999999999999999,"checksum":""}"#, "two", noLine),
    (String(repeating: "[", count: 100_000), "two", noLine),
    (String(repeating: #"{"a":"#, count: 100_000), "two", noLine),
    (#"{"armature":1,"bytes":-1,"checksum":""}"#, "two", length(3, -1)),
    (#"{"armature":1,"bytes":9223372036854775807,"checksum":""}"#, "two", length(3, .max)),
    (#"{"armature":1,"bytes":3,\#(checksum)"#, "two\n", length(4, 3)),
    (#"{"armature":1,"bytes":3,\#(checksum)"#, "twotwo", length(6, 3)),
    (#"{"armature":1,"bytes":3,\#(checksum)"#, "tow", wrong),
    (#"{"armature":1,"bytes":3,"checksum":""}"#, "two", wrong),
    (#"{"armature":1,"bytes":3,"checksum": "3b9190d7080e8e60"}"#, "two", wrong),
    (#"{"bytes":3,"armature":1,\#(checksum)"#, "two", wrong), (#"{"armature":2,"bytes":3,\#(checksum)"#, "two", wrong),
  ]

  @Test("other content gives the previous generation, and a write keeps that", arguments: contents)
  func content(line: String, data: String, problem: String) throws {
    #expect(try writeTwo() == Data(Self.two.utf8))
    try expectOne(from: Data("\(line)\n\(data)".utf8), [problem], "other content")
  }

  @Test("a file that is no state is kept, and so is the next one, in whichever place it was named")
  func foreign() throws {
    for (number, file) in [folder.file, folder.file, folder.previous].enumerated() {
      try? FileManager.default.removeItem(at: folder.file)
      try Data("notes \(number)".utf8).write(to: file)
      for state in ["one", "two"] { try store.write(state) }
      #expect(store.told == "two" && kept.told == "one")
    }
    let names = ["state.jsonl.2.damaged", "state.jsonl.3.damaged", "state.jsonl.damaged"]
    #expect(folder.names == ["state.jsonl"] + names + ["state.jsonl.previous"])
    #expect(
      try names.map { try String(contentsOfFile: folder[$0], encoding: .utf8) } == ["notes 1", "notes 2", "notes 0"])
    try store.remove()
    #expect(folder.names == names)
  }

  @Test("a file of a newer version gives the previous generation, and a write keeps the file")
  func newerVersion() throws {
    _ = try writeTwo()
    try expectOne(from: Data(Self.newer.utf8), [Self.tooNew], "newer")
    #expect(StateStore(file: folder.newer).told.hasPrefix("nothing; “state.jsonl.newer” has the version 2"))
  }

  @Test(
    "the previous generation may be damaged as well, or be all that is left",
    arguments: [
      ("", "", "nothing; “state.jsonl” \(noLine)"), ("", nil, "nothing; “state.jsonl” \(noLine)"),
      ("", newer, "nothing; “state.jsonl” \(noLine)"), (newer, "", "nothing; “state.jsonl” \(tooNew)"),
      (two, "", "two"), ("", two, "two; “state.jsonl” \(noLine)"), (nil, two, "two"),
      (nil, "", "nothing; “state.jsonl.previous” \(noLine)"), (nil, nil, "nothing"),
    ])
  func generations(current: String?, previous: String?, told: String) throws {
    if let current { try Data(current.utf8).write(to: folder.file) }
    if let previous { try Data(previous.utf8).write(to: folder.previous) }
    #expect(store.told == told)
    try store.write("three")
    #expect(store.told == "three")
  }
}
