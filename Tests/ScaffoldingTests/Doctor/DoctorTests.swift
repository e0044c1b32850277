import Foundation
import Testing

// @testable: runs the command within the process.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("The doctor")
struct DoctorTests {
  private let sandbox: Sandbox
  private let flows = "Notes/Sources/NotesFlows"
  private let account = "Notes/Sources/NotesFlows/Account/AccountDestination.swift"
  private let settings = "Notes/Sources/NotesFlows/Settings/SettingsCoordinator.swift"

  init() throws {
    sandbox = try Sandbox()
    try sandbox.makeNotes("app")
  }

  /// Runs the doctor. A script takes the place of the compiler, which takes a while to say its version.
  private func doctor(
    _ options: String = "", swift: String = "Swift version 6.1", test: String = "", path: String? = nil
  ) -> Response {
    let script = "#!/bin/sh\nif [ $1 != test ]; then echo \"$SWIFT\"; exit 0; fi\neval \"$SCRIPT\"\n"
    if !sandbox.exists("bin/swift") { _ = try? sandbox.write(script, to: "bin/swift", executable: true) }
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = path ?? "\(sandbox["bin"]):/usr/bin:/bin"
    (environment["TMPDIR"], environment["SWIFT"], environment["SCRIPT"]) = (sandbox.path, swift, test)
    return sandbox.notes("doctor \(options)", environment: environment)
  }

  private var isFine: Bool { doctor().output.firstLine == "Notes: nothing is wrong" }

