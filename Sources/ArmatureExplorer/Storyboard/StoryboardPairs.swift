import Foundation

/// Which screens of two storyboards are the same: by their flows and cases, then by their cases in another style. A screen
/// that is left alone and looks like exactly one other is probably the same with another name.
struct StoryboardPairs {
  /// The later stops by the earlier ones.
  private(set) var now: [Int: Int] = [:]
  /// Why two stops are a pair that have other names, in words.
  private(set) var reasons: [Int: String] = [:]
  /// The names of flows that were renamed, before and now.
  private var flows: [String: String] = [:]
  /// The names of places that were renamed, before and now.
  private var names: [(String, String)] = []

  init(_ old: Storyboard, _ new: Storyboard) {
    pair(old, new) { Storyboard.shared($0.stops[$1].name) }
    pair(old, new) { storyboard, stop in
      Storyboard.shared(storyboard.stops[stop].name).components(separatedBy: " as ")[0]
    }
    for (before, now) in pair(old, new, by: { $0.look(of: $1) }) {
      let (name, newName) = (Storyboard.shared(old.stops[before].name), Storyboard.shared(new.stops[now].name))
      reasons[before] = "it is probably `\(name)` with another name, as it looks the same"
      names.append((name, newName))
      let (flow, newFlow) = (name.prefix { $0 != ":" }, newName.prefix { $0 != ":" })
      if flow != newFlow { flows[String(flow)] = String(newFlow) }
    }
  }

  /// Makes pairs of those that are left, and that have a key which no other one has.
  @discardableResult
  private mutating func pair<Key: Hashable>(
    _ old: Storyboard, _ new: Storyboard, by key: (Storyboard, Int) -> Key
  ) -> [(Int, Int)] {
    let taken = Set(now.values)
    let before = Dictionary(grouping: old.stops.indices.filter { now[$0] == nil }) { key(old, $0) }
    let later = Dictionary(grouping: new.stops.indices.filter { !taken.contains($0) }) { key(new, $0) }
    let found = before.compactMap { key, stops in
      stops.count == 1 && later[key]?.count == 1 ? later[key].map { (stops[0], $0[0]) } : nil
    }
    for (stop, other) in found { now[stop] = other }
    return found.sorted { $0 < $1 }
  }

  /// Returns paths of flows with the new names.
  func renamed(_ paths: [String]) -> [String] {
    paths.map { path in path.split(separator: "/").map { flows[String($0)] ?? String($0) }.joined(separator: "/") }
  }

  /// Returns a sentence with the new names of places.
  func renamed(_ sentence: String) -> String {
    names.reduce(sentence) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}

extension Storyboard {
  /// The texts of a screen, without the bars around it.
  fileprivate func look(of stop: Int) -> [String] {
    let place = places[states[stops[stop].state].place]
    return [place.layers.last?.style ?? "", place.title] + (place.area?.items ?? []).map { "\($0)" }
  }
}
