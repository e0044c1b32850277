import Foundation

/// Lines of Swift for a marker: a comment in a file of a project, such as `// armature: cases`. They go above it.
struct Insertion: Hashable, Sendable {
  /// The markers, each with the place where it stands.
  enum Marker: String, CaseIterable, Sendable {
    /// The end of the cases of a destination or of a tab type.
    case cases
    /// The end of the array `examples`.
    case examples
    /// The switch of `style`.
    case styles
    /// The end of the switch of `screen(in:)`.
    case screens
    /// The switch of `child(for:)`.
    case children
    /// The end of the switch of `flow(in:)` of a tab type.
    case flows
    /// The end of the switch of `item(in:)` of a tab type.
    case items
    /// The end of the array of tabs.
    case tabs

    /// The comment.
    var line: String { "// armature: \(rawValue)" }

    /// Returns the number of its lines in a file.
    func count(in text: String) -> Int { Lines(text).places(of: self).count }

    /// Whether elements of an array stand there, each with a comma.
    var isInArray: Bool { self == .examples || self == .tabs }
  }

  let marker: Marker
  /// The lines, indented from the marker on.
  let lines: [String]

  init(_ marker: Marker, _ text: String) {
    self.marker = marker
    lines = text.components(separatedBy: "\n")
  }

  /// Returns a file with the lines.
  ///
  /// - Returns: The text; the same one if somebody has added the lines by hand in place of the marker; `nil` if the file
  ///   does not have the marker exactly once.
  /// - Complexity: Linear in the length of the file.
  func added(to text: String) -> String? {
    var file = Lines(text)
    let places = file.places(of: marker)
    guard let index = places.first, places.count == 1 else { return file.range(of: self) == nil ? nil : text }
    let marker = file.lines[index]
    let indentation = String(marker.prefix { $0 == " " || $0 == "\t" })
    let end = marker.hasSuffix("\r") ? "\r" : ""
    file.lines.insert(contentsOf: lines.map { $0.isEmpty ? end : indentation + $0 + end }, at: index)
    if self.marker.isInArray { file.separateElement(before: index) }
    return file.text
  }

  /// Whether the lines would declare a case in a file: its marker is there, so nobody has added them by hand.
  func isDeclaration(in text: String) -> Bool { marker == .cases && marker.count(in: text) == 1 }

  /// Returns the code of the array with the marker; all code if there is no marker.
  func elements(in text: String) -> SwiftSource {
    let file = Lines(text)
    return SwiftSource(file.lines[file.area(of: marker)].joined(separator: "\n"))
  }

  /// Returns a file without the lines.
  ///
  /// - Returns: The text; `nil` if the lines are not in it as they were added.
  /// - Complexity: Linear in the length of the file.
  func removed(from text: String) -> String? {
    var file = Lines(text)
    guard let range = file.range(of: self) else { return nil }
    file.lines.removeSubrange(range)
    if marker.isInArray { file.joinElement(before: range.lowerBound) }
    return file.text
  }
}

/// The words and the other characters of Swift code, without white space and commas, which a formatter changes.
func codeTokens(of text: String) -> [Substring] {
  let isWord = { (character: Character) in character.isLetter || character.isNumber || character == "_" }
  var (tokens, rest) = ([Substring](), text[...])
  while let first = rest.first {
    let token = isWord(first) ? rest.prefix(while: isWord) : rest.prefix(1)
    if !first.isWhitespace, first != "," { tokens.append(token) }
    rest = rest.dropFirst(token.count)
  }
  return tokens
}

/// The lines of a file. A line may end with a carriage return.
private struct Lines {
  var lines: [String]

  init(_ text: String) {
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { "\(Substring($0))" }
  }

  var text: String { lines.joined(separator: "\n") }

  /// Returns the indices of the lines of a marker.
  func places(of marker: Insertion.Marker) -> [Int] { lines.indices.filter { trimmed($0) == marker.line } }

  /// Returns the whole lines that hold those of an insertion, however they are indented and wrapped: the nearest ones to
  /// the marker and, for an array, only those in it.
  func range(of insertion: Insertion) -> Range<Int>? {
    let wanted = insertion.lines.flatMap { codeTokens(of: $0) }[...]
    let marker = places(of: insertion.marker).first
    let area = area(of: insertion.marker)
    let found = area.compactMap { start in range(of: wanted, from: start, in: area) }
    guard let marker else { return found.first }
    return found.min { abs($0.lowerBound - marker) < abs($1.lowerBound - marker) }
  }

  /// Returns the lines in which those for a marker can be.
  func area(of marker: Insertion.Marker) -> Range<Int> {
    guard marker.isInArray, let line = places(of: marker).first else { return lines.indices }
    return array(around: line)
  }

  private func range(of wanted: ArraySlice<Substring>, from start: Int, in area: Range<Int>) -> Range<Int>? {
    var (rest, end) = (wanted, start)
    while !rest.isEmpty, area.contains(end) {
      let tokens = codeTokens(of: lines[end])
      guard rest.starts(with: tokens), end > start || !tokens.isEmpty else { return nil }
      rest = rest.dropFirst(tokens.count)
      end += 1
    }
    return rest.isEmpty ? start..<end : nil
  }

  private func trimmed(_ line: Int) -> String { lines[line].trimmingCharacters(in: .whitespacesAndNewlines) }

  // MARK: Elements of an array

  /// Returns the lines of the array with a marker, without its brackets.
  private func array(around marker: Int) -> Range<Int> {
    let start = lines[..<marker].lastIndex { codeEnd(of: $0) == "[" }.map { $0 + 1 } ?? 0
    let end = lines[marker...].firstIndex { $0.trimmingCharacters(in: .whitespaces).hasPrefix("]") } ?? lines.endIndex
    return start..<end
  }

  /// Gives the element before a line a comma.
  mutating func separateElement(before line: Int) {
    guard let last = code(before: line), let end = codeEnd(of: lines[last]), end != "[", end != "," else { return }
    let length = codeLength(of: lines[last])
    lines[last].insert(",", at: lines[last].index(lines[last].startIndex, offsetBy: length))
  }

  /// Takes the comma from the element before a line if it is the only one, as `swift format` does.
  mutating func joinElement(before line: Int) {
    guard let last = code(before: line), codeEnd(of: lines[last]) == ",",
      let first = code(before: last), codeEnd(of: lines[first]) == "["
    else { return }
    let length = codeLength(of: lines[last])
    lines[last].remove(at: lines[last].index(lines[last].startIndex, offsetBy: length - 1))
  }

  /// Returns the last line with code before a line.
  private func code(before line: Int) -> Int? { lines[..<line].lastIndex { codeLength(of: $0) > 0 } }

  /// Returns the last character of a line's code.
  private func codeEnd(of line: String) -> Character? { line.prefix(codeLength(of: line)).last }

  /// Returns the length of a line without the spaces and the comment at its end.
  private func codeLength(of line: String) -> Int {
    var (length, isText, last) = (0, false, Character(" "))
    for (index, character) in line.enumerated() {
      if !isText, character == "/", last == "/" {
        // The first slash has counted as code.
        return line.prefix(index - 1).reversed().drop { $0.isWhitespace }.count
      }
      if character == "\"", last != "\\" { isText.toggle() }
      if !character.isWhitespace { length = index + 1 }
      last = character
    }
    return length
  }
}
