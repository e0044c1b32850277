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
  public var linkProblems: [String] {
    scene.linkDirectory.flows.flatMap { flow in
      (flow.forms.compactMap(\.problem) + [flow.problem].compactMap { $0 }).map { "\(flow.flow): \($0)" }
    }
  }

  /// Expects that each of a flow's ``/Armature/Destination/examples`` has a screen of its own or opens a child flow. The
  /// flow shows one after the other as its root.
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
      guard let screen = scene.screen(of: scene.presentation.top.topNode.id) else { continue }
      if screen.title == "\(example)" {
        caller.fail("\(D.self).\(example) has neither a screen nor a child flow")
      } else if screen.title.hasPrefix(Mistake.titlePrefix) {
        caller.fail("\(D.self).\(example): \(screen.rows.first?.title ?? screen.title)")
      }
    }
  }
}
