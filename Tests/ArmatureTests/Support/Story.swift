import Armature
import Foundation
import Observation
import TestSupport
import Testing

/// A story of a scene in steps such as `push help; open /news/7 -> home help | signIn, waits /news/7: shown signIn`.
///
/// A step has acts, the line after them, the link that waits then, and the events of the last act. Without `->` or `:`,
/// it does not look there.
struct Story: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let root: String
  /// The guard in words; see ``admission(by:of:in:)``. `nil` is the app's usual one.
  let rule: String?
  let steps: [String]

  init(_ name: String, root: String = "home", guard rule: String? = nil, _ steps: String...) {
    self.init(name, root: root, guard: rule, steps: steps)
  }

  init(_ name: String, root: String = "home", guard rule: String? = nil, steps: [String]) {
    (testDescription, self.root, self.rule, self.steps) = (name, root, rule, steps)
  }
}

/// A scene on which stories are played.
@MainActor
final class Scenario {
  private(set) var scene: FlowScene
  /// The events of a step, and what the words of the test add to them.
  var heard: [String] = []
  /// The events of all steps.
  private(set) var told: [String] = []
  /// The words that a test knows beside those of ``perform(_:)``.
  var words: [String: (_ rest: String) async throws -> Void] = [:]
  let policy: Policy
  /// Whether guards decide again because a model has changed, or because the scene asks them.
  let byModel: Bool
  /// Whether all tasks run after each act.
  var isPatient = false
  /// Whether a step tells each text once.
  var isBrief = false
  private let open: () throws -> FlowScene
  /// The text of an event, if it is heard.
  private let text: (NavigationEvent) -> String?
  private let clock = TestClock()
  private var archive: Data?
  private var report: RestoreReport?
  private var marks: [String: [Node]] = [:]

  init(
    _ policy: Policy = Policy(), byModel: Bool = true,
    hearing text: @escaping (NavigationEvent) -> String? = Scenario.text,
    open: @escaping () throws -> FlowScene
  ) throws {
    (self.policy, self.byModel, self.text, self.open, scene) = (policy, byModel, text, open, try open())
    listen()
  }

  /// The text of an event without identities; `nil` for those of the visible screen.
  nonisolated static func text(_ event: NavigationEvent) -> String? {
    if case .visible = event.kind { nil } else { event.text }
  }

  private func listen() {
    scene.clock = clock.flowClock
    scene.observeEvents { [weak self, text] event in
      guard let text = text(event) else { return }
      self?.heard.append(text)
      self?.told.append(text)
    }
  }

  /// Plays the steps, and compares the scene after each with what the step says.
  func play(_ steps: [String], at location: SourceLocation = #_sourceLocation) async throws {
    for step in steps {
      let found = try await outcome(of: step)
      #expect(found == step, sourceLocation: location)
    }
  }

