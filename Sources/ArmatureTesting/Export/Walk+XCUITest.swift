import ArmatureExplorer

extension Walk {
  /// Writes the walk as a source file with one UI test, which expects the screen at the end. Add it to a target for UI tests in Xcode. It needs iOS 16.4.
  ///
  /// - Parameter linkAddress: The beginning of the app's links, such as `notes://`. It stands before links that begin
  ///   with a slash.
  /// - Returns: The text of the file, in Swift.
  /// - Throws: A ``WalkExportError`` with all steps that a user of a device cannot do: broadcasts, turning to scenes by
  ///   name, folding, relative links, and values of steppers and date pickers.
  public func xcuiTest(linkAddress: String? = nil) throws(WalkExportError) -> String {
    let type = identifier
    let lines = try lines { action throws(Obstacle) in
      switch action {
      case .tap(let control) where control.isInDialog: ["tapInDialog(\(arguments(control)))"]
      case .tap(let control): ["tap(\(control.kind == .toggle ? ".switch" : ".button"), \(arguments(control)))"]
      case .enter(let control, let text):
        switch control.kind {
        case .picker: ["choose(\(text.swiftLiteral), for: \(arguments(control)))"]
        case .date, .stepper: throw Obstacle.value
        default:
          control.isInDialog
            ? ["enterInDialog(\(text.swiftLiteral), \(control.fieldType))"]
            : ["enter(\(text.swiftLiteral), \(control.fieldType), \(arguments(control)))"]
        }
      case .back: ["goBack()"]
      case .backTo(let title): ["goBack(to: \(title.swiftLiteral))"]
      case .dismiss: ["swipeDown()"]
      case .select(let title): ["select(tab: \(title.swiftLiteral))"]
      case .open(let link): ["try open(\(try Self.wholeLink(link, at: linkAddress).swiftLiteral))"]
      case .relaunch: ["app.terminate()", "app.launch()"]
      case .popToRoot, .turn, .close: throw Obstacle.program
      case .fold, .unfold: throw Obstacle.device
      }
    }
    let end = screen.map { ["expect(screen: \($0.swiftLiteral))"] } ?? []
    let body = (lines + end).map { "    \($0)\n" }.joined()
    return """
      // A UI test that Armature made from a walk. It has never been run on a device.
      import XCTest

      final class \(type)UITests: XCTestCase {
        @MainActor
        func test\(type)() throws {
          continueAfterFailure = false
          start()
      \(body)  }

      \(Self.gestures)}

      """
  }

  /// The letters and digits of the name, as a part of a Swift name.
  private var identifier: String {
    let words = name.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    return words.isEmpty ? "Walk" : words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private func arguments(_ control: UserStep.Control) -> String {
    control.title.swiftLiteral + (control.index == 0 ? "" : ", at: \(control.index)")
  }

  /// The code that carries out the steps.
  private static let gestures = #"""
      @MainActor
      private var app: XCUIApplication { XCUIApplication() }

      /// Launches the app at its first screen, without the state that `keepsState()` has saved.
      @MainActor
      private func start() {
        let app = XCUIApplication()
        app.launchEnvironment["ARMATURE_STATE"] = "none"
        app.launch()
      }

      /// The alert or the dialog on display. Some dialogs are drawn in a sheet, as a screen.
      @MainActor
      private var dialog: XCUIElement {
        if app.alerts.firstMatch.waitForExistence(timeout: 2) { return app.alerts.firstMatch }
        return app.sheets.firstMatch.exists ? app.sheets.firstMatch : app
      }

      /// The navigation bar in front.
      @MainActor
      private var bar: XCUIElement {
        XCTAssertTrue(app.navigationBars.firstMatch.waitForExistence(timeout: 10), "There is no navigation bar.")
        return app.navigationBars.element(boundBy: app.navigationBars.count - 1)
      }

      @MainActor
      private func expect(screen title: String) {
        XCTAssertTrue(app.navigationBars[title].waitForExistence(timeout: 10), "The screen \(title) is not on display.")
      }

      /// Returns the element whose identifier or label is the title. A detail may follow in the label.
      @MainActor
      private func element(
        _ type: XCUIElement.ElementType, _ title: String, at index: Int = 0, in parent: XCUIElement? = nil
      ) -> XCUIElement {
        let isTitled = NSPredicate(
          format: "identifier == %@ OR label == %@ OR label BEGINSWITH %@", title, title, title + ", ")
        let element = (parent ?? app).descendants(matching: type).matching(isTitled).element(boundBy: index)
        XCTAssertTrue(element.waitForExistence(timeout: 10), "There is no \(title).")
        return element
      }

      @MainActor
      private func tap(_ type: XCUIElement.ElementType, _ title: String, at index: Int = 0) {
        let row = element(type, title, at: index)
        // The row of a toggle has the switch in it.
        let control = type == .switch ? row.switches.firstMatch : row
        (control.exists ? control : row).tap()
      }

      @MainActor
      private func tapInDialog(_ title: String, at index: Int = 0) {
        element(.button, title, at: index, in: dialog).tap()
      }

      @MainActor
      private func enter(_ text: String, _ type: XCUIElement.ElementType, _ title: String, at index: Int = 0) {
        replace(element(type, title, at: index), text)
      }

      @MainActor
      private func enterInDialog(_ text: String, _ type: XCUIElement.ElementType) {
        replace(dialog.descendants(matching: type).firstMatch, text)
      }

      @MainActor
      private func replace(_ field: XCUIElement, _ text: String) {
        // The tap sets the cursor to the end.
        field.coordinate(withNormalizedOffset: CGVector(dx: 0.95, dy: 0.5)).tap()
        let old = field.value as? String ?? ""
        field.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: old.count) + text)
      }

      @MainActor
      private func choose(_ option: String, for title: String, at index: Int = 0) {
        element(.button, title, at: index).tap()
        element(.button, option).tap()
      }

      @MainActor
      private func goBack() { bar.buttons.element(boundBy: 0).tap() }

      @MainActor
      private func goBack(to title: String) {
        bar.buttons.element(boundBy: 0).press(forDuration: 1)
        element(.button, title).tap()
      }

      /// Drags a sheet down by its bar, or taps beside a dialog.
      @MainActor
      private func swipeDown() {
        if app.sheets.firstMatch.exists {
          return app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.05)).tap()
        }
        let end = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.95))
        bar.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.1)).press(forDuration: 0.1, thenDragTo: end)
      }

      @MainActor
      private func select(tab title: String) {
        let tabs = app.tabBars.firstMatch
        element(.button, title, in: tabs.waitForExistence(timeout: 2) ? tabs : app).tap()
      }

      @MainActor
      private func open(_ link: String) throws {
        XCUIDevice.shared.system.open(try XCTUnwrap(URL(string: link)))
        XCTAssertTrue(app.wait(for: .runningForeground, timeout: 10), "\(link) did not open the app.")
      }

    """#
}

extension UserStep.Control {
  fileprivate var fieldType: String { kind == .secure ? ".secureTextField" : ".textField" }
}
