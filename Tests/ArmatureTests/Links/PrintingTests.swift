import Armature
import Foundation
import TestSupport
import Testing

@Suite("The link to where the user is")
@MainActor
struct PrintingTests {
  @Test("parts legs that patterns could take for each other's, after any edits")
  func openLegs() throws {
    var random = RandomSource(seed: 13)
    let flow = Coordinator<Ambiguous>(root: .list)
    let scene = try FlowScene(of: flow)
    let other = Coordinator<Ambiguous>(root: .list)
    let reader = try FlowScene(of: other)
    for _ in 0..<Effort.count(usually: 300) {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: flow.goBack(Int.random(in: 1...3, using: &random))
      case 1: flow.replace(with: .random(using: &random))
      case 2:
        let halt = Ambiguous.random(using: &random)
        if let id = flow.routes.randomElement(using: &random)?.id { flow.update(id) { $0 = halt } }
      case 3: flow.show(.random(using: &random), as: .sheet)
      default: flow.show(.random(using: &random))
      }
      try reader.open(scene.link)
      try #require(other.routes.map(\.destination) == flow.routes.map(\.destination))
    }
  }

  @Test("follows a payload that changes in place, and comes back when a batch is refused")
  func payloads() throws {
    let flow = StyledFlow()
    let scene = try FlowScene(of: flow)
    try scene.open("/page/1/page/2/flow/3/page/4")
    let id = flow.routes[1].id
    flow.update(id) { $0 = .page(5) }
    #expect(try scene.link == "/page/1/page/5/flow/3/page/4")
    try? scene.batch {
      flow.update(id) { $0 = .note("a", day: nil) }
      #expect(try scene.link == "/page/1/note/a/flow/3/page/4")
      throw CancellationError()
    }
    #expect(try scene.link == "/page/1/page/5/flow/3/page/4")
    (flow.children.first as? StyledFlow)?.setRoot(.page(6))
    #expect(try scene.link == "/page/1/page/5/flow/3;root=page%2F6")
    flow.setRoot(.page(7))
    #expect(try scene.link == "/.;root=page%2F7")
  }

  @Test("is refused when it is longer than a link that can be opened, in all its forms")
  func tooLong() throws {
    let flow = StyledFlow()
    let scene = try FlowScene(of: flow)
    let note = Styled.note(String(repeating: "/", count: 1 << 19), day: nil)
    func expectTooLong(_ links: (() throws -> String?)...) throws {
      for link in links {
        let error = try #require(throws: LinkError.self) { try link() }
        #expect(error.reason == .tooLong && "\(error)".utf8.count < 1_000)
      }
    }
    try expectTooLong({ try flow.link(to: note) })
    flow.push(note)
    try expectTooLong(
      { try scene.link }, { try flow.link }, { try scene.link(to: scene.presentation.topNode.id) })
    flow.goBack()
    flow.push(.note(String(repeating: "a", count: 1_048_576 - 6), day: nil))
    let longest = try scene.link
    #expect(longest.utf8.count == 1_048_576)
    try scene.open(longest)
    scene.linkAddress = try LinkAddress("notes://main")
    try expectTooLong({ try scene.link })
  }

  @Test("is refused where it becomes too long, and a relative link leads back from there")
  func endsEarly() throws {
    let flow = Coordinator<Heavy>(root: .start)
    let scene = try FlowScene(of: flow)
    try flow.edit { stack in for _ in 0..<100 { try stack.push(.load(Load())) } }
    let before = Load.count
    let error = try #require(throws: LinkError.self) { try scene.link }
    #expect(error.reason == .tooLong && "\(error)".utf8.count < 1_000)
    #expect(Load.count - before < 20)
    try scene.open(Array(repeating: "..", count: 98).joined(separator: "/"))
    #expect(flow.routes.count == 2)
    #expect(try scene.link.utf8.count > Load.size)
  }

  @Test("names the routes with which a flow opens, also after it could not be opened at first")
  func openedAgain() throws {
    var links: [String?] = []
    let flow = ClosureFlow()
    flow.make = { [unowned flow] in
      links.append(try? flow.link)
      // A destination that no slot can have.
      return if case .flow = $0 { flow } else { nil }
    }
    flow.push(.page(1))
    flow.push(.flow(2))
    #expect(throws: NavigationError.self) { try FlowScene(of: flow) }
    #expect(links.last == "/page/1/flow/2")
    flow.make = { _ in nil }
    let id = flow.routes[0].id
    flow.update(id) { $0 = .page(3) }
    let scene = try FlowScene(of: flow)
    #expect(try scene.link == "/page/3/flow/2")
  }
}

private enum Heavy: Screenless, Codable {
  case start, load(Load)
}

/// A value with a long text, which counts how often it is printed.
private struct Load: Hashable, Codable, LinkValue {
  static let size = 1 << 17
  nonisolated(unsafe) static var count = 0

  static func linkValue(from text: String) -> Self? { text.utf8.count == size ? Self() : nil }
  var linkText: String {
    Self.count += 1
    return String(repeating: "a", count: Self.size)
  }
}
