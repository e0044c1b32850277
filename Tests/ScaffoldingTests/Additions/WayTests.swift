import Testing

// @testable: reads the names and images that the command makes, and runs it within the process.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("The ways to an added part, and back")
struct WayTests {
  private let sandbox: Sandbox
  private let flows = "Notes/Sources/NotesFlows"
  private let destination = "Notes/Sources/NotesFlows/App/AppDestination.swift"

  init() throws {
    sandbox = try Sandbox()
    try sandbox.makeNotes()
  }

  private var files: [Template.File] { get throws { try sandbox.contents(of: "Notes") } }

  // MARK: Rows

  @Test(
    "A row in the parent's first screen opens it, and goes with it",
    arguments: [
      (
        "      Screen(\"Notes\") {\n        TextRow(\"Hello\")\n      }\n",
        "      Screen(\"Notes\") {\n        TextRow(\"Hello\")\n        LinkRow(\"Trip\", to: .trip(id: 1))\n      }\n",
        true
      ),
      (
        "      Screen(\"Notes\") {}\n",
        "      Screen(\"Notes\") {\n        LinkRow(\"Trip\", to: .trip(id: 1))\n      }\n", true
      ),
      (
        "      Screen(\"Notes\") {}\n        .task {\n          flow.start()\n        }\n",
        "      Screen(\"Notes\") {\n        LinkRow(\"Trip\", to: .trip(id: 1))\n      }\n      .task {\n        flow.start()\n      }\n",
        true
      ),
      (
        "      Screen(\"Notes\") { for a in flow.all { TextRow(a) } }\n",
        "      Screen(\"Notes\") {\n        for a in flow.all { TextRow(a) }\n        LinkRow(\"Trip\", to: .trip(id: 1))\n      }\n",
        false
      ),
      (
        "      return Screen(\"Notes\") {\n        // Nothing.\n      }\n",
        "      return Screen(\"Notes\") {\n        LinkRow(\"Trip\", to: .trip(id: 1))\n        // Nothing.\n      }\n",
        true
      ),
    ])
  func rows(screen: String, longer: String, isTakenBack: Bool) throws {
    try sandbox.replace(
      "      Screen(\"Notes\") {\n        TextRow(\"Hello\")\n      }\n", with: screen, in: destination)
    let before = try files
    sandbox.run("add flow Trip --with 'id: Int'")
    try sandbox.expect(destination, has: ["    case .home:\n" + longer])
    #expect(sandbox.hasDone("add flow Trip --with 'id: Int'"))
    sandbox.run("remove flow Trip")
    #expect(try (files == before) == isTakenBack)
    try sandbox.refuses([("remove flow Trip", "the app has no flow “Trip”")])
  }

  @Test("The row is in the screen that is named, in no screen, or the output says what to write")
  func places() throws {
    sandbox.run("add destination App.about", "add flow Trip --from App.about")
    try sandbox.expect(
      destination,
      has: ["Screen(\"About\") {\n        LinkRow(\"Trip\", to: .trip)\n", "LinkRow(\"About\", to: .about)\n"])
    sandbox.run("add destination App.help --no-row", "add destination Trip.day --from Trip.trip --title 'One Day'")
    #expect(try !sandbox.text(destination).contains("to: .help"))
    try sandbox.expect("\(flows)/Trip/TripDestination.swift", has: ["LinkRow(\"One Day\", to: .day)"])
    let other = "--from names a screen of another flow; expected a screen of App, such as --from App.day"
    try sandbox.refuses([
      ("add flow Card --into App --from Trip.day", other),
      ("add flow Card --from about", "“about” names no screen; expected a"),
      (
        "add flow Card --from App.abot",
        "--from: AppDestination has no case “abot”; expected App.home, App.about, App.trip, App.help; did you mean “App.about”?"
      ),
      ("add flow Card --from App.trip", "\(destination): expected one “Screen(…) { … }” for the case “trip” in "),
      ("add flow Card --from App.about --no-row", "--from names the screen that gets a row, and --no-row adds "),
      ("add tabs Main --tabs 'A, B' --as root --from App.about", "no row opens the first screen of a flow, so --from "),
    ])
    // Two screens, of which only the user knows which one gets the row.
    try sandbox.replace(
      "      Screen(\"Notes\") {\n", with: "      if flow.canPush { Screen(\"One\") {} } else { Screen(\"Notes\") {}\n",
      in: destination)
    let note =
      "No row opens it yet, since no place for one was certain. Write one such as “LinkRow(…, to: .card)” in a "
    #expect(sandbox.notes("add flow Card").output.contains(note + "screen of App.\n"))
  }

  @Test(
    "What covers the line has a button that closes it",
    arguments: [
      ("flow Trip --as sheet", "Trip/TripDestination", "Close", "leave"),
      ("flow Trip --as cover --finishing Int", "Trip/TripDestination", "Cancel", "leave"),
      ("destination App.about --as cover", "App/AppDestination", "Close", "goBack"),
      ("destination App.about --as sheet --with 'id: Int'", "App/AppDestination", "Close", "goBack"),
      ("flow Trip", "Trip/TripDestination", nil, ""), ("destination App.about", "App/AppDestination", nil, ""),
    ])
  func closing(part: String, file: String, title: String?, method: String) throws {
    sandbox.run("add " + part)
    let button = title.map { ".toolbar(.leading) { ButtonRow(\"\($0)\", role: .cancel) { flow.\(method)() } }" }
    #expect(try sandbox.text("\(flows)/\(file).swift").contains(button ?? ".toolbar") == (button != nil))
  }

