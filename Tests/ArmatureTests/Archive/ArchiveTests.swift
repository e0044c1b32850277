import Armature
import Foundation
import TestSupport
import Testing

@Suite("An archive brings a scene back")
@MainActor
struct ArchiveTests {
  @Test("any tree, into a new scene and into one that shows something else")
  func random() async throws {
    try await tryCases(300, seed: 20_261_122, make: LinkCase.init, smaller: \.smaller) { kind, steps in
      @MainActor func scene(after steps: [LinkStep]) throws -> FlowScene {
        let scene = try FlowScene(root: LinkStep.root(kind), notificationCenter: NotificationCenter())
        for step in steps { step.perform(in: scene) }
        return scene
      }
      let old = try scene(after: steps.to)
      let archive = try old.archive()
      for steps in [[], steps.from] {
        let new = try scene(after: steps)
        var changes = 0
        new.observe { _ in changes += 1 }
        let report = new.restore(archive)
        guard report.losses.isEmpty else { return "\(report.losses)" }
        guard changes <= 1 else { return "\(changes) changes" }
        let again = try new.archive()
        guard again == archive else { return "\(archive.text) became \(again.text)" }
        // Dialogs are not kept.
        old.dismissDialogs()
        guard new.presentation.shape == old.presentation.shape else {
          return "\(archive.text) shows \(new.line), not \(old.line)"
        }
      }
      return nil
    }
  }

  @Test("as JSON for people, with nothing in it that is as the app makes it anyway")
  func json() throws {
    let scene = try FlowScene(root: NestingFlow())
    let flow = try #require(scene.root as? NestingFlow)
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

  // MARK: Losses

  private static let good = """
    {"format":1,"scene":"main","root":{"root":{"home":{}},"routes":[{"page":{"_0":1}},{"flow":{"_0":2}},{"page":{"_0":3}}],
    "flows":{"2":{"root":{"page":{"_0":0}},"routes":[{"page":{"_0":4}},{"sheet":{"_0":5}}]}}}}
    """

  @Test(
    "up to the first slot that does not come back, and says why",
    arguments: [
      ("", "", ["home", "page(1)", "page(0)", "page(4)", "sheet(5)", "page(3)"], []),
      (
        "{\"page\":{\"_0\":1}}", "{\"pge\":{\"_0\":1}}", ["home"],
        ["ForeignFlow, at screen 1: there is no destination “pge” any more"]
      ),
      (
        "{\"page\":{\"_0\":4}}", "{\"page\":{\"_0\":\"x\"}}", ["home", "page(1)", "page(0)"],
        [
          "StyledFlow, at screen 1: the saved value cannot be read: Expected to decode Int but found a string "
            + "instead."
        ]
      ),
      (
        "{\"flow\":{\"_0\":2}}", "{\"page\":{\"_0\":2}}", ["home", "page(1)", "page(2)"],
        ["ForeignFlow, at screen 2: its destination opens no flow now"]
      ),
      (
        "\"home\"", "\"hme\"", ["home"],
        ["ForeignFlow, at its root: there is no destination “hme” any more"]
      ),
      (
        "\"routes\":[{\"page\":{\"_0\":4}}", "\"routes\":[{\"ask\":{\"_0\":4}}",
        ["home", "page(1)", "page(0)", "ask(4)"],
        ["StyledFlow, at screen 2: it was refused: \(NavigationError.underDialog)"]
      ),
      (
        "\"format\":1", "\"format\":2", nil, ["the saved state has the format 2, which is newer than 1; update the app"]
      ),
      ("\"format\":1,", "", nil, ["the saved state cannot be read: “format” is missing"]),
      ("}}}}", "}}}", nil, ["the saved state cannot be read: The given data was not valid JSON."]),
    ] as [(String, String, [String]?, [String])])
  func losses(text: String, other: String, line: [String]?, losses: [String]) throws {
    let archive = text.isEmpty ? Self.good : Self.good.replacingOccurrences(of: text, with: other)
    #expect(text.isEmpty || archive != Self.good)
    let scene = try FlowScene(root: ForeignFlow())
    scene.root.popToRoot()
    let report = scene.restore(Data(archive.utf8))
    #expect(scene.line == line ?? ["home"])
    #expect(report.losses.map(\.description) == losses)
  }

  @Test("of tabs: unknown ones are lost, new ones stay, and the others are as they were")
  func tabs() throws {
    let old = try FlowScene(root: MixedTabs([.extra(1), .second, .first, .forgetful], selected: .extra(1)))
    let oldTabs = try #require(old.root as? MixedTabs)
    oldTabs.select(.first)
    oldTabs.places(.first)?.push(.page(1))
    oldTabs.hide(.second)
    oldTabs.select(.extra(1))
    let tabs = MixedTabs([.first, .second, .library])
    let scene = try FlowScene(root: tabs)
    let report = scene.restore(try old.archive())
    #expect(
      report.losses.map(\.description) == [
        "MixedTabs: there is no “extra.1” any more", "MixedTabs: there is no “forgetful” any more",
      ])
    #expect(tabs.tabs == [.second, .first, .library] && tabs.hiddenNames == ["second"])
    #expect(tabs.selected == .first && tabs.places(.first)?.routes.map(\.destination) == [.page(1)])
    #expect(tabs.made == ["first"])
  }

