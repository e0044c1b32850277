import Armature
import Foundation

/// What happened in a script, in its order. Identities are numbered as they come, so logs of two runs can be compared.
@MainActor
final class RecordedLog {
  struct Line: Equatable {
    let text: String
    /// Whether the app was only asked for something, such as a child flow.
    let isQuestion: Bool
  }

  /// The lines of each step.
  private(set) var steps: [[Line]] = [[]]
  /// How many lines of each kind there are.
  private(set) var counts: [String: Int] = [:]
  private(set) var lineCount = 0
  private var flows: [FlowID: Int] = [:]
  private var slots: [SlotID: (number: Int, generations: [UInt64])] = [:]
  /// The links that have waited and have had no end.
  private var waiting: Set<String> = []

  func beginStep() { steps.append([]) }

  /// Notes that something has happened.
  func add(_ kind: String, _ text: String) { append(kind, text, isQuestion: false) }

  /// Notes that the app was asked. Questions name no identities, so that more of them do not change what follows.
  func ask(_ kind: String, _ text: String) { append(kind, text, isQuestion: true) }

  func count(_ kind: String) { counts[kind, default: 0] += 1 }

  private func append(_ kind: String, _ text: String, isQuestion: Bool) {
    count(kind)
    lineCount += 1
    steps[steps.count - 1].append(Line(text: "\(isQuestion ? "? " : "")\(kind): \(text)", isQuestion: isQuestion))
  }

  // MARK: Names

  func name(_ flow: AnyCoordinator) -> String { name(flow.flowID, "\(type(of: flow))") }

  private func name(_ id: FlowID, _ type: String) -> String {
    let number = flows[id] ?? flows.count + 1
    flows[id] = number
    return "\(type) ~\(number)"
  }

  /// The slot and its generation.
  func name(_ node: Node) -> String {
    var slot = slots[node.id] ?? (slots.count + 1, [])
    if !slot.generations.contains(node.generation) { slot.generations.append(node.generation) }
    slots[node.id] = slot
    let generation = slot.generations.firstIndex(of: node.generation) ?? 0
    return "#\(slot.number)" + String(repeating: "'", count: generation) + " \(node.destination)"
  }

  // MARK: Observers

  func observe(_ flow: AnyCoordinator) {
    let (id, type) = (flow.flowID, "\(type(of: flow))")
    flow.observe { [weak self] in self?.add("change", "\(self?.name(id, type) ?? "") \($0.text)") }
  }

  func observe(_ scene: FlowScene) {
    scene.observe { [weak self] in self?.add("scene change", $0.text) }
    scene.observeEvents { [weak self] in self?.hear($0) }
  }

  private func hear(_ event: NavigationEvent) {
    count("cause \(event.cause)")
    let kind: String
    var text: String
    switch event.kind {
    case .shown(let node, let index): (kind, text) = ("shown", "\(name(node)) as \(node.style) at \(index)")
    case .removed(let node, let cause):
      (kind, text) = ("removed", "\(name(node)) (\(cause))")
      count("removed by \(cause)")
    case .selected(let name): (kind, text) = ("selected", name)
    case .visible(let screen): (kind, text) = ("visible", "\(name(screen.node)) at \(screen.link ?? "no link")")
    case .linkOpened(let link): (kind, text) = ("linkOpened", link)
    case .linkRefused(let link, let error):
      (kind, text) = ("linkRefused", "\(link): \(error)")
      count("link \(Self.caseName(error.reason))")
    case .linkHeld(let link): (kind, text) = ("linkHeld", link)
    case .linkReplaced(let link, let newer): (kind, text) = ("linkReplaced", "\(link) by \(newer)")
    case .linkExpired(let link): (kind, text) = ("linkExpired", link)
    case .denied(let error):
      (kind, text) = ("denied", "\(error)")
      count("admission \(Self.caseName(error))")
    case .restored(let report):
      (kind, text) = ("restored", "\(report)")
      for loss in report.losses { count("loss \(Self.caseName(loss.reason))") }
    case .refused(let verb, let error):
      (kind, text) = ("refused", "\(verb): \(error.name)")
      count("refusal \(error.name)")
    case .actionFailed(let title, let message): (kind, text) = ("actionFailed", "\(title): \(message)")
    case .question(let title, let turn): (kind, text) = ("question", "\(title) \(turn)")
    case .mistake(let message): (kind, text) = ("mistake", message)
    }
    noteWaiting(event)
    text += " by \(event.cause) in \(event.flow.path.joined(separator: "/"))"
    add("event \(kind)", text)
  }

