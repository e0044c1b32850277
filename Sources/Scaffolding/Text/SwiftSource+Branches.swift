extension SwiftSource {
  /// A switch, for another branch.
  struct Branches {
    /// The tokens in its braces.
    let range: Range<Int>
    /// The token after which a branch goes.
    let end: Int
    /// A token that begins a branch; the closing brace if there is none.
    let first: Int
    /// Whether other branches take all cases that none takes by name.
    let hasCatchAll: Bool
    /// The first two tokens of the answer of the first such branch; empty if there is none.
    let catchAllAnswer: [Substring]
    /// Whether branches end with `return`.
    let returns: Bool
  }

  /// Returns the switch over an enum in a member; `nil` unless there is exactly one whose branches only have answers.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - bodies: The bodies of the type that has the member.
  ///   - isOverArgument: Whether the switch is over the argument of the function, instead of over `self`.
  /// - Returns: The switch.
  func branches(of member: Member, in bodies: [Body], isOverArgument: Bool = false) -> Branches? {
    let members = members(member, in: bodies)
    guard members.count == 1, let member = members.first else { return nil }
    var subject: Substring = "self"
    if isOverArgument {
      guard let colon = tokens[member.name...].firstIndex(of: ":") else { return nil }
      subject = tokens[colon - 1]
    }
    let subjects = [[subject], ["(", subject, ")"], ["Optional", "(", subject, ")"]]
    let switches = switches(in: member.body).filter { subjects.contains(Array(tokens[$0.subject])) }
    guard switches.count == 1, let found = switches.first else { return nil }
    let branches = branches(of: found)
    return isPlain(branches) && isAnswer(found, branches, of: member.body) ? branches : nil
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

  /// Returns whether the answers of a switch are those of its member. Otherwise code behind the switch has the answer.
  private func isAnswer(_ found: Switch, _ branches: Branches, of body: Range<Int>) -> Bool {
    if branches.returns || ["=", "return"].contains(tokens[found.start - 1]) { return true }
    return tokens[(found.range.upperBound + 1)..<body.upperBound].allSatisfy { ["}", "#", "endif"].contains($0) }
  }

  private func branches(of found: Switch) -> Branches {
    let (range, rows) = (found.range, rows(of: found))
    // One with a condition may take the new case, too.
    let next = rows.first(where: \.takesAny)
    let brace = range.lowerBound - 1
    var end = next.map { tokens[$0.start - 1] == "unknown" ? $0.start - 3 : $0.start - 1 } ?? range.upperBound - 1
    // A branch that not every build has.
    if let next, !next.isInEveryBuild { end = brace }
    let catchAll = rows.first { $0.takesAny && !$0.hasCondition }
    let answer = catchAll.map { tokens[($0.colon + 1)..<range.upperBound].drop { $0 == "return" }.prefix(2) } ?? []
    return Branches(
      range: range, end: end, first: rows.first?.start ?? range.upperBound,
      hasCatchAll: takesTheRest(rows, of: found, in: 0), catchAllAnswer: Array(answer), returns: returns(range))
  }

  /// Returns whether branches return from the member: on their own, or in an `if` for example. A closure returns only from
  /// itself.
  private func returns(_ range: Range<Int>) -> Bool {
    level(of: range).contains { index in
      if tokens[index] == "return" { return true }
      guard tokens[index] == "{", isStatement(index, in: range), let end = partners[index] else { return false }
      return returns((index + 1)..<end)
    }
  }

  /// Returns whether a brace is that of a statement, instead of a closure.
  private func isStatement(_ brace: Int, in range: Range<Int>) -> Bool {
    for index in (range.lowerBound..<brace).reversed() {
      switch tokens[index] {
      case "if", "else", "guard", "for", "while", "repeat", "do", "catch", "switch": return true
      case "{", "}", ";", "return": return false
      default: if isFirst(index), tokens[index] != "." { return false }
      }
    }
    return false
  }
}
