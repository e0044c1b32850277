import Testing

// @testable: runs the command within the process.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("Tabs as the root, and a sign-in in front of them")
struct FirstScreenTests {
  private let sandbox: Sandbox
  private let flows = "Notes/Sources/NotesFlows"
  private let destination = "Notes/Sources/NotesFlows/App/AppDestination.swift"
  private let coordinator = "Notes/Sources/NotesFlows/App/AppCoordinator.swift"
  private let tests = "Notes/Tests/NotesFlowsTests"
  private let tabs = "add tabs Main --tabs 'Trips, MyProfile' --as root"

  init() throws {
    sandbox = try Sandbox()
    try sandbox.makeNotes()
  }

  private var files: [Template.File] { get throws { try sandbox.contents(of: "Notes") } }

  @Test("The tabs take the place of the template's first screen; its tests and the links follow")
  func root() throws {
    let before = try files
    sandbox.run(tabs)
    #expect(sandbox.hasDone(tabs))
    try sandbox.expect(
      coordinator, has: ["package init() { super.init(root: .main) }", "    case .main: MainTabs()\n    }"])
    #expect(try !sandbox.text(destination).contains("home"))
    try sandbox.expect(
      "\(tests)/AppTests.swift", has: ["expect(line: [\"Trips\"])", "expect(link: \"notes://trips\")"])
    let begins = "App begins with the tabs MainTabs already\n“armature add tab A --into Main” adds a tab to them"
    try sandbox.refuses([("add tabs Other --tabs 'A, B' --as root", begins)])
    sandbox.run("remove tabs Main")
    #expect(try files == before)
  }

  @Test("A first screen that the user has edited stays, and the output says so")
  func edited() throws {
    try sandbox.replace("\"Hello\"", with: "\"Welcome\"", in: destination)
    let before = try files
    let note = "The case “home” of App is kept, but nothing opens it now. Tests that begin there need another start.\n"
    #expect(sandbox.notes(tabs).output.contains(note))
    try sandbox.expect(destination, has: ["case home\n", "\"Welcome\""])
    sandbox.run("remove tabs Main")
    #expect(try files == before)
  }

  @Test("Lines that name the screen that goes are shown")
  func uses() throws {
    try sandbox.write("extension AppCoordinator { func start() { goBackTo(.home) } }\n", to: "\(flows)/App/Start.swift")
    let line =
      "These lines still use it:\n  \(flows)/App/Start.swift:1: extension AppCoordinator { func start() { goBack"
    #expect(sandbox.notes(tabs).output.contains(line))
  }

  @Test(
    "A guard comes before or after the tabs, and both go in any order",
    arguments: [
      (["add guard App", tabs], ["tabs Main", "guard App"]), ([tabs, "add guard App"], ["tabs Main", "guard App"]),
      ([tabs, "add guard App"], ["guard App", "tabs Main"]),
    ] as [([String], [String])])
  func orders(additions: [String], removals: [String]) throws {
    let before = try files
    for line in additions {
      sandbox.run(line)
      #expect(sandbox.hasDone(line))
    }
    try sandbox.expect(
      coordinator,
      has: [
        "class AppCoordinator: Coordinator<AppDestination>, Guarding {\n  let session: Session\n\n",
        "    self.session = session ?? Session()\n    super.init(root: .main)\n",
        "SignInCoordinator(session: session)\n",
        "    session.user == nil ? hold(at: .signIn) : .allow\n",
      ])
    try sandbox.expect("\(tests)/ExampleTests.swift", has: ["AppCoordinator(session: Session(user: \"Ada\"))"])
    try sandbox.expect("Notes/Sources/NotesUI/NotesApp.swift", has: ["{ AppCoordinator(session: session) }"])
    try sandbox.expect("Notes/Sources/Notes/NotesMain.swift", has: ["world: { _ in Session() }) { session, _ in\n"])
    try sandbox.expect("\(tests)/AppGuardTests.swift", has: ["app.tap(\"Continue as Ada\")"])
    #expect(try Project(at: sandbox["Notes"]).record.root == "AppCoordinator(session: Session(user: \"Ada\"))")
    for removal in removals { sandbox.run("remove " + removal) }
    #expect(try files == before)
  }

  private static let tabs = "add tabs Main --tabs 'Trips, MyProfile' --as root"

  @Test("What gets the session keeps the guard, and what a person has written is not touched")
  func refusals() throws {
    sandbox.run("add guard App", "add flow Trip")
    try sandbox.refuses([
      ("remove guard App", "the flow “Trip” gets “session” from the guard; remove it first"),
      ("remove guard Home", "the app has no guard “Home”; expected App"),
      (
        "add guard App --sign-in Login",
        "the guard “App” is there already, with other options; remove it first with “armature remove guard App”"
      ),
      (
        "add guard Trip --sign-in Trip",
        "the flow “Trip” cannot be its own sign-in; expected another one, such as --sign"
      ),
    ])
    sandbox.run("remove flow Trip", "remove guard App", "add flow Trip")
    let unknown =
      "TripCoordinator does not know who is signed in; expected a property such as “let session: Session” in "
    try sandbox.refuses([("add guard Trip", unknown)])
    try sandbox.replace(
      "  package init() {", with: "  convenience init(a: Int) { self.init() }\n  package init() {", in: coordinator)
    try sandbox.replace(
      "  package init() { super.init(root: .home) }",
      with: "  func admit(_ request: AdmissionRequest) -> Admission { .allow }", in: coordinator)
    try sandbox.refuses([
      (
        "add guard App",
        "AppCoordinator has a guard already; expected a flow without “admit(_:)”; change the guard in \(coordinator)"
      )
    ])
  }

  @Test("A flow that has the user keeps its own property, and calls that only the user can change are named")
  func ownSession() throws {
    try sandbox.remove("Notes")
    try sandbox.makeNotes("start")
    let before = try files
    let line =
      "These lines make the flow without the session, so each has a user of its own:\n  Notes/Sources/Notes/NotesMain"
    #expect(sandbox.notes("add guard App").output.contains(line))
    try sandbox.expect(
      "\(tests)/AppTests.swift", has: ["AppCoordinator(store: store, session: Session(user: \"Ada\"))"])
    sandbox.run("remove guard App")
    #expect(try files == before)
    try sandbox.remove("Notes")
    try sandbox.makeNotes("account")
    sandbox.run("add guard Account --sign-in SignIn")
    #expect(try sandbox.entries(of: "\(flows)/Model") == ["Session.swift"])
    try sandbox.expect(
      "\(flows)/Account/AccountCoordinator.swift", has: ["case .signIn: SignInCoordinator(session: session)"])
    try sandbox.refuses([("add tabs Main --tabs 'A, B' --as root", "App begins with the tabs AppTabs already\n")])
  }
}
