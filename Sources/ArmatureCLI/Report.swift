import Foundation
import Scaffolding

/// The output of `new` after it has made an app, or after a dry run.
struct Report {
  let plan: Plan
  let template: Template
  let armature: ArmatureSource
  /// `nil` after a dry run.
  let done: Plan.Done?

  private var actions: [Plan.Action] { done?.actions ?? plan.actions }

  /// The report for programs.
  var summary: some Encodable {
    Summary(
      path: plan.folder.path, name: plan.folder.name.display, module: plan.folder.name.module, template: template.id,
      armature: armature.place, git: done?.repository?.state,
      leftOut: plan.leftOut.isEmpty ? nil : plan.leftOut, actions: actions)
  }

  private struct Summary: Encodable {
    let path, name, module, template, armature: String
    let git: String?
    let leftOut: [String]?
    let actions: [Plan.Action]
  }

  /// Returns the report for people.
  func text(isQuiet: Bool, runs: Bool) -> String {
    let isDry = done == nil
    if isQuiet { return (isDry ? actions.map(\.line) : []).printed }
    let name = plan.folder.name
    let path = plan.folder.path
    let count = plan.files.count == 1 ? "1 file" : "\(plan.files.count) files"
    var lines = isDry ? actions.map(\.line) + [""] : removed
    lines.append("\(isDry ? "Would create" : "Created") \(path): \(count) from the template '\(template.id)'.")
    let called = "The \(template.kind) is called \"\(name.display)\""
    if plan.folder.needsOtherName {
      lines.append("\(called); its module is \(name.module), because Swift needs a plain name.")
    } else if name.display != name.module {
      lines.append("\(called).")
    }
    lines.append(armature.sentence)
    if !plan.leftOut.isEmpty {
      lines.append(
        "\(isDry ? "Would leave" : "Left") out \(plan.leftOut.joined(separator: " and ")), which the folder has already."
      )
      if plan.folder.hasVisibleBuilds { lines.append("Your .gitignore needs the line '.build/'.") }
    }
    if let repository = done?.repository { lines.append(repository.sentence) }
    if isDry { return lines.printed }
    lines.append("")
    if runs { return (lines + ["Running it:"]).printed }
    lines += ["Next"] + (path == "." ? [] : ["  cd \(path.shellWord)"])
    switch template.kind {
    case .app: lines += ["  swift run     starts it in this terminal", "  swift test    runs its tests"]
    case .package: lines += ["  swift test    runs its tests", "  README.md     shows how an app opens it"]
    }
    return lines.printed
  }

  private var removed: [String] {
    actions.filter { $0.word == .remove }.map { "Removed \($0.path), which a killed run had left." }
  }
}

extension String {
  /// The text as one word of a shell, quoted only where it needs that.
  var shellWord: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || "._-/".unicodeScalars.contains($0)
    }
    return isPlain ? self : "'" + replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}
