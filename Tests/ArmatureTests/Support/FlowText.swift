import Foundation

// @testable: reads the states of containers, which are internal.
@testable import Armature

/// A scene's flows as text: `0 flow1[0 2] sheet3`.
///
/// | text | meaning |
/// |---|---|
/// | `0 1` | a flow with the root `page(0)`, which has shown `page(1)` |
/// | `1:cover` | a slot with another style than its destination's own, as links write it |
/// | `flow1[0 2]` | a slot that opens a child flow with the root `page(0)`, which has shown `page(2)` |
/// | `tabs{*first: 0 1, second, ~third}` | tabs; `*` is before the visible one, `~` before hidden ones |
/// | `split<sidebar: home, detail: 7>` | a split view; in `(…)`, its columns are one stack |
///
/// A member of a container without a colon has no flow yet.
enum FlowText {
  @MainActor
  static func text(_ flow: AnyCoordinator) -> String {
    guard let container = flow.state.container, let holder = flow as? AnyContainer else {
      return flow.slots.enumerated().map { text($1, isRoot: $0 == 0) }.joined(separator: " ")
    }
    let isOne = container.visibleName != nil
    let members = container.members.enumerated().map { index, member in
      let mark = member.isHidden ? "~" : isOne && container.shows(index) ? "*" : ""
      return mark + member.name + (holder.flow(ofMember: member.name).map { ": \(text($0))" } ?? "")
    }
    let (first, last) = isOne ? ("{", "}") : container.isCollapsed ? ("(", ")") : ("<", ">")
    return first + members.joined(separator: ", ") + last
  }

  @MainActor
  private static func text(_ slot: InspectedSlot, isRoot: Bool) -> String {
    let style = isRoot || slot.style == slot.destination.style ? "" : ":\(slot.style.linkText)"
    let child = slot.child.map { $0 is AnyContainer ? text($0) : "[\(text($0))]" }
    return name(slot.destination) + style + (child ?? "")
  }

  /// `1` for `page(1)` and `page(id: 1)`, the description for destinations with other payloads.
  static func name(_ destination: any Destination) -> String { name("\(destination)") }

  static func name(_ description: String) -> String {
    let parts = description.split(separator: "(", maxSplits: 1)
    guard parts.count == 2, let number = parts[1].dropLast().split(separator: " ").last, Int(number) != nil else {
      return description
    }
    return (parts[0] == "page" ? "" : String(parts[0])) + number
  }

  /// The destination with a name: `1` for `page(1)`, `sheetFlow2`, `home`.
  static func destination<D: Destination>(_ name: String, as type: D.Type = D.self) throws -> D {
    let word = String(name.prefix(while: \.isLetter))
    let value = name.dropFirst(word.count)
    let number = value.isEmpty ? "" : "\"_0\":\(value),\"id\":\(value)"
    let texts = ["{\"\(word.isEmpty ? "page" : word)\":{\(number)}}", "\"\(name)\""]
    for case let type as any Decodable.Type in [type] {
      for text in texts {
        if let place = try? JSONDecoder().decode(type, from: Data(text.utf8)) as? D { return place }
      }
    }
    throw NavigationError.failed("\(name) is no \(D.self)")
  }

  /// The names of the members of a container.
  static func members(_ container: String) -> [String] {
    container.dropFirst().dropLast().parts(",").map { $0.prefix { $0 != ":" }.filter(\.isLetter) }
  }

  /// The destination of a slot, and its style if it is another than the destination's own.
  static func slot<D: Destination>(_ text: String, as type: D.Type = D.self) throws -> (D, PresentationStyle?) {
    let parts = text.split(separator: ":")
    return (try destination(String(parts[0])), parts.count > 1 ? PresentationStyle(linkText: String(parts[1])) : nil)
  }
}

extension StringProtocol {
  /// The parts between separators that stand in no brackets, without spaces around them.
  func parts(_ separator: Character) -> [String] {
    var depth = 0
    return split { character in
      if "[{<(".contains(character) { depth += 1 }
      if "]}>)".contains(character) { depth -= 1 }
      return character == separator && depth == 0
    }
    .map { part in String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }.filter { !$0.isEmpty }
  }
}

extension FlowScene {
  /// All flows of the scene, as ``FlowText`` writes them.
  var flows: String { FlowText.text(root) }
}

extension NavigationEvent {
  /// `+1` for a slot that was shown, `-1 back` for one that was removed, ``text`` for other events.
  var brief: String {
    switch kind {
    case .shown(let node, _): "+\(FlowText.name(node.destination))"
    case .removed(let node, let cause): "-\(FlowText.name(node.destination)) \(cause)"
    default: text
    }
  }
}
