import Armature
import ArmatureExplorer

extension FlowOutline {
  /// The flows as a tree of lines, each with its line end.
  var text: String { ([flow] + branches).map { $0.harmless + "\n" }.joined() }

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
