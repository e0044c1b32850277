import Foundation
import Testing

// @testable: plans a removal, and runs the command within the process.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("A part that a template or the user has made")
struct OwnPartTests {
  private let sandbox: Sandbox
  private let flows = "Notes/Sources/NotesFlows"
  private let destination = "Notes/Sources/NotesFlows/App/AppDestination.swift"

  init() throws { sandbox = try Sandbox() }

  /// Runs a line, and returns its report without empty lines.
  private func report(_ line: String) -> [String] {
    let response = sandbox.notes(line)
    return (response.output + response.error).split(separator: "\n").map(String.init)
  }

  @Test("loses its case, with its example and its branches, and the other lines are named")
  func destinationOfTemplate() throws {
    try sandbox.makeNotes("start")
    let list = "for (number, title) in flow.store.items.enumerated() { LinkRow(title, to: .item(number: number)) }"
    #expect(
      report("remove destination App.item") == [
        "update  \(flows)/App/AppCoordinator.swift", "update  \(destination)", "Removed the destination App.item.",
        "These lines still use it:", "  \(destination):25: \(list)",
      ])
    let text = try sandbox.text(destination)
    #expect(text.components(separatedBy: ".item(").count == 2 && !text.contains("case item"))
    try sandbox.expect("\(flows)/App/AppCoordinator.swift", has: ["    case .list: nil\n"])
    #expect(
      sandbox.said("remove destination App.itm")
        == "the app has no case “App.itm”; expected App.list, App.newItem, NewItem.form")
  }

  @Test("loses its flow with its files if no other code names them and they are as the template made them")
  func flowOfTemplate() throws {
    try sandbox.makeNotes("start")
    let coordinator = "\(flows)/NewItem/NewItemCoordinator.swift"
    let row = "\(destination):25: LinkRow(\"Add\", to: .newItem)"
    for (path, more, word, uses) in [
      (coordinator, "", "remove", [row]), (coordinator, "// Mine.\n", "keep", [row]),
      (
        "Notes/Tests/T/T.swift", "let a = NewItemCoordinator.self\n", "keep",
        [row, "Notes/Tests/T/T.swift:1: let a = NewItemCoordinator.self"]
      ),
    ] {
      if sandbox.exists(path) || !more.isEmpty {
        try sandbox.write((sandbox.exists(path) ? sandbox.text(path) : "") + more, to: path)
      }
      let report = report("remove flow NewItem --dry-run")
      #expect(report.contains("\(word)  \(coordinator)"), "\(report)")
      #expect(report.filter { $0.hasPrefix("  ") } == uses.map { "  \($0)" })
      if path == coordinator { try sandbox.write(sandbox.text(path).replacing(more, with: ""), to: path) }
    }
    try sandbox.remove("Notes/Tests/T")
    sandbox.run("remove flow NewItem")
    #expect(!sandbox.exists("\(flows)/NewItem"))
    try sandbox.expect(
      destination, has: ["      }\n    }\n  }\n}\n", "    switch self {\n    default: .push\n    }\n"])
  }

  @Test("keeps its files if they have more than its types", arguments: ["struct Draft {}\n", "extension Store {}\n"])
  func moreInFile(code: String) throws {
    try sandbox.makeNotes("start")
    let paths = ["NewItem/NewItemCoordinator.swift", "NewItem/NewItemDestination.swift"]
    try sandbox.extend("\(flows)/\(paths[0])", with: code)
    // As the template made them.
    let files = try paths.map { try PackageFile(path: "Sources/NotesFlows/\($0)", in: sandbox["Notes"]) }
    let origin = Origin(name: try AppName("Notes"), bundleID: nil, armature: .folder("."), copy: [], files: files)
    try sandbox.write(PackageFile(json: origin, at: Origin.file).contents, to: "Notes/\(Origin.file)")
    let word = code.hasPrefix("struct") ? "remove" : "keep"
    #expect(report("remove flow NewItem --dry-run").contains("\(word)  \(flows)/\(paths[1])"))
    try sandbox.write("let draft = Draft()\n", to: "Notes/Tests/T/T.swift")
    #expect(report("remove flow NewItem --dry-run").contains("keep  \(flows)/\(paths[1])"))
  }

  @Test("loses the cases of all flows that open it, or the tab; nothing is done where only the user can remove it")
  func parents() throws {
    try sandbox.makeNotes("tabs")
    #expect(
      report("remove flow Book --dry-run").prefix(6) == [
        "update  \(flows)/Books/BooksCoordinator.swift", "update  \(flows)/Books/BooksDestination.swift",
        "update  \(flows)/Search/SearchCoordinator.swift", "update  \(flows)/Search/SearchDestination.swift",
        "keep  \(flows)/Book/BookCoordinator.swift", "keep  \(flows)/Book/BookDestination.swift",
      ])
    // A file with the class of the flow, and without its enum.
    #expect(report("remove destination Books.book --dry-run").contains { $0.contains("/AppTabs.swift:18: ") })
    let only = "so only you can remove it\ndelete WelcomeCoordinator in \(flows)/Welcome/WelcomeCoordinator.swift and "
    try sandbox.refuses([
      ("remove flow Welcome", "it is not certain which case opens the flow “Welcome”, \(only)")
    ])
    let use =
      "\(flows)/Tabs/AppTab.swift:36: var onSecondTap: TabSecondTap { self == .search ? .scrollToTop : .popToRoot }"
    #expect(report("remove tab Search").last == "  \(use)")
    try sandbox.expect("\(flows)/Tabs/AppTabs.swift", has: ["super.init([.reading, .finished, .settings])"])
    #expect(!sandbox.exists("\(flows)/Search"))
  }

  @Test("is found where both types of a flow are in one file, also with switches over values of the enum")
  func oneFile() throws {
    try sandbox.writeRecord()
    let path = "\(flows)/App.swift"
    let text = MarkedText(
      """
      import Armature

      final class AppCoordinator: Coordinator<AppDestination> {
        init() { super.init(root: .home) }

        override func child(for destination: AppDestination) -> AnyCoordinator? {
          switch destination {
          case .home, ‹.help, ›.note: nil
          }
        }

        func isOpen(_ place: AppDestination?) -> Bool {
          switch place {
          case .home?: true
      ‹    case .help?: false
      ›    default: false
          }
        }

        func help() { push(.help) }
      }

      enum AppDestination: Destination {
        case home, note(Int)
      ‹  /// Explains all.
        case help
      ›
        static let examples: [Self] = [.home, .note(1)‹, .help›]

        func screen(in flow: AppCoordinator) -> Screen<Self> {
          switch self {
          case .home: Screen("Home") { LinkRow("Help", to: .help) }
      ‹
          // All of it.
          case .help: Screen("Help") {}
      ›
          case .note(let number): Screen("\\(number)") {}
          }
        }
      }

      """)
    try sandbox.write(text.before, to: path)
    let uses = try ProjectPlan(removing: "App.help", kind: "destination", from: Project(at: sandbox["Notes"]))
      .linesOfUses
    sandbox.run("remove destination App.help")
    #expect(try sandbox.text(path) == text.after)
    let lines = text.after.components(separatedBy: "\n")
    #expect(
      uses.map(sandbox.short)
        == lines.indices.filter { lines[$0].contains(".help)") }.map {
          "\(path):\($0 + 1): \(lines[$0].trimmingCharacters(in: .whitespaces))"
        })
  }

  @Test("cannot be the only case, one of another command's flow, or one that an addition needs")
  func refused() throws {
    try sandbox.makeNotes("start")
    sandbox.run("add flow Settings", "add flow NewItem --into Settings", "add destination NewItem.help")
    try sandbox.refuses([
      ("remove flow NewItem", "the destination “NewItem.help” was added into “NewItem”; remove it first")
    ])
    sandbox.run("remove destination NewItem.help")
    try sandbox.refuses([
      (
        "remove flow NewItem",
        "the flow “NewItem” is opened by “Settings” too; remove the flow “Settings.newItem” first"
      ),
      (
        "remove destination NewItem.form",
        "“form” is the only case of NewItemDestination, and an enum without cases has"
      ),
    ])
    sandbox.run("remove flow Settings.newItem")
    try sandbox.replace("\"flow\" : \"App\"", with: "\"flow\" : \"NewItem\"", in: "Notes/.armature.json")
    let name = "name another one as the value of “flow” in Notes/.armature.json, and run the command again"
    try sandbox.refuses([
      ("remove flow NewItem", "“NewItem” is the flow that gets additions if no other one is named\n\(name)"),
      ("remove flow App", "“App” is the first flow of the app, so it cannot be removed"),
    ])
  }
}
