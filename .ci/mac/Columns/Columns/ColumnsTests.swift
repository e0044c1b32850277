import Armature
import Foundation
import SwiftUI
import UIKit
import XCTest

// @testable: hears the columns that SwiftUI writes.
@testable import ArmatureUI

/// Folds and unfolds a split view as a device does, and goes back in it. Prints which columns SwiftUI writes, and which
/// counters it loses. Only a split view that cannot be driven makes a test fail: what SwiftUI does is the result.
final class ColumnsTests: XCTestCase {
  @MainActor
  func testTwoColumns() async throws {
    let columns = Columns()
    let split = TwoColumns(columns)
    split.showDetail(.root)
    try await walk(split, columns, named: "two columns")
  }

  @MainActor
  func testThreeColumns() async throws {
    let columns = Columns()
    let split = ThreeColumns(columns)
    split.showMiddle(.root)
    split.showDetail(.root)
    try await walk(split, columns, named: "three columns")
  }

  @MainActor
  private func walk(_ split: SplitCoordinator<Page, Page>, _ columns: Columns, named name: String) async throws {
    let listener = ColumnListener { columns.writes.append("preferredCompactColumn = \($0)") }
    let view = CoordinatorView { split }.withoutSceneMethods().environment(\.columnListener, listener)
    let controller = UIHostingController(rootView: view)
    let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    // Uses the window at the end, so that it is not released before.
    defer { window.isHidden = true }
    var lines = ["\(name):"]

    func step(_ title: String, _ change: () -> Void) async throws {
      columns.writes = []
      change()
      // Longer than any animation.
      try await Task.sleep(nanoseconds: 2_000_000_000)
      // A counter that was lost begins at 0, and one that SwiftUI has dropped does not count.
      columns.ticks += 1
      try await Task.sleep(nanoseconds: 500_000_000)
      let writes = columns.writes.isEmpty ? "nothing" : columns.writes.joined(separator: ", ")
      let counts = columns.counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      lines.append("  \(title): SwiftUI writes \(writes); counters: \(counts.joined(separator: ", "))")
    }

    try await step("wide") {
      controller.traitOverrides.horizontalSizeClass = .regular
      window.makeKeyAndVisible()
    }
    XCTAssertTrue(columns.counts["detail"] == 1, "The columns are not drawn: \(columns.counts)")
    try await step("a page above the detail") { split.detail?.push(.above) }
    try await step("folded") { controller.traitOverrides.horizontalSizeClass = .compact }
    try await step("unfolded") { controller.traitOverrides.horizontalSizeClass = .regular }
    try await step("folded again") { controller.traitOverrides.horizontalSizeClass = .compact }
    try await step("back from the page above the detail") { goBack(in: controller) }
    try await step("back from the detail") { goBack(in: controller) }
    try await step("unfolded again") { controller.traitOverrides.horizontalSizeClass = .regular }
    lines.append("  at the end the detail is \(split.detail.map { "\($0.root)" } ?? "empty")")
    try report(lines, named: name)
  }

  /// Goes back as the back button does, in the innermost stack with more than its root.
  @MainActor
  private func goBack(in controller: UIViewController) {
    func stacks(in controller: UIViewController) -> [UINavigationController] {
      controller.children.flatMap(stacks) + [controller as? UINavigationController].compactMap { $0 }
    }
    let page = stacks(in: controller).first { $0.viewControllers.count > 1 }?.popViewController(animated: true)
    XCTAssertTrue(page != nil, "There is no stack to go back in.")
  }

  /// Prints the lines, and writes them for `.ci/mac/columns`: xcodebuild may keep what tests print.
  private func report(_ lines: [String], named name: String) throws {
    let text = lines.joined(separator: "\n")
    print(text)
    guard let folder = ProcessInfo.processInfo.environment["COLUMNS_REPORT"] else { return }
    try Data("\(text)\n\n".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
  }
}
