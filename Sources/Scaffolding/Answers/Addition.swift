/// A part that a command adds to a project.
public enum Addition: Hashable, Codable, Sendable {
  /// A flow of its own type.
  case flow(FlowAddition)
  /// A case of a flow, with its screen.
  case destination(DestinationAddition)
  /// Tabs, each with a flow.
  case tabs(TabsAddition)
  /// A guard with a sign-in.
  case guarding(GuardAddition)

  /// The name that `remove` takes: `Settings` or `Settings.note`, also for a flow that was there and is opened by another
  /// one.
  public var name: String {
    switch self {
    case .flow(let flow): flow.call == nil ? "\(flow.name)" : "\(flow.parent).\(flow.name.caseName)"
    case .destination(let destination): "\(destination.flow).\(destination.caseName)"
    case .tabs(let tabs): "\(tabs.name)"
    case .guarding(let guarding): "\(guarding.flow)"
    }
  }

  /// The flow that is there already and that another flow opens, too; `nil` for a new part.
  public var reusedFlow: FlowName? {
    if case .flow(let flow) = self, flow.call != nil { flow.name } else { nil }
  }

  /// The kind of the addition, in a word.
  public var kind: String {
    switch self {
    case .flow: "flow"
    case .destination: "destination"
    case .tabs: "tabs"
    case .guarding: "guard"
    }
  }

  /// Throws if the example can be no value of its types. An addition that is recorded was compiled since, so it is not
  /// checked again.
  func checkExample() throws {
    switch self {
    case .flow(let flow):
      if !flow.values.isEmpty { try flow.values.check(flow.example, of: flow.name.caseName) }
      guard let type = flow.finishing, let value = flow.value, let literal = type.literal,
        !type.accepts(SwiftSource(value).tokens)
      else { return }
      throw ScaffoldingError(
        .usage, "“\(value.excerpt)” is not a value of the type \(type); expected one such as \(literal)")
    case .destination(let destination):
      if !destination.values.isEmpty { try destination.values.check(destination.example, of: destination.caseName) }
    case .tabs, .guarding: break
    }
  }

  /// The values of the new case.
  var values: [Payload] {
    switch self {
    case .flow(let flow): flow.values
    case .destination(let destination): destination.values
    case .tabs, .guarding: []
    }
  }

  /// The flows that it makes.
  var newFlows: [FlowName] {
    switch self {
    case .flow(let flow): flow.call == nil ? [flow.name] : []
    case .destination: []
    case .tabs(let tabs): tabs.tabs
    case .guarding(let guarding): guarding.opening?.call == nil ? [guarding.opening?.name].compactMap(\.self) : []
    }
  }

  /// The tabs that it makes.
  var newTabs: [FlowName] { if case .tabs(let tabs) = self { [tabs.name] } else { [] } }

  /// The flow whose files get lines.
  public var parent: FlowName {
    switch self {
    case .flow(let flow): flow.parent
    case .destination(let destination): destination.flow
    case .tabs(let tabs): tabs.parent
    case .guarding(let guarding): guarding.flow
    }
  }

  /// The case that the flow gets.
  var caseName: String {
    switch self {
    case .flow(let flow): flow.name.caseName
    case .destination(let destination): destination.caseName
    case .tabs(let tabs): tabs.name.caseName
    case .guarding(let guarding): guarding.signIn.caseName
    }
  }

  // MARK: The record

  // The record has the options, so that everything in it is checked as the options are.

  private enum Key: String, CodingKey { case flow, destination, tabs, guarding = "guard" }

  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Key.self)
    self =
      if keys.contains(.tabs) {
        .tabs(try TabsAddition(from: decoder))
      } else if keys.contains(.guarding) {
        .guarding(try GuardAddition(from: decoder))
      } else if keys.contains(.flow) {
        .flow(try FlowAddition(from: decoder))
      } else {
        .destination(try DestinationAddition(from: decoder))
      }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .flow(let flow): try flow.encode(to: encoder)
    case .destination(let destination): try destination.encode(to: encoder)
    case .tabs(let tabs): try tabs.encode(to: encoder)
    case .guarding(let guarding): try guarding.encode(to: encoder)
    }
  }
}

/// The ways in which an added place appears.
public enum AdditionStyle: String, CaseIterable, Codable, Sendable {
  case push, sheet, cover, tab, root

  /// Whether the place is above the line, so that only a button of its own closes it on some systems.
  var isPresented: Bool { self == .sheet || self == .cover }
}

/// Throws for a name that would make lines of code too long.
func checkLength(of name: String) throws {
  if name.count > 28 {
    throw ScaffoldingError(.name, "“\(name.excerpt)” is longer than 28 characters; expected a shorter name")
  }
}
