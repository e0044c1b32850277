import TestSupport
import Testing

/// Apps that end their process or never end are explored in processes of their own. So these tests run an executable.
@Suite("An exploration outlives", .serialized)
struct ProcessTests {
  private static let rows: [(mistake: String, arguments: [String], status: Int32, texts: [String])] = [
    ("none", [], 0, ["\nNo findings.\n"]),
    ("start", [], 1, ["ends the app: the start: the app ends with signal"]),
    (
      "row", [], 1,
      [
        "1 finding:", "ends the app: tap “Count” in BrokenCoordinator:home: the app ends with signal",
        "Fatal error: Index out of range",
      ]
    ),
    // What does not depend on the act is explored all the same.
    (
      "guardLoop", ["--patience", "1"], 1,
      [": 2 places,", "never ends: tap “Page” in BrokenCoordinator:home: it does not end", "    Page\n"]
    ),
    (
      "links", ["--patience", "1"], 1,
      ["1 finding:", "never ends: the list of links: it does not end", "  BrokenDestination.flow"]
    ),
    (
      "number", [], 1,
      [
        "1 finding:", "ends the app: open /numbered/9223372036854775807 in BrokenCoordinator:home: the app",
        "    open /numbered/9223372036854775807\n",
      ]
    ),
    (
      "guardMemory", ["--patience", "60"], 1,
      ["tap “Page” in BrokenCoordinator:home: it takes more than 1500 MB of memory"]
    ),
  ]

  @Test("an app that ends, never ends, takes all memory or cannot start, and says where", arguments: rows.indices)
  func mistake(index: Int) async throws {
    let (mistake, arguments, status, texts) = Self.rows[index]
    let result = try await BuiltProgram("ExploredApps").run(["explore"] + arguments, environment: ["BROKEN": mistake])
    #expect(result.status == status)
    for text in texts { #expect(result.output.contains(text), "\(result.output)") }
    #expect(status == 1 || result.errors == "")
  }
}
