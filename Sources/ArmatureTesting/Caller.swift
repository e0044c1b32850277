import Testing
import XCTest

/// A place in the code of a test.
struct Caller {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  private var sourceLocation: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }

  /// Fails the running test here.
  func fail(_ message: String) {
    if Test.current != nil {
      Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
    } else {
      XCTFail(message, file: filePath, line: line)
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
