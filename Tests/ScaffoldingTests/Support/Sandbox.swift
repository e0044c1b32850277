import Foundation
import TestSupport
import Testing

// @testable: uses the file system as the generator does, and runs the command within the process.
@testable import ArmatureCLI
@testable import Scaffolding

/// A temporary folder, deleted when the test releases it.
final class Sandbox: Sendable {
  private let folder = TemporaryFolder()
  let path: String

  init() throws { path = folder.url.resolvingSymlinksInPath().path }

  /// The path of a file or folder in the sandbox.
  subscript(_ part: String) -> String { "\(path)/\(part)" }

  /// Writes a file and the folders above it, and returns its path.
  @discardableResult
  func write(_ contents: Data, to part: String, executable: Bool = false) throws -> String {
    try FileManager.default.createDirectory(atPath: Path.folder(of: self[part]), withIntermediateDirectories: true)
    guard executable else {
      _ = FileManager.default.createFile(
        atPath: self[part], contents: contents, attributes: [.posixPermissions: NSNumber(value: 0o644)])
      return self[part]
    }
    // Another process writes it. A program cannot be run while a process has it open for writing, and this one may
    // start others from other tests, which then have all its open files for a moment.
    let text = try write(contents, to: "\(part).\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(atPath: text) }
    let copying = try run("/bin/sh", ["-c", "cp \"$0\" \"$1\" && chmod 755 \"$1\"", text, self[part]])
    guard copying.status == 0 else { throw CocoaError(.fileWriteUnknown) }
    return self[part]
  }

  @discardableResult
  func write(_ contents: String, to part: String, executable: Bool = false) throws -> String {
    try write(Data(contents.utf8), to: part, executable: executable)
  }

  // MARK: Files

  func text(_ part: String) throws -> String { try String(contentsOfFile: self[part], encoding: .utf8) }

  func exists(_ part: String) -> Bool { FileSystem.kind(of: self[part]) != nil }

  /// Replaces a text that a file has.
  func replace(
    _ old: String, with new: String, in part: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = try text(part)
    #expect(text.contains(old), "\(text)", sourceLocation: sourceLocation)
    try write(text.replacingOccurrences(of: old, with: new), to: part)
  }

  /// Writes a text before or after that of a file.
  func extend(_ part: String, with end: String = "", start: String = "") throws {
    try write(start + text(part) + end, to: part)
  }

  func remove(_ parts: String...) throws {
    for part in parts { try FileManager.default.removeItem(atPath: self[part]) }
  }

  func move(_ part: String, to other: String) throws {
    try makeFolder(Path.folder(of: other))
    try FileManager.default.moveItem(atPath: self[part], toPath: self[other])
  }

  func copy(_ part: String, to other: String) throws {
    try FileManager.default.copyItem(atPath: self[part], toPath: self[other])
  }

  func link(_ part: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self[part], withDestinationPath: destination)
  }

  func makeFolder(_ part: String) throws {
    try FileManager.default.createDirectory(atPath: self[part], withIntermediateDirectories: true)
  }

  /// Returns all files in a folder and below it, including hidden ones.
  func contents(of part: String = "") throws -> [Template.File] {
    try FileManager.default.subpathsOfDirectory(atPath: self[part]).sorted().compactMap { path in
      let full = "\(self[part])/\(path)"
      if FileSystem.isFolder(full) { return nil }
      return Template.File(
        path: path, contents: try Data(contentsOf: URL(fileURLWithPath: full)),
        isExecutable: FileManager.default.isExecutableFile(atPath: full))
    }
  }

