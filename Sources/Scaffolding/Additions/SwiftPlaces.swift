/// The places in a file of Swift for another case of an enum: its declaration, its branches, its element in a list.
struct SwiftPlaces {
  let source: SwiftSource
  var tokens: [Substring] { source.tokens }
  /// The closing bracket of each opening one.
  let partners: [Int: Int]
  /// The number of `#if` around each token.
  private let conditions: [Int]

  /// - Complexity: Linear in the length of the file.
  init(_ source: SwiftSource) {
    self.source = source
    var (partners, open, conditions, condition) = ([Int: Int](), [Int](), [Int](), 0)
    for (index, token) in source.tokens.enumerated() {
      switch token {
      case "{", "(", "[": open.append(index)
      case "}", ")", "]": if let start = open.popLast() { partners[start] = index }
      case "#":
        let word = index + 1 < source.tokens.count ? source.tokens[index + 1] : ""
        if word == "endif" { condition -= 1 }
        conditions.append(condition)
        if word == "if" { condition += 1 }
        continue
      default: break
      }
      conditions.append(condition)
    }
    (self.partners, self.conditions) = (partners, conditions)
  }

  // MARK: Types and members

  /// The tokens in the braces of a type, and of each extension of it.
  struct Body {
    /// The tokens, without the braces.
    let range: Range<Int>
    /// The keyword: `enum`, `class` or `extension`, for example.
    let keyword: Substring
    /// The index of the keyword.
    let start: Int
  }

  /// Returns the bodies of a type and of its extensions.
  func bodies(of type: String) -> [Body] {
    tokens.indices.dropLast().compactMap { start in
      guard ["enum", "struct", "class", "actor", "protocol", "extension"].contains(tokens[start]),
        tokens[start + 1] == type,
        start == 0 || tokens[start - 1] != ".",
        let brace = tokens[start...].firstIndex(of: "{"), let end = partners[brace]
      else { return nil }
      return Body(range: (brace + 1)..<end, keyword: tokens[start], start: start)
    }
  }

  /// Returns the word with which the members of a type are as visible as the type: `public `, `package `, or nothing.
  func visibility(of body: Body) -> String {
    let modifiers = tokens[..<body.start].end { ["public", "open", "package", "final", "indirect"].contains($0) }
    if modifiers.contains("public") || modifiers.contains("open") { return "public " }
    return modifiers.contains("package") ? "package " : ""
  }

  /// Returns the indices in a body that are in no brackets within it, opening brackets included.
  func level(of range: Range<Int>) -> [Int] {
    var (level, index) = ([Int](), range.lowerBound)
    while index < range.upperBound {
      level.append(index)
      index = (partners[index] ?? index) + 1
    }
    return level
  }

  /// Returns the tokens in the braces of a member.
  ///
  /// - Parameters:
  ///   - keyword: `func` or `var`.
  ///   - name: The name.
  ///   - bodies: The bodies of the type.
  /// - Returns: The index of the name and the tokens, for each member of the name.
  private func members(_ keyword: Substring, _ name: Substring, in bodies: [Body]) -> [(name: Int, body: Range<Int>)] {
    bodies.flatMap { body in
      let level = level(of: body.range)
      return level.indices.dropLast().compactMap { position -> (Int, Range<Int>)? in
        guard tokens[level[position]] == keyword, tokens[level[position + 1]] == name else { return nil }
        let rest = level[(position + 2)...].prefix { !["func", "var", "let", "case"].contains(tokens[$0]) }
        guard let brace = rest.first(where: { tokens[$0] == "{" }), let end = partners[brace] else { return nil }
        return (level[position + 1], (brace + 1)..<end)
      }
    }
  }

  // MARK: The cases of an enum

  /// Returns the last token of an enum's last case that every build has, or the opening brace if there is none.
  func endOfCases(in body: Body) -> Int {
    let (level, brace) = (level(of: body.range), body.range.lowerBound - 1)
    var (end, position) = (brace, 0)
    while position < level.count {
      defer { position += 1 }
      guard tokens[level[position]] == "case", conditions[level[position]] == conditions[brace] else { continue }
      // `case a(b: C) = 1, d`: words, brackets and marks follow each other until a line begins with another word.
      var last = position
      while last + 1 < level.count, continues(level[last], level[last + 1]) { last += 1 }
      end = partners[level[last]] ?? level[last]
      position = last
    }
    return end
  }