  @Test("finds nothing in a new app, and names the cases that have no view")
  func nothing() {
    let cases = "Account.profile, Account.signOut, Category.list, Editor.draft, Settings.overview, SignIn.form"
    #expect(
      doctor(path: ProcessInfo.processInfo.environment["PATH"]).output == """
        Notes: nothing is wrong
        Cases without a view: \(cases)
          “armature add view Account.profile” writes one

        """)
    #expect(doctor("--json") == Response(output: "[\n\n]\n"))
  }

  // MARK: Names of the system

  @Test("finds names in the code that the system does not know, and domains without an address")
  func systemNames() throws {
    let address = "\(flows)/App/LinkAddress+App.swift"
    let more = #"LinkAddress("memo://", "https://Example.com/app", "https://{scene}/x")"#
    try sandbox.replace(#"LinkAddress("notes://")"#, with: more, in: address)
    try sandbox.replace(".notes.place", with: ".notes.spot", in: "Notes/Sources/NotesUI/NotesApp.swift")
    let (plist, entitlements) = ("Notes/App/Info.plist", "Notes/App/Notes.entitlements")
    let file = "which is in Sources/NotesFlows/App/LinkAddress+App.swift"
    let output = doctor().output
    for line in [
      "\(plist): the system does not open links with “memo://”, \(file)\n"
        + "  add “memo” to CFBundleURLSchemes in CFBundleURLTypes, or change the address\n",
      "\(plist): other devices cannot continue the activity “com.example.notes.spot”, which is in "
        + "Sources/NotesUI/NotesApp.swift\n",
      "\(entitlements): the system does not open links to example.com, \(file)\n"
        + "  add “applinks:example.com” to com.apple.developer.associated-domains\n",
    ] { #expect(output.contains(line), "\(output)") }
    try sandbox.replace(
      "<dict>",
      with: """
        <dict><key>com.apple.developer.associated-domains</key><array>
        <string>applinks:example.com?mode=developer</string><string>webcredentials:other.com</string>
        <string>applinks:old.com</string></array>
        """, in: entitlements)
    let next = doctor().output
    #expect(!next.contains("link to example.com"))
    let old = "the app asks for links to old.com"
    #expect(next.contains("\(old), but no address in the code begins with https://old.com\n"))
    try sandbox.replace(#""https://{scene}/x")"#, with: #""https://www.old.com", acceptsWWW: true)"#, in: address)
    let both = doctor().output
    for host in ["www.example.com", "www.old.com"] {
      #expect(both.contains("the system does not open links to \(host), \(file)\n"), "\(both)")
    }
    #expect(!both.contains(old))
    try sandbox.write("no list", to: entitlements)
    #expect(doctor().output.contains("\(entitlements): the file is not a property list\n"))
  }

  // MARK: Sources

  @Test("finds a change that somebody has made, and reads sources as they may be written")
  func written() throws {
    let examples = "static let examples: [Self] = [.profile, .signOut]"
    let lines = "[\n    .profile,  // the \"first\n    /* then */ .signOut,\n  ]"
    let links = ": Destination {\n  static let links: [LinkPattern<Self>] = []"
    for (flow, old, new, finding) in [
      ("Account", examples, "static var examples: [Self] { [.profile] + [.signOut] }", nil),
      ("Account", examples, "static let examples: [Self] = [[.profile], [.signOut]].flatMap { $0 }", nil),
      ("Account", "[.profile, .signOut]", lines, nil), ("Account", ": Destination, Codable {", links, nil),
      ("Account", "  case prof", "  enum Kind { case other }\n  case prof", nil),
      ("Account", "  \(examples)\n", "", nil),
      (
        "Account", "[.profile, .signOut]", "[.profile]", "the case “signOut” has no example\n  add a value of it to “ex"
      ),
      (
        "Account", "Destination, Codable", "Destination", "the cases have no links\n  conform AccountDestination to Cod"
      ),
      (
        "Settings", "account: .child", "account: Screen(\"A\") {}",
        "the case “account” has a screen, which its child flow"
      ),
    ] as [(String, String, String, String?)] {
      let path = "\(flows)/\(flow)/\(flow)Destination.swift"
      let text = try sandbox.text(path)
      try sandbox.replace(old, with: new, in: path)
      let response = doctor()
      let lines = response.output.split(separator: "\n")
      if let finding {
        #expect(
          response.output.hasPrefix("\(path): \(finding)") && response.status == 6 && lines.count == 2, "\(lines)")
      } else {
        #expect(lines.first == "Notes: nothing is wrong", "\(new)")
      }
      try sandbox.write(text, to: path)
    }
  }

  @Test("finds a flow that nobody opens, and a conformance in any file")
  func unused() throws {
    try sandbox.replace(": Destination, Codable {", with: ": Destination {", in: account)
    try sandbox.write("extension AccountDestination: Codable {}\n", to: "\(flows)/Account/Coding.swift")
    #expect(isFine)
    let child = "    case .account: AccountCoordinator(store: store)\n"
    let more = "    case .overview:\n      // The flow draws it itself.\n      nil\n"
    try sandbox.replace(child, with: child + more, in: settings)
    let property = "var name: String { switch root { case .overview: \"overview\"; default: \"other\" } }"
    try sandbox.extend(settings, with: "extension SettingsCoordinator {\n  \(property)\n}\n")
    try sandbox.replace("AccountCoordinator(store: store)", with: "nil", in: settings)
    let path = "\(flows)/Account/AccountCoordinator.swift"
    let unused = "\(path): no flow opens AccountCoordinator\n  return it from “child(for:)” of another flow\n"
    #expect(doctor().output == unused)
    // Every mention of the initializer is a way to the flow.
    for call in ["AccountCoordinator(store: store)", "AccountCoordinator(store: Store())", "AccountCoordinator.init"] {
      try sandbox.write("let flow = \(call)\n", to: "Notes/Sources/NotesUI/More.swift")
      #expect(isFine, "\(call)")
    }
    // A file that is no text of the app is left to the compiler.
    try sandbox.write("let other = 1\n", to: "Other.swift")
    try sandbox.link("\(flows)/Other.swift", to: sandbox["Other.swift"])
    try sandbox.write(Data([0xFF, 0xFE]), to: "\(flows)/Bytes.swift")
    #expect(isFine)
  }

  @Test("misses the types of an added flow only where they are used, and finds them in any file")
  func additions() throws {
    sandbox.run("add flow Wallet")
    let (path, other) = ("\(flows)/Wallet/WalletCoordinator.swift", "\(flows)/Wallet/WalletDestination.swift")
    let text = try sandbox.text(path)
    try sandbox.remove(path)
    let missing = "the file is missing, and its type is used\n  restore it with git\n"
    #expect(doctor().output.contains("\(path): \(missing)"))
    try sandbox.extend(other, with: text)
    #expect(!doctor().output.contains("the file is missing"))
    // The user gives the flow another name by hand.
    for file in [other, "\(flows)/App/AppCoordinator.swift"] {
      try sandbox.replace("Wallet", with: "Purse", in: file)
    }
    try sandbox.move(other, to: "\(flows)/Wallet/PurseDestination.swift")
    #expect(isFine)
  }

  // MARK: Files

  @Test("finds the folders that killed runs have left in the project and beside it")
  func leftovers() throws {
    let left = ".armature-\(UUID().uuidString)"
    for part in ["Notes/\(left)", left] { try sandbox.write("", to: "\(part)/file") }
    let lines = doctor().output.split(separator: "\n")
    #expect(lines.count == 4 && lines[0] == "Notes/\(left): a run that was killed has left this folder")
    #expect(lines[2] == "Notes/../\(left): a run that was killed has left this folder")
    sandbox.run("add flow Card")
    #expect(doctor().status == 0)
  }

  /// The ways in which a file can be damaged, each with the problem.
  private static let damages: [(contents: Data?, problem: String)] = [
    (Data(), "is empty"), (Data([0xFF, 0, 1]), "is not text"), (nil, ": "),
    (Data("<<<<<<< HEAD\n=======\n>>>>>>> main\n".utf8), "has marks of a conflict"),
  ]

  @Test(
    "has a line for a file that the record lists and that is damaged",
    arguments: [
      ".armature.json", ".armature.origin.json", "Package.swift", "README.md",
      "Sources/NotesFlows/NewItem/NewItemCoordinator.swift", "Sources/NotesFlows/Card/CardDestination.swift",
    ])
  func damaged(path: String) throws {
    try sandbox.remove("Notes")
    try sandbox.makeNotes("start")
    sandbox.run("add flow Card")
    let path = "Notes/\(path)"
    let whole = try sandbox.text(path)
    for (contents, problem) in Self.damages {
      try sandbox.remove(path)
      if let contents { try sandbox.write(contents, to: path) } else { try sandbox.makeFolder(path) }
      let response = doctor()
      #expect(response.status == 6 && response.error.isEmpty)
      let lines = response.output.split(separator: "\n").filter { $0.hasPrefix("\(path): ") }
      #expect(lines.count == 1 && lines[0].contains(problem), "\(response.output)")
      try sandbox.remove(path)
      try sandbox.write(whole, to: path)
    }
    try sandbox.extend(path, start: "<<<<<<< yours\n=======\n>>>>>>> Armature\n")
    let fix = path.hasSuffix(".swift") ? "  choose between" : ""
    #expect(doctor().output.contains("\(path): it has marks of a conflict\n\(fix)"))
    try sandbox.write(whole, to: path)
    #expect(isFine)
  }

  @Test("reports what keeps an app from being built, updated or grown")
  func unusable() throws {
    let restore = "restore it with git: “armature update” needs it"
    let origin = "it is missing; without it, the command cannot separate your changes from those of the "
    for (path, text, finding) in [
      (".armature.origin.json", nil, ".armature.origin.json: \(origin)template\n  \(restore)\n"),
      (".armature.origin.json", "{", ".armature.origin.json: it is not valid JSON\n  \(restore)\n"),
      ("Package.swift", nil, "Package.swift: the file is missing\n  restore it with git\n"),
      ("Sources/NotesFlows", nil, "Sources/NotesFlows: there are no flows\n  restore the folder\n"),
    ] as [(String, String?, String)] {
      try sandbox.move("Notes/\(path)", to: "backup")
      if let text { try sandbox.write(text, to: "Notes/\(path)") }
      #expect(doctor() == Response(output: "Notes/\(finding)", status: 6))
      if text != nil { try sandbox.remove("Notes/\(path)") }
      try sandbox.move("backup", to: "Notes/\(path)")
    }
    try sandbox.replace("\"App\"", with: "\"Main\"", in: "Notes/.armature.json")
    let unknown = ": the package has no flow “Main”\n  name a flow of the package as the value of “flow”\n"
    #expect(doctor().output.contains(unknown))
  }

  @Test("knows from git whether a file of the template was removed on purpose")
  func deleted() throws {
    let paths = ["README.md", "Tests/NotesFlowsTests/LinkTests.swift"]
    let readme = try sandbox.text("Notes/README.md")
    try sandbox.remove("Notes/README.md")
    let gone = "Notes: nothing is wrong\nFiles of the template that are not there: README.md\n"
    #expect(doctor().output.hasPrefix(gone))
    try sandbox.write(readme, to: "Notes/README.md")
    try sandbox.commit()
    for path in paths { try sandbox.remove("Notes/\(path)") }
    let missing = "the file is missing, and its removal is not committed"
    let lines = paths.map { "Notes/\($0): \(missing)\n  restore it with git, or commit its removal\n" }
    #expect(doctor() == Response(output: lines.joined(), status: 6))
    try sandbox.git("add --all")
    #expect(isFine && !doctor().output.contains("README"))
    try sandbox.remove("Notes/.armature.json")
    let record = "Notes/.armature.json: it is missing, but .armature.origin.json is there\n  restore it with git, or "
    let adopt = "let “armature adopt” make one, with which “armature update” cannot work\n"
    #expect(doctor() == Response(output: record + adopt, status: 6))
  }

  // MARK: Armature and Swift

  @Test("finds a lock file that is missing, or has another Armature, where the app uses a release")
  func lockFile() throws {
    let (origin, url) = ("Notes/.armature.origin.json", "https://example.com/Armature.git")
    let files = try sandbox.text(origin)
    let source = try #require(files.range(of: #""armature" : \{[^}]*\}[^}]*\}"#, options: .regularExpression))
    let release = #""armature" : {"release" : {"url" : "\#(url)", "from" : "0.1.0"}}"#
    try sandbox.write(files.replacingCharacters(in: source, with: release), to: origin)
    func lock(_ version: String) -> String {
      "{\"pins\": [{\"identity\": \"armature\", \"state\": {\"version\": \"\(version)\"}}], \"version\": 3}"
    }
    // The user has chosen another one.
    #expect(isFine)
    try sandbox.replace(
      "path: \"\(Sandbox.checkout)\"", with: "url: \"\(url)\", from: \"0.1.0\"", in: "Notes/Package.swift")
    for (text, problem) in [
      (nil, "the file is missing, so builds may get different releases of Armature"),
      ("junk", "the file cannot be read"), (lock("0.0.9"), "it has Armature 0.0.9, but the app needs 0.1.0 or newer"),
      ("{\"pins\": []}", "it has no release of Armature, but the app needs 0.1.0 or newer"),
    ] {
      if let text { try sandbox.write(text, to: "Notes/Package.resolved") }
      let fix = "run “swift package resolve”, and commit the file"
      #expect(doctor().output == "Notes/Package.resolved: \(problem)\n  \(fix)\n")
    }
    try sandbox.write(lock("0.10.0"), to: "Notes/Package.resolved")
    #expect(isFine)
  }

  @Test("finds other versions of Armature and of Swift, and a copy of Armature that is another one or missing")
  func versions() throws {
    try sandbox.remove("Notes")
    let new = sandbox.armature("new '\(sandbox["Notes"])' --template app --no-git --embed")
    #expect(new.status == 0, "\(new.error)")
    let (version, copy) = ("\"version\" : \"\(armatureVersion)\"", "Notes/Packages/Armature")
    try sandbox.replace(version, with: "\"version\" : \"0.0.1\"", in: "Notes/.armature.json")
    try sandbox.replace("# Armature \(armatureVersion)", with: "# Armature 0.0.1", in: "\(copy)/README.md")
    let output = doctor(swift: "Swift version 5.10.1 (swift-5.10.1-RELEASE)").output
    #expect(output.contains("Notes: Swift 5 is too old for the package\n"))
    #expect(output.contains("Armature 0.0.1 made the package, but this command is of Armature \(armatureVersion)\n"))
    #expect(output.contains("the copy is not Armature \(armatureVersion)\n"))
    try sandbox.replace("\"version\" : \"0.0.1\"", with: version, in: "Notes/.armature.json")
    try sandbox.remove("Notes/Packages")
    let missing = "Notes/Package.swift: there is no Armature in Packages/Armature\n"
    let apple = "swift-driver version: 1.120.5 Apple Swift version 6.1 (swiftlang-6.1.0.110.21 clang-1700.0.13.3)"
    #expect(doctor(swift: apple) == Response(output: missing + "  restore it, or name another one there\n", status: 6))
    #expect(doctor(path: sandbox["empty"]).output.contains("Notes: swift was not found\n"))
  }

  // MARK: Links

  @Test("finds what the flows themselves say about their links, if they build")
  func links() throws {
    let problem = "the pattern “all” of AccountDestination is never read: “all” is read before it"
    let product = "product 'NotesFlows' required by package 'doctor' target 'Links' not found in package 'Project'"
    let unknown = "Notes: the links cannot be checked: "
    let fix = "  add it to “products”: .library(name: \"NotesFlows\", targets: [\"NotesFlows\"])\n"
    for (test, output) in [
      (
        "echo building; echo ' | armature | AccountCoordinator: \(problem)'",
        "\(account): \(problem)\n  change the case, its example, or the patterns in “links”\n"
      ),
      (
        "echo 'error: it failed' >&2; echo 'A.swift:1: error: no such thing'; echo 'B.swift:2: error: b'; exit 1",
        "\(unknown)A.swift:1: error: no such thing\n  run “swift build” and “swift test”, and correct what they report\n"
      ),
      (
        "echo \"error: 'doctor': \(product)\" >&2; exit 1",
        "\(unknown)Package.swift has no product “NotesFlows”\n\(fix)"
      ),
    ] {
      #expect(doctor("--links", test: test) == Response(output: output, status: 6))
    }
    let probe = "Notes/.build/doctor/Tests/Links/Links.swift"
    try sandbox.expect(probe, has: ["import NotesFlows\n", "FlowScene(root: makeRoot()"])
  }

  @Test("makes the first flow over the world of the app if the code of the record does not compile, or names that code")
  func world() throws {
    func doctor(failing condition: String) -> String {
      let error = "$4/Tests/Links/Root.swift:9:3: error: missing argument for parameter 'store' in call"
      let test = "if \(condition) \"$4/Tests/Links/Root.swift\"; then echo \"\(error)\"; exit 1; fi"
      return self.doctor("--links", test: test).output
    }
    #expect(doctor(failing: "grep -q '^  AppCoordinator()$'").firstLine == "Notes: nothing is wrong")
    let call = "TerminalApp(name: \"Notes\", linkAddress: .app, world: { _ in Store() }) { store, _ in\n"
    let app = "  let app = \(call)        AppCoordinator(store: store)\n      }\n"
    let root = "Notes/.build/doctor/Tests/Links/Root.swift"
    try sandbox.expect(root, has: [app, "#if canImport(NotesUI)\n  import NotesUI\n#endif\n"])
    #expect(
      doctor(failing: "test -f") == """
        Notes: the links cannot be checked: “AppCoordinator()”, the value of “root” in Notes/.armature.json, \
        does not make the first flow: missing argument for parameter 'store' in call
          write there the code with which a test of NotesFlows makes it, such as “AppCoordinator(store: Store())”

        """)
    try sandbox.remove("Notes/Sources/Notes")
    #expect(doctor(failing: "grep -q TerminalApp").firstLine == "Notes: nothing is wrong")
  }
}
