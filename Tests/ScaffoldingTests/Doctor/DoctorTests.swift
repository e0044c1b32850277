import Foundation
import Testing

// @testable: runs the command within the process.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("The doctor")
struct DoctorTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    let new = Command(environment: .author, executable: nil)
      .run(["new", folder, "--template", "app", "--no-git", "--embed"])
    #expect(new.status == 0, "\(new.error)")
    // The real one takes a while to say its version.
    try sandbox.write("#!/bin/sh\necho 'Swift version 6.1'\n", to: "tools/swift", executable: true)
  }

  private var folder: String { sandbox["Notes"] }
  private var flows: String { "Notes/Sources/NotesFlows" }

  private func doctor(_ options: String..., path: String? = nil) -> Response {
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = path ?? "\(sandbox["tools"]):/usr/bin:/bin"
    environment["TMPDIR"] = sandbox.path
    return Command(environment: environment, executable: nil).run(["doctor", "--project", folder] + options)
  }

  private func replace(_ old: String, with new: String, in path: String) throws {
    let text = try String(contentsOfFile: sandbox[path], encoding: .utf8)
    #expect(text.contains(old))
    try sandbox.write(text.replacingOccurrences(of: old, with: new), to: path)
  }

  @Test("finds nothing in a new app, and names the cases that have no view")
  func nothing() {
    let path = ProcessInfo.processInfo.environment["PATH"]
    let cases = "Account.profile, Account.signOut, Category.list, Editor.draft, Settings.overview, SignIn.form"
    #expect(
      doctor(path: path).output == """
        \(folder): nothing is wrong
        Cases without a view: \(cases)
          'armature add view Account.profile' writes one

        """)
    #expect(doctor("--json") == Response(output: "[\n\n]\n"))
  }

  @Test("finds names in the code that the system does not know, and domains without an address")
  func systemNames() throws {
    let address = "\(flows)/App/LinkAddress+App.swift"
    try replace(
      #"LinkAddress("notes://")"#, with: #"LinkAddress("memo://", "https://Example.com/app", "https://{scene}/x")"#,
      in: address)
    try replace("com.example.notes.place", with: "com.example.notes.spot", in: "Notes/Sources/NotesUI/NotesApp.swift")
    let file = "which is in Sources/NotesFlows/App/LinkAddress+App.swift"
    let output = doctor().output
    for line in [
      "\(folder)/App/Info.plist: the system opens no link with 'memo://', \(file)\n"
        + "  add 'memo' to CFBundleURLSchemes in CFBundleURLTypes, or change the address\n",
      "\(folder)/App/Info.plist: other devices cannot continue the activity 'com.example.notes.spot', which is in "
        + "Sources/NotesUI/NotesApp.swift\n",
      "\(folder)/App/Notes.entitlements: the system opens no link to example.com, \(file)\n"
        + "  add 'applinks:example.com' to com.apple.developer.associated-domains\n",
    ] { #expect(output.contains(line), "\(output)") }
    try replace(
      "<dict>",
      with: """
        <dict><key>com.apple.developer.associated-domains</key><array>
        <string>applinks:example.com?mode=developer</string><string>webcredentials:other.com</string>
        <string>applinks:old.com</string></array>
        """, in: "Notes/App/Notes.entitlements")
    let next = doctor().output
    #expect(!next.contains("link to example.com"))
    #expect(
      next.contains("the app asks for links to old.com, but no address in the code begins with https://old.com\n"))
    try replace(#""https://{scene}/x")"#, with: #""https://www.old.com", acceptsWWW: true)"#, in: address)
    let both = doctor().output
    for host in ["www.example.com", "www.old.com"] {
      #expect(both.contains("the system opens no link to \(host), \(file)\n"), "\(both)")
    }
    #expect(!both.contains("the app asks for links to old.com"))
    try sandbox.write("no list", to: "Notes/App/Notes.entitlements")
    #expect(doctor().output.contains("\(folder)/App/Notes.entitlements: the file is no property list\n"))
  }

  @Test("finds the folders that killed runs have left in the project and beside it")
  func leftovers() throws {
    let left = ".armature-\(UUID().uuidString)"
    for part in ["Notes/\(left)", left] { try sandbox.write("", to: "\(part)/file") }
    let lines = doctor().output.split(separator: "\n")
    #expect(lines.count == 4 && lines[0] == "\(folder)/\(left): a run that was killed has left this folder")
    #expect(lines[2] == "\(folder)/../\(left): a run that was killed has left this folder")
    _ = Command(environment: .author, executable: nil).run(["add", "flow", "Card", "--project", folder])
    #expect(doctor().status == 0)
  }

  @Test(
    "finds a change that somebody has made",
    arguments: [
      (
        "Account/AccountDestination.swift", "[.profile, .signOut]", "[.profile]",
        "the case 'signOut' has no example", "add a value of it to 'examples'"
      ),
      (
        "Account/AccountDestination.swift", "AccountDestination: Destination, Codable",
        "AccountDestination: Destination",
        "the cases have no links", "conform AccountDestination to Codable, or give it 'links'"
      ),
      (
        "Settings/SettingsDestination.swift", "case .account: .child", "case .account: Screen(\"Account\") {}",
        "the case 'account' has a screen, which its child flow hides",
        "return '.child' for it, or no flow in 'child(for:)' of SettingsCoordinator"
      ),
    ])
  func changed(file: String, old: String, new: String, problem: String, fix: String) throws {
    try replace(old, with: new, in: "\(flows)/\(file)")
    let expected = "\(sandbox["\(flows)/\(file)"]): \(problem)\n  \(fix)\n"
    #expect(doctor() == Response(output: expected, status: 6))
  }

  @Test("reads sources as they may be written, and finds nothing wrong in them")
  func written() throws {
    let path = "\(flows)/Account/AccountDestination.swift"
    let text = try String(contentsOfFile: sandbox[path], encoding: .utf8)
    for (old, new) in [
      ("static let examples: [Self] = [.profile, .signOut]", "static var examples: [Self] { [.profile] + [.signOut] }"),
      (
        "static let examples: [Self] = [.profile, .signOut]",
        "static let examples: [Self] = [[.profile], [.signOut]].flatMap { $0 }"
      ),
      ("[.profile, .signOut]", "[\n    .profile,  // the \"first\n    /* then */ .signOut,\n  ]"),
      ("  case profile, signOut\n", "  enum Kind { case other }\n  case profile, signOut\n"),
      ("  static let examples: [Self] = [.profile, .signOut]\n", ""),
      (": Destination, Codable {", ": Destination {\n  static let links: [LinkPattern<Self>] = []"),
    ] {
      #expect(text.contains(old))
      try sandbox.write(text.replacingOccurrences(of: old, with: new), to: path)
      #expect(doctor().output.firstLine == "\(folder): nothing is wrong", "\(new)")
    }
    try sandbox.write(text.replacingOccurrences(of: ": Destination, Codable {", with: ": Destination {"), to: path)
    try sandbox.write("extension AccountDestination: Codable {}\n", to: "\(flows)/Account/Coding.swift")
    #expect(doctor().output.firstLine == "\(folder): nothing is wrong")
    try sandbox.write(text, to: path)
    let settings = "\(flows)/Settings/SettingsCoordinator.swift"
    try replace(
      "    case .account: AccountCoordinator(store: store)\n",
      with: """
            case .account: AccountCoordinator(store: store)
            case .overview:
              // The flow draws it itself.
              nil

        """, in: settings)
    try sandbox.write(
      String(contentsOfFile: sandbox[settings], encoding: .utf8) + """
        extension SettingsCoordinator {
          var name: String { switch root { case .overview: "overview"; default: "other" } }
        }

        """, to: settings)
    try replace("AccountCoordinator(store: store)", with: "nil", in: settings)
    try sandbox.write("let flow = AccountCoordinator(store: store)\n", to: "Notes/Sources/NotesUI/More.swift")
    #expect(doctor().output.firstLine == "\(folder): nothing is wrong")
  }

  @Test("misses the types of an added flow only where they are used, and finds them in any file")
  func additions() throws {
    let add = Command(environment: .author, executable: nil).run(["add", "flow", "Wallet", "--project", folder])
    #expect(add.status == 0, "\(add.error)")
    let (path, other) = ("\(flows)/Wallet/WalletCoordinator.swift", "\(flows)/Wallet/WalletDestination.swift")
    let text = try String(contentsOfFile: sandbox[path], encoding: .utf8)
    try FileManager.default.removeItem(atPath: sandbox[path])
    let missing = "\(sandbox[path]): the file is missing, and its type is used\n  restore it with git\n"
    #expect(doctor().output.contains(missing))
    try sandbox.write(String(contentsOfFile: sandbox[other], encoding: .utf8) + text, to: other)
    #expect(!doctor().output.contains("the file is missing"))
    // The user gives the flow another name by hand.
    for file in [other, "\(flows)/App/AppDestination.swift", "\(flows)/App/AppCoordinator.swift"] {
      let renamed = try String(contentsOfFile: sandbox[file], encoding: .utf8)
        .replacingOccurrences(of: "Wallet", with: "Purse")
      try sandbox.write(renamed, to: file)
    }
    try FileManager.default.moveItem(atPath: sandbox[other], toPath: sandbox["\(flows)/Wallet/PurseDestination.swift"])
    #expect(doctor().output.firstLine == "\(folder): nothing is wrong")
  }

  @Test("takes every mention of a flow's initializer for a way to it", arguments: ["(store: Store())", ".init"])
  func mention(call: String) throws {
    try replace("AccountCoordinator(store: store)", with: "nil", in: "\(flows)/Settings/SettingsCoordinator.swift")
    try sandbox.write("let make = AccountCoordinator\(call)\n", to: "\(flows)/More.swift")
    #expect(doctor().output.firstLine == "\(folder): nothing is wrong")
  }

  @Test("finds missing flows")
  func gone() throws {
    try FileManager.default.removeItem(atPath: sandbox[flows])
    #expect(doctor().output == "\(folder)/Sources/NotesFlows: there are no flows\n  restore the folder\n")
  }

  @Test("finds a conflict of an update that nobody has resolved")
  func conflict() throws {
    let path = "\(flows)/Account/AccountCoordinator.swift"
    let text = try String(contentsOfFile: sandbox[path], encoding: .utf8)
    try sandbox.write("<<<<<<< yours\n=======\n>>>>>>> Armature\n" + text, to: path)
    #expect(doctor().output.hasPrefix("\(sandbox[path]): it has marks of a conflict\n  choose between"))
  }

  @Test("finds a conflict in any file of the template")
  func conflictElsewhere() throws {
    for path in ["Notes/README.md", "Notes/Tests/NotesFlowsTests/LinkTests.swift"] {
      let text = try String(contentsOfFile: sandbox[path], encoding: .utf8)
      try sandbox.write("<<<<<<< yours\n" + text, to: path)
      #expect(doctor().output.hasPrefix("\(sandbox[path]): it has marks of a conflict\n"))
      try sandbox.write(text, to: path)
    }
  }

  @Test("reports what keeps an app from being built, updated or grown")
  func unusable() throws {
    let backup = sandbox["Backup"]
    try FileManager.default.copyItem(atPath: folder, toPath: backup)
    let rows: [(path: String, text: String?, finding: String)] = [
      (
        ".armature.origin.json", nil,
        "/.armature.origin.json: it is missing, expected the files as they were made; without it, your changes cannot be "
          + "distinguished from others\n  restore it with git: 'armature update' needs it\n"
      ),
      (
        ".armature.origin.json", "{",
        "/.armature.origin.json: not valid JSON\n  restore it with git: 'armature update' needs it\n"
      ),
      (
        "Package.swift", nil, "/Package.swift: the file is missing\n  restore it with git\n"
      ),
      (
        "Packages", nil,
        "/Package.swift: there is no Armature in Packages/Armature\n  restore it, or name another one there\n"
      ),
    ]
    for (path, text, finding) in rows {
      try FileManager.default.removeItem(atPath: sandbox["Notes/\(path)"])
      if let text { try sandbox.write(text, to: "Notes/\(path)") }
      #expect(doctor() == Response(output: folder + finding, status: 6))
      try FileManager.default.removeItem(atPath: folder)
      try FileManager.default.copyItem(atPath: backup, toPath: folder)
    }
    try replace("\"App\"", with: "\"Main\"", in: "Notes/.armature.json")
    #expect(
      doctor().output.contains(": there is no flow 'Main'\n  name a flow of the package as the value of 'flow'\n"))
  }

  /// The ways in which a file can be damaged, each with the problem.
  private static let damages: [(contents: Data?, problem: String)] = [
    (Data(), "is empty"), (Data([0xFF, 0, 1]), "is no text"), (nil, "a folder"),
    (Data("<<<<<<< HEAD\n=======\n>>>>>>> main\n".utf8), "has marks of a conflict"),
  ]

  @Test(
    "has a line for a file that the record lists and that is damaged",
    arguments: [
      ".armature.json", ".armature.origin.json", "Package.swift", "README.md",
      "Sources/NotesFlows/Settings/SettingsCoordinator.swift", "Sources/NotesFlows/Card/CardDestination.swift",
    ])
  func damaged(path: String) throws {
    let add = Command(environment: .author, executable: nil).run(["add", "flow", "Card", "--project", folder])
    #expect(add.status == 0, "\(add.error)")
    let text = try Data(contentsOf: URL(fileURLWithPath: sandbox["Notes/\(path)"]))
    for (contents, problem) in Self.damages {
      try FileManager.default.removeItem(atPath: sandbox["Notes/\(path)"])
      if let contents {
        try sandbox.write(contents, to: "Notes/\(path)")
      } else {
        try FileManager.default.createDirectory(atPath: sandbox["Notes/\(path)"], withIntermediateDirectories: true)
      }
      let response = doctor()
      #expect(response.status == 6 && response.error.isEmpty)
      let lines = response.output.split(separator: "\n").filter { $0.hasPrefix("\(folder)/\(path): ") }
      #expect(lines.count == 1, "\(response.output)")
      #expect(contents == nil || lines.first?.contains(problem) == true, "\(response.output)")
      try FileManager.default.removeItem(atPath: sandbox["Notes/\(path)"])
      try sandbox.write(text, to: "Notes/\(path)")
    }
    #expect(doctor().output.firstLine == "\(folder): nothing is wrong")
  }

  @Test("knows from git whether a file of the template was removed on purpose")
  func deleted() throws {
    try FileManager.default.removeItem(atPath: sandbox["Notes/README.md"])
    #expect(
      doctor().output.hasPrefix("\(folder): nothing is wrong\nFiles of the template that are not there: README.md\n"))
    try sandbox.write("# Notes\n", to: "Notes/README.md")
    let git = Program.git(in: folder, environment: .author)
    for words in [["init", "--quiet"], ["add", "--all"], ["commit", "--quiet", "--message", "Start"]] {
      try git.run(words)
    }
    let paths = ["README.md", "Tests/NotesFlowsTests/LinkTests.swift"]
    for path in paths { try FileManager.default.removeItem(atPath: sandbox["Notes/\(path)"]) }
    let lines = paths.map {
      "\(folder)/\($0): the file is missing, and its removal is not committed\n  restore it with git, or commit its removal\n"
    }
    #expect(doctor() == Response(output: lines.joined(), status: 6))
    try git.run(["add", "--all"])
    #expect(doctor().output.firstLine == "\(folder): nothing is wrong" && !doctor().output.contains("README"))
    try FileManager.default.removeItem(atPath: sandbox["Notes/.armature.json"])
    #expect(
      doctor()
        == Response(
          output: """
            \(folder)/.armature.json: it is missing, but .armature.origin.json is there
              restore it with git, or let 'armature adopt' make one, with which 'armature update' cannot work

            """, status: 6))
  }

  @Test("leaves what is no text of the app to the compiler")
  func unreadable() throws {
    try sandbox.write("let other = 1\n", to: "Other.swift")
    try FileManager.default.createSymbolicLink(
      atPath: sandbox["\(flows)/Other.swift"], withDestinationPath: sandbox["Other.swift"])
    try sandbox.write(Data([0xFF, 0xFE]), to: "\(flows)/Bytes.swift")
    #expect(doctor().output.firstLine == "\(folder): nothing is wrong")
  }

  @Test("finds a flow that nothing opens")
  func noRoute() throws {
    try replace("AccountCoordinator(store: store)", with: "nil", in: "\(flows)/Settings/SettingsCoordinator.swift")
    #expect(
      doctor().output == """
        \(sandbox["\(flows)/Account/AccountCoordinator.swift"]): no flow opens AccountCoordinator
          return it from 'child(for:)' of another flow

        """)
  }

  @Test("finds a lock file that is missing, or has another Armature, where the app uses a release")
  func lockFile() throws {
    let url = "https://example.com/Armature.git"
    try replace("\"copy\"", with: "\"release\"", in: "Notes/.armature.origin.json")
    try replace(
      "\"digest\" :", with: "\"url\" : \"\(url)\", \"from\" : \"0.1.0\", \"digest\" :",
      in: "Notes/.armature.origin.json")
    func output(_ lock: String?) throws -> String {
      if let lock { try sandbox.write(lock, to: "Notes/Package.resolved") }
      return doctor().output
    }
    func lock(_ version: String) -> String {
      "{\"pins\": [{\"identity\": \"armature\", \"state\": {\"version\": \"\(version)\"}}], \"version\": 3}"
    }
    // The user has chosen another one.
    #expect(try output(nil).firstLine == "\(folder): nothing is wrong")
    try replace("path: \"Packages/Armature\"", with: "url: \"\(url)\", from: \"0.1.0\"", in: "Notes/Package.swift")
    let fix = "\n  run 'swift package resolve', and commit the file\n"
    let file = "\(folder)/Package.resolved: "
    #expect(try output(nil) == file + "the file is missing, so builds may get different releases of Armature" + fix)
    #expect(try output("junk") == file + "the file cannot be read" + fix)
    #expect(try output(lock("0.0.9")) == file + "it has Armature 0.0.9, but the app needs 0.1.0 or newer" + fix)
    #expect(
      try output("{\"pins\": []}") == file + "it has no release of Armature, but the app needs 0.1.0 or newer" + fix)
    #expect(try output(lock("0.10.0")).firstLine == "\(folder): nothing is wrong")
  }

  @Test("finds what the flows themselves say about their links, if they build")
  func links() throws {
    func doctor(_ lines: String) throws -> Response {
      let script = "#!/bin/sh\nif [ $1 != test ]; then echo 'Swift version 6.1'; exit 0; fi\n\(lines)\n"
      try sandbox.write(script, to: "bin/swift", executable: true)
      return self.doctor("--links", path: "\(sandbox["bin"]):/usr/bin:/bin")
    }
    let problem = "the pattern “all” of AccountDestination is never read: “all” is read before it"
    #expect(
      try doctor("echo building; echo ' | armature | AccountCoordinator: \(problem)'").output == """
        \(sandbox["\(flows)/Account/AccountDestination.swift"]): \(problem)
          change the case, its example, or the patterns in 'links'

        """)
    #expect(
      try doctor("echo building; echo 'error: it failed' >&2; echo 'A.swift:1: error: no such thing'; exit 1")
        == Response(
          output: """
            \(folder): the links cannot be looked at: A.swift:1: error: no such thing
              see what 'swift build' and 'swift test' say

            """, status: 6))
    let product = "product 'NotesFlows' required by package 'doctor' target 'Links' not found in package 'Project'"
    #expect(
      try doctor("echo \"error: 'doctor': \(product)\" >&2; exit 1").output == """
        \(folder): the links cannot be looked at: Package.swift has no product 'NotesFlows'
          add it to 'products': .library(name: "NotesFlows", targets: ["NotesFlows"])

        """)
    let test = try String(contentsOfFile: sandbox["Notes/.build/doctor/Tests/Links/Links.swift"], encoding: .utf8)
    #expect(test.contains("import NotesFlows\n") && test.contains("FlowScene(root: makeRoot()"))
  }

  @Test("makes the first flow over the world of the app if the code of the record does not compile, or names that code")
  func world() throws {
    func doctor(failing condition: String) throws -> String {
      let error = "$4/Tests/Links/Root.swift:9:3: error: missing argument for parameter 'store' in call"
      let test = "if \(condition) \"$4/Tests/Links/Root.swift\"; then echo \"\(error)\"; exit 1; fi"
      let script = "#!/bin/sh\nif [ $1 != test ]; then echo 'Swift version 6.1'; exit 0; fi\n\(test)\n"
      try sandbox.write(script, to: "bin/swift", executable: true)
      return self.doctor("--links", path: "\(sandbox["bin"]):/usr/bin:/bin").output
    }
    #expect(try doctor(failing: "grep -q '^  AppCoordinator()$'").firstLine == "\(folder): nothing is wrong")
    let root = try String(contentsOfFile: sandbox["Notes/.build/doctor/Tests/Links/Root.swift"], encoding: .utf8)
    let call = "TerminalApp(name: \"Notes\", linkAddress: .app, world: { _ in Store() }) { store, _ in\n"
    #expect(root.contains("  let app = \(call)        AppCoordinator(store: store)\n      }\n"), "\(root)")
    #expect(root.contains("#if canImport(NotesUI)\n  import NotesUI\n#endif\n"))
    #expect(
      try doctor(failing: "test -f") == """
        \(folder): the links cannot be looked at: 'AppCoordinator()', the value of 'root' in \(folder)/.armature.json, \
        does not make the first flow: missing argument for parameter 'store' in call
          write there how a test of NotesFlows makes it, such as 'AppCoordinator(store: Store())'

        """)
    try FileManager.default.removeItem(atPath: sandbox["Notes/Sources/Notes"])
    #expect(try doctor(failing: "grep -q TerminalApp").firstLine == "\(folder): nothing is wrong")
  }

  @Test("finds other versions of Armature and of Swift")
  func versions() throws {
    try replace("\"version\" : \"\(armatureVersion)\"", with: "\"version\" : \"0.0.1\"", in: "Notes/.armature.json")
    try replace("# Armature \(armatureVersion)", with: "# Armature 0.0.1", in: "Notes/Packages/Armature/README.md")
    try sandbox.write(
      "#!/bin/sh\necho 'Swift version 5.10.1 (swift-5.10.1-RELEASE)'\n", to: "bin/swift", executable: true)
    let output = doctor(path: sandbox["bin"]).output
    #expect(output.contains("\(folder): Swift 5 is too old for the package\n"))
    #expect(output.contains("Armature 0.0.1 made the package, but this command is of Armature \(armatureVersion)\n"))
    #expect(output.contains("the copy is not Armature \(armatureVersion)\n"))
    let apple = "swift-driver version: 1.120.5 Apple Swift version 6.1 (swiftlang-6.1.0.110.21 clang-1700.0.13.3)"
    try sandbox.write("#!/bin/sh\necho '\(apple)'\n", to: "bin/swift", executable: true)
    #expect(!doctor(path: sandbox["bin"]).output.contains("too old"))
    #expect(doctor(path: sandbox["empty"]).output.contains("\(folder): swift was not found\n"))
  }
}
