import Foundation
import XCTest

/// Repeats a walk through an app, which a terminal has recorded, by touches in a simulator.
///
/// The environment names the file with the steps in `WALK` and the bundle identifier of the app in `APP`.
final class WalkTests: XCTestCase {
  @MainActor
  func testWalk() throws {
    continueAfterFailure = false
    let environment = ProcessInfo.processInfo.environment
    let walk = URL(fileURLWithPath: try XCTUnwrap(environment["WALK"], "TEST_RUNNER_WALK is not set"))
    let steps = try JSONDecoder().decode([Step].self, from: Data(contentsOf: walk))
    let app = XCUIApplication(bundleIdentifier: try XCTUnwrap(environment["APP"], "TEST_RUNNER_APP is not set"))
    app.launch()
    for (number, step) in steps.enumerated() {
      try step.perform(in: app)
      XCTAssertTrue(step.isReached(in: app), "step \(number + 1), \(step.text): expected the screen \(step.screen)")
    }
  }
}

/// What the user did, and the screen on display after it.
struct Step: Decodable {
  enum Action: String, Decodable {
    case tap, fill, back, dismiss, open
  }

  /// The step, for people.
  let text: String
  let action: Action
  /// The title of the control, or the link.
  let target: String
  /// The position among the controls with that title.
  let index: Int
  /// The new text of a field.
  let value: String
  /// The title of the screen after the step.
  let screen: String
  let isDialog: Bool

  private static let patience: TimeInterval = 15

  @MainActor
  func perform(in app: XCUIApplication) throws {
    switch action {
    case .tap: try control(in: app, of: [.button, .switch, .cell, .any]).tap()
    case .fill: try fill(control(in: app, of: [.textField, .secureTextField, .searchField, .textView]))
    case .back: app.navigationBars.element(boundBy: 0).buttons.element(boundBy: 0).tap()
    case .dismiss: app.navigationBars.element(boundBy: 0).swipeDown()
    case .open: app.open(try XCTUnwrap(URL(string: target), "\(target) is no URL"))
    }
  }

  @MainActor
  func isReached(in app: XCUIApplication) -> Bool {
    let sign = isDialog ? app.staticTexts[screen] : app.navigationBars[screen]
    return sign.waitForExistence(timeout: Self.patience)
  }

  /// Finds the control. A row's label begins with its title, and has its detail after it.
  @MainActor
  private func control(in app: XCUIApplication, of types: [XCUIElement.ElementType]) throws -> XCUIElement {
    let isNamed = NSPredicate(format: "label BEGINSWITH %@", argumentArray: [target])
    for type in types {
      let matches = app.descendants(matching: type).matching(isNamed)
      let patience = type == types[0] ? Self.patience : 1
      guard matches.element(boundBy: 0).waitForExistence(timeout: patience) else { continue }
      let touchable = matches.allElementsBoundByIndex.filter { $0.isHittable }
      if touchable.indices.contains(index) { return touchable[index] }
    }
    return try XCTUnwrap(nil, "\(text): no control has the title \(target)")
  }

  @MainActor
  private func fill(_ field: XCUIElement) {
    field.tap()
    let old = field.value as? String ?? ""
    field.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: old.count) + value)
  }
}
