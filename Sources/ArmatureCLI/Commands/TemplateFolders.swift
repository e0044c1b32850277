import Scaffolding

extension CommandDescription {
  static let addTemplate = CommandDescription(
    "armature add template", summary: "add a template of your own",
    discussion: """
      Adds a template in a new folder at <path>. The last part of the path is the template's name. At first, the
      template is a copy of another one: a package that builds, with tests and links. Change it like any package, and
      run its tests. Then make apps from it with 'armature new --templates', and check it with 'armature templates
      check'.

      \(explanation(ofJSON: example("create")))
      """,
    operand: operand, options: [.startingTemplate, .templates, .armatureFolder, .dryRun, .quiet, .json]
  ) { try $0.addTemplate($1) }

  static let removeTemplate = CommandDescription(
    "armature remove template", summary: "remove a template of your own",
    discussion: """
      Removes a template that 'armature add template' has added. If a file in it was edited, nothing is removed, and the
      error names the file.

      \(explanation(ofJSON: example("remove")))
      """,
    operand: operand, options: [.dryRun, .quiet, .json]
  ) { try $0.removeTemplate($1) }

  private static let operand = Operand(value: Value("path", .folder), summary: "the path of the template's folder")

  private static func example(_ word: String) -> String {
    #"  {"actions": [{"path": "Templates/Shop", "word": "\#(word)"}]}"#
  }
}

extension Option {
  fileprivate static let startingTemplate = Option(
    "--template", value: Value("id"), summary: "the template to copy",
    standard: "empty")
  fileprivate static let armatureFolder = Option(
    "--armature", value: Value("path", .folder), summary: "the folder with the Armature that the template uses",
    standard: "the checkout from which this command was built")
}

extension Command {
  fileprivate func addTemplate(_ arguments: Arguments) throws -> Response {
    let folder = try NewFolder(arguments.operands[0])
    try folder.check()
    let template = try library(arguments).template(id: arguments[.startingTemplate] ?? "empty")
    let checkout = try Checkout.armature(named: arguments[.armatureFolder], executable: executable)
    let armature = ArmatureSource.folder(folder.manifestPath(of: checkout))
    let copy = try TemplateCopy(of: template, to: folder, armature: armature)
    let options = "\(copy.id) --templates \(copy.library.shellWord)"
    let report = ChangeReport(
      actions: copy.plan.actions, verbs: ("add", "Added"),
      sentence: "the template '\(copy.id)', which begins as '\(template.id)'")
    let next = [
      ("swift test --package-path \(folder.path.shellWord)", "runs its tests"),
      ("armature templates check \(options)", "checks it"),
      ("armature new Demo --template \(options)", "makes an app from it"),
    ]
    return try perform(report, arguments, next: next) { try copy.plan.apply() }
  }

  fileprivate func removeTemplate(_ arguments: Arguments) throws -> Response {
    if !arguments.contains(.dryRun) { TemplateRemoval.removeLeftovers(beside: arguments.operands[0]) }
    let removal = try TemplateRemoval(of: arguments.operands[0])
    let report = ChangeReport(
      actions: removal.actions, verbs: ("remove", "Removed"), sentence: "the template '\(removal.template.id)'")
    return try perform(report, arguments) { try removal.apply() }
  }
}
