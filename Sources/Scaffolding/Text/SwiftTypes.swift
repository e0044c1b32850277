/// The types in a file of Swift, with their members, cases and lists.
extension SwiftSource {
  /// The tokens in the braces of a type, and of each extension of it.
  struct Body {
    /// The tokens, without the braces.
    let range: Range<Int>
    /// The keyword: `enum`, `class` or `extension`, for example.
    let keyword: Substring
    /// The index of the keyword.
    let start: Int
  }

  /// The keywords before the name of a type with members.
  static let keywords: Set<Substring> = ["enum", "struct", "class", "actor", "protocol", "extension"]

  /// Returns the bodies of a type and of its extensions.
  func bodies(of type: String) -> [Body] {
    tokens.indices.dropLast().filter { tokens[$0 + 1] == type }.flatMap(bodies)
  }

  /// Returns the body of the type or the extension that begins with a keyword; none if it begins something else.
  func bodies(at start: Int) -> [Body] {
    guard Self.keywords.contains(tokens[start]), start == 0 || tokens[start - 1] != ".",
      start + 1 < tokens.count, !["func", "var", "let", "subscript", "init"].contains(tokens[start + 1]),
      let brace = tokens[start...].firstIndex(of: "{"), let end = closingBrackets[brace]
    else { return [] }
    return [Body(range: (brace + 1)..<end, keyword: tokens[start], start: start)]
  }

  /// Returns the modifier for members that are as visible as their type: `public `, `package `, or nothing.
  func visibility(of body: Body) -> String {
    let modifiers = tokens[..<body.start].suffix { ["public", "open", "package", "final", "indirect"].contains($0) }
    if modifiers.contains("public") || modifiers.contains("open") { return "public " }
    return modifiers.contains("package") ? "package " : ""
  }

  /// A kind of member: its keyword, its name, and the label of its parameter, if it is a function with one.
  typealias Member = (keyword: Substring, name: Substring, label: Substring?)

  /// Whether a type has a member.
  func has(_ member: Member, in bodies: [Body]) -> Bool {
    bodies.contains { body in
      let topLevel = topLevel(of: body.range)
      return zip(topLevel, topLevel.dropFirst()).contains { isMember(member, $0, $1) }
    }
  }

  private func isMember(_ member: Member, _ keyword: Int, _ name: Int) -> Bool {
    guard tokens[keyword] == member.keyword || member.keyword == "var" && tokens[keyword] == "let",
      tokens[name] == member.name
    else { return false }
    return member.label.map { tokens[(name + 1)...].starts(with: ["(", $0]) } ?? true
  }

  /// Returns the members of a kind: the index of the name, and the tokens in the braces. If one of them has
  /// `override`, the others only have the same name, and are left out.
  func members(_ member: Member, in bodies: [Body]) -> [(name: Int, body: Range<Int>)] {
    let members = bodies.flatMap { body in
      let topLevel = topLevel(of: body.range)
      return topLevel.indices.dropLast().compactMap { position -> (name: Int, body: Range<Int>)? in
        guard isMember(member, topLevel[position], topLevel[position + 1]) else { return nil }
        let rest = topLevel[(position + 2)...].prefix { !["func", "var", "let", "case"].contains(tokens[$0]) }
        guard let brace = rest.first(where: { tokens[$0] == "{" }), let end = closingBrackets[brace] else { return nil }
        return (topLevel[position + 1], (brace + 1)..<end)
      }
    }
    let overriding = members.filter { isOverriding($0.name) }
    return overriding.isEmpty ? members : overriding
  }

  private func isOverriding(_ name: Int) -> Bool {
    let modifiers: Set<Substring> = ["override", "public", "open", "package", "internal", "final", "class", "static"]
    return tokens[..<(name - 1)].suffix(while: modifiers.contains).contains("override")
  }

  /// Returns the last tokens of the only member of a kind, before its closing brace.
  func lastTokens(of member: Member, in bodies: [Body]) -> ArraySlice<Substring> {
    let members = members(member, in: bodies)
    return members.count == 1 ? tokens[members[0].body].suffix(2) : []
  }

  // MARK: The cases of an enum

  /// Returns the last token of an enum's last case that every build has, or the opening brace if there is none.
  func endOfCases(in body: Body) -> Int {
    let brace = body.range.lowerBound - 1
    let last = declarations(in: body).last { conditions[$0.lowerBound] == conditions[brace] }
    return last.map { closingBrackets[$0.upperBound] ?? $0.upperBound } ?? brace
  }

  /// Returns the names of the cases that an enum declares; `nil` if the file does not have the enum.
  func cases(of type: String) -> [String]? {
    bodies(of: type).first { $0.keyword == "enum" }.map { cases(in: $0).map { String($0.name) } }
  }

