/// A source file as words and marks, without comments and without the contents of texts.
struct SwiftSource {
  /// The text of the file.
  let text: String
  /// The tokens. A text is one token, `"`. A name in backticks is one token, with them.
  let tokens: [Substring]
  /// The place of each token in the text.
  let ranges: [Range<String.Index>]

  /// Reads a file.
  ///
  /// - Complexity: Linear in its length.
  init(_ text: String) {
    var (tokens, ranges, rest) = ([Substring](), [Range<String.Index>](), text[...])
    while let first = rest.first {
      var (length, token) = (1, Substring?.none)
      if let comment = Self.lengthOfComment(rest) {
        length = comment
      } else if let literal = Self.lengthOfText(rest) ?? Self.lengthOfPattern(rest, after: tokens.last) {
        (length, token) = (literal, "\"")
      } else if first == "`", let end = rest.dropFirst().prefix(while: Self.isWord).endIndex as String.Index?,
        end < rest.endIndex, rest[end] == "`"
      {
        length = rest.distance(from: rest.startIndex, to: end) + 1
        token = rest.prefix(length)
      } else if Self.isWord(first) {
        length = rest.prefix(while: Self.isWord).count
        token = rest.prefix(length)
      } else if !first.isWhitespace {
        token = rest.prefix(1)
      }
      if let token {
        tokens.append(token)
        ranges.append(rest.startIndex..<rest.index(rest.startIndex, offsetBy: length))
      }
      rest = rest.dropFirst(length)
    }
    (self.text, self.tokens, self.ranges) = (text, tokens, ranges)
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Returns the length of the comment with which a text begins, without the end of its line; `nil` if there is none.
  static func lengthOfComment(_ rest: Substring) -> Int? {
    if rest.hasPrefix("//") { return rest.prefix { !$0.isNewline }.count }
    guard rest.hasPrefix("/*") else { return nil }
    var (length, depth, after) = (0, 0, rest)
    while !after.isEmpty {
      let isMark = after.hasPrefix("/*") || after.hasPrefix("*/")
      if isMark { depth += after.hasPrefix("/*") ? 1 : -1 }
      length += isMark ? 2 : 1
      after = after.dropFirst(isMark ? 2 : 1)
      if depth == 0 { return length }
    }
    return length
  }

  /// Returns the length of the text in quotes with which a text begins; `nil` if there is none.
  private static func lengthOfText(_ rest: Substring) -> Int? {
    let hashes = rest.prefix { $0 == "#" }.count
    let start = rest.dropFirst(hashes)
    guard start.first == "\"" else { return nil }
    let isLong = start.hasPrefix("\"\"\"")
    let end = (isLong ? "\"\"\"" : "\"") + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    var length = hashes + (isLong ? 3 : 1)
    var after = rest.dropFirst(length)
    while let character = after.first {
      if after.hasPrefix(end) { return length + end.count }
      if !isLong, character.isNewline { return length }
      var step = 1
      if after.hasPrefix(escape + "(") {
        step = escape.count + lengthOfBrackets(after.dropFirst(escape.count))
      } else if after.hasPrefix(escape) {
        step = escape.count + 1
      }
      length += min(step, after.count)
      after = after.dropFirst(step)
    }
    return length
  }

  /// Returns the length of the regular expression with which a text begins; `nil` if there is none. A slash is the sign of
  /// a division behind a value.
  private static func lengthOfPattern(_ rest: Substring, after last: Substring?) -> Int? {
    let hashes = rest.prefix { $0 == "#" }.count
    let start = rest.dropFirst(hashes)
    guard start.first == "/", let first = start.dropFirst().first, hashes > 0 || !first.isWhitespace,
      hashes > 0
        || last.map({ ["(", ",", "=", ":", "[", "{", "return", "&", "|", "!", "?", "~"].contains($0) }) ?? false
    else { return nil }
    let end = "/" + String(repeating: "#", count: hashes)
    var (length, after) = (hashes + 1, start.dropFirst())
    while let character = after.first, hashes > 0 || !character.isNewline {
      if after.hasPrefix(end) { return length + end.count }
      let step = character == "\\" ? min(2, after.count) : 1
      length += step
      after = after.dropFirst(step)
    }
    return nil
  }

  /// Returns the length of the brackets with which a text begins, with texts and comments in them.
  private static func lengthOfBrackets(_ rest: Substring) -> Int {
    var (length, depth, after) = (0, 0, rest)
    while let first = after.first {
      let step = lengthOfComment(after) ?? lengthOfText(after) ?? 1
      if first == "(" { depth += 1 }
      if first == ")" { depth -= 1 }
      length += step
      after = after.dropFirst(step)
      if depth == 0 { break }
    }
    return length
  }

  /// The tokens as they are in the file, with the contents of texts.
  var words: [Substring] { tokens.indices.map(word) }

  /// A token as it is in the file.
  func word(_ index: Int) -> Substring { text[ranges[index]] }

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
    guard let start = tokens.indices.dropLast().first(where: { tokens[$0] == keyword && tokens[$0 + 1] == name }) else {
      return nil
    }
    var (depth, begin) = (0, Int?.none)
    for index in tokens[start...].indices {
      switch tokens[index] {
      case "{" where depth == 0 && begin == nil: begin = index + 1
      case "{", "(", "[": depth += 1
      case "}" where depth == 0: return begin.map { tokens[$0..<index] }
      case "}", ")", "]": depth -= 1
      default: break
      }
    }
    return nil
  }

