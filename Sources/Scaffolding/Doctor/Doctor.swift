import Foundation

/// A search for what is wrong with a project. It reads the sources and builds nothing.
public struct Doctor: Sendable {
  /// Something that is wrong.
  public struct Finding: Hashable, Encodable, Sendable {
    /// The file, or the folder of the project.
    public let path: String
    /// The problem.
    public let problem: String
    /// The step that repairs it.
    public let fix: String
  }

  let project: Project
  let environment: [String: String]

  /// Prepares the search in a project, with the environment for the programs that it asks.
  public init(_ project: Project, environment: [String: String]) {
    (self.project, self.environment) = (project, environment)
  }

  /// Returns everything that is wrong.
  ///
  /// - Returns: The findings, in the order of the files.
  /// - Throws: An error if a file of an addition lies behind a symbolic link.
  /// - Complexity: Reads all sources.
  public func findings() throws -> [Finding] {
    if Journal.isLeft(in: project.folder) {
      return [
        finding(
          Journal.file, "a run was killed between two files",
          "run “armature add”, “armature remove” or “armature update”: it undoes the killed run first")
      ]
    }
    return try leftovers + toolchain + versions + findingsInRoot + findingsInSources()
  }

  /// Builds the project, and returns what is wrong with its links: cases without one, and patterns that take the links of
  /// others.
  ///
  /// - Parameter progress: Called before the project is built, with a sentence for the user.
  /// - Returns: The findings, one if the project does not build.
  /// - Throws: An error if the project cannot be written in.
  public func findingsInLinks(progress: (_ work: String) -> Void = { _ in }) throws -> [Finding] {
    // It would not build, and the other findings say why.
    if Journal.isLeft(in: project.folder) { return [] }
    progress("Building the flows to check their links…")
    let lines: [String]
    do {
      lines = try Probe(project: project, environment: environment).lines(
        "Links",
        """
        let scene = try FlowScene(root: makeRoot())
        for problem in scene.linkProblems { say(problem) }
        """)
    } catch let error as Probe.Refusal {
      return [finding("", "the links cannot be checked: \(error.reason)", error.fix)]
    }
    return lines.compactMap { line in
      // The flow and the problem.
      guard let colon = line.range(of: ": ") else { return nil }
      let (flow, end) = (String(line[..<colon.lowerBound]), "Coordinator")
      let name = try? FlowName(flow.hasSuffix(end) ? String(flow.dropLast(end.count)) : flow)
      let file = name.flatMap { try? project.types(of: $0).destination.path } ?? project.sources
      return finding(
        file, String(line[colon.upperBound...]), "change the case, its example, or the patterns in “links”")
    }
  }

  func findingsInSources() throws -> [Finding] {
    // Only the compiler can judge files that are no text or lie outside of the project.
    let sources = project.texts(of: project.sourcePaths).map(File.init)
    if sources.isEmpty { return [finding(project.sources, "there are no flows", "restore the folder")] }
    return try missingAdditions(sources) + sources.flatMap(examples)
      + sources.flatMap { links(of: $0, sources) } + sources.flatMap { childrenWithScreens(in: $0, sources) }
      + routes(to: sources) + findingsInSystemNames
  }

  /// A source file.
  private struct File {
    let path: String
    let source: SwiftSource
    /// The enums that the file declares. The user may have given the file another name.
    let enums: [String]
    /// The classes that it declares, each with the name of its superclass.
    let classes: [(name: String, superclass: Substring)]

    init(path: String, text: String) {
      (self.path, source) = (path, SwiftSource(text))
      enums = source.enums.map { String($0.name) }
      let tokens = source.tokens
      classes = tokens.indices.dropLast(3).filter { tokens[$0] == "class" && tokens[$0 + 2] == ":" }
        .map { (String(tokens[$0 + 1]), tokens[$0 + 3]) }
    }
  }

  func finding(_ path: String, _ problem: String, _ fix: String) -> Finding {
    Finding(path: path.isEmpty ? project.folder : "\(project.folder)/\(path)", problem: problem, fix: fix)
  }

