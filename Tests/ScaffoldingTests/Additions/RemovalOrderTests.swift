import Foundation
import TestSupport
import Testing

// @testable: plans additions and removals, and takes the place of the app that says which rows its screens have.
@testable import Scaffolding

@Suite("Additions that are taken back in another order")
struct RemovalOrderTests {
  /// An addition, or a view of the case that is called so.
  enum Step: Equatable, Sendable, CustomStringConvertible {
    case addition(Addition)
    case view(String)

    var description: String {
      switch self {
      case .addition(let addition): "\(addition.kind) \(addition.name) into \(addition.parent)"
      case .view(let name): "view \(name)"
      }
    }
  }

  /// Steps, and the seed of the order in which they are taken back.
  struct Sequence: Sendable, CustomStringConvertible {
    var steps: [Step]
    let order: UInt64

    var description: String { "\(steps.map(\.description)), order \(order)" }
  }

  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  private var project: Project { get throws { try Project(at: sandbox["Notes"]) } }
  private var files: [Template.File] { get throws { try sandbox.contents(of: "Notes") } }

  @Test(
    "leave nothing, or name what they leave; a removal that is refused names the part to remove first",
    arguments: [
      ("start", ["App", "NewItem"]), ("empty", ["App"]), ("tabs", ["Settings", "Books", "Book"]), ("account", ["App"]),
    ])
  func randomOrders(template: String, flows: [String]) async throws {
    try await tryCases(4, seed: 20_261_128) {
      Sequence(steps: Self.steps(in: flows, &$0), order: $0.next())
    } smaller: { sequence in
      sequence.steps.withoutOne.map { Sequence(steps: $0, order: sequence.order) }
    } problem: { _, sequence in
      defer { try? sandbox.remove("Notes") }
      try sandbox.makeNotes(template)
      return try problem(with: sequence)
    }
  }

  private static func steps(in first: [String], _ random: inout RandomSource) -> [Step] {
    var (flows, tabs, steps) = (first, [String](), [Step]())
    for index in 0..<Int.random(in: 2...8, using: &random) {
      let parent = flows.randomElement(using: &random) ?? ""
      let style = [AdditionStyle.push, .sheet, .cover].randomElement(using: &random) ?? .push
      let values = ["", "id: Int", "id: Int, text: String?"].randomElement(using: &random)
      var addition: Addition?
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1:
        addition = try? .destination(
          DestinationAddition("\(parent).more\(index)", with: values, as: style, row: .standard))
      case 2, 3:
        addition = try? .flow(
          FlowAddition(
            name: FlowName("Flow\(index)"), into: FlowName(parent), with: values, as: style,
            finishing: Bool.random(using: &random) ? "Int" : nil, row: .standard))
        flows.append("Flow\(index)")
      case 4:
        addition = try? .tabs(
          TabsAddition(name: FlowName("Set\(index)"), into: FlowName(parent), holding: "One\(index), Two\(index)"))
        flows.append("Two\(index)")
        tabs.append("Set\(index)")
      case 7:
        addition = try? .tabs(
          TabsAddition(
            name: FlowName("Root\(index)"), into: FlowName("App"), holding: "First\(index), Last\(index)", as: .root))
        flows.append("Last\(index)")
      case 8:
        addition = try? .guarding(GuardAddition(of: FlowName(parent), signIn: FlowName("SignIn")))
      case 5:
        // A flow that is there, in a second flow; without the values that it may need, the addition is refused.
        let name = flows.randomElement(using: &random) ?? ""
        addition = try? .flow(
          FlowAddition(name: FlowName(name), into: FlowName(parent), with: "id: Int, text: String?", as: style))
      default:
        if let set = tabs.randomElement(using: &random), Bool.random(using: &random) {
          addition = try? .flow("Tab\(index)", into: set, as: .tab)
        } else {
          steps.append(.view("\(parent).\(parent == "App" ? "more\(max(0, index - 1))" : AppName.camel(parent))"))
        }
      }
      steps += [addition.map(Step.addition)].compactMap { $0 }
    }
    return steps
  }

  /// Does the steps that are possible, and takes all additions back. Returns what is left without being named.
  private func problem(with sequence: Sequence) throws -> String? {
    let original = try files
    for step in sequence.steps {
      switch step {
      case .addition(let addition): try? ProjectPlan(adding: addition, to: project).apply()
      case .view(let name):
        let snapshot = ScreenSnapshot(title: "More", rows: [], bar: [])
        try? ProjectPlan(adding: ViewAddition(name), to: project) { _ in snapshot }.apply()
      }
    }
    var (random, named) = (RandomSource(seed: sequence.order), Set<String>())
    while let addition = try project.record.added?.randomElement(using: &random) {
      try remove((addition.kind, addition.name), naming: &named)
    }
    let left = Set(try files).symmetricDifference(original).map(\.path)
    let unnamed = Set(left).subtracting(named.map { String($0.dropFirst(sandbox["Notes"].count + 1)) })
    return unnamed.isEmpty ? nil : "\(unnamed.sorted()) are left"
  }

  private func remove(_ part: (kind: String, name: String), naming paths: inout Set<String>) throws {
    do {
      let plan = try ProjectPlan(removing: part.name, kind: part.kind, from: project)
      try plan.apply()
      paths.formUnion(plan.actions.filter { $0.word == .keep }.map(\.path))
      paths.formUnion(plan.linesOfUses.map { String($0.prefix { $0 != ":" }) })
    } catch let error as ScaffoldingError {
      let hints = [
        /the (?<kind>\w+) “(?<name>[\w.]+)” was added into .*; remove it first/,
        /remove the (?<kind>\w+) “(?<name>[\w.]+)” first/,
        /the (?<kind>\w+) “(?<name>[\w.]+)” gets “\w+” from the guard; remove it first/,
      ]
      guard let hint = hints.lazy.compactMap({ error.description.firstMatch(of: $0) }).first else { throw error }
      try remove((String(hint.output.kind), String(hint.output.name)), naming: &paths)
    }
  }
}
