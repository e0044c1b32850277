import Armature
import Foundation

// The forms of a text for its readers: a terminal, a message, a page, a source file and a program that reads JSON.

extension StringProtocol {
  /// The text as one line that a terminal can only draw: control characters are shown or replaced.
  package var sanitized: String {
    // Most texts are.
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return String(self) }
    var result = String.UnicodeScalarView()
    var followsReturn = false
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0A where followsReturn: break
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: result.append(" ")
      // Each of the ASCII control characters has a picture.
      case 0..<0x20: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: result.append("\u{2421}")
      // The marks of direction are invisible, and common in titles.
      case 0x61C, 0x200E, 0x200F: break
      default: result.append(scalar.isControl ? "\u{FFFD}" : scalar)
      }
      followsReturn = scalar == "\r"
    }
    return String(result)
  }
}

extension String {
  /// The text for comparisons that ignore case and invisible differences.
  var normalized: String { sanitized.trimmed.lowercased() }

  /// The text, or the beginning of a long one, in quotation marks, for messages.
  package var quoted: String { "“\(excerpt.sanitized)”" }

  /// The length from which on a text in a trace is shortened.
  private static let pageLength = 1000

  /// The text for a page: sanitized, with its line ends, and not longer than a person would read.
  var pageText: String {
    let start = unicodeScalars.prefix(Self.pageLength)
    let text = start.endIndex < unicodeScalars.endIndex ? String(start) + "…" : self
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(\.sanitized)
      .joined(separator: "\n")
  }

  /// The text in HTML, between tags or in an attribute.
  var htmlEscaped: String {
    // A mark after a `<` makes one character with it, so this looks at scalars.
    unicodeScalars.reduce(into: "") { html, scalar in
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      case "'": html += "&#39;"
      default: html.unicodeScalars.append(scalar)
      }
    }
  }

  /// The text as a literal in Swift, with all invisible characters escaped.
  package var swiftLiteral: String {
    let text = unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      // Joins the parts of one emoji.
      case "\u{200D}": "\(scalar)"
      default: scalar.isInvisible ? "\\u{\(String(scalar.value, radix: 16))}" : "\(scalar)"
      }
    }
    return "\"\(text.joined())\""
  }
}

extension Unicode.Scalar {
  /// Whether the reader of a source file may not see the character. A terminal also draws the ones that are no control
  /// characters: they join the parts of an emoji, or its font may have them.
  fileprivate var isInvisible: Bool {
    isControl || [.format, .privateUse, .unassigned].contains(properties.generalCategory)
  }
}

extension Encodable {
  /// Returns the value as JSON for people, with a line end.
  package func prettyJSON() throws -> String { String(decoding: try json(.prettyPrinted), as: UTF8.self) + "\n" }

  /// The value as JSON that can stand in an element of a page: no text in it ends the element or begins a comment.
  func jsonInPage() throws -> String {
    let json = try json([]).flatMap { byte in byte == UInt8(ascii: "<") ? Array("\\u003c".utf8) : [byte] }
    return String(decoding: json, as: UTF8.self)
  }

  private func json(_ formatting: JSONEncoder.OutputFormatting) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    return try encoder.encode(self)
  }
}

extension String {
  /// The text without white space at its ends.
  package var trimmed: String {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[...last].drop { $0.isWhitespace })
  }

  /// Whether the text is a number, however large.
  var isNumber: Bool { !isEmpty && utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
}

extension Collection {
  /// The collection; `nil` if it is empty.
  package var nonEmpty: Self? { isEmpty ? nil : self }
}
