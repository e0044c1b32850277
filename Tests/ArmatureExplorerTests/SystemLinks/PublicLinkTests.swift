import Foundation
import TestSupport
import Testing

// @testable: the text of a link is internal.
@testable import Armature
// @testable: the rules of the system are internal.
@testable import ArmatureExplorer

/// Destinations with payloads of all kinds. Which of them are public differs from case to case of a test.
private enum Wide: Destination, Codable {
  case start, plain, number(Int), room(Int), text(String), options(text: String?, page: Int?), pair(UUID, String)
  case inner, hidden, ask, step, pattern(Int)

  typealias Flow = WideFlow

  static let examples: [Self] = [
    .start, .plain, .number(1), .room(1), .text("a"), .options(text: "a", page: nil), .pair(UUID(), "b"), .inner,
    .hidden, .ask, .step, .pattern(1),
  ]
  static let formerNames = ["count": "number"]
  static var links: [LinkPattern<Self>] {
    [
      .init("patterns/{id}/show", Self.pattern) { if case .pattern(let id) = $0 { id } else { nil } },
      .alias("old/{id}", Self.pattern),
    ]
  }

  var style: PresentationStyle { self == .ask ? .alert : self == .plain ? .sheet : .push }
  var isLinkable: Bool { self != .hidden && self != .ask }

  func screen(in flow: WideFlow) -> Screen<Self> {
    switch self {
    case .inner, .step, .room: .child
    default: Screen("\(self)")
    }
  }
}

private final class WideFlow: Coordinator<Wide> {
  override func child(for destination: Wide) -> AnyCoordinator? {
    switch destination {
    case .inner, .room: Coordinator(root: Inner.first)
    case .step: StepFlow(root: .first)
    default: nil
    }
  }
}

private enum Inner: Destination, Codable {
  case first, plain, drafts, item(Int), tag(String)

  static let examples: [Self] = [.first, .plain, .drafts, .item(1), .tag("x")]

  func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("\(self)") }
}

private enum Stepped: Destination, Codable, CaseIterable {
  case first, second

  static let examples = allCases

  func screen(in flow: StepFlow) -> Screen<Self> { Screen("\(self)") }
}

private final class StepFlow: Coordinator<Stepped>, Finishing { typealias Value = Int }

private enum InnerTab: String, Tab, CaseIterable {
  case shelf, desk

  func flow(in tabs: TabCoordinator<Self>) -> AnyCoordinator { Coordinator(root: Inner.first) }
  func item(in tabs: TabCoordinator<Self>) -> TabItem { TabItem(rawValue) }
}

@MainActor
@Suite("The rules for links on the web agree with the links that an app prints")
struct PublicLinkTests {
  private static let texts = [
    "", ".", "..", "~", "=x", "a/b", "50%", "a;b=c", "?q#f", "plain", "drafts", "🙂 é", "%2F", "as", " ", "*", "hidden",
  ]

  private struct Trial {
    /// The names of the public cases.
    var names: Set<String>
    var steps: [(kind: Int, number: Int)]

    init(using random: inout RandomSource) {
      let all = [
        "start", "plain", "number", "room", "text", "options", "pair", "inner", "step", "pattern", "first", "drafts",
        "item", "tag",
      ]
      names = Set(all.filter { _ in Int.random(in: 0..<4, using: &random) > 0 })
      steps = random.list(1...5) { (Int.random(in: 0..<14, using: &$0), Int.random(in: 0..<40, using: &$0)) }
    }

    func isPublic(_ destination: any Destination) -> Bool {
      names.contains(String("\(destination)".prefix { $0.isLetter }))
    }

    func smaller() -> [Self] {
      steps.withoutOne.map { steps in
        var trial = self
        trial.steps = steps
        return trial
      }
    }
  }

  private func perform(_ step: (kind: Int, number: Int), in flow: AnyCoordinator) {
    let text = Self.texts[step.number % Self.texts.count]
    if let flow = flow as? WideFlow {
      let makers: [Wide] = [
        .plain, .number(step.number), .text(text), .options(text: text, page: step.number),
        .options(text: nil, page: nil), .pair(UUID(), text), .inner, .room(step.number), .room(1), .step,
        .pattern(step.number), .hidden,
      ]
      flow.show(makers[step.kind % makers.count], as: step.number % 7 == 0 ? .sheet : nil)
    } else if let flow = flow as? Coordinator<Inner> {
      flow.show(
        [.plain, .drafts, .item(step.number), .tag(step.number % 3 > 0 ? "drafts" : text)][step.kind % 4],
        as: step.number % 7 == 0 ? .cover : nil)
    }
  }

  /// An app with a file for what is public.
  @MainActor
  private struct Site {
    let scene: FlowScene
    let web: WebAddress
    let links: PublicLinks
    let rules: PublicLinks.Rules
    let file: AssociationFile

