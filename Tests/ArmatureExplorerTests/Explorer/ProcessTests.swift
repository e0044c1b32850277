import TestSupport
import Testing

/// Apps that end their process or never end are explored in processes of their own. So these tests run an executable.
@Suite("An exploration outlives")
struct ProcessTests {
  /// Runs the app with a mistake.
  private func explore(_ mistake: String, _ arguments: String...) throws -> BuiltProgram.Result {
    try BuiltProgram("ExploredApps").run(["explore"] + arguments, environment: ["BROKEN": mistake])
  }

  @Test("an app without mistakes")
  func well() throws {
    let result = try explore("none")
    #expect(result.status == 0)
    #expect(result.output.contains("\nNo findings.\n"))
    #expect(result.errors == "")
  }

  @Test(
    "an app that ends or never ends, and says where",
    arguments: [
      (
        "row", "1 finding:", "ends the app: tap “Count” in BrokenCoordinator:home: the app ends with signal",
        "Fatal error: Index out of range"
      ),
      ("guardLoop", "finding", "never ends: tap “Page” in BrokenCoordinator:home: it does not end", "    Page\n"),
      ("screen", "finding", "never ends: tap “Page” in BrokenCoordinator:home: it does not end", "    Page\n"),
      ("links", "1 finding:", "never ends: the list of links: it does not end", "  BrokenDestination.flow"),
      (
        "number", "1 finding:", "ends the app: open /numbered/9223372036854775807 in BrokenCoordinator:home: the app",
        "    open /numbered/9223372036854775807\n"
      ),
      ("child", "finding", "never ends: tap “Flow” in BrokenCoordinator:home: it does not end", "    Flow\n"),
    ])
  func mistake(name: String, count: String, sentence: String, detail: String) throws {
    let result = try explore(name, "--patience", "1")
    #expect(result.status == 1)
    #expect(result.output.contains(count))
    #expect(result.output.contains(sentence))
    #expect(result.output.contains(detail))
    // What does not depend on the act is explored all the same.
    #expect(result.output.contains(": 2 places,") == (name == "guardLoop"))
  }

  @Test("an app that takes all memory")
  func memory() throws {
    let result = try explore("guardMemory", "--patience", "60")
    #expect(result.status == 1)
    #expect(result.output.contains("tap “Page” in BrokenCoordinator:home: it takes more than 1500 MB of memory"))
  }

  @Test("an app that cannot start")
  func start() throws {
    let result = try explore("start")
    #expect(result.status == 1)
    #expect(result.output.contains("ends the app: the start: the app ends with signal"))
  }
}
