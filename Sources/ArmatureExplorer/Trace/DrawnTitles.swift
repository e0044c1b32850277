import Armature

/// The titles of the screens in a line. A covered screen keeps the title with which it was last on display, until it has
/// to be drawn again: to make each screen anew for its title would take most of the time of a trace.
@MainActor
struct DrawnTitles {
  private struct Drawing: Hashable {
    let slot: SlotID
    let generation: UInt64
    let revision: Int
  }

  private var titles: [Drawing: String] = [:]

  /// Returns the titles of a scene's line, by layers.
  mutating func layers(of scene: FlowScene, on display: Display) -> [Trace.Layer] {
    var found: [Drawing: String] = [:]
    let layers = scene.titlesByLayer { node in
      let drawing = Drawing(slot: node.id, generation: node.generation, revision: node.revision)
      let drawn = display.listings.first { $0.slot == node.id }?.title
      found[drawing] = drawn ?? titles[drawing] ?? scene.screen(of: node.id)?.title
      return found[drawing]
    }
    titles = found
    return layers.map { Trace.Layer(style: $0 == .push ? "window" : "\($0)", titles: $1) }
  }
}
