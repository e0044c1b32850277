import Foundation
import Testing

@Suite("The map of the code is true")
struct MapTests {
  /// The texts between backquotes, except links to symbols, which DocC checks.
  private static func names() throws -> [String] {
    try Repository.text("Sources/Armature/Armature.docc/HowArmatureIsBuilt.md")
      .replacingOccurrences(of: "``[^`]*``", with: "", options: .regularExpression)
      .matches(of: "`([^`]+)`").map { $0[1] }
  }

  @Test("every file that it names exists")
  func files() throws {
    let sources = try Repository.files(in: "Sources", ending: ".swift")
    let paths = try Self.names().filter { $0.hasSuffix(".swift") }
    #expect(paths.count >= 20, "The search finds too few files")
    for path in paths where !sources.contains(where: { $0.hasSuffix("/\(path)") }) {
      Issue.record("\(path) does not exist")
    }
  }

  @Test("every function that it names exists, with those labels and in that type")
  func functions() throws {
    let code = try Repository.files(in: "Sources", ending: ".swift").map(Repository.text).joined(separator: "\n")
    func has(_ pattern: String) -> Bool { code.range(of: pattern, options: .regularExpression) != nil }
    let functions = try Self.names().flatMap { try $0.matches(of: #"^(?:(\w+)\.)?(\w+)\(([\w:]*)\)$"#) }
    #expect(functions.count >= 25, "The search finds too few functions")
    for function in functions {
      let (type, name, labels) = (function[1], function[2], function[3].split(separator: ":"))
      if !type.isEmpty, !has("(class|struct|enum|extension) \(type)\\b") {
        Issue.record("\(function[0]): there is no type \(type)")
      }
      let start = name == "init" ? "init" : "func \(name)"
      let parameters = labels.map { "\\s*\($0)(?: \\w+)?:[^\\n]*" }.joined(separator: "\\n?")
      if !has("\(start)(?:<[^>]*>)?\\(\(parameters)") { Issue.record("\(function[0]) does not exist") }
    }
  }
}

extension String {
  /// Returns the groups of each match of a regular expression; the whole match is the first group.
  fileprivate func matches(of pattern: String) throws -> [[String]] {
    let text = NSString(string: self)
    let matches = try NSRegularExpression(pattern: pattern)
      .matches(in: self, range: NSRange(location: 0, length: text.length))
    return matches.map { match in
      (0..<match.numberOfRanges).map { index in
        let range = match.range(at: index)
        return range.location == NSNotFound ? "" : text.substring(with: range)
      }
    }
  }
}
