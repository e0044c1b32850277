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
          "run 'armature add', 'armature remove' or 'armature update': it undoes the killed run first")
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
    progress("Building the flows, to look at their links…")
    let lines: [String]
    do {
      lines = try Probe(project: project, environment: environment).lines(
        "Links",
        """
        let scene = try FlowScene(root: makeRoot())
        for problem in scene.linkProblems { say(problem) }
        """)
    } catch let error as Probe.Refusal {
      return [finding("", "the links cannot be looked at: \(error.reason)", error.fix)]
    }
    return lines.compactMap { line in
      // The flow and the problem.
      guard let colon = line.range(of: ": ") else { return nil }
      let (flow, end) = (String(line[..<colon.lowerBound]), "Coordinator")
      let type = flow.hasSuffix(end) ? String(flow.dropLast(end.count)) : flow
      let file = project.sources(named: "\(type)Destination.swift").first ?? project.sources
      return finding(
        file, String(line[colon.upperBound...]), "change the case, its example, or the patterns in 'links'")
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
    let text: String
    let source: SwiftSource
    /// The name without the extension, which is usually the one of a type.
    let name: String

    init(path: String, text: String) {
      (self.path, self.text, source) = (path, text, SwiftSource(text))
      name = Path.type(of: path)
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
        fix: "remove it, or let the next 'armature add', 'armature remove' or 'armature update' remove it")
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
          project.record.isOfNewerArmature ? "use the command of that Armature" : "run 'armature update'"))
    }
    let readme = "\(ArmatureSource.copyFolder)/README.md"
    if FileSystem.kind(of: "\(project.folder)/\(ArmatureSource.copyFolder)/.git") == nil,
      let file = try? project.file(readme),
      String(decoding: file.contents, as: UTF8.self).firstLine != "# Armature \(armatureVersion)"
    {
      findings.append(
        finding(
          readme, "the copy is not Armature \(armatureVersion)",
          "run 'armature update'"))
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
      [self.finding(path, problem, "run 'swift package resolve', and commit the file")]
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
    guard let examples = file.source.dottedWords(in: "examples", of: file.name) else { return [] }
    return (file.source.cases(of: file.name) ?? []).filter { !examples.contains($0) }.map {
      finding(file.path, "the case '\($0)' has no example", "add a value of it to 'examples'")
    }
  }

  /// Finds destinations without links, which `Codable` derives, or `links` declares. Both may be in an extension.
  private func links(of file: File, _ files: [File]) -> [Finding] {
    let name = Substring(file.name)
    guard let head = file.source.head(of: "enum", name), head.contains("Destination") else { return [] }
    let extensions = files.map(\.source).filter { $0.head(of: "extension", name) != nil }
    let isCodable = ([head] + extensions.compactMap { $0.head(of: "extension", name) }).contains {
      $0.contains("Codable")
    }
    let isDeclared = ([file.source] + extensions).contains { source in
      ["let", "var"].contains { source.contains(["static", $0, "links"]) }
    }
    if isCodable || isDeclared { return [] }
    return [finding(file.path, "the cases have no links", "conform \(file.name) to Codable, or give it 'links'")]
  }

  /// Finds cases with a screen and with a child flow, which draws the case.
  private func childrenWithScreens(in file: File, _ files: [File]) -> [Finding] {
    guard file.name.hasSuffix("Destination"),
      let coordinator = files.first(where: { $0.name == file.name.dropLast("Destination".count) + "Coordinator" })
    else { return [] }
    let children = coordinator.source.answers(of: "child").filter {
      $1.count == 2 && $1[0].hasSuffix("Coordinator") && $1[1] == "("
    }
    let screens = file.source.answers(of: "screen").filter { $1.first == "Screen" }
    return Set(children.keys).intersection(screens.keys).sorted().map {
      finding(
        file.path, "the case '\($0)' has a screen, which its child flow hides",
        "return '.child' for it, or no flow in 'child(for:)' of \(coordinator.name)")
    }
  }

  /// Finds flows that no code makes.
  private func routes(to files: [File]) -> [Finding] {
    let flows = files.filter { $0.name.hasSuffix("Coordinator") && $0.source.contains(["class", Substring($0.name)]) }
    // The app's views and its executable may make flows, too.
    let all = project.texts(of: project.paths(in: "Sources")).map { ($0, SwiftSource($1)) }
    return flows.filter { file in
      let name = Substring(file.name)
      let isFirst =
        name == project.record.flow + "Coordinator" || SwiftSource(project.record.root).tokens.contains(name)
      return !isFirst
        && !all.contains { path, source in
          path != file.path
            && [[name, "("], [name, ".", "init"], [":", name, "{"]].contains { source.contains($0) }
        }
    }
    .map {
      finding($0.path, "no flow opens \($0.name)", "return it from 'child(for:)' of another flow")
    }
  }
}
