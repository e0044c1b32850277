import Foundation
import Testing

// @testable: runs the command within the process, and reads sources as the doctor does.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("A command after the user has moved and renamed code")
struct MovedCodeTests {
  private let sandbox: Sandbox
  private static let flows = "Notes/Sources/NotesFlows"
  private let flows = Self.flows

  init() throws {
    sandbox = try Sandbox()
    try sandbox.makeNotes()
  }

  /// A change by the user.
  enum Edit: CustomTestStringConvertible {
    /// Another name in all sources, as Xcode gives it; the files keep their names.
    case rename(String, to: String)
    /// Another place, within the folder of the flows.
    case move(String, to: String)
    /// The indentation of all sources, instead of two spaces.
    case indent(String)

    var testDescription: String {
      switch self {
      case .rename(let old, let new): "\(old) is \(new)"
      case .move(let old, let new): "\(old) is in \(new)"
      case .indent(let unit): "indented by \(unit == "\t" ? "tabs" : "\(unit.count)")"
      }
    }
  }

  private func apply(_ edits: [Edit]) throws {
    for edit in edits {
      if case .move(let old, let new) = edit {
        try sandbox.move("\(flows)/\(old)", to: "\(flows)/\(new)")
        continue
      }
      for file in try sandbox.contents(of: "Notes/Sources") where file.path.hasSuffix(".swift") {
        let path = "Notes/Sources/\(file.path)"
        var text = try sandbox.text(path)
        switch edit {
        case .rename(let old, let new): text = text.replacingOccurrences(of: old, with: new)
        case .indent(let unit): text = Self.indented(text, by: unit)
        case .move: break
        }
        try sandbox.write(text, to: path)
      }
    }
  }

  private static func indented(_ text: String, by unit: String) -> String {
    text.components(separatedBy: "\n").map { line in
      let spaces = line.prefix { $0 == " " }.count
      return String(repeating: unit, count: spaces / 2) + line.dropFirst(spaces)
    }
    .joined(separator: "\n")
  }

  /// The files but the record.
  private var files: [Template.File] {
    get throws { try sandbox.contents(of: "Notes").filter { $0.path != Project.recordFile } }
  }

  private static let renames: [(name: String, edits: [Edit])] = [
    ("Trip", [.move("Trip", to: "More/Journeys")]),
    ("Trip", [.move("Trip/TripCoordinator.swift", to: "Trip/Trip.swift")]),
    ("Journey", [.rename("TripCoordinator", to: "JourneyCoordinator")]),
    ("Trip", [.rename("TripDestination", to: "JourneyPlace")]),
    (
      "Journey",
      [.rename("TripCoordinator", to: "JourneyCoordinator"), .rename("TripDestination", to: "JourneyDestination")]
    ),
    (
      "Journey",
      [
        .move("Trip/TripCoordinator.swift", to: "Journey/JourneyCoordinator.swift"),
        .move("Trip/TripDestination.swift", to: "Journey/JourneyDestination.swift"),
        .rename("TripCoordinator", to: "JourneyCoordinator"), .rename("TripDestination", to: "JourneyDestination"),
      ]
    ),
  ]

  @Test("follows the types of a flow, by their old names and their new ones", arguments: renames)
  func types(name: String, edits: [Edit]) throws {
    let empty = try files
    sandbox.run("add flow Trip --with 'id: Int' --finishing String", "add destination Trip.day", "add flow Card")
    try apply(edits)
    let start = try files
    for name in Set(["Trip", name]) {
      sandbox.run("add destination \(name).map --as sheet", "add flow Photo --into \(name)")
      #expect(try Doctor(project, environment: [:]).findingsInSources() == [])
      let changed = Set(try files).subtracting(start).map(\.path)
      let types = try project.types(of: FlowName("Trip"))
      #expect(Set(changed).isSuperset(of: [types.coordinator.path, types.destination.path]))
      #expect(try sandbox.text("Notes/\(types.coordinator.path)").contains("case .photo: PhotoCoordinator()"))
      sandbox.run("remove flow Photo", "remove destination \(name).map")
      #expect(try files == start)
      // Another flow opens it.
      #expect(sandbox.hasDone("add flow Trip --with 'id: Int' --finishing String"))
      sandbox.run("add flow \(name) --into Card --with 'id: Int'")
      #expect(try sandbox.text("\(flows)/Card/CardCoordinator.swift").contains("\(types.coordinator.name)(id: id)"))
      try sandbox.refuses([
        ("remove flow \(name)", "the destination “Trip.day” was added into “Trip”; remove it first")
      ])
      sandbox.run("remove flow Card.\(name == "Trip" ? "trip" : "journey")")
      #expect(try files == start)
    }
    sandbox.run("remove destination \(name).day", "remove flow \(name)", "remove flow Card")
    #expect(try files.map(\.path) == empty.map(\.path))
    #expect(try files == empty)
  }

