import ArmatureTesting
import Testing

/// Returns the one failure that a test reports.
@MainActor
func failure(
  _ work: @MainActor @Sendable () async throws -> Void, sourceLocation: SourceLocation = #_sourceLocation
) async -> (message: String, location: SourceLocation?) {
  nonisolated(unsafe) var issues: [Issue] = []
  await withKnownIssue {
    do { try await work() } catch {}
  } matching: { issue in
    issues.append(issue)
    return true
  }
  #expect(issues.count == 1, sourceLocation: sourceLocation)
  return (issues.first?.comments.first?.rawValue ?? "", issues.first?.sourceLocation)
}

/// An act that fails, with its problem.
struct RefusedAct: Sendable {
  let act: @MainActor @Sendable (AppDriver) -> Void
  let problem: String

  static func act(_ act: @escaping @MainActor @Sendable (AppDriver) -> Void, _ problem: String) -> Self {
    Self(act: act, problem: problem)
  }
}

/// Expects that the driver of a shop refuses acts and expectations with these words where taps lead, and that nothing
/// happens.
@MainActor
func expectFailures(
  at titles: [String] = [], _ rows: [RefusedAct],
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  for row in rows {
    let app = try AppDriver(root: ShopTabs(), tracing: false)
    for title in titles { app.tap(title) }
    let before = app.scene.presentation
    let message = await failure({ row.act(app) }, sourceLocation: sourceLocation).message
    #expect(message.problem == row.problem, sourceLocation: sourceLocation)
    #expect(app.scene.presentation == before, sourceLocation: sourceLocation)
  }
}

extension String {
  /// The text up to the first empty line: the problem, without the screen and the way.
  var problem: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }
    return lines.joined(separator: "\n")
  }
}
