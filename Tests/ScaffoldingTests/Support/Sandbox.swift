import Foundation
import TestSupport

// @testable: uses the file system as the generator does.
@testable import Scaffolding

/// A temporary folder, deleted when the test releases it.
final class Sandbox: Sendable {
  let path = Memory.folder.resolvingSymlinksInPath().path + "/armature-tests-" + UUID().uuidString

  init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file or folder in the sandbox.
  subscript(_ part: String) -> String { "\(path)/\(part)" }

  /// Writes a file and the folders above it, and returns its path.
  @discardableResult
  func write(_ contents: Data, to part: String, executable: Bool = false) throws -> String {
    try FileManager.default.createDirectory(
      atPath: Path.folder(of: self[part]), withIntermediateDirectories: true)
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

  /// Writes the record of the project `Notes`, with its first flow.
  func writeRecord(of flow: String = "App") throws {
    try write(
      """
      {
        "flow": "\(flow)", "module": "Notes", "root": "\(flow)Coordinator()", "template": "none",
        "version": "\(armatureVersion)"
      }
      """, to: "Notes/\(Project.recordFile)")
  }

  /// Writes a template into `Templates/<id>` and reads it. Adds a manifest if the files have none.
  func template(
    _ id: String = "small", kind: String = "app", files: [String: String] = ["README.md": "# Quill Sample\n"]
  ) throws -> Template {
    try write(description(id: id, kind: kind), to: "Templates/\(id)/template.json")
    try write(#"["../.."]"#, to: "Templates/\(id)/Package.swift")
    for (path, contents) in files { try write(contents, to: "Templates/\(id)/\(path)") }
    return try Template(folder: self["Templates/\(id)"])
  }

  func description(id: String, kind: String = "app") -> String {
    """
    {
      "id": "\(id)", "name": "Small", "summary": "a few files", "kind": "\(kind)", "sentinel": "QuillSample",
      "armaturePath": "../.."
    }
    """
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