  private var project: Project { get throws { try Project(at: sandbox["Notes"]) } }

  @Test("keeps a renamed flow that the user has edited, and does not take another flow for it")
  func edited() throws {
    sandbox.run("add flow Trip", "add flow Card")
    try apply([
      .rename("TripCoordinator", to: "JourneyCoordinator"), .rename("TripDestination", to: "JourneyDestination"),
    ])
    let path = "\(flows)/Trip/TripCoordinator.swift"
    let text = try sandbox.text(path)
    try sandbox.extend(path, with: "// Mine.\n")
    #expect(sandbox.notes("remove flow Journey --dry-run").output.contains("keep  \(path)\n"))
    try sandbox.write(text, to: path)
    // Without its files, the flow is not the one that the user's code opens in its place.
    try sandbox.remove("\(flows)/Trip")
    try sandbox.replace("JourneyCoordinator()", with: "CardCoordinator()", in: "\(flows)/App/AppCoordinator.swift")
    let plan = try ProjectPlan(removing: "Trip", kind: "flow", from: project)
    #expect(plan.actions.allSatisfy { $0.word == .update })
  }

  @Test("follows the types of tabs, by their old names and their new ones")
  func tabs() throws {
    let empty = try files
    sandbox.run("add tabs Main --tabs 'Home, Search'")
    try apply([.rename("MainTab", to: "RootTab")])
    let start = try files
    for name in ["Main", "Root"] {
      sandbox.run("add tab More --into \(name)")
      try sandbox.expect("\(flows)/Main/MainTabs.swift", has: ["super.init([.home, .search, .more])"])
      sandbox.run("remove tab More")
      #expect(try files == start)
    }
    sandbox.run("remove tabs Root")
    #expect(try files == empty)
  }

  @Test("says that a flow is gone, with the flows that are there, if nothing leads to it")
  func gone() throws {
    sandbox.run("add flow Trip")
    let types: [Edit] = [
      .rename("TripCoordinator", to: "JourneyCoordinator"), .rename("TripDestination", to: "JourneyDestination"),
    ]
    try apply(types + [.rename(".trip", to: ".journey"), .rename("case trip", to: "case journey")])
    let gone = "\(flows) has no flow “Trip”; expected App, Journey"
    try sandbox.refuses([
      ("add destination Trip.map", gone), ("add flow Card --into Trip", gone),
      ("remove destination Trip.start", "the app has no case “Trip.start”"),
    ])
    try apply([.rename("AppCoordinator", to: "MainCoordinator"), .rename("AppDestination", to: "MainDestination")])
    #expect(
      try Doctor(project, environment: [:]).findingsInRoot.map(\.problem) == ["the package has no flow “App”"])
    sandbox.run("add flow Card --into Main", "remove flow Card")
  }

  @Test("writes lines with the indentation of the file, and takes them away again", arguments: ["    ", "\t", "   "])
  func indentation(unit: String) throws {
    let lines = [
      "flow Trip --with 'numberOfTheFirstTrip: Int, numberOfTheSecondTrip: Int, note: String' --finishing String",
      "destination App.about --with 'id: Int, title: String?' --as cover", "tabs Main --tabs 'Home, Search'",
      "tab More --into Main", "flow Card --into Trip",
    ]
    let names = ["Trip", "App.about", "Main", "More", "Card"]
    for line in lines { sandbox.run("add \(line)") }
    let wanted = try sandbox.text("\(flows)/App/AppCoordinator.swift")
    let destination = try sandbox.text("\(flows)/App/AppDestination.swift")
    for index in lines.indices.reversed() {
      sandbox.run("remove \(lines[index].prefix { $0 != " " }) \(names[index])")
    }
    try apply([.indent(unit)])
    let start = try files
    for line in lines { sandbox.run("add \(line)") }
    #expect(try sandbox.text("\(flows)/App/AppCoordinator.swift") == Self.indented(wanted, by: unit))
    #expect(try sandbox.text("\(flows)/App/AppDestination.swift") == Self.indented(destination, by: unit))
    for index in lines.indices.reversed() {
      sandbox.run("remove \(lines[index].prefix { $0 != " " }) \(names[index])")
    }
    #expect(try files == start)
  }
}
