import Armature
import Foundation

/// Compares archives with the coding of their destinations alone. At ten times the length, the ratio must be the same,
/// so the cost grows as that of the coding.
@MainActor
func measureArchive(_ report: Report) throws {
  for count in [1_000, 10_000] {
    report.title("archive: \(count) routes / an array of their destinations")
    try measure(count, report)
  }
}

@MainActor
private func measure(_ count: Int, _ report: Report) throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  let destinations = (0..<count).map { ArchivedDestination.note(id: $0) }
  let flow = Coordinator(root: ArchivedDestination.list)
  let scene = try FlowScene(root: flow)
  try flow.edit { stack in for destination in destinations { try stack.push(destination) } }
  let written = best(
    ofRounds: 40_000 / count, Side { _ in blackHole(try? scene.archive()) },
    Side { _ in blackHole(try? encoder.encode(destinations)) })
  report.line("writing", written[0], against: written[1], limit: 1.3)

  let (archive, array) = (try scene.archive(), try encoder.encode(destinations))
  let decoder = JSONDecoder()
  let read = best(
    ofRounds: 40_000 / count, Side(prepare: { flow.goBackToRoot() }) { _ in scene.restore(archive) },
    Side { _ in blackHole(try? decoder.decode([ArchivedDestination].self, from: array)) })
  report.line("reading", read[0], against: read[1], limit: 1.75)
}

enum ArchivedDestination: Destination, Codable {
  case list, note(id: Int)

  func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("") }
}
