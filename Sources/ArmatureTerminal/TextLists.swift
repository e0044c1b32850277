import Armature
import ArmatureExplorer
import Foundation

extension FlowOutline {
  /// The flows as a tree of lines, each with its line end.
  var text: String { ([flow] + branches).map { $0.sanitized + "\n" }.joined() }

  private var branches: [String] {
    let width = slots.map(\.style.count).reduce(5, max)
    return slots.enumerated().flatMap { index, slot in
      let isLast = index == slots.count - 1
      let style = slot.style.padded(columns: width)
      let opened = slot.child.map { " → \($0.flow)" } ?? ""
      return ["\(isLast ? "└─" : "├─") \(style)  \(slot.destination)\(opened)"]
        + (slot.child?.branches ?? []).map { (isLast ? "   " : "│  ") + $0 }
    }
  }
}

extension LinkDirectory {
  /// The links as a table for each flow: the form, the whole link to an example, and the types of the values.
  var text: String { flows.map(\.text).joined(separator: "\n") }

  /// The links as Markdown: a table for each flow.
  var markdown: String {
    flows.map { flow in
      let rows = flow.forms.map { form in
        let link = form.link.map { "`\($0.sanitized)`" } ?? ""
        return
          "| `\(form.text.sanitized)` | \(link) | \(form.notes.sanitized.replacingOccurrences(of: "|", with: "\\|")) |\n"
      }
      let table = rows.isEmpty ? "" : "| Link | Example | Values |\n|---|---|---|\n" + rows.joined() + "\n"
      let note =
        flow.hidesSteps ? "Links open only the start of this flow, because the flow ends with a value.\n\n" : ""
      let problem = flow.problem.map { "\($0.sanitized)\n\n" } ?? ""
      return "## \(flow.flow) `\(flow.prefix.isEmpty ? "/" : flow.prefix.sanitized)`\n\n" + table + note + problem
    }.joined()
  }
}

extension LinkDirectory.Flow {
  fileprivate var text: String {
    let rows = forms.map { [$0.text, $0.link ?? "", $0.notes] }
    let widths = (0..<2).map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    let lines = rows.map { row in
      "  \(row[0].padded(columns: widths[0]))  \(row[1].padded(columns: widths[1]))  \(row[2])"
    }
    let note = hidesSteps ? ["  links open only the start of this flow, because the flow ends with a value"] : []
    return (["\(flow)  \(prefix)"] + lines + note + (problem.map { ["  \($0)"] } ?? [])).map { line in
      String(line.sanitized.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }
}

extension LinkForm {
  fileprivate var notes: String {
    if let problem { return "no link: \(problem)" }
    let types = parameters.map { "\($0.name): \($0.type)\($0.isOptional ? "?" : "")" }
    return (types + (isAlias ? ["old form"] : [])).joined(separator: ", ")
  }
}

extension SceneDirectory {
  /// The scenes as lines, each with the title of its screen; `*` marks the current one.
  var text: String {
    let width = names.map(\.sanitized.displayWidth).max() ?? 0
    return scenes.map { scene in
      let title = scene.front.screen(of: scene.front.presentation.top.topNode.id)?.title ?? ""
      return "\(scene === current ? "*" : " ") \(scene.name.sanitized.padded(columns: width))  \(title.sanitized)\n"
    }.joined()
  }
}
