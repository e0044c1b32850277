import Armature
import ArmatureTesting
import TestSupport
import Testing
import XCTest

/// Whether this process runs only the tests that fail, for the suite below.
private let fails = ProcessInfo.processInfo.environment["ARMATURE_FAILING_TESTS"] != nil

/// Tests that fail, under XCTest.
final class FailingXCTests: XCTestCase {
  @MainActor func testAnAction() async throws {
    try XCTSkipUnless(fails)
    let app = try AppDriver(root: ShopTabs())
    app.tap("Bananas")
  }

  @MainActor func testAFlow() async throws {
    try XCTSkipUnless(fails)
    let app = try AppDriver(root: ShopTabs())
    _ = try app.flow(OrderCoordinator.self)
  }
}

/// Tests that fail, under Swift Testing.
@MainActor
@Suite(.enabled(if: fails))
struct FailingSwiftTests {
  @Test("an <action>")
  func action() throws {
    let app = try AppDriver(root: ShopTabs())
    app.tap("Apples")
    app.tap("Bananas")
    app.tap("Order")
  }

  @Test(.traced)
  func plain() throws {
    let app = try AppDriver(root: ShopTabs())
    app.tap("Apples")
    #expect(app.scene.presentation.line.isEmpty)
    app.expect(screen: "Nothing")
    app.tap("Order")
  }

  @Test(.traced)
  func passing() throws { try AppDriver(root: ShopTabs()).tap("Pears") }
}

#if os(Linux)
  /// Runs the tests that fail in a process of their own, and reads its output.
  @Suite("A failure is reported")
  struct FailingTests {
    private let folder = TemporaryFolder()

    @Test("under XCTest, at the line of the call")
    func xcTest() async throws {
      let walks = TemporaryFolder()
      let output = try await run(
        ["ArmatureTestingTests.FailingXCTests"],
        environment: ["ARMATURE_TRACES": folder.url.path, "ARMATURE_WALKS": walks.url.path])
      let lines = output.split(separator: "\n")
      for (line, problem) in [(15, "there is no row “Bananas”"), (21, "wanted a flow OrderCoordinator")] {
        #expect(lines.contains { $0.contains("FailingTests.swift:\(line): error: ") && $0.contains(problem) })
      }
      #expect(output.contains("Executed 2 tests, with 3 failures"), "\(output)")
      #expect(folder.names == ["FailingTests-testAFlow.html", "FailingTests-testAnAction.html"])
      for name in folder.names { #expect(output.contains("Each step as a page: \(folder[name])")) }
      #expect(walks.names == ["FailingTests-testAFlow.walk", "FailingTests-testAnAction.walk"])
      let walk = try String(contentsOfFile: walks["FailingTests-testAFlow.walk"], encoding: .utf8)
      #expect(
        walk.hasPrefix("armature walk 1\ntest FailingTests/testAFlow()\nat FailingTests.swift:20\nplace ShopTabs("))
    }

    @Test("under Swift Testing, with a trace of the walk")
    func swiftTesting() async throws {
      let output = try await run(
        ["--testing-library", "swift-testing", "--filter", "FailingSwiftTests", "--attachments-path", folder.url.path])
      #expect(output.contains("FailingTests.swift:33:1: "), "\(output)")
      #expect(folder.names == ["FailingTests-action.html", "FailingTests-plain.html"])
      let pages = try folder.names.map { try String(contentsOfFile: folder[$0], encoding: .utf8) }
      #expect(!pages[0].contains("an <action>") && pages[0].contains("there is no row “Bananas”"))
      for text in [
        "wanted the screen “Nothing”", "Tap “Order”", "Expect the screen “Nothing”", "FailingTests.swift:43",
      ] { #expect(pages[1].contains(text)) }
    }

    private func run(_ arguments: [String], environment: [String: String] = [:]) async throws -> String {
      let result = try await BuiltProgram(CommandLine.arguments[0]).run(
        arguments, environment: environment.merging(["ARMATURE_FAILING_TESTS": "1"]) { $1 })
      return result.output + result.errors
    }
  }
#endif
