import Foundation
import Testing

// @testable: runs the command within the process, and reads files as the generator does.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("An addition to a flow that a person wrote")
struct HandWrittenCodeTests {
  private let sandbox: Sandbox
  private let destination = "Notes/Sources/NotesFlows/AppDestination.swift"
  private let coordinator = "Notes/Sources/NotesFlows/AppCoordinator.swift"
  private let other = "Notes/Sources/NotesFlows/Other.swift"
  private let test = "Notes/Tests/T/T.swift"
  private static let enumeration = """
    import Armature

    enum AppDestination: Destination {
      case home, note(id: Int)

      static let examples: [Self] = [.home]

      func screen(in flow: AppCoordinator) -> Screen<Self> {
        switch self {
        case .home: Screen("Home") {}
        case .note: Screen("Note") {}
        }
      }
    }

    """

  init() throws {
    sandbox = try Sandbox()
    try sandbox.writeRecord()
    try sandbox.write(Self.enumeration, to: destination)
    try sandbox.write(Self.flow("if case .home = destination { nil } else { nil }"), to: coordinator)
  }

  private static func flow(_ body: String, _ more: String = "") -> String {
    """
    import Armature

    final class AppCoordinator: Coordinator<AppDestination> {
      override func child(for destination: AppDestination) -> AnyCoordinator? {
    \(body.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }.joined(separator: "\n"))
      }
    \(more)}

    """
  }

  /// The files but the record, which may have an empty list of additions.
  private var files: [Template.File] {
    get throws { try sandbox.contents(of: "Notes").filter { $0.path != ".armature.json" } }
  }

  /// Adds the case `about`, and returns the lines of the report that only the user can complete.
  private func add() -> [String] { lines(of: "add destination App.about", "incomplete") }

  /// Removes the case, and returns the lines that still use it.
  private func remove() -> [String] { lines(of: "remove destination App.about", "uses") }

  private func lines(of line: String, _ key: String) -> [String] {
    let response = sandbox.notes(line + " --json")
    let report = try? JSONSerialization.jsonObject(with: Data(response.output.utf8)) as? [String: Any]
    #expect(response.status == 0, "\(response.output)")
    return report?[key] as? [String] ?? []
  }

  // MARK: child(for:)

  @Test(
    "changes nothing where 'child(for:)' names every case in another way, and goes on when the user has added the line",
    arguments: [
      // @ is the beginning of a switch.
      ("#if os(Linux)\n@case .home, .note: nil\n}\n#else\n@case .home, .note: nil\n}\n#endif", 2),
      ("let extra: AnyCoordinator?\nouter: @case .home: extra = nil\ncase .note: extra = nil\n}\nreturn extra", 2),
      ("switch (destination, isOn) {\n«case (.about, _): nil\n»case (.home, _): nil\ncase (.note, _): nil\n}", 1),
      ("@case .home: log(1)\ncase .note: log(2)\n}\nreturn nil", 1),
      ("@case .home: fallthrough\ncase .note: return nil\n}", 1),
      ("let place = destination\nswitch place {\n«case .about: nil\n»case .home, .note: return nil\n}", 2),
      ("let make = {\n@case .home, .note: nil\n}\n}\nreturn make()", 2),
    ])
  func children(body: String, line: Int) throws {
    let body = MarkedText(body.replacing("@", with: "switch destination {\n«case .about: nil\n»"))
    try sandbox.write(Self.flow(body.before), to: coordinator)
    let places = (body.before.hasPrefix("#if") ? [line, line + 4] : [line]).map { "\(coordinator):\($0 + 4)" }
    let error = """
      \(places.joined(separator: " and ")): expected one switch over the destination in “child(for:)” of \
      “AppCoordinator” for these lines
          case .about: nil
      nothing was changed; add these lines by hand, and run the command again
      """
    try sandbox.refuses([("add destination App.about", error)])
    try sandbox.write(Self.flow(body.after), to: coordinator)
    #expect(add() == [])
    #expect(try sandbox.text(destination).contains("case about\n"))
    let uses = remove().count
    #expect(try sandbox.text(coordinator).split(separator: "\n").count { $0.contains(".about") } == uses)
  }

  // MARK: Other switches

  @Test("names the switches that only the user can complete, in all files, and later the lines that use the case")
  func switches() throws {
    try sandbox.write(
      """
      extension AppDestination {
        var title: String {
          switch self {
          case .home, .note: "Home"
          }
        }
        enum Kind { case home, note; var x: Int { switch self { case .home: 1; case .note: 2 } } }
      }
      """, to: other)
    let line = "func f(_ a: AppDestination) { switch a { case .home, .note: 1 } }"
    try sandbox.write(line + "\n", to: test)
    #expect(add().map(sandbox.short) == ["\(other):3: switch self {", "\(test):1: \(line)"])
    #expect(add() == [])
    let uses = [
      other: "extension AppCoordinator { func show() { push(.about); App.about() } }",
      test: "let a = f(.about), b = g.about", "Notes/Tests/T/U.swift": "let c = isOn ? .about : f(1)",
    ]
    for (path, use) in uses { try sandbox.write(use + "\n", to: path) }
    #expect(Set(remove().map(sandbox.short)) == Set(uses.map { "\($0):1: \($1)" }))
    // The case of another enum.
    _ = add()
    try sandbox.write("enum B { case about }\nlet b = f(.about)\n", to: test)
    #expect(remove().count == 1)
  }

