extension PresentationStyle {
  /// The style as the value of `as` in a link: `push`, `sheet`, `cover`, `popover`, `inspector`, `alert` or `dialog`,
  /// followed by `.nostack`, `.medium`, `.large`, `.fraction30` (percent) and `.height120` (points) if they apply.
  package var linkText: String {
    var text = kind.rawValue
    if isWithoutStack { text += ".nostack" }
    if detents.flags & 1 != 0 { text += ".medium" }
    if detents.flags & 2 != 0 { text += ".large" }
    if detents.percent > 0 { text += ".fraction\(detents.percent)" }
    if detents.points > 0 { text += ".height\(detents.points)" }
    return text
  }

  /// Creates the style that a text names; `nil` when it names none.
  package init?(linkText: String) {
    guard !linkText.hasTooManyMarks else { return nil }
    let parts = linkText.split(separator: ".", omittingEmptySubsequences: false)
    guard let kind = parts.first.flatMap({ Kind(rawValue: String($0)) }) else { return nil }
    var hasStack = kind != .push && kind != .alert && kind != .dialog
    var detents: Detents = []
    for part in parts.dropFirst() {
      switch (kind, part) {
      case (.sheet, "nostack"), (.cover, "nostack"), (.popover, "nostack"): hasStack = false
      case (.sheet, "medium"): detents.flags |= 1
      case (.sheet, "large"): detents.flags |= 2
      case (.sheet, _):
        if part.hasPrefix("fraction"), let number = UInt8(part.dropFirst("fraction".count)), 1...100 ~= number {
          detents.percent = number
        } else if part.hasPrefix("height"), let number = UInt16(part.dropFirst("height".count)), number > 0 {
          detents.points = number
        } else {
          return nil
        }
      default: return nil
      }
    }
    self.init(kind: kind, hasStack: hasStack, detents: detents)
  }
}
