import Armature
import Foundation
import TestSupport
import Testing

@Suite("A long and hostile link is answered")
@MainActor
struct LongLinkTests {
  @Test("when it is read for a type, planned and opened", .timeLimit(.minutes(5)))
  func answered() throws {
    let scenes = try [
      Coordinator<EveryPayload>(root: .home), MixedTabs([.first, .second, .library]), PartlyLinkedColumns(),
    ].map { try FlowScene(root: $0, notificationCenter: NotificationCenter()) }
    for scene in scenes { scene.linkAddress = try LinkAddress("app://{scene}") }
    for hostile in HostileText.links {
      let link = hostile.text()
      _ = try? EveryPayload.destinations(in: link)
      for scene in scenes {
        let isPlanned = (try? scene.plan(for: link)) != nil
        #expect((try? scene.open(link)) != nil || !isPlanned, "\(hostile)")
      }
    }
  }

  @Test("an error repeats the first 200 characters of a text", arguments: [199, 200, 201, 5_000])
  func excerpt(count: Int) {
    let name = String(repeating: "a", count: count)
    let shown = count > 200 ? String(repeating: "a", count: 200) + "…" : name
    #expect("\(SceneError.inUse(name))".contains("“\(shown)”"))
  }

  @Test("a text with many marks in a row is refused, and a place with such a text has no link")
  func marks() throws {
    let flow = Coordinator<EveryPayload>(root: .home)
    let scene = try FlowScene(root: flow, notificationCenter: NotificationCenter())
    let most = "e" + String(repeating: "\u{301}", count: 30)
    for text in [most, most + most, "\u{301}" + most, most + "a\u{301}"] {
      flow.push(.text(text))
      try scene.open(scene.link)
      #expect(flow.routes.last?.destination == .text(text))
    }
    for text in [most + "\u{301}", "x" + most + "\u{20DD}x"] {
      flow.push(.text(text))
      let unreadable = try #require(throws: LinkError.self) { try scene.link }
      #expect(unreadable.reason == .unreadableValue(destination: "text", value: "_0"))
      flow.goBack()
      for link in ["/text/\(text)", "/\(text)", "/home;\(text)", "/home?\(text)=1", "/home?x=\(text)"] {
        let error = try #require(throws: LinkError.self) { try scene.open(link) }
        #expect(error.reason == .tooManyMarks)
      }
    }
  }
}
