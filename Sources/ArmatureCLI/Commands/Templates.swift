import Scaffolding

extension CommandDescription {
  static let templates = CommandDescription(
    "armature templates", summary: "list the templates that an app can be made from",
    discussion: """
      Lists the templates that an app can be made from: the id for --template, the name, and a summary of the app.

      \(explanation(ofJSON: #"  [{"folder": "Templates/App", "id": "app", "name": "App", "summary": "a list"}]"#))
      """,
    options: [.templates, .ids, .json], subcommands: [.checkTemplates]
  ) { command, arguments in
    let library = try command.library(arguments)
    if arguments.contains(.json) { return Response(output: json(library.templates.map(Summary.init))) }
    if arguments.contains(.ids) {
      return Response(output: library.templates.map(\.id).printed)
    }
    let rows = library.templates.map { ($0.id.printable, "\($0.name): \($0.summary)".printable) }
    return Response(output: "Templates in \(library.folder.printable)\n\(columns(rows))\n")
  }
}

extension Option {
  fileprivate static let ids = Option("--quiet", summary: "print only the ids")
}

/// A template for programs.
private struct Summary: Encodable {
  let id, name, summary, folder: String

  init(_ template: Template) {
    id = template.id
    name = template.name
    summary = template.summary
    folder = template.folder
  }
}

extension Command {
  /// Returns the templates that the options and the environment name.
  func library(_ arguments: Arguments) throws -> TemplateLibrary {
    try .find(named: arguments[.templates], environment: environment, executable: executable)
  }
}
