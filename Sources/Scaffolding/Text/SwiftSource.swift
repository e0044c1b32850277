/// A source file as words and marks, without comments and without the contents of texts.
struct SwiftSource {
  /// The tokens. A text is one token, `"`.
  let tokens: [Substring]

  /// Reads a file.
  ///
  /// - Complexity: Linear in its length.
  init(_ text: String) {
    let isWord = { (character: Character) in character.isLetter || character.isNumber || character == "_" }
    var (tokens, rest) = ([Substring](), text[...])
    while let first = rest.first {
      var length = 1
      if rest.hasPrefix("//") {
        length = rest.prefix { !$0.isNewline }.count
      } else if rest.hasPrefix("/*") {
        length = rest.firstRange(of: "*/").map { rest.distance(from: rest.startIndex, to: $0.upperBound) } ?? rest.count
      } else if first == "\"" {
        length = Self.lengthOfText(rest)
        tokens.append("\"")
      } else if isWord(first) {
        length = rest.prefix(while: isWord).count
        tokens.append(rest.prefix(length))
      } else if !first.isWhitespace {
        tokens.append(rest.prefix(1))
      }
      rest = rest.dropFirst(length)
    }
    self.tokens = tokens
  }

  private static func lengthOfText(_ rest: Substring) -> Int {
    let end = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    var (length, isEscaped) = (end.count, false)
    var after = rest.dropFirst(length)
    while let character = after.first {
      if !isEscaped, after.hasPrefix(end) { return length + end.count }
      if end.count == 1, character.isNewline { return length }
      isEscaped = character == "\\" && !isEscaped
      length += 1
      after = after.dropFirst()
    }
    return length
  }

  /// Returns the tokens between the name of a type and its braces; `nil` if there is none.
  func head(of keyword: Substring, _ name: Substring) -> ArraySlice<Substring>? {
    let start = tokens.indices.dropLast().first { tokens[$0] == keyword && tokens[$0 + 1] == name }
    return start.map { tokens[($0 + 2)...].prefix { $0 != "{" } }
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
    guard let body = body(of: "func", function) else { return [:] }
    var answers: [String: [Substring]] = [:]
    for start in body.indices where body[start] == "case" {
      guard let pattern = Self.pattern(in: body[(start + 1)...]) else { continue }
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

  /// Returns whether a `case` of a switch names a case, alone or beside others.
  func hasPattern(of name: Substring) -> Bool {
    tokens.indices.contains { start in
      guard tokens[start] == "case", let pattern = Self.pattern(in: tokens[(start + 1)...]) else { return false }
      // The pattern of an `if` has no colon.
      return zip(pattern, pattern.dropFirst()).prefix { $0.1 != "{" }.contains { $0 == "." && $1 == name }
    }
  }

  /// The keywords before the name of a new type.
  static let typeKeywords = ["actor", "class", "enum", "protocol", "struct", "typealias"]

  /// Returns whether the file declares a type.
  func declares(_ type: String) -> Bool {
    Self.typeKeywords.contains { contains([Substring($0), Substring(type)]) }
  }

  /// Returns whether tokens follow each other somewhere.
  func contains(_ wanted: [Substring]) -> Bool {
    tokens.indices.contains { tokens[$0...].starts(with: wanted) }
  }
}
