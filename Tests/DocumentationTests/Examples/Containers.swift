import Armature
import Foundation
import Testing

/// The containers of the articles and comments: notes and settings in tabs, with a
/// welcome before them, a library with a sidebar, and a pager.
enum ContainerApp {
  typealias NoteStore = NotesApp.NoteStore
  typealias NotesCoordinator = NotesApp.NotesCoordinator
  typealias SettingsCoordinator = NotesApp.SettingsCoordinator

  enum MainTab: Tab {
    case notes, settings

    func flow(in tabs: MainTabs) -> AnyCoordinator {
      switch self {
      case .notes: NotesCoordinator(store: tabs.store)
      case .settings: SettingsCoordinator(onReset: {})
      }
    }

    func item(in tabs: MainTabs) -> TabItem {
      switch self {
      case .notes: TabItem("Notes", image: "note.text", badge: "\(tabs.store.notes.count)")
      case .settings: TabItem("Settings", image: "gear")
      }
    }
  }

  final class MainTabs: TabCoordinator<MainTab> {
    let store: NoteStore

    init(store: NoteStore) {
      self.store = store
      super.init([.notes, .settings])
    }
  }

  enum StartDestination: Destination {
    case start

    typealias Flow = StartCoordinator

    func screen(in flow: StartCoordinator) -> Screen<Self> { .child }
  }

  final class StartCoordinator: Coordinator<StartDestination> {
    let store: NoteStore
    private var user: String?

    init(store: NoteStore) {
      self.store = store
      super.init(root: .start)
    }

    override func child(for destination: StartDestination) -> AnyCoordinator? {
      user == nil ? WelcomeCoordinator(onDone: { [weak self] in self?.begin(as: $0) }) : MainTabs(store: store)
    }

    func begin(as name: String) {
      user = name
      setRoot(.start)
    }
  }

  enum WelcomeDestination: Destination {
    case welcome

    typealias Flow = WelcomeCoordinator

    func screen(in flow: WelcomeCoordinator) -> Screen<Self> {
      Screen("Welcome") { ButtonRow("Start") { flow.onDone("Ada") } }
    }
  }

  final class WelcomeCoordinator: Coordinator<WelcomeDestination> {
    let onDone: (String) -> Void

    init(onDone: @escaping (String) -> Void) {
      self.onDone = onDone
      super.init(root: .welcome)
    }
  }

  final class Pager: ContainerCoordinator {
    init() { super.init(names: ["one", "two", "three"]) }

    override func flow(named name: String) -> AnyCoordinator { PageCoordinator(title: name) }

    func next() {
      if let index = names.firstIndex(of: visibleName), index + 1 < names.count { show(names[index + 1]) }
    }
  }

  enum MailTab: Tab {
    case inbox, compose

    func flow(in tabs: MailTabs) -> AnyCoordinator { PageCoordinator(title: "Inbox") }
    func item(in tabs: MailTabs) -> TabItem { TabItem(self == .inbox ? "Inbox" : "Compose") }
  }

  final class MailTabs: TabCoordinator<MailTab> {
    private(set) var drafts = 0

    func compose() -> Bool {
      drafts += 1
      return true
    }

    override func userSelects(_ tab: MailTab) -> Bool {
      guard tab == .compose else { return super.userSelects(tab) }
      return compose()
    }
  }

  struct Page: Destination, Codable {
    let title: String
    func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen(title) }
  }

  final class PageCoordinator: Coordinator<Page> {
    init(title: String) { super.init(root: Page(title: title)) }
  }

  enum FoldersDestination: Destination, Codable {
    case folders
    case folder(name: String)

    typealias Flow = FoldersCoordinator

    func screen(in flow: FoldersCoordinator) -> Screen<Self> {
      switch self {
      case .folders: Screen("Folders") { LinkRow("Work", to: .folder(name: "work")) }
      case .folder(let name):
        Screen(name) {
          ButtonRow("Bread") { flow.onChoose(7) }
        }
      }
    }
  }

  final class FoldersCoordinator: Coordinator<FoldersDestination> {
    var onChoose: (Int) -> Void = { _ in }
    init() { super.init(root: .folders) }
  }

  enum NoteDestination: Destination, Codable {
    case note(id: Int)
    case edit(id: Int)

    func screen(in flow: Coordinator<Self>) -> Screen<Self> {
      switch self {
      case .note(let id): Screen("Note \(id)") { LinkRow("Edit", to: .edit(id: id)) }
      case .edit(let id): Screen("Edit \(id)")
      }
    }
  }

  final class LibraryCoordinator: SplitCoordinator<FoldersDestination, NoteDestination> {
    init() {
      let folders = FoldersCoordinator()
      super.init(sidebar: folders)
      folders.onChoose = { [weak self] id in self?.showDetail(.note(id: id)) }
    }
  }

  enum MessageDestination: Destination, Codable {
    case message(id: Int)
    func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("\(self)") }
  }
  typealias AccountsDestination = FoldersDestination
  typealias MailboxDestination = NoteDestination

  final class MailCoordinator: ThreeColumnCoordinator<AccountsDestination, MailboxDestination, MessageDestination> {}
}

