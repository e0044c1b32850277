import Foundation

extension String {
  /// The text with spaces before each line but empty ones.
  func indented(by count: Int) -> String {
    components(separatedBy: "\n").map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }
      .joined(separator: "\n")
  }
}

/// Returns a call as `swift format` wraps it.
///
/// - Parameters:
///   - head: The text before the bracket, which begins its line.
///   - arguments: The texts in the brackets.
///   - end: The closing bracket, and what follows it.
///   - column: The column where the head begins.
/// - Returns: The call, which needs no indentation before its first line.
func wrappedCall(_ head: String, _ arguments: [String], end: String = ")", at column: Int) -> String {
  // A comma may follow in an array.
  let (whole, width) = ("\(head)(\(arguments.joined(separator: ", "))\(end)", 119)
  if column + whole.count <= width { return whole }
  let texts = zip(arguments, arguments.dropFirst().map { _ in "," } + [end]).map(+)
  let lines = filled(texts, head: "  ", indentation: "  ", width: width - 1 - max(column, 4))
  return "\(head)(\n\(lines.joined(separator: "\n"))"
}

/// Returns texts in lines, each with as many of them as fit.
///
/// - Parameters:
///   - texts: The texts.
///   - head: The text before the first one.
///   - indentation: The spaces before each line after the first one.
///   - width: The number of characters in a line. A text that is longer has a line of its own.
/// - Returns: The lines.
public func filled(_ texts: [String], head: String = "", indentation: String = "", width: Int) -> [String] {
  texts.reduce(into: []) { lines, text in
    if let last = lines.last, last.count + 1 + text.count <= width {
      lines[lines.count - 1] = "\(last) \(text)"
    } else {
      lines.append((lines.isEmpty ? head : indentation) + text)
    }
  }
}
