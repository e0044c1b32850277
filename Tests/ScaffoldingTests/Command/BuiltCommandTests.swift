import Foundation
import Testing

// @testable: uses the paths of the generator.
@testable import Scaffolding

@Suite("The built command")
struct BuiltCommandTests {
  private let sandbox: Sandbox
  init() throws { sandbox = try Sandbox() }

  /// Runs the command in the sandbox, and returns its output and its exit code.
  private func run(_ line: String, path: String? = nil) throws -> Sandbox.Result {
    try sandbox.run(Sandbox.command(), words(line), environment: path.map { ["PATH": $0] } ?? [:])
  }

  /// Runs a line of the shell in the sandbox, in which `"$0"` is the command.
  private func shell(_ line: String) throws -> Sandbox.Result {
    try sandbox.run("/bin/sh", ["-c", line, Sandbox.command()])
  }

  @Test("takes the templates beside it, wherever the two are")
  func moved() throws {
    _ = try sandbox.template(files: ["Package.swift": #"name: "Armature", path: "../..", package: "Armature""#])
    try sandbox.move("Templates", to: "a b/Templates")
    try FileManager.default.copyItem(atPath: Sandbox.command(), toPath: sandbox["a b/armature"])
    let line = "new x/Notes --armature https://example.com/armature.git --from 1.0.0 --no-git"
    let result = try sandbox.run(sandbox["a b/armature"], words(line))
    #expect(result.output.hasPrefix("Created x/Notes: 1 file from the template “small”.\n"), "\(result.error)")
  }

  @Test("prints errors to standard error, and leaves nothing behind")
  func refused() throws {
    for (line, status) in [("frob", 2), ("new class", 3), ("new a/../..", 3), ("new ..", 3)] as [(String, Int32)] {
      let result = try run(line)
      #expect(result.status == status && result.output.isEmpty && result.error.hasPrefix("error: "))
    }
    #expect(try sandbox.entries().isEmpty)
  }

  @Test("is replaced by the app: the arguments and the exit code are the app's")
  func runs() throws {
    try sandbox.write("#!/bin/sh\necho \"swift $*\"\nexit 7\n", to: "bin/swift", executable: true)
    let result = try run("new Notes --run", path: sandbox["bin"] + ":/bin:/usr/bin")
    #expect(result.status == 7)
    #expect(result.output.hasSuffix("Running it:\nswift run --package-path Notes Notes\n") && result.error.isEmpty)
    let none = try run("new Books --run", path: sandbox["empty"])
    #expect(none.status == 1 && none.error == "error: swift cannot be started: No such file or directory\n")
  }

  @Test(
    "reports that its output cannot be written, and keeps the app that it has made",
    arguments: [(">/dev/full", "No space left on device"), (">&-", "Bad file descriptor")])
  func unwritable(redirection: String, reason: String) throws {
    // Also where there is nothing to print.
    for line in ["new Notes --run", "new Books --quiet", "help"] {
      let result = try shell("exec \"$0\" \(line) \(redirection)")
      #expect(result.status == 1 && result.error == "error: the output cannot be written: \(reason)\n")
    }
    #expect(sandbox.exists("Notes/Package.swift") && sandbox.exists("Books/Package.swift"))
    #expect(try shell("exec \"$0\" new Notes 2>&-").status == 4)
  }

  @Test("reports a file that is too large, and leaves nothing behind")
  func tooLarge() throws {
    let result = try shell("ulimit -f 1; exec \"$0\" new a/Notes")
    #expect(result.status == 4)
    #expect(result.error.hasPrefix("error: a/Notes/") && result.error.hasSuffix(" cannot be written: File too large\n"))
    #expect(try sandbox.entries().isEmpty)
  }

  @Test("makes nothing if it is interrupted before it is done", arguments: [SIGINT, SIGTERM, SIGHUP])
  func interrupted(signal: Int32) throws {
    _ = try sandbox.template()
    // It runs git last, after it has made all files.
    let script = "#!/bin/sh\ncat \"$2/Package.swift\" > files\nkill -\(signal) $PPID\n"
    try sandbox.write(script, to: "bin/git", executable: true)
    let result = try run("new a/Notes --templates Templates", path: sandbox["bin"] + ":/bin:/usr/bin")
    #expect(result.status != 0 && result.output.isEmpty)
    #expect(try sandbox.entries() == ["Templates", "bin", "files"])
  }
}
