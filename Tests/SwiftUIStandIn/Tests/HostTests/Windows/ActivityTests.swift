import Armature
import ArmatureUI
import Foundation
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("Activities carry the link to where the user is")
struct ActivityTests {
  nonisolated private static let type = "com.example.place"
  private let flow = PageFlow()

  private func stage(_ generation: Generation, _ address: String?) async throws -> (Stage, FlowScene) {
    let scene = try FlowScene(root: flow)
    scene.linkAddress = try address.map { try LinkAddress($0) }
    let stage = Stage(generation) { CoordinatorView(scene).continuesActivities(Self.type) }
    await stage.rest()
    return (stage, scene)
  }

  private func activity(_ type: String = Self.type, link: String? = nil, page: String? = nil) -> NSUserActivity {
    let activity = NSUserActivity(activityType: type)
    if let link { activity.userInfo = [CoordinatorView.activityLinkKey: link] }
    activity.webpageURL = page.flatMap { URL(string: $0) }
    return activity
  }

  @Test("the link and the title follow the user", arguments: Generation.tested)
  func following(_ generation: Generation) async throws {
    let (stage, _) = try await stage(generation, nil)
    let seen = { () -> [String?] in
      let activity = stage.window.activity
      return [activity?.activityType, activity?.userInfo?["link"] as? String, activity?.title]
    }
    #expect(seen() == [Self.type, "/", "Root"])
    flow.push(.page(1))
    await stage.rest()
    #expect(seen() == [Self.type, "/page/1", "Page 1"])
    flow.show(.sheet(2))
    await stage.rest()
    #expect(seen() == [Self.type, "/page/1/sheet/2", "Sheet 2"])
    #expect(stage.window.swipeDown())
    await stage.rest()
    #expect(seen() == [Self.type, "/page/1", "Page 1"] && stage.window.activity?.webpageURL == nil)
    #expect(stage.window.failures == [] && stage.window.tooNew == [])
  }

  @Test("the title follows the title of the screen")
  func title() async throws {
    let flow = CountFlow(root: .start)
    let stage = Stage(.newest) { CoordinatorView { flow }.continuesActivities(Self.type) }
    await stage.rest()
    #expect(stage.window.activity?.title == "Start")
    flow.push(.count)
    await stage.rest()
    #expect(stage.window.activity?.title == "Count")
    flow.show(.name)
    await stage.rest()
    #expect(stage.window.activity?.title == "Count")
  }

  @Test(
    "the activity has a web page if the link address is a web address",
    arguments: [
      ("https://example.com/app", "https://example.com/app/page/1"),
      ("HTTP://example.com", "http://example.com/page/1"),
      ("pages://{scene}", nil), (nil, nil),
    ] as [(String?, String?)])
  func page(_ address: String?, _ page: String?) async throws {
    flow.push(.page(1))
    let (stage, scene) = try await stage(.newest, address)
    #expect(stage.window.activity?.webpageURL?.absoluteString.lowercased() == page)
    #expect(stage.window.activity?.userInfo?["link"] as? String == (try scene.link))
  }

  @Test("nothing is handed over without a link, or without the modifier")
  func noLink() async throws {
    let flow = Coordinator<AnyDestination>(root: AnyDestination(0))
    let stage = Stage(.newest) { CoordinatorView { flow }.continuesActivities(Self.type) }
    let plain = Stage(try FlowScene(root: self.flow), .newest)
    await plain.rest()
    #expect(plain.window.activity == nil)
    await stage.rest()
    #expect(stage.window.activity != nil)
    // Values of any type have no link.
    flow.push(AnyDestination(1))
    await stage.rest()
    #expect(stage.window.activity == nil && stage.window.failures == [])
    flow.goBack()
    await stage.rest()
    #expect(stage.window.activity != nil)
  }

  @Test("a stack without a coordinator in a screen has no activity of its own")
  func nested() async throws {
    let flow = flow
    let stage = Stage(.newest) {
      CoordinatorView { flow }
        .views(for: Page.self) { _, _ in FlowStack { Text("Inner") } }
        .continuesActivities(Self.type)
    }
    flow.push(.page(1))
    await stage.rest()
    #expect(stage.window.texts == ["Inner"] && stage.window.activity?.userInfo?["link"] as? String == "/page/1")
  }

  @Test(
    "an incoming activity opens its link", arguments: Generation.tested,
    [
      ("/page/3/sheet/4", nil), (nil, "https://example.com/page/3/sheet/4"),
      ("https://example.com/page/3/sheet/4", "https://example.com/page/9"),
    ] as [(String?, String?)])
  func incoming(_ generation: Generation, _ content: (link: String?, page: String?)) async throws {
    let (stage, _) = try await stage(generation, "https://example.com")
    stage.window.resume(activity(link: content.link, page: content.page))
    await stage.rest()
    #expect(stage.window.outline == "Root > Page 3 | sheet: Sheet 4" && stage.window.failures == [])
  }

  @Test("a window without the modifier follows web pages and no other activity", arguments: Generation.tested)
  func browsing(_ generation: Generation) async throws {
    let scene = try FlowScene(root: flow)
    scene.linkAddress = try LinkAddress("https://example.com")
    let stage = Stage(scene, generation)
    await stage.rest()
    stage.window.resume(activity(NSUserActivityTypeBrowsingWeb, page: "https://example.com/page/5"))
    await stage.rest()
    #expect(stage.window.outline == "Root > Page 5")
    stage.window.resume(activity(page: "https://example.com/page/6"))
    await stage.rest()
    #expect(stage.window.outline == "Root > Page 5")
  }

  @Test("a link that leads nowhere changes nothing and is reported, as for a URL")
  func badLink() async throws {
    flow.push(.page(1))
    let (stage, scene) = try await stage(.newest, "https://example.com")
    var refused: [String] = []
    scene.observeEvents { if case .linkRefused(let link, _) = $0.kind { refused.append(link) } }
    let bad = "https://example.com/pge/3"
    stage.window.resume(activity(link: "/pge/3"))
    stage.window.resume(activity(page: bad))
    stage.window.resume(activity(NSUserActivityTypeBrowsingWeb, page: bad))
    stage.window.open(try #require(URL(string: bad)))
    stage.window.resume(activity())
    await stage.rest()
    #expect(refused == ["/pge/3", bad, bad, bad] && stage.window.outline == "Root > Page 1")
  }

  @Test("an activity is followed in the window of its scene", arguments: Generation.withWindows)
  func windows(_ generation: Generation) async throws {
    let scenes = SceneDirectory.pages("main", "a")
    let stage = WindowStage(scenes, generation) { $0.continuesActivities(Self.type) }
    await stage.rest()
    stage.window("main")?.resume(activity(link: "pages://a/page/1"))
    await stage.rest()
    #expect(stage.windows == ["a: Root > Page 1", "main: Root"] && stage.failure == nil)
    #expect(stage.window("a")?.activity?.userInfo?["link"] as? String == "pages://a/page/1")
  }

  @Test("a scene is not kept by its activity")
  func lifetime() async throws {
    weak var weakScene: FlowScene?
    try await { () async throws in
      let scene = try FlowScene(root: PageFlow())
      weakScene = scene
      let stage = Stage(.newest) { CoordinatorView(scene).continuesActivities(Self.type) }
      await stage.rest()
      #expect(stage.window.activity != nil)
    }()
    for _ in 0..<20 { await Task.yield() }
    #expect(weakScene == nil)
  }
}
