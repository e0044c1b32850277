import Armature
import Foundation
import Testing

@Suite("The line, as the article draws it")
@MainActor
struct LineExamples {
  let app = AppCoordinator()
  let scene: FlowScene
  let account: AccountCoordinator

  init() throws {
    scene = try FlowScene(root: app)
    app.show(.settings)
    let settings = try #require(app.children.first as? SettingsCoordinator)
    settings.show(.account)
    account = try #require(settings.children.first as? AccountCoordinator)
    account.push(.signOut)
  }

  @Test("three flows are one line in two layers")
  func line() {
    #expect(scene.presentation.nodes.count == 2 && scene.presentation.modal?.nodes.count == 2)
    #expect(scene.places == ["items", "overview", "profile", "signOut"])
  }

  @Test("a parent shows something above its child's run, and back takes it all one by one")
  func above() {
    app.push(.item(id: 1))
    #expect(scene.places == ["items", "overview", "profile", "signOut", "item(id: 1)"])
    #expect(scene.presentation.top.nodes.count == 3)
    var places: [[String]] = []
    while scene.back() { places.append(scene.places) }
    #expect(
      places == [
        ["items", "overview", "profile", "signOut"],
        ["items", "overview", "profile"],
        ["items", "overview"],
        ["items"],
      ])
  }

  @Test("a flow that is not last pushes beneath, and cannot present")
  func buried() {
    app.push(.item(id: 1))
    #expect(account.push(.signOut))
    #expect(scene.places == ["items", "overview", "profile", "signOut", "signOut", "item(id: 1)"])
    #expect(!account.presentSheet(.signOut))
    #expect(account.goBackToRoot())
    #expect(scene.places == ["items", "overview", "profile", "item(id: 1)"])
  }

  @Test("the flows as text")
  func outline() {
    #expect(scene.root.outline.slots[1].child?.slots[1].child?.flow == "AccountCoordinator")
  }
}
