import Foundation
import TestSupport
import Testing

/// A small app is broken in each of the ways that the article describes, and compiled.
@Suite("The article on messages of the compiler", .serialized)
struct CompilerMessageTests {
  /// An edit of the app, and the message that it leads to.
  struct Mistake: CustomTestStringConvertible {
    let (message, old, new): (String, String, String)
    let options: [String]

    init(_ message: String, _ new: String, for old: String = #"TextRow("Tea")"#, options: [String] = []) {
      (self.message, self.old, self.new, self.options) = (message, old, new, options)
    }

    var testDescription: String { message }
  }

  static let mistakes = [
    Mistake("type 'AppDestination' has no member 'profile'", #"LinkRow("Profile", to: .profile)"#),
    Mistake(
      "no exact matches in call to static method 'buildExpression'",
      #"LinkRow("Profile", to: SettingsDestination.profile)"#),
    Mistake("value of type 'AppCoordinator' has no member 'save'", #"ButtonRow("Save") { flow.save() }"#),
    Mistake("'open' is inaccessible due to 'internal' protection level", #"ButtonRow("Open") { flow.open(1) }"#),
    Mistake("'finish' is inaccessible due to 'private' protection level", #"ButtonRow("Done") { flow.finish(1) }"#),
    Mistake("switch must be exhaustive", "", for: "    case .settings: .child\n"),
    Mistake(
      "type 'AppDestination' does not conform to protocol 'Destination'", "in flow: SettingsCoordinator",
      for: "in flow: AppCoordinator"),
    Mistake(
      "generic parameter 'D' could not be inferred", #"print("List"); return Screen("List")"#, for: #"Screen("List")"#),
    Mistake(
      "associated value 'item' of 'Sendable'-conforming enum 'AppDestination' has non-Sendable type 'Item'",
      "final class Item", for: "struct Item"),
    Mistake(
      "main actor-isolated conformance of 'Item' to 'Hashable' cannot be used in nonisolated context",
      #"TextRow("Tea")"#, options: ["-default-isolation", "MainActor"]),
  ]

  private static let app = """
    import Armature

    struct Item: Hashable { var name = "" }

    enum AppDestination: Destination {
      case list, item(Item), settings
      func screen(in flow: AppCoordinator) -> Screen<Self> {
        switch self {
        case .list: Screen("List") { TextRow("Tea") }
        case .item(let item): Screen(item.name) {}
        case .settings: .child
        }
      }
    }

    final class AppCoordinator: Coordinator<AppDestination> {
      override func child(for destination: AppDestination) -> AnyCoordinator? { SettingsCoordinator(root: .profile) }
    }

    enum SettingsDestination: Destination {
      case profile
      func screen(in flow: SettingsCoordinator) -> Screen<Self> { Screen("Profile") {} }
    }

    final class SettingsCoordinator: Coordinator<SettingsDestination> {}
    """

  @Test("has the messages of the compiler", arguments: mistakes)
  func message(_ mistake: Mistake) async throws {
    let broken = Self.app.replacingOccurrences(of: mistake.old, with: mistake.new)
    #expect(try await messages(about: broken, mistake.options).contains("error: \(mistake.message)"))
    #expect(try article().contains("| \(mistake.message) | "))
  }

  @Test("has no other messages, and the app compiles without a mistake")
  func whole() async throws {
    #expect(try await messages(about: Self.app, []) == "")
    #expect(try article().components(separatedBy: "\n| ").count == Self.mistakes.count + 2)
  }

  private func article() throws -> String {
    try Repository.text("Sources/Armature/Armature.docc/WhenItDoesNotCompile.md")
  }

  /// Returns the output of the compiler for a source text, with the modules of this build.
  private func messages(about source: String, _ options: [String]) async throws -> String {
    let folder = TemporaryFolder()
    try source.write(toFile: folder["App.swift"], atomically: true, encoding: .utf8)
    let modules = Bundle.main.bundleURL.appendingPathComponent("Modules").path
    let line =
      "swiftc -emit-sil -o App.sil App.swift -I '\(modules)' -module-name App -parse-as-library -swift-version 6"
    let words = ["cd '\(folder.url.path)';", line] + options + ["2>&1"]
    return try await BuiltProgram("swiftc").shell(words.joined(separator: " ")).output
  }
}
