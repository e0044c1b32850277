import Foundation
import TestSupport
import Testing

// @testable: runs the command within the process.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("The command line")
struct CommandTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  /// Runs 'armature new' with the templates of the sandbox.
  private func new(_ path: String, _ options: String = "", environment: [String: String] = .author) -> Response {
    sandbox.armature("new '\(sandbox[path])' \(options)", "--templates", sandbox["Templates"], environment: environment)
  }

  @Test(
    "is refused with the problem and the expected input",
    arguments: [
      (
        "nwe", 2,
        "unknown command “nwe”; expected new, adopt, add, remove, update, doctor, watch, storyboard, list, templates, help; did you mean “new”?"
      ),
      (
        "Notes", 2,
        "unknown command “Notes”; expected new, adopt, add, remove, update, doctor, watch, storyboard, list, "
      ),
      ("--quiet", 2, "unknown option “--quiet”; expected --help, --version"),
      ("--version x", 2, "unexpected “x” after an option"), ("--version=1", 2, "--version takes no value"),
      ("new", 2, "new needs the path of the app"), ("new --", 2, "new needs the path of the app"),
      ("new A B", 2, "new takes one path, but got 2; did you mean “A B”?"),
      (
        "new A --dryrun", 2,
        "unknown option “--dryrun”; expected --armature, --bundle-id, --dry-run, --embed, --from, --help, --json, --name, --no-git, --quiet, --run, --template and 1 more; did you mean “--dry-run”?"
      ),
      ("new A -x", 2, "unknown option “-x”"), ("new A --run=yes", 2, "--run takes no value"),
      ("new A --template", 2, "--template needs a value"), ("new A --template --run", 2, "--template needs a value"),
      ("new A --template=", 2, "--template needs a value"),
      ("new A --template=a --template b", 2, "--template is given twice"),
      ("new A --dry-run --run", 2, "--dry-run makes no app, so --run cannot start it"),
      ("new A --armature /nowhere", 2, "/nowhere is not Armature; expected a folder with Package.swift"),
      ("new A --armature /a\"b", 2, "“/a\"b” contains “\"”, and Swift cannot build in such a folder"),
      ("new A --armature /a\\b", 2, "“/a\\b” contains “\\”, and Swift cannot build in such a folder"),
      ("new A --armature https://a.b/c", 2, "an Armature from a URL needs --from <version>"),
      ("new A --armature git@a.b:c/d.git --from=1", 2, "“1” is not a version; expected three numbers"),
      ("new A --armature https://a.b/c --from=1.02.0", 2, "“1.02.0” is not a version"),
      ("new A --armature https://a.b/c '--from=1.0.0 beta'", 2, "“1.0.0 beta” is not a version"),
      ("new A --armature https://armature --from=1.0.0", 2, "“https://armature” is not the URL of a repository"),
      ("new A --armature 'https://a.b/c d' --from=1.0.0", 2, "“https://a.b/c d” is not the URL of a repository"),
      ("new A --armature https://a.b/c --embed", 2, "--embed copies the sources of a folder, but"),
      ("new A --from 1.0.0", 2, "--from names a release of Armature, but its URL is"),
      ("new A --name=", 2, "--name needs a value"),
      ("new A --name a/b", 3, "“a/b” cannot be a name: “/” separates the parts of a path"),
      ("new A --bundle-id notes", 3, "“notes” cannot be a bundle identifier"),
      ("new ''", 3, "“” cannot be a name: it is empty"), ("new -- --", 3, "“--” cannot be a name"),
      ("new /usr", 4, "/usr exists already (a folder), with bin, "),
      ("new A --template ap", 5, "./Templates has no template “ap”"),
      ("new A --templates /nowhere", 5, "/nowhere is not a readable folder"),
      ("templates --templates=/nowhere", 5, "/nowhere is not a readable folder"),
      ("templates x", 2, "unknown command “x”; expected check"),
      ("add", 2, "“armature add” needs the kind of part; expected flow, destination, tabs, tab"),
      (
        "add flwo A", 2,
        "unknown command “flwo”; expected flow, destination, tabs, tab, guard, view, template; did you mean “flow”?"
      ),
      ("add flow", 2, "add flow needs the name of the flow"),
      ("add flow A --as popover", 2, "unknown style “popover”; expected push, sheet, cover, tab"),
      ("add flow A --into=App --value 1", 2, "--value can be used only with --finishing, which is missing"),
      (
        "add flow A --with 'trip: Int' --keeping trp", 2,
        "--keeping names “trp”, which is not a value in --with; expected trip; did"
      ),
      ("add flow A --into=App --keeping trip", 2, "--keeping names “trip”, which is not a value in --with"),
      ("add flow A --into=App --finishing Card", 2, "the command knows no value of the type “Card”; write one in"),
      ("add flow A --into=App --finishing [Int]", 2, "“[Int]” is not the type of a single value; expected one such as"),
      ("add flow A --finishing Int --as=tab", 2, "a tab does not end with a value"),
      ("add flow A --project /usr", 2, "/usr is not in a package that “armature new” has made"),
      ("add flow settings", 3, "“settings” cannot name a flow: it must start with a letter from A to Z"),
      ("add flow My/Flow", 3, "“My/Flow” cannot name a flow: it must start with a letter from A to Z"),
      ("add flow CardCoordinator", 3, "“CardCoordinator” cannot name a flow: the command adds"),
      ("add flow Tab", 3, "“Tab” cannot name a flow: Armature has a type TabCoordinator or TabDestination"),
      ("add flow Default", 3, "“Default” cannot name a flow: “default” is a Swift keyword"),
      ("add flow \(String(repeating: "A", count: 29)) --into=App", 3, "“AAA"),
      ("add flow Examples", 3, "“Examples” cannot name a flow: destinations have a property “examples”"),
      ("add flow A --project /nowhere", 2, "/nowhere is not a folder"),
      ("add flow A --into=App --finishing=Int --example (1", 2, "“(1” is not a whole expression"),
      ("add flow A --into=App --finishing=Int --example '1 // x'", 2, "“1 // x” is not a whole"),
      ("add flow A --into=App --finishing=Int --example '1, 2'", 2, "“1, 2” is not a whole expression"),
      ("add flow A --into=App --finishing=Int --example \"a", 2, "“\"a” is not a whole expression"),
      ("add destination App.a '--with=x: Int' '--example=.a(x: 1), .a(x: 2)'", 2, "“.a(x: 1), .a(x: 2)” is"),
      ("add destination App.a '--with=x: Int' '--example=.a(x: 1) + (2)'", 2, "“.a(x: 1) + (2)” is no"),
      ("add destination App.a '--with=x: String' '--example=.a(x: \"\\\\\")' --project=/usr", 2, "/usr is not in"),
      ("add destination App.a --title \(String(repeating: "a", count: 61))", 3, "the title is longer than 60"),
      ("add destination App.a --with 'x: Any' '--example=.a(x: 1)'", 2, "“Any” is not the type of a single"),
      ("add destination App.a --with 'x: Int' '--example=.ab(x: 1)'", 2, "“.ab(x: 1)” is not an example of"),
      ("add destination about", 3, "“about” names no destination; expected a flow and a case, such as"),
      ("add destination App.About", 3, "“About” cannot name a case: it must start with a letter from a to z"),
      ("add destination App.in", 3, "“in” cannot name a case: “in” is a Swift keyword"),
      ("add destination App.links", 3, "“links” cannot name a case: destinations have a property “links”"),
      ("add flow A --with Int", 2, "the value of the type “Int” has no name; expected one as in --with \"id: Int\"\n"),
      ("add flow A --with 'id: Int, Trip?'", 2, "the value of the type “Trip?” has no name; expected one as in --with"),
      ("add destination App.a --with int", 2, "“int” is not a value; expected a name and a type, as in"),
      ("add destination App.a --with 'i: Int, i: Int'", 2, "two values are called “i”"),
      ("add destination App.a --with 'i: Card'", 2, "the command knows no value of the type “Card”"),
      ("add destination App.a --example .b", 2, "“.b” is not an example of the case; expected one such as"),
      ("add destination App.a --title a\nb", 3, "the title contains the control character U+000A"),
      ("add destination App.a --as tab", 2, "unknown style “tab”; expected push, sheet, cover"),
      ("add destination App.a --as alert", 2, "a part cannot be an alert: the code of a flow asks instead, as in: if"),
      ("add flow A --as=dialog", 2, "a part cannot be a dialog: the code of a flow asks instead, as in: if await con"),
      ("add tabs A --as alert", 2, "a part cannot be an alert: the code of a flow asks instead"),
      ("add tab A --as tab", 2, "unknown option “--as”"),
      ("add flow Settings -- --into App", 2, "the option --into follows “--”, which ends the options; put it"),
      ("add flow -- Settings --into=App", 2, "the option --into follows “--”, which ends the"),
      ("new -- Notes --quiet", 2, "the option --quiet follows “--”, which ends the options"),
      ("new -- A --dryrun", 2, "new takes one path, but got 2; did you mean “A --dryrun”?"),
      ("-- new A", 2, "unexpected “new” after “--”, which ends the options"),
      ("doctor -- A", 2, "unexpected argument “A”"),
      ("remove", 2, "“armature remove” needs the kind of part; expected flow, destination, tab"),
      ("remove tab A --project=/usr", 2, "/usr is not in a package that “armature new” has made"),
      ("remove flow A --project=/usr", 2, "/usr is not in a package that “armature new” has made"),
      (
        "help nwe", 2,
        "unknown command “nwe”; expected new, adopt, add, remove, update, doctor, watch, storyboard, list, templates, help; did you mean “new”?"
      ),
      ("help new x", 2, "unknown command “x”\nsee “armature new --help”"),
    ] as [(String, Int32, String)])
  func refused(line: String, status: Int32, message: String) {
    let response = CommandLineTool(environment: [:], executable: nil).run(words(line))
    #expect(response.status == status)
    #expect(response.error.hasPrefix("error: \(message)"), "\(response.error)")
    #expect(response.output.isEmpty && response.nextCommand.isEmpty)
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
        lines += [[text], ["--", text], [text, text], ["--\(text)"], ["-x=\(text)"]].map { words + $0 }
        let operand = words.contains("destination") || words.contains("view") ? "App.about" : "Notes"
        for option in command.options { lines.append(words + [operand, "\(option.names[0])=\(text)", "--dry-run"]) }
      }
    }
    for (number, line) in lines.enumerated() where Effort.includes(number, oneIn: 7) {
      let response = CommandLineTool(environment: environment, executable: nil).run(line)
      #expect(response.error.utf8.count < 3_000, "\(line.map(\.excerpt))")
    }
    #expect(try sandbox.entries() == ["Templates"])
    let excerpt = String(repeating: "A", count: 200) + "…"
    #expect(sandbox.armature("new \(texts[0])").error.hasPrefix("error: “\(excerpt)” cannot be a name: it is longer"))
    #expect(sandbox.armature("new \(texts[4])Notes").error.hasPrefix("error: the path is longer than 1000 bytes: “a/"))
  }

  @Test("explains itself, with the exit codes")
  func help() {
    for (lines, description) in [
      (["", "--help", "-h", "help"], CommandDescription.armature),
      (["help new", "new --help", "new class -h"], .new), (["help templates", "templates --help"], .templates),
    ] {
      for line in lines { #expect(sandbox.armature(line) == Response(output: description.helpText), "\(line)") }
      for code in 0...5 { #expect(description.helpText.contains("\n  \(code)  ")) }
    }
    #expect(sandbox.armature("--version") == Response(output: "armature \(armatureVersion)\n"))
    #expect(
      sandbox.armature("help doctor").output.contains(
        "'swift package armature-doctor' does the same and asks for no permission"))
    let tabs = sandbox.armature("help add tabs").output
    #expect(tabs.contains("  --into <Flow>  ") && !tabs.contains("--as tab,"))
  }

  // MARK: new

  @Test("makes an app, and prints the result and the next commands; a dry run prints the plan, and makes nothing")
  func new() throws {
    _ = try sandbox.template()
    let left = ".armature-\(UUID().uuidString)"
    try sandbox.write("", to: "\(left)/Package.swift")
    let plan = "remove  \(left)\ncreate  my notes/Package.swift\ncreate  my notes/README.md\n"
    let dry = new("my notes", "--dry-run").output
    #expect(dry.hasPrefix(plan + "\nWould create my notes: 2 files from the template “small”.\n"))
    #expect(!dry.contains("Next") && new("my notes", "--dry-run --quiet") == Response(output: plan))
    #expect(try sandbox.entries() == [left, "Templates"])
    let release = "Where that path does not exist, it needs a release or a copy: “armature help new” explains both."
    let output = """
      Removed \(left), which a killed run had left.
      Created my notes: 2 files from the template “small”.
      The app is called “my notes”; its module is MyNotes, because Swift needs a plain name.
      It uses Armature at \(Sandbox.checkout). \(release)
      It is a git repository with a first commit.

      Next
        cd 'my notes'
        swift run               starts it in this terminal
        swift test              runs its tests
        swift package armature  adds flows and more; its first run takes about 20 seconds, in which Swift builds it

      """
    #expect(new("my notes") == Response(output: output))
    #expect(try sandbox.text("my notes/README.md") == "# my notes\n")
    #expect(!new("Notes").output.contains("is called"))
    let command = ["swift", "run", "--package-path", sandbox["more notes"], "MoreNotes"]
    #expect(new("more notes", "--run --quiet --no-git") == Response(nextCommand: command))
  }

  @Test("makes a package, which it cannot run")
  func package() throws {
    _ = try sandbox.template(kind: "package")
    let error = "error: the template “small” makes no app, so --run cannot start it\nsee “armature new --help”\n"
    #expect(new("my notes", "--run") == Response(error: error, status: 2))
    #expect(try sandbox.entries() == ["Templates"])
    let made = new("my notes").output
    #expect(made.contains("\nThe package is called “my notes”; its module is MyNotes,"))
    let next =
      "  cd 'my notes'\n  swift test              runs its tests\n  README.md               shows how an app opens it\n"
    #expect(made.contains("\n\nNext\n" + next))
    // A copy has no command.
    #expect(new("notes", "--embed --no-git").output.hasSuffix("  README.md   shows how an app opens it\n"))
  }

  @Test("shows users another name with --name, and has the identifier of --bundle-id")
  func nameAndBundleID() throws {
    _ = try sandbox.template(files: ["README.md": "Quill Sample, QuillSample", "id.yml": "com.example.quill-sample"])
    let response = new("Nihongo", "--name 日本語 --bundle-id=org.ada.nihongo --no-git")
    #expect(response.output.contains("from the template “small”.\nThe app is called “日本語”.\nIt uses"))
    let texts = try sandbox.contents(of: "Nihongo").map { String(decoding: $0.contents, as: UTF8.self) }
    #expect(texts.dropFirst() == ["日本語, Nihongo", "org.ada.nihongo"])
  }

  @Test("prints texts of a template and names of files so that a terminal cannot obey them")
  func printable() throws {
    try sandbox.write(
      #"{"id": "a\u001b[2J", "name": "\u202eA\nB", "summary": "\u009b", "sentinel": "QuillSample", "armaturePath": "../.."}"#,
      to: "Templates/a\u{7}/template.json")
    try sandbox.write(#"["../.."]"#, to: "Templates/a\u{7}/Package.swift")
    try sandbox.write("", to: "Templates/a\u{7}/x\u{1B}]0;\nError")
    let templates = sandbox.armature("templates", "--templates", sandbox["Templates"]).output
    #expect(templates.contains("  a\\u{001B}[2J  \\u{202E}A\\u{000A}B: \\u{009B}\n"))
    let plan = new("Notes", "--dry-run").output
    #expect(plan.contains("/x\\u{001B}]0;\\u{000A}Error\n"))
    let unknown = new("Notes", "--template b\u{1B}").error
    try sandbox.link("Templates/a\u{7}/\u{1B}", to: "x")
    let linked = new("Notes").error
    let link = "Templates/a\\u{0007}/\\u{001B} is a symbolic link"
    #expect(linked == "error: \(link), and only files and folders are copied\n")
    for text in [templates, plan, unknown, linked] {
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || String($0).printable == String($0) }, "\(text)")
    }
  }

  @Test("lists the templates")
  func templates() throws {
    for id in ["a", "long-one"] { _ = try sandbox.template(id) }
    let list = { (option: String) in
      sandbox.armature("templates \(option)", "--templates", sandbox["Templates"]).output
    }
    #expect(list("") == "Templates in Templates\n  a         Small: a few files\n  long-one  Small: a few files\n")
    #expect(list("--quiet") == "a\nlong-one\n")
    let own = sandbox.armature("templates").output.split(separator: "\n").dropFirst()
    #expect(
      own.map { $0.split(separator: " ")[0] } == ["account", "app", "empty", "package", "split", "start", "tabs"])
  }

  // MARK: add

  @Test("adds a flow and takes it back, and says what it did, for people and for programs")
  func add() throws {
    try sandbox.makeNotes()
    let flows = "Notes/Sources/NotesFlows"
    let created = ["Coordinator", "Destination"].map { "create  \(flows)/Settings/Settings\($0).swift\n" }
    let updated = ["Coordinator", "Destination"].map { "update  \(flows)/App/App\($0).swift\n" }
    let added = (created + updated).joined() + "update  Notes/.armature.json\n"
    let before = try sandbox.contents(of: "Notes")
    let dry = added + "\nWould add the flow Settings.\n"
    #expect(sandbox.notes("add flow Settings --dry-run --quiet").output == added)
    let diff = sandbox.notes("add flow Settings --dry-run --diff").output
    #expect(diff.contains("\n+    case .settings: SettingsCoordinator()\n+    case .home: nil\n"))
    #expect(diff.contains("--- a/Sources/NotesFlows/App/AppCoordinator.swift\n+++ b/Sources/NotesFlows/App/"))
    #expect(diff.hasSuffix("\n" + dry))
    #expect(try sandbox.contents(of: "Notes") == before)
    let next = """

      Next
        swift run Notes links  prints its link, which “open” takes
        swift test             runs its tests

      """
    #expect(sandbox.notes("add flow Settings").output == added + "\nAdded the flow Settings.\n" + next)
    sandbox.run("add flow Card")
    for (line, end) in [
      ("flow Settings", "\n\nNothing to add: the flow Settings is there already.\n"),
      ("flow Settings --into Card", "a case to Card that opens the flow Settings, which was there already.\n" + next),
      ("flow Settings --into Card", "\n\nNothing to add: Card opens the flow Settings already.\n"),
      ("tabs Main --tabs 'Home, Search' --dry-run", "\nWould add the tabs Main.\n"),
    ] {
      let output = sandbox.notes("add " + line).output
      #expect(output.hasSuffix(end), "\(output)")
    }
    sandbox.run("remove flow Card.settings", "remove flow Card")
    let removed = sandbox.notes("remove flow Settings --json --diff").output
    let result = try #require(try JSONSerialization.jsonObject(with: Data(removed.utf8)) as? [String: Any])
    let actions = result["actions"] as? [[String: String]]
    #expect(actions?.map { $0["word"] } == ["update", "update", "remove", "remove", "update"])
    #expect(removed.contains(#"\n-    case .settings: SettingsCoordinator()\n"#))
    #expect(try sandbox.contents(of: "Notes") == before)
    #expect(
      sandbox.said("add flow Settings --into Ap") == "\(flows) has no flow “Ap”; expected App; did you mean “App”?")
    #expect(sandbox.notes("add flow A --force --skip").status == 2)
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
    try sandbox.makeNotes()
    try sandbox.write(declaration + "\n", to: "Notes/Sources/NotesFlows/Trip.swift")
    let expected = fix.map {
      """
      a link cannot hold a whole “Trip”, only its id; pass the id, as in --with "\($0)"
      a type that conforms to LinkValue can be passed itself
      """
    }
    for (part, place) in [("flow Photos", "photos"), ("destination App.more", "more")] {
      let line = "add \(part) --with '\(values)'"
      #expect(sandbox.said(line).hasPrefix(expected ?? "the command knows no value of the type “Trip”"))
      #expect(sandbox.said("\(line) --example '.\(place)(trip: .one)'") == expected ?? "")
    }
  }

  @Test(
    "asks about files in the way, or does what an option says",
    arguments: [
      (["yes", "y"], "", ["force", "force"]), (["n", "x", "y"], "", ["skip", "force"]),
      (["ALL"], "", ["force", "force"]), (["diff", "no", "no"], "", ["skip", "skip"]), (["yes", "quit"], "", nil),
      ([], "", nil), ([], "--force", ["force", "force"]), ([], "--skip", ["skip", "skip"]),
      (["yes", "yes"], "--json", nil),
    ] as [([String], String, [String]?)])
  func conflicts(answers: [String], option: String, wanted: [String]?) throws {
    try sandbox.makeNotes()
    let paths = ["Coordinator", "Destination"].map { "Notes/Sources/NotesFlows/Settings/Settings\($0).swift" }
    for path in paths { try sandbox.write("// mine\n", to: path) }
    let before = try sandbox.contents(of: "Notes")
    var (rest, questions) = (answers[...], [String]())
    var command = CommandLineTool(environment: .author, executable: nil)
    command.ask = {
      questions.append($0)
      return rest.popFirst()
    }
    let response = command.run(words("add flow Settings \(option)") + ["--project", sandbox["Notes"]])
    let lines = response.output.split(separator: "\n")
    #expect(response.status == (wanted == nil ? 4 : 0))
    let done = paths.flatMap { path in
      lines.filter { $0.hasSuffix("/\(path)") }.compactMap { $0.split(separator: " ").first.map(String.init) }
    }
    #expect(done == wanted ?? [])
    if wanted == nil { #expect(try sandbox.contents(of: "Notes") == before) }
    if answers.first == "diff" { #expect(questions[1].contains("\n-// mine\n+import Armature\n")) }
    if !option.isEmpty { #expect(questions.isEmpty) }
  }
}
