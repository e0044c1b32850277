import Armature
import Observation
import Testing

@Suite("The bar of tabs follows its models")
@MainActor
struct TrackedTabTests {
  @Observable
  final class Mail {
    var unread = 0
    var hidden: Set<String> = []
  }

  enum Box: Tab {
    case inbox, drafts, sent

    typealias Flow = Boxes

    func flow(in tabs: Boxes) -> AnyCoordinator { StyledFlow() }
    func item(in tabs: Boxes) -> TabItem {
      TabItem(name, badge: self == .inbox && tabs.mail.unread > 0 ? "\(tabs.mail.unread)" : nil)
    }
    func isHidden(in tabs: Boxes) -> Bool { tabs.mail.hidden.contains(name) }
    var keepsLine: Bool { self != .drafts }
  }

  final class Boxes: TabCoordinator<Box> {
    let mail: Mail

    init(_ mail: Mail) {
      self.mail = mail
      super.init([.inbox, .drafts, .sent])
    }
  }

  private let mail = Mail()
  private let tabs: Boxes
  private let scene: FlowScene

  init() throws {
    tabs = Boxes(mail)
    scene = try FlowScene(root: tabs)
  }

  private var bar: [String] {
    guard case .tabs(let tabs) = scene.presentation.content else { return [] }
    return tabs.items.map { ($0.name == tabs.selected ? "*" : "") + $0.name + ($0.badge.map { " \($0)" } ?? "") }
  }

  private func flow(_ tab: Box) throws -> StyledFlow { try #require(tabs.flow(of: tab) as? StyledFlow) }

  @Test("a badge follows its model, in one change, and draws no screen again")
  func badge() async {
    var changes: [FlowChange.Kinds] = []
    scene.observe { changes.append($0.kinds) }
    mail.unread = 2
    mail.unread = 3
    await scene.settled()
    #expect(bar == ["*inbox 3", "drafts", "sent"] && changes == [.children])
    mail.hidden = ["none"]
    await scene.settled()
    #expect(changes == [.children])
  }

  @Test("a tab leaves the bar and comes back with its line; the next one is selected meanwhile")
  func visibility() async throws {
    try flow(.inbox).push(.page(1))
    mail.hidden = ["inbox"]
    await scene.settled()
    #expect(bar == ["*drafts", "sent"] && scene.line == ["Boxes", "page(0)"])
    #expect(!tabs.select(.inbox) && tabs.shownTabs == [.drafts, .sent] && tabs.tabs == [.inbox, .drafts, .sent])
    try flow(.drafts).push(.page(2))
    mail.hidden = ["inbox", "drafts"]
    await scene.settled()
    #expect(try bar == ["*sent"] && flow(.drafts).routes.isEmpty)
    mail.hidden = []
    await scene.settled()
    #expect(bar == ["inbox", "drafts", "*sent"] && tabs.select(.inbox))
    #expect(scene.line == ["Boxes", "page(0)", "page(1)"])
  }

  @Test("the bar stays as it is if no tab would be left, and follows later changes")
  func lastTab() async {
    mail.hidden = ["inbox", "drafts", "sent"]
    await scene.settled()
    #expect(bar == ["*inbox", "drafts", "sent"])
    mail.hidden = ["inbox", "drafts"]
    await scene.settled()
    #expect(bar == ["*sent"])
  }

  @Test("a verb that hides a tab counts beside the model, and both are asked when a scene opens")
  func verbs() async throws {
    #expect(tabs.hide(.inbox) && bar == ["*drafts", "sent"])
    mail.hidden = ["drafts"]
    await scene.settled()
    #expect(bar == ["*sent"] && tabs.hiddenNames == ["inbox"])
    #expect(!tabs.hide(.sent) && tabs.unhide(.inbox) && bar == ["inbox", "*sent"])

    mail.hidden = ["inbox"]
    let opened = Boxes(mail)
    let other = try FlowScene(root: opened)
    #expect(opened.selected == .drafts && opened.flow(of: .inbox) == nil)
    #expect(throws: LinkError.self) { try other.open("/inbox") }
  }

  @Test("a saved bar comes back as the model says")
  func restored() async throws {
    try flow(.inbox).push(.page(1))
    mail.hidden = ["inbox"]
    await scene.settled()
    let archive = try scene.archive()
    mail.hidden = []
    let opened = Boxes(mail)
    let other = try FlowScene(root: opened)
    other.restore(archive)
    #expect(opened.shownTabs == [.inbox, .drafts, .sent] && opened.selected == .drafts)
    mail.hidden = ["drafts"]
    await other.settled()
    #expect(opened.shownTabs == [.inbox, .sent] && opened.selected == .sent)
  }

  @Test("a batch that is refused leaves the bar with its models", arguments: [false, true])
  func refused(isAnswerToModel: Bool) async {
    var isDone = false
    func refuse() {
      guard !isDone else { return }
      isDone = true
      #expect(throws: CancellationError.self) {
        try scene.batch {
          tabs.setTabs([.drafts])
          throw CancellationError()
        }
      }
    }
    if isAnswerToModel {
      scene.observe { _ in refuse() }
      mail.unread = 9
      await scene.settled()
    } else {
      refuse()
    }
    #expect(isDone)
    mail.unread = 1
    await scene.settled()
    #expect(bar == ["*inbox 1", "drafts", "sent"])
  }
}