  /// Returns the names of all files and folders in a folder, including hidden ones.
  func entries(of part: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: self[part]).sorted()
  }

  // MARK: Messages

  /// A text with the paths in the sandbox.
  func short(_ text: String) -> String {
    text.replacingOccurrences(of: path + "/", with: "").replacingOccurrences(of: path, with: ".")
  }

  /// The message of the error that a piece of code throws, with the paths in the sandbox.
  func message(_ body: () throws -> Void) -> String? { refusal(body).map { short($0.description) } }

  /// Runs a line of the command within the process. The paths of what it prints are those in the sandbox.
  func armature(_ line: String, _ more: String..., environment: [String: String] = .author) -> Response {
    var response = CommandLineTool(environment: environment, executable: nil).run(words(line) + more)
    (response.output, response.error) = (short(response.output), short(response.error))
    return response
  }

  /// Runs a line of the command for the project `Notes`.
  func notes(_ line: String, environment: [String: String] = .author) -> Response {
    armature(line, "--project", self["Notes"], environment: environment)
  }

  /// Returns the error of a line of the command for the project `Notes`; an empty text if there is none.
  func said(_ line: String) -> String {
    let error = notes(line).error
    return error.hasPrefix("error: ") ? String(error.dropFirst(7).dropLast()) : error
  }

  /// Expects lines of the command for the project `Notes` to be refused, with errors that begin so, and to change no
  /// file.
  func refuses(_ rows: [(line: String, error: String)], sourceLocation: SourceLocation = #_sourceLocation) throws {
    let before = try contents(of: "Notes")
    for (line, error) in rows {
      let said = said(line)
      let isSaid = !said.isEmpty && said.hasPrefix(error)
      #expect(isSaid, "\(line): \(said)", sourceLocation: sourceLocation)
    }
    #expect(try contents(of: "Notes") == before, sourceLocation: sourceLocation)
  }

  /// Expects the file of a part to have texts.
  func expect(_ part: String, has parts: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
    let text = try text(part)
    for part in parts { #expect(text.contains(part), "\(part)\n\(text)", sourceLocation: sourceLocation) }
  }

  /// Runs lines of the command for the project `Notes`, which do their work.
  func run(_ lines: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    for line in lines { #expect(said(line) == "", "\(line)", sourceLocation: sourceLocation) }
  }

  /// Whether a part that a line adds is in the project `Notes` already.
  func hasDone(_ line: String) -> Bool { notes(line).output.contains("\nNothing to add: ") }

  /// Runs git in a folder, and returns its output.
  @discardableResult
  func git(_ line: String, in folder: String = "Notes") throws -> String {
    let words = ["-C", self[folder], "-c", "core.autocrlf=false"] + words(line)
    let result = try run("/usr/bin/env", ["git"] + words, environment: .author)
    #expect(result.status == 0, "\(result.error)")
    return result.output
  }

  /// Commits all files of a folder, in a new repository if there is none.
  func commit(_ folder: String = "Notes") throws {
    for line in ["init --quiet", "add --all", "commit --quiet --message mine"] { try git(line, in: folder) }
  }
}

extension Sandbox {
  typealias Result = (output: String, error: String, status: Int32)

  /// The path of the built command.
  static func command() throws -> String {
    let bundles = [Bundle.main.executablePath] + Bundle.allBundles.map(\.bundlePath)
    return try #require(
      bundles.compactMap { $0.map { Path.folder(of: $0) + "/armature" } }
        .first(where: FileManager.default.isExecutableFile))
  }

  /// Returns the path of a program in a folder of `PATH`.
  static func program(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first(where: FileManager.default.isExecutableFile)
  }

  /// Runs a program in the sandbox, and returns its output and its exit code.
  func run(_ executable: String, _ arguments: [String], environment: [String: String] = [:]) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (output, error) = (Pipe(), Pipe())
    // On Linux, a process that has ended keeps its handles open.
    defer { for pipe in [output, error] { try? pipe.fileHandleForReading.close() } }
    (process.standardOutput, process.standardError) = (output, error)
    // `waitUntilExit()` checks only about every 50 ms.
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    let texts = [output, error].map { String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }
    ended.wait()
    return (texts[0], texts[1], process.terminationStatus)
  }
}

extension [String: String] {
  /// An environment in which git knows an author.
  static let author = [
    "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.com", "GIT_COMMITTER_NAME": "Ada",
    "GIT_COMMITTER_EMAIL": "ada@example.com",
  ]
}

/// Returns the kind and the message of the error that a piece of code throws.
func refusal(_ body: () throws -> Void) -> ScaffoldingError? {
  do {
    try body()
    return nil
  } catch {
    return error as? ScaffoldingError
  }
}

/// Returns the words of a line, as a shell divides it. A text between single quotes is in one word.
func words(_ line: String) -> [String] {
  var (words, word, isQuoted) = ([String](), String?.none, false)
  for character in line {
    switch character {
    case "'": (word, isQuoted) = (word ?? "", !isQuoted)
    case " " where !isQuoted:
      words += [word].compactMap { $0 }
      word = nil
    default: word = "\(word ?? "")\(character)"
    }
  }
  return words + [word].compactMap { $0 }
}