  // MARK: Words

  @Test(
    "Titles are written as people write them",
    arguments: [
      ("newTrip", "New Trip"), ("FAQ", "FAQ"), ("faq", "FAQ"), ("tripID", "Trip ID"), ("id", "ID"),
      ("termsOfUse", "Terms of Use"),
      ("SignIn", "Sign In"), ("theEnd", "The End"), ("HTTPServer", "HTTP Server"), ("imageURL", "Image URL"),
    ])
  func titles(name: String, title: String) { #expect(AppName.title(of: name) == title) }

  @Test(
    "A tab has the image of its name, or its first letter",
    arguments: [
      (["Home"], "house"), (["My", "Trips"], "suitcase"), (["Xylophones"], "x.circle"), (["Settings"], "gearshape"),
    ])
  func images(words: [String], image: String) { #expect(TabImages.image(for: words) == image) }

  // MARK: Links

  @Test(
    "A link does not repeat the name of a flow of several things",
    arguments: [
      ("Trips", "flow Trip", "id: Int", "{id}"), ("Stories", "destination Stories.story", "id: UUID", "{id}"),
      ("People", "flow Person", "id: Int, name: String", "{id}/{name}"), ("People", "flow Person", "name: String", nil),
      ("Boxes", "flow Box", "x: Int, y: Int", "{x}/{y}"),
      ("Trips", "flow Trip", "id: Int?", nil), ("Trips", "flow Trip", "id: Kind", nil),
      ("Trips", "flow Trip", nil, nil),
      ("Trips", "flow Day", "id: Int", nil), ("Trip", "flow Trips", "id: Int", nil),
      ("Start", "flow Trip", "id: Int", nil),
    ])
  func links(flow: String, part: String, values: String?, pattern: String?) throws {
    sandbox.run("add flow \(flow)")
    let before = try files
    let name = part.split(separator: " ").last.map(String.init) ?? ""
    let caseName = AppName.camel(name.split(separator: ".").last.map(String.init) ?? "")
    let example = values == "id: UUID" || values == "id: Kind" ? " --example '.\(caseName)(id: .init())'" : ""
    if values == "id: UUID" {
      try sandbox.extend("\(flows)/\(flow)/\(flow)Destination.swift", start: "import Foundation\n")
    }
    let line =
      "add \(part) " + (part.contains(".") ? "" : "--into \(flow)") + (values.map { " --with '\($0)'" } ?? "") + example
    sandbox.run(line)
    #expect(sandbox.hasDone(line))
    let text = try sandbox.text("\(flows)/\(flow)/\(flow)Destination.swift")
    let start = "static var links: [LinkPattern<Self>] {\n    [\n      .init(\""
    #expect(text.contains(start + (pattern.map { "\($0)\"" } ?? "")) == (pattern != nil))
    sandbox.run("remove \(part)")
    if values != "id: UUID" { #expect(try files == before) }
  }

  @Test("A second pattern is another element, and patterns of another form are left alone")
  func patterns() throws {
    sandbox.run("add flow Trips", "add flow Trip --into Trips --with 'id: Int'")
    let path = "\(flows)/Trips/TripsDestination.swift"
    let list = "      .init(\"{id}\", Self.trip) { if case .trip(let id) = $0 { id } else { nil } }\n    ]\n"
    try sandbox.expect(path, has: [list])
    try sandbox.replace(list, with: "      .init(\"all\", .trips),\n" + list, in: path)
    sandbox.run("remove flow Trip")
    try sandbox.expect(path, has: ["    [\n      .init(\"all\", .trips)\n    ]\n"])
    try sandbox.replace("[\n      .init(\"all\", .trips)\n    ]", with: "Self.allLinks", in: path)
    sandbox.run("add flow Trip --into Trips --with 'id: Int'")
    #expect(try !sandbox.text(path).contains("{id}"))
  }

  @Test("A value that the flow has already is not in the case, and the new flow gets it all the same")
  func given() throws {
    sandbox.run("add flow Trip --with 'id: Int, owner: String'")
    let before = try files
    for (part, call, line) in [
      (
        "flow Day --with 'trip: Int, number: Int'", "case .day(let number): DayCoordinator(number: number, trip: id)",
        "  let trip: Int\n"
      ),
      ("flow Day --with 'tripID: Int'", "case .day: DayCoordinator(tripID: id)", "  let tripID: Int\n"),
      ("flow Day --with 'owner: String'", "case .day: DayCoordinator(owner: owner)", "  let owner: String\n"),
      // The identity of the day, a value of another type, and a value that is only for the case.
      ("flow Day --with 'id: Int'", "case .day(let id): DayCoordinator(id: id)", "  let id: Int\n"),
      ("flow Day --with 'owner: Int'", "case .day(let owner): DayCoordinator(owner: owner)", "  let owner: Int\n"),
      ("flow Day --with 'trip: Int' --keeping trip", "case .day: DayCoordinator()", "init() { super"),
    ] {
      sandbox.run("add \(part) --into Trip")
      #expect(sandbox.hasDone("add \(part) --into Trip"))
      try sandbox.expect("\(flows)/Trip/TripCoordinator.swift", has: [call])
      try sandbox.expect("\(flows)/Day/DayCoordinator.swift", has: [line])
      sandbox.run("remove flow Day")
      #expect(try files == before)
    }
    sandbox.run("add destination Trip.day --with 'trip: Int, number: Int'")
    try sandbox.expect(
      "\(flows)/Trip/TripDestination.swift", has: ["  case day(number: Int)\n", "    .day(number: 1),\n"])
  }
}
