import Armature
import Foundation
import TestSupport
import Testing

// @testable: displays, and apps that run in a terminal of the test.
@testable import ArmatureExplorer
@testable import ArmatureTerminal

@Suite("Random sessions")
@MainActor
struct RandomSessions {
  @Test("are recorded in any host, and end in the same place when the script is typed")
  func sessions() async throws {
    try await tryCases(
      80, seed: 20_261_122, make: { $0.list(1...20, of: Gesture.init) }, smaller: { $0.smaller() }
    ) { number, gestures in try await Session(app: number).failure(of: gestures) }
  }
}

/// Something that a user does. Its numbers are taken modulo the number of choices.
private struct Gesture: Equatable, CustomStringConvertible {
  enum Kind: CaseIterable { case tap, enter, back, pop, dismiss, select, open, root, turn, close, fold }

  let kind: Kind
  let number: Int
  let value: Int

  init(using random: inout RandomSource) {
    let tapping: [Kind] = [.tap, .tap, .tap, .enter, .select]
    let kinds = Int.random(in: 0..<3, using: &random) > 0 ? tapping : Kind.allCases
    kind = kinds[Int.random(in: 0..<kinds.count, using: &random)]
    number = Int.random(in: 0..<40, using: &random)
    value = Int.random(in: 0..<40, using: &random)
  }

  var description: String { "\(kind) \(number) \(value)" }
}

/// An app that is used without a host, which only sets the width of columns.
@MainActor
private final class Session {
  private let app: Int
  private let scenes: SceneDirectory
  private let recorder: Recorder
  private var width: Int

  init(app: Int) throws {
    self.app = app
    width = app % 2 == 0 ? 90 : 50
    scenes = Self.scenes(app)
    try scenes.open()
    recorder = Recorder(scenes)
  }

  private static func scenes(_ app: Int) -> SceneDirectory {
    SceneDirectory(notificationCenter: NotificationCenter()) { _ in
      switch app / 2 % 6 {
      case 0: Cards.house()
      case 1: Hall()
      case 2: Mail()
      case 3: Pager()
      case 4: Form()
      default: DiaryCoordinator()
      }
    }
  }

  func failure(of gestures: [Gesture]) async throws -> String? {
    arrange()
    for gesture in gestures {
      perform(gesture)
      arrange()
      await scenes.current?.settled()
    }
    let script = recorder.script
    if script.hasPrefix("#") || script.contains("\n#") { return "the script has comments:\n\(script)" }
    let copy = Self.scenes(app)
    let terminal = FakeTerminal(script.split(separator: "\n").map(String.init))
    // The script folds the window by itself.
    terminal.width = 90
    _ = await play(copy, from: try copy.open(), in: terminal)
    // A tap whose verb is refused is an error in a terminal.
    let errors = terminal.errors.split(separator: "\n").filter { !$0.contains(" was refused: ") }
    if !errors.isEmpty { return "the script fails:\n\(script)\(errors)" }
    let (mine, theirs) = (Self.places(scenes), Self.places(copy))
    return mine == theirs ? nil : "the script leads to\n\(theirs), not to\n\(mine):\n\(script)"
  }

  private static func places(_ scenes: SceneDirectory) -> [String] {
    scenes.scenes.map { scene in
      let titles = scene.presentation.line.map { node in
        let screen = scene.screen(of: node.id)
        let values = screen?.rows.compactMap { $0.input?.text ?? $0.switched } ?? []
        return "\(screen?.title ?? "") \(values)"
      }
      return "\(scene.name): \(scene.root.outline.text) \(titles)"
    }
  }

  /// Tells split views their width, as a host does.
  private func arrange() {
    guard let scene = scenes.current else { return }
    for split in Display(of: scene, columns: width).splits { scene.setCollapsed(split.isCollapsed, split.id) }
  }

