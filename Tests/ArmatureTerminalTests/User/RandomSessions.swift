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
      40, seed: 20_261_122, make: Script.make(1...14), smaller: { $0.smaller }
    ) { number, script in try await RandomSession(script.app, isForm: number % 2 == 1).failure(of: script.acts) }
  }
}

/// A random app, or a form, that is used without a host, which only sets the width of columns.
@MainActor
private final class RandomSession {
  private let app: Int
  private let isForm: Bool
  private let scenes: SceneDirectory
  private let recorder: Recorder
  private var values: [String] = []
  private var width: Int

  init(_ app: Int, isForm: Bool) throws {
    (self.app, self.isForm) = (app, isForm)
    width = app % 2 == 0 ? 90 : 50
    var log: (String) -> Void = { _ in }
    scenes = Self.scenes(app, isForm) { log($0) }
    try scenes.open()
    recorder = Recorder(scenes)
    log = { [weak self] in self?.values.append($0) }
  }

  private static func scenes(_ app: Int, _ isForm: Bool, _ log: @escaping (String) -> Void) -> SceneDirectory {
    SceneDirectory(notificationCenter: NotificationCenter()) { _ in isForm ? form(log) : RandomApp(app).root() }
  }

  private static let titles = ["Save", "Save", "back", "tab", "7", " # not", "", "Delete all", "Delete", "two\nlines"]
  private static let labels = ["", "Title", "Due date", "7", "\"quoted\"", "\u{301}", "a\n\u{301}", "Title"]
  private static let texts = [
    "", "milk", " two  words ", "\"", "\\", "\"a\" and \"b\"", "a\nb", "# 1", "\\n", "\" \\\" \n", "open /x",
  ]

  /// A screen with every kind of input, whose rows are hard to name.
  private static func form(_ log: @escaping (String) -> Void) -> Board {
    Board("Form") {
      for (index, title) in titles.enumerated() { ButtonRow(title) { log("\(index)") } }
      for (index, label) in labels.enumerated() { FieldRow(label, text: "") { log("\(index) \($0)") } }
      for part in 0..<2 {
        SectionRow("Part") {
          FieldRow("Code", text: "", kind: .secure) { log("code \(part) \($0)") }
          NumberRow("Weight", value: 1.5) { log("weight \(part) \($0)") }
          PickerRow("Size", selection: "S", options: ["S", "M", "open"]) { log("size \(part) \($0)") }
          DateRow("Due", date: Date(timeIntervalSince1970: 0)) { log("due \(part) \($0)") }
          StepperRow("Count", value: 0, in: 0...6, step: 2) { log("count \(part) \($0)") }
          ToggleRow("Gift", isOn: false) { log("gift \(part) \($0)") }
        }
      }
    }
  }

  func failure(of acts: [Act]) async throws -> String? {
    arrange()
    for act in acts {
      perform(act)
      arrange()
      await scenes.current?.settled()
    }
    let script = recorder.script
    if script.hasPrefix("#") || script.contains("\n#") { return "the script has comments:\n\(script)" }
    var copied: [String] = []
    let copy = Self.scenes(app, isForm) { copied.append($0) }
    let terminal = FakeTerminal(script.split(separator: "\n").map(String.init))
    // The script folds the window by itself.
    terminal.width = 90
    _ = await play(copy, from: try copy.open(), in: terminal)
    // A tap whose verb is refused is an error in a terminal, and so is a button that fails.
    let errors = terminal.errors.split(separator: "\n").filter {
      !$0.contains(" was refused: ") && !$0.contains("RandomFailure")
    }
    if !errors.isEmpty { return "the script fails:\n\(script)\(errors)" }
    let (mine, theirs) = (Self.places(scenes) + values, Self.places(copy) + copied)
    return mine == theirs ? nil : "the script leads to\n\(theirs), not to\n\(mine):\n\(script)"
  }

  private static func places(_ scenes: SceneDirectory) -> [String] {
    scenes.scenes.map { scene in
      let titles = scene.presentation.line.map { scene.screen(of: $0.id)?.title ?? "" }
      return "\(scene.name): \(scene.root.outline.text) \(titles)"
    }
  }

  /// Tells split views their width, as a host does.
  private func arrange() {
    guard let scene = scenes.current else { return }
    for split in Display(of: scene, columns: width).splits {
      scene.setLayout(split.isCollapsed ? .joined : .apart, of: split.id)
    }
  }

  private func perform(_ act: Act) {
    guard let scene = scenes.current else { return }
    let display = Display(of: scene, columns: width)
    switch act.kind {
    case .back: scene.back()
    case .popTo:
      // Below a sheet, nobody can do it.
      let line = scene.presentation.top.line
      scene.pop(to: line[act.choice % line.count].id)
    case .dismiss:
      let layers = Array(sequence(first: scene.presentation) { $0.modal })
      scene.dismiss(layers[act.choice % layers.count].nodes[0].id)
    case .select, .choose:
      guard !display.bars.isEmpty else { return }
      let bar = display.bars[act.flow % display.bars.count]
      scene.select(bar.items[act.choice % bar.items.count].name, in: bar.id)
    case .link, .linkThatAsks, .wrongLink:
      let rest = ["page/\(act.number)", "sheet/\(act.number)", "desk/1/page/2", "nowhere"][act.choice % 4]
      _ = try? scenes.open(link: RandomApp(app).link(rest, act.flow))
    case .broadcast: scene.root.popToRoot()
    case .other: _ = try? scenes.open(["main", "two"][act.choice % 2])
    case .fold: width = width == 90 ? 50 : 90
    case .close: if scenes.scenes.count > 1 { scenes.close(["main", "two"][act.choice % 2]) }
    default:
      let choices = display.choices
      if !choices.isEmpty { touch(choices[act.choice % choices.count].row, act.flow + act.number) }
    }
  }

  private func touch(_ row: RowContent, _ value: Int) {
    switch row.kind {
    case .field(_, _, _, let set): set(Self.texts[value % Self.texts.count])
    case .number(_, _, let isWhole, let set): set(isWhole ? Double(value) : Double(value) / 8)
    case .picker(let options, _, let select): select(value % options.count)
    case .date(let date, _, _, let set): set(date.addingTimeInterval(Double(value) * 3_600))
    case .stepper(_, let range, let step, let set): set(range.lowerBound + step * (value % 3))
    default: try? row.tap()
    }
  }
}
