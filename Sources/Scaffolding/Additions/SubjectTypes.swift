/// The types of values in the subjects of a file's switches.
struct SubjectTypes {
  private let source: SwiftSource
  private var tokens: [Substring] { source.tokens }
  /// The bodies of all types and extensions, in the order of the file.
  private let bodies: [SwiftSource.Body]
  /// The tokens of each name that a colon follows, as in `place: A`.
  private let names: [Substring: [Int]]

  /// - Complexity: Linear in the length of the file.
  init(_ source: SwiftSource) {
    let tokens = source.tokens
    self.source = source
    bodies = tokens.indices.flatMap(source.bodies)
    names = Dictionary(
      grouping: tokens.indices.dropFirst().dropLast().filter {
        tokens[$0 + 1] == ":" && !["?", ".", "case"].contains(tokens[$0 - 1])
      }
    ) { tokens[$0] }
  }

  /// Returns the type of a value in the subject of a switch, without the types around it; `nil` if it is not certain.
  func type(of column: Int, of found: SwiftSource.Switch) -> Substring? {
    var subject = found.subject
    if subject.first.map({ tokens[$0] }) == "Optional" { subject = subject.dropFirst() }
    while let first = subject.first, tokens[first] == "(", source.partners[first] == subject.last {
      let parts = source.parts(of: (first + 1)..<(subject.upperBound - 1))
      subject = parts.indices.contains(column) ? parts[parts.count == 1 ? 0 : column] : 0..<0
    }
    while let last = subject.last, ["?", "!"].contains(tokens[last]) { subject = subject.dropLast() }
    if let cast = subject.last(where: { tokens[$0] == "as" }) {
      return nameOfType(from: ["?", "!"].contains(tokens[cast + 1]) ? cast + 2 : cast + 1)
    }
    guard let last = subject.last else { return nil }
    if subject.count == 1, tokens[last] == "self" {
      let inner = bodies.last { $0.range.contains(found.start) }
      return inner.flatMap { nameOfType(from: $0.start + 1) }
    }
    // The last name of `self.flow.root`, by the nearest property or parameter of the name.
    guard subject.allSatisfy({ ($0 - last) % 2 == 0 || tokens[$0] == "." }) else { return nil }
    let declaration = names[tokens[last]]?.last { $0 < found.start }
    return declaration.flatMap { nameOfType(from: $0 + 2) }
  }

  /// Returns the name of a type that is written at a token: `B` of `A.B?`; `nil` for one with parameters of its own.
  private func nameOfType(from start: Int) -> Substring? {
    var index = start
    while index < tokens.count, ["inout", "borrowing", "consuming", "sending"].contains(tokens[index]) { index += 1 }
    while index + 2 < tokens.count, tokens[index + 1] == "." { index += 2 }
    guard index < tokens.count, tokens[index].first?.isLetter == true else { return nil }
    return index + 1 < tokens.count && tokens[index + 1] == "<" ? nil : tokens[index]
  }
}
