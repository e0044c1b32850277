/// How a host draws columns.
package enum ColumnLayout: Sendable {
  /// Side by side.
  case apart
  /// Above each other in one stack, because there is too little room.
  case joined
  /// Above each other, each with a stack of its own. SwiftUI draws a narrow split view so, and the columns keep their
  /// views when the window is folded.
  case folded

  package var isCollapsed: Bool { self != .apart }
}

/// The state of a container: its members by name, and how they are drawn.
struct ContainerState: Sendable {
  /// A place for a flow.
  struct Member: Sendable {
    let name: String
    /// The app's value for the member, such as a case of its tab enum.
    var key: (any BoxedDestination)?
    var isHidden = false
  }

  /// The texts and images that a container itself shows.
  struct Description: Equatable, Sendable {
    /// The items of a tab bar, in its order.
    var items: [TabItem] = []
    /// The text in an empty column.
    var placeholder = ""
    /// The names of the members that the app leaves out now, besides the hidden ones.
    var leftOut: Set<String> = []
  }

  /// The arrangement of the members.
  enum Arrangement: Equatable, Sendable {
    /// One at a time. The name is empty while there are no members.
    case one(visible: String)
    /// All of them, as columns.
    case columns(ColumnLayout)
  }

  /// The members in the order of drawing. Columns that are one stack lie above each other in this order.
  private(set) var members: [Member]
  /// The names of the members that the container has begun with.
  private let firstNames: [String]
  /// The name of the member that the container has begun with showing; `nil` for columns.
  private let firstVisibleName: String?
  /// The members' flows, each made when it is first needed. Apart from the members, since each change in a flow copies
  /// this array.
  var flows: [Shared<FlowState>?]
  var arrangement: Arrangement
  let isTabs: Bool
  /// The part of the state that the app makes from its models.
  var description = Description()
  /// Grows when the selected tab's screen should scroll to its top.
  var scrolls = 0

  /// Creates a container that shows one member at a time. Of members with the same name, only the first counts.
  ///
  /// - Parameters:
  ///   - members: The members in their order.
  ///   - visible: The name of the visible member; the first member if no member has the name.
  ///   - isTabs: Whether the members are tabs.
  init(one members: [Member], visible: String?, isTabs: Bool) {
    self.members = members.withoutRepetitions
    firstNames = self.members.map(\.name)
    flows = Array(repeating: nil, count: self.members.count)
    let name = self.members.first { $0.name == visible }?.name ?? self.members.first?.name
    arrangement = .one(visible: name ?? "")
    firstVisibleName = name
    self.isTabs = isTabs
  }

  /// Creates a container that shows all its members in columns.
  init(columns: [String]) {
    members = columns.map { Member(name: $0) }
    firstNames = columns
    firstVisibleName = nil
    flows = Array(repeating: nil, count: columns.count)
    arrangement = .columns(.apart)
    isTabs = false
  }

  /// The name of the visible member; `nil` for columns.
  var visibleName: String? { if case .one(let name) = arrangement { name } else { nil } }
  /// Whether columns lie above each other.
  var isCollapsed: Bool { if case .columns(let layout) = arrangement { layout.isCollapsed } else { false } }

  /// The names of the members that the container has begun with and does not have any more.
  var removed: [String] {
    let names = Set(members.map(\.name))
    return firstNames.filter { !names.contains($0) }
  }

  func index(of name: String) -> Int? { members.firstIndex { $0.name == name } }

  /// The members that can be visible, in their order.
  var available: [Member] { members.filter { !$0.isHidden && !description.leftOut.contains($0.name) } }

  /// The name of the member in links to the container as a whole: the first visible one, if it can be visible now.
  var linkedName: String? {
    let names = available.map(\.name)
    return names.first { $0 == firstVisibleName } ?? names.first
  }

  /// The indices of the drawn members.
  var shown: Range<Int> {
    guard let visibleName else { return members.indices }
    return index(of: visibleName).map { $0..<$0 + 1 } ?? 0..<0
  }

  /// Returns whether a member is drawn, if it has a flow.
  func shows(_ index: Int) -> Bool { visibleName.map { $0 == members[index].name } ?? true }

  /// Returns whether more than one column up to an index presents something.
  func isCrowded(upTo index: Int) -> Bool { flows[...index].count { $0?.value.isPresenting ?? false } > 1 }

  /// Makes a member visible.
  ///
  /// - Throws: `notFound` for an unknown name and for a hidden member.
  mutating func show(_ name: String) throws(NavigationError) {
    guard available.contains(where: { $0.name == name }) else { throw .notFound }
    arrangement = .one(visible: name)
  }

  /// Adds, removes and moves members. When the visible member is removed or hidden, the next one in the old order
  /// becomes visible, or else the one before it.
  ///
  /// - Parameter new: The new members. Those with known names keep their flows.
  /// - Throws: `lastChild` when no member could be visible.
  mutating func set(_ new: [Member]) throws(NavigationError) {
    let old = members.map(\.name)
    let known = Dictionary(zip(old, flows)) { first, _ in first }
    members = new.withoutRepetitions
    flows = members.map { known[$0.name] ?? nil }
    guard let visibleName else { return }
    let shown = available.map(\.name)
    let position = old.firstIndex(of: visibleName) ?? old.endIndex
    let successor = old[position...].first(where: shown.contains) ?? old[..<position].last(where: shown.contains)
    guard let name = successor ?? shown.first else { throw .lastChild }
    arrangement = .one(visible: name)
  }
}

extension [ContainerState.Member] {
  /// Returns the index of a member, which is mostly where it was before.
  func index(of name: String, before: Int) -> Int? {
    indices.contains(before) && self[before].name == name ? before : firstIndex { $0.name == name }
  }

  fileprivate var withoutRepetitions: Self {
    var seen: Set<String> = []
    return filter { seen.insert($0.name).inserted }
  }
}
