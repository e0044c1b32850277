import Armature
import Foundation
import TestSupport
import Testing

@Suite("An archive brings a scene back")
@MainActor
struct ArchiveTests {
  @Test("as JSON for people, with nothing in it that is as the app makes it anyway")
  func json() throws {
    let flow = NestingFlow()
    let scene = try FlowScene(of: flow)
    flow.push(.page(1))
    flow.show(.page(2), as: .cover)
    flow.push(.tabs)
    let tabs = try #require(flow.children.first as? MixedTabs)
    tabs.places(.first)?.push(.note("a", day: nil))
    tabs.hide(.forgetful)
    tabs.select(.second)
    #expect(
      try scene.archive().text == """
        {"format":1,"root":{"flows":{"3":{"hidden":["forgetful"],"members":{\
        "first":{"root":{"page":{"_0":0}},"routes":[{"note":{"_0":"a"}}]},"second":{"root":{"page":{"_0":0}}}},\
        "order":["first","second","forgetful"],"visible":"second"}},"root":{"start":{}},\
        "routes":[{"page":{"_0":1}},{"page":{"_0":2}},{"tabs":{}}],"styles":{"2":"cover"}},"scene":"main"}
        """)
  }

  @Test(
    "A member that it leaves out is removed",
    arguments: [
      ("{*first: 0, second: 0 1, forgetful}", "{*first: 0 2, second, forgetful}"),
      ("<sidebar: home, detail: 7>", "<sidebar: home 1, detail>"),
    ])
  func leftOut(flows: String, archived: String) throws {
    let row = try RowScene(flows)
    #expect(row.scene.restore(try RowScene(archived).scene.archive()).losses == [])
    #expect(row.flows == archived)
  }

  // MARK: Rules of the app

  /// A scene with a flow that keeps values, and shows some places.
  private func open(_ places: Keeping..., root: Keeping = .start) throws -> (scene: FlowScene, flow: KeepingFlow) {
    let flow = KeepingFlow(root: root)
    let scene = try FlowScene(of: flow)
    for place in places { flow.show(place) }
    return (scene, flow)
  }

  @Test("Destinations end the line, are skipped, or are kept, also dialogs, as the app says")
  func archiving() throws {
    for (shown, line) in [
      ([.page(1), .help(2), .page(3), .ask], ["start", "page(1)", "page(3)", "ask"]),
      ([.page(1), .secret(2), .page(3)], ["start", "page(1)"]),
      // A line that ends in a child flow ends there, whatever its parent has put above.
      ([.page(1), .flow(2)], ["start", "page(1)", "start", "page(4)"]),
    ] as [([Keeping], [String])] {
      let (scene, flow) = try open()
      for place in shown { flow.show(place) }
      for place: Keeping in [.page(4), .secret(5)] { (flow.children.first as? KeepingFlow)?.push(place) }
      if !flow.children.isEmpty { flow.push(.page(6)) }
      let next = try open(.page(9), root: .help(8)).scene
      #expect(try next.restore(scene) == [] && next.line == line)
    }
  }

  @Test("If the whole archive is refused, nothing has changed, and the flows have their own values again")
  func refused() throws {
    let (scene, flow) = try open()
    flow.kept.draft = "Dear"
    flow.push(.tabs)
    let (next, other) = try open(.page(3))
    other.kept.draft = "Hello"
    let inUse = StyledFlow()
    let elsewhere = try FlowScene(of: inUse)
    other.makeTab = { inUse }
    #expect(next.restore(try scene.archive()).losses.map(\.reason) == [.refused(.alreadyInUse)])
    #expect(next.line == ["start", "page(3)"] && elsewhere.line == ["page(0)"] && other.kept.draft == "Hello")
  }

  @Test("A value that cannot be written ends its own line only, and is reported as a mistake")
  func unwritable() throws {
    let outer = ClosureFlow {
      $0 == .flow(1) ? FragileFlow(root: .home) : $0 == .flow(2) ? KeepingFlow(root: .start) : nil
    }
    let scene = try FlowScene(of: outer)
    outer.push(.flow(2))
    (outer.children.first as? KeepingFlow)?.push(.page(1))
    outer.push(.flow(1))
    let flow = try #require(outer.children.last as? FragileFlow)
    flow.kept = .broken
    for destination: Fragile in [.number(-.infinity), .broken, .number(2)] { flow.push(destination) }
    outer.push(.page(3))
    var events: [String] = []
    scene.observeTexts { events.append($0) }
    let archive = try scene.archive()
    #expect(events == ["mistake in FragileFlow: broken cannot be saved: broken"])
    #expect(scene.restore(archive).losses.isEmpty)
    #expect(scene.line == ["page(0)", "start", "page(1)", "home", "number(-inf)"])
  }

  @Test("A flow keeps values of its own, and refuses destinations whose model is gone")
  func values() throws {
    let (scene, flow) = try open(.page(1), .page(2), .page(3))
    flow.kept.draft = "Dear"
    let (next, other) = try open()
    other.deleted = [2]
    #expect(try next.restore(scene) == ["KeepingFlow, at screen 2: the page 2 was deleted"])
    #expect(other.kept.draft == "Dear" && other.broughtBack == ["Dear before 0"] && next.line == ["start", "page(1)"])
    flow.kept.draft = "bad"
    #expect(try next.restore(scene).count == 2 && other.kept.draft == "Dear")
    // A flow that brings its values back in a running scene is drawn again.
    flow.kept.draft = "Later"
    for flow in [flow, other] { flow.goBackToRoot() }
    var changes: [FlowChange.Kinds] = []
    next.observe { changes.append($0.kinds) }
    #expect(try next.restore(scene) == [] && other.kept.draft == "Later" && changes == [.screens])
  }

  private final class Pages: SplitCoordinator<Keeping, Keeping> {
    override func detailFlow(for destination: Keeping) -> Coordinator<Keeping> { KeepingFlow(root: destination) }
  }

  @Test("A column whose root is refused does not come back, and what it showed before goes", arguments: [nil, 3])
  func refusedColumn(shown: Int?) throws {
    let split = Pages(sidebar: KeepingFlow(root: .start))
    let scene = try FlowScene(of: split)
    if let shown { split.showDetail(.page(shown)) }
    let (side, detail) = (#"{"root":{"start":{}},"routes":[{"page":{"_0":1}}]}"#, #"{"root":{"page":{"_0":-2}}}"#)
    let losses = scene.restore(tree: #"{"members":{"sidebar":\#(side),"detail":\#(detail)}}"#)
    #expect(losses == ["KeepingFlow, at its root: the page -2 was deleted"])
    #expect(scene.line == ["Pages", "start", "page(1)"])
  }

  // MARK: Launch

  nonisolated private static let archive = """
    {"format":1,"scene":"main","root":{"visible":"second","order":["first","second"],
    "members":{"first":{"root":{"page":{"_0":0}}},"second":{"root":{"page":{"_0":0}},"routes":[{"page":{"_0":1}}]}}}}
    """

  @Test(
    "A launch is one change: the archive, then the link on top of it",
    arguments: [
      (nil, nil, "page(0)", nil), (archive, nil, "page(0) page(1)", nil),
      (archive, "/second/page/3", "page(0) page(3)", nil), (archive, "../page/4", "page(0) page(4)", nil),
      (archive, "/first/pge/3", "page(0) page(1)", .unknownDestination),
      (archive, "/third", "page(0) page(1)", .unknownDestination),
      ("damaged", "/second/page/3", "page(0) page(3)", nil), ("damaged", "/third", "page(0)", .unknownDestination),
      (nil, "/second/flow/3/page/4", "page(0) page(0) page(4)", nil),
    ] as [(String?, String?, String, LinkError.Reason?)])
  func launch(archive: String?, link: String?, line: String, error: LinkError.Reason?) throws {
    let census = Census()
    let scene = try FlowScene(of: MixedTabs([.first, .second], census: census))
    var changes = 0
    var events: [String] = []
    scene.observe { _ in changes += 1 }
    scene.observeTexts { events.append($0) }
    let before = scene.presentation
    let report = scene.launch(archive: archive.map { Data($0.utf8) }, link: link)
    #expect(scene.line.joined(separator: " ") == "MixedTabs \(line)")
    #expect(report.linkError?.reason == error)
    #expect(report.losses.count == (archive == "damaged" ? 1 : 0))
    #expect(changes == (scene.presentation == before ? 0 : 1))
    #expect(!events.contains { $0.hasPrefix("removed") })
    #expect(events.contains { $0.hasPrefix("could not open") } == (error != nil))
    // What the link did not keep has been released.
    #expect(census.living.allSatisfy { $0.scene === scene })
    let other = try FlowScene(of: MixedTabs([.first, .second]))
    #expect(try other.restore(scene) == [] && other.presentation.shape == scene.presentation.shape)
  }

  @Test("If the archive is refused as a whole, the link leads on from the scene as it was, or says why not")
  func refusedLaunch() throws {
    let inUse = StyledFlow()
    let elsewhere = try FlowScene(of: inUse)
    let scene = try FlowScene(of: ClosureContainer(["a", "b"]) { $0 == "b" ? inUse : StyledFlow() })
    let tree = #"{"visible":"b","order":["a","b"],"members":{"b":{"root":{"page":{"_0":1}}}}}"#
    let archive = Data(#"{"format":1,"scene":"main","root":\#(tree)}"#.utf8)
    for (link, problem) in [("/a/page/7", nil), ("/a/pge/7", .unknownDestination)] as [(String, LinkError.Reason?)] {
      let report = scene.launch(archive: archive, link: link)
      #expect(report.losses.map(\.reason) == [.refused(.alreadyInUse)] && report.linkError?.reason == problem)
      #expect(scene.line.last == "page(7)" && elsewhere.line == ["page(0)"])
    }
  }
}

/// Destinations of which some cannot be written.
enum Fragile: Screenless, Codable {
  case home, number(Double), broken

  func encode(to encoder: any Encoder) throws {
    var values = encoder.singleValueContainer()
    switch self {
    case .home: try values.encode(Double.infinity)
    case .number(let number): try values.encode(number)
    case .broken: throw RestoreReport.Reason.gone("broken")
    }
  }
  init(from decoder: any Decoder) throws {
    let number = try decoder.singleValueContainer().decode(Double.self)
    self = number == .infinity ? .home : .number(number)
  }
}

final class FragileFlow: Coordinator<Fragile>, KeepsValues {
  var kept: Fragile = .home
  func bringBack(_ kept: Fragile) { self.kept = kept }
}
