import Armature
import ArmatureUI
import Foundation
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("Views of the app's own among wireframes")
struct ViewTests {
  struct PageView: View {
    @CurrentFlow var flow: PageFlow?
    let number: Int

    var body: some View {
      VStack {
        $flow
        Text("Own page \(number)")
        Button("Deeper") { flow?.push(.page(number + 1)) }
      }
    }
  }

  struct Lost: View {
    @CurrentFlow var flow: Coordinator<Armature.AnyDestination>?
    var body: some View { $flow }
  }

  @Test("one case has a view, another a wireframe, and the view finds its flow by type")
  func mixed() async throws {
    let flow = PageFlow()
    let window = Window(.newest) {
      CoordinatorView { flow }
        .views(for: Page.self) { destination, _ in
          switch destination {
          case .page(let number): PageView(number: number)
          case .sheet: Lost()
          default: WireframeView()
          }
        }
    }
    window.settle()
    #expect(window.texts == ["Next"] || window.texts.contains("Next"))
    #expect(window.tap("Next"))
    window.settle()
    #expect(window.texts.contains("Own page 1"))
    #expect(window.tap("Deeper"))
    window.settle()
    #expect(window.texts.contains("Own page 2") && flow.routes.count == 2)
    flow.show(.sheet(1))
    window.settle()
    #expect(window.texts.contains { $0.contains("Coordinator<AnyDestination>") && $0.contains("PageFlow") })
    #expect(window.failures == [])
  }

  @Test("a scene that cannot be opened says why")
  func broken() throws {
    let flow = PageFlow()
    let scene = try FlowScene(root: flow)
    let window = Window(.newest) { CoordinatorView { flow } }
    #expect(window.texts.first?.hasPrefix("The scene cannot be opened") == true)
    _ = scene
  }

  @Test("a URL is opened in the scene")
  func url() async throws {
    let flow = PageFlow()
    let scene = try FlowScene(root: flow)
    scene.linkAddress = try LinkAddress("pages://{scene}")
    let stage = Stage(scene, .newest)
    await stage.rest()
    stage.window.open(try #require(URL(string: "pages://main/page/1/sheet/2")))
    await stage.rest()
    #expect(stage.window.outline == "Root > Page 1 | sheet: Sheet 2" && stage.window.failures == [])
  }
}
