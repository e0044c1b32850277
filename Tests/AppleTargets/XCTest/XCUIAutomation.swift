// XCTest passes on Foundation, and these from XCUIAutomation: https://developer.apple.com/documentation/xcuiautomation
@_exported import Foundation

open class XCTestCase: NSObject {
  open var continueAfterFailure = true
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
    case button, `switch`, textField, secureTextField
  }

  open var exists: Bool { fatalError() }
  open var value: Any? { fatalError() }
  open var alerts: XCUIElementQuery { fatalError() }
  open var buttons: XCUIElementQuery { fatalError() }
  open var navigationBars: XCUIElementQuery { fatalError() }
  open var sheets: XCUIElementQuery { fatalError() }
  open var switches: XCUIElementQuery { fatalError() }
  open var tabBars: XCUIElementQuery { fatalError() }
  open func descendants(matching type: ElementType) -> XCUIElementQuery { fatalError() }
  open func waitForExistence(timeout: TimeInterval) -> Bool { fatalError() }
  open func typeText(_ text: String) {}
  open func tap() {}
  open func press(forDuration duration: TimeInterval) {}
  open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate { fatalError() }
}

@MainActor
open class XCUIApplication: XCUIElement {
  public enum State: UInt, Sendable {
    case runningForeground
  }

  public override init() {}
  public init(bundleIdentifier: String) {}
  open var launchEnvironment: [String: String] = [:]
  open func launch() {}
  open func terminate() {}
  open func wait(for state: State, timeout: TimeInterval) -> Bool { fatalError() }
}

@MainActor
open class XCUIElementQuery: NSObject {
  open var count: Int { fatalError() }
  open var firstMatch: XCUIElement { fatalError() }
  open func element(boundBy index: Int) -> XCUIElement { fatalError() }
  open func matching(_ predicate: NSPredicate) -> XCUIElementQuery { fatalError() }
  open subscript(key: String) -> XCUIElement { fatalError() }
}

@MainActor
open class XCUICoordinate: NSObject {
  open func tap() {}
  open func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {}
}

@MainActor
open class XCUIDevice: NSObject {
  open class var shared: XCUIDevice { fatalError() }
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  open var system: XCUISystem { fatalError() }
}

@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
@MainActor
open class XCUISystem: NSObject {
  open func open(_ url: URL) {}
}

public struct XCUIKeyboardKey: RawRepresentable, Sendable {
  public static let delete = Self(rawValue: "")
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
