/// A source file as words and punctuation, without comments and without the contents of string literals.
struct SwiftSource {
  /// The text of the file.
  let text: String
  /// The tokens. A string literal is one token, `"`. A name in backticks is one token, with them.
  let tokens: [Substring]
  /// The range of each token in the text.
  let ranges: [Range<String.Index>]

  /// The ranges of the comments.
  let comments: [Range<String.Index>]
  /// The closing bracket of each opening one.
  let closingBrackets: [Int: Int]
  /// The number of `#if` around each token.
  let conditions: [Int]
  /// The largest number of brackets, or of string literals, within each other.
  let depth: Int

  /// The depth that can be read. The compiler has the same limit for brackets.
  static let maximumDepth = 256

  /// Reads a file.
  ///
  /// - Complexity: Linear in its length.
  init(_ text: String) {
    let scanner = SwiftScanner(text)
    self.text = text
    (tokens, ranges, comments) = (scanner.tokens, scanner.ranges, scanner.comments)
    var (closingBrackets, open, conditions, condition, depth) = ([Int: Int](), [Int](), [Int](), 0, scanner.depth)
    for (index, token) in tokens.enumerated() {
      conditions.append(condition)
      switch token {
      case "{", "(", "[":
        open.append(index)
        depth = max(depth, open.count)
      case "}", ")", "]": if let start = open.popLast() { closingBrackets[start] = index }
      case "#":
        let word = index + 1 < tokens.count ? tokens[index + 1] : ""
        if word == "if" { condition += 1 }
        if word == "endif" {
          condition -= 1
          conditions[index] = condition
        }
      default: break
      }
    }
    (self.closingBrackets, self.conditions, self.depth) = (closingBrackets, conditions, depth)
  }

  /// The tokens as they are in the file, with the contents of string literals.
  var words: [Substring] { tokens.indices.map(word) }

  /// A token as it is in the file.
  func word(_ index: Int) -> Substring { text[ranges[index]] }

  /// Returns the comments in a part of the text.
  ///
  /// - Complexity: Logarithmic in their number.
  func comments(in range: Range<String.Index>) -> ArraySlice<Range<String.Index>> {
    var (first, end) = (0, comments.count)
    while first < end {
      let middle = (first + end) / 2
      if comments[middle].lowerBound < range.lowerBound { first = middle + 1 } else { end = middle }
    }
    return comments[first...].prefix { $0.lowerBound < range.upperBound }
  }

  /// Returns the text of tokens.
  func text(of range: Range<Int>) -> Substring {
    range.isEmpty ? "" : text[ranges[range.lowerBound].lowerBound..<ranges[range.upperBound - 1].upperBound]
  }

  /// Returns the line of each token with its number: `12: line`. The tokens are in order.
  func numberedLines(of wanted: [Int]) -> [String] {
    var (lines, rest) = ([String](), wanted[...])
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      while let token = rest.first, ranges[token].lowerBound < line.endIndex {
        lines.append("\(index + 1): \(line.drop(while: \.isWhitespace))")
        rest.removeFirst()
      }
    }
    return lines
  }

  /// Returns the tokens between the name of a type and its braces; `nil` if there is none.
  func head(of keyword: Substring, _ name: Substring) -> ArraySlice<Substring>? {
    let start = tokens.indices.dropLast().first { tokens[$0] == keyword && tokens[$0 + 1] == name }
    return start.map { tokens[($0 + 2)...].prefix { $0 != "{" } }
  }

  /// Returns the destination of a coordinator: the type in `Coordinator<…>`; `nil` for another class.
  func argument(ofCoordinator type: String) -> Substring? {
    guard let head = head(of: "class", Substring(type)), head.starts(with: [":", "Coordinator", "<"]),
      head.dropFirst(4).first == ">"
    else { return nil }
    return head[head.startIndex + 3]
  }

  /// Returns the tokens in the braces of a type or a function.
  ///
  /// - Parameters:
  ///   - keyword: `enum`, `class` or `func`.
  ///   - name: The name after it.
  /// - Returns: The tokens; `nil` if there is none.
  func body(of keyword: Substring, _ name: Substring) -> ArraySlice<Substring>? {
    guard let start = tokens.indices.dropLast().first(where: { tokens[$0] == keyword && tokens[$0 + 1] == name }),
      let brace = first("{", in: start..<tokens.count), let end = closingBrackets[brace]
    else { return nil }
    return tokens[(brace + 1)..<end]
  }

  /// Returns the first token of a kind in a range that is in no brackets within it.
  func first(_ token: Substring, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound, tokens[index] != token { index = (closingBrackets[index] ?? index) + 1 }
    return index < range.upperBound ? index : nil
  }

  /// Returns the indices in a range that are in no brackets within it, opening brackets included.
  func topLevel(of range: Range<Int>) -> [Int] {
    var (level, index) = ([Int](), range.lowerBound)
    while index < range.upperBound {
      level.append(index)
      index = (closingBrackets[index] ?? index) + 1
    }
    return level
  }

  /// Returns the words after dots in the value of an enum's property: the cases that an array names, for example.
  ///
  /// - Returns: The words; `nil` if the enum has no such property.
  func dottedWords(in property: Substring, of type: String) -> Set<String>? {
    value(of: property, in: bodies(of: type).filter { $0.keyword == "enum" }).map { value in
      Set(value.filter { tokens[$0 - 1] == "." }.map { String(tokens[$0].withoutBackticks) })
    }
  }

  /// Returns the cases in tokens with a switch, each with the first two tokens of its answer.
  static func answers(in body: ArraySlice<Substring>) -> [String: [Substring]] {
    var answers: [String: [Substring]] = [:]
    for start in body.indices where body[start] == "case" {
      guard let pattern = pattern(in: body[(start + 1)...]) else { continue }
      let answer = Array(body[(pattern.endIndex + 1)...].drop { $0 == "return" }.prefix(2))
      for index in pattern.indices where body[index - 1] == "." {
        answers[String(body[index].withoutBackticks)] = answer
      }
    }
    return answers
  }

  /// Returns the tokens from a `case` to its colon; `nil` if there is none.
  private static func pattern(in rest: ArraySlice<Substring>) -> ArraySlice<Substring>? {
    var depth = 0
    let colon = rest.firstIndex { token in
      if token == "(" { depth += 1 }
      if token == ")" { depth -= 1 }
      return depth == 0 && token == ":"
    }
    return colon.map { rest[..<$0] }
  }

  /// The keywords before the name of a new type.
  static let typeKeywords = ["actor", "class", "enum", "protocol", "struct", "typealias"]

  /// Returns whether the file declares a type.
  func declares(_ type: String) -> Bool {
    Self.typeKeywords.contains { contains([Substring($0), Substring(type)]) }
  }

  /// The name of the first function that the file declares.
  var nameOfFunction: Substring? {
    zip(tokens, tokens.dropFirst()).first { $0.0 == "func" }?.1
  }

  /// The modules that the file imports.
  var imports: Set<String> {
    Set(zip(tokens, tokens.dropFirst()).filter { $0.0 == "import" }.map { String($0.1) })
  }

  /// Returns whether tokens follow each other somewhere.
  func contains(_ wanted: [Substring]) -> Bool {
    tokens.indices.contains { tokens[$0...].starts(with: wanted) }
  }
}
