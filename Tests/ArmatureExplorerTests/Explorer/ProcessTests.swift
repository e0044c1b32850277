import Foundation
import TestSupport
import Testing

/// Apps that end their process or never end are explored in processes of their own. So these tests run an executable.
@Suite("An exploration outlives", .serialized)
struct ProcessTests {
  /// A mistake, arguments, and texts of the output. What does not depend on the act is explored all the same.
  private static let rows = """
    none → No findings.
    start → ends the app: the start: the app ends with signal
    row → 1 finding: ∋ ends the app: tap “Count” in BrokenCoordinator:home: the app ends with signal \
    ∋ Fatal error: Index out of range
    guardLoop --patience 1 → : 2 places, ∋ never ends: tap “Page” in BrokenCoordinator:home: it does not end ∋     Page
    links --patience 1 → 1 finding: ∋ never ends: the list of links: it does not end ∋   BrokenDestination.flow
    number → 1 finding: ∋ ends the app: open /numbered/9223372036854775807 in BrokenCoordinator:home: the app \
    ∋     open /numbered/9223372036854775807
    guardMemory --patience 60 → tap “Page” in BrokenCoordinator:home: it takes more than 1500 MB of memory
    """

  @Test("another world that ends the app at its start or later, and explores the first one")
  func otherWorld() async throws {
    for (mistake, text, way) in [
      ("start", "ends the app: the start in the world “other”: the app ends", ["# in the world “other”"]),
      (
        "row", "ends the app: tap “Count” in BrokenCoordinator:home: the app ends", ["# in the world “other”", "Count"]
      ),
    ] {
      let result = try await BuiltProgram("ExploredApps").run(
        ["explore"], environment: ["BROKEN": "none", "BROKEN_ELSEWHERE": mistake])
      #expect(result.status == 1)
      for text in ["1 finding:", text, way.map { "    \($0)\n" }.joined(), "BrokenDestination.flow"] {
        #expect(result.output.contains(text), "\(result.output)")
      }
    }
  }

  @Test(
    "an app that ends, never ends, takes all memory or cannot start, and says where",
    arguments: rows.split(separator: "\n").map(String.init))
  func mistake(row: String) async throws {
    let parts = row.components(separatedBy: " → ")
    let words = parts[0].components(separatedBy: " ")
    let result = try await BuiltProgram("ExploredApps").run(
      ["explore"] + words.dropFirst(), environment: ["BROKEN": words[0]])
    #expect(result.status == (words[0] == "none" ? 0 : 1))
    for text in parts[1].components(separatedBy: " ∋ ") { #expect(result.output.contains(text), "\(result.output)") }
    #expect(result.status == 1 || result.errors == "")
  }

  #if os(Linux)
    @Test("not the process that has started it: it ends, too, and its folder is removed")
    func parent() async throws {
      let folder = TemporaryFolder()
      let result = try await BuiltProgram("ExploredApps").shell(
        """
        "$0" explore --patience 60 &
        wait_until() { for _ in $(seq 400); do eval "$1" && return; sleep 0.05; done; echo "never: $1"; }
        wait_until 'child=$(grep -ls "^PPid:[[:space:]]*$!$" /proc/[0-9]*/status)'
        wait_until 'ls "$TMPDIR"/*/journal.json > /dev/null 2>&1'
        kill -9 $!
        wait_until '[ ! -e "$child" ] && [ -z "$(ls "$TMPDIR")" ]'
        """, environment: ["BROKEN": "guardLoop", "TMPDIR": folder.url.path])
      #expect(result.output == "")
    }
  #endif

  @Test("the walks of tests, which it compares with the storyboard")
  func walks() async throws {
    let folder = TemporaryFolder()
    let walk = "armature walk 1\ntest A/a()\nat A.swift:1\nplace BrokenCoordinator:home\n"
    try walk.write(toFile: folder["a.walk"], atomically: true, encoding: .utf8)
    let result = try await BuiltProgram("ExploredApps").run(
      ["storyboard", "--walks", folder.url.path, "--covered", "80"], environment: ["BROKEN": "none"])
    #expect(result.output.hasPrefix("ExploredApps: 20 % walked by 1 test, 1 of "), "\(result.output)")
    #expect(result.errors == "error: tests walk 20 % of the screens and ways; expected 80 %\n")
    #expect(result.status == 1)
  }
}