  /// Returns the names of an enum's cases, and whether every build has them.
  func cases(in body: Body) -> [(name: Substring, isInEveryBuild: Bool)] {
    declarations(in: body).flatMap { declaration in
      let isInEveryBuild = conditions[declaration.lowerBound] == conditions[body.range.lowerBound - 1]
      return topLevel(of: declaration.lowerBound..<(declaration.upperBound + 1))
        .filter { tokens[$0] == "case" || tokens[$0] == "," }
        .map { (tokens[$0 + 1].withoutBackticks, isInEveryBuild) }
    }
  }

  /// Returns the declarations of an enum's cases, from `case` to the last token outside of brackets.
  func declarations(in body: Body) -> [ClosedRange<Int>] {
    let topLevel = topLevel(of: body.range)
    var (declarations, position) = ([ClosedRange<Int>](), 0)
    while position < topLevel.count {
      defer { position += 1 }
      guard tokens[topLevel[position]] == "case" else { continue }
      // `case a(b: C) = 1, d`: the declaration ends before a word that no comma or sign precedes.
      let first = position
      while position + 1 < topLevel.count, continues(topLevel[position], topLevel[position + 1]) { position += 1 }
      declarations.append(topLevel[first]...topLevel[position])
    }
    return declarations
  }

  /// Returns whether the next token belongs to a declaration of cases.
  private func continues(_ token: Int, _ next: Int) -> Bool {
    if ["case", ",", "="].contains(tokens[token]) || [",", "=", "("].contains(tokens[next]) { return true }
    // A negative value.
    return tokens[token] == "-"
  }

  // MARK: Lists

  /// Returns the tokens in the brackets of the array that is the value of a static property; `nil` if its value is
  /// another expression.
  func list(_ name: Substring, in bodies: [Body]) -> Range<Int>? {
    guard let value = value(of: name, in: bodies), let first = value.first else { return nil }
    let start = tokens[first] == "{" && tokens[first + 1] == "return" ? first + 2 : first + 1
    guard tokens[start] == "[", let end = closingBrackets[start] else { return nil }
    let isWhole = tokens[first] == "{" ? closingBrackets[first] == end + 1 : isEnd(end)
    return isWhole ? (start + 1)..<end : nil
  }

  /// Returns the tokens of a property's value, from the sign or the brace before it to the next declaration; `nil` if
  /// there is none, or another one in some builds.
  func value(of name: Substring, in bodies: [Body]) -> Range<Int>? {
    let values = values(of: name, in: bodies)
    return values.count == 1 ? values.first : nil
  }

  /// Returns the values of a property, one for each of its declarations.
  func values(of name: Substring, in bodies: [Body]) -> [Range<Int>] {
    bodies.flatMap { body in
      let topLevel = topLevel(of: body.range)
      return topLevel.indices.dropLast().compactMap { position -> Range<Int>? in
        guard ["let", "var"].contains(tokens[topLevel[position]]), tokens[topLevel[position + 1]] == name else {
          return nil
        }
        let rest = topLevel[(position + 2)...].drop { !["=", "{"].contains(tokens[$0]) }
        let next = rest.dropFirst().first { ["var", "func", "let", "case", "init", "typealias"].contains(tokens[$0]) }
        return rest.first.map { $0..<(next ?? body.range.upperBound) }
      }
    }
  }

  /// Returns the last token of the property whose value is a list: its bracket, or the brace behind it.
  func endOfProperty(_ list: Range<Int>) -> Int {
    list.upperBound + (["{", "return"].contains(tokens[list.lowerBound - 2]) ? 1 : 0)
  }

  /// Returns the tokens in the brackets of the array that is the argument of `super.init`.
  func superInitList(in bodies: [Body]) -> Range<Int>? {
    guard let value = superInitArguments(in: bodies), let first = value.first, tokens[first] == "[" else { return nil }
    return closingBrackets[first].map { (first + 1)..<$0 }
  }

  /// Returns the arguments of `super.init`; `nil` unless there is exactly one call.
  func superInitArguments(in bodies: [Body]) -> Range<Int>? {
    let starts = bodies.flatMap { body in
      body.range.filter { tokens[$0..<body.range.upperBound].starts(with: ["super", ".", "init", "("]) }
    }
    guard starts.count == 1, let end = closingBrackets[starts[0] + 3] else { return nil }
    return (starts[0] + 4)..<end
  }

  /// Returns whether an expression ends with a bracket: the next token is on another line, and does not continue it.
  private func isEnd(_ bracket: Int) -> Bool {
    guard bracket + 1 < tokens.count else { return true }
    let next = tokens[bracket + 1]
    if ["}", ";"].contains(next) { return true }
    let gap = text[ranges[bracket].upperBound..<ranges[bracket + 1].lowerBound]
    return gap.contains(where: \.isNewline) && (next == "@" || next == "#" || next.first?.isLetter == true)
  }
}

extension Substring {
  /// A name without the backticks that a keyword needs.
  var withoutBackticks: Substring { first == "`" ? dropFirst().dropLast() : self }
}
