import Foundation

/// A search for what is wrong with a project. It reads the sources and builds nothing.
public struct Doctor: Sendable {
  /// Something that is wrong.
  public struct Finding: Hashable, Encodable, Sendable {
    /// The file, or the folder of the project.
    public let path: String
    /// The problem.
    public let problem: String
    /// What to do about it.
    public let fix: String
  }

  private let project: Project
  private let environment: [String: String]

  /// Prepares the search in a project, with the environment for the programs that it asks.
  public init(_ project: Project, environment: [String: String]) {
    (self.project, self.environment) = (project, environment)
  }

  /// Returns everything that is wrong.
  ///
  /// - Returns: The findings, in the order of the files.
  /// - Throws: An error if a source file cannot be read.
  /// - Complexity: Reads all sources.
  public func findings() throws -> [Finding] { try toolchain + versions + findingsInSources() }

  func findingsInSources() throws -> [Finding] {
    let sources = try Source.all(in: project)
    return sources.flatMap(markers) + sources.flatMap { examples(in: $0) }
      + sources.flatMap { childrenWithScreens(in: $0, sources) } + sources.flatMap { routes(to: $0, sources) }
  }

  private func finding(_ path: String, _ problem: String, _ fix: String) -> Finding {
    Finding(path: path.isEmpty ? project.folder : "\(project.folder)/\(path)", problem: problem, fix: fix)
  }

  // MARK: Versions

  private var toolchain: [Finding] {
    let install = "install Swift 6 or newer from https://www.swift.org/install"
    do {
      let text = try Program(name: "swift", environment: environment).run("--version")
      let words = text.split { !$0.isNumber && $0 != "." }
      guard let major = words.first(where: { $0.contains(".") })?.prefix(while: \.isNumber), let number = Int(major)
      else {
        return []
      }
      return number < 6 ? [finding("", "Swift \(number) is too old for the package", install)] : []
    } catch {
      return [finding("", "\(error)", install)]
    }
  }

  private var versions: [Finding] {
    var findings: [Finding] = []
    if project.record.version != armatureVersion {
      findings.append(
        finding(
          Project.recordFile, "Armature \(project.record.version) has made the package, but this is \(armatureVersion)",
          "compare the package with a new one from the template '\(project.record.template)'"))
    }
    let readme = "\(ArmatureSource.copyFolder)/README.md"
    if let file = try? project.file(readme),
      String(decoding: file.contents, as: UTF8.self).firstLine != "# Armature \(armatureVersion)"
    {
      findings.append(
        finding(
          readme, "the copy is not Armature \(armatureVersion)",
          "replace \(ArmatureSource.copyFolder) with the one of a new app that has a copy"))
    }
    return findings
  }

  // MARK: Files

  /// A file that has one of its markers shall have each of them once.
  private func markers(of source: Source) -> [Finding] {
    let wanted: [(end: String, markers: [Insertion.Marker])] = [
      ("Destination.swift", [.cases, .examples, .styles, .screens]), ("Coordinator.swift", [.children]),
      ("Tab.swift", [.cases, .flows, .items]), ("Tabs.swift", [.tabs]),
    ]
    let markers = wanted.first { source.path.hasSuffix($0.end) }?.markers ?? []
    let counts = markers.map { ($0, $0.count(in: source.text)) }
    guard counts.contains(where: { $0.1 > 0 }) else { return [] }
    return counts.filter { $0.1 != 1 }.map { marker, count in
      finding(
        source.path, count == 0 ? "there is no line '\(marker.line)'" : "there are \(count) lines '\(marker.line)'",
        "have it once, where 'armature add' shall write")
    }
  }

  /// Each case of a destination shall have an example, which feeds the list of links and the tests.
  private func examples(in source: Source) -> [Finding] {
    guard source.path.hasSuffix("Destination.swift") else { return [] }
    let named = source.tokens(from: "examples", to: "]")
    return source.declaredCases.filter { name in
      !zip(named, named.dropFirst()).contains { $0 == "." && $1 == Substring(name) }
    }
    .map { finding(source.path, "the case '\($0)' has no example", "add a value of it to 'examples'") }
  }

