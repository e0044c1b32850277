import Armature
import ArmatureTerminal
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
/// the line of the call, under Swift Testing and under XCTest. The driver does nothing more then, since everything after
/// it would fail too. An expectation that fails does not stop the driver.
///
/// Actions take effect before they return. Work that a button starts goes on meanwhile;
/// ``settle(ignoringTasks:patience:file:line:)`` waits for it.
@MainActor
public final class AppDriver {
  /// The size of the window.
  public enum Width: Sendable {
    /// The width of a phone: a split view has one column.
    case compact
    /// The width of a tablet: a split view has all its columns.
    case regular

    /// The number of columns of text with which a split view is drawn like that.
    fileprivate var columns: Int { self == .compact ? 50 : 90 }
  }

  /// The windows of the app.
  public let scenes: SceneDirectory
  /// The clock on which the app's code sleeps, if any.
  public let clock: ManualClock?
  /// The size of the window.
  public private(set) var width: Width

  private(set) lazy var session = UserSession(
    scenes: scenes, scene: first, columns: { [weak self] in (self?.width ?? .regular).columns },
    didChange: { [weak self] in self?.signs.note() })
  private let first: FlowScene
  /// The signs that the app is still moving.
  let signs = SignsOfLife()
  /// The events since the last action began.
  var events: [NavigationEvent] = []
  /// Whether an action has failed.
  var hasStopped = false
  private(set) var recorder: TraceRecorder?
  /// Whether the trace is attached to the test, or will be.
  var hasTrace = false
  /// Waits for a number of seconds of real time.
  var sleep: @MainActor @Sendable (Double) async -> Void = TransitionPacing.sleep

  /// Opens an app in one window.
  ///
  /// - Parameters:
  ///   - root: The root flow.
  ///   - link: The link that starts the app, if any.
  ///   - width: The size of the window.
  ///   - clock: The clock on which the app's code sleeps.
  ///   - tracing: Whether the driver records a trace for the case that the test fails.
  /// - Throws: A ``/Armature/SceneError`` when the root is refused, a ``/Armature/LinkError`` when the link is.
  public convenience init(
    root: AnyCoordinator, opening link: String? = nil, width: Width = .regular, clock: ManualClock? = nil,
    tracing: Bool = true
  ) throws {
    let scenes = SceneDirectory(notificationCenter: NotificationCenter()) { _ in nil }
    try scenes.open(root: root)
    try self.init(scenes: scenes, opening: link, width: width, clock: clock, tracing: tracing)
  }

  /// Opens an app with several windows. If none is open, opens the one with the default name.
  ///
  /// - Parameters:
  ///   - scenes: The windows. Give them a notification center of their own, so that the broadcasts of other tests stay
  ///     away.
  ///   - link: The link that starts the app, if any.
  ///   - width: The size of the windows.
  ///   - clock: The clock on which the app's code sleeps.
  ///   - tracing: Whether the driver records a trace for the case that the test fails.
  /// - Throws: A ``/Armature/SceneError`` when a root is refused, a ``/Armature/LinkError`` when the link is.
  public init(
    scenes: SceneDirectory, opening link: String? = nil, width: Width = .regular, clock: ManualClock? = nil,
    tracing: Bool = true
  ) throws {
    self.scenes = scenes
    self.width = width
    self.clock = clock
    if let link { try scenes.open(link: link) }
    first = try scenes.current ?? scenes.open()
    session.didHear = { [weak self] event in
      self?.events.append(event)
      self?.signs.note()
    }
    for scene in scenes.scenes { watch(scene) }
    scenes.observe { [weak self] change in
      if case .opened(let name) = change, let self, let scene = self.scenes[name] { watch(scene) }
    }
    session.look()
    guard tracing else { return }
    let recorder = TraceRecorder(scenes: scenes, title: Test.current?.name ?? "Test") { [weak self] in
      (self?.width ?? .regular).columns
    }
    self.recorder = recorder
    Traces.current?.add(recorder)
  }

  private func watch(_ scene: FlowScene) { scene.onEndOfWork { [signs] in signs.note() } }

  /// The window in front of the user.
  public var scene: FlowScene { session.scene }

  /// Turns the device, or resizes the window.
  ///
  /// - Parameter width: The new size.
  public func resize(_ width: Width) {
    self.width = width
    session.look()
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
    let owners = sequence(first: scene.flow(drawing: scene.presentation.top.topNode.id)) { $0?.parent }
    let flows = owners.prefix { $0 != nil }.compactMap { $0 }
    let found = flows.lazy.compactMap { $0 as? Flow }.first
    let names = flows.map { "\(Swift.type(of: $0))" }.joined(separator: ", in ")
    return try require(
      found, "wanted a flow \(Flow.self), but the topmost screen is of \(names)", at: Caller(file, line))
  }
}
