import Foundation

/// A record for a package that was made by hand, so that the other commands work in it.
public struct Adoption: Sendable {
  /// The folder of the package.
  public let folder: String
  /// The record.
  public let record: Project.Record

  /// Looks for the flows of a package.
  ///
  /// - Parameters:
  ///   - folder: The package, or a folder in it.
  ///   - sources: The folder of the flows; `nil` for the only one in `Sources` that has a coordinator.
  ///   - flow: The first flow; `nil` for the only one that no other flow makes.
  ///   - root: The code that makes it; `nil` if its initializer needs nothing.
  /// - Throws: An error if there is no package or no flow, if there is a record already, and for what is not certain.
  /// - Complexity: Reads all sources.
  public init(of folder: String, sources: String? = nil, flow: String? = nil, root: String? = nil) throws {
    if !FileSystem.isFolder(folder) { throw ScaffoldingError(.usage, "\(folder) is not a folder") }
    guard
      let package = FileSystem.foldersUp(from: folder).first(where: {
        FileSystem.kind(of: "\($0)/Package.swift") == "a file"
      })
    else {
      throw ScaffoldingError(.usage, "\(folder) is not in a package; expected a Package.swift in it or above it")
    }
    self.folder = package == FileSystem.resolved(folder) ? folder : package
    try Self.checkManifest(in: package)
    if let root { try Self.check(root) }
    if FileSystem.kind(of: "\(package)/\(Project.recordFile)") != nil {
      throw ScaffoldingError(.conflict, "\(self.folder) has a record already: \(Project.recordFile)")
    }
    let target = try Self.target(in: package, sources)
    let files = Self.files(in: "\(package)/\(target)")
    let first = try Self.first(of: files, flow, in: target)
    let module = Path.last(of: target)
    let name = module.hasSuffix("Flows") ? String(module.dropLast("Flows".count)) : module
    record = Project.Record(
      version: armatureVersion, template: Project.Record.noTemplate, module: try AppName(name).module, flow: first,
      sources: target == "Sources/\(try AppName(name).module)Flows" ? nil : target,
      root: try root ?? Self.root(of: first, in: files))
  }

  /// Throws if a package has a manifest without a package.
  private static func checkManifest(in folder: String) throws {
    let manifest = try PackageFile(path: "Package.swift", in: folder)
    let source = SwiftSource(String(decoding: manifest.contents, as: UTF8.self))
    guard manifest.damage == nil, source.contains(["Package", "("]) else {
      throw ScaffoldingError(
        .conflict,
        "\(folder)/Package.swift: \(manifest.damage ?? "it has no “Package(”"); expected a manifest of SwiftPM")
    }
  }

  /// Throws if a text is no code that can make a flow.
  private static func check(_ root: String) throws {
    let first = SwiftSource(root).tokens.first.map(String.init) ?? ""
    let begins = first.first.map { $0.isLetter || $0 == "_" } == true && !ReservedNames.keywords.contains(first)
    guard begins, (try? SwiftExpression.check(root)) != nil else {
      throw ScaffoldingError(
        .usage,
        "“\(root.excerpt)” does not make a flow; expected code, as in --root \"AppCoordinator(store: Store())\"")
    }
  }

  private static func target(in package: String, _ sources: String?) throws -> String {
    if let sources {
      let path = Path.withoutExtraSlashes(sources.hasPrefix("./") ? String(sources.dropFirst(2)) : sources)
      guard Path.isInPackage(path), !Self.names(in: files(in: "\(package)/\(path)")).isEmpty else {
        throw ScaffoldingError(
          .usage, "“\(sources.excerpt)” has no coordinator; expected a folder such as Sources/Notes")
      }
      return path
    }
    let entries = (try? FileSystem.entries(of: "\(package)/Sources")) ?? []
    let found = entries.map { "Sources/\($0)" }.filter { !names(in: files(in: "\(package)/\($0)")).isEmpty }
    guard let first = found.first else {
      throw ScaffoldingError(
        .usage,
        "\(package)/Sources has no coordinator; expected a class such as "
          + "“final class AppCoordinator: Coordinator<AppDestination>”")
    }
    if found.count == 1 { return first }
    throw ScaffoldingError(
      .usage, "several folders have coordinators; name one: --sources \(found.joined(separator: " or --sources "))")
  }

  private static func files(in folder: String) -> [SwiftSource] {
    FileSystem.swiftFiles(in: folder).sorted().compactMap {
      FileSystem.text(of: "\(folder)/\($0)").map(SwiftSource.init)
    }
  }

  /// The names of the flows that files declare, without `Coordinator`.
  private static func names(in files: [SwiftSource]) -> [String] {
    let end = "Coordinator"
    let all = files.flatMap { source -> [String] in
      let tokens = source.tokens
      let classes = tokens.indices.dropLast(2).filter { tokens[$0] == "class" && tokens[$0 + 2] == ":" }
      return classes.map { tokens[$0 + 1] }.filter { $0.hasSuffix(end) }.map { String($0.dropLast(end.count)) }
    }
    return all.filter { (try? FlowName($0)) != nil }
  }

  private static func first(of files: [SwiftSource], _ flow: String?, in target: String) throws -> String {
    let names = names(in: files)
    if let flow {
      if names.contains(flow) { return flow }
      throw ScaffoldingError(.usage, "\(target) has no flow “\(flow.excerpt)”\(suggestion(for: flow, among: names))")
    }
    let free = names.filter { name in
      let type = Substring("\(name)Coordinator")
      return !files.contains { $0.contains([type, "("]) || $0.contains([type, ".", "init"]) }
    }
    let found = free.count == 1 ? free : names.count == 1 ? names : free.filter { $0 == "App" }
    if let first = found.first { return first }
    throw ScaffoldingError(
      .usage,
      "it is not certain which flow is the first one; name it: --flow "
        + (free.isEmpty ? names : free).sorted().joined(separator: " or --flow "))
  }

  private static func root(of flow: String, in files: [SwiftSource]) throws -> String {
    let type = "\(flow)Coordinator"
    let initializers = files.flatMap { $0.initializers(of: type) }
    if initializers.contains(where: { $0.allSatisfy(\.hasDefault) }) { return "\(type)()" }
    guard let parameters = initializers.first else {
      throw ScaffoldingError(
        .usage,
        "\(type) has no initializer of its own; expected the code that makes the coordinator, as in "
          + "--root \"\(type)(root: .home)\"")
    }
    let arguments = parameters.map { $0.label == "_" ? "…" : "\($0.label): …" }.joined(separator: ", ")
    throw ScaffoldingError(
      .usage,
      "the initializer of \(type) has parameters; expected the code that makes it, as in "
        + "--root \"\(type)(\(arguments))\"")
  }

  /// The steps: the one file to create.
  public var actions: [Plan.Action] { [Plan.Action(word: .create, path: "\(folder)/\(Project.recordFile)")] }

  /// Writes the record.
  ///
  /// - Throws: An error if the disk refuses.
  public func apply() throws {
    try FileSystem.checkWritable(folder)
    try Journal.perform([(Project.recordFile, nil, record.file)], in: folder)
  }
}
