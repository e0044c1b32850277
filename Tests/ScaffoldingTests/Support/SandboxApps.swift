import Foundation

// @testable: knows the files of an app without writing them.
@testable import Scaffolding

extension Sandbox {
  static let checkout = Checkout.find(executable: nil) ?? ""
  /// The folder of the templates of this repository.
  static let templates = checkout + "/Templates"
  static var library: TemplateLibrary { get throws { try TemplateLibrary(folder: templates) } }

  /// The files of an app called `Notes` with the Armature of this repository, by the template that it is made from.
  private static let apps = Swift.Result {
    try Dictionary(
      uniqueKeysWithValues: library.templates.map {
        ($0.id, try Plan(template: $0, folder: NewFolder("Notes"), armature: .folder(checkout)).files)
      })
  }

  /// Makes the project `Notes` from a template of this repository.
  @discardableResult
  func makeNotes(_ template: String = "empty") throws -> Project {
    for file in try Self.apps.get()[template] ?? [] {
      try write(file.contents, to: "Notes/\(file.path)", executable: file.isExecutable)
    }
    return try Project(at: self["Notes"])
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
}

extension Addition {
  /// Returns the addition of a flow without values.
  static func flow(_ name: String, into parent: String = "App", as style: AdditionStyle = .push) throws -> Self {
    .flow(try FlowAddition(name: FlowName(name), into: FlowName(parent), as: style))
  }
}
