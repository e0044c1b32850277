import Foundation
import Testing

// @testable: runs the command within the process.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("The command line")
struct CommandTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  private func run(_ arguments: String...) -> Response {
    Command(environment: .author, executable: nil).run(arguments)
  }

  @Test(
    "is refused with the problem and the expected input",
    arguments: [
      (["nwe"], 2, "unknown command 'nwe', did you mean 'new'?"),
      (
        ["Notes"], 2,
        "unknown command 'Notes', expected new, adopt, add, remove, update, doctor, watch, list, templates, completions, help"
      ),
      (["--quiet"], 2, "unknown option '--quiet', expected --help, --version"),
      (["--version", "x"], 2, "unexpected 'x' after an option"), (["--version=1"], 2, "--version takes no value"),
      (["new"], 2, "new needs the path of the app"), (["new", "--"], 2, "new needs the path of the app"),
      (["new", "A", "B"], 2, "new takes one path, but got 2, did you mean \"A B\"?"),
      (["new", "A", "--dryrun"], 2, "unknown option '--dryrun', did you mean '--dry-run'?"),
      (["new", "A", "-x"], 2, "unknown option '-x'"), (["new", "A", "--run=yes"], 2, "--run takes no value"),
      (["new", "A", "--template"], 2, "--template needs a value"),
      (["new", "A", "--template", "--run"], 2, "--template needs a value"),
      (["new", "A", "--template="], 2, "--template needs a value"),
      (["new", "A", "--template=a", "--template", "b"], 2, "--template is given twice"),
      (["new", "A", "--dry-run", "--run"], 2, "--dry-run makes no app that --run could start"),
      (["new", "A", "--armature", "/nowhere"], 2, "/nowhere is not Armature, expected a folder with Package.swift"),
      (["new", "A", "--armature", "/a\"b"], 2, "'/a\"b' contains '\"', and Swift cannot build in such a folder"),
      (["new", "A", "--armature", "/a\\b"], 2, "'/a\\b' contains '\\', and Swift cannot build in such a folder"),
      (["new", "A", "--armature", "https://a.b/c"], 2, "an Armature from a URL needs --from <version>"),
      (["new", "A", "--armature", "git@a.b:c/d.git", "--from=1"], 2, "'1' is no version, expected three numbers"),
      (["new", "A", "--armature", "https://a.b/c", "--from=1.02.0"], 2, "'1.02.0' is no version"),
      (["new", "A", "--armature", "https://a.b/c", "--from=1.0.0 beta"], 2, "'1.0.0 beta' is no version"),
      (
        ["new", "A", "--armature", "https://armature", "--from=1.0.0"], 2,
        "'https://armature' is no URL of a repository"
      ),
      (
        ["new", "A", "--armature", "https://a.b/c d", "--from=1.0.0"], 2, "'https://a.b/c d' is no URL of a repository"
      ),
      (["new", "A", "--armature", "https://a.b/c", "--embed"], 2, "--embed copies the sources of a folder, but"),
      (["new", "A", "--from", "1.0.0"], 2, "--from names a release of Armature, so give the URL"),
      (["new", "A", "--name="], 2, "--name needs a value"),
      (["new", "A", "--name", "a/b"], 3, "'a/b' cannot be a name: '/' separates the parts of a path"),
      (["new", "A", "--bundle-id", "notes"], 3, "'notes' cannot be a bundle identifier"),
      (["new", ""], 3, "'' cannot be a name: it is empty"), (["new", ".."], 3, "'..' cannot be a name"),
      (["new", "class"], 3, "'class' cannot be a name: 'class' is a Swift keyword"),
      (["new", "a/../.."], 3, "'..' cannot be a name"), (["new", "--", "--"], 3, "'--' cannot be a name"),
      (["new", "/"], 3, "'' cannot be a name"),
      (["new", "/usr"], 4, "/usr exists already (a folder), with bin, "),
      (["new", "A", "--template", "ap"], 5, "no template 'ap' in"),
      (["new", "A", "--templates", "/nowhere"], 5, "/nowhere is not a readable folder"),
      (["templates", "--templates=/nowhere"], 5, "/nowhere is not a readable folder"),
      (["templates", "x"], 2, "unknown command 'x', expected check"),
      (["add"], 2, "'armature add' needs the kind of part to add: flow, destination, tabs, tab"),
      (["add", "flwo", "A"], 2, "unknown command 'flwo', did you mean 'flow'?"),
      (["add", "flow"], 2, "add flow needs the name of the flow"),
      (["add", "flow", "A", "--as", "popover"], 2, "unknown style 'popover', expected push, sheet, cover, tab"),
      (
        ["add", "flow", "A", "--into=App", "--value", "1"], 2,
        "--value can be used only with --finishing, which is missing"
      ),
      (
        ["add", "flow", "A", "--into=App", "--with=trip: Int", "--keeping", "trp"], 2,
        "--keeping names 'trp', which is no value in --with, did you mean 'trip'?"
      ),
      (
        ["add", "flow", "A", "--into=App", "--keeping", "trip"], 2,
        "--keeping names 'trip', which is no value in --with"
      ),
      (
        ["add", "flow", "A", "--into=App", "--finishing", "Card"], 2,
        "no value of the type 'Card' is known here, expected one in"
      ),
      (
        ["add", "flow", "A", "--into=App", "--finishing", "[Int]"], 2,
        "'[Int]' is no type of a single value, expected one such as"
      ),
      (["add", "flow", "A", "--finishing", "Int", "--as=tab"], 2, "a tab does not end with a value"),
      (["add", "flow", "A", "--project", "/usr"], 2, "/usr is in no package that 'armature new' has made"),
      (["add", "flow", "settings"], 3, "'settings' cannot name a flow: it must start with a letter from A to Z"),
      (["add", "flow", "My/Flow"], 3, "'My/Flow' cannot name a flow: it must start with a letter from A to Z"),
      (["add", "flow", "CardCoordinator"], 3, "'CardCoordinator' cannot name a flow: the command adds"),
      (["add", "flow", "Tab"], 3, "'Tab' cannot name a flow: Armature has a type TabCoordinator or TabDestination"),
      (["add", "flow", "Default"], 3, "'Default' cannot name a flow: 'default' is a Swift keyword"),
      (["add", "flow", String(repeating: "A", count: 29), "--into=App"], 3, "'AAA"),
      (["add", "flow", "Examples"], 3, "'Examples' cannot name a flow: destinations have a property 'examples'"),
      (["add", "flow", "A", "--project", "/nowhere"], 2, "/nowhere is no folder"),
      (["add", "flow", "A", "--into=App", "--finishing=Int", "--example", "(1"], 2, "'(1' is no whole expression"),
      (["add", "flow", "A", "--into=App", "--finishing=Int", "--example", "1 // x"], 2, "'1 // x' is no whole"),
      (["add", "flow", "A", "--into=App", "--finishing=Int", "--example", "1, 2"], 2, "'1, 2' is no whole expression"),
      (["add", "flow", "A", "--into=App", "--finishing=Int", "--example", "\"a"], 2, "'\"a' is no whole expression"),
      (["add", "destination", "App.a", "--with=x: Int", "--example=.a(x: 1), .a(x: 2)"], 2, "'.a(x: 1), .a(x: 2)' is"),
      (["add", "destination", "App.a", "--with=x: Int", "--example=.a(x: 1) + (2)"], 2, "'.a(x: 1) + (2)' is no"),
      (
        ["add", "destination", "App.a", "--with=x: String", "--example=.a(x: \"\\\\\")", "--project=/usr"], 2,
        "/usr is in"
      ),
      (
        ["add", "destination", "App.a", "--title", String(repeating: "a", count: 61)], 3, "the title is longer than 60"
      ),
      (["add", "destination", "App.a", "--with", "x: Any", "--example=.a(x: 1)"], 2, "'Any' is no type of a single"),
      (["add", "destination", "App.a", "--with", "x: Int", "--example=.ab(x: 1)"], 2, "'.ab(x: 1)' is no example of"),
      (["add", "destination", "about"], 3, "'about' names no destination, expected a flow and a case, such as"),
      (["add", "destination", "App.About"], 3, "'About' cannot name a case: it must start with a letter from a to z"),
      (["add", "destination", "App.in"], 3, "'in' cannot name a case: 'in' is a Swift keyword"),
      (
        ["add", "destination", "App.links"], 3, "'links' cannot name a case: destinations have a property 'links'"
      ),
      (
        ["add", "destination", "App.a", "--with", "Int"], 2,
        "the value of the type 'Int' has no name, expected one as in --with \"id: Int\"\n"
      ),
      (
        ["add", "flow", "A", "--into=App", "--with", "id: Int, Trip?"], 2,
        "the value of the type 'Trip?' has no name, expected one as in --with \"id: Trip?\"\n"
      ),
      (["add", "destination", "App.a", "--with", "int"], 2, "'int' is no value, expected a name and a type, as in"),
      (["add", "destination", "App.a", "--with", "i: Int, i: Int"], 2, "two values are called 'i'"),
      (["add", "destination", "App.a", "--with", "i: Card"], 2, "no value of the type 'Card' is known here"),
      (["add", "destination", "App.a", "--example", ".b"], 2, "'.b' is no example of the case, expected one such as"),
      (["add", "destination", "App.a", "--title", "a\nb"], 3, "the title contains the control character U+000A"),
      (["add", "destination", "App.a", "--as", "tab"], 2, "unknown style 'tab', expected push, sheet, cover"),
      (
        ["add", "destination", "App.a", "--as", "alert"], 2,
        "a part cannot be an alert: the code of a flow asks instead, as in: if await confirm(\"Delete it?\", action: \"Delete\") { … }"
      ),
      (
        ["add", "flow", "A", "--as=dialog"], 2,
        "a part cannot be a dialog: the code of a flow asks instead, as in: if await confirm(\"Delete it?\", action: \"Delete\", as: .dialog)"
      ),
      (["add", "tabs", "A", "--as", "alert"], 2, "a part cannot be an alert: the code of a flow asks instead"),
      (["add", "tab", "A", "--as", "tab"], 2, "unknown option '--as'"),
      (
        ["add", "flow", "Settings", "--", "--into", "App"], 2,
        "the option --into follows '--', which ends the options, so put it before '--'\nsee 'armature add flow"
      ),
      (["add", "flow", "--", "Settings", "--into=App"], 2, "the option --into follows '--', which ends the"),
      (["new", "--", "Notes", "--quiet"], 2, "the option --quiet follows '--', which ends the options"),
      (["new", "--", "A", "--dryrun"], 2, "new takes one path, but got 2, did you mean \"A --dryrun\"?"),
      (["--", "new", "A"], 2, "unexpected 'new' after '--', which ends the options"),
      (["doctor", "--", "A"], 2, "unexpected argument 'A'"),
      (["remove"], 2, "'armature remove' needs the kind of part: flow, destination, tab"),
      (["remove", "tab", "A", "--project=/usr"], 2, "/usr is in no package that 'armature new' has made"),
      (["remove", "flow", "A", "--project=/usr"], 2, "/usr is in no package that 'armature new' has made"),
      (["help", "nwe"], 2, "no help for 'nwe', did you mean 'new'?"),
      (["help", "new", "x"], 2, "no help for 'x'\nsee 'armature new --help'"),
    ] as [([String], Int32, String)])
  func refused(arguments: [String], status: Int32, message: String) {
    let response = Command(environment: [:], executable: nil).run(arguments)
    #expect(response.status == status)
    #expect(response.error.hasPrefix("error: \(message)"), "\(response.error)")
    #expect(response.output.isEmpty && response.goesOnWith.isEmpty)
  }

  @Test("shows the beginning of a long text in an error, wherever it is typed")
  func overlong() throws {
    let texts = ["A", "é b ", "-", "\u{1B}", "a/", "https://a.b/", "."].map { unit in
      String(repeating: unit, count: 10_000 / unit.utf8.count)
    }
    let environment = ["ARMATURE_TEMPLATES": sandbox["Templates"]]
    _ = try sandbox.template()
    var lines: [[String]] = []
    for text in texts {
      lines.append([text])
      for command in CommandDescription.armature.all {
        let words = Array(command.words.dropFirst())
        lines += [
          words + [text], words + ["--", text], words + [text, text], words + ["--\(text)"], words + ["-x=\(text)"],
        ]
        for option in command.options {
          lines += ["Notes", "App.about", "notes"].map { words + [$0, "\(option.names[0])=\(text)", "--dry-run"] }
        }
      }
    }
    for line in lines {
      let response = Command(environment: environment, executable: nil).run(line)
      #expect(response.error.utf8.count < 3_000, "\(line.map(\.excerpt))")
    }
    #expect(try sandbox.entries() == ["Templates"])
    let long = String(repeating: "A", count: 10_000)
    #expect(
      run("new", long).error == """
        error: '\(long.prefix(100))…' cannot be a name: it is longer than 50 characters
        expected a name such as Notes, MyNotes or "My Notes"; --name sets another name for its users

        """)
    #expect(
      run("new", String(repeating: "a/", count: 5_000) + "Notes").error.hasPrefix(
        "error: the path is longer than 1000 bytes: 'a/a/"))
  }

  @Test("explains itself, with the exit codes")
  func help() {
    #expect(run() == Response(output: CommandDescription.armature.helpText))
    #expect(run("--help") == run() && run("-h") == run() && run("help") == run())
    #expect(run("help", "new") == Response(output: CommandDescription.new.helpText))
    #expect(run("new", "--help") == run("help", "new") && run("new", "class", "-h") == run("help", "new"))
    #expect(run("templates", "--help") == run("help", "templates"))
    #expect(run("--version") == Response(output: "armature \(armatureVersion)\n"))
    #expect(
      run("help", "doctor").output.contains("'swift package armature-doctor' does the same and asks for no permission"))
    #expect(
      run("help", "add", "tabs").output.contains("  --into <Flow>  ")
        && !run("help", "add", "tabs").output.contains("--as tab,"))
    for help in [run(), run("help", "new"), run("help", "templates")] {
      for code in 0...5 { #expect(help.output.contains("\n  \(code)  ")) }
    }
  }

  @Test("makes an app, and prints the result and the next commands")
  func new() throws {
    _ = try sandbox.template()
    let armature = try #require(Checkout.find(executable: nil))
    let response = run("new", sandbox["my notes"], "--templates", sandbox["Templates"])
    #expect(
      response.output == """
        Created \(sandbox["my notes"]): 2 files from the template 'small'.
        The app is called "my notes"; its module is MyNotes, because Swift needs a plain name.
        It uses Armature at \(armature). Where that path does not exist, it needs a release or a copy: see 'armature help new'.
        It is a git repository with a first commit.

        Next
          cd '\(sandbox["my notes"])'
          swift run     starts it in this terminal
          swift test    runs its tests

        """)
    #expect(response.status == 0 && response.error.isEmpty)
    #expect(
      try sandbox.contents(of: "my notes").filter { !$0.path.hasPrefix(".git/") }.last?.contents
        == Data("# my notes\n".utf8))
    #expect(!run("new", sandbox["Notes"], "--templates", sandbox["Templates"]).output.contains("is called"))
  }

  @Test("adds a flow and takes it back, and says what it did, for people and for programs")
  func add() throws {
    let folder = sandbox["Notes"]
    #expect(run("new", folder, "--template", "empty", "--no-git", "--quiet").status == 0)
    let added = """
      create  \(folder)/Sources/NotesFlows/Settings/SettingsCoordinator.swift
      create  \(folder)/Sources/NotesFlows/Settings/SettingsDestination.swift
      update  \(folder)/Sources/NotesFlows/App/AppCoordinator.swift
      update  \(folder)/Sources/NotesFlows/App/AppDestination.swift
      update  \(folder)/.armature.json

      """
    let before = try sandbox.contents(of: "Notes")
    let dry = run("add", "flow", "Settings", "--project", folder, "--dry-run")
    #expect(dry.output == added + "\nWould add the flow Settings.\n")
    #expect(run("add", "flow", "Settings", "--project", folder, "--dry-run", "--quiet").output == added)
    #expect(try sandbox.contents(of: "Notes") == before)
    let diff = run("add", "flow", "Settings", "--project", folder, "--dry-run", "--diff")
    #expect(diff.output.contains("\n+    case .settings: SettingsCoordinator()\n+    case .home: nil\n"))
    #expect(diff.output.contains("--- a/Sources/NotesFlows/App/AppCoordinator.swift\n+++ b/Sources/NotesFlows/App/"))
    #expect(diff.output.hasSuffix("\n" + dry.output))
    #expect(try sandbox.contents(of: "Notes") == before)
    let done = run("add", "flow", "Settings", "--project", folder)
    #expect(
      done.output == added + """

        Added the flow Settings.

        Next
          swift run Notes links  prints its link, which 'open' takes
          swift test             runs its tests

        """)
    let again = run("add", "flow", "Settings", "--project", folder)
    #expect(again.output.hasSuffix("\n\nNothing to add: the flow Settings is there already.\n"))
    #expect(run("add", "flow", "Card", "--project", folder).status == 0)
    let opens = ["add", "flow", "Settings", "--into", "Card", "--project", folder]
    let reused = Command(environment: .author, executable: nil).run(opens).output
    #expect(
      reused.contains("\nAdded a case to Card that opens the flow Settings, which was there already.\n"), "\(reused)")
    let same = Command(environment: .author, executable: nil).run(opens).output
    #expect(same.hasSuffix("\n\nNothing to add: Card opens the flow Settings already.\n"))
    for name in ["Card.settings", "Card"] { #expect(run("remove", "flow", name, "--project", folder).status == 0) }
    let removed = run("remove", "flow", "Settings", "--project", folder, "--json", "--diff")
    let result = try #require(try JSONSerialization.jsonObject(with: Data(removed.output.utf8)) as? [String: Any])
    let actions = result["actions"] as? [[String: String]]
    #expect(actions?.map { $0["word"] } == ["update", "update", "remove", "remove", "update"])
    #expect(removed.output.contains(#"\n-    case .settings: SettingsCoordinator()\n"#))
    #expect(try sandbox.contents(of: "Notes") == before)
    let unknown = run("add", "flow", "Settings", "--project", folder, "--into", "Ap")
    #expect(unknown.error == "error: no flow 'Ap' in \(folder)/Sources/NotesFlows, did you mean 'App'?\n")
    let noTabs = run("add", "tab", "Settings", "--project", folder)
    let tabs = run("add", "tabs", "Main", "--tabs", "Home, Search", "--project", folder, "--dry-run")
    #expect(
      tabs.output.hasSuffix(
        "\nWould add the tabs Main.\nThe app begins with the tabs if you write 'super.init(root: .main)' in "
          + "\(folder)/Sources/NotesFlows/App/AppCoordinator.swift.\n"))
    #expect(noTabs.error.hasPrefix("error: no tabs 'App' in \(folder)/Sources/NotesFlows, expected a class"))
  }

  @Test(
    "refuses a model of the app as a value, and shows its id",
    arguments: [
      ("struct Trip: Identifiable { let id = UUID() }", "trip: Trip", "trip: Trip.ID"),
      ("final class Trip {}\nextension Trip: Identifiable {}", "count: Int, trip: Trip?", "trip: Trip.ID?"),
      ("struct Trip { var id: Int }", "trip: Trip", "trip: Int"), ("enum Trip { var id: Int }", "trip: Trip", nil),
      ("struct Trip: Identifiable, LinkValue { var id: Int }", "trip: Trip", nil),
      ("struct Trip: Codable { var name: String }", "trip: Trip", nil),
    ])
  func models(declaration: String, values: String, fix: String?) throws {
    let folder = sandbox["Notes"]
    #expect(run("new", folder, "--template", "empty", "--no-git", "--quiet").status == 0)
    try sandbox.write(declaration + "\n", to: "Notes/Sources/NotesFlows/Trip.swift")
    let expected = fix.map {
      """
      error: 'Trip' is a type of the app with an id, and a link cannot have all of it; pass its id, as in --with "\($0)"
      a type that conforms to LinkValue can be passed itself

      """
    }
    for (kind, name, place) in [("flow", "Photos", "photos"), ("destination", "App.more", "more")] {
      let words = ["add", kind, name, "--with", values, "--project", folder]
      let response = Command(environment: .author, executable: nil).run(words)
      #expect(response.error.hasPrefix(expected ?? "error: no value of the type 'Trip' is known here"))
      let example = Command(environment: .author, executable: nil).run(words + ["--example", ".\(place)(trip: .one)"])
      if let expected { #expect(example.error == expected) } else { #expect(example.status == 0, "\(example.error)") }
    }
  }

  @Test(
    "asks about files in the way, or does what an option says",
    arguments: [
      (["yes", "y"], nil, ["force", "force"]), (["n", "x", "y"], nil, ["skip", "force"]),
      (["ALL"], nil, ["force", "force"]),
      (["diff", "no", "no"], nil, ["skip", "skip"]), (["yes", "quit"], nil, nil), ([], nil, nil),
      ([], "--force", ["force", "force"]), ([], "--skip", ["skip", "skip"]), (["yes", "yes"], "--json", nil),
    ] as [([String], String?, [String]?)])
  func conflicts(answers: [String], option: String?, words: [String]?) throws {
    let folder = sandbox["Notes"]
    #expect(run("new", folder, "--template", "empty", "--no-git", "--quiet").status == 0)
    let paths = [
      "Sources/NotesFlows/Settings/SettingsCoordinator.swift", "Sources/NotesFlows/Settings/SettingsDestination.swift",
    ]
    for path in paths { try sandbox.write("// mine\n", to: "Notes/\(path)") }
    let before = try sandbox.contents(of: "Notes")
    var (rest, questions) = (answers[...], [String]())
    var command = Command(environment: .author, executable: nil)
    command.ask = {
      questions.append($0)
      return rest.popFirst()
    }
    let response = command.run(["add", "flow", "Settings", "--project", folder] + (option.map { [$0] } ?? []))
    let lines = response.output.split(separator: "\n")
    #expect(response.status == (words == nil ? 4 : 0))
    #expect(
      words ?? []
        == paths.flatMap { path in
          lines.filter { $0.hasSuffix("/\(path)") }.compactMap { $0.split(separator: " ").first.map(String.init) }
        })
    if words == nil { #expect(try sandbox.contents(of: "Notes") == before) }
    if answers.first == "diff" { #expect(questions[1].contains("\n-// mine\n+import Armature\n")) }
    if option != nil { #expect(questions.isEmpty) }
    #expect(run("add", "flow", "A", "--force", "--skip", "--project", folder).status == 2)
  }

  @Test("makes nothing in a dry run, and prints the plan")
  func dryRun() throws {
    _ = try sandbox.template()
    let response = run("new", sandbox["a/Notes"], "--templates", sandbox["Templates"], "--dry-run")
    #expect(
      response.output.hasPrefix(
        """
        create  \(sandbox["a/Notes"])/Package.swift
        create  \(sandbox["a/Notes"])/README.md

        Would create \(sandbox["a/Notes"]): 2 files from the template 'small'.

        """))
    #expect(!response.output.contains("Next"))
    #expect(try sandbox.entries() == ["Templates"])
  }

  @Test("runs the app with --run, and prints nothing with --quiet")
  func runsAndQuiet() throws {
    _ = try sandbox.template()
    let response = run(
      "new", sandbox["my notes"], "--templates=\(sandbox["Templates"])", "--run", "--quiet", "--no-git")
    #expect(response == Response(goesOnWith: ["swift", "run", "--package-path", sandbox["my notes"], "MyNotes"]))
    #expect(try sandbox.entries(of: "my notes") == ["Package.swift", "README.md"])
  }

  @Test("makes a package, which it cannot run")
  func package() throws {
    _ = try sandbox.template(kind: "package")
    let refused = run("new", sandbox["my notes"], "--templates", sandbox["Templates"], "--run")
    #expect(
      refused.error == """
        error: the template 'small' makes no app that --run could start
        see 'armature new --help'

        """)
    #expect(refused.status == 2 && refused.output.isEmpty && refused.goesOnWith.isEmpty)
    #expect(try sandbox.entries() == ["Templates"])
    let made = run("new", sandbox["my notes"], "--templates", sandbox["Templates"])
    #expect(made.status == 0)
    #expect(made.output.contains("\nThe package is called \"my notes\"; its module is MyNotes,"))
    #expect(
      made.output.hasSuffix(
        """

        Next
          cd '\(sandbox["my notes"])'
          swift test    runs its tests
          README.md     shows how an app opens it

        """))
  }

  @Test("prints only the plan in a quiet dry run")
  func quietDryRun() throws {
    _ = try sandbox.template()
    let response = run("new", sandbox["Notes"], "--templates", sandbox["Templates"], "--dry-run", "--quiet")
    let plan = ["Package.swift", "README.md"].map { "create  \(sandbox["Notes"])/\($0)\n" }
    #expect(response == Response(output: plan.joined()))
  }

  @Test("shows users another name with --name, and has the identifier of --bundle-id")
  func nameAndBundleID() throws {
    _ = try sandbox.template(files: ["README.md": "Quill Sample, QuillSample", "id.yml": "com.example.quill-sample"])
    let response = run(
      "new", sandbox["Nihongo"], "--templates", sandbox["Templates"], "--name", "日本語", "--bundle-id=org.ada.nihongo",
      "--no-git")
    #expect(response.output.contains("from the template 'small'.\nThe app is called \"日本語\".\nIt uses"))
    let texts = try sandbox.contents(of: "Nihongo").map { String(decoding: $0.contents, as: UTF8.self) }
    #expect(texts.dropFirst() == ["日本語, Nihongo", "org.ada.nihongo"])
  }

  @Test("names the folder of a killed run, which it removes")
  func leftover() throws {
    _ = try sandbox.template()
    let left = ".armature-\(UUID().uuidString)"
    try sandbox.write("", to: "\(left)/Package.swift")
    let arguments = ["new", sandbox["Notes"], "--templates", sandbox["Templates"]]
    let dry = Command(environment: [:], executable: nil).run(arguments + ["--dry-run"])
    #expect(dry.output.hasPrefix("remove  \(sandbox[left])\ncreate  "))
    let response = Command(environment: [:], executable: nil).run(arguments)
    #expect(response.output.hasPrefix("Removed \(sandbox[left]), which a killed run had left.\nCreated "))
    #expect(try sandbox.entries() == ["Notes", "Templates"])
  }

  @Test("prints texts of a template and names of files so that a terminal cannot obey them")
  func printable() throws {
    try sandbox.write(
      #"{"id": "a\u001b[2J", "name": "\u202eA\nB", "summary": "\u009b", "sentinel": "QuillSample", "armaturePath": "../.."}"#,
      to: "Templates/a\u{7}/template.json")
    try sandbox.write(#"["../.."]"#, to: "Templates/a\u{7}/Package.swift")
    try sandbox.write("", to: "Templates/a\u{7}/x\u{1B}]0;\nError")
    let templates = run("templates", "--templates", sandbox["Templates"])
    #expect(templates.output.contains("  a\\u{001B}[2J  \\u{202E}A\\u{000A}B: \\u{009B}\n"))
    let plan = run("new", sandbox["Notes"], "--templates", sandbox["Templates"], "--dry-run")
    #expect(plan.output.contains("/x\\u{001B}]0;\\u{000A}Error\n"))
    let unknown = run("new", sandbox["Notes"], "--templates", sandbox["Templates"], "--template", "b\u{1B}")
    try FileManager.default.createSymbolicLink(
      atPath: sandbox["Templates/a\u{7}/\u{1B}"], withDestinationPath: "x")
    let linked = run("new", sandbox["Notes"], "--templates", sandbox["Templates"])
    #expect(
      linked.error == "error: \(sandbox["Templates"])/a\\u{0007}/\\u{001B} is a symbolic link, "
        + "and only files and folders are copied\n")
    for text in [templates.output, plan.output, unknown.error, linked.error] {
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || String($0).printable == String($0) }, "\(text)")
    }
  }

  @Test("lists the templates")
  func templates() throws {
    _ = try sandbox.template("a")
    _ = try sandbox.template("long-one")
    #expect(
      run("templates", "--templates", sandbox["Templates"]).output == """
        Templates in \(sandbox["Templates"])
          a         Small: a few files
          long-one  Small: a few files

        """)
    #expect(run("templates", "--quiet", "--templates", sandbox["Templates"]).output == "a\nlong-one\n")
    let own = run("templates").output.split(separator: "\n").dropFirst()
    #expect(own.map { $0.split(separator: " ")[0] } == ["app", "empty", "package", "split", "start", "tabs"])
  }
}