  private func perform(_ gesture: Gesture) {
    guard let scene = scenes.current else { return }
    let (number, value) = (gesture.number, gesture.value)
    let display = Display(of: scene, columns: width)
    let choices = display.choices
    switch gesture.kind {
    case .tap, .enter:
      let found = choices.filter { ($0.row.input == nil) == (gesture.kind == .tap) }
      if !found.isEmpty { touch(found[number % found.count].row, value) }
    case .back: scene.back()
    case .pop:
      // Below a sheet, nobody can do it.
      let line = scene.presentation.top.line
      scene.pop(to: line[number % line.count].id)
    case .dismiss:
      let layers = Array(sequence(first: scene.presentation) { $0.modal })
      scene.dismiss(layers[number % layers.count].nodes[0].id)
    case .select:
      guard !display.bars.isEmpty else { return }
      let bar = display.bars[number % display.bars.count]
      scene.select(bar.items[value % bar.items.count].name, in: bar.id)
    case .open:
      let links = ["/home/entry/1", "/search/account", "/library#leaf/x", "..", "/settings/account", "/house", "/over"]
      _ = try? scenes.open(link: links[number % links.count])
    case .root: scene.root.popToRoot()
    case .turn: _ = try? scenes.open(["main", "two"][number % 2])
    case .fold: width = width == 90 ? 50 : 90
    case .close: if scenes.scenes.count > 1 { scenes.close(["main", "two"][number % 2]) }
    }
  }

  private func touch(_ row: RowContent, _ value: Int) {
    switch row.kind {
    case .link(let open): open()
    case .button(_, _, _, let tap): tap()
    case .toggle(let isOn, let set): set(value % 5 == 0 ? isOn : !isOn)
    case .field(_, _, _, let set): set(["", "milk", " two  words ", "\"", "\\n", "a\nb", "# 1", "open /x"][value % 8])
    case .number(_, _, let isWhole, let set): set(isWhole ? Double(value) : Double(value) / 8)
    case .picker(let options, _, let select): select(value % options.count)
    case .date(let date, _, _, let set): set(date.addingTimeInterval(Double(value) * 3_600))
    case .stepper(_, let range, let step, let set): set(range.lowerBound + step * (value % 3))
    case .text, .image, .section: break
    }
  }
}

extension RowContent {
  /// Whether a switch is on, as text.
  fileprivate var switched: String? { if case .toggle(let isOn, _) = kind { "\(isOn)" } else { nil } }
}

/// A screen with every kind of input, in sections with the same titles, and a dialog with a field.
private enum FormDestination: Destination, Codable {
  case form, sure

  var style: PresentationStyle { self == .sure ? .alert : .push }

  func screen(in flow: Form) -> Screen<Self> {
    switch self {
    case .form:
      Screen("Form") {
        for index in 0..<2 {
          SectionRow("Part") {
            FieldRow("Name", text: flow.texts[index]) { flow.texts[index] = $0 }
            FieldRow("Code", text: flow.codes[index], kind: .secure) { flow.codes[index] = $0 }
            NumberRow("Weight", value: flow.weights[index]) { flow.weights[index] = $0 }
            PickerRow("Size", selection: flow.sizes[index], options: ["S", "M", "open"]) { flow.sizes[index] = $0 }
            DateRow("Due", date: flow.dates[index], ) { flow.dates[index] = $0 }
            StepperRow("Count", value: flow.counts[index], in: 0...6, step: 2) { flow.counts[index] = $0 }
            ToggleRow("Gift", isOn: flow.gifts[index]) { flow.gifts[index] = $0 }
            LinkRow("Ask", to: .sure)
          }
        }
        ButtonRow("Later") {
          await Task.yield()
          flow.show(.sure)
        }
      }
    case .sure:
      .dialog("Sure?", field: FieldRow("Why", text: flow.texts[0]) { flow.texts[0] = $0 }) {
        ButtonRow("Yes") { flow.gifts[0].toggle() }
        ButtonRow("No", role: .cancel) {}
      }
    }
  }
}

private final class Form: Coordinator<FormDestination> {
  var texts = ["", ""]
  var codes = ["", ""]
  var weights = [1.0, 2.0]
  var sizes = ["S", "M"]
  var dates = [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 86_400)]
  var counts = [0, 2]
  var gifts = [false, true]

  init() { super.init(root: .form) }
}
