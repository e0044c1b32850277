import Foundation
import Testing

// @testable: runs the command within the process, and reads the types of a project.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("An added flow")
struct FlowAdditionTests {
  private let sandbox: Sandbox
  private let flows = "Notes/Sources/NotesFlows"
  private let destination = "Notes/Sources/NotesFlows/App/AppDestination.swift"
  private let coordinator = "Notes/Sources/NotesFlows/App/AppCoordinator.swift"

  init() throws {
    sandbox = try Sandbox()
    try sandbox.makeNotes()
  }

  private var project: Project { get throws { try Project(at: sandbox["Notes"]) } }
  private var files: [Template.File] { get throws { try sandbox.contents(of: "Notes") } }

  private func writeCoordinator(_ body: String) throws {
    let lines = body.split(separator: "\n").map { "  \($0)\n" }.joined()
    try sandbox.write(
      "import Armature\nfinal class AppCoordinator: Coordinator<AppDestination> {\n\(lines)}\n", to: coordinator)
  }

  @Test("has the values of its case, and what its parent gets and keeps")
  func dependencies() throws {
    try writeCoordinator(
      """
      let store: Store  // of everything
      private let now: () -> Int
      let count: Int
      var filter: Filter = .all
      let id: User.ID
      var title: String { "" }
      init(store: Store, now: @escaping () -> Int, count: Int, id: User.ID) { super.init(root: .home) }
      """)
    try sandbox.extend(coordinator, start: "import Models\n")
    let before = try files
    let line = "add flow Trip --into App --with 'id: Trip.ID' --example '.trip(id: .first)'"
    for (passing, child, parent) in [
      (
        "",
        [
          "import Armature\nimport Models\n\n",
          "  let id: Trip.ID\n  let store: Store\n  let now: () -> Int\n\n",
          "  init(id: Trip.ID, store: Store, now: @escaping () -> Int) {\n    self.id = id\n",
        ],
        ["    case .trip(let id): TripCoordinator(id: id, store: store, now: now)\n"]
      ),
      // Whoever opens a flow that ends with a value has the store.
      (
        " --finishing Int",
        ["Coordinator<TripDestination>, Finishing {\n  typealias Value = Int\n\n  let id: Trip.ID\n\n"],
        [
          "    case .trip(let id): TripCoordinator(id: id).onFinish { [weak self] in self?.tripFinished($0, id: id) }\n",
          "  private func tripFinished(_ value: Int, id: Trip.ID) {\n",
        ]
      ),
      (" --passing filter", [], ["case .trip(let id): TripCoordinator(id: id, filter: filter)\n"]),
      (
        " --finishing Int --passing store", [],
        ["TripCoordinator(id: id, store: store).onFinish { [weak self] in"]
      ),
      (" --passing ' '", [], ["case .trip(let id): TripCoordinator(id: id)\n"]),
    ] as [(String, [String], [String])] {
      sandbox.run(line + passing)
      #expect(sandbox.hasDone(line + passing))
      try sandbox.expect("\(flows)/Trip/TripCoordinator.swift", has: child)
      try sandbox.expect(coordinator, has: parent)
      sandbox.run("remove flow Trip")
      #expect(try files == before)
    }
    let error =
      "AppCoordinator has no property “stor” with a written type; expected store, now, count, filter, id; did you mean “store”?\n"
    try sandbox.refuses([(line + " --passing stor", error + "write one such as “let stor: Store” in \(coordinator)")])
  }

