import Armature

/// The walk of one driver in a test: the places that the user saw, and the acts between them. It contains no texts of the
/// app, so it can be compared with the places and ways of an exploration.
package struct TestWalk: Hashable, Sendable {
  /// A place, with the act that the user did there.
  package struct Step: Hashable, Sendable {
    package internal(set) var place: String
    /// The act in words; `nil` if the app went on by itself, and at the end.
    package internal(set) var act: String?
  }

  /// The end of the names of files.
  package static let fileEnding = "walk"

  private static let written = VersionedList(
    heading: "armature walk", version: 1, command: "ARMATURE_WALKS=<folder> swift test")

  /// The name of the file.
  package let file: String
  /// The test, such as `OrderTests/pays()`.
  package let test: String
  /// The line that has opened the app, such as `OrderTests.swift:12`.
  package let source: String
  package private(set) var steps: [Step] = []
}

// A walk is a file to which a driver adds lines, so a test that crashes leaves the walk up to there.
extension TestWalk {
  /// Returns the first lines of a file.
  package static func text(of test: String, at source: String) -> String {
    written.text(["test \(test.sanitized)", "at \(source.sanitized)"])
  }

  /// Returns the lines for a place.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - act: The act that has led there; `nil` if the app went there by itself.
  /// - Returns: The lines.
  package static func text(of place: String, after act: String?) -> String {
    (act.map { "act \($0.sanitized)\n" } ?? "") + "place \(place.sanitized)\n"
  }

  /// Reads the text of a file.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - file: The name of the file.
  /// - Throws: An ``ExplorerError`` for a text that is no walk, and for one of another version.
  package init(_ text: String, file: String) throws(ExplorerError) {
    let lines = try Self.written.lines(of: text)
    func value(_ index: Int, _ word: String) throws(ExplorerError) -> String {
      let line = lines.indices.contains(index) ? lines[index] : ""
      if line.hasPrefix("\(word) ") { return String(line.dropFirst(word.count + 1)) }
      throw ExplorerError("line \(index + 2) is \(line.quoted); expected “\(word) …”")
    }
    self.file = file
    test = try value(0, "test")
    source = try value(1, "at")
    steps = [Step(place: try value(2, "place"))]
    for index in lines.indices.dropFirst(3) {
      if lines[index].hasPrefix("act "), let last = steps.indices.last, steps[last].act == nil {
        steps[last].act = try value(index, "act")
      } else {
        steps.append(Step(place: try value(index, "place")))
      }
    }
  }
}
