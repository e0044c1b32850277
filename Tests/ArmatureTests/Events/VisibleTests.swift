import Armature
import ArmatureUI
import Foundation
import Testing

@Suite("The visible screen")
@MainActor
struct VisibleTests {
  nonisolated static let stories = [
    Story(
      "is reported for each way to another one, forward and back",
      "push page(1): verb Styled.page /page/1", "sheet page(2): verb Styled.page /page/1/page/2;as=sheet",
      "back: back Styled.page /page/1", "back: back Styled.page /",
      "root sheet(3): verb Styled.sheet /.;root=sheet%2F3"),
    Story(
      "is not reported again while it stays: dialogs, redraws, refusals, slots below",
      "show flow(1); push page(2); show ask(1):", "swipe:", "refresh:", "goBack 9:", "push page(3) in StyledFlow:",
      "batch page(4) back:", "update page(5):"),
    Story("is the one below a dialog that comes with it", "batch page(1) dialog: verb Styled.page /page/1"),
    Story(
      "is the one of the selected tab, and of the last column with something in it", root: "tabs",
      "choose library: selected Foreign.home /library", "detail page(1): verb Styled.page /library#page/1",
      "push page(2) in ForeignFlow:", "collapse:", "detail: verb Foreign.page /library/page/2",
      "choose first: selected Styled.page /first", "choose library: selected Foreign.page /library/page/2"),
    Story(
      "is reported when a host first draws the scene, after the saved place and the link",
      ":", "draw: opened Styled.page /", "draw:", "refresh:"),
    Story(
      "is reported once by a launch, wherever it leads",
      "push page(7); archive; relaunch: restored Styled.page /page/7", "draw:",
      "relaunch /page/3: restored Styled.page /page/3", "draw:", "relaunch /nowhere: restored Styled.page /page/7",
      "draw:"),
  ]

  @Test("as these stories say", arguments: stories)
  func story(_ story: Story) async throws {
    let scenario = try Scenario(hearing: Self.visible) {
      try FlowScene(root: story.root == "tabs" ? MixedTabs([.first, .library]) : StyledFlow())
    }
    scenario.words["detail"] = { [unowned scenario] text in
      let columns = try found((scenario.scene.root as? MixedTabs)?.flow(of: .library), as: TwoColumns.self)
      if text.isEmpty { columns.closeDetail() } else { columns.showDetail(try Styled(text: text)) }
    }
    scenario.words["batch"] = { [unowned scenario] text in
      let root = try found(scenario.scene.root, as: StyledFlow.self)
      try scenario.scene.batch {
        root.push(try Styled(text: text.cut(" ").before))
        if text.hasSuffix("back") { root.goBack() } else { root.show(.ask(1)) }
      }
    }
    try await scenario.play(story.steps)
  }

  /// The cause, the name and the link of a screen that becomes visible.
  private static func visible(_ event: NavigationEvent) -> String? {
    guard case .visible(let node) = event.kind else { return nil }
    return "\(event.cause) \(node.screenName) \(event.link ?? "without a link")"
  }

  @Test("is reported to an observer that comes with the link that opens the scene, and not to one that comes later")
  func observers() throws {
    let scenes = SceneDirectory { _ in StyledFlow() }
    var (all, late): ([String?], [String?]) = ([], [])
    scenes.observe { change in
      if case .opened(let name) = change { scenes[name]?.observeEvents { all.append(Self.visible($0)) } }
    }
    let scene = try scenes.open(link: "/page/1")
    scene.didDraw(scene.presentation.topNode.id)
    #expect(all.compactMap { $0 } == ["opened Styled.page /page/1"])
    scene.observeEvents { late.append(Self.visible($0)) }
    scene.root.refresh()
    #expect(late.allSatisfy { $0 == nil })
  }

  // MARK: Names

  private enum Plain: Blank { case list, note(id: Int, title: String?), tuple(Int, Int) }

  /// Its descriptions change with the language.
  private enum Translated: String, Blank, Codable, CustomStringConvertible {
    case list, note
    var description: String { self == .list ? "Liste" : "Notiz" }
  }

  private enum TranslatedCase: Blank, Codable, CustomStringConvertible {
    case list, note(Int)
    var description: String { "Übersicht" }
  }

  private enum TranslatedOnly: Blank, CustomStringConvertible {
    case list
    var description: String { "Übersicht" }
  }

  private struct Place: Blank { let number: Int }

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
    scene.observeEvents { if case .visible(let node) = $0.kind { names.append(node.screenName) } }
    scene.launch()
    #expect(names == [name])
  }

  @Test("has a link only if it can be linked to, which is that of the moment")
  func linkless() throws {
    var events: [NavigationEvent] = []
    func open(_ root: AnyCoordinator) throws -> FlowScene {
      let scene = try FlowScene(root: root)
      scene.observeEvents { if case .visible = $0.kind { events.append($0) } }
      return scene
    }
    let (plain, root) = (Coordinator(root: Plain.list), StyledFlow())
    let scenes = [try open(plain), try open(root)]
    plain.push(.tuple(1, 2))
    for place in [Styled.page(1), .note("", day: nil)] { root.push(place) }
    root.goBack()
    withExtendedLifetime(scenes) { #expect(events.prefix(3).map(\.link) == [nil, "/page/1", "/page/1/note/="]) }
  }
}

/// A destination with an empty screen.
private protocol Blank: Destination where Flow == Coordinator<Self> {}

extension Blank {
  @MainActor func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("") }
}