  @Test("can be opened by other flows, with what its initializer needs, and is not made again")
  func reused() throws {
    sandbox.run("add flow Settings")
    try sandbox.write(
      """
      import Armature
      enum PickDestination: Destination {
        case list
        func screen(in flow: PickerCoordinator) -> Screen<Self> { Screen("Picker") }
      }
      final class PickerCoordinator: Coordinator<PickDestination>, Finishing {
        typealias Value = [Int: Card] // the choice
        init(for id: Int, store: Store, _ title: String, limit: Int = 3) { super.init(root: .list) }
      }

      """, to: "\(flows)/Picker.swift")
    let settings = "\(flows)/Settings/SettingsCoordinator.swift"
    let picker = "add flow Picker --into Settings --with 'id: Int'"
    let missing = "the flow “Picker” is there already, and its initializer needs “store”, “title”, which "
    let fix = "give it as a value of the case, as in --with \"store: Int\", or give SettingsCoordinator a property"
    try sandbox.refuses([(picker, "\(missing)SettingsCoordinator does not have\n\(fix)")])
    try sandbox.replace(
      "  init()", with: "  let store: Store = .init()\n  let title: String = \"\"\n  let store2: Int = 1\n  init()",
      in: settings)
    let value = "PickerCoordinator ends with a value; expected a line such as “typealias Value = String” in "
    try sandbox.refuses([(picker, "\(value)\(flows)/Picker.swift")])
    try sandbox.replace("[Int: Card]", with: "Card.ID?", in: "\(flows)/Picker.swift")
    let before = try files
    sandbox.run(picker)
    try sandbox.expect(
      settings,
      has: [
        "    case .picker(let id):\n      PickerCoordinator(for: id, store: store, title)\n",
        "        .onFinish { [weak self] in self?.pickerFinished($0, id: id) }\n",
        "  private func pickerFinished(_ value: Card.ID?, id: Int) {\n",
      ])
    #expect(try sandbox.entries(of: flows) == ["App", "Picker.swift", "Settings"])
    #expect(sandbox.hasDone(picker))
    sandbox.run("remove flow Settings.picker")
    #expect(try files == before)
    // One that a command has made, and its record is read again.
    sandbox.run("add flow Code --finishing String", "add flow Code --finishing String --into Settings")
    #expect(sandbox.hasDone("add flow Code --finishing String --into Settings"))
    sandbox.run("remove flow Settings.code")
    let other = "the flow “Code” is there already, and ends with a value of the type String, so --finishing cannot be "
    try sandbox.refuses([("add flow Code --finishing Int --into Settings", other + "Int")])
    sandbox.run("remove flow Code", "add flow Card", "add flow Card --into Settings --as sheet")
    let used = "the flow “Card” is opened by “Settings” too; remove the flow “Settings.card” first"
    try sandbox.refuses([("remove flow Card", used)])
    sandbox.run("remove flow Settings.card", "remove flow Card")
    #expect(try files == before)
  }

