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

extension String {
  /// The text up to the first empty line: the problem, without the screen and the way.
  var problem: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }
    return lines.joined(separator: "\n")
  }
}
