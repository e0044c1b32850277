import Armature
import Foundation
import Testing

@Suite("Pop to root, as the article tells of it")
@MainActor
struct PopToRootExamples {
  @Test("code that knows no coordinator posts the broadcast")
  func post() throws {
    // Not the default center: other tests have their scenes there.
    enum NotificationCenter { static let `default` = Foundation.NotificationCenter() }
    let app = AppCoordinator()
    let scene = try FlowScene(root: app, notificationCenter: NotificationCenter.default)
    app.show(.settings)
    NotificationCenter.default.post(name: .popToRoot, object: nil)
    #expect(scene.places == ["items"])
  }

  @Test("a broadcast reaches one flow, the scene, or every scene")
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
    flow.popToRoot()
    #expect(scene.places == ["items"])
    #expect(otherScene.places == ["items", "item(id: 1)"])
    app.popToRoot(inEveryScene: true)
    #expect(otherScene.places == ["items"])
  }
}