@Suite("The built command")
struct BuiltCommandTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  /// Runs the command in the sandbox, and returns its output and its exit code.
  private func run(_ arguments: String..., path: String? = nil) throws -> Sandbox.Result {
    try sandbox.run(Sandbox.command(), arguments, path: path)
  }

  /// Runs a line of the shell in the sandbox, in which `"$0"` is the command.
  private func shell(_ line: String) throws -> Sandbox.Result {
    try sandbox.run("/bin/sh", ["-c", line, Sandbox.command()])
  }

  @Test("finds its templates and Armature by itself, also for a path of one letter")
  func new() throws {
    for name in ["Notes", "x", "a/b/Notes"] {
      let result = try run("new", name)
      #expect(result.status == 0, "\(result.error)")
      #expect(result.error.isEmpty)
      #expect(result.output.hasPrefix("Created \(name): "))
      #expect(try sandbox.entries(of: name).contains("Package.swift"))
    }
  }

  @Test("takes the templates beside it, wherever the two are")
  func moved() throws {
    _ = try sandbox.template(files: ["Package.swift": #"name: "Armature", path: "../..", package: "Armature""#])
    try FileManager.default.createDirectory(atPath: sandbox["a b"], withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: sandbox["Templates"], toPath: sandbox["a b/Templates"])
    try FileManager.default.copyItem(atPath: Sandbox.command(), toPath: sandbox["a b/armature"])
    let arguments = ["new", "x/Notes", "--armature", "https://example.com/armature.git", "--from", "1.0.0", "--no-git"]
    let result = try sandbox.run(sandbox["a b/armature"], arguments)
    #expect(result.output.hasPrefix("Created x/Notes: 1 file from the template 'small'.\n"), "\(result.error)")
  }

  @Test("prints errors to standard error, and leaves nothing behind")
  func refused() throws {
    for (arguments, status) in [(["frob"], 2), (["new", "class"], 3), (["new", "a/../.."], 3), (["new", ".."], 3)] {
      let result = try run(arguments[0], arguments.dropFirst().first ?? "--")
      #expect(result.status == Int32(status))
      #expect(result.output.isEmpty && result.error.hasPrefix("error: "))
    }
    #expect(try sandbox.entries().isEmpty)
  }

  @Test("is replaced by the app: the arguments and the exit code are the app's")
  func runs() throws {
    try sandbox.write("#!/bin/sh\necho \"swift $*\"\nexit 7\n", to: "bin/swift", executable: true)
    let result = try run("new", "Notes", "--run", path: sandbox["bin"] + ":/bin:/usr/bin")
    #expect(result.status == 7)
    #expect(result.output.hasSuffix("Running it:\nswift run --package-path Notes Notes\n"))
    #expect(result.error.isEmpty)
  }

  @Test(
    "reports that its output cannot be written, and keeps the app that it has made",
    arguments: [(">/dev/full", "No space left on device"), (">&-", "Bad file descriptor")])
  func unwritable(redirection: String, reason: String) throws {
    for line in ["\"$0\" new Notes --run", "\"$0\" templates", "\"$0\" help"] {
      let result = try shell("exec \(line) \(redirection)")
      #expect(result.status == 1)
      #expect(result.error == "error: the output cannot be written: \(reason)\n")
    }
    #expect(try sandbox.entries() == ["Notes"])
    #expect(try sandbox.entries(of: "Notes").contains("Package.swift"))
    #expect(try shell("exec \"$0\" new Notes 2>&-").status == 4)
    // Also where there is nothing to print.
    let quiet = try shell("exec \"$0\" new Books --quiet \(redirection)")
    #expect(quiet.status == 1 && quiet.error == "error: the output cannot be written: \(reason)\n")
    #expect(try sandbox.entries(of: "Books").contains("Package.swift"))
  }

  @Test("reports a file that is too large, and leaves nothing behind")
  func tooLarge() throws {
    let result = try shell("ulimit -f 1; exec \"$0\" new a/Notes")
    #expect(result.status == 4)
    #expect(result.error.hasPrefix("error: a/Notes/") && result.error.hasSuffix(" cannot be written: File too large\n"))
    #expect(try sandbox.entries().isEmpty)
  }

  @Test("makes all of an app or nothing if it is interrupted", arguments: [SIGINT, SIGTERM, SIGHUP])
  func interrupted(signal: Int32) throws {
    _ = try sandbox.template(files: Dictionary((0..<2_000).map { ("Sources/\($0).swift", "") }) { $1 })
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try Sandbox.command())
    process.arguments = ["new", "a/Notes", "--quiet", "--templates", "Templates"]
    process.currentDirectoryURL = URL(fileURLWithPath: sandbox.path)
    process.standardError = FileHandle.nullDevice
    try process.run()
    while process.isRunning, try !sandbox.entries().contains(where: { $0.hasPrefix(".armature-") }) { usleep(100) }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    // The signal may have come after the last file.
    #expect(try sandbox.entries().filter { $0.hasPrefix(".") } == [])
    guard FileSystem.isFolder(sandbox["a"]) else { return #expect(process.terminationStatus != 0) }
    #expect(try sandbox.entries(of: "a") == ["Notes"])
    #expect(try sandbox.entries(of: "a/Notes/Sources").count == 2_000)
  }

  @Test("reports that there is no Swift to start the app")
  func noSwift() throws {
    let result = try run("new", "Notes", "--run", path: sandbox["bin"])
    #expect(result.status == 1)
    #expect(result.error == "error: swift cannot be started: No such file or directory\n")
  }
}
