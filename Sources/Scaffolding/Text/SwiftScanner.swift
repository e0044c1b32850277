/// Divides a source file into words, punctuation, string literals and comments.
///
/// It keeps the literals that are open in a list, instead of calling itself for a literal within a literal, so that no
/// file can exhaust the stack.
struct SwiftScanner {
  private let scalars: String.UnicodeScalarView
  private var index: String.Index
  /// The literals that have begun and have not ended, the outermost first.
  private var literals: [(hashes: Int, isLong: Bool)] = []
  /// The number of open brackets in each interpolation that has begun and has not ended.
  private var brackets: [Int] = []

  private(set) var tokens: [Substring] = []
  private(set) var ranges: [Range<String.Index>] = []
  private(set) var comments: [Range<String.Index>] = []
  private(set) var depth = 0

  /// Reads a file.
  ///
  /// - Complexity: Linear in its length.
  init(_ text: String) {
    (scalars, index) = (text.unicodeScalars, text.startIndex)
    var start = index
    while let scalar {
      let isOutside = literals.isEmpty
      let before = index
      if literals.count > brackets.count { readLiteral(scalar) } else { readCode(scalar, in: text) }
      if isOutside, !literals.isEmpty { start = before }
      if !isOutside, literals.isEmpty { add("\"", start..<index) }
    }
    if !literals.isEmpty { add("\"", start..<index) }
  }

  private var scalar: Unicode.Scalar? { index < scalars.endIndex ? scalars[index] : nil }

  private mutating func skip() { scalars.formIndex(after: &index) }

  private mutating func skip(while condition: (Unicode.Scalar) -> Bool) {
    while let scalar, condition(scalar) { skip() }
  }

  /// Skips up to a number of equal characters, and returns how many were there.
  private mutating func skip(_ mark: Unicode.Scalar, upTo limit: Int = .max) -> Int {
    var count = 0
    while count < limit, scalar == mark {
      skip()
      count += 1
    }
    return count
  }

  /// Returns whether characters follow.
  private func begins(with characters: String) -> Bool { scalars[index...].starts(with: characters.unicodeScalars) }

  private mutating func add(_ token: Substring, _ range: Range<String.Index>) {
    tokens.append(token)
    ranges.append(range)
  }

  // MARK: Code

  private mutating func readCode(_ scalar: Unicode.Scalar, in text: String) {
    let start = index
    if skipComment() {
      if literals.isEmpty { comments.append(start..<index) }
      return
    }
    switch scalar {
    case "#", "\"": readHashes()
    case "/" where literals.isEmpty && mayBeginPattern && skipPattern(): add("\"", start..<index)
    case "`":
      skip()
      let name = index
      skip(while: Self.isWord)
      if self.scalar == "`" { skip() } else { index = name }
      if literals.isEmpty { add(text[start..<index], start..<index) }
    case _ where Self.isWord(scalar):
      skip(while: Self.isWord)
      if literals.isEmpty { add(text[start..<index], start..<index) }
    default:
      skip()
      // A byte order mark is no token.
      if literals.isEmpty, !scalar.properties.isWhitespace, scalar != "\u{FEFF}" {
        add(text[start..<index], start..<index)
      }
      count(scalar)
    }
  }

  /// Counts the brackets of an interpolation, which ends with its last one.
  private mutating func count(_ bracket: Unicode.Scalar) {
    guard let open = brackets.popLast() else { return }
    let left = open + (bracket == "(" ? 1 : bracket == ")" ? -1 : 0)
    if left > 0 { brackets.append(left) }
  }

  /// Skips a comment, without the end of its line.
  private mutating func skipComment() -> Bool {
    guard scalar == "/", begins(with: "//") || begins(with: "/*") else { return false }
    if begins(with: "//") {
      skip { !Self.isLineEnd($0) }
      return true
    }
    var open = 0
    repeat {
      let isDelimiter = begins(with: "/*") || begins(with: "*/")
      if isDelimiter {
        open += scalar == "/" ? 1 : -1
        skip()
      }
      skip()
    } while open > 0 && scalar != nil
    return true
  }

