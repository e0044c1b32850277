import Foundation
import Testing

/// A small app is broken in each of the ways that the article describes, and compiled.
@Suite("The article on messages of the compiler")
struct CompilerMessageTests {
  /// An edit of the app, and the message that it leads to.
  struct Mistake: CustomTestStringConvertible {
    let message: String
    let (old, new): (String, String)
    var options: [String] = []

    var testDescription: String { message }
  }

  static let mistakes = [
    Mistake(
      message: "type 'AppDestination' has no member 'profile'", old: #"TextRow("Tea")"#,
      new: #"LinkRow("Profile", to: .profile)"#),
    Mistake(
      message: "no exact matches in call to static method 'buildExpression'", old: #"TextRow("Tea")"#,
      new: #"LinkRow("Profile", to: SettingsDestination.profile)"#),
    Mistake(
      message: "value of type 'AppCoordinator' has no member 'save'", old: #"TextRow("Tea")"#,
      new: #"ButtonRow("Save") { flow.save() }"#),
    Mistake(
      message: "'open' is inaccessible due to 'internal' protection level", old: #"TextRow("Tea")"#,
      new: #"ButtonRow("Open") { flow.open(1) }"#),
    Mistake(
      message: "'finish' is inaccessible due to 'private' protection level", old: #"TextRow("Tea")"#,
      new: #"ButtonRow("Done") { flow.finish(1) }"#),
    Mistake(message: "switch must be exhaustive", old: "    case .settings: .child\n", new: ""),
    Mistake(
      message: "type 'AppDestination' does not conform to protocol 'Destination'", old: "in flow: AppCoordinator",
      new: "in flow: SettingsCoordinator"),
    Mistake(
      message: "generic parameter 'D' could not be inferred", old: #"Screen("List")"#,
      new: #"print("List"); return Screen("List")"#),
    Mistake(
      message: "associated value 'item' of 'Sendable'-conforming enum 'AppDestination' has non-Sendable type 'Item'",
      old: "struct Item", new: "final class Item"),
    Mistake(
      message: "main actor-isolated conformance of 'Item' to 'Hashable' cannot be used in nonisolated context", old: "",
      new: "", options: ["-default-isolation", "MainActor"]),
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
  func message(_ mistake: Mistake) throws {
    let broken = mistake.old.isEmpty ? Self.app : Self.app.replacingOccurrences(of: mistake.old, with: mistake.new)
    #expect(try messages(about: broken, mistake.options).contains("error: \(mistake.message)"))
    #expect(try article().contains("| \(mistake.message) | "))
  }

  @Test("has no other messages, and the app compiles without a mistake")
  func whole() throws {
    #expect(try messages(about: Self.app, []) == "")
    #expect(try article().components(separatedBy: "\n| ").count == Self.mistakes.count + 2)
  }

  private func article() throws -> String {
    try Repository.text("Sources/Armature/Armature.docc/WhenItDoesNotCompile.md")
  }

  /// Returns the output of the compiler for a source text, with the modules of this build.
  private func messages(about source: String, _ options: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mistake-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("App.swift")
    try Data(source.utf8).write(to: file)
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let modules = Bundle.main.bundleURL.appendingPathComponent("Modules").path
    let result = folder.appendingPathComponent("App.sil").path
    process.arguments =
      ["swiftc", "-emit-sil", "-o", result, file.path, "-I", modules, "-module-name", "App", "-parse-as-library"]
      + ["-swift-version", "6"] + options
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }
}
