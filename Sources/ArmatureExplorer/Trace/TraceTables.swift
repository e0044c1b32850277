import Armature

/// A trace as tables. Each place and event stands in its table once, and others name it by its position.
struct TraceTables: Encodable {
  private let title: String
  private var places = PlaceTables()
  private var events = Table<Event>()
  private var flows = Table<Flow>()
  private var steps: [Step] = []

  private enum CodingKeys: CodingKey {
    case title, events, flows, steps
  }

  func encode(to encoder: any Encoder) throws {
    try places.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(title, forKey: .title)
    try container.encode(events, forKey: .events)
    try container.encode(flows, forKey: .flows)
    try container.encode(steps, forKey: .steps)
  }

  init(_ trace: Trace) {
    title = trace.title.pageText
    for step in trace.steps { steps.append(add(step)) }
  }

  private struct Step: Encodable {
    let text: Int
    let command: Int?
    let source: Int?
    let control: Control?
    let before: Int?
    let after: Int
    let events: [Int]?
    let made: [Int]?
    let released: [Int]?
    let failure: Int?
  }

  private struct Control: Encodable {
    let title: Int
    let index: Int
  }

  private struct Flow: Hashable, Encodable {
    let type: Int
    let number: Int
  }

  private struct Event: Hashable, Encodable {
    let kind: EventDescription.Kind
    let scene: Int
    let text: Int
    let cause: Int?
  }
}

extension TraceTables {
  private mutating func add(_ text: String) -> Int { places.add(text) }

  private mutating func add(_ text: String?) -> Int? { text.map { add($0) } }

  private mutating func add(_ step: Trace.Step) -> Step {
    Step(
      text: add(step.text), command: add(step.command.nonEmpty), source: add(step.source),
      control: step.control.map { Control(title: add($0.title), index: $0.index) },
      before: step.before.map { places.add($0) }, after: places.add(step.after),
      events: step.events.map { add($0) }.nonEmpty,
      made: step.made.map { add($0) }.nonEmpty, released: step.released.map { add($0) }.nonEmpty,
      failure: add(step.failure))
  }

  private mutating func add(_ flow: Trace.Flow) -> Int {
    flows.position(of: Flow(type: add(flow.type), number: flow.number))
  }

  private mutating func add(_ event: EventDescription) -> Int {
    events.position(
      of: Event(kind: event.kind, scene: add(event.scene), text: add(event.text), cause: add(event.cause)))
  }
}
