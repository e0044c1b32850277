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
