import Foundation
import Scaffolding

/// The output of a command that changes files.
struct ChangeReport {
  let actions: [Plan.Action]
  /// Whether nothing is left to do.
  var isDone = false
  /// The work, as in `add` and `Added`.
  let verbs: (infinitive: String, past: String)
  /// Its object in words: `the flow Settings`.
  let sentence: String
  /// The reason if there is nothing to do.
  var nothing = ""
  /// The files of a run that was killed, which the command has taken back first.
  var takenBack: [String] = []
  /// The meaning of a file that is kept.
  var noteOnKeptFiles = "The kept files are yours: you edited them, or other code needs them, or they are views."
  /// The lines that still name the removed part, each as `path:12: line`.
  var uses: [String] = []
  /// Sentences about the work; empty if it needs none.
  var note = ""
  /// The lines of switches that need another branch, each as `path:12: line`.
  var incomplete: [String] = []
  /// The meaning of a file that is skipped; empty if that needs no words.
  var noteOnSkippedFiles = ""

  /// Returns the report for programs.
  func summary(diff: String?) -> some Encodable {
    Summary(
      actions: actions, diff: diff, takenBack: takenBack.isEmpty ? nil : takenBack, uses: uses.isEmpty ? nil : uses,
      incomplete: incomplete.isEmpty ? nil : incomplete)
  }

  private struct Summary: Encodable {
    let actions: [Plan.Action]
    let diff: String?
    let takenBack: [String]?
    let uses: [String]?
    let incomplete: [String]?
  }

  /// Returns the report for people.
  func text(isDry: Bool, isQuiet: Bool, next: [(String, String)]) -> String {
    let plan = actions.map(\.line)
    if isQuiet { return (isDry ? plan : []).printed }
    let files = first + plan
    if isDone {
      return (files + (files.isEmpty ? [] : [""]) + ["Nothing to \(verbs.infinitive): \(nothing)."]).printed
    }
    var lines = files + ["", "\(isDry ? "Would \(verbs.infinitive)" : verbs.past) \(sentence)."]
    if !note.isEmpty { lines += note.components(separatedBy: "\n") }
    let words = Set(actions.map(\.word))
    if words.contains(.keep) { lines.append(noteOnKeptFiles) }
    lines += warnings
    if words.contains(.skip), !noteOnSkippedFiles.isEmpty { lines.append(noteOnSkippedFiles) }
    if words.contains(.conflict) {
      lines.append("Files with a conflict contain both versions, between marks: keep one, or combine them.")
    }
    return (isDry || next.isEmpty ? lines : lines + ["", "Next"] + columns(next).components(separatedBy: "\n")).printed
  }

  /// The lines that do not compile before the user has changed them.
  private var warnings: [String] {
    (uses.isEmpty ? [] : ["These lines still use it:"] + uses.map { "  \($0)" })
      + (incomplete.isEmpty
        ? [] : ["These switches need a branch for it, which only you can write:"] + incomplete.map { "  \($0)" })
  }

  /// The report on standard error if nothing else is printed.
  var quietWarnings: String { warnings.printed }

  private var first: [String] {
    if takenBack.isEmpty { return [] }
    let count = takenBack.count == 1 ? "1 file" : "\(takenBack.count) files"
    return ["Undid the changes of a run that was killed, in \(count).", ""]
  }
}

extension CommandLineTool {
  /// Performs changes unless it is a dry run, and prints them.
  ///
  /// - Parameters:
  ///   - report: The changes.
  ///   - arguments: The arguments of the command.
  ///   - isDry: Whether it is a dry run in any case.
  ///   - diff: Returns the changes as a diff, for a command with the option.
  ///   - next: The commands to try after it, each with its effect.
  ///   - apply: Performs the changes.
  /// - Returns: The response.
  /// - Throws: The error of `diff` or `apply`.
  func perform(
    _ report: ChangeReport, _ arguments: Arguments, isDry: Bool = false,
    diff: (_ environment: [String: String]) throws -> String = { _ in "" }, next: [(String, String)] = [],
    apply: () throws -> Void
  ) throws -> Response {
    let isDry = isDry || arguments.contains(.dryRun)
    let diff = arguments.contains(.diff) ? try diff(environment) : nil
    if !isDry { try apply() }
    if arguments.contains(.json) { return Response(output: json(report.summary(diff: diff))) }
    let isQuiet = arguments.contains(.quiet)
    let text = report.text(isDry: isDry, isQuiet: isQuiet, next: next)
    return Response(output: (diff?.printableLines ?? "") + text, error: isQuiet ? report.quietWarnings : "")
  }
}
