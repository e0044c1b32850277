import Foundation
import Testing

// @testable: makes the scripts within the process.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("A shell completes")
struct CompletionsTests {
  private let sandbox: Sandbox

  /// A sandbox that is an app, with two templates. The id of one of them is a command for shells.
  init() throws {
    sandbox = try Sandbox()
    for id in ["small", "$(touch ran)"] { _ = try sandbox.template(id) }
    try sandbox.write("", to: "My Apps/a file")
    for (name, cases) in [("App", "case home"), ("Trip", "case start, day")] {
      try sandbox.write(
        """
        enum \(name)Destination: Destination {
          \(cases)
        }
        final class \(name)Coordinator: Coordinator<\(name)Destination> {}
        """, to: "My Apps/flows/\(name).swift")
    }
    try sandbox.write(
      """
      {"added": [{"as": "push", "flow": "Trip", "into": "App"},
        {"as": "push", "destination": "Trip.day", "example": ".day", "title": "Day"}],
        "flow": "App", "module": "Notes", "root": "AppCoordinator()", "sources": "My Apps/flows", "template": "small",
        "version": "\(armatureVersion)"}
      """, to: Project.recordFile)
    for shell in Shell.allCases {
      try sandbox.write(shell.script(for: .armature), to: "Templates/\(shell).script")
    }
  }

  /// Runs a script in a shell that has loaded the completions.
  private func run(_ shell: Shell, _ script: String, _ arguments: [String]) throws -> [String] {
    let program = try #require(Sandbox.program("\(shell)"))
    let path = "\(Path.folder(of: try Sandbox.command())):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    let result = try sandbox.run(
      program, ["-c", "source Templates/\(shell).script; \(script)"] + arguments,
      environment: ["ARMATURE_TEMPLATES": sandbox["Templates"], "HOME": sandbox.path, "PATH": path])
    #expect(result.error.isEmpty && result.status == 0)
    return result.output.split(separator: "\n").map(String.init)
  }

  /// Returns the completions in bash of the last word of each line.
  private func bash(_ lines: [String]) throws -> [[String]] {
    let script = """
      for line; do
        eval "COMP_WORDS=($line)"; COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMPREPLY=(); _armature
        (IFS='|'; echo "|${COMPREPLY[*]}")
      done
      """
    return try run(.bash, script, ["bash"] + lines).map { $0.split(separator: "|").map(String.init).sorted() }
  }

  private func fish(_ words: [String]) throws -> [String] {
    let line = words.map { $0.contains(" ") ? "'\($0)'" : $0 }.joined(separator: " ")
    return try run(.fish, "complete -C $argv[1]", [line]).map { word in
      let word = word.prefix { $0 != "\t" }
      return String(word.last == "/" ? word.dropLast() : word)
    }.sorted()
  }

  private static let commands = [
    "add", "adopt", "completions", "doctor", "help", "list", "new", "remove", "templates", "update", "watch",
  ]
  private static let folders = ["My Apps", "Templates"]
  /// The words of a command line, and the completions of the last one.
  private static let table: [(String, [String])] = [
    ("''", commands), ("n", ["new"]), ("x", []), ("--v", ["--version"]), ("--e", []), ("--version n", ["new"]),
    ("new ''", folders), ("new M", ["My Apps"]), ("new new ''", folders), ("new --t", ["--template", "--templates"]),
    ("new A --dry", ["--dry-run"]), ("new --templates ''", folders), ("new --armature Te", ["Templates"]),
    ("new --name ''", []), ("new --name n My", ["My Apps"]), ("new -- --t", []), ("new -- M", ["My Apps"]),
    ("new --template s", ["small"]), ("new --template x", []), ("templates ''", ["check"]),
    ("templates --q", ["--quiet"]), ("templates --run", []), ("completions ''", ["bash", "fish", "zsh"]),
    ("completions z", ["zsh"]), ("list f", ["flows"]), ("add flow Card --into ''", ["App", "Trip"]),
    ("add tab Map --into ''", []), ("add destination Trip.", ["Trip.day", "Trip.start"]),
    ("remove flow ''", ["Trip"]), ("remove destination T", ["Trip.day"]), ("help ''", commands),
    ("help t", ["templates"]), ("help new --", ["--help"]),
  ]

  @Test("command lines in bash; also the value after '=', which is a word for bash")
  func bash() throws {
    let rows =
      Self.table + [("new --template =", [#"\$\(touch\ ran\)"#, "small"]), ("new --template = sm", ["small"])]
    let found = try bash(rows.map { "armature \($0.0)" })
    #expect(found.count == rows.count)
    for (row, completions) in zip(rows, found) { #expect(completions == row.1, "\(row.0)") }
  }

  private static let hasFish = Sandbox.program("fish") != nil

  @Test("command lines in fish", .enabled(if: hasFish, "fish is not installed"), arguments: table)
  func fish(line: String, completions: [String]) throws {
    #expect(try fish(words("armature \(line)")) == completions)
  }

  @Test("the id of a template without obeying it")
  func hostile() throws {
    #expect(try bash(["armature new --template $"]) == [[#"\$\(touch\ ran\)"#]])
    if Self.hasFish { _ = try fish(["armature", "new", "--template", ""]) }
    #expect(try !sandbox.entries().contains("ran"))
  }

  @Test("all commands and options of the description", arguments: Shell.allCases)
  func complete(shell: Shell) {
    let script = shell.script(for: .armature)
    for command in CommandDescription.armature.all {
      #expect(script.contains(command.path))
      for option in command.visibleOptions { #expect(script.contains(option.names[0].dropFirst(2)), "\(option)") }
    }
  }

  private static let zsh = Sandbox.program("zsh")

  @Test("in zsh by a script that it can parse", .enabled(if: zsh != nil, "zsh is not installed"))
  func zshSyntax() throws {
    let result = try sandbox.run(#require(Self.zsh), ["-n", "Templates/zsh.script"])
    #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
  }

  @Test(
    "in zsh and fish by lines with the names, the values and the summaries",
    arguments: [
      (Shell.zsh, "#compdef armature\n"),
      (.zsh, "'--template=[the template of the app]:id:{compadd -- ${(f)\"$(armature templates --quiet "),
      (.zsh, "'--templates=[the folder of the templates]:dir:_directories'"),
      (.zsh, #"'--bundle-id=[the app'\''s identifier for Apple'\''s systems]:id:'"#),
      (.zsh, "'--dry-run[print what the command would do with each file, and change nothing]'"),
      (.zsh, "'(--help -h)'{--help,-h}'[print this]'"), (.zsh, "'1:path:_directories'"),
      (.zsh, "'1:shell:(bash zsh fish)'"), (.zsh, #"'1:command:((new\:'\''make an app in a new folder'\''"#),
      (.fish, "complete -c armature -f\n"),
      (.fish, #"'test (__armature_command) = "armature"' -a new -d 'make an app in a new folder'"#),
      (.fish, "-l template -x -a '(armature templates --quiet 2> /dev/null)' -d 'the template of the app'"),
      (.fish, #"-l bundle-id -x -d 'the app\'s identifier for Apple\'s systems'"#),
      (.fish, "-l help -s h -d 'print this'"), (.fish, "-a 'bash zsh fish'"),
    ])
  func text(shell: Shell, line: String) {
    #expect(shell.script(for: .armature).contains(line))
  }
}
