import Armature
import ArmatureExplorer

extension LinkDirectory {
  /// The links as a table for each flow: the form, the whole link to an example, and the types of the values.
  var text: String { flows.map(\.text).joined(separator: "\n") }
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
      String(line.harmless.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }
}

extension LinkForm {
  var notes: String {
    if let problem { return "no link: \(problem)" }
    let types = parameters.map { "\($0.name): \($0.type)\($0.isOptional ? "?" : "")" }
    return (types + (isAlias ? ["old form"] : [])).joined(separator: ", ")
  }
}
