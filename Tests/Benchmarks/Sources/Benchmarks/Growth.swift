import Armature

/// Compares ten times as much with as much: nothing may grow faster than what it works on.
@MainActor
func measureGrowth(_ report: Report) throws {
  report.title("growth: 2,000 / 200; linear is 10")
  try line(report, "a sheet with onDismiss above sheets") { count in
    let (flow, scene) = try place(sheets: count)
    return Side(prepare: { if flow.routes.count > count { scene.back() } }) { _ in
      flow.show(.compose) { _ in }
    }
  }
  try line(report, "a step back from a sheet above sheets") { count in
    let (flow, scene) = try place(sheets: count)
    return Side(prepare: { if flow.routes.count <= count { flow.show(.compose) } }) { _ in scene.back() }
  }
  try line(report, "a push above child flows") { count in
    let (flow, _) = try place(folders: count)
    return Side(prepare: { flow.goBack(flow.routes.count - count) }) { _ in flow.push(.list) }
  }
  try line(report, "a batch of pushes of child flows") { count in
    let (flow, scene) = try place()
    return Side(prepare: { flow.goBackToRoot() }) { _ in
      try? scene.batch { for _ in 0..<count { flow.push(.drawer) } }
    }
  }
  try line(report, "a batch of sheets with onDismiss") { count in
    let (flow, scene) = try place()
    return Side(prepare: { flow.goBackToRoot() }) { _ in
      try? scene.batch { for _ in 0..<count { flow.show(.compose) { _ in } } }
    }
  }
  try line(report, "other routes in place of all") { count in
    let (flow, _) = try place(folders: count)
    return Side { _ in
      try? flow.edit { stack in
        stack.goBackToRoot()
        for _ in 0..<count { try stack.push(.list) }
      }
    }
  }
  try line(report, "observers that cancel each other") { count in
    let (flow, scene) = try place()
    var tokens: [ObservationToken] = []
    return Side(prepare: {
      for token in tokens { token.cancel() }
      tokens = []
      for index in 0..<count { tokens.append(scene.observe { _ in tokens[count - 1 - index].cancel() }) }
    }) { _ in flow.refresh() }
  }
  report.title("growth: an item of many / an item of few; linear is 1")
  try measureScenes(report)
  try measureRoutes(report)
}

/// Prints the time for an item of many in comparison with that for an item of few. Both sides do something with as many
/// items in a round, so that other load on the machine affects them equally.
@MainActor
func lineForItem(
  _ report: Report, _ name: String, of many: Int, _ few: Int, _ work: (_ count: Int) throws -> () -> Void
) throws {
  let (fewItems, manyItems) = (try work(few), try work(many))
  let times = best(
    ofRounds: 8, Side { _ in for _ in 0..<many / few { fewItems() } }, Side { _ in manyItems() })
  report.line("\(name), of \(many) / of \(few)", times[1], against: times[0], limit: 1.5)
}

/// Prints one figure.
@MainActor
private func line(_ report: Report, _ name: String, _ side: (_ count: Int) throws -> Side) throws {
  let times = best(ofRounds: 20, try side(200), try side(2_000))
  report.line(name, times[1], against: times[0], limit: 12)
}

@MainActor
private func place(sheets: Int = 0, folders: Int = 0) throws -> (NotesCoordinator, FlowScene) {
  let flow = NotesCoordinator(
    Array(repeating: .compose, count: sheets) + Array(repeating: .drawer, count: folders))
  return (flow, try FlowScene(root: flow))
}