  /// The staging folders of killed runs in the project, and of those that have made apps beside it.
  private var leftovers: [Finding] {
    [project.folder, "\(project.folder)/.."].flatMap { Staging.leftovers(in: $0, removing: false) }.map {
      Finding(
        path: $0, problem: "a run that was killed has left this folder",
        fix: "remove it, or let the next “armature add”, “armature remove” or “armature update” remove it")
    }
  }

  // MARK: Versions

  private var toolchain: [Finding] {
    let install = "install Swift 6 or newer from https://www.swift.org/install"
    do {
      let text = try Program(name: "swift", environment: environment).run("--version")
      // Apple's toolchain prints the version of its driver first.
      let version = text.range(of: "Swift version ").map { text[$0.upperBound...].prefix(while: \.isNumber) }
      guard let number = version.flatMap({ Int($0) }), number < 6 else { return [] }
      return [finding("", "Swift \(number) is too old for the package", install)]
    } catch {
      return [finding("", "\(error)", install)]
    }
  }

  private var versions: [Finding] {
    var findings: [Finding] = []
    if project.record.version != armatureVersion {
      findings.append(
        finding(
          Project.recordFile,
          "Armature \(project.record.version) made the package, but this command is of Armature \(armatureVersion)",
          project.record.isOfNewerArmature ? "use the command of that Armature" : "run “armature update”"))
    }
    let readme = "\(ArmatureSource.copyFolder)/README.md"
    if FileSystem.kind(of: "\(project.folder)/\(ArmatureSource.copyFolder)/.git") == nil,
      let file = try? project.file(readme),
      String(decoding: file.contents, as: UTF8.self).firstLine != "# Armature \(armatureVersion)"
    {
      findings.append(
        finding(
          readme, "the copy is not Armature \(armatureVersion)",
          "run “armature update”"))
    }
    return findings + lockFile
  }

  /// An app with a release of Armature needs a lock file, so that all builds get the same one.
  private var lockFile: [Finding] {
    let path = "Package.resolved"
    guard project.hasApp, let origin = try? origin, case .release(let url, let version) = origin.armature,
      // The user may have chosen another Armature since.
      let manifest = try? project.text("Package.swift"), manifest.contains("\"\(url)\"")
    else { return [] }
    func finding(_ problem: String) -> [Finding] {
      [self.finding(path, problem, "run “swift package resolve”, and commit the file")]
    }
    guard FileSystem.kind(of: "\(project.folder)/\(path)") != nil else {
      return finding("the file is missing, so builds may get different releases of Armature")
    }
    guard let file = try? project.file(path), let lock = try? JSONDecoder().decode(LockFile.self, from: file.contents)
    else { return finding("the file cannot be read") }
    let identity = ArmatureSource.release(url: url, from: version).identity.lowercased()
    let pinned = lock.pins.first { $0.identity == identity }?.state.version
    if let pinned, pinned.compare(version, options: .numeric) != .orderedAscending { return [] }
    let what = pinned.map { "Armature \($0)" } ?? "no release of Armature"
    return finding("it has \(what), but the app needs \(version) or newer")
  }

  private struct LockFile: Decodable {
    struct Pin: Decodable {
      struct State: Decodable { let version: String? }
      let identity: String
      let state: State
    }
    let pins: [Pin]
  }

  // MARK: Files

  /// Finds added flows whose types are missing in all files, although others name them. The user may have given
  /// the flow another name, or taken it out by hand.
  private func missingAdditions(_ files: [File]) throws -> [Finding] {
    try (project.record.added ?? []).flatMap { addition in
      try addition.edits(in: project, isLenient: true).files.filter { file in
        let type = Path.type(of: file.path)
        return FileSystem.kind(of: "\(project.folder)/\(file.path)") == nil
          && files.contains { $0.source.tokens.contains(Substring(type)) }
          && !files.contains { $0.source.declares(type) }
      }
      .map { finding($0.path, "the file is missing, and its type is used", "restore it with git") }
    }
  }

