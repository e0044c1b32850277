import Foundation
import Testing

// @testable: reads the record, plans a removal, and runs the command within the process.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("Taking back an addition")
struct RemovalTests {
  private let sandbox: Sandbox
  private let flows = "Notes/Sources/NotesFlows"
  private let destination = "Notes/Sources/NotesFlows/App/AppDestination.swift"
  private let settings = "Notes/Sources/NotesFlows/Settings"

  init() throws {
    sandbox = try Sandbox()
    try sandbox.makeNotes()
  }

  private var files: [Template.File] { get throws { try sandbox.contents(of: "Notes") } }
  private var added: [String]? { get throws { try Project(at: sandbox["Notes"]).record.added?.map(\.name) } }

  /// The lines that still use a part after it is removed.
  private func uses(_ kind: String, _ name: String) throws -> [String] {
    try ProjectPlan(removing: name, kind: kind, from: Project(at: sandbox["Notes"])).linesOfUses.map(sandbox.short)
  }

  @Test("names the lines that still use what is removed, and no others")
  func uses() throws {
    sandbox.run("add flow Settings")
    let (path, view) = ("\(settings)/SettingsDestination.swift", "Notes/Sources/NotesUI/A.swift")
    let original = try sandbox.text(path)
    sandbox.run("add destination Settings.about --no-row")
    let row = "Screen(\"Settings\") { LinkRow(\"About\", to: .about) }"
    let lines = original.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("Screen(") })
    try sandbox.replace(String(lines[line]), with: "      " + row, in: path)
    try sandbox.write("let a = SettingsDestination.about // .about\nlet b = SettingsCoordinator()\n", to: view)
    try sandbox.write("enum Other { case about; static let one = Other.about }\n", to: "Notes/Sources/NotesUI/B.swift")
    let use = "\(view):1: let a = SettingsDestination.about // .about"
    #expect(try uses("destination", "Settings.about") == ["\(path):\(line + 1): \(row)", use])
    sandbox.run("remove destination Settings.about")
    try sandbox.write(original, to: path)
    #expect(try uses("flow", "Settings") == [use, "\(view):2: let b = SettingsCoordinator()"])
  }

  @Test("removes lines, and keeps both sources of a flow that the user has edited, which can be opened again")
  func keeps() throws {
    sandbox.run("add flow Settings")
    let (first, second) = ("\(settings)/SettingsCoordinator.swift", "\(settings)/SettingsDestination.swift")
    try sandbox.extend(first, with: "// mine\n")
    let edited = try files.filter { $0.path != ".armature.json" }
    let plan = "update  \(flows)/App/AppCoordinator.swift\nupdate  \(destination)\nkeep  \(first)\nkeep  \(second)\n"
    #expect(sandbox.notes("remove flow Settings").output.hasPrefix(plan + "update  Notes/.armature.json\n"))
    let own = "it is not certain which case opens the flow “Settings”, so only you can remove it\n"
    let fix = "delete SettingsCoordinator in \(first) and SettingsDestination in \(second)"
    try sandbox.refuses([("remove flow Settings", own + fix)])
    // The flow is there, so only its case is added.
    sandbox.run("add flow Settings")
    #expect(try files.filter { $0.path != ".armature.json" } == edited)
    #expect(try added == ["App.settings"])
  }

  @Test("takes nothing back that others are built on")
  func refusesToRemove() throws {
    sandbox.run("add flow Settings", "add destination Settings.about")
    let none = "the app has no case"
    try sandbox.refuses([
      ("remove flow Settings", "the destination “Settings.about” was added into “Settings”; remove it first"),
      (
        "remove destination Settings.abuot",
        "\(none) “Settings.abuot”; expected App.home, App.settings, Settings.about, Settings.settings; did you mean “Settings.about”?"
      ),
      ("remove flow Main", "the app has no flow “Main”; expected App, Settings"),
      ("remove tabs Main", "the app has no tabs “Main”"),
      (
        "remove destination App.settings",
        "the case “settings” opens the flow “Settings”\nremove both with “armature remove flow Settings”"
      ),
      ("remove flow App", "“App” is the first flow of the app, so it cannot be removed"),
    ])
  }

  @Test(
    "takes lines that the user has edited in another file, also where the case is one of several",
    arguments: [
      ("flow Settings", "AppCoordinator", ".settings: SettingsCoordinator()", ".settings: SettingsCoordinator(1)", ""),
      ("flow Settings", "AppCoordinator", ".home: nil", ".home: /* none */ nil", ".home: /* none */ nil"),
      ("flow Settings", "AppDestination", ".settings: .child", ".home, .settings: .child", ".home: .child"),
      ("destination App.help", "AppDestination", ".help: .sheet", ".help: // mine\n      .cover", ""),
      ("destination App.help", "AppDestination", ".help: .sheet", ".home, .help: .sheet", ".home: .sheet"),
    ])
  func edited(part: String, file: String, line: String, edited: String, left: String) throws {
    let path = "\(flows)/App/\(file).swift"
    let original = try sandbox.text(path)
    sandbox.run("add \(part)" + (part.hasPrefix("destination") ? " --as sheet" : ""))
    try sandbox.replace("    case \(line)\n", with: "    case \(edited)\n", in: path)
    #expect(try uses(part.components(separatedBy: " ")[0], part.components(separatedBy: " ")[1]) == [])
    sandbox.run("remove \(part)")
    let text = try sandbox.text(path)
    let name = part.hasSuffix("help") ? "help" : "settings"
    #expect(!text.lowercased().contains(name), "\(text)")
    #expect(left.isEmpty || text.contains("    case \(left)\n"), "\(text)")
    #expect(text.split(separator: "\n").count >= original.split(separator: "\n").count)
  }

  @Test("names the method that the user has edited, and the lines that it cannot take")
  func left() throws {
    sandbox.run("add flow Pick --finishing Int")
    let path = "\(flows)/App/AppCoordinator.swift"
    try sandbox.replace("    // The flow has left", with: "    if case .pick = root { print(value) }\n    //", in: path)
    #expect(
      try uses("flow", "Pick").map { $0.components(separatedBy: ": ")[1] } == [
        "if case .pick = root { print(value) }", "private func pickFinished(_ value",
      ])
  }

  @Test("takes lines that were added by hand, and removes what the user has left of a part")
  func byHand() throws {
    let original = try sandbox.text(destination)
    let screen = "    case .about:\n  Screen(\"About\") {}\n"
    for (place, more) in [
      ("case home\n", "case home\n  case about\n"), ("    .home\n", "    .about, .home\n"),
      ("TextRow(\"Hello\")\n      }\n", "TextRow(\"Hello\")\n      }\n\(screen)"),
    ] {
      try sandbox.replace(place, with: more, in: destination)
    }
    let text = try sandbox.text(destination)
    sandbox.run("add destination App.about")
    #expect(try sandbox.text(destination) == text)
    // The user has removed the lines, so only the entry of the record is left.
    try sandbox.write(original, to: destination)
    sandbox.run("remove destination App.about")
    #expect(try added == nil)
  }

  @Test("removes the files of a flow where the user has moved them, and leaves the folders of the package")
  func moved() throws {
    try sandbox.remove("Notes/Tests/NotesFlowsTests/AppTests.swift")
    let before = try files
    sandbox.run("add flow Settings")
    try sandbox.move(settings, to: "\(flows)/More/Settings")
    sandbox.run("add flow Settings", "remove flow Settings")
    #expect(try files == before)
    #expect(try sandbox.entries(of: "Notes/Tests") == ["NotesFlowsTests"])
  }

  @Test("says what is missing of a part that the record has, which can then be removed and added again")
  func missing() throws {
    sandbox.run("add flow Settings", "add destination Settings.about")
    let whole = try files
    let path = "\(settings)/SettingsCoordinator.swift"
    let coordinator = try sandbox.text(path)
    try sandbox.remove(path)
    #expect(sandbox.said("add flow Settings").hasPrefix("\(path) is missing, but it belongs to the flow “Settings”\n"))
    let doctor = try Doctor(Project(at: sandbox["Notes"]), environment: [:])
    #expect(try doctor.findingsInSources().map(\.problem) == ["the file is missing, and its type is used"])
    try sandbox.write(coordinator, to: path)
    // Now everything of the flow is removed by hand, also where it opens another one.
    sandbox.run("add flow Card --into Settings")
    try sandbox.remove(settings)
    sandbox.run("remove flow Card", "remove destination Settings.about", "remove flow Settings")
    sandbox.run("add flow Settings", "add destination Settings.about")
    #expect(try files == whole)
  }
}
