/// Something that is wrong with an app, found by an ``Explorer``.
public struct Finding: Hashable, Sendable, Codable {
  /// The kind of a mistake.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// The app's code never ends, or takes all memory.
    case hang
    /// The app's code ends the process.
    case trap
    /// Guards redirect without end.
    case redirectLoop
    /// The app's code breaks a rule, such as a case with neither a screen nor a flow.
    case mistake
    /// A row shows nothing new when it is touched, and reports nothing.
    case deadRow
    /// No act of the user closes a sheet, a cover or a dialog.
    case modalTrap
    /// No act leads out of a place, although an act there has changed the data so that the app leads elsewhere.
    case deadEnd
    /// Going back leads to another place than the one before.
    case wrongBack
    /// The link of a place leads to another place.
    case wrongLink
    /// The window shows another place after it is folded and unfolded.
    case lossOnFold
    /// The app opens at another place after the system has ended it.
    case lossOnRelaunch
    /// The same acts lead to another screen in a new world.
    case notRepeatable
  }

  /// The kind of the mistake.
  public let kind: Kind
  /// The place, such as `AppCoordinator/SettingsCoordinator:list`.
  public let place: String
  /// One sentence about it.
  public let text: String
  /// The shortest known way there: commands of the terminal host, one a line.
  public let script: [String]
  /// The same way by a link to a place on it, if there is one.
  public let shortScript: [String]?
  /// The same way as lines of a test, on a driver `app` and a clock `clock`.
  public let test: [String]
  /// The things that the explorer was not given and on which the finding depends, such as a text for “Password”; `nil`
  /// for a finding that is certain.
  public var dependsOn: [String]?

  /// Whether the finding is a mistake for certain: it does not depend on things that the explorer was not given.
  public var isCertain: Bool { dependsOn == nil }
}

extension Finding.Kind {
  /// The kind in words.
  var title: String {
    switch self {
    case .hang: "never ends"
    case .trap: "ends the app"
    case .redirectLoop: "redirect loop"
    case .mistake: "mistake"
    case .deadRow: "dead row"
    case .modalTrap: "no way out"
    case .deadEnd: "dead end"
    case .wrongBack: "wrong way back"
    case .wrongLink: "wrong link"
    case .lossOnFold: "lost by folding"
    case .lossOnRelaunch: "lost by a relaunch"
    case .notRepeatable: "not repeatable"
    }
  }

  /// Whether data from earlier walks can look like such a mistake.
  var dependsOnData: Bool {
    switch self {
    case .hang, .trap, .redirectLoop, .mistake: false
    case .deadRow, .modalTrap, .deadEnd, .wrongBack, .wrongLink, .lossOnFold, .lossOnRelaunch, .notRepeatable: true
    }
  }

  /// Whether such a mistake is that nothing works, which other acts or texts may disprove.
  var isAbsence: Bool { [.deadRow, .modalTrap, .deadEnd].contains(self) }
}

extension Finding: CustomStringConvertible {
  /// The kind, the sentence, and the way.
  public var description: String { lines.joined(separator: "\n") }

  /// The lines of a report: an empty one, then the description and the test.
  var report: [String] {
    [""] + lines + (test.isEmpty ? [] : ["  as a test:"] + test.map { "    \($0)" })
  }

  var lines: [String] {
    let short = shortScript.map { ["  or, by a link:"] + $0.map { "    \($0)" } } ?? []
    let dependence = dependsOn.map { ["  depends on: \($0.joined(separator: "; "))"] } ?? []
    return ["\(kind.title): \(text)"] + dependence + script.map { "    \($0)" } + short
  }
}
