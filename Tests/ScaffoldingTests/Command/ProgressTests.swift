import Foundation
import Testing

// @testable: runs the command within the process, and hears what it shows.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("A command that builds something")
struct ProgressTests {
  @Test(
    "says so before it does, but not with --quiet or --json",
    arguments: [
      ("add view App.home --project Notes", "Building the app to read the rows of App.home…", ["--quiet", "--json"]),
      ("doctor --links --project Notes", "Building the flows to check their links…", ["--json"]),
      (
        "templates check small --templates Templates",
        "Building an app from the template “small”, and running its tests…", ["--json"]
      ),
    ])
  func progress(line: String, sentence: String, silent: [String]) throws {
    let sandbox = try Sandbox()
    try sandbox.makeNotes()
    _ = try sandbox.template()
    try sandbox.write("#!/bin/sh\necho \"$*\" >> '\(sandbox["log"])'\nexit 1\n", to: "bin/swift", executable: true)
    let line = words(line).map { ["Notes", "Templates"].contains($0) ? sandbox[$0] : $0 }
    var shown = ""
    var command = CommandLineTool(environment: ["PATH": "\(sandbox["bin"]):/usr/bin:/bin"], executable: nil)
    command.show = { text in
      #expect((try? sandbox.text("log"))?.contains("test ") != true, "The build has begun already.")
      shown += text
    }
    let response = command.run(line)
    #expect(shown == "\(sentence)\n" && !response.output.contains(sentence), "\(response)")
    #expect(try sandbox.text("log").contains("test "))
    for option in silent {
      shown = ""
      try sandbox.remove("log")
      _ = command.run(line + [option])
      #expect(try sandbox.text("log").contains("test ") && shown.isEmpty, "\(option): \(shown)")
    }
  }
}
