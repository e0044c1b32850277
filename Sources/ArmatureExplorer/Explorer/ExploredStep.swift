import Armature

/// An act on a way, in words that repeat it.
struct ExploredStep: Hashable, Sendable {
  /// The commands of the terminal host that do the same.
  var commands: [String]
  /// The lines of a test that do the same, on a driver `app` with a clock `clock`.
  var code: [String]
}

@MainActor
extension ExploredAct {
  /// Returns the act in words, such as `tap “About”`.
  func name(on display: Display) -> String {
    switch self {
    case .tap(let number): "tap \(display.title(of: number))"
    case .enter(let number, let text): "set \(display.title(of: number)) to \(text.excerpt.quoted)"
    case .back: "back"
    case .swipe: "swipe"
    case .select(let name, _): "tab \(name)"
    case .open(let link): "open \(link)"
    case .popToRoot: "root"
    case .relaunch: "relaunch"
    case .wait(let seconds): "wait \(seconds) s"
    }
  }

  /// Returns the act as commands, and as lines of a test.
  func step(on display: Display) -> ExploredStep {
    switch self {
    case .tap(let number):
      display.step(number, or: "\(number)") { entry, title, position in
        (display.step(forTapOn: entry.row.id, in: entry.slot), "app.tap(\(title)\(position))")
      }
    case .enter(let number, let text):
      display.step(number, or: "set \(number) \(text.asArgument)") { entry, title, position in
        let step = display.step(forEntering: text, entry.row.id, in: entry.slot)
        if case .picker = entry.row.kind { return (step, "app.choose(\(text.swiftLiteral), for: \(title)\(position))") }
        return (step, "app.fill(\(title), with: \(text.swiftLiteral)\(position))")
      }
    case .back: ExploredStep(commands: ["back"], code: ["app.back()"])
    case .swipe: ExploredStep(commands: ["dismiss"], code: ["app.swipeDown()"])
    case .select(let name, let index):
      if display.bars.indices.contains(index) {
        ExploredStep(
          commands: [display.step(forSelecting: name, in: display.bars[index].id).command],
          code: [
            "app.select(tab: \((display.bars[index].items.first { $0.name == name }?.title ?? name).swiftLiteral))"
          ])
      } else {
        ExploredStep(commands: ["tab \(name)"], code: ["app.select(tab: \(name.swiftLiteral))"])
      }
    case .open(let link): ExploredStep(commands: ["open \(link)"], code: ["app.open(\(link.swiftLiteral))"])
    case .popToRoot: ExploredStep(commands: ["root"], code: ["app.popToRoot()"])
    case .relaunch: ExploredStep(commands: ["# the app is ended, and opened again"], code: ["try app.relaunch()"])
    case .wait(let seconds):
      ExploredStep(
        commands: ["# \(seconds) s pass"], code: ["await clock.advance(by: \(seconds))", "await app.settle()"])
    }
  }
}

extension Display {
  fileprivate func title(of number: Int) -> String { (try? entry(number))?.name ?? "\(number)" }

  /// Returns the step for an act on an entry.
  ///
  /// - Parameters:
  ///   - number: The number of the entry.
  ///   - command: The command for an entry that is not there.
  ///   - words: Returns the step of a user and the line of a test. It gets the title as a literal, and the position
  ///     among the rows with the title, if there are several.
  /// - Returns: The step.
  fileprivate func step(
    _ number: Int, or command: String, _ words: (Listing.Entry, String, String) -> (UserStep, String)
  ) -> ExploredStep {
    guard let entry = try? entry(number) else { return ExploredStep(commands: [command], code: []) }
    let equals = entries.filter { $0.row.title == entry.row.title }
    let index = equals.firstIndex { $0.number == number } ?? 0
    let (step, code) = words(entry, entry.row.title.swiftLiteral, equals.count > 1 ? ", at: \(index)" : "")
    return ExploredStep(commands: [step.command], code: [code])
  }
}
