import Armature
import Foundation
import Testing

/// A row of a table of rules: *the flows before*, an act, *the flows after* with the events, or the reason for which nothing
/// happens. See ``FlowText`` for flows, ``RowAct`` for acts, ``NavigationEvent/brief`` for events.
///
/// ```swift
/// Row("a flow that leaves takes its slots along", "0 flow1[0 2] 3", "flow1.leave()", "0 3 | -2 flowEnded, -0 left")
/// Row("a flow does not go back past its root", "0 1", "goBack(2)", refused: .pastRoot)
/// Row("a slot that is gone is ignored", "0", ignores: "scene.dismiss(sheet1)")
/// ```
///
/// Without a bar, the events do not matter. Of several acts, with semicolons between them, the last one is tested, and the
/// events are those of all.
struct Row: Sendable, CustomTestStringConvertible {
  enum Outcome: Sendable {
    case done(String)
    /// Nothing has changed, and an event or an error has the reason.
    case refused(NavigationError)
    /// Nothing has changed, and nobody is told.
    case ignored
  }

  let rule: String
  let before: String
  let acts: String
  let outcome: Outcome

  init(_ rule: String, _ before: String, _ acts: String, _ after: String) {
    (self.rule, self.before, self.acts, outcome) = (rule, before, acts, .done(after))
  }

  init(_ rule: String, _ before: String, _ acts: String, refused reason: NavigationError) {
    (self.rule, self.before, self.acts, outcome) = (rule, before, acts, .refused(reason))
  }

  init(_ rule: String, _ before: String, ignores acts: String) {
    (self.rule, self.before, self.acts, outcome) = (rule, before, acts, .ignored)
  }

  var testDescription: String { "\(rule): \(before) – \(acts)" }

  /// Checks the row in a scene, with and without an observer of its events.
  @MainActor
  func check(root: ((Census) -> AnyCoordinator)? = nil, _ location: SourceLocation = #_sourceLocation) throws {
    for isObserved in [true, false] {
      let scene = try RowScene(before, root: root, isObserved: isObserved)
      #expect(scene.flows == before, sourceLocation: location)
      try scene.check(acts, outcome, location)
    }
  }
}

extension RowScene {
  /// Checks a step of a story, as ``Row`` does.
  func step(_ acts: String, _ after: String, _ location: SourceLocation = #_sourceLocation) throws {
    try check(acts, .done(after), location)
  }

  /// Checks a step of a story that changes nothing.
  func step(
    _ acts: String, refused reason: NavigationError, _ location: SourceLocation = #_sourceLocation
  ) throws { try check(acts, .refused(reason), location) }

  fileprivate func check(_ acts: String, _ outcome: Row.Outcome, _ location: SourceLocation) throws {
    forget()
    let all = acts.parts(";")
    for act in all.dropLast() { #expect(try does(act), "\(act)", sourceLocation: location) }
    let before = (presentation: scene.presentation, flows: flows, layers: layersOfSlots, changes: changes)
    var (isDone, thrown) = (false, NavigationError?.none)
    do { isDone = try does(all.last ?? "") } catch let error where error is NavigationError {
      thrown = error as? NavigationError
    }
    if case .done(let after) = outcome {
      let parts = after.components(separatedBy: " |")
      #expect(isDone && thrown == nil, "\(refusal?.reason.name ?? "not done")", sourceLocation: location)
      #expect(flows == parts[0], sourceLocation: location)
      let moved = layersOfSlots.filter { before.layers[$0] != nil && before.layers[$0] != $1 }
      #expect(moved.isEmpty, "a slot changed its layer", sourceLocation: location)
      if isObserved, parts.count > 1 {
        #expect(events.joined(separator: ", ") == parts[1].dropFirst(), sourceLocation: location)
      }
    } else {
      #expect(!isDone && flows == before.flows && scene.presentation == before.presentation, sourceLocation: location)
      #expect(changes == before.changes, sourceLocation: location)
      if case .ignored = outcome { #expect(events.isEmpty, sourceLocation: location) }
    }
    if case .refused(let reason) = outcome, isObserved || thrown != nil {
      #expect(thrown ?? refusal?.reason == reason, sourceLocation: location)
      if let act = RowAct.acts(all.last ?? "").last, act.receiver != "scene", thrown == nil {
        #expect(refusal?.verb.hasPrefix(act.verb + "(") == true, sourceLocation: location)
      }
    }
    checkRemovals(location)
  }

  /// The slot that has begun the layer of each slot that is drawn.
  private var layersOfSlots: [SlotID: SlotID] {
    let layers = sequence(first: scene.presentation) { $0.modal }
    return Dictionary(layers.flatMap { layer in layer.nodes.map { ($0.id, layer.nodes[0].id) } }) { first, _ in first }
  }
}
