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
    let stage = await Stage(generation) { CoordinatorView(scene).continuesActivities(Self.type) }.atRest()
    return (stage, scene)
  }

  private func activity(_ type: String = Self.type, link: String? = nil, page: String? = nil) -> NSUserActivity {
    let activity = NSUserActivity(activityType: type)
    if let link { activity.userInfo = [CoordinatorView.activityLinkKey: link] }
    activity.webpageURL = page.flatMap { URL(string: $0) }
    return activity
  }

  @Test("the link and the title follow the user, and the title of the screen", arguments: Generation.tested)
  func following(_ generation: Generation) async throws {
    let (stage, _) = try await stage(generation, nil)
    let acts: [(act: () -> Bool, link: String, title: String)] = [
      ({ true }, "/", "Root"), ({ flow.push(.page(1)) }, "/page/1", "Page 1"),
      // Links leave dialogs out, so the title does too.
      ({ flow.show(.ask(9)) }, "/page/1", "Page 1"), ({ flow.dismiss() }, "/page/1", "Page 1"),
      ({ flow.show(.sheet(2)) }, "/page/1/sheet/2", "Sheet 2"),
      ({ stage.window.swipeDown() }, "/page/1", "Page 1"),
    ]
    for (act, link, title) in acts {
      await stage.does(act)
      let activity = stage.window.activity
      #expect(
        [activity?.activityType, activity?.userInfo?["link"] as? String, activity?.title] == [Self.type, link, title])
    }
    #expect(stage.window.activity?.webpageURL == nil && stage.failures == [] && stage.window.tooNew == [])
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

  @Test("nothing is handed over without a link, without the modifier, or by a stack in a screen")
  func noLink() async throws {
    let flow = Coordinator<AnyDestination>(root: AnyDestination(0))
    let stage = await Stage { CoordinatorView { flow }.continuesActivities(Self.type) }.atRest()
    // Values of any type have no link.
    for (act, hasLink) in [({ true }, true), ({ flow.push(AnyDestination(1)) }, false), ({ flow.goBack() }, true)] {
      await stage.does(act)
      #expect((stage.window.activity != nil) == hasLink && stage.failures == [])
    }
    let outer = self.flow
    let nested = Stage {
      CoordinatorView { outer }
        .views(for: Page.self) { _, _ in FlowStack { Text("Inner") } }
        .continuesActivities(Self.type)
    }
    await nested.does { outer.push(.page(1)) }
    #expect(nested.window.texts == ["Inner"] && nested.window.activity?.userInfo?["link"] as? String == "/page/1")
    let plain = await Stage(try FlowScene(root: PageFlow())).atRest()
    #expect(plain.window.activity == nil)
  }

  @Test(
    "an incoming activity opens its link; without the modifier, only that of a web page is followed",
    arguments: [
      ("/page/3/sheet/4", nil), (nil, "https://example.com/page/3/sheet/4"),
      ("https://example.com/page/3/sheet/4", "https://example.com/page/9"),
    ] as [(String?, String?)])
  func incoming(_ link: String?, page: String?) async throws {
    let (stage, scene) = try await stage(.newest, "https://example.com")
    await stage.shows("Root > Page 3 | sheet: Sheet 4") { $0.resume(activity(link: link, page: page)) }
    let plain = Stage(scene)
    await plain.shows("Root > Page 5") {
      $0.resume(activity(NSUserActivityTypeBrowsingWeb, page: "https://example.com/page/5"))
    }
    await plain.shows("Root > Page 5") { $0.resume(activity(page: "https://example.com/page/6")) }
  }

  @Test("a link that leads nowhere changes nothing and is reported, as for a URL")
  func badLink() async throws {
    flow.push(.page(1))
    let (stage, scene) = try await stage(.newest, "https://example.com")
    var refused: [String] = []
    scene.observeEvents { if case .linkRefused(let link, _) = $0.kind { refused.append(link) } }
    let bad = "https://example.com/pge/3"
    for activity in [
      activity(link: "/pge/3"), activity(page: bad), activity(NSUserActivityTypeBrowsingWeb, page: bad), activity(),
    ] {
      stage.window.resume(activity)
    }
    stage.window.open(try #require(URL(string: bad)))
    await stage.shows("Root > Page 1")
    #expect(refused == ["/pge/3", bad, bad, bad])
  }

  @Test("only the outermost window of a scene follows links, and a stack never does", arguments: Generation.tested)
  func nested(_ generation: Generation) async throws {
    let inner = try FlowScene(root: NotesCoordinator(store: .sample), name: "inner")
    var events: [String] = []
    inner.observeEvents { events.append("\($0.kind)") }
    let stage = try Stage(self.flow, generation) { page, _ in
      Text(page.title)
      CoordinatorView(inner).continuesActivities(Self.type)
    }
    await stage.rest()
    events = []
    stage.window.open(try #require(URL(string: "/page/3")))
    await stage.does { $0.resume(activity(link: "/page/4")) }
    #expect(self.flow.routes.map(\.destination) == [.page(3)] && events == [])
    #expect(Stage(generation, isInApp: false) { FlowStack { Text("Root") } }.failures == [])
  }

  @Test(
    "without an App, a window uses no methods of scenes if the app says so, and is like any other",
    arguments: Generation.tested)
  func noApp(_ generation: Generation) async throws {
    let scenes = SceneDirectory.pages("main")
    let views = [
      try CoordinatorView(FlowScene(root: PageFlow())), CoordinatorView { PageFlow() }, CoordinatorView(scenes),
      CoordinatorView(scenes, name: "none"),
    ]
    for (index, view) in views.enumerated() {
      let stage = Stage(generation, isInApp: false) { view.continuesActivities(Self.type).withoutSceneMethods() }
      await stage.rest()
      guard index < 3 else { continue }
      await stage.shows("Root > Page 1") { $0.tap("Next") }
      await stage.shows("Root") { $0.back() }
    }
  }

  @Test("an activity is followed in the window of its scene", arguments: Generation.withWindows)
  func windows(_ generation: Generation) async throws {
    let stage = await WindowStage(.pages("main", "a"), generation) { $0.continuesActivities(Self.type) }.atRest()
    await stage.lists("a: Root > Page 1", "main: Root") {
      stage.window("main")?.resume(activity(link: "pages://a/page/1"))
    }
    #expect(stage.window("a")?.activity?.userInfo?["link"] as? String == "pages://a/page/1")
  }
}
