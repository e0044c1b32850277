// XCTest passes these on from XCUIAutomation: https://developer.apple.com/documentation/xcuiautomation
import Foundation

open class XCTestCase: NSObject {
  open var continueAfterFailure: Bool {
    get { fatalError() }
    set {}
  }
}

public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTUnwrap<T>(
  _ expression: @autoclosure () throws -> T?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) throws -> T { fatalError() }

@MainActor
open class XCUIElement: NSObject {
  public enum ElementType: UInt, Sendable {
    case any, button, cell, `switch`, textField, secureTextField, searchField, textView
  }

  open var isHittable: Bool { fatalError() }
  open var value: Any? { fatalError() }
  open var navigationBars: XCUIElementQuery { fatalError() }
  open var buttons: XCUIElementQuery { fatalError() }
  open var staticTexts: XCUIElementQuery { fatalError() }
  open func descendants(matching type: ElementType) -> XCUIElementQuery { fatalError() }
  open func waitForExistence(timeout: TimeInterval) -> Bool { fatalError() }
  @available(tvOS, unavailable)
  open func tap() {}
  @available(tvOS, unavailable)
  open func swipeDown() {}
  open func typeText(_ text: String) {}
}

@MainActor
open class XCUIApplication: XCUIElement {
  public init(bundleIdentifier: String) {}
  open func launch() {}
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  open func open(_ url: URL) {}
}

@MainActor
open class XCUIElementQuery: NSObject {
  open var allElementsBoundByIndex: [XCUIElement] { fatalError() }
  open func element(boundBy index: Int) -> XCUIElement { fatalError() }
  open func matching(_ predicate: NSPredicate) -> XCUIElementQuery { fatalError() }
  open subscript(key: String) -> XCUIElement { fatalError() }
}

public struct XCUIKeyboardKey: RawRepresentable, Sendable {
  public static let delete = Self(rawValue: "")
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
