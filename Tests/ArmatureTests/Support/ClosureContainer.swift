import Armature

/// A container that makes its flows with a closure of the test.
final class ClosureContainer: ContainerCoordinator {
  let make: (String) -> AnyCoordinator
  /// The names of the flows that do not keep their line.
  var forgetful: Set<String> = []

  init(_ names: [String], make: @escaping (String) -> AnyCoordinator = { _ in StyledFlow() }) {
    self.make = make
    super.init(names: names)
  }

  override func flow(named name: String) -> AnyCoordinator { make(name) }
  override func keepsLine(of name: String) -> Bool { !forgetful.contains(name) }

  func places(_ name: String) -> StyledFlow? { flow(ofMember: name) as? StyledFlow }
}

/// A tab with a name and a title. Tabs of the same name can differ.
struct TitledTab: Tab {
  let name: String
  let title: String
  var ask: @MainActor @Sendable () -> Void = {}

  func flow(in tabs: TabCoordinator<Self>) -> AnyCoordinator { StyledFlow() }
  func item(in tabs: TabCoordinator<Self>) -> TabItem {
    ask()
    return TabItem(title)
  }

  static func == (left: Self, right: Self) -> Bool { left.name == right.name && left.title == right.title }
  func hash(into hasher: inout Hasher) { hasher.combine(title) }
}