  @Test("is reported with the lines that do not compile yet, which --quiet leaves")
  func report() throws {
    let line = "func f(_ a: AppDestination) { switch a { case .home, .note: 1 } }"
    try sandbox.write(line + "\n", to: other)
    let warning = "These switches need a branch for it, which only you can write:\n  \(other):1: \(line)\n"
    let row =
      "No row opens it yet, since no place for one was certain. Write one such as “LinkRow(…, to: .a)” in a screen of App."
    let added = "Added the destination App.a.\n\(row)\n\(warning)\nNext\n"
    #expect(sandbox.notes("add destination App.a").output.contains(added))
    #expect(sandbox.notes("add destination App.b --quiet") == Response(error: warning))
    try sandbox.write("let a: AppDestination = .a\n", to: other)
    let uses = "These lines still use it:\n  \(other):1: let a: AppDestination = .a\n"
    #expect(sandbox.notes("remove destination App.a --quiet") == Response(error: uses))
  }

  @Test("adds the lines of a member to the file of an extension that has it")
  func extensions() throws {
    let start = try #require(Self.enumeration.range(of: "  func screen")).lowerBound
    try sandbox.write(Self.enumeration[..<start] + "}\n", to: destination)
    try sandbox.write(
      "extension AppDestination {\n  var isLinkable: Bool {\n    switch self {\n    case .home, .note: true\n    }\n  }\n"
        + Self.enumeration[start...], to: other)
    let before = try files
    #expect(add() == [])
    try sandbox.expect(other, has: ["    case .about: true\n", "    case .about:\n      Screen(\"About\")"])
    _ = remove()
    #expect(try files == before)
  }

  @Test("refuses a name that an extension has, and values of a case that has a raw value")
  func members() throws {
    try sandbox.write("extension AppDestination { static var about: Self { .home } }\n", to: other)
    let member = "\(other) has a member “about” already, so no case can have that name; choose another name\n"
    try sandbox.refuses([("add destination App.about", member)])
    try sandbox.replace(": Destination", with: ": String, Destination", in: destination)
    try sandbox.replace("(id: Int)", with: "", in: destination)
    let raw = "\(destination) has the enum AppDestination with raw values of the type String, so its cases cannot have "
    try sandbox.refuses([("add destination App.more --with 'id: Int'", raw)])
  }

  // MARK: Files

  @Test("refuses a file with marks of a conflict", arguments: ["<<<<<<< HEAD", "|||||||", "=======", ">>>>>>> other"])
  func conflictMarks(mark: String) throws {
    try sandbox.replace("  case home", with: "\(mark)\n  case home", in: destination)
    let fix = "choose between the versions, remove the marks, and run the command again"
    try sandbox.refuses([("add destination App.about", "\(destination):4: \(mark) is a mark of a conflict\n\(fix)")])
    let title = "/*\nTitle\n=======\n*/\nlet a = \"\"\"\n  =======\n  <<<<<<<\n\"\"\"\n======== 1\n"
    try sandbox.write(title + Self.enumeration, to: destination)
    #expect(add() == [])
  }

  @Test("refuses a file with texts or brackets that are too deep for Swift", arguments: [("\"\\(", ")\""), ("(", ")")])
  func depth(open: String, close: String) throws {
    let deep = String(repeating: open, count: 5000) + "1" + String(repeating: close, count: 5000)
    try sandbox.extend(destination, with: "let a = \(deep)\n")
    try sandbox.refuses([
      ("add destination App.about", "\(destination) has brackets or texts that are nested 5000 deep")
    ])
  }

  @Test(
    "gives files back as they were, with their marks, their ends of lines, and code in one line",
    arguments: ["\n", "\r\n", "\r"],
    [(false, false, false), (true, false, true), (false, true, false), (true, true, true)])
  func sameBytes(lineEnd: String, _ kind: (hasMark: Bool, isInLine: Bool, isOpen: Bool)) throws {
    let screen =
      "func screen(in flow: AppCoordinator) -> Screen<Self> { switch self { case .home, .note: Screen(\"\") {} } }"
    let style = "var style: PresentationStyle { switch self { case .home: .push; default: .push } }"
    let texts = [
      destination: kind.isInLine
        ? "enum AppDestination: Destination { case home; static let examples = [Self.home]; \(style); \(screen) }\n"
        : Self.enumeration,
      coordinator: kind.isInLine
        ? "final class AppCoordinator: Coordinator<AppDestination> { init() { super.init(root: .home) } }\n"
        : Self.flow("switch destination {\ncase .home, .note: nil\n}"),
    ]
    for (path, text) in texts {
      let lines = text.replacing("\n", with: lineEnd)
      try sandbox.write((kind.hasMark ? "\u{FEFF}" : "") + (kind.isOpen ? String(lines.dropLast()) : lines), to: path)
    }
    let before = try files
    sandbox.run("add destination App.about --as sheet", "add flow Pick --finishing Int")
    for path in texts.keys {
      let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: sandbox[path])), as: UTF8.self)
      // A file of one line may have no end of a line.
      let ends = Set(text.filter(\.isNewline))
      #expect(ends.isSubset(of: [kind.isInLine && kind.isOpen ? "\n" : Character(lineEnd)]))
      #expect(text.hasPrefix("\u{FEFF}") == kind.hasMark)
    }
    sandbox.run("remove flow Pick", "remove destination App.about")
    #expect(try Set(before).isSubset(of: files))
  }
}