  private func noteWaiting(_ event: NavigationEvent) {
    let (ended, end): (String, String)
    switch event.kind {
    case .linkHeld(let link):
      waiting.insert(link)
      return
    case .linkOpened(let link): (ended, end) = (link, "opened")
    case .linkRefused(let link, let error):
      (ended, end) = (link, event.cause == .closed ? "closed" : "refused \(Self.caseName(error.reason))")
    case .linkReplaced(let link, _): (ended, end) = (link, "replaced")
    case .linkExpired(let link): (ended, end) = (link, "expired")
    default: return
    }
    if waiting.remove(ended) != nil { count("waiting link \(end)") }
  }

  static func caseName(_ value: some Any) -> String {
    let mirror = Mirror(reflecting: value)
    return mirror.children.first?.label ?? String(reflecting: value).split(separator: ".").last.map(String.init) ?? ""
  }

  // MARK: Digests

  /// A digest of what happened in a step, and one of what the app was asked.
  func digest(of step: Int) -> RecordedDigest {
    func digest(_ isQuestion: Bool) -> UInt32 {
      let texts = steps[step].lazy.filter { $0.isQuestion == isQuestion }.map(\.text)
      return UInt32(truncatingIfNeeded: fnv1a(texts.joined(separator: "\n").utf8))
    }
    return RecordedDigest(happened: digest(false), asked: digest(true))
  }

  var digests: [RecordedDigest] { steps.indices.map(digest) }

  /// The whole log as text.
  var text: String {
    steps.enumerated().map { index, lines in
      ([index == 0 ? "begin" : "step \(index)"] + lines.map { "  \($0.text)" }).joined(separator: "\n") + "\n"
    }.joined()
  }
}

struct RecordedDigest: Equatable, CustomStringConvertible {
  let happened: UInt32
  let asked: UInt32

  init(happened: UInt32, asked: UInt32) { (self.happened, self.asked) = (happened, asked) }

  init?(_ text: Substring) {
    let parts = text.split(separator: "-")
    guard parts.count == 2, let happened = UInt32(parts[0], radix: 36), let asked = UInt32(parts[1], radix: 36) else {
      return nil
    }
    self.init(happened: happened, asked: asked)
  }

  var description: String { String(happened, radix: 36) + "-" + String(asked, radix: 36) }
}

func fnv1a(_ bytes: some Sequence<UInt8>) -> UInt64 {
  bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}

extension FlowChange {
  fileprivate var text: String {
    "kinds \(kinds.rawValue), \(unchanged) unchanged\(isAnimated ? "" : ", not animated")"
  }
}

extension RecordedLog {
  /// The layers of a presentation, each with its slots.
  func text(_ presentation: Presentation) -> String {
    sequence(first: presentation, next: \.modal).map { layer in
      "\(layer.style)\(layer.hasStack ? "" : "-") " + layer.nodes.map(text).joined(separator: " ")
    }.joined(separator: " | ")
  }

  private func text(_ node: Node) -> String {
    let openers = node.openers.isEmpty ? "" : " of " + node.openers.map { "\($0)" }.joined(separator: " of ")
    return name(node) + openers + (node.content.map { "{\(text($0))}" } ?? "")
  }

  private func text(_ content: Presentation.Content) -> String {
    switch content {
    case .stack(let root, let path): ([root] + path).map(text).joined(separator: " ")
    case .dialog(let node): text(node)
    case .tabs(let tabs):
      tabs.items.map { "\($0.title)\($0.badge ?? "")" }.joined(separator: " ") + ", \(tabs.selected) \(tabs.scrolls): "
        + text(tabs.stack)
    case .split(let split): "\(split.isCollapsed ? "()" : "<>") " + split.expanded.map(text).joined(separator: ", ")
    case .custom(let custom): custom.names.joined(separator: " ") + ", \(custom.visible): " + text(custom.stack)
    }
  }

  private func text(_ stack: Presentation.Stack?) -> String {
    stack.map { ([$0.root] + $0.path).map(text).joined(separator: " ") } ?? "nothing"
  }
}

extension FlowOutline {
  /// The flows with their slots, the hidden ones too.
  var recorded: String {
    flow + "["
      + slots.map { "\($0.destination) \($0.style)\($0.child.map { " " + $0.recorded } ?? "")" }
      .joined(separator: ", ") + "]"
  }
}
