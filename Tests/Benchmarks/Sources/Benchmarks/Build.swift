import Foundation

/// Compares the cold build and the cold tests of a new app that has a copy of Armature with those of a package that has
/// as many files, lines and modules of plain code, in a dependency and in itself.
@MainActor
func measureBuild(_ armature: String?, _ report: Report) throws {
  report.title("build: a new app with Armature / a package with as many lines of plain code")
  guard let armature else { return print("  skipped: --armature names the generator's release binary") }
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Benchmarks-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let (app, plain) = (folder.appendingPathComponent("Sample"), folder.appendingPathComponent("Plain"))
  let binary = URL(fileURLWithPath: armature).path
  try run([binary, "new", app.path, "--embed", "--quiet", "--no-git"], in: folder)
  try FileManager.default.copyItem(at: app, to: plain)
  try replaceSources(in: plain)
  var failure: (any Error)?
  for command in ["build", "test"] {
    let sides = [app, plain].map { package in
      Side(prepare: { try? FileManager.default.removeItem(at: package.appendingPathComponent(".build")) }) { _ in
        do { try run(["swift", command], in: package) } catch { failure = error }
      }
    }
    let times = best(ofRounds: 3, sides[0], sides[1])
    if let failure { throw failure }
    report.line("a cold 'swift \(command)'", times[0], against: times[1], limit: 1.25)
  }
}

/// Replaces each source file of a package by as many lines of plain code, for the same systems.
private func replaceSources(in package: URL) throws {
  let paths = try FileManager.default.subpathsOfDirectory(atPath: package.path).sorted()
  /// The lines that are still to be written.
  var missing = 0
  // A plugin is a program of its own.
  let sources = paths.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") && !$0.contains("Plugins/") }
  for (number, path) in sources.enumerated() {
    let file = package.appendingPathComponent(path)
    let text = try String(contentsOf: file, encoding: .utf8)
    let isMain = path.hasSuffix("Main.swift")
    let isForApple = text.hasPrefix("#if canImport(SwiftUI)") && !isMain
    var code = isForApple ? "#if canImport(SwiftUI)\n" : ""
    if isMain { code += "@main enum Main { static func main() {} }\n" }
    if path.contains("Tests/") { code += "import Testing\n\n@Test func plain\(number)() { #expect(Bool(true)) }\n" }
    missing += text.filter { $0 == "\n" }.count - code.filter { $0 == "\n" }.count
    var unit = 0
    while missing > 0 {
      let lines = plainCode("\(number)x\(unit)")
      missing -= lines.filter { $0 == "\n" }.count
      code += lines
      unit += 1
    }
    try (code + (isForApple ? "#endif\n" : "")).write(to: file, atomically: false, encoding: .utf8)
  }
}

/// Returns some lines as they are in any app: values, an enum, a class, and an extension.
private func plainCode(_ id: String) -> String {
  """
  /// A thing with a name and tags.
  public struct Model\(id): Hashable, Codable, Sendable {
    /// The name for people.
    public var name: String
    /// The words to search for.
    public var tags: [String] = []
    /// The thing that it belongs to.
    public var parent: Int?

    public init(name: String) { self.name = name }

    /// The name, or words for one that is missing.
    public var title: String { name.isEmpty ? "Untitled" : name }

    /// Returns whether a text begins one of the tags, or is in the name.
    public func matches(_ text: String) -> Bool {
      tags.contains { $0.hasPrefix(text) } || name.contains(text)
    }
  }

  /// A change of things.
  public enum Change\(id): Hashable, Sendable {
    case added(Model\(id))
    case removed(Int)
    case renamed(Int, to: String)

    /// The change in words.
    public var summary: String {
      switch self {
      case .added(let model): "added \\(model.title)"
      case .removed(let index): "removed the thing \\(index)"
      case .renamed(let index, let name): "renamed the thing \\(index) to \\(name)"
      }
    }
  }

  /// Keeps things, and tells what has changed.
  @MainActor
  public final class Store\(id) {
    /// The things in order.
    public private(set) var models: [Model\(id)] = []
    /// Called after each change.
    public var onChange: ((Change\(id)) -> Void)?

    public init() {}

    /// Performs a change, unless there is no such thing.
    public func apply(_ change: Change\(id)) {
      switch change {
      case .added(let model): models.append(model)
      case .removed(let index):
        guard models.indices.contains(index) else { return }
        models.remove(at: index)
      case .renamed(let index, let name):
        guard models.indices.contains(index) else { return }
        models[index].name = name
      }
      onChange?(change)
    }

    /// Returns the things that match a text, by name.
    public func results(for text: String) -> [Model\(id)] {
      models.filter { $0.matches(text) }.sorted { $0.name < $1.name }
    }
  }

  extension Sequence where Element == Model\(id) {
    /// Returns the things by their first letter.
    public func byFirstLetter() -> [Character: [Model\(id)]] {
      Dictionary(grouping: self) { $0.name.first ?? " " }
    }
  }

  """
}
