// @testable: the rules of association files are internal.
@testable import Armature
@testable import ArmatureExplorer
import Foundation
import Testing

private enum NotesDestination: Destination, Codable {
  case list, note(id: Int), drafts

  static let examples: [Self] = [.list, .note(id: 7), .drafts]

  var isPublic: Bool {
    switch self {
    case .list, .note: true
    case .drafts: false
    }
  }

  func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("\(self)") }
}

private enum Example {}

extension Example {
  static let app = try? LinkAddress("notes://", "https://example.com/app")
}

@MainActor
@Suite("The example of links on the web")
struct LinksOnTheWebTests {
  @Test("claims what is public")
  func example() throws {
    let scene = try FlowScene(root: Coordinator(root: NotesDestination.list))
    scene.linkAddress = Example.app
    let address = try #require(Example.app?.webAddresses.first)
    let file = AssociationFile(app: "", rules: scene.publicLinks().rules(at: address).rules)
    for (path, claims) in [
      ("", true), ("/note/7", true), ("/note/7;as=sheet", true), ("/drafts", false), ("/x", false),
    ] {
      let url = try #require(WebURL("https://example.com/app\(path)"))
      #expect(file.claims(url, for: "") == claims, "\(path)")
    }
  }

  @Test("each link that a template lists is claimed, were all of them public, and the file is the same when it is read")
  func template() throws {
    let scene = try FlowScene(root: AppCoordinator(), notificationCenter: NotificationCenter())
    let app = try LinkAddress("https://example.com/app")
    scene.linkAddress = app
    let address = try #require(app.webAddresses.first)
    let file = AssociationFile(app: "ABCDE12345.com.a", rules: scene.publicLinks { _ in true }.rules(at: address).rules)
    let links = scene.linkDirectory.flows.flatMap { $0.forms.flatMap { [$0.link].compactMap(\.self) + $0.otherLinks } }
    #expect(links.count > 10)
    for link in links {
      let url = try #require(WebURL(link))
      #expect(file.claims(url, for: "ABCDE12345.com.a"), "\(link)")
    }
    let read = try AssociationFile(Data(file.text.utf8))
    #expect(read.entries == file.entries)
    #expect(read.problems == [])
    #expect(read.text == file.text)
  }
}