  /// Finds cases of a destination without an example. The list of links and the tests are made from examples.
  private func examples(in file: File) -> [Finding] {
    file.enums.flatMap { type -> [Finding] in
      guard let examples = file.source.dottedWords(in: "examples", of: type) else { return [] }
      return (file.source.cases(of: type) ?? []).filter { !examples.contains($0) }.map {
        finding(file.path, "the case “\($0)” has no example", "add a value of it to “examples”")
      }
    }
  }

  /// Finds destinations without links, which `Codable` derives, or `links` declares. Both may be in an extension.
  private func links(of file: File, _ files: [File]) -> [Finding] {
    file.enums.map { $0[...] }.flatMap { name -> [Finding] in
      guard let head = file.source.head(of: "enum", name), head.contains("Destination") else { return [] }
      let extensions = files.map(\.source).filter { $0.head(of: "extension", name) != nil }
      let isCodable = ([head] + extensions.compactMap { $0.head(of: "extension", name) }).contains {
        $0.contains("Codable")
      }
      let isDeclared = ([file.source] + extensions).contains { source in
        ["let", "var"].contains { source.contains(["static", $0, "links"]) }
      }
      if isCodable || isDeclared { return [] }
      return [finding(file.path, "the cases have no links", "conform \(name) to Codable, or give it “links”")]
    }
  }

  /// Finds cases with a screen and with a child flow, which draws the case.
  private func childrenWithScreens(in file: File, _ files: [File]) -> [Finding] {
    files.flatMap { coordinator in
      coordinator.classes.flatMap { name, _ -> [Finding] in
        guard let type = coordinator.source.argument(ofCoordinator: name).map(String.init), file.enums.contains(type)
        else { return [] }
        let children = coordinator.source.answers(of: ("func", "child", "for"), of: name)
        let screens = file.source.answers(of: ("func", "screen", "in"), of: type)
        let flows = children.filter { $1.count == 2 && $1[0].hasSuffix("Coordinator") && $1[1] == "(" }
        return Set(flows.keys).intersection(screens.filter { $1.first == "Screen" }.keys).sorted().map {
          finding(
            file.path, "the case “\($0)” has a screen, which its child flow hides",
            "return “.child” for it, or no flow in “child(for:)” of \(name)")
        }
      }
    }
  }

  /// Finds flows that no code makes.
  private func routes(to files: [File]) -> [Finding] {
    let first = try? project.types(of: FlowName(project.record.flow)).coordinator.name
    let root = SwiftSource(project.record.root).tokens
    // The app's views and its executable may make flows, too.
    let all = project.texts(of: project.paths(in: "Sources")).map { SwiftSource($0.text) }
    return files.flatMap { file in
      file.classes.filter { name, superclass in
        superclass == "Coordinator" && name != first && !root.contains(name[...]) && !all.contains { $0.makes(name) }
      }
      .map { finding(file.path, "no flow opens \($0.name)", "return it from “child(for:)” of another flow") }
    }
  }
}

extension SwiftSource {
  /// Returns the cases that a member names, each with the first two tokens of its answer.
  fileprivate func answers(of member: Member, of type: String) -> [String: [Substring]] {
    members(member, in: bodies(of: type)).reduce(into: [:]) { answers, member in
      answers.merge(Self.answers(in: tokens[member.body])) { first, _ in first }
    }
  }

  /// Returns whether code makes an object of a class, outside of the class itself, or declares a subclass.
  fileprivate func makes(_ type: String) -> Bool {
    let own = bodies(of: type).map(\.range)
    return tokens.indices.dropLast().contains { index in
      guard tokens[index] == type else { return false }
      if index > 2, tokens[index - 1] == ":", tokens[index - 3] == "class" || tokens[index - 2] == ">" { return true }
      let isMade = tokens[index + 1] == "(" || tokens[(index + 1)...].starts(with: [".", "init"])
      return isMade && !own.contains { $0.contains(index) }
    }
  }
}
