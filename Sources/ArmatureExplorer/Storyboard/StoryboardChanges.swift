/// The differences between two storyboards of an app, for a review.
package struct StoryboardChanges {
  enum Kind: String, Encodable { case new, gone, changed }

  /// A screen that is in one of them only, or that differs.
  struct Screen: Encodable {
    let kind: Kind
    /// The stop in `drawn`.
    let stop: Int
    /// The position of the earlier place among those of `drawn`.
    let before: Int?
    /// The differences, in words.
    let lines: [String]
  }

  /// A way that is in one of them only.
  struct Way: Encodable {
    let kind: Kind
    /// The position among the ways of `drawn`.
    let way: Int
    /// The way in words; `nil` if one of its screens is in one of them only.
    let text: String?
  }

  /// The later storyboard, with the screens and ways of the earlier one that it does not have.
  private(set) var drawn: Storyboard
  private(set) var screens: [Screen] = []
  private(set) var ways: [Way] = []
  /// The differences of the whole app: its start, its tabs, its flows and its findings.
  private(set) var lines: [String] = []

  package var isEmpty: Bool { screens.isEmpty && ways.isEmpty && lines.isEmpty }

  /// Compares two storyboards of an app.
  package init(from old: Storyboard, to new: Storyboard) {
    let pairs = StoryboardPairs(old, new)
    drawn = new
    // The stops of the earlier storyboard in the one that is drawn.
    let stops = old.stops.indices.map { pairs.now[$0] ?? drawn.append(old, $0) }
    compareApps(old, new, pairs)
    let ways = Dictionary(grouping: new.ways.filter { !$0.isUsual }, by: \.to)
    let known = Set(pairs.now.values)
    for stop in new.stops.indices where !known.contains(stop) {
      let ways = (ways[stop] ?? []).map { new.label(ofWay: $0) }
      let links = new.stops[stop].entries.map { "the link `\($0)` opens it" }
      screens.append(Screen(kind: .new, stop: stop, before: nil, lines: ways + links))
    }
    for (stop, now) in stops.enumerated() {
      let before = drawn.add(place: old.places[old.states[old.stops[stop].state].place])
      if pairs.now[stop] == nil {
        screens.append(Screen(kind: .gone, stop: now, before: before, lines: []))
      } else {
        let lines = Self.differences(old, stop, new, now) + [pairs.reasons[stop]].compactMap { $0 }
        if !lines.isEmpty { screens.append(Screen(kind: .changed, stop: now, before: before, lines: lines)) }
      }
    }
    compareWays(old, new, stops)
  }

  private mutating func compareApps(_ old: Storyboard, _ new: Storyboard, _ pairs: StoryboardPairs) {
    if let first = old.stops.first, let start = new.stops.first, pairs.now[0] != 0 {
      lines.append("The app begins at \(new.label(of: start)); it began at \(old.label(of: first)).")
    }
    var found = Table<String>()
    for (stop, now) in pairs.now.sorted(by: { $0.key < $1.key }) {
      let (bars, newBars) = (old.bars(of: stop), new.bars(of: now))
      for (bar, newBar) in zip(bars, newBars) {
        for line in Self.difference(bar.map { ("tab", $0, "") }, newBar.map { ("tab", $0, "") }) {
          _ = found.position(of: "The \(line).")
        }
      }
      let (flows, newFlows) = (pairs.renamed(old.stops[stop].flows), new.stops[now].flows)
      if flows != newFlows, let name = newFlows.first?.split(separator: "/").last {
        let places = [newFlows, flows].map { $0.map(Storyboard.parents).joined(separator: " and in ") }
        _ = found.position(of: "`\(name)` is in \(places[0]); it was in \(places[1]).")
      }
    }
    lines += found.values
    let findings = old.findings.map(pairs.renamed)
    lines += new.findings.filter { !findings.contains($0) }.map { "New finding: \($0)" }
    lines += findings.filter { !new.findings.contains($0) }.map { "Solved: \($0)" }
  }

  private mutating func compareWays(_ old: Storyboard, _ new: Storyboard, _ stops: [Int]) {
    func key(_ way: Storyboard.Way, _ from: Int, _ to: Int) -> [String] {
      // A renamed case leads to the same screen, and each screen with a bar has ways to its tabs.
      ["\(from)", "\(to)", way.word.hasPrefix("tap ") ? "tap" : way.word]
    }
    let before = Set(old.ways.map { key($0, stops[$0.from], stops[$0.to]) })
    let now = Set(new.ways.map { key($0, $0.from, $0.to) })
    let alone = Set(screens.filter { $0.kind != .changed }.map(\.stop))
    for (number, way) in new.ways.enumerated() where !way.isToTab && !before.contains(key(way, way.from, way.to)) {
      let isBetween = !alone.contains(way.from) && !alone.contains(way.to)
      ways.append(Way(kind: .new, way: number, text: isBetween ? new.label(ofWay: way, isWhole: true) : nil))
    }
    for way in old.ways where !way.isToTab && !now.contains(key(way, stops[way.from], stops[way.to])) {
      let (from, to) = (stops[way.from], stops[way.to])
      let text = alone.contains(from) || alone.contains(to) ? nil : old.label(ofWay: way, isWhole: true)
      ways.append(Way(kind: .gone, way: drawn.add(wayFrom: from, to: to, way.word), text: text))
    }
  }
}

