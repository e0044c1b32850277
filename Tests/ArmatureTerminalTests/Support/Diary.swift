import Armature

/// The app of the tests: a diary with an editor in a sheet that guards its draft, settings in a pushed child flow, and
/// an account in a cover above them.
enum DiaryDestination: Destination, Codable {
  case entries, entry(Int), editor, settings

  static let examples: [Self] = [.entries, .entry(0), .editor, .settings]

  static var links: [LinkPattern<Self>] { [.alias("day/{number}", Self.entry)] }

  var style: PresentationStyle { self == .editor ? .sheet : .push }

  func screen(in flow: DiaryCoordinator) -> Screen<Self> {
    switch self {
    case .entries:
      Screen("Diary") {
        SectionRow("Entries") {
          for (index, title) in flow.titles.enumerated() { LinkRow(title, detail: "day \(index)", to: .entry(index)) }
        }
        LinkRow("Settings", to: .settings)
      }
      .toolbar(.primary) { LinkRow("Write", to: .editor) }
    case .entry(let index):
      Screen(flow.titles[index]) {
        TextRow("Nothing written yet.")
        LinkRow("Next", to: .entry(index + 1 < flow.titles.count ? index + 1 : 0))
      }
    case .editor, .settings: .child
    }
  }
}

final class DiaryCoordinator: Coordinator<DiaryDestination>, ChecksExistence {
  var titles = ["Monday", "Tuesday"]
  /// The places that were visible again.
  var returns: [DiaryDestination] = []

  init() { super.init(root: .entries) }

  override func child(for destination: DiaryDestination) -> AnyCoordinator? {
    switch destination {
    case .entries, .entry: nil
    case .editor: EditorCoordinator { [weak self] in self?.titles.append($0) }
    case .settings: SettingsCoordinator()
    }
  }

  override func didReturn(to destination: DiaryDestination) { returns.append(destination) }

  func absence(of destination: DiaryDestination) -> String? {
    guard case .entry(let index) = destination, !titles.indices.contains(index) else { return nil }
    return "day \(index) was deleted"
  }
}

enum EditorDestination: Destination, Codable {
  case draft, moods

  static let examples: [Self] = [.draft, .moods]

  func screen(in flow: EditorCoordinator) -> Screen<Self> {
    switch self {
    case .draft:
      Screen("New entry") {
        FieldRow("Title", text: flow.title, prompt: "a few words") { flow.title = $0 }
        FieldRow("First line", text: flow.firstLine) { flow.firstLine = $0 }
        ToggleRow("Private", isOn: flow.isPrivate) { flow.isPrivate = $0 }
        LinkRow("Mood", to: .moods)
        ButtonRow("Erase", role: .destructive) { flow.title = "" }
      }
      .toolbar(.leading) { ButtonRow("Cancel", role: .cancel) { flow.leave() } }
      .toolbar(.primary) {
        ButtonRow("Save", isEnabled: !flow.title.isEmpty) {
          flow.save(flow.title)
          flow.leave()
        }
      }
    case .moods: Screen("Mood") { ButtonRow("Cheerful") { flow.goBack() } }
    }
  }
}

final class EditorCoordinator: Coordinator<EditorDestination> {
  let save: (String) -> Void
  var title = ""
  var firstLine = ""
  var isPrivate = false

  init(save: @escaping (String) -> Void) {
    self.save = save
    super.init(root: .draft)
  }

  override func canLeave(_ slot: Slot<EditorDestination>) -> Bool { slot.destination == .moods || title.isEmpty }
}

enum SettingsDestination: Destination, Codable {
  case options, account, terms

  static let examples: [Self] = [.options, .account, .terms]

  var style: PresentationStyle { self == .account ? .cover(stack: false) : .push }

  func screen(in flow: Coordinator<Self>) -> Screen<Self> {
    switch self {
    case .options: Screen("Settings") { LinkRow("Account", to: .account) }
    case .account:
      Screen("Account") {
        LinkRow("Terms", to: .terms)
        ButtonRow("Try the terms") { flow.push(.terms) }
        ButtonRow("Sign out", role: .destructive) { flow.popToRoot() }
      }
    case .terms: Screen("Terms")
    }
  }
}

final class SettingsCoordinator: Coordinator<SettingsDestination> {
  init() { super.init(root: .options) }
}