  /// Plays one step, and returns the text that is true for it.
  private func outcome(of step: String) async throws -> String {
    let (start, after) = (" " + step).cut(" -> ")
    let front = String(start.dropFirst())
    let isWhole = after != nil || front.contains("guard ")
    let act = isWhole ? front : front.hasSuffix(":") ? String(front.dropLast()) : front.cut(": ").before
    let acts = act.components(separatedBy: "; ")
    for act in acts.dropLast() { try await perform(act) }
    heard = []
    do { try await perform(acts.last ?? "") } catch { heard.append("error \(error)") }
    if isBrief { heard = heard.reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
    let waits = scene.heldLink.map { ", waits \($0)" } ?? ""
    let line = after.map { _ in "\(act.isEmpty ? "" : " ")-> \(scene.text)\(waits)" } ?? ""
    let isHeard = act != front || after?.contains(": ") == true || after?.hasSuffix(":") == true
    return act + line + (isHeard ? (heard.isEmpty ? ":" : ": ") + heard.joined(separator: ", ") : "")
  }

  private func perform(_ act: String) async throws {
    let (word, after) = act.cut(" ")
    if let play = words[word] { try await play(after ?? "") } else { try await perform(act, word, after) }
    if isPatient { await letTasksRun() }
  }

  private func perform(_ act: String, _ word: String, _ after: String?) async throws {
    let rest = after ?? ""
    switch word {
    case "": break
    case "open": try scene.open(rest)
    case "asking": try scene.open(rest, asksToLeave: true)
    case "plan": heard = ["\(try scene.plan(for: rest))".components(separatedBy: "\n").last ?? ""]
    case "back": scene.back()
    case "popTo": if let node = scene.nodes(rest).first { scene.pop(to: node.id) }
    case "swipe": scene.dismiss(scene.presentation.top.nodes[0].id)
    case "tap": scene.tap(rest)
    case "choose": if let tabs = scene.tabs { scene.select(rest, in: tabs.id) }
    case "collapse", "expand":
      if let columns = scene.columns { scene.setLayout(word == "collapse" ? .joined : .apart, of: columns.id) }
    case "draw": scene.didDraw(scene.presentation.topNode.id)
    case "select": scene.tabs?.show(rest)
    case "hide": scene.tabs?.hide(rest)
    case "check": #expect(scene.checkGuards())
    case "settle": await settle()
    case "wait": await clock.advance(by: Double(rest) ?? 0)
    case "archive": archive = try scene.archive()
    case "misplace":
      // A link that waits gets another place, which may be gone.
      let text = String(decoding: try scene.archive(), as: UTF8.self)
      archive = Data(text.replacingOccurrences(of: "\"place\":\"\(rest)\"", with: "\"place\":\"/nowhere\"").utf8)
    case "damage": archive = Data("{".utf8)
    case "restore": report = scene.restore(try archive ?? scene.archive())
    case "launch": report = scene.launch(link: rest)
    case "fresh": try reopen()
    case "relaunch":
      let saved = try archive ?? scene.archive()
      try reopen()
      report = scene.launch(archive: saved, link: after)
    case "flows": heard = scene.root.subtree.map { "\(type(of: $0))" }
    case "link": heard = [try scene.link]
    case "losses": heard = report?.losses.map(\.description) ?? []
    case "expires": heard = ["\(scene.held?.expires?.timeIntervalSince1970 ?? 0)"]
    case "asked": heard = policy.takeAsked()
    case "mark": marks[rest] = scene.nodes(rest)
    case "same": heard = scene.nodes(rest).map(\.id) == marks[rest]?.map(\.id) ? [] : ["another one"]
    case "quietly": if !policy.set(rest) { try await perform(rest) }
    default:
      if policy.set(act) { await ask() } else { try scene.perform(word, rest) }
    }
  }

  private func reopen() throws {
    scene = try open()
    listen()
  }

  /// Lets the guards decide again.
  func ask() async {
    if byModel { await scene.settled() } else { scene.checkGuards() }
  }

  /// Lets everything go on that can.
  func settle() async {
    await scene.settled()
    await letTasksRun()
    await scene.settled()
  }
}

/// The models that guards read: their rule in words, and flags with names.
@MainActor
@Observable
final class Policy {
  @MainActor
  @Observable
  final class Flag { var isOn = false }

  /// See ``admission(by:of:in:)``.
  var rule: String
  private var visits = 0
  @ObservationIgnored private var flags: [String: Flag] = [:]
  /// The destinations that guards were asked about.
  @ObservationIgnored private var asked: [String] = []

  init(_ rule: String = "") { self.rule = rule }

  subscript(name: String) -> Bool {
    get { flag(name).isOn }
    set { flag(name).isOn = newValue }
  }

  private func flag(_ name: String) -> Flag {
    if let flag = flags[name] { return flag }
    let flag = Flag()
    flags[name] = flag
    return flag
  }

  /// Changes what an act names: `in`, `out`, `on pin`, `off pin`, `guard help: deny Closed.`, `visit` (no answer).
  fileprivate func set(_ act: String) -> Bool {
    let (word, rest) = act.cut(" ")
    switch word {
    case "in", "out": self["in"] = word == "in"
    case "on", "off": self[rest ?? ""] = word == "on"
    case "guard": rule = rest ?? ""
    case "visit": visits += 1
    default: return false
    }
    return true
  }

  fileprivate func takeAsked() -> [String] {
    defer { asked = [] }
    return asked
  }

