import Foundation

/// A function or an initializer in source code that `swift format` has formatted.
struct SwiftFunction {
  /// The innermost type around it; empty without one.
  let type: String
  let name: String
  let labels: [String]
  /// The declaration, with its signature.
  let text: Substring
  /// The lines of the body, without comments and the contents of texts.
  let body: String

  /// Returns the functions of a file that have a body.
  static func all(in file: String) throws -> [Self] {
    var functions: [Self] = []
    var types: [(indentation: Int, name: String)] = []
    var start = file.startIndex
    while start < file.endIndex {
      let line = file[start...].prefix { $0 != "\n" }
      let indentation = line.prefix { $0 == " " }.count
      if let type = try String(line).matches(of: typePattern).first {
        types.removeAll { $0.indentation >= indentation }
        types.append((indentation, type[1]))
      } else if let head = try String(line).matches(of: functionPattern).first {
        let type = types.last { $0.indentation < indentation }?.name ?? ""
        let parameters = file.index(start, offsetBy: head[0].count)
        if let function = try Self(type, head[1] + head[2], file[start...], parametersAt: parameters) {
          functions.append(function)
        }
      }
      start = line.endIndex < file.endIndex ? file.index(after: line.endIndex) : file.endIndex
    }
    return functions
  }

  private static let typePattern = #"^ *(?:[\w@()]+ )*(?:class|struct|enum|extension|protocol|actor) (\w+)"#
  private static let functionPattern = #"^ *(?:[\w@()]+ )*(?:func (\w+)|(init)\??)(?:<.*?>)?(?=\()"#

  private init?(_ type: String, _ name: String, _ text: Substring, parametersAt start: String.Index) throws {
    guard let parameters = text[start...].through(closing: "(", ")") else { return nil }
    let rest = text[parameters.endIndex...]
    // A requirement of a protocol has no body.
    guard let head = rest.range(of: #"^([^\n{}]|\n *(?=throws|where|->|\{))*(?=\{)"#, options: .regularExpression),
      let body = rest[head.upperBound...].through(closing: "{", "}")
    else { return nil }
    self.type = type
    self.name = name
    labels = try String(parameters.dropFirst().dropLast()).replacing(#"\([^()]*\)|\{[^{}]*\}|\[[^\[\]]*\]"#)
      .split(separator: ",").flatMap { try String($0).matches(of: #"^\s*(\w+)(?: \w+)?:"#) }.map { $0[1] }
    self.text = text[..<body.endIndex]
    self.body = try String(body).replacing(#"(?m)//.*$"#).replacing(#""[^"\n]*""#)
  }

  /// The function as the map names it.
  var title: String { "\(type).\(name)(\(labels.map { $0 + ":" }.joined()))" }

  var countOfLines: Int { text.split(separator: "\n", omittingEmptySubsequences: false).count }

  /// Returns whether the body has a name or a value, as a whole word.
  func uses(_ word: String) -> Bool {
    body.range(of: "\\Q\(word)\\E(?!\\w)", options: .regularExpression) != nil
  }

  /// Returns whether the body calls a function with that name and that first label.
  func calls(_ other: Self) -> Bool {
    let name = other.name == "init" ? other.type : other.name
    let arguments =
      switch other.labels.first {
      case nil: #"\(\)"#
      case "_": #"(\(\s*(?!\s|\w+:)| \{)"#
      case let label?: #"\(\s*\#(label):"#
      }
    return body.range(of: #"(?<!\w|func )\#(name)\#(arguments)"#, options: .regularExpression) != nil
  }
}

extension Substring {
  /// Returns the beginning up to the bracket that closes the first one.
  fileprivate func through(closing open: Character, _ close: Character) -> Substring? {
    var depth = 0
    for index in indices {
      if self[index] == open { depth += 1 }
      if self[index] == close { depth -= 1 }
      if depth == 0 { return self[...index] }
    }
    return nil
  }
}

extension String {
  /// Returns the groups of each match of a regular expression; the whole match is the first group.
  func matches(of pattern: String) throws -> [[String]] {
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

  /// Returns the text without the matches of a regular expression, the innermost ones first.
  fileprivate func replacing(_ pattern: String) throws -> String {
    let result = replacingOccurrences(of: pattern, with: " ", options: .regularExpression)
    return result == self ? self : try result.replacing(pattern)
  }
}
