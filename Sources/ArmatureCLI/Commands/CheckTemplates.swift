import Scaffolding

extension CommandDescription {
  static let checkTemplates = CommandDescription(
    "armature templates check", summary: "check templates before others use them",
    discussion: """
      Checks templates, all or those with the given ids. An app with the template's own name must be the template itself,
      byte for byte. Nothing of that name may be left in an app with another name, which must build and pass its tests.
      The problems are printed, each with its file, and the exit code is then 5.

      \(explanation(ofJSON: #"  [{"id": "shop", "problems": ["README.md contains 'QuillSample' in an app"]}]"#))
      """,
    operand: Operand(
      value: Value("id"), summary: "the template", isList: true),
    options: [.templates, .withoutTests, .json]
  ) { try $0.checkTemplates($1) }
}

/// The problems of a template.
private struct Result: Encodable {
  let id: String
  let problems: [String]

  var lines: [String] { problems.isEmpty ? ["\(id): no problems"] : problems.map { "\(id): \($0)" } }
}

extension Option {
  fileprivate static let withoutTests = Option("--without-tests", summary: "build no apps, and run no tests")
}

extension Command {
  fileprivate func checkTemplates(_ arguments: Arguments) throws -> Response {
    let library = try library(arguments)
    let ids = arguments.operands
    let templates = try ids.isEmpty ? library.templates : ids.map { try library.template(id: $0) }
    let results = try templates.map { template in
      let check = TemplateCheck(template)
      let failures =
        try arguments.contains(.withoutTests)
        ? [] : check.failuresOfTests(executable: executable, environment: environment)
      return Result(id: template.id, problems: try check.problems() + failures)
    }
    let isRight = results.allSatisfy(\.problems.isEmpty)
    let text = results.flatMap(\.lines).printed
    return Response(
      output: arguments.contains(.json) ? json(results) : text,
      status: isRight ? 0 : ScaffoldingError.Kind.template.rawValue)
  }
}