  /// Returns whether a declaration of cases goes on with the next token.
  private func continues(_ token: Int, _ next: Int) -> Bool {
    if ["case", ",", "="].contains(tokens[token]) || [",", "=", "("].contains(tokens[next]) { return true }
    // A negative value.
    return tokens[token] == "-"
  }

  // MARK: Branches

  /// A switch, for another branch.
  struct Branches {
    /// The tokens in its braces.
    let range: Range<Int>
    /// The token after which a branch goes.
    let end: Int
    /// A token that begins a branch; the closing brace if there is none.
    let first: Int
    /// Whether another branch takes all cases that none takes by name.
    let hasCatchAll: Bool
    /// The first two tokens of the answer of that branch; empty if there is none.
    let catchAllAnswer: [Substring]
    /// Whether branches end with `return`.
    let returns: Bool
  }

  /// Returns the switch over an enum in a member; `nil` unless there is exactly one.
  ///
  /// - Parameters:
  ///   - keyword: `func` or `var`.
  ///   - name: The name of the member.
  ///   - bodies: The bodies of the type that has the member.
  ///   - isOverArgument: Whether the switch is over the argument of the function, instead of over `self`.
  /// - Returns: The switch.
  func branches(
    ofMember keyword: Substring, _ name: Substring, in bodies: [Body], isOverArgument: Bool = false
  ) -> Branches? {
    let members = members(keyword, name, in: bodies)
    guard members.count == 1, let member = members.first else { return nil }
    var subject: Substring = "self"
    if isOverArgument {
      guard let colon = tokens[member.name...].firstIndex(of: ":") else { return nil }
      subject = tokens[colon - 1]
    }
    let switches = switches(over: subject, in: member.body)
    return switches.count == 1 ? switches[0] : nil
  }

  /// Whether a type has a member.
  func has(_ keyword: Substring, _ name: Substring, in bodies: [Body]) -> Bool {
    bodies.contains { body in
      zip(level(of: body.range), level(of: body.range).dropFirst()).contains {
        (tokens[$0] == keyword || keyword == "var" && tokens[$0] == "let") && tokens[$1] == name
      }
    }
  }

  private func switches(over subject: Substring, in range: Range<Int>) -> [Branches] {
    range.compactMap { start in
      guard tokens[start] == "switch", tokens[start - 1] != ".",
        let brace = tokens[start..<range.upperBound].firstIndex(of: "{"), let end = partners[brace],
        [[subject], ["(", subject, ")"], ["Optional", "(", subject, ")"]].contains(Array(tokens[(start + 1)..<brace]))
      else { return nil }
      let branches = branches(in: (brace + 1)..<end)
      return isPlain(branches) ? branches : nil
    }
  }

  /// Returns whether the branches of a switch only have answers. Those that assign to a variable or fall through to the
  /// next one leave it open what another branch has to do.
  private func isPlain(_ branches: Branches) -> Bool {
    let level = level(of: branches.range)
    return !level.contains { index in
      if tokens[index] == "fallthrough" { return true }
      guard tokens[index] == "=", !["=", "!", "<", ">"].contains(tokens[index - 1]), tokens[index + 1] != "=" else {
        return false
      }
      let isDeclared = ["let", "var"].contains(tokens[index - 2]) || ["let", "var"].contains(tokens[index - 4])
      return !isDeclared && (isFirst(index - 1) || [":", "}", ";"].contains(tokens[index - 2]))
    }
  }

  private func branches(in range: Range<Int>) -> Branches {
    let level = level(of: range)
    let starts = level.filter { index in
      switch tokens[index] {
      case "case": !["if", "guard", "while", "for", ","].contains(tokens[index - 1])
      case "default": tokens[index - 1] != "." && tokens[index + 1] == ":"
      default: false
      }
    }
    let catchAll = starts.first { takesAny($0, withCondition: false) }
    // One with a condition may take the new case, too.
    var next = starts.first { takesAny($0, withCondition: true) }
    if let start = next, tokens[start - 1] == "unknown" { next = start - 2 }
    let brace = range.lowerBound - 1
    var end = (next ?? range.upperBound) - 1
    // A branch that not every build has.
    if let next, conditions[next] != conditions[brace] { end = brace }
    let colon = catchAll.flatMap { tokens[$0...].firstIndex(of: ":") }
    let answer = colon.map { tokens[($0 + 1)..<range.upperBound].drop { $0 == "return" }.prefix(2) } ?? []
    return Branches(
      range: range, end: end, first: starts.first ?? range.upperBound, hasCatchAll: catchAll != nil,
      catchAllAnswer: Array(answer), returns: level.contains { tokens[$0] == "return" })
  }

