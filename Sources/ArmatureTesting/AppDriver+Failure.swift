import Armature
import ArmatureExplorer
import Testing
import XCTest

extension AppDriver {
  /// Fails the test: with the problem, the screen, and the way that led to it. Attaches the trace.
  func fail(_ problem: String, at caller: Caller) {
    caller.fail(message(problem))
    attachTrace()
  }

  /// Returns a value, or fails the test and ends it.
  func require<Value>(
    _ value: Value?, wanted: String, _ found: @autoclosure () -> String, at caller: Caller
  ) throws -> Value {
    if let value { return value }
    let problem = "wanted \(wanted), but \(found())"
    record(failure: problem, wanted: wanted, at: caller)
    defer { attachTrace() }
    return try caller.require(value, message(problem))
  }

  /// Adds an expectation that is not met to the trace.
  func record(failure problem: String, wanted: String, at caller: Caller) {
    recorder?.willAct("Expect \(wanted)", command: "", at: caller.place)
    recorder?.didAct(failure: problem)
  }

  private func message(_ problem: String) -> String {
    let commands = ((startsFolded ? ["fold"] : []) + session.steps.map(\.command)).map { "  \($0)" }
    let way =
      commands.isEmpty
      ? ["This is the first screen."]
      : ["The way here, as commands of the app in a terminal:", commands.joined(separator: "\n")]
    let work = scene.workInProgress(withTasks: false)
    let hint = work.isEmpty ? [] : ["Not done yet: \(work.joined(separator: ", ")). “await app.settle()” waits for it."]
    return ([problem, session.picture] + hint + way + [trace?.advice].compactMap { $0 }).joined(separator: "\n\n")
  }

  /// Attaches the walk up to the first failure, unless the test attaches the whole walk at its end.
  private func attachTrace() {
    if !hasTrace, Traces.current == nil { trace?.attach() }
    hasTrace = true
  }
}

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
