import Armature
import Foundation

/// How much of an app the tests walk, for people, with tests to copy.
package struct CoverageReport: Hashable, Sendable, Codable {
  package let text: String
  /// The part of the screens and ways that tests walk, in percent, rounded down.
  package let percent: Int

  /// - Parameters:
  ///   - coverage: The coverage.
  ///   - search: The exploration, whose walks become tests.
  @MainActor
  init(_ coverage: Coverage, of search: ExplorationSearch) {
    percent = coverage.whole.percent
    let missing = coverage.missingWalks(10, among: search.walks)
    var sections = [coverage.summary, coverage.shares, coverage.gaps, coverage.otherApps]
    if !missing.isEmpty {
      sections.append(["Walks that would add most, as tests to copy:"])
      sections += TestCode.tests(of: missing, root: search.newRoot, beside: coverage.tests)
    }
    text = sections.filter { !$0.isEmpty }.joined(separator: [""]).map { "\($0.sanitized)\n" }.joined()
  }
}

extension Coverage {
  /// The names of all tests that walk something.
  fileprivate var tests: Set<String> { Set(testsOfStops.joined()) }

  fileprivate var summary: [String] {
    func part(_ tests: [[String]]) -> String { "\(tests.filter { !$0.isEmpty }.count) of \(tests.count)" }
    let ways = zip(board.ways, testsOfWays).filter { !$0.0.isUsual }.map(\.1)
    return [
      "\(board.app): \(whole.percent) % walked by \(Exploration.count(tests.count, "test")), "
        + "\(part(testsOfStops)) screens and \(part(ways)) ways"
    ]
  }

  fileprivate var shares: [String] {
    zip(layout.flows, flows).map { flow, share in
      let percent = String("  \(share.percent)".suffix(3))
      return "  \(percent) %  \(flow.title)" + (flow.path.isEmpty ? "" : " (\(flow.path))")
    }
  }

  /// The screens and the ways without a test.
  fileprivate var gaps: [String] {
    let missing = missing
    let stops = board.stops.indices.filter { missing.contains(.stop($0)) }.map { "screen \(board.stops[$0].name)" }
    let ways = board.ways.indices.filter { missing.contains(.way($0)) }.map { board.ways[$0] }.map { way in
      "way \(board.stops[way.from].name) > \(way.word) > \(board.stops[way.to].name)"
    }
    let lines = stops.sorted() + ways.sorted()
    return lines.isEmpty ? [] : ["Without a test:"] + Exploration.list(lines.prefix(20), of: lines.count)
  }

  fileprivate var otherApps: [String] {
    let lines = strangers.map { "\($0.file): \($0.test) at \($0.source)" }.sorted()
    if lines.isEmpty { return [] }
    return ["Walks without a screen of this app, which do not count:"]
      + Exploration.list(lines.prefix(5), of: lines.count)
  }
}

/// The walks of an explorer as tests.
private enum TestCode {
  /// Returns the lines of each test.
  ///
  /// - Parameters:
  ///   - walks: The walks, each with the number of screens and ways that it adds.
  ///   - root: The expression that makes the root flow.
  ///   - known: The tests that exist, whose names are not used again.
  /// - Returns: The lines.
  static func tests(
    of walks: [(walk: ExploredWalk, adds: Int)], root: String, beside known: Set<String>
  ) -> [[String]] {
    var names = Set(known.map { String(($0.split(separator: "/").last ?? "").prefix { $0 != "(" }) })
    return walks.map { walk, adds in
      let numbers = sequence(first: 2) { $0 + 1 }.lazy.map { "\($0)" }
      let word = "walkTo" + word(for: walk.place)
      let name = ([""] + numbers.prefix(names.count + 1)).lazy.map { word + $0 }.first { !names.contains($0) } ?? word
      names.insert(name)
      let code = walk.steps.flatMap(\.code)
      let needsClock = code.contains { $0.hasPrefix("await clock.") }
      let isAsync = code.contains { $0.hasPrefix("await ") }
      let start = needsClock ? ["let clock = ManualClock()"] : []
      let end = walk.title.isEmpty ? [] : ["app.expect(screen: \(walk.title.swiftLiteral))"]
      let driver = "let app = try AppDriver\(needsClock ? "(clock: clock)" : "") { \(root) }"
      let body = start + [driver] + code + end
      return ["// Adds \(Exploration.count(adds, "screen or way", "screens and ways"))."]
        + ["@Test @MainActor", "func \(name)() \(isAsync ? "async " : "")throws {"] + body.map { "  \($0)" } + ["}"]
    }
  }

  /// Returns the case of a place as the end of a name.
  private static func word(for place: String) -> String {
    let name = place.split(separator: ":").last?.split(separator: " ").first ?? "App"
    let word = name.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    return word.prefix(1).uppercased() + word.dropFirst()
  }
}
