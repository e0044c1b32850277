import Foundation

extension StoryboardChanges {
  /// The most lines that a reviewer gets.
  private static let mostLines = 60

  /// The changes as Markdown for a review: at most 60 lines, with the number of the others. No change is one line.
  package var markdown: String {
    if isEmpty {
      return "The app has not changed: \(drawn.stops.count) screens, \(drawn.drawn.count) ways between them.\n"
    }
    let all = (["### \(drawn.app): \(summary)", ""] + paragraphs).map(\.inMarkdown)
    let shown =
      all.count > Self.mostLines
      ? all.prefix(Self.mostLines - 1) + ["…and \(all.count - Self.mostLines + 1) more lines."] : all[...]
    return shown.map { "\($0)\n" }.joined()
  }

  /// The numbers of screens and ways.
  private var summary: String {
    let counts = [Kind.new, .gone, .changed].compactMap { kind -> String? in
      let count = screens.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(count == 1 ? "screen" : "screens") \(kind)"
    }
    return counts.isEmpty ? "the same screens" : counts.joined(separator: ", ")
  }

  private var paragraphs: [String] {
    var paragraphs: [String] = []
    func add(_ title: String, _ lines: [String]) {
      if !lines.isEmpty { paragraphs += (paragraphs.isEmpty ? [] : [""]) + ["**\(title)**", ""] + lines }
    }
    add("The app", lines.map { "- \($0)" })
    for (kind, title) in [(Kind.new, "New screens"), (.gone, "Screens that are gone"), (.changed, "Changed screens")] {
      add(
        title,
        screens.filter { $0.kind == kind }.flatMap { screen in
          ["- \(drawn.label(of: drawn.stops[screen.stop]))"] + screen.lines.map { "  - \($0)" }
        })
    }
    for (kind, title) in [(Kind.new, "New ways"), (.gone, "Ways that are gone")] {
      add(title, ways.filter { $0.kind == kind }.compactMap { $0.text.map { "- \($0)" } })
    }
    add("Not seen by the explorer", drawn.notes.map { "- \($0)" })
    return paragraphs
  }
}

extension String {
  /// The line with the marks of Markdown escaped, except in code and at its beginning.
  fileprivate var inMarkdown: String {
    components(separatedBy: "`").enumerated().map { index, part in
      index % 2 == 1 ? part : part.reduce(into: "") { $0 += "\\_[]<>|".contains($1) ? "\\\($1)" : "\($1)" }
    }.joined(separator: "`")
  }
}
