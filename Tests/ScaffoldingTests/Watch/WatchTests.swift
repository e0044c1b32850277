import Foundation
import Testing

// @testable: runs the command within the process, and works at its own pace.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("A watched app")
struct WatchTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.writeRecord()
    try sandbox.write("// 1\n", to: "Notes/Sources/Notes/Main.swift")
    try sandbox.write("// 1\n", to: "Notes/Sources/NotesFlows/App.swift")
    try sandbox.write("old", to: "Notes/.build/watch/state.json.previous")
    // A source with an error does not build.
    try sandbox.write(
      """
      #!/bin/sh
      case "$*" in *show-bin-path*) echo '\(sandbox["bin"])'; exit;; esac
      if grep -q wrong '\(sandbox["Notes"])'/Sources/*/*.swift; then echo 'App.swift:1: error: it is <wrong>'; exit 1; fi
      echo "$*" >> '\(sandbox["log"])'
      """, to: "bin/swift", executable: true)
    // It ends when somebody writes into the pipe `end` how.
    #expect(mkfifo(sandbox["end"], 0o644) == 0)
    try sandbox.write(
      """
      #!/bin/sh
      cd '\(sandbox.path)'
      if [ "$1" = storyboard ]; then
        source=$(cat Notes/Sources/NotesFlows/App.swift)
        case "$source" in *slow*) echo $$ > drawing; exec sleep 600;; *ends*) echo 'error: no memory' >&2; exit 1;; esac
        echo '<body><p id="build" role="alert"></p>' "$3 $source" > "$2"
        exit 1
      fi
      echo "$*: $(cat Notes/Sources/NotesFlows/App.swift), $([ -e Notes/.build/watch/state.json.previous ] && echo old)" >> log
      read how < end
      if [ "$how" = kill ]; then kill -9 $$; fi
      exit "$how"
      """, to: "bin/Notes", executable: true)
  }

  private var log: [String] {
    let text = (try? sandbox.text("log")) ?? ""
    return text.replacingOccurrences(of: sandbox["Notes"], with: "Notes").split(separator: "\n").map(String.init)
  }

  private static let build = "build --product Notes --package-path Notes"
  private static func start(_ source: String, replays: Bool = true) -> String {
    let session = replays ? " --record Notes/.build/watch/session.txt --replay Notes/.build/watch/session.txt" : ""
    return "terminal --state Notes/.build/watch/state.json\(session): // \(source), "
  }

  /// Runs the app while the steps are done, each as soon as the log has as many lines as it says, and the step is ready.
  /// The end by a signal counts as a line.
  private func watch(
    replays: Bool = true, storyboard: String? = nil, _ steps: [(lines: Int, step: () throws -> Void)],
    isReady: @escaping (_ step: Int) -> Bool = { _ in true }
  ) throws -> (status: Int32, text: String) {
    let path = "\(sandbox["bin"]):/usr/bin:/bin"
    var watch = try Watch(
      Project(at: sandbox["Notes"]), product: nil, replays: replays, storyboard: storyboard,
      environment: ["PATH": path])
    var (rest, shown, looks) = (steps[...], "", 0)
    watch.pause = {
      usleep(1000)
      looks += 1
      if looks == 30_000 {
        Issue.record("it goes on without a change: \(log) \(shown)")
        try? end("1")
      }
      let lines = log.count + shown.components(separatedBy: "ended by the signal").count - 1
      guard let next = rest.first, lines == next.lines, isReady(rest.startIndex) else { return }
      rest.removeFirst()
      #expect(throws: Never.self) { try next.step() }
    }
    let status = try watch.run { shown += $0 }
    #expect(rest.isEmpty)
    return (status, shown)
  }

  private func write(_ text: String) throws {
    try sandbox.write("// \(text)\n", to: "Notes/Sources/NotesFlows/App.swift")
  }

  /// Waits until the app reads.
  private func end(_ how: String) throws {
    let pipe = try FileHandle(forWritingTo: URL(fileURLWithPath: sandbox["end"]))
    try pipe.write(contentsOf: Data((how + "\n").utf8))
    try pipe.close()
  }

  @Test("starts without the place of the last time, and again after a change, and the command ends as the app does")
  func changes() throws {
    let (status, _) = try watch([
      (2, { try write("2, longer") }), (4, { try sandbox.write("", to: "Notes/Sources/NotesFlows/New.swift") }),
      (6, { try end("3") }),
    ])
    #expect(status == 3)
    #expect(log == ["1", "2, longer", "2, longer"].flatMap { [Self.build, Self.start($0)] })
  }

  @Test(
    "is built once for each kind of save: by another name, in a new folder, and in the same second with the same size")
  func saves() throws {
    let folder = "Notes/Sources/NotesFlows"
    let file = URL(fileURLWithPath: sandbox["\(folder)/App.swift"])
    var date: Date? {
      get throws { try file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate }
    }
    func write(_ text: String, at date: Date?) throws {
      try sandbox.write("// \(text)\n", to: "\(folder)/App.swift")
      try FileManager.default.setAttributes([.modificationDate: date ?? .now], ofItemAtPath: file.path)
    }
    // A line for each moment between two looks.
    _ = try watch([
      (2, { try sandbox.link("\(folder)/.#App.swift", to: "ada@computer.1") }),
      (2, { try sandbox.write("// 2\n", to: "\(folder)/App.swift.tmp") }),
      (2, { try FileSystem.move(sandbox["\(folder)/App.swift.tmp"], to: file.path) }),
      (4, { try sandbox.write("", to: "\(folder)/New/A.swift") }),
      (4, { try sandbox.write("", to: "\(folder)/New/Deep/B.swift") }),
      (6, { try write("3", at: date) }),
      // Nothing has changed.
      (8, { try write("3", at: .now) }), (8, {}), (8, { try end("0") }),
    ])
    #expect(log == ["1", "2", "2", "3"].flatMap { [Self.build, Self.start($0)] })
  }

  @Test("is told to repeat the session, in a folder that only the user can read, unless the user does not want that")
  func replays() throws {
    let session = "Notes/.build/watch/session.txt"
    try sandbox.write("old\n", to: session)
    func check() throws {
      #expect(try sandbox.text(session) == "" && FileSystem.permissions(of: sandbox["Notes/.build/watch"]) == 0o700)
      try end("0")
    }
    _ = try watch([(2, check)])
    #expect(!sandbox.exists(session))
    _ = try watch(replays: false, [(4, { try end("0") })])
    #expect(log == [Self.build, Self.start("1"), Self.build, Self.start("1", replays: false)])
    #expect(!sandbox.exists(session))
  }

  @Test("starts again as it was after a build that fails, below the first error; also if it did not build at first")
  func failures() throws {
    let (_, text) = try watch([
      (2, { try write("wrong") }), (3, { try write("right again") }), (5, { try end("0") }),
    ])
    #expect(log == [Self.build, Self.start("1"), Self.start("wrong"), Self.build, Self.start("right again")])
    #expect(text.components(separatedBy: "\nApp.swift:1: error: it is <wrong>\n").count == 2)
    try sandbox.remove("log")
    try write("wrong")
    let first = try watch([(0, { try write("right") }), (2, { try end("0") })])
    #expect(first.text.contains("it is <wrong>") && log == [Self.build, Self.start("right")])
  }

  @Test("that is ended by a signal starts again after a change")
  func signals() throws {
    let (status, text) = try watch([(2, { try end("kill") }), (3, { try write("2, longer") }), (5, { try end("0") })])
    #expect(status == 0)
    #expect(text.contains("The app was ended by the signal 9. It starts again when a source changes.\n"))
    #expect(log == [Self.build, Self.start("1"), Self.build, Self.start("2, longer")])
  }

  @Test(
    "draws a page after each build, which keeps the last map and shows the error if the app does not build or draws none"
  )
  func storyboards() throws {
    func page(_ problem: String, _ source: String) -> String {
      "<body><p id=\"build\" role=\"alert\">\(problem)</p> --live // \(source)\n"
    }
    let pages = [
      page("", "1"), page("App.swift:1: error: it is &lt;wrong&gt;", "1"), page("", "2, longer"),
      page("the storyboard is not drawn: error: no memory", "2, longer"),
    ]
    var drawing = ""
    let (_, text) = try watch(
      storyboard: sandbox["map.html"],
      [
        (2, { try write("wrong") }), (3, { try write("2, longer") }), (5, { try write("ends") }),
        (7, { try write("slow") }), (9, { drawing = try sandbox.text("drawing") }), (9, { try end("0") }),
      ],
      isReady: { $0 < 4 ? (try? sandbox.text("map.html")) == pages[$0] : sandbox.exists("drawing") })
    #expect(text.contains("Open \(sandbox["map.html"]) in a browser"))
    #expect(text.contains("\nthe storyboard is not drawn: error: no memory\n"))
    // A drawing does not outlive the command.
    let id = try #require(pid_t(drawing.dropLast()))
    #expect(kill(id, 0) != 0)
  }

  @Test("draws no page where there can be none")
  func noPage() throws {
    for (page, reason) in [
      ("map", "“map” is not the path of a page; expected one such as map.html"),
      ("no/map.html", "no/map.html cannot be written: no is not a folder"),
    ] {
      #expect(throws: ScaffoldingError(.usage, reason)) {
        _ = try Watch(Project(at: sandbox["Notes"]), product: nil, storyboard: page, environment: [:])
      }
    }
  }

  @Test("needs a terminal, an executable and a compiler, else one message says so")
  func refusals() throws {
    func said(_ path: String, _ options: String = "", isInTerminal: Bool = true) -> String {
      var command = CommandLineTool(environment: ["PATH": path], executable: nil)
      if isInTerminal { command.ask = { _ in nil } }
      return sandbox.short(command.run(words("watch --project \(sandbox["Notes"]) \(options)")).error)
    }
    let path = "\(sandbox["bin"]):/usr/bin:/bin"
    #expect(
      said(path, isInTerminal: false) == """
        error: “armature watch” needs a terminal in which somebody types
        run the command itself in a terminal: “swift package armature watch” has none; \
        in a script, run the app with “swift run”

        """)
    #expect(said("/usr/bin:/bin") == "error: swift was not found\n")
    #expect(said(path, "--product Nots") == "error: bin/Nots cannot be started: No such file or directory\n")
    try sandbox.remove("Notes/Sources/Notes")
    #expect(
      said(path) == """
        error: Notes has no executable “Notes”
        name the executable that runs the flows in a terminal as --product <name>

        """)
  }
}
