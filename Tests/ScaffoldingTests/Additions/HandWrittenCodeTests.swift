import Foundation
import Testing

// @testable: runs the command within the process, plans changes, and reads their files.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("An addition to a flow that a person wrote")
struct HandWrittenCodeTests {
  private let sandbox: Sandbox
  private static let destination = "Notes/Sources/NotesFlows/AppDestination.swift"
  private static let coordinator = "Notes/Sources/NotesFlows/AppCoordinator.swift"
  private static let other = "Notes/Sources/NotesFlows/Other.swift"
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
    try sandbox.write(Self.enumeration, to: Self.destination)
    try sandbox.write(Self.flow("if case .home = destination { nil } else { nil }"), to: Self.coordinator)
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

  private var files: [Template.File] { get throws { try sandbox.contents(of: "Notes") } }

  private func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: sandbox[path])), as: UTF8.self)
  }

  @discardableResult
  private func add(_ name: String = "App.about", with values: String? = nil, as style: AdditionStyle = .push) throws
    -> ProjectPlan
  {
    let addition = try DestinationAddition(name, with: values, as: style)
    let plan = try ProjectPlan(adding: .destination(addition), to: Project(at: sandbox["Notes"]))
    try plan.apply()
    return plan
  }

  @discardableResult
  private func remove(_ name: String = "App.about") throws -> ProjectPlan {
    let plan = try ProjectPlan(removing: name, kind: "destination", from: Project(at: sandbox["Notes"]))
    try plan.apply()
    return plan
  }

  // MARK: child(for:)

  @Test(
    "changes nothing where 'child(for:)' names every case in another way, and goes on when the user has added the line",
    arguments: [
      (
        "#if os(Linux)\nswitch destination {\ncase .home, .note: nil\n}\n#else\nswitch destination {\ncase .home, .note: nil\n}\n#endif",
        2
      ),
      (
        "let extra: AnyCoordinator?\nouter: switch destination {\ncase .home: extra = nil\ncase .note: extra = nil\n}\nreturn extra",
        2
      ),
      ("switch (destination, isOn) {\ncase (.home, true), (.home, false): nil\ncase (.note, _): nil\n}", 1),
      ("switch destination {\ncase .home: log(1)\ncase .note: log(2)\n}\nreturn nil", 1),
      ("switch destination {\ncase .home: fallthrough\ncase .note: return nil\n}", 1),
      ("let place = destination\nswitch place {\ncase .home, .note: return nil\n}", 2),
      ("let make = {\n  switch destination {\n  case .home, .note: nil\n  }\n}\nreturn make()", 2),
    ])
  func children(body: String, line: Int) throws {
    try sandbox.write(Self.flow(body), to: Self.coordinator)
    let before = try files
    let error = refusal { try add() }
    let path = sandbox[Self.coordinator]
    let places = (body.hasPrefix("#if") ? [line, line + 4] : [line]).map { "\(path):\($0 + 4)" }
    #expect(
      error?.lines == [
        "\(places.joined(separator: " and ")): expected one switch over the destination in 'child(for:)' of "
          + "'AppCoordinator' for these lines", "    case .about: nil",
        "nothing was changed; add these lines by hand, and run the command again",
      ])
    #expect(try files == before)
    try sandbox.write(
      Self.flow(
        body.replacing("case .home", with: "case .about: nil\ncase .home")
          .replacing("case (.home, true)", with: "case (.about, _): nil\ncase (.home, true)")), to: Self.coordinator)
    #expect(try add().linesToComplete == [])
    #expect(try text(Self.destination).contains("case about\n"))
    let uses = try remove().linesOfUses
    #expect(try text(Self.coordinator).split(separator: "\n").count { $0.contains(".about") } == uses.count)
  }

  @Test(
    "adds a branch to one switch that has all answers",
    arguments: [
      ("let extra: AnyCoordinator? = switch destination {\ncase .home, .note: nil\n}\nreturn extra", "nil"),
      ("outer: switch destination {\ncase .home: break outer\ncase .note: return nil\n}\nreturn nil", "return nil"),
      (
        "switch destination {\ncase .home: if isOn { return nil } else { return nil }\ncase .note: do { return nil }\n}",
        "return nil"
      ),
      ("switch destination {\ncase .home, .note: nil\n@unknown default: nil\n}", "nil"),
      ("switch destination {\ncase .home: nil\n#if DEBUG\ndefault: nil\n#else\ncase .note: nil\n#endif\n}", "nil"),
    ])
  func plainChildren(body: String, answer: String) throws {
    let overloads = "  func child(for number: Int) -> AnyCoordinator? { nil }\n  func child(at: Int) -> Int { 1 }\n"
    try sandbox.write(Self.flow(body, overloads), to: Self.coordinator)
    let before = try files
    #expect(try add().linesToComplete == [])
    #expect(try text(Self.coordinator).contains("    case .about: \(answer)\n"))
    if body.contains("default") {
      let branch = try #require(text(Self.coordinator).firstRange(of: "case .about"))
      #expect(try text(Self.coordinator)[branch.upperBound...].contains("default"))
    }
    try remove()
    #expect(try files.filter { $0.path != ".armature.json" } == before.filter { $0.path != ".armature.json" })
  }

  // MARK: Other switches

  @Test("names the switches that only the user can complete, in all files, and later the lines that use the case")
  func switches() throws {
    try sandbox.write(
      """
      extension AppDestination {
        var title: String {
          switch self {
          case .home: "Home"
          case .note: "Note"
          }
        }
        enum Kind { case home, note; var x: Int { switch self { case .home: 1; case .note: 2 } } }
      }

      """, to: Self.other)
    try sandbox.write(
      "func f(_ a: AppDestination) { switch a { case .home, .note: 1 } }\n", to: "Notes/Tests/T/T.swift")
    #expect(
      try add().linesToComplete == [
        "\(sandbox[Self.other]):3: switch self {",
        "\(sandbox["Notes/Tests/T/T.swift"]):1: func f(_ a: AppDestination) { switch a { case .home, .note: 1 } }",
      ])
    #expect(try add().linesToComplete == [])
    try sandbox.write("extension AppCoordinator { func show() { push(.about); App.about() } }\n", to: Self.other)
    try sandbox.write("let a = f(.about), b = g.about\n", to: "Notes/Tests/T/T.swift")
    #expect(
      try remove().linesOfUses == [
        "\(sandbox[Self.other]):1: extension AppCoordinator { func show() { push(.about); App.about() } }",
        "\(sandbox["Notes/Tests/T/T.swift"]):1: let a = f(.about), b = g.about",
      ])
    // The case of another enum.
    try add()
    try sandbox.write("enum B { case about }\nlet b = f(.about)\n", to: "Notes/Tests/T/T.swift")
    #expect(try remove().linesOfUses.count == 1)
  }

  @Test("is reported with the lines that do not compile yet, which --quiet leaves")
  func report() throws {
    let line = "func f(_ a: AppDestination) { switch a { case .home, .note: 1 } }"
    try sandbox.write(line + "\n", to: Self.other)
    let command = { (arguments: String...) in
      Command(environment: [:], executable: nil).run(arguments + ["--project", sandbox["Notes"]])
    }
    let place = "\(sandbox[Self.other]):1: \(line)"
    let warning = "These switches need a branch for it, which only you can write:\n  \(place)\n"
    #expect(command("add", "destination", "App.a").output.contains("Added the destination App.a.\n\(warning)\nNext\n"))
    #expect(command("add", "destination", "App.b", "--quiet") == Response(error: warning))
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(command("add", "destination", "App.c", "--json").output.utf8))
        as? [String: NSObject])
    #expect(json["incomplete"] == [place] as NSObject)
    try sandbox.write("let a: AppDestination = .a\n", to: Self.other)
    #expect(
      command("remove", "destination", "App.a", "--quiet")
        == Response(error: "These lines still use it:\n  \(sandbox[Self.other]):1: let a: AppDestination = .a\n"))
  }

  @Test("adds the lines of a member to the file of an extension that has it")
  func extensions() throws {
    let start = try #require(Self.enumeration.firstRange(of: "  func screen")).lowerBound
    try sandbox.write(Self.enumeration[..<start] + "}\n", to: Self.destination)
    try sandbox.write(
      "extension AppDestination {\n  var isLinkable: Bool {\n    switch self {\n    case .home, .note: true\n    }\n  }\n\n"
        + Self.enumeration[start...], to: Self.other)
    let before = try files
    #expect(try add().linesToComplete == [])
    for line in ["    case .about: true\n", "    case .about:\n      Screen(\"About\")"] {
      #expect(try text(Self.other).contains(line))
    }
    try remove()
    #expect(try files.filter { $0.path != ".armature.json" } == before.filter { $0.path != ".armature.json" })
  }

  @Test("refuses a name that an extension has, and values of a case that has a raw value")
  func members() throws {
    try sandbox.write("extension AppDestination { static var about: Self { .home } }\n", to: Self.other)
    #expect(
      refusal { try add() }?.lines.first
        == "\(sandbox[Self.other]) has a member 'about' already, so there can be no case of that name")
    try sandbox.write(
      Self.enumeration.replacing(": Destination", with: ": String, Destination").replacing("(id: Int)", with: ""),
      to: Self.destination)
    #expect(
      refusal { try add("App.more", with: "id: Int") }?.lines.first
        == "\(sandbox[Self.destination]) gives each case of AppDestination a raw value of the type String, so a case "
        + "cannot have other values")
  }

  // MARK: Files

  @Test(
    "refuses a file with marks of a conflict", arguments: ["<<<<<<< HEAD", "|||||||", "=======", ">>>>>>> other"])
  func conflictMarks(mark: String) throws {
    try sandbox.write(Self.enumeration.replacing("  case home", with: "\(mark)\n  case home"), to: Self.destination)
    let before = try files
    #expect(
      refusal { try add() }?.lines == [
        "\(sandbox[Self.destination]):4: \(mark) is a mark of a conflict",
        "choose between the versions, remove the marks, and run the command again",
      ])
    #expect(try files == before)
    let title = "/*\nTitle\n=======\n*/\nlet a = \"\"\"\n  =======\n  <<<<<<<\n\"\"\"\n======== 1\n"
    try sandbox.write(title + Self.enumeration, to: Self.destination)
    #expect(refusal { try add() } == nil)
  }

  @Test("takes no text and no comment within another for a marker, and no marker outside of its place")
  func markers() throws {
    let more = "  static let a = \"\"\"\n  // armature: cases\n  \"\"\"\n  /*\n  // armature: cases\n  */\n"
    try sandbox.write(
      "// armature: screens\n" + Self.enumeration.replacing("  static", with: more + "  static"), to: Self.destination)
    try add()
    let wanted = try text(Self.destination)
    #expect(wanted.contains("note(id: Int)\n  case about\n"))
    #expect(wanted.contains("\n    case .about:\n"))
  }

  @Test("refuses a file with texts or brackets that are too deep for Swift")
  func depth() throws {
    for (open, close) in [("\"\\(", ")\""), ("(", ")")] {
      let deep = String(repeating: open, count: 5000) + "1" + String(repeating: close, count: 5000)
      try sandbox.write(Self.enumeration + "let a = \(deep)\n", to: Self.destination)
      let error = refusal { try add() }
      #expect(
        error?.lines.first?.hasPrefix("\(sandbox[Self.destination]) has brackets or texts within each other") == true)
    }
  }

  @Test(
    "gives files back as they were, with their marks, their ends of lines, and code in one line",
    arguments: ["\n", "\r\n", "\r"],
    [(false, false, false), (true, false, true), (false, true, false), (true, true, true)])
  func sameBytes(lineEnd: String, _ kind: (hasMark: Bool, isInLine: Bool, isOpen: Bool)) throws {
    var texts = [
      (Self.destination, Self.enumeration),
      (Self.coordinator, Self.flow("switch destination {\ncase .home, .note: nil\n}")),
    ]
    if kind.isInLine {
      let screen =
        "func screen(in flow: AppCoordinator) -> Screen<Self> { switch self { case .home, .note: Screen(\"\") {} } }"
      let style = "var style: PresentationStyle { switch self { case .home: .push; default: .push } }"
      texts = [
        (
          Self.destination,
          "enum AppDestination: Destination { case home; static let examples = [Self.home]; \(style); \(screen) }\n"
        ),
        (
          Self.coordinator,
          "final class AppCoordinator: Coordinator<AppDestination> { init() { super.init(root: .home) } }\n"
        ),
      ]
    }
    for (path, text) in texts {
      let lines = text.replacing("\n", with: lineEnd)
      try sandbox.write((kind.hasMark ? "\u{FEFF}" : "") + (kind.isOpen ? String(lines.dropLast()) : lines), to: path)
    }
    let before = try files
    try add(as: .sheet)
    let flow = Addition.flow(try FlowAddition(name: FlowName("Pick"), into: FlowName("App"), finishing: "Int"))
    try ProjectPlan(adding: flow, to: Project(at: sandbox["Notes"])).apply()
    for (path, _) in texts {
      let ends = Set(try text(path).filter(\.isNewline))
      // A file of one line may have no end of a line.
      #expect(ends.isSubset(of: [kind.isInLine && kind.isOpen ? "\n" : Character(lineEnd)]))
      #expect(try text(path).hasPrefix("\u{FEFF}") == kind.hasMark)
    }
    try ProjectPlan(removing: "Pick", kind: "flow", from: Project(at: sandbox["Notes"])).apply()
    try remove()
    let after = try files
    for file in before where file.path != ".armature.json" {
      #expect(after.first { $0.path == file.path } == file)
    }
  }
}
