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
}