  /// Returns the cases that an enum declares; `nil` if the file does not have the enum.
  func cases(of type: String) -> [String]? {
    guard let body = body(of: "enum", Substring(type)) else { return nil }
    var (cases, depth, isDeclaring) = ([String](), 0, false)
    for (index, token) in zip(body.indices, body) {
      switch token {
      case "{", "(", "[": depth += 1
      case "}", ")", "]": depth -= 1
      case "case" where depth == 0: isDeclaring = true
      case "," where depth == 0: break
      default:
        guard depth == 0, isDeclaring else { continue }
        // Of `case a(b: C), d`, `a` and `d` are declared.
        if ["case", ","].contains(body[index - 1]) { cases.append(String(token)) } else { isDeclaring = token == "=" }
      }
    }
    return cases
  }

  /// Returns the words after dots in the value of a type's property: the cases that an array names, for example.
  ///
  /// - Returns: The words; `nil` if the type has no such property.
  func dottedWords(in property: Substring, of type: String) -> Set<String>? {
    guard let body = body(of: "enum", Substring(type)), let start = body.firstIndex(of: property) else { return nil }
    var (depth, words) = (0, Set<String>())
    for index in body[start...].indices {
      switch body[index] {
      case "{", "(", "[": depth += 1
      case "}", ")", "]": depth -= 1
      case "var", "func", "let", "case", "init", "typealias":
        // The next declaration begins.
        if depth == 0 { return words }
      default: if body[index - 1] == "." { words.insert(String(body[index])) }
      }
    }
    return words
  }

  /// Returns the cases in the switch of a function, each with the first two tokens of its answer.
  func answers(of function: Substring) -> [String: [Substring]] {
    body(of: "func", function).map(Self.answers(in:)) ?? [:]
  }

  /// Returns the cases in tokens with a switch, each with the first two tokens of its answer.
  static func answers(in body: ArraySlice<Substring>) -> [String: [Substring]] {
    var answers: [String: [Substring]] = [:]
    for start in body.indices where body[start] == "case" {
      guard let pattern = pattern(in: body[(start + 1)...]) else { continue }
      let answer = Array(body[(pattern.endIndex + 1)...].drop { $0 == "return" }.prefix(2))
      for index in pattern.indices where body[index - 1] == "." { answers[String(body[index])] = answer }
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
