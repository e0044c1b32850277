/// A fenced block of a document.
struct CodeBlock: Equatable {
  /// The line of the opening fence, from 1.
  let line: Int
  /// The text after the opening fence.
  let language: String
  /// The heading of the section, without `#`.
  let section: String
  /// The lines between the fences.
  let lines: [String]

  /// Returns the blocks of a Markdown text.
  static func all(inMarkdown text: String) -> [Self] { all(in: text.lines.map { $0 }) }

  /// Returns the blocks in the documentation comments of a Swift file.
  static func all(inComments text: String) -> [Self] {
    all(
      in: text.lines.map { line in
        let line = line.drop { $0 == " " }
        guard line.hasPrefix("///") else { return "" }
        return String(line.dropFirst(line.hasPrefix("/// ") ? 4 : 3))
      })
  }

  private static func all(in lines: [String]) -> [Self] {
    var blocks: [Self] = []
    var section = ""
    var open: (line: Int, language: String)?
    for (index, line) in lines.enumerated() {
      let content = line.drop { $0 == " " }
      if let (first, language) = open {
        guard content == "```" else { continue }
        blocks.append(Self(line: first, language: language, section: section, lines: Array(lines[first..<index])))
        open = nil
      } else if content.hasPrefix("```") {
        open = (index + 1, String(content.dropFirst(3)))
      } else if content.hasPrefix("#") {
        section = String(content.drop { $0 == "#" }.drop { $0 == " " })
      }
    }
    // A fence that is never closed makes a block of all the rest.
    if let (first, language) = open {
      blocks.append(Self(line: first, language: language, section: section, lines: Array(lines[first...])))
    }
    return blocks
  }

  /// Returns whether the block is in a file, at any indentation.
  func stands(in text: String) -> Bool { stands(in: text.lines.map(\.trimmingTrailingSpaces)) }

  /// Returns whether the block is among lines without trailing spaces, at any indentation.
  func stands(in lines: [String]) -> Bool {
    let wanted = self.lines.trimmingBlankLines.withoutCommonIndentation
    guard !wanted.isEmpty, wanted.count <= lines.count else { return false }
    return (0...lines.count - wanted.count).contains { start in
      // Checked first, since it is cheaper than comparing all lines.
      lines[start].hasSuffix(wanted[0])
        && Array(lines[start..<start + wanted.count]).withoutCommonIndentation == wanted
    }
  }
}

extension String {
  var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map { String($0) } }

  var trimmingTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension [String] {
  /// The lines without blank ones at the start and the end.
  var trimmingBlankLines: [String] {
    var lines = map(\.trimmingTrailingSpaces)[...]
    while lines.first == "" { lines.removeFirst() }
    while lines.last == "" { lines.removeLast() }
    return Array(lines)
  }

  /// The lines without trailing spaces and without their common indentation.
  var withoutCommonIndentation: [String] {
    let lines = map(\.trimmingTrailingSpaces)
    let indentation = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indentation)) }
  }
}
