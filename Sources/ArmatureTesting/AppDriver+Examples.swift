import Armature

extension AppDriver {
  /// The links to the starts of all flows that ``/Armature/Destination/examples`` lead to, parents before their child
  /// flows.
  ///
  /// - Complexity: O(*n*) in the number of examples.
  public var linksToFlows: [String] { scene.linkDirectory.flows.map(\.prefix) }

  /// The problems of the app's links: patterns that do not fit their destinations, examples without a link, and links
  /// that lead elsewhere. Empty if all is well.
  ///
  /// - Complexity: O(*n*) in the number of examples.
  public var linkProblems: [String] { scene.linkProblems }

  /// Expects that users reach each of the ``/Armature/Destination/examples`` of all flows: that its link opens it in a
  /// new app, that the place prints the same link, that the screen is drawn without a mistake, and that the app
  /// shows the place again after a relaunch. A failure names the link and the flow.
  ///
  /// ```swift
  /// @Test @MainActor
  /// func examples() throws { try AppDriver.expectExamples { AppCoordinator(store: Store()) } }
  /// ```
  ///
  /// A place that a guard does not admit is left out. So give the app a user whom the guards admit nearly everywhere.
  ///
  /// - Parameters:
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - root: Makes the root flow, with a world of its own for each call.
  /// - Throws: A ``/Armature/SceneError`` when the root is refused.
  /// - Complexity: O(*n*²) in the number of examples, as each walk opens a new app.
  public static func expectExamples(
    file: StaticString = #filePath, line: UInt = #line, _ root: @escaping @MainActor () -> AnyCoordinator
  ) throws {
    let caller = Caller(file, line)
    let app = try AppDriver(tracing: false, root: root)
    for problem in app.linkProblems { caller.fail(problem) }
    for flow in app.scene.linkDirectory.flows {
      for link in flow.forms.compactMap(\.link) {
        if let problem = try problem(at: link, root) { caller.fail("\(link) in \(flow.flow) \(problem)") }
      }
    }
  }

  /// Returns what is wrong at the place of a link.
  private static func problem(at link: String, _ root: @escaping @MainActor () -> AnyCoordinator) throws -> String? {
    let app = try AppDriver(tracing: false, root: root)
    do {
      guard try app.scene.plan(for: link).verdicts.isEmpty else { return nil }
      try app.scene.open(link)
    } catch { return "cannot be opened: \(error)" }
    let printed = try? app.scene.link
    guard try printed == link || printed.map({ try isLonger($0, than: link, app, root) }) == true else {
      return "leads to \(printed ?? "a place without a link")"
    }
    if let mistake = mistake(at: app.scene) { return mistake }
    let before = app.snapshot
    guard before.presentation.line.allSatisfy({ $0.destination.archiving == .kept }) else { return nil }
    let losses: [RestoreReport.Loss]
    do { losses = try app.relaunch() } catch { return "cannot be saved: \(error)" }
    if let loss = losses.first { return "is not restored: \(loss)" }
    return app.snapshot.hasSameShape(as: before) ? nil : "is restored as another place"
  }

  /// Returns whether a link has all parts of another one in their order, and leads to the same place: flows with tabs
  /// open ones that the other link does not name.
  private static func isLonger(
    _ longer: String, than link: String, _ app: AppDriver, _ root: @escaping @MainActor () -> AnyCoordinator
  ) throws -> Bool {
    let parts = { (link: String) in link.split { $0 == "/" || $0 == "#" } }
    var wanted = parts(link)[...]
    for part in parts(longer) where part == wanted.first { wanted.removeFirst() }
    guard wanted.isEmpty else { return false }
    let other = try AppDriver(tracing: false, root: root)
    guard (try? other.scene.open(longer)) != nil else { return false }
    return other.snapshot.hasSameShape(as: app.snapshot)
  }

  /// Expects that each of a flow's ``/Armature/Destination/examples`` has a screen of its own or opens a child flow.
  /// The flow shows one after the other as its root.
  ///
  /// ```swift
  /// try AppDriver.expectScreens(ofExamplesIn: SettingsCoordinator(store: Store()))
  /// ```
  ///
  /// - Parameters:
  ///   - flow: A flow that is in no scene yet.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  /// - Throws: The ``/Armature/NavigationError`` with which the flow is refused as a root.
  public static func expectScreens<D>(
    ofExamplesIn flow: Coordinator<D>, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let caller = Caller(file, line)
    let scene = try FlowScene(root: flow)
    if D.examples.isEmpty { caller.fail("\(D.self) has no examples") }
    for example in D.examples {
      guard flow.setRoot(example) else {
        caller.fail("\(D.self).\(example) cannot be the root of its flow")
        continue
      }
      if let mistake = mistake(at: scene) { caller.fail("\(D.self).\(example) \(mistake)") }
    }
  }

  /// Returns what is wrong with the topmost screen.
  private static func mistake(at scene: FlowScene) -> String? {
    let node = scene.presentation.top.topNode
    guard let screen = scene.screen(of: node.id) else { return nil }
    // An app may use the same title.
    let isMissing = screen.title == "\(node.destination)" && screen.rows.first?.title.hasSuffix("makes none.") == true
    if isMissing { return "has neither a screen nor a child flow" }
    return screen.title.hasPrefix(Mistake.titlePrefix) ? "shows a mistake: \(screen.rows[0].title)" : nil
  }
}