@Suite("Containers, as the article and the comments tell of them")
@MainActor
struct ContainerExamples {
  @Test("tabs keep what they show, and say what the bar shall")
  func tabs() throws {
    let tabs = ContainerApp.MainTabs(store: NotesApp.NoteStore())
    let scene = try FlowScene(root: tabs, notificationCenter: NotificationCenter())
    (tabs.flow(of: .notes) as? NotesApp.NotesCoordinator)?.push(.note(id: 7))
    tabs.select(.settings)
    #expect(scene.places == ["MainTabs", "overview"])
    tabs.select(.notes)
    #expect(scene.places == ["MainTabs", "list", "note(id: 7)"])
  }

  @Test("a place in a tab that was never shown is brought before the user's eyes")
  func reveal() throws {
    typealias SettingsCoordinator = NotesApp.SettingsCoordinator
    let tabs = ContainerApp.MainTabs(store: NotesApp.NoteStore())
    let scene = try FlowScene(root: tabs, notificationCenter: NotificationCenter())
    (tabs.openFlow(of: .settings) as? SettingsCoordinator)?.reveal(.about)
    #expect(tabs.selected == .settings && scene.places == ["MainTabs", "overview", "about"])
    tabs.popToRoot(.tab(named: "notes"))
    #expect(scene.places == ["MainTabs", "list"])
    tabs.select(.settings)
    #expect(scene.places == ["MainTabs", "overview"])
  }

  @Test("a tab does something else than being selected")
  func userSelects() throws {
    let tabs = ContainerApp.MailTabs([.inbox, .compose])
    let scene = try FlowScene(root: tabs)
    #expect(scene.select("compose", in: tabs.id))
    #expect(tabs.selected == .inbox && tabs.drafts == 1)
  }

  @Test("an onboarding becomes the tabs, and no link leads past it")
  func onboarding() throws {
    let scene = try FlowScene(root: ContainerApp.StartCoordinator(store: NotesApp.NoteStore()))
    #expect(throws: LinkError.self) { try scene.open("/settings") }
    #expect(scene.places == ["welcome"])
    weak let welcome = scene.root.children.first
    try scene.tap("Start")
    #expect(scene.places == ["MainTabs", "list"])
    #expect(welcome == nil)
    try scene.open("/settings")
    #expect(try scene.link == "/settings")
    #expect(scene.places == ["MainTabs", "overview"])
  }

  @Test("a sidebar shows a detail, and one stack holds both where there is no room")
  func split() throws {
    let library = ContainerApp.LibraryCoordinator()
    let scene = try FlowScene(root: library)
    try scene.open("/folder/work#note/7/edit/7")
    #expect(scene.places == ["LibraryCoordinator", "folders", "folder(name: \"work\")", "note(id: 7)", "edit(id: 7)"])
    #expect(try scene.link == "/folder/work#note/7/edit/7")
    scene.setLayout(.joined, of: library.id)
    scene.back()
    scene.back()
    #expect(library.detail == nil)
    try scene.tap("Bread")
    #expect(library.detail?.root == .note(id: 7))
  }

  @Test("three columns, and a pager")
  func others() throws {
    let mail = ContainerApp.MailCoordinator(sidebar: ContainerApp.FoldersCoordinator())
    let scene = try FlowScene(root: mail)
    try scene.open("/#note/1/~/message/2")
    #expect(mail.middle?.root == .note(id: 1))
    let pager = ContainerApp.Pager()
    let pages = try FlowScene(root: pager)
    pager.next()
    #expect(try pages.link == "/two")
  }
}
