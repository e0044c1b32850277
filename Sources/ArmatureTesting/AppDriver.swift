import Armature
// Exported, so that a test needs one import for the driver, its clock and the explorer.
@_exported import ArmatureExplorer
import Foundation
import Testing

/// A user in front of an app, for tests: does what a user can do, and nothing else.
///
/// ```swift
/// @Test @MainActor
/// func addsAnItem() throws {
///   let app = try AppDriver(root: AppCoordinator(store: Store(items: [])))
///   app.tap("Add")
///   app.fill("Title", with: "Bread")
///   app.tap("Save")
///   app.expect(rows: ["Bread"])
/// }
/// ```
///
/// An action that a user could not do, such as a tap on a disabled button or on a row below a sheet, fails the test at
/// the line of the call, under Swift Testing and under XCTest. After that, the driver does nothing more, since
/// each later action would fail too. An expectation that fails does not stop the driver.
///
/// Actions take effect before they return. Work that a button starts may still run;
/// ``settle(ignoringTasks:patience:file:line:)`` waits for it.
@MainActor
public final class AppDriver {
  /// The size of the window.
  public enum Width: Sendable {
    /// The width of a phone: a split view has one column.
    case compact
    /// The width of a tablet: a split view has all its columns.
    case regular
  }

  /// The windows of the app.
  public private(set) var scenes: SceneDirectory
  /// The clock on which the app's code sleeps, if any.
  public let clock: ManualClock?
  /// The size of the window.
  public var width: Width { windowWidth.isFolded ? .compact : .regular }
  private let windowWidth: WindowWidth
  /// Whether the window is folded when the app is opened.
  let startsFolded: Bool

  private(set) lazy var session = newSession()
  /// The window in front when the app was opened.
  private var opened: FlowScene
  /// The activity of the app, for which ``settle(ignoringTasks:patience:file:line:)`` waits.
  let activity = ActivitySignal()
  /// The events since the last action began.
  var events: [NavigationEvent] = []
  /// Whether an action has failed.
  var hasStopped = false
  private(set) var trace: TestTrace?
  var recorder: TraceRecorder? { trace?.recorder }
  /// The file with the walk, if the environment asks for it.
  private let walkFile: WalkFile?
  /// Whether the trace is attached to the test, or will be.
  var hasTrace = false

  /// Opens an app in one window.
  ///
  /// - Parameters:
  ///   - root: The root flow.
  ///   - link: The link that starts the app, if any.
  ///   - width: The size of the window.
  ///   - clock: The clock on which the app's code sleeps.
  ///   - tracing: Whether the driver records a trace for the case that the test fails, and its walk if the
  ///     environment variable `ARMATURE_WALKS` names a folder.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - function: The function of the call, which names the trace.
  /// - Throws: A ``/Armature/SceneError`` when the root is refused, a ``/Armature/LinkError`` when the link is.
  public convenience init(
    root: AnyCoordinator, opening link: String? = nil, width: Width = .regular, clock: ManualClock? = nil,
    tracing: Bool = true, file: StaticString = #filePath, line: UInt = #line, function: StaticString = #function
  ) throws {
    let scenes = SceneDirectory(notificationCenter: NotificationCenter()) { _ in nil }
    try scenes.open(root: root)
    try self.init(
      scenes: scenes, opening: link, width: width, clock: clock, tracing: tracing, file: file, line: line,
      function: function)
  }

  /// Opens an app in one window, which can be opened again with ``relaunch(opening:file:line:)``.
  ///
  /// ```swift
  /// let app = try AppDriver { AppCoordinator(store: store) }
  /// ```
  ///
  /// - Parameters:
  ///   - link: The link that starts the app, if any.
  ///   - width: The size of the window.
  ///   - clock: The clock on which the app's code sleeps.
  ///   - tracing: Whether the driver records a trace for the case that the test fails, and its walk if the
  ///     environment variable `ARMATURE_WALKS` names a folder.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - function: The function of the call, which names the trace.
  ///   - root: Makes the root flow, a new one for each call.
  /// - Throws: A ``/Armature/SceneError`` when the root is refused, a ``/Armature/LinkError`` when the link is.
  public convenience init(
    opening link: String? = nil, width: Width = .regular, clock: ManualClock? = nil, tracing: Bool = true,
    file: StaticString = #filePath, line: UInt = #line, function: StaticString = #function,
    root: @escaping @MainActor () -> AnyCoordinator
  ) throws {
    let scenes = SceneDirectory(notificationCenter: NotificationCenter()) { _ in root() }
    try self.init(
      scenes: scenes, opening: link, width: width, clock: clock, tracing: tracing, file: file, line: line,
      function: function)
  }

  /// Opens an app with several windows. If none is open, opens the one with the default name.
  ///
  /// - Parameters:
  ///   - scenes: The windows. Give them a notification center of their own, so that the broadcasts of other tests do
  ///     not reach them.
  ///   - link: The link that starts the app, if any.
  ///   - width: The size of the windows.
  ///   - clock: The clock on which the app's code sleeps.
  ///   - tracing: Whether the driver records a trace for the case that the test fails, and its walk if the
  ///     environment variable `ARMATURE_WALKS` names a folder.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - function: The function of the call, which names the trace.
  /// - Throws: A ``/Armature/SceneError`` when a root is refused, a ``/Armature/LinkError`` when the link is.
  public init(
    scenes: SceneDirectory, opening link: String? = nil, width: Width = .regular, clock: ManualClock? = nil,
    tracing: Bool = true, file: StaticString = #filePath, line: UInt = #line, function: StaticString = #function
  ) throws {
    self.scenes = scenes
    startsFolded = width == .compact
    windowWidth = WindowWidth(isFolded: startsFolded)
    self.clock = clock
    if let link { try scenes.open(link: link, asksToLeave: true) }
    opened = try scenes.current ?? scenes.open()
    walkFile = tracing ? WalkFile(at: Caller(file, line), in: function) : nil
    begin()
    see(session.display)
    guard tracing else { return }
    let trace = TestTrace(of: scenes, at: Caller(file, line), in: function) { [windowWidth] in windowWidth.columns }
    self.trace = trace
    Traces.current?.add(trace)
  }