  /// A case with a child flow is drawn by that flow, so its screen shall be `.child`.
  private func childrenWithScreens(in source: Source, _ sources: [Source]) -> [Finding] {
    guard source.path.hasSuffix("Destination.swift"),
      let coordinator = sources.first(where: { $0.name == source.name.dropLast("Destination".count) + "Coordinator" })
    else { return [] }
    let children = coordinator.answers(of: "child").filter { $0.value != "nil" }.keys
    let screens = source.answers(of: "screen").filter { $0.value == "Screen" }.keys
    return Set(children).intersection(screens).sorted().map {
      finding(
        source.path, "the case '\($0)' has a screen, which its child flow hides",
        "return '.child' for it, or no flow in 'child(for:)' of \(coordinator.name)")
    }
  }

  /// Something shall make each flow.
  private func routes(to source: Source, _ sources: [Source]) -> [Finding] {
    let end = "Coordinator"
    guard source.name.hasSuffix(end), source.tokens.contains("class") else { return [] }
    let flow = source.name.dropLast(end.count)
    // The destination of the flow names it, too.
    let isNamed = sources.contains { other in
      other.name != source.name && other.name != flow + "Destination" && other.tokens.contains(Substring(source.name))
    }
    let isFirst = flow == project.record.flow || codeTokens(of: project.record.root).contains(Substring(source.name))
    if isNamed || isFirst { return [] }
    return [
      finding(source.path, "no flow opens \(source.name)", "return it from 'child(for:)' of another flow, or remove it")
    ]
  }
}

/// A source file of a project's flows.
private struct Source {
  let path: String
  let text: String
  let tokens: Set<Substring>

  /// The name without the extension.
  var name: String { String(Path.last(of: path).dropLast(".swift".count)) }

  static func all(in project: Project) throws -> [Self] {
    try project.sourcePaths.map { path in
      let text = try project.text(path)
      return Self(path: path, text: text, tokens: Set(codeTokens(of: text)))
    }
  }

  /// The cases that the file declares, except those of types in other types.
  var declaredCases: [String] {
    text.components(separatedBy: "\n").filter { $0.hasPrefix("  case ") || $0.hasPrefix("  indirect case ") }
      .flatMap(casesDeclared)
  }

  /// Returns the tokens after a word, up to an end.
  func tokens(from word: Substring, to end: Substring) -> [Substring] {
    let lines = text.components(separatedBy: "\n").map { $0.components(separatedBy: "//")[0] }
    let tokens = codeTokens(of: lines.joined(separator: "\n"))
    guard let start = tokens.firstIndex(of: word), let bracket = tokens[start...].firstIndex(of: "=") else { return [] }
    return Array(tokens[bracket...].prefix { $0 != end })
  }

  /// Returns the first word that a function answers for each case of its switch.
  func answers(of function: Substring) -> [String: String] {
    let tokens = codeTokens(of: text)
    let starts = tokens.indices.dropFirst().filter { tokens[$0] == function && tokens[$0 - 1] == "func" }
    guard let start = starts.first else { return [:] }
    var (answers, index) = ([String: String](), start)
    while let next = tokens[index...].firstIndex(where: { $0 == "case" || $0 == "func" }), tokens[next] == "case" {
      guard let colon = end(ofPattern: tokens, from: next) else { break }
      let names = zip(tokens[next..<colon], tokens[next..<colon].dropFirst()).filter { $0.0 == "." }.map {
        String($0.1)
      }
      let answer = tokens[(colon + 1)...].first { $0 != "return" } ?? ""
      for name in names { answers[name] = String(answer) }
      index = colon
    }
    return answers
  }

  /// Returns the index of the colon after a pattern, which may have other colons in brackets.
  private func end(ofPattern tokens: [Substring], from start: Int) -> Int? {
    var depth = 0
    return tokens[start...].firstIndex { token in
      if token == "(" { depth += 1 }
      if token == ")" { depth -= 1 }
      return depth == 0 && token == ":"
    }
  }
}