  /// Reads punctuation such as `##`, and the beginning of a literal or the regular expression behind them.
  private mutating func readHashes() {
    let start = index
    let hashes = skip("#")
    if hashes > 0, scalar == "/" {
      skipPattern(hashes)
      if literals.isEmpty { add("\"", start..<index) }
    } else if scalar == "\"" {
      let isLong = begins(with: "\"\"\"") && !endsInLine(hashes)
      _ = skip("\"", upTo: isLong ? 3 : 1)
      literals.append((hashes, isLong))
    } else if literals.isEmpty {
      var mark = start
      while mark < index {
        let next = scalars.index(after: mark)
        add("#", mark..<next)
        mark = next
      }
    }
  }

  /// Returns whether the literal that begins here ends in its line, as `#"""#` does.
  private func endsInLine(_ hashes: Int) -> Bool {
    guard hashes > 0 else { return false }
    var rest = self
    rest.skip()
    while let scalar = rest.scalar, !Self.isLineEnd(scalar) {
      rest.skip()
      if scalar == "\"", rest.skip("#", upTo: hashes) == hashes { return true }
    }
    return false
  }

  // MARK: String literals

  private mutating func readLiteral(_ scalar: Unicode.Scalar) {
    guard let (hashes, isLong) = literals.last else { return }
    switch scalar {
    case "\"":
      let quotes = isLong ? 3 : 1
      if skip("\"", upTo: quotes) == quotes, skip("#", upTo: hashes) == hashes { literals.removeLast() }
    case "\\":
      skip()
      guard skip("#", upTo: hashes) == hashes, let next = self.scalar else { return }
      if next == "(" {
        brackets.append(0)
        depth = max(depth, brackets.count)
      } else if !Self.isLineEnd(next) {
        skip()
      }
    case _ where !isLong && Self.isLineEnd(scalar): literals.removeLast()
    default: skip()
    }
  }

  // MARK: Regular expressions

  /// Whether a slash begins a regular expression. Behind a value, it is the sign of a division.
  private var mayBeginPattern: Bool {
    tokens.last.map { ["(", ",", "=", ":", "[", "{", "return", "&", "|", "!", "?", "~"].contains($0) } ?? false
  }

  /// Skips a regular expression between slashes; nothing if it is none.
  private mutating func skipPattern() -> Bool {
    let start = index
    skip()
    if let scalar, !scalar.properties.isWhitespace {
      var (open, isInClass, last) = (0, false, scalar)
      while let scalar = self.scalar, !Self.isLineEnd(scalar), open >= 0 {
        skip()
        defer { last = scalar }
        switch scalar {
        case "/" where last == " ": open = -1
        case "/": return true
        case "\\": if self.scalar != nil { skip() }
        case "[": isInClass = true
        case "]": isInClass = false
        case "(" where !isInClass: open += 1
        case ")" where !isInClass: open -= 1
        default: break
        }
      }
    }
    index = start
    return false
  }

  /// Skips a regular expression after its hashes. It ends in its line, unless its line ends after the first slash.
  private mutating func skipPattern(_ hashes: Int) {
    skip()
    skip { $0 == " " || $0 == "\t" }
    let isLong = scalar.map(Self.isLineEnd) ?? true
    while let scalar, isLong || !Self.isLineEnd(scalar) {
      skip()
      if scalar == "/", skip("#", upTo: hashes) == hashes { return }
      if scalar == "\\", let next = self.scalar, !Self.isLineEnd(next) { skip() }
    }
  }

  // MARK: Characters

  /// Whether the compiler's lines end here.
  static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    case "\0"..."\u{7F}": false
    default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil || isMark(scalar)
    }
  }

  /// Whether a scalar belongs to the letter before it.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    [.nonspacingMark, .spacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
  }
}
