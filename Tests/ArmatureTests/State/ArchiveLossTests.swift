@testable import Armature
import Foundation
import TestSupport
import Testing

extension FlowScene {
  /// Restores an archive of a tree, and returns the losses in words.
  @discardableResult
  func restore(tree: String, _ more: String = "") -> [String] {
    restore(Data(#"{"format":1,\#(more)"scene":"main","root":\#(tree)}"#.utf8)).losses.map(\.description)
  }

  /// Saves the scene, and restores it.
  ///
  /// - Returns: The losses in words.
  func restore(_ other: FlowScene) throws -> [String] { restore(try other.archive()).losses.map(\.description) }
}

@Suite("An archive brings back as much as it can, and says what is lost")
@MainActor
struct ArchiveLossTests {
  private static let good = """
    {"format":1,"scene":"main","root":{"root":{"home":{}},"routes":[{"page":{"_0":1}},{"flow":{"_0":2}},{"page":{"_0":3}}],
    "flows":{"2":{"root":{"page":{"_0":0}},"routes":[{"page":{"_0":4}},{"sheet":{"_0":5}}]}}}}
    """

  nonisolated private static let unreadable =
    "the saved value cannot be read: Expected to decode Int but found a string instead."
  nonisolated private static let noFlow = "its destination opens no flow now"
  nonisolated private static let underDialog = "it was refused: \(NavigationError.underDialog)"
  nonisolated private static let tooNew = "which is newer than 1; update the app"

  @Test(
    "up to the first slot that does not come back",
    arguments: [
      ("", "", "home page(1) page(0) page(4) sheet(5) page(3)", nil),
      (#""page":{"_0":1}"#, #""pge":{"_0":1}"#, "home", "ForeignFlow 1: there is no destination “pge” any more"),
      (#"{"page":{"_0":4}}"#, #"{"page":{"_0":"x"}}"#, "home page(1) page(0)", "StyledFlow 1: \(unreadable)"),
      (#"{"flow":{"_0":2}}"#, #"{"page":{"_0":2}}"#, "home page(1) page(2)", "ForeignFlow 2: \(noFlow)"),
      (#""home""#, #""hme""#, "home", "ForeignFlow, at its root: there is no destination “hme” any more"),
      (#"[{"page":{"_0":4}}"#, #"[{"ask":{"_0":4}}"#, "home page(1) page(0) ask(4)", "StyledFlow 2: \(underDialog)"),
      (#""format":1"#, #""format":2"#, "home", "the saved state has the format 2, \(tooNew)"),
      (#""format":1,"#, "", "home", "the saved state cannot be read: “format” is missing"),
      ("}}}}", "}}}", "home", "the saved state cannot be read: The given data was not valid JSON."),
    ] as [(String, String, String, String?)])
  func slots(text: String, other: String, line: String, loss: String?) throws {
    let archive = text.isEmpty ? Self.good : Self.good.replacingOccurrences(of: text, with: other)
    #expect(text.isEmpty || archive != Self.good)
    let scene = try FlowScene(of: ForeignFlow())
    let report = scene.restore(Data(archive.utf8))
    #expect(scene.line.joined(separator: " ") == line)
    let losses = report.losses.map { $0.description.replacingOccurrences(of: ", at screen", with: "") }
    #expect(losses == [loss].compactMap(\.self))
  }

  @Test("of a tree that the app makes in another way now")
  func trees() throws {
    let columns = #"{"members":{"sidebar":{"root":{"home":{}}}}}"#
    let opens = #"{"root":{"home":{}},"routes":[{"flow":{"_0":1}}],"flows":{"1":\#(columns)}}"#
    let kept = #"{"kept":"Dear","root":{"home":{}},"routes":[{"page":{"_0":1}}]}"#
    let style = #"{"root":{"home":{}},"routes":[{"page":{"_0":1}},{"page":{"_0":2}}],"styles":{"1":"shet"}}"#
    let side = #"{"root":{"home":{}},"routes":[{"sheet":{"_0":1}}]}"#
    let detail = #"{"root":{"page":{"_0":2}},"routes":[{"sheet":{"_0":3}}]}"#
    let both = #"{"members":{"sidebar":\#(side),"detail":\#(detail)}}"#
    let deep = (0..<80).reduce(#"{"root":{"page":{"_0":0}}}"#) { tree, _ in
      #"{"root":{"flow":{"_0":0}},"flows":{"0":\#(tree)}}"#
    }
    for (root, tree, line, problem) in [
      // A slot that opens another kind of flow stays as the app makes it.
      (StyledFlow(), columns, "page(0)", "opensOtherFlow"), (ForeignFlow(), opens, "home page(0)", "opensOtherFlow"),
      (TwoColumns(), #"{"root":{"page":{"_0":1}}}"#, "TwoColumns home", "opensOtherFlow"),
      (ForeignFlow(), kept, "home page(1)", "keepsNoValues"),
      // The screen comes back in its own style.
      (ForeignFlow(), style, "home page(1) page(2)", "ForeignFlow, at screen 1: there is no style “shet”"),
      // Two columns present beside each other.
      (TwoColumns(), both, "TwoColumns home sheet(1)", "TwoColumns: it was refused: \(NavigationError.buried)"),
      (StyledFlow(), deep, nil, "it was refused: \(NavigationError.tooDeep)"),
    ] as [(AnyCoordinator, String, String?, String)] {
      let scene = try FlowScene(of: root)
      let losses = scene.restore(Data(#"{"format":1,"scene":"main","root":\#(tree)}"#.utf8)).losses
      if let line { #expect(scene.line.joined(separator: " ") == line) }
      #expect(losses.count == 1 && losses.allSatisfy { $0.code == problem || $0.description.hasSuffix(problem) })
    }
  }

  @Test("of tabs: unknown ones are lost, new ones stay, and the others are as they were")
  func tabs() throws {
    let oldTabs = MixedTabs([.extra(1), .second, .first, .forgetful], selected: .extra(1))
    let old = try FlowScene(of: oldTabs)
    oldTabs.select(.first)
    oldTabs.places(.first)?.push(.page(1))
    oldTabs.hide(.second)
    oldTabs.select(.extra(1))
    let tabs = MixedTabs([.first, .second, .library])
    #expect(
      try FlowScene(of: tabs).restore(old) == [
        "MixedTabs: there is no “extra.1” any more", "MixedTabs: there is no “forgetful” any more",
      ])
    #expect(tabs.tabs == [.second, .first, .library] && tabs.hiddenNames == ["second"])
    #expect(tabs.selected == .first && tabs.places(.first)?.routes.map(\.destination) == [.page(1)])
    #expect(tabs.made == ["first"])
  }

  @Test("of tabs: those that were removed while the app ran stay removed, also under a former name, and new ones come")
  func removedTabs() throws {
    let tabs = MixedTabs([.first, .second, .forgetful])
    let old = try FlowScene(of: tabs)
    tabs.select(.second)
    tabs.setTabs([.first])
    let other = MixedTabs([.first, .second, .library])
    let scene = try FlowScene(of: other)
    #expect(try scene.restore(old) == [] && other.tabs == [.first, .library])
    // Their names stay in the archive as long as the app has them, and not longer.
    #expect(try scene.archive().text.contains(#""removed":["second"]"#))
    other.setTabs([.first, .second])
    #expect(try scene.restore(scene) == [] && other.tabs == [.first, .second])
  }

  @Test("of tabs: the names of the first unknown ones are told, the others are counted")
  func manyTabs() throws {
    let members = (0..<20_000).map { #""gone\#($0)":{}"# }.joined(separator: ",")
    let losses = try FlowScene(of: MixedTabs([.first])).restore(
      tree: #"{"visible":"first","order":["first"],"members":{\#(members)}}"#)
    #expect(losses.count == 11 && losses.last == "MixedTabs: 19990 others are gone, too")
  }

  @Test("a report is a sentence about each loss")
  func sentences() {
    let loss = RestoreReport.Loss(flow: "ForeignFlow", position: 1, reason: .gone("the note is gone"))
    let report = RestoreReport(losses: [loss])
    #expect("\(report)" == "without ForeignFlow, at screen 1: the note is gone")
    #expect(report.linkError == nil && report != RestoreReport())
    let others: [RestoreReport.Reason] = [.opensNoFlow, .damaged("it")]
    let losses = [loss] + others.map { RestoreReport.Loss(flow: "", position: nil, reason: $0) }
    #expect(losses.map(\.code) == ["gone", "opensNoFlow", "damaged"])
  }

  @Test("of a place that a guard replaces: the place that is shown instead")
  func guards() throws {
    let (wallet, guarded) = (Wallet(Diary()), Wallet(Diary()))
    let (old, scene) = (try FlowScene(of: wallet), try FlowScene(of: guarded))
    for place: WalletPlace in [.card("1"), .picker] { wallet.push(place) }
    guarded.detour = .card("2")
    #expect(try scene.restore(old) == ["Wallet, at screen 2: a guard shows “card(\"2\")” instead"])
    #expect(scene.line == ["cards", "card(\"1\")", "card(\"2\")"])
  }
}
