import Armature

/// An act that can be tried in a state.
struct Attempt {
  let act: ExploredAct
  /// The act in words, without texts that may change: `tap NotesDestination.note`, `button`, `back`, `tab search`.
  let word: String
  /// The identity among the attempts of a state. Two buttons with the same word have different keys.
  let key: String
  /// The same with another one of equal rows.
  var alternative: ExploredAct?
  /// Whether to try it only once for each place.
  var isForPlace = false
  /// The screen of the touched row; `nil` for an act without a row. Only an act on a row can be a dead row.
  var screen: String?
  /// Whether the row's destination is on display already.
  var isSelected = false
  /// Whether the act only changes the value of a row.
  var changesValue: Bool { if case .enter = act { true } else { word == "toggle" } }
}

extension FlowScene {
  /// Returns the acts that a user can do now, in a fixed order: rows first, then ways out, tabs, links, and the ends of
  /// the app.
  ///
  /// - Parameters:
  ///   - display: The display.
  ///   - texts: The texts that the explorer was given.
  ///   - links: The links of the app, each with its form.
  ///   - sleepers: The seconds after which sleeping code wakes up.
  ///   - isFolded: Whether the window is folded.
  ///   - seed: Which one of equal rows to touch.
  /// - Returns: The acts.
  func attempts(
    on display: Display, texts: GivenTexts, links: [(form: String, link: String)], sleepers: [Double], isFolded: Bool,
    seed: UInt64
  ) -> [Attempt] {
    let shown = presentation.line.map { AnyHashable($0.destination) }
    var attempts = display.listings.enumerated().flatMap { column, listing in
      let screen = name(of: listing.slot)
      return listing.attempts(in: column, shown: shown, seed: seed).map { attempt in
        var attempt = attempt
        attempt.screen = screen
        return attempt
      }
    }
    let inputs = texts.inputs(on: display)
    if !inputs.isEmpty { attempts.insert(Attempt(act: .type(inputs), word: "type", key: "type"), at: 0) }
    if let topLayer {
      if presentation.top.style.hasGestureToClose, takesDismissal(of: topLayer) {
        attempts.append(Attempt(act: .swipe, word: "swipe", key: "swipe"))
      }
    }
    if takesBack, !backClosesLayer { attempts.append(Attempt(act: .back, word: "back", key: "back")) }
    for (index, bar) in display.bars.enumerated() {
      for item in bar.items {
        let word = bar.word(for: item)
        attempts.append(
          Attempt(
            act: .select(item.name, bar: index), word: word, key: "\(index) \(word)",
            isForPlace: item.name == bar.selected))
      }
    }
    if let seconds = sleepers.first {
      attempts.append(Attempt(act: .wait(seconds: seconds), word: "wait", key: "wait"))
    }
    for (form, link) in links {
      attempts.append(Attempt(act: .open(link: link), word: "link \(form)", key: "link \(link)", isForPlace: true))
    }
    // Only split views and inspectors look different.
    if !display.splits.isEmpty || presentation.top.style.kind == .inspector {
      let word = isFolded ? "unfold" : "fold"
      attempts.append(Attempt(act: .fold(!isFolded), word: word, key: word, isForPlace: true))
    }
    if presentation.screenCount > 1 {
      attempts.append(Attempt(act: .popToRoot, word: "root", key: "root", isForPlace: true))
    }
    attempts.append(Attempt(act: .relaunch, word: "relaunch", key: "relaunch"))
    return attempts
  }
}

@MainActor
extension Listing {
  /// The number of equal rows that are tried. Of equal links, only one is tried, and a second one if it is dead.
  private static let equalRows = 8

  /// Returns the acts on the rows of the screen.
  fileprivate func attempts(in column: Int, shown: [AnyHashable], seed: UInt64) -> [Attempt] {
    let groups = Dictionary(grouping: entries.choices.filter(\.isUsable), by: \.signature)
    var taken: Set<String> = []
    return entries.choices.filter(\.isUsable).flatMap { entry -> [Attempt] in
      guard let equals = groups[entry.signature], let first = equals.first, first.number == entry.number else {
        return []
      }
      if case .link = entry.row.kind {
        let entry = equals[Int(seed % UInt64(equals.count))]
        guard let number = entry.number else { return [] }
        let other = equals.last { $0.number != number }?.number
        let isSelected = entry.row.target.map { shown.contains(AnyHashable($0)) } ?? false
        return [
          Attempt(
            act: .tap(number), word: entry.word, key: "\(column) \(entry.word)", alternative: other.map { .tap($0) },
            isSelected: isSelected)
        ]
      }
      return equals.prefix(Self.equalRows).flatMap { entry in
        entry.attempts { text in
          let key = "\(column) \(entry.word) \(entry.row.title)\(text)"
          return taken.insert(key).inserted ? key : nil
        }
      }
    }
  }
}

@MainActor
extension Listing.Entry {
  /// Returns the acts on a row that is no link.
  ///
  /// - Parameter key: Returns the identity of an act with a text; `nil` if there is one already.
  /// - Returns: The acts.
  fileprivate func attempts(_ key: (String) -> String?) -> [Attempt] {
    guard let number else { return [] }
    guard row.input != nil else {
      return key("").map { [Attempt(act: .tap(number), word: word, key: $0)] } ?? []
    }
    return row.samples.prefix(3).compactMap { text in
      key(" \(text)").map { Attempt(act: .enter(number, text: text), word: word, key: $0) }
    }
  }
}