// Screens.
extension StoryboardChanges {
  /// Returns in which way a screen differs, in words.
  private static func differences(_ old: Storyboard, _ before: Int, _ new: Storyboard, _ now: Int) -> [String] {
    let (stop, newStop) = (old.stops[before], new.stops[now])
    let (place, newPlace) = (old.place(of: before), new.place(of: now))
    var lines: [String] = []
    if place.title != newPlace.title { lines.append("the title \(place.title.quoted) is \(newPlace.title.quoted)") }
    if let style = place.layers.last?.style, let newStyle = newPlace.layers.last?.style, style != newStyle {
      lines.append("it is \(newStyle.styleInWords); it was \(style.styleInWords)")
    }
    if stop.guardian != newStop.guardian {
      lines.append(newStop.guardian.map { "`\($0)` guards it" } ?? "`\(stop.guardian ?? "")` guards it no longer")
    }
    lines += newStop.entries.filter { !stop.entries.contains($0) }.map { "the link `\($0)` opens it" }
    lines += stop.entries.filter { !newStop.entries.contains($0) }.map { "the link `\($0)` opens it no longer" }
    return lines + difference(place.area?.items ?? [], newPlace.area?.items ?? [])
  }

  /// A row or a tab: its kind, its title, and its other texts.
  typealias Item = (kind: String, title: String, rest: String)

  /// Returns in which way lists differ, in words.
  private static func difference(_ old: [Item], _ new: [Item]) -> [String] {
    let difference = new.map { "\($0.kind) \($0.title)" }.difference(from: old.map { "\($0.kind) \($0.title)" })
    let (removed, inserted) = (difference.removals.map(\.offset), difference.insertions.map(\.offset))
    var added = inserted
    var lines: [String] = []
    for index in removed {
      let row = old[index]
      if let other = added.first(where: { new[$0].kind == row.kind && new[$0].title == row.title }) {
        lines.append("\(row.kind) \(row.title.quoted) has moved")
        added.removeAll { $0 == other }
      } else if let other = added.first(where: { new[$0].kind == row.kind }) {
        lines.append("\(row.kind) \(row.title.quoted) is \(new[other].title.quoted)")
        added.removeAll { $0 == other }
      } else {
        lines.append("\(row.kind) \(row.title.quoted) is gone")
      }
    }
    lines += added.map { "\(new[$0].kind) \(new[$0].title.quoted) is new" }
    let kept = zip(old.indices.filter { !removed.contains($0) }, new.indices.filter { !inserted.contains($0) })
    for (before, now) in kept where old[before].rest != new[now].rest {
      lines.append("\(new[now].kind) \(new[now].title.quoted): \(old[before].rest.quoted) is \(new[now].rest.quoted)")
    }
    return lines
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension Trace.Area {
  /// The rows and the items of toolbars, without bars.
  var items: [StoryboardChanges.Item] {
    screens.flatMap { screen in
      (screen.message.map { [("message", $0, "")] } ?? [])
        + (screen.rows + screen.toolbar).map { row in
          let rest = [row.detail, row.value, row.hint, row.state?.rawValue, row.failure]
          return ("\(row.kind)", row.title, rest.compactMap { $0 }.joined(separator: ", "))
        }
    }
  }

  /// The titles in the bars, the outermost bar first.
  fileprivate var bars: [[String]] {
    switch self {
    case .screen: []
    case .barred(let bar, let area): [bar.items.map(\.title)] + area.bars
    case .columns(let columns): columns.flatMap { $0.area?.bars ?? [] }
    }
  }
}

extension String {
  /// The style of a layer, with its article.
  fileprivate var styleInWords: String {
    self == "window" ? "in the window" : "\(first.map("aeiou".contains) == true ? "an" : "a") \(self)"
  }
}

// Labels.
extension Storyboard.Way {
  fileprivate var isToTab: Bool { word.hasPrefix("tab ") }
}

extension Storyboard {
  fileprivate func place(of stop: Int) -> Trace.Place { places[states[stops[stop].state].place] }

  fileprivate func bars(of stop: Int) -> [[String]] { place(of: stop).area?.bars ?? [] }

  /// The title of a screen and its name, for Markdown.
  func label(of stop: Stop) -> String { "\(title(of: stop).quoted) `\(Self.shared(stop.name))`" }

  /// A way in words: from which screen, and by which act.
  fileprivate func label(ofWay way: Way, isWhole: Bool = false) -> String {
    let names = [way.from, way.to].map { title(of: stops[$0]).quoted }
    return (isWhole ? "\(names[0]) to \(names[1])" : "from \(names[0])") + " by \(way.act)"
  }

  /// The flows around a flow.
  fileprivate static func parents(of flow: String) -> String {
    flow.split(separator: "/").dropLast().joined(separator: "/").nonEmpty.map { "`\($0)`" } ?? "the app"
  }
}

extension StoryboardChanges: Encodable {
  private enum CodingKeys: CodingKey { case screens, ways, lines }
}
