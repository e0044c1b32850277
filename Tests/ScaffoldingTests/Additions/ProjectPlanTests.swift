import Foundation
import TestSupport
import Testing

// @testable: takes the place of the operations that write, and runs the command within the process.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("A plan for a project")
struct ProjectPlanTests {
  private let sandbox: Sandbox
  private let flows = "Notes/Sources/NotesFlows"
  private let destination = "Notes/Sources/NotesFlows/App/AppDestination.swift"
  init() throws { sandbox = try Sandbox() }

  private var project: Project { get throws { try Project(at: sandbox["Notes"]) } }
  private var files: [Template.File] { get throws { try sandbox.contents(of: "Notes") } }
  private var added: [String]? { get throws { try project.record.added?.map(\.name) } }

  @Test(
    "says exactly what it does, a second one finds everything, and taking back leaves nothing, in random orders",
    arguments: [
      ("app", ["App", "Settings"]), ("start", ["App", "NewItem"]), ("empty", ["App"]), ("package", ["Notes"]),
      ("split", ["Folders"]), ("tabs", ["Settings"]), ("account", ["Home", "Account"]),
    ])
  func randomAdditions(template: String, flows: [String]) async throws {
    try await tryCases(4, seed: 20_270_301) {
      Self.additions(to: flows, withTabs: ["account", "tabs"].contains(template), using: &$0)
    } smaller: { additions in
      additions.indices.filter { index in !additions.contains { "\($0.parent)" == additions[index].name } }
        .map { index in additions.indices.filter { $0 != index }.map { additions[$0] } }
    } problem: { _, additions in
      defer { try? sandbox.remove("Notes") }
      try sandbox.makeNotes(template)
      return try problem(with: additions)
    }
  }

  private static func additions(to flows: [String], withTabs: Bool, using random: inout RandomSource) -> [Addition] {
    var (flows, additions) = (flows, [Addition?]())
    for index in 0..<Int.random(in: 1...6, using: &random) {
      let parent = flows.randomElement(using: &random) ?? ""
      let style = [AdditionStyle.push, .sheet, .cover].randomElement(using: &random) ?? .push
      switch Int.random(in: 0..<(withTabs ? 4 : 3), using: &random) {
      case 0:
        let values = ["", "id: Int", "id: Int, text: String?"].randomElement(using: &random)
        additions.append(try? .destination(DestinationAddition("\(parent).more\(index)", with: values, as: style)))
      case 1:
        flows.append("Flow\(index)")
        let values = ["", "id: Int, note: String?"].randomElement(using: &random)
        let keeping = values == "" ? "" : ["", "id", "id, note"].randomElement(using: &random)
        additions.append(
          (try? FlowAddition(
            name: FlowName("Flow\(index)"), into: FlowName(parent), with: values, keeping: keeping, as: style,
            finishing: Bool.random(using: &random) ? "Int" : nil)).map { .flow($0) })
      case 2:
        let tabs = try? TabsAddition(
          name: FlowName("Set\(index)"), into: FlowName(parent), holding: "One\(index), Two\(index)", as: style)
        additions.append(tabs.map { .tabs($0) })
        if Bool.random(using: &random) {
          additions.append(try? Addition.flow("Three\(index)", into: "Set\(index)", as: .tab))
        }
        flows.append("Two\(index)")
      default:
        flows.append("Tab\(index)")
        additions.append(try? Addition.flow("Tab\(index)", as: .tab))
      }
    }
    return additions.compactMap { $0 }
  }

  /// Adds everything, and takes it back in the opposite order. Returns the first difference of a plan and its work.
  private func problem(with additions: [Addition]) throws -> String? {
    let original = try files
    var before = original
    for addition in additions {
      let plan = try ProjectPlan(adding: addition, to: project)
      try plan.apply()
      let after = try files
      let changed = Set(after).subtracting(before).map { file in
        let word: Plan.Action.Word = before.contains { $0.path == file.path } ? .update : .create
        return Plan.Action(word: word, path: sandbox["Notes/\(file.path)"])
      }
      if Set(plan.actions) != Set(changed) { return "the plan \(plan.actions) makes \(changed)" }
      let second = try ProjectPlan(adding: addition, to: project)
      if !second.isDone { return "a second plan is \(second.actions)" }
      before = after
    }
    let findings = try Doctor(project, environment: [:]).findingsInSources()
    if !findings.isEmpty { return "the doctor finds \(findings)" }
    for addition in additions.reversed() {
      let plan = try ProjectPlan(removing: addition.name, kind: addition.kind, from: project)
      if plan.actions.contains(where: { [.keep, .identical].contains($0.word) }) { return "\(plan.actions)" }
      try plan.apply()
    }
    let left = try files
    return left == original ? nil : "something is left: \(Set(left).subtracting(original).map(\.path))"
  }

