import Foundation

/// Makes types visible in the whole package, with the members that their protocols ask for: a view in another module
/// names a flow's enum and its coordinator.
struct PackageAccess {
  private let project: Project
  private var files: [String: String] = [:]
  private var widened: Set<String> = []
  /// The reasons why a type cannot be widened, each with its file.
  private(set) var problems: [String] = []

  /// Widens types, and those that their cases and members name.
  ///
  /// - Complexity: Reads all sources of the flows.
  init(_ types: [String], in project: Project) throws {
    self.project = project
    for path in project.sourcePaths { files[path] = try project.text(path) }
    for type in types { widen(type) }
  }

  /// The files with other texts now, by path.
  func changes() throws -> [String: String] {
    try files.filter { try project.text($0.key) != $0.value }
  }

  /// Returns the word before a type's members now: `package ` or `public `.
  func visibility(of type: String) -> String {
    declaration(of: type).map { $0.source.visibility(of: $0.body) } ?? "package "
  }

  private func declaration(of type: String) -> (path: String, source: SwiftSource, body: SwiftSource.Body)? {
    for (path, text) in files.sorted(by: { $0.key < $1.key }) where text.contains(type) {
      let source = SwiftSource(text)
      if let body = source.bodies(of: type).first(where: { $0.keyword != "extension" }) { return (path, source, body) }
    }
    return nil
  }

  private mutating func widen(_ type: String) {
    guard widened.insert(type).inserted else { return }
    guard let declaration = declaration(of: type) else { return checkTypealias(type) }
    guard declaration.source.visibility(of: declaration.body).isEmpty else { return }
    let (modifiers, path) = (declaration.source.modifiers(before: declaration.body.start), declaration.path)
    if let word = modifiers.first(where: { ["private", "fileprivate"].contains($0) }) {
      problems.append("\(project.folder)/\(path): “\(type)” is \(word), so no other module can see it")
      return
    }
    if declaration.body.keyword == "protocol" { return problems.append(byHand("protocol \(type)", in: path)) }
    let names = names(of: type)
    var words: Set<String> = []
    for (path, text) in files where text.contains(type) {
      var source = SwiftSource(text)
      let bodies = source.bodies(of: type)
      words.formUnion(bodies.flatMap { source.typesInInterface(of: $0, names) })
      words.formUnion(bodies.flatMap(source.wordsOfHead).filter { !isProtocol($0) })
      // An insertion moves only the tokens behind it, so the last one is inserted first.
      for index in bodies.flatMap({ source.tokensToWiden(in: $0, names) }).sorted(by: >) {
        source = SwiftSource(source.widened(index))
      }
      files[path] = source.text
    }
    for word in words.sorted() where word != type { widen(word) }
  }

  private func byHand(_ declaration: String, in path: String) -> String {
    "\(project.folder)/\(path): the views need “\(declaration)”, too; write “package” before it, "
      + "and run the command again"
  }

  private mutating func checkTypealias(_ name: String) {
    for (path, text) in files where text.contains(name) {
      let (source, wanted) = (SwiftSource(text), ["typealias", Substring(name)])
      guard
        let start = source.topLevel(of: source.tokens.indices).first(where: {
          source.tokens[$0...].starts(with: wanted)
        }),
        source.modifiers(before: start).isEmpty
      else { continue }
      problems.append(byHand("typealias \(name)", in: path))
    }
  }

  private func isProtocol(_ name: String) -> Bool { declaration(of: name)?.body.keyword == "protocol" }

  /// The names of the members that the protocols of a type ask for.
  private mutating func names(of type: String) -> Set<Substring> {
    var names: Set<Substring> = []
    for (path, text) in files.sorted(by: { $0.key < $1.key }) where text.contains(type) {
      let source = SwiftSource(text)
      for word in source.bodies(of: type).flatMap(source.conformances) {
        if let known = Self.requirements[word] {
          names.formUnion(known)
        } else if let own = declaration(of: String(word)) {
          // Nobody else can ask for the members of a protocol that is not visible.
          guard own.body.keyword == "protocol", !own.source.visibility(of: own.body).isEmpty else { continue }
          names.formUnion(own.source.names(in: own.body))
        } else if !Self.withoutMembers.contains(word) {
          problems.append(
            "\(project.folder)/\(path): “\(type)” conforms to “\(word)”, whose members the command does not know; write "
              + "“package” before “\(type)” and before the members that “\(word)” asks for, and run the command again")
        }
      }
    }
    return names
  }

  /// The members that protocols ask for.
  private static let requirements: [Substring: Set<Substring>] = [
    "Destination": [
      "Flow", "style", "screen", "examples", "isLinkable", "archiving", "formerNames", "links", "==", "hash",
    ],
    "Tab": ["Flow", "name", "formerNames", "flow", "item", "isHidden", "keepsLine", "onSecondTap", "==", "hash"],
    "Guarding": ["admit"], "AsksToLeave": ["Target", "leavingQuestion", "wantsToLeave"],
    "Finishing": ["Value", "linksToSteps"],
    "KeepsValues": ["Kept", "keptVersion", "kept", "bringBack"], "MigratesArchives": ["archiveVersion", "migrate"],
    "LinkValue": ["linkValue", "linkText"],
    "Equatable": ["=="], "Hashable": ["==", "hash", "hashValue"], "Comparable": ["<", "=="],
    "Identifiable": ["id", "ID"], "CaseIterable": ["allCases", "AllCases"],
    "RawRepresentable": ["rawValue", "RawValue"],
    "Encodable": ["encode"], "Decodable": ["from"], "Codable": ["encode", "from"],
    "CustomStringConvertible": ["description"], "CustomDebugStringConvertible": ["debugDescription"],
    "LocalizedError": ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"],
  ]