  /// Returns whether a branch takes cases that it does not name.
  private func takesAny(_ start: Int, withCondition: Bool) -> Bool {
    if tokens[start] == "default" { return true }
    guard let colon = tokens[start...].firstIndex(of: ":") else { return false }
    var pattern = Array(tokens[(start + 1)..<colon])
    if withCondition, let condition = pattern.firstIndex(of: "where") { pattern = Array(pattern[..<condition]) }
    return pattern == ["_"] || pattern.count == 2 && ["let", "var"].contains(pattern[0]) && pattern[1] != "."
  }

  /// Returns the last tokens of the only member of a name, before its closing brace.
  func end(ofMember keyword: Substring, _ name: Substring, in bodies: [Body]) -> ArraySlice<Substring> {
    let members = members(keyword, name, in: bodies)
    return members.count == 1 ? tokens[members[0].body].suffix(2) : []
  }

  /// Returns the names of the members that switch over `self` and name every case but a new one.
  ///
  /// - Parameters:
  ///   - name: The new case.
  ///   - bodies: The bodies of the type.
  ///   - known: The members to leave out.
  /// - Returns: The names.
  func membersWithEveryCase(but name: Substring, in bodies: [Body], except known: Set<Substring>) -> [String] {
    bodies.flatMap { body in
      var (names, member) = ([String](), Substring?.none)
      let level = level(of: body.range)
      for (position, index) in level.enumerated() {
        if ["func", "var", "init", "subscript"].contains(tokens[index]) {
          member = tokens[index] == "init" || position + 1 >= level.count ? tokens[index] : tokens[level[position + 1]]
        }
        if SwiftSource.typeKeywords.contains(String(tokens[index])) { member = nil }
        guard let member, !known.contains(member), tokens[index] == "{", let end = partners[index] else { continue }
        if switches(over: "self", in: (index + 1)..<end).contains(where: { branches in
          !branches.hasCatchAll
            && !branches.range.contains { tokens[$0] == "." && tokens[$0 + 1] == name }
        }) {
          names.append(String(member))
        }
      }
      return names
    }
  }

  // MARK: Lists

  /// Returns the tokens in the brackets of the array that is the value of a static property; `nil` if its value is
  /// something else, or more.
  func list(_ name: Substring, in bodies: [Body]) -> Range<Int>? {
    for body in bodies {
      let level = level(of: body.range)
      for position in level.indices.dropLast()
      where ["let", "var"].contains(tokens[level[position]]) && tokens[level[position + 1]] == name {
        for next in level[(position + 2)...] where ["=", "{"].contains(tokens[next]) {
          let start = tokens[next] == "{" && tokens[next + 1] == "return" ? next + 2 : next + 1
          guard tokens[start] == "[", let end = partners[start] else { return nil }
          let isWhole = tokens[next] == "{" ? partners[next] == end + 1 : isEnd(end)
          return isWhole ? (start + 1)..<end : nil
        }
      }
    }
    return nil
  }

  /// Returns the last token of the property whose value is a list: its bracket, or the brace behind it.
  func endOfProperty(_ list: Range<Int>) -> Int {
    list.upperBound + (["{", "return"].contains(tokens[list.lowerBound - 2]) ? 1 : 0)
  }

  /// Returns the tokens in the brackets of the array that a class gives to the initializer of its superclass.
  func superList(in bodies: [Body]) -> Range<Int>? {
    let starts = bodies.flatMap { body in
      body.range.filter { tokens[$0..<body.range.upperBound].starts(with: ["super", ".", "init", "(", "["]) }
    }
    guard starts.count == 1, let end = partners[starts[0] + 4] else { return nil }
    return (starts[0] + 5)..<end
  }

  /// Returns whether an expression ends with a bracket: the next token is on another line, and does not continue it.
  private func isEnd(_ bracket: Int) -> Bool {
    guard bracket + 1 < tokens.count else { return true }
    let next = tokens[bracket + 1]
    if ["}", ";"].contains(next) { return true }
    let gap = source.text[source.ranges[bracket].upperBound..<source.ranges[bracket + 1].lowerBound]
    return gap.contains(where: \.isNewline) && (next == "@" || next == "#" || next.first?.isLetter == true)
  }
}
