import Foundation

// @testable: runs the command within the process, and plans an app.
@testable import ArmatureCLI
@testable import Scaffolding

/// An app of a template in a sandbox, which changes after the app is made.
struct OldApp {
  let sandbox: Sandbox
  static let environment = ProcessInfo.processInfo.environment.merging([String: String].author) { $1 }

  init() throws { sandbox = try Sandbox() }

  /// Returns the lines of a text in which a semicolon ends a line.
  static func lines(_ text: String) -> String { text.replacing(";", with: "\n") + "\n" }

  func set(_ lines: String?, _ path: String) throws {
    if let lines {
      try sandbox.write(Self.lines(lines), to: path)
    } else if sandbox.exists(path) {
      try sandbox.remove(path)
    }
  }

  /// Changes the template to have a `file` with some lines, or none, and a record.
  func setTemplate(_ file: String? = nil, version: String = armatureVersion) throws {
    _ = try sandbox.template(files: [
      ".armature.json": """
      {"flow": "App", "module": "QuillSample", "root": "App()", "template": "small", "version": "\(version)"}
      """
    ])
    try set(file, "Templates/small/file")
  }

  func makeApp(armature: ArmatureSource = .folder("../..")) throws {
    let template = try TemplateLibrary(folder: sandbox["Templates"]).template(id: nil)
    try Plan(template: template, folder: NewFolder(sandbox["Notes"]), armature: armature).apply()
  }

  /// Makes an app of a template with a `file`, which the user may have changed.
  func makeApp(_ file: String, mine: String? = nil) throws {
    try setTemplate(file)
    try makeApp()
    if let mine { try set(mine, "Notes/file") }
  }

  /// Returns the files of a text such as `A/One:1;2, B:1`.
  static func files(_ text: String) -> [String: String] {
    let files = text.components(separatedBy: ", ").map { $0.components(separatedBy: ":") }.filter { $0.count == 2 }
    return Dictionary(uniqueKeysWithValues: files.map { ($0[0], $0[1]) })
  }

  /// Makes an app of a template with files in `Sources/App`. Then the user and the template have other ones there.
  func makeApp(_ base: String, mine: String?, new: String) throws {
    func write(_ text: String, to folder: String) throws {
      if sandbox.exists("\(folder)/Sources") { try sandbox.remove("\(folder)/Sources") }
      try sandbox.makeFolder("\(folder)/Sources")
      for (name, lines) in Self.files(text) {
        let path = name.hasPrefix("../") ? String(name.dropFirst(3)) : "App/\(name)"
        try set(lines, "\(folder)/Sources/\(path).swift")
      }
    }
    try setTemplate()
    try write(base, to: "Templates/small")
    try makeApp()
    if let mine { try write(mine, to: "Notes") }
    try write(new, to: "Templates/small")
  }

  var project: Project { get throws { try Project(at: sandbox["Notes"]) } }

  func update(isForced: Bool = false) throws -> Update {
    try Update(
      of: project, templates: TemplateLibrary(folder: sandbox["Templates"]), isForced: isForced, executable: nil,
      environment: Self.environment)
  }

  func command(
    _ options: String = "", project: String = "Notes", environment: [String: String] = environment
  ) -> Response {
    sandbox.armature(
      "update \(options)", "--project", sandbox[project], "--templates", sandbox["Templates"], environment: environment)
  }
}