    init(_ root: AnyCoordinator, at text: String, isPublic: @escaping (any Destination) -> Bool) throws {
      let address = try LinkAddress(text)
      web = try #require(address.webAddresses.first)
      scene = try FlowScene(root: root, notificationCenter: NotificationCenter())
      scene.linkAddress = address
      links = scene.publicLinks(where: isPublic)
      rules = links.rules(at: web)
      file = AssociationFile(app: "ABCDE12345.com.a", rules: rules.rules)
    }

    func claims(_ text: String) -> Bool { WebURL(text).map { file.claims($0, for: "ABCDE12345.com.a") } ?? false }
  }

  private func flows(in flow: AnyCoordinator) -> [AnyCoordinator] { [flow] + flow.children.flatMap(flows) }

  @Test("each link to a public place is claimed, whatever is public and however the user came")
  func claimed() async throws {
    var checked = 0
    let tried = try await tryCases(150, seed: 20_261_126, make: Trial.init, smaller: { $0.smaller() }) { _, trial in
      let site = try Site(WideFlow(root: .start), at: "https://example.com/app", isPublic: trial.isPublic)
      let scene = site.scene
      if let problem = site.file.problems.first { return problem }
      for step in trial.steps {
        let flows = flows(in: scene.root)
        perform(step, in: flows[step.number % flows.count])
      }
      // The link names all destinations above the root.
      let line = scene.presentation.line.dropFirst().flatMap { $0.openers.isEmpty ? [$0.destination] : $0.openers }
      guard line.allSatisfy({ $0.isLinkable && trial.isPublic($0) }), !line.isEmpty else { return nil }
      let link = try scene.link
      guard let url = WebURL(link) else { return "\(link) is no URL" }
      checked += 1
      let decision = site.file.decision(on: url)
      guard decision?.rule.excludes == false else {
        return "\(link) is not claimed: \(decision?.rule.text ?? "no rule"); public: \(trial.names.sorted())"
      }
      return try problem(ofFormsOf: link, in: site)
    }
    #expect(checked >= tried / 10, "\(checked)")
  }

  /// Says which form of a link, as other software may write it, is claimed or read differently.
  private func problem(ofFormsOf link: String, in site: Site) throws -> String? {
    let path = link.dropFirst("https://example.com".count)
    var whole = try #require(URLComponents(string: link))
    whole.percentEncodedPath += "/"
    for form in ["http://example.com\(path)", "https://EXAMPLE.com:443\(path)#:~:text=a", whole.string ?? ""] {
      guard site.claims(form) else { return "\(form) is not claimed" }
      guard try site.scene.plan(for: form).changesNothing else { return "\(form) leads elsewhere" }
    }
    return nil
  }

  @Test("each public place of an app with tabs is claimed and opened with a slash at its end, too")
  func slashes() throws {
    let site = try Site(TabCoordinator(InnerTab.allCases), at: "https://example.com/app") { _ in true }
    #expect(site.links.places.contains { $0.form.isEmpty && !$0.parts.isEmpty })
    for place in site.links.places where place.exclusion == nil {
      for text in [place.sample(at: site.web), place.sample(at: site.web) + "/"] {
        #expect(site.claims(text), "\(text)")
        _ = try site.scene.plan(for: text)
      }
    }
  }

  @Test("a hidden place is not claimed if it can be told apart, and only wildcards claim what the app refuses")
  func overClaims() async throws {
    var overClaims: Set<String> = []
    try await tryCases(60, seed: 7, make: Trial.init, smaller: { _ in [] }) { number, trial in
      let site = try Site(WideFlow(root: .start), at: "https://example.com", isPublic: trial.isPublic)
      for place in site.links.places where place.exclusion != nil && !site.rules.notExcluded.contains(place) {
        let text = place.sample(at: site.web)
        if site.claims(text) { return "\(text) is claimed" }
      }
      for rule in site.rules.rules where !rule.excludes && number < 20 {
        for value in ["7", "abc", "a/b", "x;as=sheet", "plain"] {
          let path = (rule.path ?? "").replacingOccurrences(of: "?*", with: value).replacingOccurrences(
            of: "*", with: value)
          guard let url = WebURL("https://example.com\(path)"), let decision = site.file.decision(on: url) else {
            return "\(rule.text) does not match \(path)"
          }
          let isRefused = (try? site.scene.plan(for: "https://example.com\(path)")) == nil
          guard !decision.rule.excludes, isRefused else { continue }
          guard decision.rule.path?.contains("*") == true else { return "\(decision.rule.text) claims \(path)" }
          overClaims.insert(decision.rule.path ?? "")
        }
      }
      return nil
    }
    // The accepted ones: a value of another type, something below a place, a parameter that does not exist.
    for path in overClaims { #expect(path.contains("?*") || path.hasSuffix("/*") || path.hasSuffix(";*"), "\(path)") }
  }
}