  @Test("of tabs: those that were removed while the app ran stay removed, also under a former name, and new ones come")
  func removedTabs() throws {
    let tabs = MixedTabs([.first, .second, .forgetful])
    let old = try FlowScene(root: tabs)
    tabs.select(.second)
    tabs.setTabs([.first])
    let archive = try old.archive()
    let other = MixedTabs([.first, .second, .library])
    let scene = try FlowScene(root: other)
    #expect(scene.restore(archive).losses == [])
    #expect(other.tabs == [.first, .library])
    // Their names stay in the archive as long as the app has them, and not longer.
    #expect(try String(decoding: scene.archive(), as: UTF8.self).contains(#""removed":["second"]"#))
    other.setTabs([.first, .second])
    #expect(try scene.restore(scene.archive()).losses == [])
    #expect(other.tabs == [.first, .second])
  }

  @Test("of a sheet in an unknown style: it comes back in its own, and the report says so")
  func style() throws {
    let archive = #"""
      {"format":1,"scene":"main","root":{"root":{"home":{}},"routes":[{"page":{"_0":1}},{"page":{"_0":2}}],
      "styles":{"1":"shet"}}}
      """#
    let scene = try FlowScene(root: ForeignFlow())
    #expect(
      scene.restore(Data(archive.utf8)).losses.map(\.description) == [
        "ForeignFlow, at screen 1: there is no style “shet”"
      ])
    #expect(scene.line == ["home", "page(1)", "page(2)"])
  }

  @Test("a test of the app's own can make a report")
  func ownReport() {
    let loss = RestoreReport.Loss(flow: "ForeignFlow", position: 1, gone: "the note is gone")
    let report = RestoreReport(losses: [loss])
    #expect("\(report)" == "without ForeignFlow, at screen 1: the note is gone")
    #expect(report.linkError == nil && report != RestoreReport())
    #expect(loss.code == "gone")
    let others: [RestoreReport.Reason] = [.keepsNoValues, .opensNoFlow, .opensOtherFlow, .damaged("it")]
    let codes = others.map { RestoreReport.Loss(flow: "", position: nil, reason: $0).code }
    #expect(codes == ["keepsNoValues", "opensNoFlow", "opensOtherFlow", "damaged"])
  }

  @Test("of values that the flow does not keep any more")
  func keptNoMore() throws {
    let scene = try FlowScene(root: ForeignFlow())
    let archive = #"{"format":1,"scene":"main","root":{"kept":"Dear","root":{"home":{}},"routes":[{"page":{"_0":1}}]}}"#
    #expect(scene.restore(Data(archive.utf8)).losses.map(\.reason) == [.keepsNoValues])
    #expect(scene.line == ["home", "page(1)"])
  }

  private final class Gated: Coordinator<Foreign>, Guarding {
    var answer: (AdmissionRequest) -> Admission = { _ in .allow }

    func admit(_ request: AdmissionRequest) -> Admission { answer(request) }
    override func child(for destination: Foreign) -> AnyCoordinator? {
      if case .flow = destination { ForeignFlow() } else { nil }
    }
  }

  @Test(
    "of places that a guard replaces: the place that is shown instead",
    arguments: [
      ("redirect", "Gated, at screen 2: a guard shows “sheet(9)” instead", ["home", "home", "sheet(9)"]),
      ("hold", "Gated, at screen 2: a guard shows “sheet(9)” instead", ["home", "home", "sheet(9)"]),
      ("deny", "Gated, at screen 2: it is not admitted: no", ["home", "home"]),
      ("root", "ForeignFlow, at its root: a guard shows “sheet(9)” instead", ["home", "sheet(9)"]),
    ])
  private func guards(answer: String, loss: String, line: [String]) throws {
    let flow = Gated(root: .home)
    let old = try FlowScene(root: flow)
    flow.push(.flow(1))
    flow.push(.page(2))
    flow.push(.page(3))
    let gated = Gated(root: .home)
    gated.answer = { [unowned gated] request in
      switch (request.destination as? Foreign, answer) {
      case (.page(2), "redirect"): gated.redirect(to: .sheet(9))
      case (.page(2), "hold"): gated.hold(at: .sheet(9))
      case (.page(2), "deny"): .deny("no")
      case (.home, "root") where request.flow is ForeignFlow: gated.redirect(to: .sheet(9))
      default: .allow
      }
    }
    let scene = try FlowScene(root: gated)
    let report = scene.restore(try old.archive())
    #expect(report.losses.map(\.description) == [loss])
    #expect(scene.line == line)
  }

  @Test("of tabs: the names of the first unknown ones are told, the others are counted")
  func manyTabs() throws {
    let members = (0..<20_000).map { #""gone\#($0)":{}"# }.joined(separator: ",")
    let scene = try FlowScene(root: MixedTabs([.first]))
    let report = scene.restore(
      Data(#"{"format":1,"scene":"main","root":{"visible":"first","order":["first"],"members":{\#(members)}}}"#.utf8))
    #expect(report.losses.count == 11)
    #expect(report.losses.last?.description == "MixedTabs: 19990 others are gone, too")
  }

  @Test("of a scene or a slot that opens another kind of flow now: it stays as the app makes it")
  func otherFlow() throws {
    let columns = #"{"members":{"sidebar":{"root":{"home":{}}}}}"#
    let lines = #"{"root":{"page":{"_0":1}}}"#
    for (root, archive, line) in [
      (StyledFlow(), columns, ["page(0)"]), (TwoColumns(), lines, ["TwoColumns", "home"]),
      (
        ForeignFlow(), #"{"root":{"home":{}},"routes":[{"flow":{"_0":1}}],"flows":{"1":\#(columns)}}"#,
        ["home", "page(0)"]
      ),
    ] as [(AnyCoordinator, String, [String])] {
      let scene = try FlowScene(root: root)
      let report = scene.restore(Data(#"{"format":1,"scene":"main","root":\#(archive)}"#.utf8))
      #expect(report.losses.map(\.reason) == [.opensOtherFlow])
      #expect(scene.line == line)
    }
  }

  @Test("of columns: two that present beside each other cannot come back")
  func columns() throws {
    let side = #"{"root":{"home":{}},"routes":[{"sheet":{"_0":1}}]}"#
    let detail = #"{"root":{"page":{"_0":2}},"routes":[{"sheet":{"_0":3}}]}"#
    let scene = try FlowScene(root: TwoColumns())
    let report = scene.restore(
      Data(#"{"format":1,"scene":"main","root":{"members":{"sidebar":\#(side),"detail":\#(detail)}}}"#.utf8))
    #expect(report.losses.map(\.description) == ["TwoColumns: it was refused: \(NavigationError.buried)"])
    #expect(scene.line == ["TwoColumns", "home", "sheet(1)"])
  }

  @Test("Any bytes are safe")
  func hostile() async throws {
    let scene = try FlowScene(root: LinkStep.root(0), notificationCenter: NotificationCenter())
    var random = RandomSource(seed: 20_261_123)
    for _ in 0..<12 { LinkStep(using: &random).perform(in: scene) }
    let archives = [try scene.archive(), Data(Self.good.utf8)]
    let pieces = ["null", "[]", "{}", "\"", "-1", "1e999", "true", "{\"root\":{}}", "\u{0}", "[[[["].map {
      Data($0.utf8)
    }
    for index in 0..<Effort.count(usually: 300) {
      var bytes = archives[index % 2]
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let start = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...8, using: &random))
        bytes.replaceSubrange(start..<end, with: pieces.randomElement(using: &random) ?? Data())
      }
      for kind in [0, 1, 3] {
        let other = try FlowScene(root: LinkStep.root(kind), notificationCenter: NotificationCenter())
        other.restore(bytes)
        let archive = try other.archive()
        #expect(other.restore(archive).losses.isEmpty)
        #expect(try other.archive() == archive)
      }
    }
  }

  @Test("Deep nesting is refused where flows would nest too deep")
  func deep() throws {
    var archive = #"{"root":{"page":{"_0":0}}}"#
    for _ in 0..<80 { archive = #"{"root":{"flow":{"_0":0}},"flows":{"0":\#(archive)}}"# }
    let scene = try FlowScene(root: StyledFlow())
    let report = scene.restore(Data(#"{"format":1,"scene":"main","root":\#(archive)}"#.utf8))
    #expect(report.losses.map(\.reason) == [.refused(.tooDeep)])
  }

  // MARK: Rules of the app

  private enum Page: Destination, Codable {
    case start, page(Int), secret(Int), help(Int), ask, plain

    typealias Flow = KeptFlow

    var style: PresentationStyle { self == .ask ? .alert : .push }
    var archiving: Archiving {
      switch self {
      case .secret: .ends
      case .help: .skipped
      default: .kept
      }
    }

    func screen(in flow: KeptFlow) -> Screen<Self> { Screen("\(self)") }
  }

  private final class KeptFlow: Coordinator<Page>, KeepsValues, ChecksExistence {
    var kept = ["draft": ""]
    var deleted: Set<Int> = []
    var broughtBack: [String] = []
    var opens: (Page) -> AnyCoordinator? = { _ in nil }

    func bringBack(_ kept: [String: String]) throws {
      broughtBack = ["\(kept["draft"] ?? "") before \(routes.count)"]
      if kept["draft"] == "bad" { throw CocoaError(.fileReadUnknown) }
      self.kept = kept
    }
    override func child(for destination: Page) -> AnyCoordinator? { opens(destination) }
    func absence(of destination: Page) -> String? {
      if case .page(let id) = destination, deleted.contains(id) { "the page \(id) was deleted" } else { nil }
    }
  }

  @Test("Destinations end the line, are skipped, or are kept, also dialogs, as the app says")
  private func archiving() throws {
    let flow = KeptFlow(root: .start)
    let scene = try FlowScene(root: flow)
    for destination: Page in [.page(1), .help(2), .page(3), .ask] { flow.show(destination) }
    let other = KeptFlow(root: .plain)
    let next = try FlowScene(root: other)
    #expect(next.restore(try scene.archive()).losses.isEmpty)
    #expect(other.root == .start && other.routes.map(\.destination) == [.page(1), .page(3), .ask])
    flow.goBackToRoot()
    for destination: Page in [.page(1), .secret(2), .page(3)] { flow.push(destination) }
    #expect(next.restore(try scene.archive()).losses.isEmpty)
    #expect(other.routes.map(\.destination) == [.page(1)])
  }

  @Test("A flow that has brought back its values is drawn again when it says so")
  private func refresh() throws {
    let flow = KeptFlow(root: .start)
    let scene = try FlowScene(root: flow)
    scene.restore(try scene.archive())
    let before = scene.presentation
    flow.refresh()
    #expect(scene.presentation != before)
  }

  @Test("A line that ends in a child flow ends there, whatever its parent has put above")
  private func endInChild() throws {
    let flow = ClosureFlow { $0 == .flow(1) ? KeptFlow(root: .start) : nil }
    let scene = try FlowScene(root: flow)
    flow.push(.flow(1))
    let child = try #require(flow.children.first as? KeptFlow)
    for destination: Page in [.page(1), .secret(2)] { child.push(destination) }
    flow.push(.page(3))
    #expect(scene.line == ["page(0)", "start", "page(1)", "secret(2)", "page(3)"])
    #expect(scene.restore(try scene.archive()).losses.isEmpty)
    #expect(scene.line == ["page(0)", "start", "page(1)"])
  }

  @Test("If the whole archive is refused, nothing has changed, and the flows have their own values again")
  private func refused() throws {
    let flow = KeptFlow(root: .start)
    let scene = try FlowScene(root: flow)
    flow.kept = ["draft": "Dear"]
    flow.opens = { $0 == .page(1) ? ClosureContainer(["a"]) { _ in StyledFlow() } : nil }
    flow.push(.page(1))
    let archive = try scene.archive()
    let other = KeptFlow(root: .start)
    other.kept = ["draft": "Hello"]
    let inUse = StyledFlow()
    let next = try FlowScene(root: other)
    let elsewhere = try FlowScene(root: inUse)
    other.push(.page(3))
    other.opens = { $0 == .page(1) ? ClosureContainer(["a"]) { _ in inUse } : nil }
    #expect(next.restore(archive).losses.map(\.reason) == [.refused(.alreadyInUse)])
    #expect(next.line == ["start", "page(3)"] && elsewhere.line == ["page(0)"])
    #expect(other.kept == ["draft": "Hello"])
  }

  private enum Fragile: Screenless, Codable {
    case home, number(Double), broken

    typealias Flow = Coordinator<Self>

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

  private final class FragileFlow: Coordinator<Fragile>, KeepsValues {
    var kept: Fragile = .home
    func bringBack(_ kept: Fragile) { self.kept = kept }
  }

  @Test("A value that cannot be written ends its own line only, and is reported as a mistake")
  private func unwritable() throws {
    let outer = ClosureFlow {
      $0 == .flow(1) ? FragileFlow(root: .home) : $0 == .flow(2) ? KeptFlow(root: .start) : nil
    }
    let scene = try FlowScene(root: outer)
    outer.push(.flow(2))
    (outer.children.first as? KeptFlow)?.push(.page(1))
    outer.push(.flow(1))
    let flow = try #require(outer.children.last as? FragileFlow)
    flow.kept = .broken
    for destination: Fragile in [.number(-.infinity), .broken, .number(2)] { flow.push(destination) }
    outer.push(.page(3))
    var events: [String] = []
    scene.observeTexts { events.append($0) }
    let archive = try scene.archive()
    #expect(
      events == [
        "mistake in FragileFlow: broken cannot be saved: broken"
      ])
    #expect(scene.restore(archive).losses.isEmpty)
    #expect(scene.line == ["page(0)", "start", "page(1)", "home", "number(-inf)"])
  }

  @Test("A flow keeps values of its own, and refuses destinations whose model is gone")
  private func values() throws {
    let flow = KeptFlow(root: .start)
    let scene = try FlowScene(root: flow)
    flow.kept = ["draft": "Dear"]
    for id in 1...3 { flow.push(.page(id)) }
    let archive = try scene.archive()
    let other = KeptFlow(root: .start)
    other.deleted = [2]
    let next = try FlowScene(root: other)
    #expect(
      next.restore(archive).losses.map(\.description) == [
        "KeptFlow, at screen 2: the page 2 was deleted"
      ])
    #expect(other.kept == flow.kept && other.broughtBack == ["Dear before 0"])
    #expect(other.routes.map(\.destination) == [.page(1)])
    flow.kept = ["draft": "bad"]
    let report = next.restore(try scene.archive())
    #expect(report.losses.count == 2 && other.kept == ["draft": "Dear"])
  }

  private final class Pages: SplitCoordinator<Page, Page> {
    override func detailFlow(for destination: Page) -> Coordinator<Page> {
      let flow = KeptFlow(root: destination)
      flow.deleted = [2]
      return flow
    }
  }

  @Test("A column whose root is refused does not come back, and what it showed before goes", arguments: [nil, 3])
  private func refusedColumn(shown: Int?) throws {
    let archive = #"""
      {"format":1,"scene":"main","root":{"members":{"sidebar":{"root":{"start":{}},"routes":[{"page":{"_0":1}}]},
      "detail":{"root":{"page":{"_0":2}},"routes":[{"page":{"_0":4}}]}}}}
      """#
    let split = Pages(sidebar: KeptFlow(root: .start))
    let scene = try FlowScene(root: split)
    if let shown { split.showDetail(.page(shown)) }
    let report = scene.restore(Data(archive.utf8))
    #expect(
      report.losses.map(\.description) == ["KeptFlow, at its root: the page 2 was deleted"])
    #expect(scene.line == ["Pages", "start", "page(1)"])
  }

  // MARK: Launch

  @Test(
    "A launch is one change: the archive, then the link on top of it",
    arguments: [
      (nil, nil, ["MixedTabs", "page(0)"], nil), (archive, nil, ["MixedTabs", "page(0)", "page(1)"], nil),
      (archive, "/second/page/3", ["MixedTabs", "page(0)", "page(3)"], nil),
      (archive, "../4", ["MixedTabs", "page(0)", "page(4)"], nil),
      (archive, "/first/pge/3", ["MixedTabs", "page(0)", "page(1)"], .unknownDestination),
      (archive, "/third", ["MixedTabs", "page(0)", "page(1)"], .unknownDestination),
      ("damaged", "/second/page/3", ["MixedTabs", "page(0)", "page(3)"], nil),
      ("damaged", "/third", ["MixedTabs", "page(0)"], .unknownDestination),
      (nil, "/second/flow/3/page/4", ["MixedTabs", "page(0)", "page(0)", "page(4)"], nil),
    ] as [(String?, String?, [String], LinkError.Reason?)])
  func launch(archive: String?, link: String?, line: [String], error: LinkError.Reason?) throws {
    let census = Census()
    let scene = try FlowScene(root: MixedTabs([.first, .second], census: census))
    var changes = 0
    var events: [String] = []
    scene.observe { _ in changes += 1 }
    scene.observeTexts { events.append($0) }
    let before = scene.presentation
    let report = scene.launch(archive: archive.map { Data($0.utf8) }, link: link)
    #expect(scene.line == line)
    #expect(report.linkError?.reason == error)
    #expect(report.losses.count == (archive == "damaged" ? 1 : 0))
    #expect(changes == (scene.presentation == before ? 0 : 1))
    #expect(!events.contains { $0.hasPrefix("removed") })
    #expect(events.contains { $0.hasPrefix("could not open") } == (error != nil))
    // What the link did not keep has been released.
    #expect(census.living.allSatisfy { $0.scene === scene })
    let other = try FlowScene(root: MixedTabs([.first, .second]))
    other.restore(try scene.archive())
    #expect(other.presentation.shape == scene.presentation.shape)
  }

  @Test("If the archive is refused as a whole, the link leads on from the scene as it was, or says why not")
  func refusedLaunch() throws {
    let inUse = StyledFlow()
    let elsewhere = try FlowScene(root: inUse)
    let scene = try FlowScene(root: ClosureContainer(["a", "b"]) { $0 == "b" ? inUse : StyledFlow() })
    let archive = #"""
      {"format":1,"scene":"main","root":{"visible":"b","order":["a","b"],"members":{"b":{"root":{"page":{"_0":1}}}}}}
      """#
    let report = scene.launch(archive: Data(archive.utf8), link: "/a/page/7")
    #expect(report.losses.map(\.reason) == [.refused(.alreadyInUse)])
    #expect(report.linkError == nil && scene.line.last == "page(7)")
    let other = scene.launch(archive: Data(archive.utf8), link: "/a/pge/7")
    #expect(other.linkError?.reason == .unknownDestination && scene.line.last == "page(7)")
    #expect(elsewhere.line == ["page(0)"])
  }

  nonisolated private static let archive = """
    {"format":1,"scene":"main","root":{"visible":"second","order":["first","second"],
    "members":{"first":{"root":{"page":{"_0":0}}},"second":{"root":{"page":{"_0":0}},"routes":[{"page":{"_0":1}}]}}}}
    """
}

extension Data {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
