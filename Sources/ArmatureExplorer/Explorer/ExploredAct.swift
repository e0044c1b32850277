import Armature

/// Something that the explorer does as a user.
enum ExploredAct: Hashable {
  /// Chooses an entry of the display by its number.
  case tap(Int)
  /// Sets the value of the entry with a number.
  case enter(Int, text: String)
  /// Types the texts that the explorer was given.
  case type([GivenText])
  case back
  /// Swipes the topmost sheet or dialog away.
  case swipe
  /// Selects a flow by its name, in the bar with an index from the outermost on.
  case select(String, bar: Int)
  case open(link: String)
  case popToRoot
  /// Turns to a window, or opens it.
  case turn(window: String)
  case close(window: String)
  /// Folds the window, or unfolds it.
  case fold(Bool)
  /// Ends the app, and opens it again over the same world.
  case relaunch
  /// Lets time pass, until the next code that sleeps wakes up.
  case wait(seconds: Double)

  /// Whether a user does it on the screen. Links, the broadcast, other windows and the end of the app lead away from any screen.
  var isOnScreen: Bool {
    switch self {
    case .tap, .enter, .type, .back, .swipe, .select, .wait, .fold: true
    case .open, .popToRoot, .turn, .close, .relaunch: false
    }
  }

  /// Whether a user does it with a window as a whole.
  var isOnWindow: Bool {
    switch self {
    case .turn, .close: true
    default: false
    }
  }
}

/// An act on a way, in words that repeat it.
struct ExploredStep: Hashable, Sendable, Codable {
  // A page does not draw the start.
  private enum CodingKeys: CodingKey { case name, commands, code }

  /// The act in words, such as `tap “About”`.
  let name: String
  /// The commands of the terminal host that do the same.
  var commands: [String]
  /// The lines of a test that do the same, on a driver `app` with a clock `clock`.
  var code: [String]
  /// The place before the act, and the act in words without texts that may change.
  var start = TestWalk.Step(place: "")
}

@MainActor
extension ExploredAct {
  /// Returns the act in words, such as `tap “About”`.
  func name(on display: Display) -> String {
    switch self {
    case .tap(let number): "tap \(display.title(of: number))"
    case .enter(let number, let text): "set \(display.title(of: number)) to \(text.excerpt.quoted)"
    case .type(let texts): "type \(texts.map(\.title.quoted).joined(separator: ", "))"
    case .back: "back"
    case .swipe: "swipe"
    case .select(let name, _): "tab \(name)"
    case .open(let link): "open \(link)"
    case .popToRoot: "root"
    case .turn(let window): "window \(window)"
    case .close(let window): "close window \(window)"
    case .fold(let isFolded): isFolded ? "fold" : "unfold"
    case .relaunch: "relaunch"
    case .wait(let seconds): "wait \(seconds) s"
    }
  }

  /// Returns the act in words, as commands, and as lines of a test.
  func step(on display: Display) -> ExploredStep {
    let (commands, code) = repetition(on: display)
    return ExploredStep(name: name(on: display), commands: commands, code: code)
  }

  private func step(_ action: UserStep.Action, _ code: String) -> (commands: [String], code: [String]) {
    ([UserStep(action).command], [code])
  }

  private func repetition(on display: Display) -> (commands: [String], code: [String]) {
    switch self {
    case .tap(let number):
      display.repetition(number, or: "\(number)") { entry, title, position in
        (display.step(forTapOn: entry.row.id, in: entry.slot), "app.tap(\(title)\(position))")
      }
    case .enter(let number, let text):
      display.repetition(number, or: "set \(number) \(text.asArgument)") { entry, title, position in
        let step = display.step(forEntering: text, entry.row.id, in: entry.slot)
        if case .picker = entry.row.kind { return (step, "app.choose(\(text.swiftLiteral), for: \(title)\(position))") }
        return (step, "app.fill(\(title), with: \(text.swiftLiteral)\(position))")
      }
    case .type(let texts):
      texts.reduce(into: ([], [])) { all, text in
        let number = text.entry(on: display)?.number ?? 0
        let (commands, code) = Self.enter(number, text: GivenTexts.cover).repetition(on: display)
        all.0 += commands
        all.1 += code
      }
    case .back: step(.back, "app.back()")
    case .swipe: step(.dismiss, "app.swipeDown()")
    case .select(let name, let index):
      if display.bars.indices.contains(index) {
        (
          [display.step(forSelecting: name, in: display.bars[index].id).command],
          [
            "app.select(tab: \((display.bars[index].items.first { $0.name == name }?.title ?? name).swiftLiteral))"
          ]
        )
      } else {
        step(.select(name), "app.select(tab: \(name.swiftLiteral))")
      }
    case .open(let link): step(.open(link: link), "app.open(\(link.swiftLiteral))")
    case .popToRoot: step(.popToRoot, "app.popToRoot()")
    case .turn(let window): step(.turn(scene: window), "app.turn(to: \(window.swiftLiteral))")
    case .close(let window): step(.close(scene: window), "app.close(\(window.swiftLiteral))")
    case .fold(true): step(.fold, "app.fold()")
    case .fold(false): step(.unfold, "app.unfold()")
    case .relaunch: step(.relaunch, "try app.relaunch()")
    case .wait(let seconds):
      (["# \(seconds) s pass"], ["await clock.advance(by: \(seconds))", "await app.settle()"])
    }
  }
}

extension Display {
  fileprivate func title(of number: Int) -> String { (try? entry(number))?.name ?? "\(number)" }

  /// Returns the commands and the lines of a test for an act on an entry.
  ///
  /// - Parameters:
  ///   - number: The number of the entry.
  ///   - command: The command for an entry that is not there.
  ///   - words: Returns the step of a user and the line of a test. It gets the title as a literal, and the position
  ///     among the rows with the title, if there are several.
  /// - Returns: The commands and the lines.
  fileprivate func repetition(
    _ number: Int, or command: String, _ words: (Listing.Entry, String, String) -> (UserStep, String)
  ) -> (commands: [String], code: [String]) {
    guard let entry = try? entry(number) else { return ([command], []) }
    let equals = entries.filter { $0.row.title == entry.row.title }
    let index = equals.firstIndex { $0.number == number } ?? 0
    let (step, code) = words(entry, entry.row.title.swiftLiteral, equals.count > 1 ? ", at: \(index)" : "")
    return ([step.command], [code])
  }
}
