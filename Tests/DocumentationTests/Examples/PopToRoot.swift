import Armature
import Foundation
import Testing

@Suite("Pop to root, as the article tells of it")
@MainActor
struct PopToRootExamples {
  @Test("code that knows no coordinator posts the broadcast, which may name the scope")
  func post() throws {
    // Not the default center: other tests have their scenes there.
    enum NotificationCenter { static let `default` = Foundation.NotificationCenter() }
    let app = AppCoordinator()
    let scene = try FlowScene(root: app, notificationCenter: NotificationCenter.default)
    app.show(.settings)
    NotificationCenter.default.post(name: .popToRoot, object: nil)
    #expect(scene.places == ["items"])
    app.show(.settings)
    NotificationCenter.default.post(
      name: .popToRoot, object: nil, userInfo: [PopToRootScope.key: PopToRootScope.everyTab])
    #expect(scene.places == ["items"])
  }

  @Test("a result arrives after its sheet has gone, so that the parent may answer with a push")
  func result() throws {
    let parent = ListCoordinator()
    let scene = try FlowScene(root: parent)
    parent.presentSheet(.editor)
    let editor = try #require(parent.children.first as? EditorCoordinator)
    editor.draft.title = "Bread"
    editor.finish(editor.draft)
    #expect(scene.places == ["list", "saved(\"Bread\")"])
  }

  @Test("a sign-out brings the scene to its first state")
  func signsOut() throws {
    let flow = SessionCoordinator(root: .account)
    let scene = try FlowScene(root: flow)
    flow.push(.account)
    flow.signOut()
    #expect(flow.store.user == nil && scene.places == ["account"])
  }

  @Test("a broadcast reaches one flow or every scene")
  func scopes() throws {
    let center = NotificationCenter()
    let app = AppCoordinator()
    let scene = try FlowScene(root: app, notificationCenter: center)
    let other = AppCoordinator()
    let otherScene = try FlowScene(root: other, name: "other", notificationCenter: center)
    other.push(.item(id: 1))
    app.show(.settings)
    let settings = try #require(app.children.first as? SettingsCoordinator)
    settings.show(.account)

    let flow = settings
    flow.popToRoot(.flow(flow))
    #expect(scene.places == ["items", "overview"])
    app.popToRoot(inEveryScene: true)
    #expect(scene.places == ["items"] && otherScene.places == ["items"])
  }
}

private enum SessionDestination: Destination {
  case account

  func screen(in flow: SessionCoordinator) -> Screen<Self> { Screen("Account") }
}

private final class SessionCoordinator: Coordinator<SessionDestination> {
  let store = Store()

  func signOut() {
    store.user = nil
    popToRoot(.everything)
  }
}

private enum ListDestination: Destination {
  case list, editor
  case saved(String)

  func screen(in flow: ListCoordinator) -> Screen<Self> {
    switch self {
    case .list, .saved: Screen("\(self)")
    case .editor: .child
    }
  }
}

private final class ListCoordinator: Coordinator<ListDestination> {
  init() { super.init(root: .list) }

  override func child(for destination: ListDestination) -> AnyCoordinator? {
    guard destination == .editor else { return nil }
    return EditorCoordinator(item: Item()).onFinish { [weak self] item in self?.push(.saved(item.title)) }
  }
}
