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
    func count(in text: String) -> Int { Lines(text).places(of: line).count }

    /// Whether elements of an array stand there, each with a comma.
    var isInArray: Bool { self == .examples || self == .tabs }
  }

  let marker: Marker
  /// The lines, indented from the marker on.
  let lines: [String]

  init(_ marker: Marker, _ lines: String...) {
    self.marker = marker
    self.lines = lines.flatMap { $0.components(separatedBy: "\n") }
  }

  /// Returns a file with the lines; the same file if they are in it, however they are indented and wrapped.
  ///
  /// - Returns: The text; `nil` if the file does not have the marker exactly once.
  /// - Complexity: Linear in the length of the file.
  func added(to text: String) -> String? {
    var file = Lines(text)
    if file.range(of: lines) != nil { return text }
    let places = file.places(of: marker.line)
    guard let index = places.first, places.count == 1 else { return nil }
    let marker = file.lines[index]
    let indentation = String(marker.prefix { $0 == " " || $0 == "\t" })
    let end = marker.hasSuffix("\r") ? "\r" : ""
    file.lines.insert(contentsOf: lines.map { $0.isEmpty ? end : indentation + $0 + end }, at: index)
    if self.marker.isInArray { file.separateElement(before: index) }
    return file.text
  }

  /// Returns a file without the lines.
  ///
  /// - Returns: The text; `nil` if the lines are not in it as they were added.
  /// - Complexity: Linear in the length of the file.
  func removed(from text: String) -> String? {
    var file = Lines(text)
    guard let range = file.range(of: lines) else { return nil }
    file.lines.removeSubrange(range)
    if marker.isInArray { file.joinElement(before: range.lowerBound) }
    return file.text
  }
}

/// The lines of a file. A line may end with a carriage return.
private struct Lines {
  var lines: [String]

  init(_ text: String) {
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { "\(Substring($0))" }
  }

  var text: String { lines.joined(separator: "\n") }

  /// Returns the indices of the lines with a text.
  func places(of text: String) -> [Int] {
    lines.indices.filter { lines[$0].trimmingCharacters(in: .whitespacesAndNewlines) == text }
  }

  /// Returns the whole lines that hold the given ones. White space and commas do not count, which a formatter changes.
  func range(of block: [String]) -> Range<Int>? {
    let wanted = Self.essence(of: block.joined())[...]
    let found = lines.map { Self.essence(of: $0)[...] }
    for start in found.indices where !found[start].isEmpty {
      var (rest, end) = (wanted, start)
      while end < found.endIndex, rest.starts(with: found[end]), !rest.isEmpty {
        rest = rest.dropFirst(found[end].count)
        end += 1
      }
      if rest.isEmpty { return start..<end }
    }
    return nil
  }

  private static func essence(of text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "," }
  }

  // MARK: Elements of an array

  /// Gives the element before a line a comma.
  mutating func separateElement(before line: Int) {
    guard let last = code(before: line), !["[", ","].contains(end(of: last)) else { return }
    let text = lines[last]
    lines[last] = text.hasSuffix("\r") ? "\(text.dropLast()),\r" : "\(text),"
  }

  /// Takes the comma from the element before a line if it is the only one, as `swift format` does.
  mutating func joinElement(before line: Int) {
    guard let last = code(before: line), end(of: last) == ",", let first = code(before: last), end(of: first) == "["
    else { return }
    guard let comma = lines[last].lastIndex(of: ",") else { return }
    lines[last].remove(at: comma)
  }

  /// Returns the last line with code before a line.
  private func code(before line: Int) -> Int? {
    lines[..<line].lastIndex {
      let text = $0.trimmingCharacters(in: .whitespacesAndNewlines)
      return !text.isEmpty && !text.hasPrefix("//")
    }
  }

  private func end(of line: Int) -> String {
    String(lines[line].trimmingCharacters(in: .whitespacesAndNewlines).suffix(1))
  }
}
