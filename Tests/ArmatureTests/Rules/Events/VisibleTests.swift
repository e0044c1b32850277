import Armature
import Foundation
import Testing

@Suite("The visible screen")
@MainActor
struct VisibleTests {
  let root = StyledFlow()
  let scene: FlowScene

  init() throws { scene = try FlowScene(root: root, notificationCenter: NotificationCenter()) }

  /// The names and links of the screens that become visible, each with its cause.
  @MainActor
  private final class Screens {
    var all: [String] = []

    init(_ scene: FlowScene) {
      scene.observeEvents { [unowned self] event in
        guard case .visible(let screen) = event.kind else { return }
        all.append("\(event.cause) \(screen.name) \(screen.link ?? "without a link")")
      }
    }

    /// Returns the screens since the last call.
    func take() -> [String] {
      defer { all = [] }
      return all
    }
  }

  @Test("is reported for each way to another one, forward and back")
  func stack() throws {
    let screens = Screens(scene)
    root.push(.page(1))
    #expect(screens.take() == ["verb Styled.page /page/1"])
    root.presentSheet(.page(2))
    #expect(screens.take() == ["verb Styled.page /page/1/page/2;as=sheet"])
    scene.back()
    #expect(screens.take() == ["back Styled.page /page/1"])
    scene.back()
    #expect(screens.take() == ["back Styled.page /"])
    root.setRoot(.sheet(3))
    #expect(screens.take() == ["verb Styled.sheet /.;root=sheet%2F3"])
  }

  @Test("is not reported again while it stays: dialogs, redraws, refusals, slots below")
  func staying() throws {
    root.show(.flow(1))
    let screens = Screens(scene)
    root.push(.page(2))
    _ = screens.take()
    root.show(.ask(1))
    scene.dismiss(scene.presentation.top.topNode.id)
    root.refresh()
    root.goBack(9)
    (root.children.first as? StyledFlow)?.push(.page(3))
    try scene.batch {
      root.push(.page(4))
      root.goBack()
    }
    root.update(scene.presentation.topNode.id) { $0 = .page(5) }
    #expect(screens.take() == [])
  }

  @Test("is the one below a dialog that comes with it")
  func belowDialog() throws {
    let screens = Screens(scene)
    try scene.batch {
      root.push(.page(1))
      root.show(.ask(1))
    }
    #expect(screens.take() == ["verb Styled.page /page/1"])
  }

  @Test("is the one of the selected tab, and of the last column with something in it")
  func containers() throws {
    let tabs = MixedTabs([.first, .library])
    let scene = try FlowScene(root: tabs)
    let screens = Screens(scene)
    scene.select("library", in: tabs.id)
    let library = try #require(tabs.flow(of: .library) as? TwoColumns)
    #expect(screens.take() == ["selected Foreign.home /library"])
    library.showDetail(.page(1))
    #expect(screens.take() == ["verb Styled.page /library#page/1"])
    library.sidebar.push(.page(2))
    scene.setCollapsed(true, library.id)
    #expect(screens.take() == [])
    library.closeDetail()
    #expect(screens.take() == ["verb Foreign.page /library/page/2"])
    scene.select("first", in: tabs.id)
    scene.select("library", in: tabs.id)
    #expect(screens.take() == ["selected Styled.page /first", "selected Foreign.page /library/page/2"])
  }

  @Test("is reported when a host first draws the scene, after the saved place and the link")
  func start() throws {
    let screens = Screens(scene)
    #expect(screens.take() == [], "nobody has looked yet")
    scene.didDraw(root.rootID)
    scene.didDraw(root.rootID)
    #expect(screens.take() == ["opened Styled.page /"])
    root.refresh()
    #expect(screens.take() == [])
  }

  @Test("is reported once by a launch, wherever it leads", arguments: [nil, "/page/3", "/nowhere"])
  func launch(link: String?) throws {
    root.push(.page(7))
    let archive = try scene.archive()
    let other = try FlowScene(root: StyledFlow())
    let screens = Screens(other)
    other.launch(archive: archive, link: link)
    let goal = link == "/page/3" ? "/page/3" : "/page/7"
    #expect(screens.take() == ["restored Styled.page \(goal)"])
    other.didDraw(other.presentation.topNode.id)
    #expect(screens.take() == [])
  }

  @Test("is reported to an observer that comes with the link that opens the scene")
  func openedByLink() throws {
    let scenes = SceneDirectory { _ in StyledFlow() }
    var all: [Screens] = []
    scenes.observe { change in
      if case .opened(let name) = change, let scene = scenes[name] { all.append(Screens(scene)) }
    }
    let scene = try scenes.open(link: "/page/1")
    scene.didDraw(scene.presentation.topNode.id)
    #expect(all.map { $0.take() } == [["opened Styled.page /page/1"]])
  }

  @Test("is not reported to an observer that comes later")
  func late() {
    scene.didDraw(root.rootID)
    root.push(.page(1))
    let screens = Screens(scene)
    root.refresh()
    #expect(screens.take() == [])
  }

  // MARK: Names

  private enum Plain: Destination {
    case list, note(id: Int, title: String?), tuple(Int, Int)
    func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("") }
  }

  /// Its descriptions change with the language.
  private enum Translated: String, Destination, Codable, CustomStringConvertible {
    case list, note
    var description: String { self == .list ? "Liste" : "Notiz" }
    func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("") }
  }

  private enum TranslatedCase: Destination, Codable, CustomStringConvertible {
    case list, note(Int)
    var description: String { "Übersicht" }
    func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("") }
  }

  private enum TranslatedOnly: Destination, CustomStringConvertible {
    case list
    var description: String { "Übersicht" }
    func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("") }
  }

  private struct Place: Destination {
    let number: Int
    func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("") }
  }

  @Test(
    "has a name by its type and case, without the payload",
    arguments: [
      (Plain.list as any Destination, "Plain.list"), (Plain.note(id: 7, title: nil), "Plain.note"),
      (Plain.tuple(1, 2), "Plain.tuple"), (Translated.list, "Translated.list"), (Translated.note, "Translated.note"),
      (TranslatedCase.list, "TranslatedCase.list"), (TranslatedCase.note(1), "TranslatedCase.note"),
      (TranslatedOnly.list, "TranslatedOnly"), (Place(number: 7), "Place"), (AnyDestination(7), "Int"),
      (AnyDestination(Plain.list), "Plain.list"),
    ])
  func names(destination: any Destination, name: String) throws {
    func scene(_ root: some Destination) throws -> FlowScene { try FlowScene(root: Coordinator(root: root)) }
    let scene = try scene(destination)
    var names: [String] = []
    scene.observeEvents { if case .visible(let screen) = $0.kind { names.append(screen.name) } }
    scene.launch()
    #expect(names == [name])
  }

  @Test("has a link only if it can be linked to")
  func linkless() throws {
    enum Secret: Destination {
      case list
      func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("") }
    }
    root.push(.page(1))
    let screens = Screens(try FlowScene(root: Coordinator(root: Secret.list)))
    #expect(screens.take() == [])
    var event: NavigationEvent?
    scene.observeEvents { event = $0 }
    root.push(.note("", day: nil))
    guard case .visible(let screen)? = event?.kind else { return #expect(Bool(false), "\(event as Any)") }
    root.goBack()
    #expect(screen.link == "/page/1/note/=", "the link is that of the moment")
  }
}