  private static let withoutMembers: Set<Substring> = [
    "Sendable", "Error", "AnyObject", "BitwiseCopyable", "Observable", "String", "Int", "Int8", "Int16", "Int32",
    "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "Character", "Coordinator",
    "TabCoordinator", "SplitCoordinator", "ThreeColumnCoordinator", "ContainerCoordinator",
  ]
}

extension SwiftSource {
  private static let modifiers: Set<Substring> = [
    "public", "open", "package", "internal", "fileprivate", "private", "static", "class", "final", "override",
    "indirect", "mutating", "nonisolated", "lazy", "required", "convenience",
  ]

  /// Returns the modifiers before a keyword.
  fileprivate func modifiers(before keyword: Int) -> ArraySlice<Substring> {
    tokens[..<keyword].suffix { Self.modifiers.contains($0) }
  }

  /// Returns the types that a type inherits from or conforms to, without their arguments.
  fileprivate func conformances(of body: Body) -> [Substring] {
    let head = (body.start + 2)..<(body.range.lowerBound - 1)
    guard let colon = head.first(where: { tokens[$0] == ":" }) else { return [] }
    return ((colon + 1)..<head.upperBound).prefix { tokens[$0] != "where" }
      .filter { [":", ",", "&", "unchecked", "retroactive"].contains(tokens[$0 - 1]) && tokens[$0] != "@" }
      .map { tokens[$0] }
  }

  /// Returns the names of the members that a protocol declares.
  fileprivate func names(in body: Body) -> Set<Substring> {
    Set(
      topLevel(of: body.range).filter { ["func", "var", "associatedtype"].contains(tokens[$0]) }.map { tokens[$0 + 1] })
  }

  /// The members of a body that have one of the names, or that override another one: each with its keyword and the tokens
  /// of its declaration.
  private func members(in body: Body, _ names: Set<Substring>) -> [(keyword: Int, range: Range<Int>)] {
    let topLevel = topLevel(of: body.range)
    let starts = topLevel.indices.filter {
      ["func", "var", "let", "init", "typealias", "case"].contains(tokens[topLevel[$0]])
        && tokens[topLevel[$0] - 1] != "."
    }
    return starts.compactMap { position in
      let keyword = topLevel[position]
      guard tokens[keyword] != "case" else { return nil }
      let next = starts.first { $0 > position }.map { topLevel[$0] } ?? body.range.upperBound
      let end = topLevel[position...].first { tokens[$0] == "{" && $0 < next } ?? next
      var name = tokens[keyword + 1]
      if name == "=", tokens[keyword + 2] == "=" { name = "==" }
      if tokens[keyword] == "init" {
        name = tokens[(keyword + 1)..<end].first { $0.first?.isLetter == true } ?? ""
      }
      let words = modifiers(before: keyword)
      let isVisible = words.contains { ["public", "open", "package", "private", "fileprivate"].contains($0) }
      return names.contains(name) || words.contains("override") ? (isVisible ? nil : (keyword, keyword..<end)) : nil
    }
  }

  /// Returns the words of types between the name of a type and its braces: its superclass with its arguments, and
  /// protocols.
  fileprivate func wordsOfHead(of body: Body) -> [String] {
    tokens[(body.start + 2)..<body.range.lowerBound].filter { $0.first?.isUppercase == true }.map(String.init)
  }

  /// Returns the words of types in what others see of a body: its cases and its members.
  fileprivate func typesInInterface(of body: Body, _ names: Set<Substring>) -> Set<String> {
    let ranges = members(in: body, names).map(\.range) + (body.keyword == "enum" ? payloads(in: body) : [])
    let words: [Substring] = ranges.flatMap { tokens[$0] }
    return Set(words.filter { $0.first?.isUppercase == true }.map(String.init))
  }

  /// The payloads of an enum's cases: `(of: Day)` in `case day(of: Day)`, not the brackets of a function.
  private func payloads(in body: Body) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var keyword: Substring = ""
    for index in topLevel(of: body.range) {
      let token = tokens[index]
      if ["case", "func", "var", "let", "init"].contains(token) { keyword = token }
      if keyword == "case", token == "(", let end = closingBrackets[index] { ranges.append(index..<end) }
    }
    return ranges
  }

  /// Returns the tokens before which `package` belongs.
  fileprivate func tokensToWiden(in body: Body, _ names: Set<Substring>) -> [Int] {
    let members = members(in: body, names).map {
      first(of: $0.keyword, after: ["override", "final", "lazy", "required"])
    }
    return members + (body.keyword == "extension" ? [] : [first(of: body.start, after: [])])
  }

  private func first(of keyword: Int, after: Set<Substring>) -> Int {
    let modifiers = modifiers(before: keyword)
    return modifiers.indices.first { !after.contains(tokens[$0]) } ?? keyword
  }

  /// Returns the text with `package` before a token, or in place of `internal`.
  fileprivate func widened(_ token: Int) -> String {
    let (text, range) = (text, ranges[token])
    if tokens[token] == "internal" { return text.replacingCharacters(in: range, with: "package") }
    return text[..<range.lowerBound] + "package " + text[range.lowerBound...]
  }
}