  fileprivate func read(for request: AdmissionRequest) -> String {
    asked.append("\(request.destination.text) by \(request.cause)")
    _ = visits
    return rule
  }
}

/// Returns the answer of a guard in words, such as `account, transfer unless in: hold signIn / help: deny Closed.`
///
/// The first clause counts that names the destination, its case, `*` or `own` (a destination of the guard itself), and
/// whose conditions hold: `if` and `unless` read a flag, `by` is a cause.
@MainActor
func admission<D: Destination & Codable>(
  by policy: Policy, of request: AdmissionRequest, in flow: Coordinator<D>
) -> Admission {
  let rule = policy.read(for: request)
  let place = request.destination.text
  let own = request.flow === flow ? "own" : "*"
  for (clause, verdict) in rule.components(separatedBy: " / ").map({ $0.cut(": ") }) {
    let words = clause.components(separatedBy: " ")
    let end = words.firstIndex { ["if", "unless", "by"].contains($0) } ?? words.count
    let names = words[..<end].map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
    guard !Set(names).isDisjoint(with: [place, place.cut("(").before, "*", own]) else { continue }
    let holds = stride(from: end, to: words.count, by: 2).allSatisfy { index in
      switch words[index] {
      case "by": "\(request.cause)" == words[index + 1]
      case let word: policy[words[index + 1]] == (word == "if")
      }
    }
    guard holds, let verdict else { continue }
    return answer(verdict, of: flow)
  }
  return .allow
}

/// Returns the answer `allow`, `deny Reason.`, `redirect place`, `hold place` or `hold place as cover for 60`.
@MainActor
private func answer<D: Destination & Codable>(_ text: String, of flow: Coordinator<D>) -> Admission {
  let words = text.components(separatedBy: " ")
  guard words[0] != "deny" else { return .deny(text.cut(" ").after ?? "") }
  guard words.count > 1, let place = try? D(text: words[1]) else { return .allow }
  let style: PresentationStyle? = text.contains("as cover") ? .cover : text.contains("as push") ? .push : nil
  let seconds = text.cut(" for ").after.flatMap(Double.init)
  return words[0] == "hold" ? flow.hold(at: place, as: style, for: seconds) : flow.redirect(to: place, as: style)
}

// MARK: Texts

extension Destination {
  /// The description without the quotes around texts.
  var text: String { "\(self)".replacingOccurrences(of: "\"", with: "") }
}

extension Destination where Self: Codable {
  /// The destination with a text such as `home`, `account(7)` or `card(blue)`.
  init(text: String) throws {
    let (name, payload) = text.cut("(")
    let value = payload.map { $0.dropLast() }.map { Int($0) == nil ? "\"\($0)\"" : "\($0)" }
    let json = "{\"\(name)\":{\(value.map { "\"_0\":\($0)" } ?? "")}}"
    self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
  }
}

extension FlowScene {
  /// The destinations of the line from the bottom up, with `|` below each layer. Containers are named by their types.
  var text: String {
    presentation.line.enumerated().map { index, node in
      (index > 0 && node.style.isModal ? "| " : "") + "\(node.destination)".replacingOccurrences(of: "\"", with: "")
    }.joined(separator: " ")
  }

  var tabs: AnyContainer? { root.subtree.lazy.compactMap { $0 as? AnyContainer }.first(where: \.showsOneMember) }
  fileprivate var columns: AnyContainer? {
    root.subtree.lazy.compactMap { $0 as? AnyContainer }.first { !$0.showsOneMember }
  }

  fileprivate func nodes(_ text: String) -> [Node] {
    presentation.line.filter { "\($0.destination)".replacingOccurrences(of: "\"", with: "") == text }
  }

  /// Taps a button of the dialog or the screen on top.
  func tap(_ title: String) {
    let screen = screen(of: presentation.top.topNode.id)
    let row = (screen?.dialog?.buttons ?? screen?.rows ?? []).first { $0.title == title }
    if case .button(_, _, _, let tap)? = row?.kind { tap() }
  }

  /// Does a verb of the root, of a tab's flow, or of the last flow of a type: `push pin`, `push code in ClubDesk`.
  fileprivate func perform(_ verb: String, _ rest: String) throws {
    let (words, type) = (" " + rest).cut(" in ")
    let text = String(words.dropFirst())
    let flow = type.flatMap { name in
      tabs?.flow(ofMember: name) ?? root.subtree.last { "\(Swift.type(of: $0))" == name }
    }
    try ((flow ?? root) as? any PerformsText)?.perform(verb, text)
  }
}

@MainActor
private protocol PerformsText {
  func perform(_ verb: String, _ text: String) throws
}

extension Coordinator: PerformsText where D: Codable {
  fileprivate func perform(_ verb: String, _ text: String) throws {
    let places = try text.isEmpty || Int(text) != nil ? [] : text.components(separatedBy: " ").map(D.init(text:))
    switch (verb, places.first) {
    case ("push", let place?): push(place)
    case ("show", let place?): show(place)
    case ("sheet", let place?): presentSheet(place)
    case ("card", let place?): presentSheet(place, stack: false)
    case ("root", let place?): setRoot(place)
    case ("replace", let place?): replace(with: place)
    case ("update", let place?): update(routes.last?.id ?? rootID) { $0 = place }
    case ("goBackTo", let place?): goBackTo(place)
    case ("edit", _):
      try edit { stack in
        stack.goBackToRoot()
        for place in places { try stack.push(place) }
      }
    case ("goBack", nil): goBack(Int(text) ?? 1)
    case ("goBackToRoot", nil): goBackToRoot()
    case ("dismiss", nil): dismiss()
    case ("refresh", nil): refresh()
    default: Issue.record("there is no verb \(verb) \(text)")
    }
  }
}

extension String {
  /// The text before the first separator, and the one after it.
  func cut(_ separator: String) -> (before: String, after: String?) {
    guard let range = range(of: separator) else { return (self, nil) }
    return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
  }
}
