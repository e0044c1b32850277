import Testing
import XCTest

/// A place in the code of a test.
struct Caller {
  let file: StaticString
  let line: UInt

  init(_ file: StaticString, _ line: UInt) {
    self.file = file
    self.line = line
  }

  /// The place for people, such as `ShopTests.swift:12`.
  var place: String { "\(fileName):\(line)" }

  /// The name of the file without its folders.
  var fileName: String { "\(file)".split(separator: "/").last.map(String.init) ?? "" }

  private var sourceLocation: SourceLocation {
    // Swift Testing shows the file's name after a module, for which the folder stands.
    let parts = "\(file)".split(separator: "/").suffix(2)
    return SourceLocation(
      fileID: "\(parts.joined(separator: "/"))", filePath: "\(file)", line: Int(line), column: 1)
  }

  /// Fails the running test here.
  func fail(_ message: String) {
    if Test.current != nil {
      Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
    } else {
      XCTFail(message, file: file, line: line)
    }
  }

  /// Returns a value, or fails the running test here and ends it.
  func require<Value>(_ value: Value?, _ message: String) throws -> Value {
    if let value { return value }
    // Swift Testing does not report the error of its own `#require` a second time.
    if Test.current != nil { return try #require(value, Comment(rawValue: message), sourceLocation: sourceLocation) }
    fail(message)
    throw Missing(message: message)
  }

  /// Ends a test of XCTest.
  private struct Missing: Error, CustomStringConvertible {
    let message: String

    var description: String { message.split(separator: "\n").first.map(String.init) ?? message }
  }
}