  // MARK: The project and its record

  @Test("finds the project from a folder in it, and says what is wrong with its record")
  func record() throws {
    try sandbox.makeNotes()
    #expect(try Project(at: sandbox[flows]).folder == sandbox["Notes"])
    #expect(refusal { _ = try Project(at: sandbox.path) }?.kind == .usage)
    let record = { (key: String, value: String) in
      let values = ["flow": "App", "module": "Notes", "root": "", "template": "empty", "version": "1"]
      let pairs = values.map { "\"\($0.key)\": \($0.key == key ? value : "\"\($0.value)\"")" }
      return "{\(pairs.joined(separator: ", "))\(key == "added" ? ", \"added\": [\(value)]" : "")}"
    }
    let name = "it must start with a letter from a to z, and have only letters and digits"
    let more = #""as": "push", "title": "X", "example": ".x""#
    for (text, problem) in [
      ("{", "it is not valid JSON"), (" \n", "it is empty"), ("{}", "the key “version” is missing"),
      (record("flow", "1"), "the key “flow” has another kind of value than expected"),
      (record("module", #""../../evil""#), "“../../evil” is not the name of a module"),
      (record("added", #"{"flow": "A", "into": "App", "as": "popover"}"#), "the value of “as” is unknown"),
      (record("added", #"{"destination": "App.x\u001b", \#(more)}"#), "“x\\u{001B}” cannot name a case: \(name)"),
    ] {
      try sandbox.write(text, to: "Notes/.armature.json")
      #expect(
        sandbox.message { _ = try project }
          == "Notes/.armature.json: \(problem)\nrestore it with git, or correct it")
    }
  }

  @Test("names the command for a package that has no record")
  func noRecord() throws {
    try sandbox.makeNotes()
    let message = { sandbox.message { _ = try Project(at: sandbox[flows]) } }
    try sandbox.remove("Notes/.armature.json")
    #expect(
      message() == """
        Notes/.armature.json is missing, but .armature.origin.json is there
        restore it with git, or let “armature adopt” make one, with which “armature update” cannot work
        """)
    try sandbox.remove("Notes/.armature.origin.json")
    #expect(
      message() == """
        \(flows) is not in a package that “armature new” has made: no folder above it has a .armature.json
        Notes is a package; if it has coordinators, “armature adopt” gives it a record
        """)
    try Adoption(of: sandbox[flows]).apply()
    #expect(try project.record.module == "Notes")
    sandbox.run("add flow Settings")
    #expect(
      refusal { _ = try Project(at: sandbox.path) }?.lines.last
        == "name the folder of an app as --project <dir>, or make an app with “armature new <path>”")
  }

  @Test("finds everything identical after edits and further additions, and refuses other options for the same name")
  func again() throws {
    try sandbox.makeNotes()
    sandbox.run("add flow Settings", "add destination Settings.about")
    let coordinator = "\(flows)/App/AppCoordinator.swift"
    try sandbox.replace("SettingsCoordinator()", with: "SettingsCoordinator(1)", in: coordinator)
    #expect(sandbox.hasDone("add flow Settings"))
    try sandbox.refuses([
      (
        "add flow Settings --as sheet",
        "the flow “Settings” is there already, with other options; remove it first with “armature remove flow Settings”"
      ),
      ("add flow SETTINGS", "“SETTINGS” differs from the flow “Settings” only in capital letters; on many disks, "),
      ("add flow App", "the flow “App” ex"),
    ])
  }

  @Test("refuses an example with other labels than the case, but not in a record")
  func labels() throws {
    var record = try sandbox.makeNotes().record
    let line = "add destination App.note --with 'id: Int' --example "
    try sandbox.refuses(
      [".note(number: 1)", ".note(1)", ".note(id: 1, title: \"a\")", ".note()"].map { example in
        (line + "'\(example)'", "“\(example)” is not an example of the case; expected one such as .note(id: 1)")
      })
    let flow = try FlowAddition(name: FlowName("Card"), into: FlowName("App"), finishing: "Int", value: "standard")
    record.added = [.flow(flow)]
    try sandbox.write(record.file.contents, to: "Notes/.armature.json")
    #expect(try project.record.added == [.flow(flow)])
  }

  // MARK: Certain places

  @Test("changes nothing when a place is not certain, and shows the lines to add")
  func noPlaces() throws {
    try sandbox.makeNotes()
    try sandbox.write(
      """
      enum AppDestination: Destination {
        case home
        static let examples = Array([Self.home])
        var style: PresentationStyle { self == .home ? .push : .sheet }
        func screen(in flow: AppCoordinator) -> Screen<Self> { flow.screen(self) }
        var title: String { switch self { case .home: "Home" } }
      }
      """, to: destination)
    try sandbox.write(
      """
      final class AppCoordinator: Coordinator<AppDestination> {
        override func child(for destination: AppDestination) -> AnyCoordinator? { nil }
      }
      """, to: "\(flows)/App/AppCoordinator.swift")
    let (switches, end) = ("expected one switch over", "for these lines")
    try sandbox.refuses([
      (
        "add flow Settings --as sheet",
        """
        \(flows)/App/AppCoordinator.swift: \(switches) the destination in “child(for:)” of “AppCoordinator” \(end)
            case .settings: SettingsCoordinator()
        \(destination): expected a plain array “examples” in “AppDestination” \(end)
            .settings,
        \(destination): \(switches) self in “style” of “AppDestination” \(end)
            case .settings: .sheet
        \(destination): \(switches) self in “screen(in:)” of “AppDestination” \(end)
            case .settings: .child
        nothing was changed; add these lines by hand, and run the command again
        """
      )
    ])
  }

  @Test("does not declare a case or a type a second time, replaces no file, and follows no symbolic link")
  func conflicts() throws {
    try sandbox.makeNotes()
    try sandbox.makeFolder("elsewhere")
    try sandbox.link("\(flows)/Settings", to: sandbox["elsewhere"])
    try sandbox.refuses([("add flow Settings", "\(flows)/Settings is a symbolic link, which is not followed")])
    #expect(try sandbox.entries(of: "elsewhere").isEmpty)
    try sandbox.remove("\(flows)/Settings")
    try sandbox.write("enum WalletDestination2 {} // WalletDestination\n", to: "\(flows)/App/More.swift")
    sandbox.run("add flow Wallet --dry-run")
    try sandbox.extend("\(flows)/App/More.swift", with: "final class WalletCoordinator {}\n")
    let cases = "case home  // settings\n  case other(settings: Int)"
    try sandbox.replace("case home", with: cases, in: destination)
    sandbox.run("add flow Settings --dry-run")
    try sandbox.replace("other(", with: "other, settings(of: [Int], ", in: destination)
    let path = "\(flows)/Settings/SettingsDestination.swift"
    try sandbox.write("// mine\n", to: path)
    let both =
      "\(path) exists already with other contents; --force replaces it, --skip keeps it\n\(destination) has a case “settings” "
    try sandbox.refuses([
      ("add flow Wallet", "\(flows)/App/More.swift has a type “WalletCoordinator” already\nnothing was changed"),
      ("add flow Settings", both),
    ])
    #expect(sandbox.notes("add flow Settings").status == 4)
  }

  // MARK: Other runs

  @Test("loses nothing when many runs work at once")
  func atOnce() async throws {
    try sandbox.makeNotes()
    let folder = sandbox["Notes"]
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<4 {
        group.addTask {
          // A run that another one has overtaken refuses, and is repeated, as a user would.
          while (try? ProjectPlan(adding: .flow("Flow\(number)"), to: Project(at: folder)).apply()) == nil {}
        }
      }
    }
    #expect(try added?.count == 4)
    for number in 0..<4 { sandbox.run("remove flow Flow\(number)") }
    #expect(try added == nil)
  }

  @Test("does not write over what has changed since it was made, and removes what killed runs have left")
  func overtaken() throws {
    try sandbox.makeNotes()
    for part in ["Notes/", ""] { try sandbox.write("", to: "\(part).armature-\(UUID().uuidString)/file") }
    let project = try project
    #expect(try sandbox.entries() == ["Notes"])
    let plan = try ProjectPlan(adding: .flow("Settings"), to: project)
    try sandbox.extend(destination, with: "// mine\n")
    let before = try files
    #expect(sandbox.message { try plan.apply() } == "\(destination) has changed meanwhile; run the command again")
    #expect(try files == before)
  }

  @Test("takes back a run that was killed after it was made")
  func killedMeanwhile() throws {
    let plan = try ProjectPlan(adding: .flow("Settings"), to: sandbox.makeNotes())
    let disk = FaultyDisk(FaultyDisk.Point(operation: 12, isInMiddle: false))
    _ = try? ProjectPlan(adding: .flow("Card"), to: project).apply(with: disk.operations)
    try plan.apply()
    #expect(try added == ["Settings"])
    #expect(try !files.contains { $0.path.contains("Card") })
  }
}
