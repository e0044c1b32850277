import Foundation
import TestSupport
import Testing

// @testable: takes the place of the operations that write.
@testable import Scaffolding

@Suite("A plan for a project")
struct ProjectPlanTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  /// Makes a project from a template of this repository.
  private func project(_ template: String = "empty") throws -> Project {
    let library = try TemplateLibrary(folder: (Checkout.find(executable: nil) ?? "") + "/Templates")
    let folder = try NewFolder(sandbox["Notes"])
    try Plan(template: library.template(id: template), folder: folder, armature: .folder("../..")).apply()
    return try Project(at: folder.path)
  }

  private func add(_ addition: Addition) throws {
    try ProjectPlan(adding: addition, to: Project(at: sandbox["Notes"])).apply()
  }

  private func remove(_ kind: String, _ name: String) throws -> ProjectPlan {
    try ProjectPlan(removing: name, kind: kind, from: Project(at: sandbox["Notes"]))
  }

  private var files: [Template.File] { get throws { try sandbox.contents(of: "Notes") } }

  private static func flow(_ name: String, into parent: String = "App", as style: AdditionStyle = .push) throws
    -> Addition
  {
    .flow(try FlowAddition(name: FlowName(name), into: FlowName(parent), as: style))
  }

  @Test(
    "says exactly what it does, a second one finds everything, and taking back leaves nothing, in random orders",
    arguments: [
      ("app", ["App", "Settings"]), ("start", ["App", "NewItem"]), ("empty", ["App"]), ("package", ["Notes"]),
      ("split", ["Folders"]), ("tabs", ["Settings"]),
    ])
  func randomAdditions(template: String, flows: [String]) async throws {
    try await tryCases(6, seed: 20_270_301) {
      Self.additions(to: flows, withTabs: template == "tabs", using: &$0)
    } smaller: { additions in
      additions.indices.filter { index in !additions.contains { "\($0.parent)" == additions[index].name } }
        .map { index in additions.indices.filter { $0 != index }.map { additions[$0] } }
    } problem: { _, additions in
      defer { try? FileManager.default.removeItem(atPath: sandbox["Notes"]) }
      _ = try project(template)
      return try problem(with: additions)
    }
  }

  private static func additions(
    to flows: [String], withTabs: Bool, using random: inout RandomSource
  ) -> [Addition] {
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
          additions.append(try? flow("Three\(index)", into: "Set\(index)", as: .tab))
        }
        flows.append("Two\(index)")
      default:
        flows.append("Tab\(index)")
        additions.append(try? flow("Tab\(index)", as: .tab))
      }
    }
    return additions.compactMap { $0 }
  }

  /// Adds everything, and takes it back in the opposite order. Returns the first difference between a plan and its work.
  private func problem(with additions: [Addition]) throws -> String? {
    let original = try files
    for addition in additions {
      let (plan, before) = (try ProjectPlan(adding: addition, to: Project(at: sandbox["Notes"])), try files)
      try plan.apply()
      let changed = Set(try files).subtracting(before).map { file in
        let word: Plan.Action.Word = before.contains { $0.path == file.path } ? .update : .create
        return Plan.Action(word: word, path: sandbox["Notes/\(file.path)"])
      }
      if Set(plan.actions) != Set(changed) { return "the plan \(plan.actions) makes \(changed)" }
      let second = try ProjectPlan(adding: addition, to: Project(at: sandbox["Notes"]))
      if !second.isDone { return "a second plan is \(second.actions)" }
    }
    let findings = try Doctor(Project(at: sandbox["Notes"]), environment: [:]).findingsInSources()
    if !findings.isEmpty { return "the doctor finds \(findings)" }
    for addition in additions.reversed() {
      let plan = try remove(addition.kind, addition.name)
      if plan.actions.contains(where: { [.keep, .identical].contains($0.word) }) { return "\(plan.actions)" }
      try plan.apply()
    }
    return try files == original ? nil : "something is left: \(Set(try files).subtracting(original).map(\.path))"
  }

  @Test(
    "leaves the project as it was, whichever operation fails, before it or in its middle", arguments: [false, true])
  func everyFailure(inMiddle: Bool) throws {
    _ = try project()
    let original = try files
    let adding = { try ProjectPlan(adding: Self.flow("Settings"), to: Project(at: sandbox["Notes"])) }
    // The staging folder, three operations for the journal, a folder, and two operations for each of five files.
    #expect(try failures(of: adding, inMiddle: inMiddle) == 15)
    #expect(try failures(of: { try remove("flow", "Settings") }, inMiddle: inMiddle) == 12)
    #expect(try files == original)
    #expect(!FileManager.default.fileExists(atPath: sandbox["Notes/Sources/NotesFlows/Settings"]))
  }

  /// Applies a plan with one failure after the other until none is left, and returns their number.
  private func failures(of makePlan: () throws -> ProjectPlan, inMiddle: Bool) throws -> Int {
    let before = try (files, sandbox.entries(of: "Notes"))
    var failing = 0
    while true {
      let disk = FailingDisk(failing: failing, inMiddle: inMiddle)
      let error = refusal { try makePlan().apply(with: disk.operations) }
      guard disk.hasFailed else { return failing }
      #expect(error?.kind == .conflict)
      #expect(try (files, sandbox.entries(of: "Notes")) == before, "operation \(failing) fails")
      failing += 1
    }
  }

  @Test("changes nothing when a place is not certain, and shows the lines to add")
  func noPlaces() throws {
    let project = try project()
    let paths = ["AppDestination", "AppCoordinator"].map { "Notes/Sources/NotesFlows/App/\($0).swift" }
    let (destination, coordinator) = (sandbox[paths[0]], sandbox[paths[1]])
    try sandbox.write(
      """
      import Armature
      enum AppDestination: Destination {
        case home
        static let examples = Array([Self.home])
        var style: PresentationStyle { self == .home ? .push : .sheet }
        func screen(in flow: AppCoordinator) -> Screen<Self> { flow.screen(self) }
        var title: String {
          switch self {
          case .home: "Home"
          }
        }
      }
      """, to: paths[0])
    try sandbox.write(
      """
      import Armature
      final class AppCoordinator: Coordinator<AppDestination> {
        override func child(for destination: AppDestination) -> AnyCoordinator? { nil }
      }
      """, to: paths[1])
    let before = try files
    let error = refusal { _ = try ProjectPlan(adding: Self.flow("Settings", as: .sheet), to: project) }
    #expect(
      error?.lines == [
        "\(coordinator): expected one switch over the destination in 'child(for:)' of 'AppCoordinator' for these lines",
        "    case .settings: SettingsCoordinator()",
        "\(destination): expected a plain array 'examples' in 'AppDestination' for these lines", "    .settings,",
        "\(destination): expected one switch over self in 'style' of 'AppDestination' for these lines",
        "    case .settings: .sheet",
        "\(destination): expected one switch over self in 'screen(in:)' of 'AppDestination' for these lines",
        "    case .settings: .child",
        "nothing was changed; add these lines by hand, and run the command again",
      ])
    #expect(try files == before)
  }

  @Test("gives a flow the values of its case, and what its parent gets and keeps")
  func dependencies() throws {
    let project = try project()
    try sandbox.write(
      """
      import Armature
      import Models

      final class AppCoordinator: Coordinator<AppDestination> {
        let store: Store  // of everything
        private let now: () -> Int
        let count: Int
        var filter: Filter = .all
        let id: User.ID
        var title: String { "" }

        init(store: Store, now: @escaping () -> Int, count: Int, id: User.ID) { super.init(root: .home) }
      }
      """, to: "Notes/Sources/NotesFlows/App/AppCoordinator.swift")
    func lines(passing: String?) throws -> String {
      let flow = try FlowAddition(
        name: FlowName("Trip"), into: FlowName("App"), with: "id: Trip.ID", example: ".trip(id: .first)",
        finishing: "Int", passing: passing)
      try ProjectPlan(adding: .flow(flow), to: Project(at: sandbox["Notes"])).apply()
      defer { try? remove("flow", "Trip").apply() }
      #expect(try ProjectPlan(adding: .flow(flow), to: Project(at: sandbox["Notes"])).isDone)
      return try ["Trip/TripCoordinator", "App/AppCoordinator"].map {
        try String(contentsOfFile: "\(project.folder)/Sources/NotesFlows/\($0).swift", encoding: .utf8)
      }.joined()
    }
    let before = try files
    let text = try lines(passing: nil)
    for part in [
      "import Armature\nimport Models\n\n",
      "Coordinator<TripDestination>, Finishing {\n  typealias Value = Int\n\n  let id: Trip.ID\n  let store: Store\n",
      "  let store: Store\n  let now: () -> Int\n\n",
      "  init(id: Trip.ID, store: Store, now: @escaping () -> Int) {\n    self.id = id\n",
      "    case .trip(let id):\n      TripCoordinator(id: id, store: store, now: now)\n",
      "        .onFinish { [weak self] in self?.tripFinished($0, id: id) }\n",
      "  private func tripFinished(_ value: Int, id: Trip.ID) {\n",
    ] { #expect(text.contains(part), "\(part)") }
    #expect(
      try lines(passing: "filter").contains("case .trip(let id):\n      TripCoordinator(id: id, filter: filter)\n"))
    #expect(try lines(passing: "").contains("case .trip(let id): TripCoordinator(id: id).onFinish"))
    #expect(try files == before)
    #expect(
      refusal { _ = try lines(passing: "stor") }?.description
        == "AppCoordinator has no property 'stor' with a written type, did you mean 'store'?, expected one such as "
        + "'let stor: Store' in \(project.folder)/Sources/NotesFlows/App/AppCoordinator.swift")
  }

  @Test("does not declare a case a second time, and replaces no file")
  func conflicts() throws {
    let project = try project()
    let path = "Notes/Sources/NotesFlows/App/AppDestination.swift"
    let text = try String(contentsOfFile: sandbox[path], encoding: .utf8)
    try sandbox.write(text.replacingOccurrences(of: "case home", with: "case home, settings(of: [Int], Int)"), to: path)
    try sandbox.write("// mine\n", to: "Notes/Sources/NotesFlows/Settings/SettingsDestination.swift")
    let error = refusal { _ = try ProjectPlan(adding: Self.flow("Settings"), to: project) }
    #expect(error?.kind == .conflict)
    #expect(
      error?.lines.dropLast() == [
        "\(sandbox["Notes/Sources/NotesFlows/Settings/SettingsDestination.swift"]) exists already, and is another file than the one to add",
        "\(sandbox[path]) has a case 'settings' already",
      ])
  }

  @Test("names the lines that still use what is removed, and no others")
  func uses() throws {
    _ = try project()
    try add(Self.flow("Settings"))
    let (path, view) = ("Notes/Sources/NotesFlows/Settings/SettingsDestination.swift", "Notes/Sources/NotesUI/A.swift")
    let original = try String(contentsOfFile: sandbox[path], encoding: .utf8)
    try add(.destination(DestinationAddition("Settings.about")))
    let text = try String(contentsOfFile: sandbox[path], encoding: .utf8)
    let row = "Screen(\"Settings\") { LinkRow(\"About\", to: .about) }"
    let screen = try #require(original.split(separator: "\n").first { $0.contains("Screen(") })
    try sandbox.write(text.replacing(screen, with: "      " + row), to: path)
    try sandbox.write("let a = SettingsDestination.about // .about\nlet b = SettingsCoordinator()\n", to: view)
    try sandbox.write("enum Other { case about; static let one = Other.about }\n", to: "Notes/Sources/NotesUI/B.swift")
    let about = try remove("destination", "Settings.about")
    let lines = original.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex(of: screen)) + 1
    #expect(
      about.linesOfUses == [
        "\(sandbox[path]):\(line): \(row)", "\(sandbox[view]):1: let a = SettingsDestination.about // .about",
      ])
    try about.apply()
    try sandbox.write(original, to: path)
    #expect(
      try remove("flow", "Settings").linesOfUses == [
        "\(sandbox[view]):1: let a = SettingsDestination.about // .about",
        "\(sandbox[view]):2: let b = SettingsCoordinator()",
      ])
  }

  @Test("names the way by hand to remove a part of the template, with the lines that name it")
  func ownParts() throws {
    let project = try project("start")
    let flows = "\(project.folder)/Sources/NotesFlows"
    let before = try files
    let error = refusal { _ = try remove("destination", "App.item") }
    #expect(error?.kind == .usage)
    #expect(
      error?.lines == [
        "'armature add' has added no destination 'App.item': it is the app's own, so only you can remove it",
        "delete the case 'item' in \(flows)/App/AppDestination.swift, and change these lines, which name it:",
        "  \(flows)/App/AppCoordinator.swift:15: case .list, .item: nil",
        "  \(flows)/App/AppDestination.swift:12: .item(number: 0),",
        "  \(flows)/App/AppDestination.swift:27: for (number, title) in flow.store.items.enumerated() { "
          + "LinkRow(title, to: .item(number: number)) }",
        "  \(flows)/App/AppDestination.swift:31: case .item(let number):",
      ])
    #expect(
      refusal { _ = try remove("flow", "NewItem") }?.lines == [
        "'armature add' has added no flow 'NewItem': it is the app's own, so only you can remove it",
        "delete NewItemCoordinator in \(flows)/NewItem/NewItemCoordinator.swift and NewItemDestination in "
          + "\(flows)/NewItem/NewItemDestination.swift, and change these lines, which name it:",
        "  \(flows)/App/AppCoordinator.swift:14: case .newItem: NewItemCoordinator(store: store)",
      ])
    for (kind, name) in [("destination", "App.itm"), ("flow", "NewItm"), ("tabs", "App")] {
      #expect(
        refusal { _ = try remove(kind, name) }?.lines
          == ["'armature add' has added no \(kind) '\(name)'; it has added none"])
    }
    #expect(try files == before)
  }

  @Test("lets another flow open one that is there, with what its initializer needs, and does not make it again")
  func reused() throws {
    let project = try project()
    try add(Self.flow("Settings"))
    try sandbox.write(
      """
      import Armature
      enum PickerDestination: Destination {
        case list
        func screen(in flow: PickerCoordinator) -> Screen<Self> { Screen("Picker") }
      }
      final class PickerCoordinator: Coordinator<PickerDestination>, Finishing {
        typealias Value = [Int: Card] // the choice
        init(for id: Int, store: Store, _ title: String, limit: Int = 3) { super.init(root: .list) }
      }

      """, to: "Notes/Sources/NotesFlows/Picker.swift")
    let settings = "Notes/Sources/NotesFlows/Settings/SettingsCoordinator.swift"
    let picker = try FlowAddition(name: FlowName("Picker"), into: FlowName("Settings"), with: "id: Int")
    #expect(
      refusal { try add(.flow(picker)) }?.lines == [
        "the flow 'Picker' is there already, and its initializer needs 'store', 'title', which SettingsCoordinator does not "
          + "have",
        "give it as a value of the case, as in --with \"store: Int\", or give SettingsCoordinator a property",
      ])
    var text = try String(contentsOfFile: sandbox[settings], encoding: .utf8)
    text = text.replacingOccurrences(
      of: "  init()", with: "  let store = 1\n  let title: String = \"\"\n  let store2: Int = 1\n  init()")
    text = text.replacingOccurrences(of: "let store = 1", with: "let store: Store = .init()")
    try sandbox.write(text, to: settings)
    #expect(
      refusal { try add(.flow(picker)) }?.description
        == "PickerCoordinator ends with a value, expected a line such as 'typealias Value = String' in "
        + "\(project.folder)/Sources/NotesFlows/Picker.swift")
    let path = "Notes/Sources/NotesFlows/Picker.swift"
    let source = try String(contentsOfFile: sandbox[path], encoding: .utf8)
    try sandbox.write(source.replacingOccurrences(of: "[Int: Card]", with: "Card.ID?"), to: path)
    let before = try files
    try add(.flow(picker))
    let made = try String(contentsOfFile: sandbox[settings], encoding: .utf8)
    for part in [
      "    case .picker(let id):\n      PickerCoordinator(for: id, store: store, title)\n",
      "        .onFinish { [weak self] in self?.pickerFinished($0, id: id) }\n",
      "  private func pickerFinished(_ value: Card.ID?, id: Int) {\n",
    ] { #expect(made.contains(part), "\(part)\n\(made)") }
    #expect(try sandbox.entries(of: "Notes/Sources/NotesFlows") == ["App", "Picker.swift", "Settings"])
    #expect(try ProjectPlan(adding: .flow(picker), to: Project(at: sandbox["Notes"])).isDone)
    try remove("flow", "Settings.picker").apply()
    #expect(try files == before)
    // One that a command has made, and its record is read again.
    let code = { try FlowAddition(name: FlowName("Code"), into: FlowName($0), finishing: "String") }
    try add(.flow(code("App")))
    try add(.flow(code("Settings")))
    #expect(try ProjectPlan(adding: .flow(code("Settings")), to: Project(at: sandbox["Notes"])).isDone)
    try remove("flow", "Settings.code").apply()
    let other = try FlowAddition(name: FlowName("Code"), into: FlowName("Settings"), finishing: "Int")
    #expect(
      refusal { try add(.flow(other)) }?.description
        == "the flow 'Code' is there already, and ends with a value of the type String, so --finishing cannot be Int")
    try remove("flow", "Code").apply()
    try add(Self.flow("Card"))
    try add(Self.flow("Card", into: "Settings", as: .sheet))
    #expect(
      refusal { _ = try remove("flow", "Card") }?.description
        == "the flow 'Card' is opened by 'Settings' too; remove the flow 'Settings.card' first")
    try remove("flow", "Settings.card").apply()
    try remove("flow", "Card").apply()
    #expect(try files == before)
  }

  @Test(
    "keeps values in the case that the flow does not get, and gives them to the method that receives its value",
    arguments: [
      (
        "trip: Int", "trip", "String",
        "case .photo(let trip): PhotoCoordinator().onFinish { [weak self] in self?.photoFinished($0, trip: trip) }",
        "photoFinished(_ value: String, trip: Int) {"
      ),
      ("trip: Int", "trip", nil, "case .photo: PhotoCoordinator()\n", "package init() {"),
      ("trip: Int, day: Int", "trip", nil, "case .photo(_, let day): PhotoCoordinator(day: day)\n", "package init() {"),
      (
        "value: Int, result: Int", "value, result", "String",
        "case .photo(let value, let result):\n      PhotoCoordinator()\n        .onFinish { [weak self] in "
          + "self?.photoFinished($0, value: value, result: result) }",
        "photoFinished(_ outcome: String, value: Int, result: Int) {"
      ),
      (
        "numberOfTheFirstTrip: Int, numberOfTheSecondTrip: Int, note: Int", "note", "String",
        """
        case .photo(let numberOfTheFirstTrip, let numberOfTheSecondTrip, let note):
              PhotoCoordinator(numberOfTheFirstTrip: numberOfTheFirstTrip, numberOfTheSecondTrip: numberOfTheSecondTrip)
                .onFinish { [weak self] in
                  self?.photoFinished(
                    $0, numberOfTheFirstTrip: numberOfTheFirstTrip, numberOfTheSecondTrip: numberOfTheSecondTrip, note: note)
                }
        """,
        "photoFinished(_ value: String, numberOfTheFirstTrip: Int, numberOfTheSecondTrip: Int, note: Int) {"
      ),
    ])
  func kept(with: String, keeping: String, finishing: String?, branch: String, method: String) throws {
    let project = try project()
    let before = try files
    let flow = Addition.flow(
      try FlowAddition(
        name: FlowName("Photo"), into: FlowName("App"), with: with, keeping: keeping, finishing: finishing))
    try add(flow)
    let text = try String(
      contentsOfFile: "\(project.folder)/Sources/NotesFlows/App/AppCoordinator.swift", encoding: .utf8)
    #expect(text.contains(branch) && text.contains(method), "\(text)")
    #expect(try ProjectPlan(adding: flow, to: Project(at: sandbox["Notes"])).isDone)
    let child = try String(
      contentsOfFile: "\(project.folder)/Sources/NotesFlows/Photo/PhotoCoordinator.swift", encoding: .utf8)
    for name in keeping.components(separatedBy: ", ") { #expect(!child.contains(name)) }
    // The same flow in another one, whose case has a value that the initializer does not take.
    try add(Self.flow("Settings"))
    let second = try FlowAddition(name: FlowName("Photo"), into: FlowName("Settings"), with: "\(with), other: Int")
    try add(.flow(second))
    let settings = try String(
      contentsOfFile: "\(project.folder)/Sources/NotesFlows/Settings/SettingsCoordinator.swift", encoding: .utf8)
    #expect(settings.contains("let other") == (finishing != nil), "\(settings)")
    try remove("flow", "Settings.photo").apply()
    try remove("flow", "Settings").apply()
    try remove("flow", "Photo").apply()
    #expect(try files == before)
  }

  @Test(
    "knows the identities of the app's own types, and passes what one line or another label declares",
    arguments: [
      "struct Trip { let id: Int }", "final class Trip {\n  let name, id: Int\n}", "enum Trip { typealias ID = Int }",
      "extension Trips {\n  struct Trip: Identifiable {\n    var days: [Day] { [] }\n    var id: Int\n  }\n}",
    ])
  func identities(declaration: String) throws {
    _ = try project()
    try sandbox.write(declaration + "\n", to: "Notes/Sources/NotesFlows/Trip.swift")
    try sandbox.write(
      """
      import Armature
      final class AppCoordinator: Coordinator<AppDestination> {
        let trips, others: Trips, clock: Clock
        let store: Store
        init(trips: Trips, others: Trips, clock: Clock, store data: Store) { super.init(root: .home) }
      }

      """, to: "Notes/Sources/NotesFlows/App/AppCoordinator.swift")
    let project = try Project(at: sandbox["Notes"])
    let day = try FlowAddition(
      name: FlowName("Day"), into: FlowName("App"), with: "trip: Trip.ID", types: { project.type(behind: $0) })
    #expect(day.example == ".day(trip: 1)")
    try add(.flow(day))
    let text = try String(
      contentsOfFile: sandbox["Notes/Sources/NotesFlows/Day/DayCoordinator.swift"], encoding: .utf8)
    #expect(text.contains("init(trip: Trip.ID, trips: Trips, others: Trips, clock: Clock, store: Store) {"), "\(text)")
    #expect(project.type(behind: try ValueType("Other.ID")) == nil)
  }

  @Test("passes functions as the parent gets them, and refuses what the enum or the class cannot have")
  func passed() throws {
    let project = try project()
    let path = "Notes/Sources/NotesFlows/App/AppCoordinator.swift"
    try sandbox.write(
      """
      import Armature
      final class AppCoordinator: Coordinator<AppDestination> {
        struct Config {}
        let load: @Sendable () async -> Int
        let done: ((Int) -> Void)?
        let config: Config
        let store = Store.init()
        init(load: @escaping @Sendable () async -> Int, done: ((Int) -> Void)?, config: Config) { super.init(root: .home) }
        func pickFinished(_ value: Int) {}
      }

      """, to: path)
    let trip = try FlowAddition(name: FlowName("Trip"), into: FlowName("App"))
    try add(.flow(trip))
    let text = try String(
      contentsOfFile: sandbox["Notes/Sources/NotesFlows/Trip/TripCoordinator.swift"], encoding: .utf8)
    #expect(text.contains("  let load: @Sendable () async -> Int\n  let done: ((Int) -> Void)?\n\n"))
    #expect(text.contains("init(load: @escaping @Sendable () async -> Int, done: ((Int) -> Void)?) {\n"))
    try remove("flow", "Trip").apply()
    #expect(try sandbox.entries(of: "Notes/Sources/NotesFlows") == ["App"])
    let pick = try FlowAddition(name: FlowName("Pick"), into: FlowName("App"), finishing: "Int")
    #expect(
      refusal { try add(.flow(pick)) }?.lines.first
        == "\(project.folder)/Sources/NotesFlows/App/AppCoordinator.swift: expected a class 'AppCoordinator' without such a method for these lines"
    )
    #expect(
      refusal {
        try add(.flow(FlowAddition(name: FlowName("A"), into: FlowName("App"), with: "load: Int", passing: "load")))
      }?
      .description == "'load' names both a value of the case and a property to pass, expected two different names")
    let destination = "Notes/Sources/NotesFlows/App/AppDestination.swift"
    let enumeration = try String(contentsOfFile: sandbox[destination], encoding: .utf8)
    try sandbox.write(
      enumeration.replacingOccurrences(of: "case home\n", with: "case home\n  static let card = Self.home\n")
        .replacingOccurrences(of: ", Codable", with: ", Codable, CaseIterable"), to: destination)
    #expect(
      refusal { try add(.destination(DestinationAddition("App.card"))) }?.lines.first
        == "\(sandbox[destination]) has a member 'card' already, so there can be no case of that name")
    #expect(
      refusal { try add(.destination(DestinationAddition("App.note", with: "id: Int"))) }?.lines.first
        == "\(sandbox[destination]) lists all cases of AppDestination, since it is CaseIterable, so a case cannot have values"
    )
    #expect(refusal { _ = try DestinationAddition("App.none") }?.kind == .name)
  }

  @Test("refuses values with the names of properties that every coordinator has")
  func takenNames() throws {
    #expect(
      refusal { _ = try FlowAddition(name: FlowName("Trip"), into: FlowName("App"), with: "scene: Int") }?.description
        == "a value cannot be called 'scene', since every coordinator has a property of that name")
    // Those of the name are public and instance properties, in the class or in an extension.
    let sources = (Checkout.find(executable: nil) ?? "") + "/Sources/Armature"
    let text = try PackageFile.all(in: sources, error: .conflict) { _ in false }
      .filter { $0.path.hasSuffix(".swift") }.map { String(decoding: $0.contents, as: UTF8.self) }.joined()
    for name in ReservedNames.propertiesOfFlows {
      let isThere = ["public final var \(name):", "public var \(name):", "var \(name): "].contains { text.contains($0) }
      #expect(isThere, "\(name)")
    }
  }

  @Test("names the tabs that a project has, or another way if it has none")
  func noTabs() throws {
    let project = try project()
    let message =
      "no tabs 'App' in \(project.folder)/Sources/NotesFlows, expected a class 'AppTabs: TabCoordinator<AppTab>'"
    let add = { _ = try ProjectPlan(adding: Self.flow("Settings", as: .tab), to: project) }
    #expect(
      refusal(add)?.lines == [
        message,
        "'armature add tabs Main --tabs \"Settings, More\"' adds tabs, and 'armature add flow Settings' a flow without a tab",
      ])
    let more = "enum OtherTab: Tab {}\nenum MainTab: Tab {}\nclass MainTabs: TabCoordinator<MainTab> {}\n"
    try sandbox.write(
      more + "final class HomeCoordinator: TabCoordinator<OtherTab> {}\nclass X: TabCoordinator<Nothing> {}\n",
      to: "Notes/Sources/NotesFlows/More.swift")
    #expect(refusal(add)?.lines == [message, "name the tabs to add to: --into Home or --into Main"])
    #expect(project.standardTabs == nil)
    try sandbox.write(more, to: "Notes/Sources/NotesFlows/More.swift")
    #expect(try project.standardTabs == FlowName("Main"))
  }

  @Test("adds tabs with what the parent has, and refuses wrong ones and to remove what others are built on")
  func tabs() throws {
    _ = try project()
    try sandbox.write(
      """
      import Armature
      final class AppCoordinator: Coordinator<AppDestination> {
        let store: Store
        convenience init() { self.init(store: Store()) }
        init(store: Store) {
          self.store = store
          super.init(root: .home)
        }
      }

      """, to: "Notes/Sources/NotesFlows/App/AppCoordinator.swift")
    let tabs = try TabsAddition(name: FlowName("Main"), into: FlowName("App"), holding: "Home, Search", as: .cover)
    try add(.tabs(tabs))
    try add(.tabs(tabs))
    let text = try files.map { String(decoding: $0.contents, as: UTF8.self) }.joined()
    for part in [
      "    case .main: MainTabs(store: store)\n", "    case .main: .cover\n",
      "enum MainTab: Tab {\n  case home, search\n",
      "    case .search: SearchCoordinator(store: tabs.store)\n", "    super.init([.home, .search])\n",
      "    case .home: TabItem(\"Home\", image: \"circle\")\n",
    ] { #expect(text.contains(part), "\(part)") }
    try add(Self.flow("Trip", into: "Home"))
    #expect(
      refusal { _ = try remove("tabs", "Main") }?.description
        == "the flow 'Trip' was added into 'Home'; remove it first")
    for (holding, problem) in [
      ("", "there are no tabs, expected flows such as --tabs \"Home, Search\""), ("A, A", "the tab 'A' is named twice"),
    ] {
      #expect(
        refusal { _ = try TabsAddition(name: FlowName("X"), into: FlowName("App"), holding: holding) }?.description
          == problem)
    }
  }

  @Test(
    "refuses an example that can be no value of its type",
    arguments: [
      ("Int", "abc", "1"), ("Int", "1.5", "1"), ("Int", "\"a\"", "1"), ("Int", "nil", "1"), ("Bool", "1", "true"),
      ("Double", "\"1.5\"", "1.5"), ("String", "abc", "\"text\""), ("String?", "1", "\"text\""),
      ("Bool", "_yes", "true"), ("Int", "1e3", "1"),
    ])
  func wrongExamples(type: String, example: String, expected: String) throws {
    let project = try project()
    let flow = try FlowAddition(name: FlowName("Card"), into: FlowName("App"), finishing: type, value: example)
    #expect(
      refusal { _ = try ProjectPlan(adding: .flow(flow), to: project) }
        == ScaffoldingError(.usage, "'\(example)' is no value of the type \(type), expected one such as \(expected)"))
    let call = ".card(id: \(example), of: [1, 2])"
    let destination = try DestinationAddition("App.card", with: "id: \(type), of: Cards", example: call)
    #expect(
      refusal { _ = try ProjectPlan(adding: .destination(destination), to: project) }
        == ScaffoldingError(
          .usage, "'\(call)' is no example of the case, expected one such as .card(id: \(expected), of: …)"))
  }

  @Test(
    "takes an example that can be a value of its type",
    arguments: [
      ("Int", "-7"), ("Int", "0x1e"), ("Int", "Int.max"), ("Int", ".max"), ("Int", "1 + 2"), ("Double", "1"),
      ("Double", "-1.5"), ("Double", "1e3"), ("Bool", "false"), ("String", "\"a, b: \\(1)\""), ("String?", "nil"),
      ("Card", "visa"), ("Card", "1"), ("String", "String(1)"), ("Int", "[a: 1, b: 2].count"),
    ])
  func rightExamples(type: String, example: String) throws {
    let project = try project()
    let flow = try FlowAddition(name: FlowName("Card"), into: FlowName("App"), finishing: type, value: example)
    #expect(try !ProjectPlan(adding: .flow(flow), to: project).isDone)
    let destination = try DestinationAddition(
      "App.card", with: "id: \(type), of: Pair", example: ".card(id: \(example), of: Pair<Int, Int>(a: 1, b: 2))")
    #expect(try !ProjectPlan(adding: .destination(destination), to: project).isDone)
  }

  @Test("refuses an example with other labels than the case, but not in a record")
  func labels() throws {
    let project = try project()
    for example in [".note(number: 1)", ".note(1)", ".note(id: 1, title: \"a\")", ".note()"] {
      let destination = try DestinationAddition("App.note", with: "id: Int", example: example)
      #expect(
        refusal { _ = try ProjectPlan(adding: .destination(destination), to: project) }?.description
          == "'\(example)' is no example of the case, expected one such as .note(id: 1)")
    }
    let flow = try FlowAddition(name: FlowName("Card"), into: FlowName("App"), finishing: "Int", value: "standard")
    var record = project.record
    record.added = [.flow(flow)]
    try sandbox.write(record.file.contents, to: "Notes/.armature.json")
    #expect(try Project(at: sandbox["Notes"]).record.added == [.flow(flow)])
  }

  @Test("names the command for a package that has no record")
  func noRecord() throws {
    _ = try project()
    try FileManager.default.removeItem(atPath: sandbox["Notes/.armature.json"])
    let inside = sandbox["Notes/Sources/NotesFlows"]
    #expect(
      refusal { _ = try Project(at: inside) }?.lines == [
        "\(sandbox["Notes"])/.armature.json is missing, but .armature.origin.json is there",
        "restore it with git, or let 'armature adopt' make one, with which 'armature update' cannot work",
      ])
    try FileManager.default.removeItem(atPath: sandbox["Notes/.armature.origin.json"])
    #expect(
      refusal { _ = try Project(at: inside) }?.lines == [
        "\(inside) is in no package that 'armature new' has made: no folder above has a .armature.json",
        "\(sandbox["Notes"]) is a package; if it has coordinators, 'armature adopt' gives it a record",
      ])
    try Adoption(of: inside).apply()
    #expect(try Project(at: inside).record.module == "Notes")
    try add(Self.flow("Settings"))
    #expect(
      refusal { _ = try Project(at: sandbox.path) }?.lines.last
        == "name the folder of an app as --project <dir>, or make an app with 'armature new <path>'")
  }

  @Test("follows no symbolic link out of the project")
  func symbolicLinks() throws {
    let project = try project()
    try FileManager.default.createDirectory(atPath: sandbox["elsewhere"], withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: sandbox["Notes/Sources/NotesFlows/Settings"], withDestinationPath: sandbox["elsewhere"])
    let error = refusal { _ = try ProjectPlan(adding: Self.flow("Settings"), to: project) }
    #expect(
      error?.description == "\(sandbox["Notes/Sources/NotesFlows/Settings"]) is a symbolic link, which is not followed")
    #expect(try sandbox.entries(of: "elsewhere").isEmpty)
  }

  @Test("takes back lines, and keeps the sources of a flow that the user has edited")
  func keeps() throws {
    _ = try project()
    try add(Self.flow("Settings"))
    let path = "Notes/Sources/NotesFlows/Settings/SettingsCoordinator.swift"
    try sandbox.write(String(contentsOfFile: sandbox[path], encoding: .utf8) + "// mine\n", to: path)
    let plan = try remove("flow", "Settings")
    let words = plan.actions.map { "\($0.word) \(Path.last(of: $0.path))" }
    #expect(
      words == [
        "update AppCoordinator.swift", "update AppDestination.swift", "keep SettingsCoordinator.swift",
        "keep SettingsDestination.swift", "update .armature.json",
      ])
    try plan.apply()
    #expect(try sandbox.entries(of: "Notes/Sources/NotesFlows/Settings").count == 2)
    #expect(
      refusal { _ = try remove("flow", "Settings") }?.lines == [
        "'armature add' has added no flow 'Settings': it is the app's own, so only you can remove it",
        "delete SettingsCoordinator in \(sandbox[path]) and SettingsDestination in "
          + "\(sandbox["Notes/Sources/NotesFlows/Settings/SettingsDestination.swift"])",
      ])
  }

  @Test("takes nothing back that others are built on, or that the user has edited in another file")
  func refusesToRemove() throws {
    _ = try project()
    try add(Self.flow("Settings"))
    try add(.destination(DestinationAddition("Settings.about")))
    #expect(
      refusal { _ = try remove("flow", "Settings") }?.description
        == "the destination 'Settings.about' was added into 'Settings'; remove it first")
    #expect(
      refusal { _ = try remove("destination", "Settings.abuot") }?.description
        == "'armature add' has added no destination 'Settings.abuot', did you mean 'Settings.about'?")
    #expect(
      refusal { _ = try remove("destination", "Settings.account") }?.description
        == "'armature add' has added no destination 'Settings.account', expected Settings.about")
    try remove("destination", "Settings.about").apply()
    let path = "Notes/Sources/NotesFlows/App/AppCoordinator.swift"
    let text = try String(contentsOfFile: sandbox[path], encoding: .utf8)
    try sandbox.write(text.replacingOccurrences(of: "SettingsCoordinator()", with: "SettingsCoordinator(1)"), to: path)
    let before = try files
    #expect(
      refusal { _ = try remove("flow", "Settings") }?.lines == [
        "\(sandbox[path]) no longer has these lines exactly as they were added",
        "    case .settings: SettingsCoordinator()",
        "nothing was changed; remove these by hand, and run the command again",
      ])
    #expect(try files == before)
  }

  @Test("takes no case back that the user has merged with others, in any switch")
  func merged() throws {
    _ = try project()
    try add(Self.flow("Wallet"))
    try add(.destination(DestinationAddition("App.help", as: .sheet)))
    let path = "Notes/Sources/NotesFlows/App/AppDestination.swift"
    let text = try String(contentsOfFile: sandbox[path], encoding: .utf8)
    for (line, merged, kind, name) in [
      ("    case .wallet: .child\n", "    case .home, .wallet: .child\n", "flow", "Wallet"),
      ("    case .help: .sheet\n", "    case .home, .help: .sheet\n", "destination", "App.help"),
    ] {
      #expect(text.contains(line))
      try sandbox.write(text.replacingOccurrences(of: line, with: merged), to: path)
      #expect(
        refusal { _ = try remove(kind, name) }?.lines == [
          "\(sandbox[path]) no longer has these lines exactly as they were added",
          line.trimmingCharacters(in: .newlines),
          "nothing was changed; remove these by hand, and run the command again",
        ])
    }
  }

  @Test("refuses a flow whose types are in another file already")
  func types() throws {
    let project = try project()
    let before = "enum WalletDestination2 {} // WalletDestination\n"
    try sandbox.write(before, to: "Notes/Sources/NotesFlows/App/More.swift")
    #expect(try !ProjectPlan(adding: Self.flow("Wallet"), to: project).isDone)
    try sandbox.write(before + "final class WalletCoordinator {}\n", to: "Notes/Sources/NotesFlows/App/More.swift")
    #expect(
      refusal { _ = try ProjectPlan(adding: Self.flow("Wallet"), to: project) }?.lines == [
        "\(project.folder)/Sources/NotesFlows/App/More.swift has a type 'WalletCoordinator' already",
        "nothing was changed",
      ])
  }

  @Test("finds the project from a folder in it, and says what is wrong with its record")
  func record() throws {
    _ = try project()
    #expect(try Project(at: sandbox["Notes/Sources/NotesFlows"]).folder == sandbox["Notes"])
    #expect(refusal { _ = try Project(at: sandbox.path) }?.kind == .usage)
    let file = sandbox["Notes/.armature.json"]
    let record = { (key: String, value: String) in
      let values = ["flow": "App", "module": "Notes", "root": "", "template": "empty", "version": "1"]
      let pairs = values.map { "\"\($0.key)\": \($0.key == key ? value : "\"\($0.value)\"")" }
      return "{\(pairs.joined(separator: ", "))\(key == "added" ? ", \"added\": [\(value)]" : "")}"
    }
    for (text, problem) in [
      ("{", "not valid JSON"), (" \n", "it is empty"), ("{}", "the key 'version' is missing"),
      (record("flow", "1"), "the key 'flow' has another kind of value than expected"),
      (record("module", #""../../evil""#), "'../../evil' is no name of a module"),
      (record("added", #"{"flow": "A", "into": "App", "as": "popover"}"#), "the value of 'as' is unknown"),
      (
        record("added", #"{"destination": "App.x\u001b; y", "as": "push", "title": "X", "example": ".x"}"#),
        "'x\\u{001B}; y' cannot name a case: it must start with a letter from a to z, and have only letters and digits"
      ),
    ] {
      try sandbox.write(text, to: "Notes/.armature.json")
      #expect(
        refusal { _ = try Project(at: sandbox["Notes"]) }?.lines == [
          "\(file): \(problem)", "restore it with git, or correct it",
        ])
    }
  }

  // MARK: The record

  @Test("finds everything identical after edits and further additions, and refuses other options for the same name")
  func again() throws {
    _ = try project()
    try add(Self.flow("Settings"))
    try add(.destination(DestinationAddition("Settings.about")))
    let path = "Notes/Sources/NotesFlows/App/AppCoordinator.swift"
    let text = try String(contentsOfFile: sandbox[path], encoding: .utf8)
    try sandbox.write(text.replacingOccurrences(of: "SettingsCoordinator()", with: "SettingsCoordinator(1)"), to: path)
    let before = try files
    try add(Self.flow("Settings"))
    #expect(try files == before)
    #expect(
      refusal { try add(Self.flow("Settings", as: .sheet)) }?.lines == [
        "the flow 'Settings' is there already, with other options; remove it first"
      ])
  }

  @Test(
    "does not take a case for an added one that is there already, however it is declared",
    arguments: [
      "case home", "case home  // the first", "case other, home", "case other(home: Int), home", "indirect case home",
    ])
  func declared(line: String) throws {
    _ = try project()
    let path = "Notes/Sources/NotesFlows/App/AppDestination.swift"
    let text = try String(contentsOfFile: sandbox[path], encoding: .utf8)
    try sandbox.write(text.replacingOccurrences(of: "case home\n", with: line + "\n"), to: path)
    let error = refusal { try add(.destination(DestinationAddition("App.home"))) }
    #expect(error?.lines == ["\(sandbox[path]) has a case 'home' already", "nothing was changed"])
    if line.contains("(home") {
      try sandbox.write(text.replacingOccurrences(of: "case home\n", with: "case other(home: Int)\n"), to: path)
      #expect(refusal { try add(.destination(DestinationAddition("App.home"))) } == nil)
    }
  }

  @Test("takes lines that were added by hand, and removes what the user has left of a part")
  func byHand() throws {
    _ = try project()
    let path = "Notes/Sources/NotesFlows/App/AppDestination.swift"
    let original = try String(contentsOfFile: sandbox[path], encoding: .utf8)
    var text = original
    for (place, more) in [
      ("case home\n", "case home\n  case about\n"), ("    .home\n", "    .about, .home\n"),
      (
        "TextRow(\"Hello\") }\n",
        "TextRow(\"Hello\") }\n    case .about:\n  Screen(\"About\") { TextRow(\"Nothing here yet.\") }\n"
      ),
    ] {
      text = text.replacingOccurrences(of: place, with: more)
    }
    try sandbox.write(text, to: path)
    try add(.destination(DestinationAddition("App.about")))
    #expect(try String(contentsOfFile: sandbox[path], encoding: .utf8) == text)
    // The user has removed the lines, so only the entry of the record is left.
    try sandbox.write(original, to: path)
    try remove("destination", "App.about").apply()
    #expect(try Project(at: sandbox["Notes"]).record.added == nil)
  }

  @Test("removes the files of a flow where the user has moved them, and leaves the folders of the package")
  func moved() throws {
    _ = try project()
    try FileManager.default.removeItem(atPath: sandbox["Notes/Tests/NotesFlowsTests/AppTests.swift"])
    let before = try files
    try add(Self.flow("Settings"))
    let folder = sandbox["Notes/Sources/NotesFlows/Settings"]
    try FileManager.default.createDirectory(
      atPath: sandbox["Notes/Sources/NotesFlows/More"], withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: folder, toPath: sandbox["Notes/Sources/NotesFlows/More/Settings"])
    try add(Self.flow("Settings"))
    try remove("flow", "Settings").apply()
    #expect(try files == before)
    #expect(try sandbox.entries(of: "Notes/Tests") == ["NotesFlowsTests"])
  }

  @Test("refuses a flow whose name differs only in case from another one")
  func nearlySame() throws {
    let project = try project()
    try add(Self.flow("Settings"))
    let error = refusal { try add(Self.flow("SETTINGS")) }
    #expect(error?.description == "the flow 'Settings' exists already in \(project.folder)/Sources/NotesFlows")
    #expect(refusal { try add(Self.flow("App")) }?.description == "the flow 'App' exists already")
  }

  @Test("says what is missing of a part that the record has, which can then be removed and added again")
  func missing() throws {
    _ = try project()
    try add(Self.flow("Settings"))
    try add(.destination(DestinationAddition("Settings.about")))
    let whole = try files
    let path = "Notes/Sources/NotesFlows/Settings/SettingsCoordinator.swift"
    let coordinator = try String(contentsOfFile: sandbox[path], encoding: .utf8)
    try FileManager.default.removeItem(atPath: sandbox[path])
    let error = refusal { try add(Self.flow("Settings")) }
    #expect(error?.description.hasPrefix("\(sandbox[path]) is missing, expected it since the flow was added") == true)
    #expect(
      try Doctor(Project(at: sandbox["Notes"]), environment: [:]).findingsInSources().map(\.problem) == [
        "the file is missing, and its type is used"
      ])
    try sandbox.write(coordinator, to: path)
    // Now everything of the flow goes by hand, also where it opens another one.
    try add(Self.flow("Card", into: "Settings"))
    try FileManager.default.removeItem(atPath: sandbox["Notes/Sources/NotesFlows/Settings"])
    try remove("flow", "Card").apply()
    try remove("destination", "Settings.about").apply()
    try remove("flow", "Settings").apply()
    try add(Self.flow("Settings"))
    try add(.destination(DestinationAddition("Settings.about")))
    #expect(try files == whole)
  }

  @Test("lets a part go whose lines the user has changed and then removed, whatever else names it")
  func changedLines() throws {
    _ = try project()
    try add(.destination(DestinationAddition("App.about")))
    let path = "Notes/Sources/NotesFlows/App/AppDestination.swift"
    func replace(_ old: String, with new: String) throws {
      let text = try String(contentsOfFile: sandbox[path], encoding: .utf8)
      #expect(text.contains(old))
      try sandbox.write(text.replacingOccurrences(of: old, with: new), to: path)
    }
    try replace("TextRow(\"Nothing here yet.\")", with: "TextRow(\"Mine\")")
    #expect(refusal { _ = try remove("destination", "App.about") }?.kind == .conflict)
    try replace("    case .about:\n      Screen(\"About\") { TextRow(\"Mine\") }\n", with: "    // about: see .about\n")
    try remove("destination", "App.about").apply()
    #expect(try !String(contentsOfFile: sandbox[path], encoding: .utf8).contains("case about"))
  }

  @Test("keeps both files of a flow when one is edited, and opens that flow again")
  func keptSources() throws {
    _ = try project()
    try add(Self.flow("Settings"))
    let path = "Notes/Sources/NotesFlows/Settings/SettingsDestination.swift"
    try sandbox.write(String(contentsOfFile: sandbox[path], encoding: .utf8) + "// mine\n", to: path)
    let edited = try files
    let plan = try remove("flow", "Settings")
    #expect(plan.actions.filter { $0.word == .keep }.count == 2)
    try plan.apply()
    // The flow is there, so only its case comes back.
    try add(Self.flow("Settings"))
    #expect(try files.filter { $0.path != ".armature.json" } == edited.filter { $0.path != ".armature.json" })
    #expect(try Project(at: sandbox["Notes"]).record.added?.map(\.name) == ["App.settings"])
  }

  @Test("needs Foundation in a file that gets one of its types")
  func foundation() throws {
    let project = try project()
    let addition = try Addition.destination(
      DestinationAddition("App.day", with: "date: Date", example: ".day(date: Date())"))
    let path = "Notes/Sources/NotesFlows/App/AppDestination.swift"
    #expect(
      refusal { try add(addition) }?.description
        == "Date is a type of Foundation, expected 'import Foundation' in \(sandbox[path])")
    try sandbox.write("import Foundation\n" + String(contentsOfFile: sandbox[path], encoding: .utf8), to: path)
    try add(addition)
    try add(
      .flow(FlowAddition(name: FlowName("Card"), into: FlowName("App"), with: "id: UUID", example: ".card(id: UUID())"))
    )
    let card = try String(
      contentsOfFile: "\(project.folder)/Sources/NotesFlows/Card/CardCoordinator.swift", encoding: .utf8)
    #expect(card.hasPrefix("import Armature\nimport Foundation\n\n"))
    // The method that receives a value is in the coordinator.
    let day = try FlowAddition(name: FlowName("Calendars"), into: FlowName("App"), finishing: "Date", value: "Date()")
    let coordinator = "Notes/Sources/NotesFlows/App/AppCoordinator.swift"
    #expect(
      refusal { try add(.flow(day)) }?.description
        == "Date is a type of Foundation, expected 'import Foundation' in \(sandbox[coordinator])")
    try sandbox.write(
      "import Foundation\n" + String(contentsOfFile: sandbox[coordinator], encoding: .utf8), to: coordinator)
    try add(.flow(day))
    let destination = "\(project.folder)/Sources/NotesFlows/Calendars/CalendarsDestination.swift"
    #expect(try String(contentsOfFile: destination, encoding: .utf8).contains("import Foundation\n"))
  }

  // MARK: Other runs

  @Test("loses nothing when many runs work at once")
  func atOnce() async throws {
    _ = try project()
    let folder = sandbox["Notes"]
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          // A run that another one has overtaken refuses, and is repeated, as a user would.
          while (try? ProjectPlan(adding: Self.flow("Flow\(number)"), to: Project(at: folder)).apply()) == nil {}
        }
      }
    }
    #expect(try Project(at: folder).record.added?.count == 8)
    for number in 0..<8 { try remove("flow", "Flow\(number)").apply() }
    #expect(try Project(at: folder).record.added == nil)
  }

  @Test("does not write over what has changed since it was made, and removes what killed runs have left")
  func overtaken() throws {
    _ = try project()
    for part in ["Notes/", ""] { try sandbox.write("", to: "\(part).armature-\(UUID().uuidString)/file") }
    let project = try Project(at: sandbox["Notes"])
    #expect(try sandbox.entries() == ["Notes"])
    let plan = try ProjectPlan(adding: Self.flow("Settings"), to: project)
    let path = "Notes/Sources/NotesFlows/App/AppDestination.swift"
    try sandbox.write(String(contentsOfFile: sandbox[path], encoding: .utf8) + "// mine\n", to: path)
    let before = try files
    #expect(
      refusal { try plan.apply() }?.description == "\(sandbox[path]) has changed meanwhile, run the command again")
    #expect(try files == before)
  }

  @Test("takes back a run that was killed after it was made")
  func killedMeanwhile() throws {
    let plan = try ProjectPlan(adding: Self.flow("Settings"), to: project())
    let disk = DyingDisk(DyingDisk.Point(operation: 12, isInMiddle: false))
    _ = try? ProjectPlan(adding: Self.flow("Card"), to: Project(at: sandbox["Notes"])).apply(with: disk.operations)
    try plan.apply()
    #expect(try Project(at: sandbox["Notes"]).record.added?.map(\.name) == ["Settings"])
    #expect(try !files.contains { $0.path.contains("Card") })
  }

  @Test("keeps the permissions of a file")
  func permissions() throws {
    _ = try project()
    let path = sandbox["Notes/Sources/NotesFlows/App/AppDestination.swift"]
    #expect(chmod(path, 0o640) == 0)
    try add(Self.flow("Settings"))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
    #expect(mode == 0o640)
  }

  @Test("has the version of Armature, also in each template")
  func version() throws {
    for template in ["app", "empty", "package", "split", "start", "tabs"] {
      #expect(try project(template).record.version == armatureVersion)
      #expect(try Project(at: sandbox["Notes"]).record.template == template)
      try FileManager.default.removeItem(atPath: sandbox["Notes"])
    }
  }
}
