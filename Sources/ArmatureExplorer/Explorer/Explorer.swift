import Armature

/// Walks through an app as a user would, notes which places it has and how they connect, and says what is wrong.
///
/// Each walk opens the app in a world of its own: stores, a clock, a source of identifiers. So the same acts lead to the
/// same screens, and a relaunch keeps the world.
///
/// ```swift
/// let exploration = try await Explorer(world: { _ in Store() }) { AppCoordinator(store: $0) }.run()
/// #expect(exploration.findings == [])
/// ```
@MainActor
public struct Explorer {
  /// The limits of an exploration.
  public struct Bounds: Hashable, Sendable {
    /// The number of states, at least 1: places with the same kinds of rows.
    public var states = 300
    /// The number of acts in all walks, at least 1. Walks that repeat a way count.
    public var actions = 20_000
    /// The number of acts in one walk, at least 1.
    public var depth = 12
    /// The time in seconds; `nil` for no limit. With a limit, two explorations may differ.
    public var seconds: Double?

    /// Creates the usual limits.
    public init() {}
  }

  let name: String
  let bounds: Bounds
  let seed: UInt64
  let texts: [String: String]
  let windows: [String]
  let app: ExploredApp
  /// Called before each act with the commands that have led to the place, and with the act in words. So an act that ends
  /// the process is known.
  package var willAct: (@MainActor (_ way: [String], _ act: String) -> Void)?
  /// The acts with which earlier processes ended.
  package var ends: [ExplorerEnd] = []

  /// Creates an explorer of an app with a world.
  ///
  /// - Parameters:
  ///   - name: The name of the app, for the report.
  ///   - bounds: The limits.
  ///   - seed: Which one of several equal rows is touched, and where links are tried. Equal seeds give equal reports.
  ///   - texts: Texts for the rows with these titles, such as a user's name and password. Scripts and drawings do not
  ///     contain them.
  ///   - linkAddress: The address at which links of the app begin.
  ///   - world: Makes a world, a new one for each call: all that the flows share and that a relaunch keeps. It gets the
  ///     clock by which the explorer lets time pass.
  ///   - otherWorlds: Further worlds with their names, such as one in which a user is signed in. They are explored
  ///     beside the usual one, with one list of places.
  ///   - root: Makes the root flow over a world, a new one for each call.
  public init<World>(
    name: String = "App", bounds: Bounds = Bounds(), seed: UInt64 = 0, texts: [String: String] = [:],
    linkAddress: LinkAddress? = nil,
    world: @escaping @MainActor (_ time: FlowClock) -> World,
    otherWorlds: KeyValuePairs<String, @MainActor (_ time: FlowClock) -> World> = [:],
    root: @escaping @MainActor (_ world: World) -> AnyCoordinator
  ) {
    let app = ExploredApp(linkAddress: linkAddress, world: world, otherWorlds: otherWorlds) { world, _ in root(world) }
    self.init(name: name, bounds: bounds, seed: seed, texts: texts, app: app)
  }

  /// Creates an explorer of an app with several windows.
  ///
  /// - Parameters:
  ///   - name: The name of the app, for the report.
  ///   - bounds: The limits.
  ///   - seed: Which one of several equal rows is touched, and where links are tried.
  ///   - texts: Texts for the rows with these titles.
  ///   - windows: The names of windows to open from the start, beside `main`. Windows that the app opens by itself are
  ///     explored in any case.
  ///   - linkAddress: The address at which links of the app begin.
  ///   - world: Makes a world, a new one for each call. The windows share it.
  ///   - otherWorlds: Further worlds with their names.
  ///   - root: Makes the root flow of the window with a name; `nil` for a name without a window.
  public init<World>(
    name: String = "App", bounds: Bounds = Bounds(), seed: UInt64 = 0, texts: [String: String] = [:],
    windows: [String], linkAddress: LinkAddress? = nil,
    world: @escaping @MainActor (_ time: FlowClock) -> World,
    otherWorlds: KeyValuePairs<String, @MainActor (_ time: FlowClock) -> World> = [:],
    root: @escaping @MainActor (_ world: World, _ window: String) -> AnyCoordinator?
  ) {
    let app = ExploredApp(linkAddress: linkAddress, world: world, otherWorlds: otherWorlds, root: root)
    self.init(name: name, bounds: bounds, seed: seed, texts: texts, windows: windows, app: app)
  }

  package init(
    name: String, bounds: Bounds, seed: UInt64, texts: [String: String], windows: [String] = [], app: ExploredApp
  ) {
    self.name = name
    self.bounds = bounds
    self.seed = seed
    self.texts = texts
    self.windows = windows
    self.app = app
  }

  /// Explores the app. If an act never ends, neither does this call; the command `explore` finds such an act.
  ///
  /// - Returns: The places, the ways between them, and what is wrong.
  /// - Throws: An ``ExplorerError`` for bounds of 0 and when nothing was covered, and a ``/Armature/SceneError`` when the
  ///   root is refused.
  /// - Complexity: Each act is tried in a new world, after the acts that lead to it.
  public func run() async throws -> Exploration {
    try checked(await ExplorationSearch(self).explore())
  }

  /// Returns an exploration, unless it has covered nothing.
  func checked(_ exploration: Exploration) throws -> Exploration {
    guard exploration.actions > 0 else {
      throw ExplorerError(
        "nothing was covered: "
          + (exploration.bound.map { "the bound of \($0.rawValue) was met at once" } ?? "\(name) has nothing to try"))
    }
    return exploration
  }
}

/// The reason why an app cannot be explored.
public struct ExplorerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence about the problem and the expected input.
  public let description: String

  package init(_ description: String) { self.description = description }
}

extension Explorer.Bounds {
  /// The first limit that is wrong, in a sentence.
  var problem: String? {
    let numbers = [("states", Double(states)), ("actions", Double(actions)), ("depth", Double(depth))]
    let bad = numbers.first { $0.1 < 1 }.map { "the bound of \($0.0) is \(Int($0.1)); expected at least 1" }
    return bad ?? seconds.flatMap { $0 > 0 ? nil : "the bound of seconds is \($0); expected more than 0" }
  }
}

/// An act with which a process ended.
package struct ExplorerEnd: Hashable, Codable {
  package let way: [String]
  package let act: String
  package let kind: Finding.Kind
  package let reason: String

  package init(way: [String], act: String, kind: Finding.Kind, reason: String) {
    self.way = way
    self.act = act
    self.kind = kind
    self.reason = reason
  }
}

extension Explorer {
  /// The name of the act that opens the app.
  package static let startAct = "the start"
  /// The name of the work that lists the links of all examples.
  package static let linksAct = "the list of links"
}

extension Exploration {
  /// The exploration of an app that ends before its first screen.
  package init(name: String, seed: UInt64, endAtStart end: ExplorerEnd) {
    self.init(name: name, seed: seed)
    findings = [
      Finding(
        kind: end.kind, place: end.act, text: "\(end.act): \(end.reason)", script: [], shortScript: nil, test: [])
    ]
  }
}
