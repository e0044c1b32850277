import Foundation

// @testable: the format of storyboards.
@testable import ArmatureExplorer

/// A storyboard from lines, without an app: a place, its title, then its parts: rows with the cases that they lead to,
/// `tabs` of its bar, a `guard` and the links that open it.
struct DescribedStoryboard: Encodable {
  private struct State: Encodable {
    let place: Int
    let stop: Int
    let way: [Int]
  }

  private struct Stop: Encodable {
    let name: String
    let flows: [String]
    let state: Int
    var entries: [String] = []
    var guardian: String?
    var findings: [Int] = []
  }

  private var format = Storyboard.formatVersion
  private let app = "Planner"
  var notes: [String] = []
  private var places: [Trace.Place] = []
  private let steps: [Int] = []
  private var words = Table<String>()
  private var states: [State] = []
  private var moves: [[Int]] = []
  private var stops: [Stop] = []
  private var drawn: [Int] = []
  var findings: [String] = []

  init(_ text: String) {
    let lines = text.split(separator: "\n").map { line in
      line.components(separatedBy: "|").map { String($0).trimmed }
    }
    let cases = lines.map { line -> String in
      let name = line[0].components(separatedBy: ":").last ?? ""
      return name.components(separatedBy: " ")[0]
    }
    for (number, line) in lines.enumerated() {
      var stop = Stop(name: line[0], flows: [String(line[0].prefix { $0 != ":" })], state: number)
      var (rows, tabs): ([Trace.Row], [String]) = ([], [])
      for part in line.dropFirst(2) {
        let (kind, rest) = (String(part.prefix { $0 != " " }), String(part.drop { $0 != " " }).trimmed)
        switch kind {
        case "tabs": tabs = rest.components(separatedBy: ", ")
        case "guard": stop.guardian = rest
        case "opens": stop.entries.append(rest)
        default:
          let parts = rest.components(separatedBy: " > ")
          let texts = parts[0].components(separatedBy: " = ")
          rows.append(
            Trace.Row(
              kind: RowKind(rawValue: kind) ?? .text, title: texts[0], detail: texts.count > 1 ? texts[1] : nil,
              value: nil, hint: nil, state: nil, role: nil, failure: nil, depth: 0, placement: nil))
          guard parts.count > 1, let target = cases.firstIndex(of: parts[1]) else { continue }
          drawn.append(moves.count)
          let word = kind == "link" ? "tap \(line[0].prefix { $0 != ":" }).\(parts[1])" : kind
          moves.append([number, target, words.position(of: word), rows.count { $0.kind != .text }])
        }
      }
      let style = line[0].contains(" as ") ? line[0].components(separatedBy: " as ")[1] : "window"
      let screen = Trace.Area.screen(
        .init(title: line[1], message: nil, isDialog: false, rows: rows, toolbar: []))
      let items = tabs.map { Trace.Bar.Item(title: $0, badge: nil, role: nil, isSelected: false) }
      places.append(
        Trace.Place(
          scene: "main", area: tabs.isEmpty ? screen : .barred(bar: .init(items: items), area: screen),
          layers: [.init(style: style, titles: [line[1]])], link: .none(reason: "none")))
      states.append(State(place: number, stop: number, way: []))
      stops.append(stop)
    }
  }

  var storyboard: Storyboard {
    get throws { try Storyboard(data: try JSONFile.data(self)) }
  }
}
