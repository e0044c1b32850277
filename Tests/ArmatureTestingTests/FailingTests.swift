import Armature
import ArmatureTesting
import Foundation
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

#if os(Linux)
  /// Runs the tests that fail in a process of their own, and reads its output.
  @Suite("A failure is reported")
  struct FailingTests {
    @Test("under XCTest, at the line of the call")
    func xcTest() throws {
      let output = try run(["ArmatureTestingTests.FailingXCTests"])
      let lines = output.split(separator: "\n")
      for (line, problem) in [(15, "there is no row “Bananas”"), (21, "wanted a flow OrderCoordinator")] {
        #expect(lines.contains { $0.contains("FailingTests.swift:\(line): error: ") && $0.contains(problem) })
      }
      #expect(output.contains("Executed 2 tests, with 3 failures"), "\(output)")
    }

    private func run(_ arguments: [String]) throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging(["ARMATURE_FAILING_TESTS": "1"]) { $1 }
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: output, as: UTF8.self)
    }
  }
#endif
