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
    sandbox.run("add destination Settings.about")
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

  @Test("names the way by hand to remove a part of the template, with the lines that name it")
  func ownParts() throws {
    try sandbox.remove("Notes")
    try sandbox.makeNotes("start")
    let own = "it is the app's own, so only you can remove it"
    let list = "for (number, title) in flow.store.items.enumerated() { LinkRow(title, to: .item(number: number)) }"
    try sandbox.refuses([
      (
        "remove destination App.item",
        """
        'armature add' has added no destination 'App.item': \(own)
        delete the case 'item' in \(destination), and change these lines, which name it:
          \(flows)/App/AppCoordinator.swift:15: case .list, .item: nil
          \(destination):12: .item(number: 0),
          \(destination):27: \(list)
          \(destination):31: case .item(let number):
        """
      ),
      (
        "remove flow NewItem",
        "'armature add' has added no flow 'NewItem': \(own)\ndelete NewItemCoordinator in \(flows)/"
      ),
      ("remove destination App.itm", "'armature add' has added no destination 'App.itm'; it has added none"),
      ("remove tabs App", "'armature add' has added no tabs 'App'; it has added none"),
    ])
    #expect(sandbox.notes("remove destination App.item").status == 2)
  }

  @Test("removes lines, and keeps both sources of a flow that the user has edited, which can be opened again")
  func keeps() throws {
    sandbox.run("add flow Settings")
    let (first, second) = ("\(settings)/SettingsCoordinator.swift", "\(settings)/SettingsDestination.swift")
    try sandbox.extend(first, with: "// mine\n")
    let edited = try files.filter { $0.path != ".armature.json" }
    let plan = "update  \(flows)/App/AppCoordinator.swift\nupdate  \(destination)\nkeep  \(first)\nkeep  \(second)\n"
    #expect(sandbox.notes("remove flow Settings").output.hasPrefix(plan + "update  Notes/.armature.json\n"))
    let own = "'armature add' has added no flow 'Settings': it is the app's own, so only you can remove it\n"
    let fix = "delete SettingsCoordinator in \(first) and SettingsDestination in \(second)"
    try sandbox.refuses([("remove flow Settings", own + fix)])
    // The flow is there, so only its case is added.
    sandbox.run("add flow Settings")
    #expect(try files.filter { $0.path != ".armature.json" } == edited)
    #expect(try added == ["App.settings"])
  }

  @Test("takes nothing back that others are built on, or that the user has edited in another file")
  func refusesToRemove() throws {
    sandbox.run("add flow Settings", "add destination Settings.about")
    let none = "'armature add' has added no destination"
    try sandbox.refuses([
      ("remove flow Settings", "the destination 'Settings.about' was added into 'Settings'; remove it first"),
      ("remove destination Settings.abuot", "\(none) 'Settings.abuot', did you mean 'Settings.about'?"),
      ("remove destination Settings.account", "\(none) 'Settings.account', expected Settings.about"),
    ])
    sandbox.run("remove destination Settings.about")
    sandbox.run("add destination App.help --as sheet")
    // Also where the user has merged the case with another one, in any switch.
    for (part, file, line, edited) in [
      ("flow Settings", "AppCoordinator", ".settings: SettingsCoordinator()", ".settings: SettingsCoordinator(1)"),
      ("flow Settings", "AppDestination", ".settings: .child", ".home, .settings: .child"),
      ("destination App.help", "AppDestination", ".help: .sheet", ".home, .help: .sheet"),
    ] {
      let path = "\(flows)/App/\(file).swift"
      let whole = try sandbox.text(path)
      try sandbox.replace("    case \(line)\n", with: "    case \(edited)\n", in: path)
      let error = "\(path) no longer has these lines exactly as they were added\n    case \(line)\nnothing was "
      try sandbox.refuses([("remove \(part)", error + "changed; remove these by hand, and run the command again")])
      try sandbox.write(whole, to: path)
    }
  }

  @Test("takes lines that were added by hand, and removes what the user has left of a part")
  func byHand() throws {
    let original = try sandbox.text(destination)
    let screen = "    case .about:\n  Screen(\"About\") { TextRow(\"Nothing here yet.\") }\n"
    for (place, more) in [
      ("case home\n", "case home\n  case about\n"), ("    .home\n", "    .about, .home\n"),
      ("TextRow(\"Hello\") }\n", "TextRow(\"Hello\") }\n\(screen)"),
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

  @Test("lets a part go whose lines the user has changed and then removed, whatever else names it")
  func changedLines() throws {
    sandbox.run("add destination App.about")
    try sandbox.replace("TextRow(\"Nothing here yet.\")", with: "TextRow(\"Mine\")", in: destination)
    #expect(sandbox.notes("remove destination App.about").status == 4)
    try sandbox.replace(
      "    case .about:\n      Screen(\"About\") { TextRow(\"Mine\") }\n", with: "    // about: see .about\n",
      in: destination)
    sandbox.run("remove destination App.about")
    #expect(try !sandbox.text(destination).contains("case about"))
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
    #expect(sandbox.said("add flow Settings").hasPrefix("\(path) is missing, expected it since the flow was added"))
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
