import Armature

/// What happens in a random app, in its order. Identities are numbered as they come, so that two logs can be compared.
@MainActor
package final class AppLog {
  /// The lines; empty unless they are wanted.
  package private(set) var lines: [String] = []
  /// How many lines of each kind there are, or would be.
  package private(set) var counts: [String: Int] = [:]
  /// How many lines there are, or would be.
  package private(set) var count = 0
  private let isWritten: Bool
  private var flows: [FlowID: Int] = [:]
  private var slots: [SlotID: (number: Int, generations: [UInt64])] = [:]
  /// The links that wait.
  private var waiting: Set<String> = []

  package init(isWritten: Bool = false) { self.isWritten = isWritten }

  /// Notes that something has happened. The text is made only if the log is written, so it must do nothing else.
  package func add(_ kind: String, _ text: @autoclosure () -> String) {
    count(kind)
    count += 1
    if isWritten { lines.append("\(kind): \(text())") }
  }

  /// Notes that the app was asked. These lines name no identities, so that more of them do not change what follows.
  package func ask(_ kind: String, _ text: @autoclosure () -> String) {
    count(kind)
    if isWritten { lines.append("? \(kind): \(text())") }
  }

  package func count(_ kind: String) { counts[kind, default: 0] += 1 }

  // MARK: Names

  func name(_ flow: AnyCoordinator) -> String {
    let number = flows[flow.flowID] ?? flows.count + 1
    flows[flow.flowID] = number
    return "\(type(of: flow)) ~\(number)"
  }

  /// The slot and its generation.
  private func name(_ node: Node) -> String {
    var slot = slots[node.id] ?? (slots.count + 1, [])
    if !slot.generations.contains(node.generation) { slot.generations.append(node.generation) }
    slots[node.id] = slot
    let generation = slot.generations.firstIndex(of: node.generation) ?? 0
    return "#\(slot.number)" + String(repeating: "'", count: generation) + " \(node.destination)"
  }

  // MARK: Observers

  func observe(_ scene: FlowScene) {
    if isWritten { scene.observe { [weak self] in self?.add("scene change", $0.text) } }
    scene.observeEvents { [weak self] in self?.hear($0) }
  }

  private func hear(_ event: NavigationEvent) {
    count("cause \(event.cause)")
    count(of: event)
    add(
      "event \(kind(of: event))", "\(text(event)) by \(event.cause) in \(event.flow.path.joined(separator: "/"))")
  }

  /// The name of an event's case. A mirror takes long for the usual ones.
  private func kind(of event: NavigationEvent) -> String {
    switch event.kind {
    case .shown: "shown"
    case .removed: "removed"
    case .visible: "visible"
    default: Self.caseName(event.kind)
    }
  }

  private func text(_ event: NavigationEvent) -> String {
    switch event.kind {
    case .shown(let node, let index): "\(name(node)) as \(node.style) at \(index)"
    case .removed(let node, let cause): "\(name(node)) (\(cause))"
    case .visible(let node): "\(name(node)) at \(event.link ?? "no link")"
    case .refused(let verb, let error): "\(verb): \(Self.caseName(error))"
    default: "\(event)"
    }
  }

  /// Counts why something happened, and how a link that waits has ended.
  private func count(of event: NavigationEvent) {
    switch event.kind {
    case .removed(_, let cause): count("removed by \(cause)")
    case .denied(let error): count("admission \(Self.caseName(error))")
    case .refused(_, let error): count("refusal \(Self.caseName(error))")
    case .restored(let report): for loss in report.losses { count("loss \(Self.caseName(loss.reason))") }
    case .linkHeld(let link): waiting.insert(link)
    case .linkOpened(let link): end(of: link, "opened")
    case .linkReplaced(let link, _): end(of: link, "replaced")
    case .linkExpired(let link): end(of: link, "expired")
    case .linkRefused(let link, let error):
      count("link \(Self.caseName(error.reason))")
      end(of: link, event.cause == .closed ? "closed" : "refused \(Self.caseName(error.reason))")
    default: break
    }
  }

  private func end(of link: String, _ end: String) {
    if waiting.remove(link) != nil { count("waiting link \(end)") }
  }

  static func caseName(_ value: some Any) -> String {
    let mirror = Mirror(reflecting: value)
    return mirror.children.first?.label ?? String(reflecting: value).split(separator: ".").last.map(String.init) ?? ""
  }
}

extension FlowChange {
  fileprivate var text: String { "kinds \(kinds.rawValue)\(isAnimated ? "" : ", not animated")" }
}

extension AppLog {
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
  var whole: String {
    flow + "["
      + slots.map { "\($0.destination) \($0.style)\($0.child.map { " " + $0.whole } ?? "")" }.joined(separator: ", ")
      + "]"
  }
}