  /// Adds what the user sees to the walk.
  func see(_ display: @autoclosure () -> Display) { walkFile?.add(session.place(on: display())) }

  private func newSession(after steps: [UserStep] = []) -> UserSession {
    UserSession(
      scenes: scenes, scene: opened, steps: steps, windowWidth: windowWidth,
      didChange: { [weak self] in self?.activity.recordChange() })
  }

  private func begin() {
    if let walkFile { session.willAct = { walkFile.act = $0 } }
    session.didHear = { [weak self] event in
      // Tests look at the visible screen itself.
      if case .visible = event.kind {} else { self?.events.append(event) }
      self?.activity.recordChange()
    }
    for scene in scenes.scenes { watch(scene) }
    scenes.observe { [weak self] change in
      if case .opened(let name) = change, let self, let scene = self.scenes[name] { watch(scene) }
    }
    session.refresh()
  }

  private func watch(_ scene: FlowScene) { scene.onPauseOfWork { [activity] in activity.recordChange() } }

  /// The window in front of the user.
  public var scene: FlowScene { session.window }

  /// Ends the app as the system does, without a call to its flows, and opens it again where the user was.
  ///
  /// ```swift
  /// app.tap("Milk", "Edit")
  /// try app.relaunch()
  /// app.expect(line: ["Quill Sample", "Milk", "Edit Item"])
  /// ```
  ///
  /// Only the scenes' archives are kept, and everything that the app keeps elsewhere, such as a store that the test has
  /// made. Create the driver with a closure that makes the root, or with a directory.
  ///
  /// - Parameters:
  ///   - link: The link that starts the app again, if any.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The parts that were not restored.
  /// - Throws: The error of an archive that cannot be written, a ``/Armature/SceneError`` when a root is refused, a
  ///   ``/Armature/LinkError`` when the link is.
  @discardableResult
  public func relaunch(
    opening link: String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) throws -> [RestoreReport.Loss] {
    guard !hasStopped else { return [] }
    let next = try scenes.relaunched(opening: link, front: scene.name)
    events = []
    let step = UserStep(.relaunch)
    recorder?.willAct(step.text, command: "", at: Caller(file, line).place)
    let steps = session.steps + [step]
    scenes = next.scenes
    opened = next.front
    session = newSession(after: steps)
    begin()
    recorder?.observe(next.scenes)
    recorder?.didAct(step)
    walkFile?.act = "relaunch"
    see(session.display)
    return next.losses
  }

  /// Returns the nearest flow of a type: the one that draws the topmost screen, or else the nearest one that owns it.
  ///
  /// ```swift
  /// let editor = try app.flow(EditorCoordinator.self)
  /// ```
  ///
  /// When there is no such flow, the test fails at the line of the call and ends.
  public func flow<Flow: AnyCoordinator>(
    _ type: Flow.Type = Flow.self, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Flow {
    let owners = sequence(first: session.scene.flow(drawing: session.scene.presentation.top.topNode.id)) { $0?.parent }
    let flows = owners.prefix { $0 != nil }.compactMap { $0 }
    let found = flows.lazy.compactMap { $0 as? Flow }.first
    let names = flows.map { "\(Swift.type(of: $0))" }.joined(separator: ", in ")
    return try require(
      found, wanted: "a flow \(Flow.self)", "the topmost screen is of \(names)", at: Caller(file, line))
  }
}

extension AppDriver {
  /// All that the window in front shows at one moment, for comparing it with another.
  ///
  /// ```swift
  /// let before = app.snapshot
  /// app.tap("Ideas")
  /// #expect(app.snapshot.redrawn(since: before) == ["draft"])
  /// ```
  public struct Snapshot: Equatable, Sendable {
    let presentation: Presentation

    /// Returns whether both show equal destinations in equal styles. Two apps that were walked in the same way have the
    /// same shape, but are not equal, as each has screens of its own.
    public func hasSameShape(as other: Self) -> Bool { presentation.shape == other.presentation.shape }

    /// Returns the destinations whose screens were shown in an earlier snapshot, are shown still, and have to be drawn
    /// again since then, from the bottom up.
    ///
    /// - Complexity: O(*n*) in the number of screens.
    public func redrawn(since earlier: Self) -> [String] {
      let revisions = Dictionary(earlier.presentation.line.map { ($0.id, $0.revision) }) { first, _ in first }
      return presentation.line.filter { node in revisions[node.id].map { $0 < node.revision } ?? false }
        .map { "\($0.destination)" }
    }

    /// How often the user has asked the visible tab to scroll to its top, by a second tap. It is 0 without tabs.
    public var scrolls: Int { if case .tabs(let tabs) = presentation.content { tabs.scrolls } else { 0 } }
  }

  /// All that the window in front shows now.
  public var snapshot: Snapshot { Snapshot(presentation: session.scene.presentation) }
}
