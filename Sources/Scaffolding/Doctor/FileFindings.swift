import Foundation

extension Doctor.Finding {
  /// The finding that the record of a project is damaged.
  ///
  /// - Parameter error: The error of a ``Project`` that cannot be read.
  public init(aboutRecord error: ScaffoldingError) {
    self.init(error, fix: error.lines.dropFirst().joined(separator: "; "))
  }

  /// A file that cannot be read, whose path begins the error.
  fileprivate init(_ error: ScaffoldingError, fix: String) {
    let line = error.lines.first ?? ""
    let end = [Origin.file, Project.recordFile].lazy.compactMap { line.range(of: "/\($0)") }.first?.upperBound
    let rest = line[(end ?? line.startIndex)...]
    let problem = rest.hasPrefix(": ") ? String(rest.dropFirst(2)) : "it\(rest)"
    self.init(path: String(line[..<(end ?? line.startIndex)]), problem: problem, fix: fix)
  }
}

// The files that 'armature' and SwiftPM read first, and those that the record lists.
extension Doctor {
  var origin: Origin { get throws { try Origin(project.file(Origin.file), in: project.folder) } }

  var findingsInRoot: [Finding] {
    var findings: [Finding] = []
    var origin: Origin?
    // A template has none, and neither has a package that was not made from one.
    if project.record.template != Project.Record.noTemplate,
      FileSystem.kind(of: "\(project.folder)/\(Template.Description.file)") == nil
    {
      do { origin = try self.origin } catch {
        let error = error as? ScaffoldingError ?? ScaffoldingError(.internal, "\(error)")
        findings.append(Finding(error, fix: "restore it with git: “armature update” needs it"))
      }
    }
    findings += project.pathsWithConflictMarkers(of: origin).map {
      finding($0, "it has marks of a conflict", "choose between the versions, and remove the marks")
    }
    let name = project.record.flow
    let sources = project.texts(of: project.sourcePaths).map { SwiftSource($0.text) }
    if !sources.isEmpty,
      !["Coordinator", "Tabs"].contains(where: { end in sources.contains { $0.declares(name + end) } }),
      (try? project.types(of: FlowName(name))) == nil
    {
      findings.append(
        finding(
          Project.recordFile, "the package has no flow “\(name)”", "name a flow of the package as the value of “flow”"))
    }
    return findings + damagedFiles(of: origin) + armature(of: origin)
  }

  /// The package needs Armature where the manifest says.
  private func armature(of origin: Origin?) -> [Finding] {
    guard let manifest = try? project.text("Package.swift") else { return [] }
    let path: String? =
      switch origin?.armature {
      case .copy?: ArmatureSource.copyFolder
      case .folder(let path)?: path
      case .release?, nil: nil
      }
    // The user may have chosen another Armature since.
    guard let path, manifest.contains("\"\(path)\"") else { return [] }
    let folder = path.hasPrefix("/") ? path : "\(project.folder)/\(path)"
    if FileSystem.isFolder(folder) { return [] }
    return [finding("Package.swift", "there is no Armature in \(path)", "restore it, or name another one there")]
  }

  // MARK: The files of the record

  /// The files that the template and commands have made, by their paths now, and the manifest.
  private func madeFiles(of origin: Origin?) -> [PackageFile] {
    let files = ["Package.swift": Data("//".utf8)].merging(origin?.files ?? [:]) { $1 }
    let made = files.map { path, contents in
      PackageFile(
        path: project.currentPath(of: path, made: contents, except: files.keys), contents: contents, isExecutable: false
      )
    }
    let added = (project.record.added ?? []).flatMap { (try? $0.edits(in: project, isLenient: true).files) ?? [] }
    return (made + added).sorted { $0.path < $1.path }
  }

  private func damagedFiles(of origin: Origin?) -> [Finding] {
    let deleted = deletedFiles
    return madeFiles(of: origin).compactMap { made in
      let file: PackageFile
      do {
        guard let found = try project.file(made.path) else {
          if made.path == "Package.swift" { return finding(made.path, "the file is missing", "restore it with git") }
          guard deleted.contains(made.path) else { return nil }
          return finding(
            made.path, "the file is missing, and its removal is not committed",
            "restore it with git, or commit its removal")
        }
        file = found
      } catch {
        // A symbolic link in place of the file is the user's.
        if FileSystem.kind(of: "\(project.folder)/\(made.path)") == "a symbolic link" { return nil }
        return finding(made.path, "the file cannot be read", "make it a file that can be read, or restore it with git")
      }
      if file.contents.isEmpty, !made.contents.isEmpty {
        return finding(made.path, "the file is empty", "restore it with git, or remove it")
      }
      guard made.damage == nil, let damage = file.damage, !file.hasConflictMarkers else { return nil }
      return finding(made.path, damage, "restore it with git, or remove it")
    }
  }

  /// The files that git has, and the folder does not. Somebody who has removed a file on purpose has removed it in git,
  /// too.
  private var deletedFiles: Set<String> {
    let git = Program.git(in: project.folder, environment: environment)
    return Set(((try? git.run("ls-files", "--deleted", "-z")) ?? "").split(separator: "\0").map(String.init))
  }

  /// The files of the template that a project without a git repository does not have. Without git, the doctor cannot find
  /// out whether the user has removed them on purpose.
  public var missingFiles: [String] {
    let git = Program.git(in: project.folder, environment: environment)
    if (try? git.run("rev-parse", "--show-prefix")) != nil { return [] }
    return madeFiles(of: try? origin).map(\.path).filter { FileSystem.kind(of: "\(project.folder)/\($0)") == nil }
  }
}
