/// Tabs to add: the types that hold them, a flow for each tab, and the lines in the flow that opens them.
public struct TabsAddition: Hashable, Sendable {
  /// The tabs: `Main` for `MainTab` and `MainTabs`.
  public let name: FlowName
  /// The flow that opens them.
  public let parent: FlowName
  /// The flows of the tabs.
  public let tabs: [FlowName]
  /// How they appear.
  public let style: AdditionStyle
  /// The screen that they replace, if they are the flow's first root; `nil` for other tabs and an unknown project.
  private(set) var replaced: Replaced?
  /// The ways to the case that opens them.
  private(set) var ways: Ways
  /// The properties of the parent that the flows get, by name; `nil` for those that the parent's initializer gets.
  private(set) var passing: [String]?
  /// The same, with their types; `nil` if there are none, or the parent is not known.
  private(set) var dependencies: [FlowAddition.Dependency]?

  /// Describes tabs.
  ///
  /// - Parameters:
  ///   - name: The name before `Tab` and `Tabs`.
  ///   - parent: The flow that opens them.
  ///   - tabs: The flows of the tabs: `Home, Search`.
  ///   - style: How they appear.
  ///   - passing: The names of the parent's properties that the flows get; `nil` for those that the parent's initializer
  ///     gets.
  ///   - row: The screen of the parent that gets a row which opens the tabs.
  /// - Throws: An error for names that break a rule, and for a tab that is named twice.
  public init(
    name: FlowName, into parent: FlowName, holding tabs: String, as style: AdditionStyle = .push,
    passing: String? = nil, row: RowPlace = .none
  ) throws {
    (self.name, self.parent, self.style, ways) = (name, parent, style, Ways(row: style == .root ? .none : row))
    self.tabs = try FlowAddition.names(in: tabs).map { try FlowName($0) }
    self.passing = passing.map(FlowAddition.names)
    try checkLength(of: "\(name)")
    if style == .root, case .screen = row {
      throw ScaffoldingError(.usage, "no row opens the first screen of a flow, so --from cannot be used with --as root")
    }
    if "\(name)" == "Modifies" {
      throw ScaffoldingError(.name, "“\(name)” cannot name tabs: Armature has a type \(name)Tabs; choose another name")
    }
    guard !self.tabs.isEmpty else {
      throw ScaffoldingError(
        .usage, "--tabs names no flows; expected the flows of the tabs, as in --tabs \"Home, Search\"")
    }
    for (index, tab) in self.tabs.enumerated() {
      try checkLength(of: "\(tab)")
      if self.tabs[..<index].contains(tab) {
        throw ScaffoldingError(.usage, "the tab “\(tab)” is named twice; expected different tabs")
      }
      try tab.check(self.tabs[..<index].map { "\($0)" }, as: "tab")
    }
  }

  /// The enum of the tabs.
  var tab: String { "\(name)Tab" }
  /// The coordinator that holds them.
  var coordinator: String { "\(name)Tabs" }

  /// Returns the addition with the properties that the flows get.
  func with(_ dependencies: [FlowAddition.Dependency]) -> Self {
    var addition = self
    (addition.dependencies, addition.passing) = (dependencies.isEmpty ? nil : dependencies, nil)
    return addition
  }

  /// The root that tabs take the place of.
  struct Replaced: Hashable, Codable, Sendable {
    /// The title of the template's first screen, which is removed with its case; `nil` for a case that is kept.
    let title: String?
    /// The case.
    let root: String
    /// The changes of the root, and of the tests that begin there.
    let changes: [TextChange]
  }

  /// Returns the addition with the root that it takes the place of.
  func with(_ replaced: Replaced) -> Self {
    var addition = self
    addition.replaced = replaced
    return addition
  }

  /// Returns the addition with the ways to its case.
  func with(_ ways: Ways) -> Self {
    var addition = self
    addition.ways = ways
    return addition
  }
}

extension TabsAddition: Codable {
  private enum Key: String, CodingKey { case tabs, holding, into, style = "as", passing, replaced }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    try self.init(
      name: FlowName(values.decode(String.self, forKey: .tabs)),
      into: FlowName(values.decode(String.self, forKey: .into)), holding: values.decode(String.self, forKey: .holding),
      as: values.decode(AdditionStyle.self, forKey: .style))
    ways = try Ways(from: decoder, in: parent)
    replaced = try values.decodeIfPresent(Replaced.self, forKey: .replaced)
    try replaced?.changes.check()
    dependencies = try values.decodeIfPresent([String].self, forKey: .passing)?
      .map { try FlowAddition.Dependency($0) }
  }

  public func encode(to encoder: any Encoder) throws {
    var record = encoder.container(keyedBy: Key.self)
    try record.encode("\(name)", forKey: .tabs)
    try record.encode(tabs.map { "\($0)" }.joined(separator: ", "), forKey: .holding)
    try record.encode("\(parent)", forKey: .into)
    try record.encode(style, forKey: .style)
    try ways.encode(to: encoder, in: parent)
    try record.encodeIfPresent(replaced, forKey: .replaced)
    try record.encodeIfPresent(dependencies?.map(\.description), forKey: .passing)
  }
}