  @Test(
    "leaves values in the case that it does not get, and gives them to the method that receives its value",
    arguments: [
      ("trip: Int", "trip", false, "case .photo: PhotoCoordinator()\n", "package init() {"),
      ("trip: Int, day: Int", "trip", false, "case .photo(_, let day): PhotoCoordinator(day: day)\n", "init() {"),
      (
        "trip: Int", "trip", true,
        "case .photo(let trip): PhotoCoordinator().onFinish { [weak self] in self?.photoFinished($0, trip: trip) }",
        "photoFinished(_ value: String, trip: Int) {"
      ),
      (
        "value: Int, result: Int", "value, result", true,
        "Coordinator()\n        .onFinish { [weak self] in self?.photoFinished($0, value: value, result: result) }",
        "photoFinished(_ outcome: String, value: Int, result: Int) {"
      ),
      (
        "numberOfTheFirstTrip: Int, numberOfTheSecondTrip: Int, note: Int", "note", true,
        """
        PhotoCoordinator(numberOfTheFirstTrip: numberOfTheFirstTrip, numberOfTheSecondTrip: numberOfTheSecondTrip)
                .onFinish { [weak self] in
                  self?.photoFinished(
                    $0, numberOfTheFirstTrip: numberOfTheFirstTrip, numberOfTheSecondTrip: numberOfTheSecondTrip, note: note)
                }
        """, "photoFinished(_ value: String, numberOfTheFirstTrip: Int, numberOfTheSecondTrip: Int, note: Int) {"
      ),
    ])
  func kept(with: String, keeping: String, finishes: Bool, branch: String, method: String) throws {
    let before = try files
    let line = "add flow Photo --with '\(with)' --keeping '\(keeping)'" + (finishes ? " --finishing String" : "")
    sandbox.run(line)
    try sandbox.expect(coordinator, has: [branch, method])
    #expect(sandbox.hasDone(line))
    let child = try sandbox.text("\(flows)/Photo/PhotoCoordinator.swift")
    for name in keeping.components(separatedBy: ", ") { #expect(!child.contains(name)) }
    // The same flow in another one, whose case has a value that the initializer does not take.
    sandbox.run("add flow Settings", "add flow Photo --into Settings --with '\(with), other: Int'")
    let settings = try sandbox.text("\(flows)/Settings/SettingsCoordinator.swift")
    #expect(settings.contains("let other") == finishes, "\(settings)")
    sandbox.run("remove flow Settings.photo", "remove flow Settings", "remove flow Photo")
    #expect(try files == before)
  }

  @Test(
    "knows the identities of the app's own types, and passes what one line or another label declares",
    arguments: [
      "struct Trip { let id: Int }", "final class Trip {\n  let name, id: Int\n}", "enum Trip { typealias ID = Int }",
      "extension Trips {\n  struct Trip: Identifiable {\n    var days: [Day] { [] }\n    var id: Int\n  }\n}",
    ])
  func identities(declaration: String) throws {
    try sandbox.write(declaration + "\n", to: "\(flows)/Trip.swift")
    try writeCoordinator(
      """
      let trips, others: Trips, clock: Clock
      let store: Store
      init(trips: Trips, others: Trips, clock: Clock, store data: Store) { super.init(root: .home) }
      """)
    sandbox.run("add flow Day --with 'trip: Trip.ID'")
    #expect(try sandbox.text(destination).contains(".day(trip: 1)"))
    try sandbox.expect(
      "\(flows)/Day/DayCoordinator.swift",
      has: ["init(trip: Trip.ID, trips: Trips, others: Trips, clock: Clock, store: Store) {"])
    #expect(try project.type(behind: ValueType("Other.ID")) == nil)
  }

  @Test("has functions as the parent gets them; what the enum or the class cannot have is refused")
  func passed() throws {
    try writeCoordinator(
      """
      struct Config {}
      let load: @Sendable () async -> Int
      let done: ((Int) -> Void)?
      let config: Config
      let store = Store.init()
      init(load: @escaping @Sendable () async -> Int, done: ((Int) -> Void)?, config: Config) { super.init() }
      func pickFinished(_ value: Int) {}
      """)
    sandbox.run("add flow Trip")
    try sandbox.expect(
      "\(flows)/Trip/TripCoordinator.swift",
      has: [
        "  let load: @Sendable () async -> Int\n  let done: ((Int) -> Void)?\n\n",
        "init(load: @escaping @Sendable () async -> Int, done: ((Int) -> Void)?) {\n",
      ])
    sandbox.run("remove flow Trip")
    #expect(try sandbox.entries(of: flows) == ["App"])
    try sandbox.replace("case home\n", with: "case home\n  static let card = Self.home\n", in: destination)
    try sandbox.replace(", Codable", with: ", Codable, CaseIterable", in: destination)
    let hasAll = "has the enum AppDestination, which is CaseIterable, so its cases cannot have values\n"
    try sandbox.refuses([
      ("add flow Pick --finishing Int", "\(coordinator): expected a class “AppCoordinator” without such a method"),
      ("add flow A --with 'load: Int' --passing load", "“load” names both a value of the case and a property to pa"),
      ("add flow Trip --with 'scene: Int'", "a value cannot be called “scene”, since every coordinator has a property"),
      ("add destination App.card", "\(destination) has a member “card” already, so no case can have that name"),
      ("add destination App.note --with 'id: Int'", "\(destination) \(hasAll)"),
      ("add destination App.none", "“none” cannot name a case"),
    ])
  }

  @Test("has no value with the name of a property that every coordinator has")
  func takenNames() throws {
    // The properties are public and of instances, in the class or in an extension.
    let text = try PackageFile.all(in: Sandbox.checkout + "/Sources/Armature", error: .conflict) { _ in false }
      .filter { $0.path.hasSuffix(".swift") }.map { String(decoding: $0.contents, as: UTF8.self) }.joined()
    for name in ReservedNames.propertiesOfFlows {
      let isThere = ["public final var \(name):", "public var \(name):", "var \(name): "].contains { text.contains($0) }
      #expect(isThere, "\(name)")
    }
  }

  @Test("needs Foundation in a file that gets one of its types")
  func foundation() throws {
    // The method that receives a value is in the coordinator.
    let card = "\(flows)/Card/CardCoordinator.swift"
    let calendars = "\(flows)/Calendars/CalendarsDestination.swift"
    for (line, path, made) in [
      ("destination App.day --with 'date: Date' --example '.day(date: Date())'", destination, destination),
      ("flow Card --with 'id: UUID' --example '.card(id: UUID())'", nil, card),
      ("flow Calendars --finishing Date --value 'Date()'", coordinator, calendars),
    ] as [(String, String?, String)] {
      if let path {
        let error = "Date is a type of Foundation; expected “import Foundation” in \(path)"
        try sandbox.refuses([("add \(line)", error)])
        try sandbox.extend(path, start: "import Foundation\n")
      }
      sandbox.run("add \(line)")
      try sandbox.expect(made, has: ["import Foundation\n"])
    }
    #expect(try sandbox.text(card).hasPrefix("import Armature\nimport Foundation\n\n"))
  }

  // MARK: Examples

  @Test(
    "refuses an example that can be no value of its type",
    arguments: [
      ("Int", "abc", "1"), ("Int", "1.5", "1"), ("Int", "\"a\"", "1"), ("Int", "nil", "1"), ("Bool", "1", "true"),
      ("Double", "\"1.5\"", "1.5"), ("String", "abc", "\"text\""), ("String?", "1", "\"text\""),
      ("Bool", "_yes", "true"), ("Int", "1e3", "1"),
    ])
  func wrongExamples(type: String, example: String, expected: String) throws {
    let call = ".card(id: \(example), of: [1, 2])"
    let error = "“\(example)” is not a value of the type \(type); expected one such as \(expected)"
    let other = "“\(call)” is not an example of the case; expected one such as .card(id: \(expected), of: …)"
    try sandbox.refuses([
      ("add flow Card --finishing '\(type)' --value '\(example)'", error),
      ("add destination App.card --with 'id: \(type), of: Cards' --example '\(call)'", other),
    ])
  }

  @Test(
    "takes an example that can be a value of its type",
    arguments: [
      ("Int", "-7"), ("Int", "0x1e"), ("Int", "Int.max"), ("Int", ".max"), ("Int", "1 + 2"), ("Double", "1"),
      ("Double", "-1.5"), ("Double", "1e3"), ("Bool", "false"), ("String", "\"a, b: \\(1)\""), ("String?", "nil"),
      ("Card", "visa"), ("Card", "1"), ("String", "String(1)"), ("Int", "[a: 1, b: 2].count"),
    ])
  func rightExamples(type: String, example: String) {
    let call = ".card(id: \(example), of: Pair<Int, Int>(a: 1, b: 2))"
    for line in [
      "add flow Card --finishing '\(type)' '--value=\(example)'",
      "add destination App.card --with 'id: \(type), of: Pair' --example '\(call)'",
    ] {
      let response = sandbox.notes(line + " --dry-run")
      #expect(response.status == 0 && response.output.contains("\nWould add "), "\(response)")
    }
  }

  // MARK: Tabs

  @Test("as a tab names the tabs that a project has, or another way if it has none")
  func noTabs() throws {
    let message = "\(flows) has no tabs “App”; expected a class “AppTabs: TabCoordinator<AppTab>”\n"
    let none = "“armature add tabs Main --tabs \"Settings, More\"” adds tabs, and “armature add flow Settings” a flow "
    let add = "add flow Settings --as tab --into App"
    try sandbox.refuses([(add, message + none + "without a tab"), ("add tab Settings", message)])
    let more = "enum OtherTab: Tab {}\nenum MainTab: Tab {}\nclass MainTabs: TabCoordinator<MainTab> {}\n"
    try sandbox.write(
      more + "final class HomeCoordinator: TabCoordinator<OtherTab> {}\nclass X: TabCoordinator<Nothing> {}\n",
      to: "\(flows)/More.swift")
    try sandbox.refuses([(add, message + "name the tabs to add to: --into Home or --into Main")])
    #expect(try project.standardTabs == nil)
    try sandbox.write(more, to: "\(flows)/More.swift")
    #expect(try project.standardTabs == FlowName("Main"))
  }

  @Test("in tabs has what the parent has; wrong tabs are refused, and so is removing what others are built on")
  func tabs() throws {
    try writeCoordinator(
      "let store: Store\nconvenience init() { self.init(store: Store()) }\n"
        + "init(store: Store) {\n  self.store = store\n  super.init(root: .home)\n}")
    for _ in 0..<2 { sandbox.run("add tabs Main --tabs 'Home, Search' --as cover") }
    let text = try files.map { String(decoding: $0.contents, as: UTF8.self) }.joined()
    for part in [
      "case .main: MainTabs(store: store)", "case .main: .cover", "enum MainTab: Tab {\n  case home, search\n",
      "case .search: SearchCoordinator(store: tabs.store)", "super.init([.home, .search])",
      "case .home: TabItem(\"Home\", image: \"house\")",
    ] { #expect(text.contains("\(part)"), "\(part)") }
    sandbox.run("add flow Trip --into Home")
    try sandbox.refuses([
      ("remove tabs Main", "the flow “Trip” was added into “Home”; remove it first"),
      ("add tabs X --tabs ' '", "--tabs names no flows; expected the flows of the tabs, as in --tabs \"Home, Search\""),
      ("add tabs X --tabs 'A, A'", "the tab “A” is named twice"),
    ])
  }
}
