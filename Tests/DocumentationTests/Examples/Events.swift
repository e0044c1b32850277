import Armature
import ArmatureExplorer
import ArmatureTesting
import Foundation
import TestSupport
import Testing

@Suite("Events, as the article tells of them")
@MainActor
struct EventExamples {
  private let flow = NotesApp.NotesCoordinator(store: NotesApp.NoteStore())
  private let scene: FlowScene

  init() throws { scene = try FlowScene(root: flow) }

  @Test("are told in order, one line each")
  func events() throws {
    var log: [String] = []
    scene.observeEvents { event in log.append("\(event)") }
    flow.push(.note(id: 7))
    scene.back()
    flow.goBack()
    let id = "#[0-9]+"
    let patterns = [
      "shown \(id) note\\(id: 7\\) as .push", "visible \(id) NotesDestination.note",
      "removed \(id) note\\(id: 7\\) \\(back\\)", "visible \(id) NotesDestination.list",
      "refused NotesCoordinator.goBack\\(_:\\): cannot go back that far: the flow has fewer screens above its root",
    ]
    #expect(log.count == 5)
    for (line, pattern) in zip(log, patterns) {
      #expect(line.range(of: "^\(pattern)$", options: .regularExpression) != nil, "\(line)")
    }
  }

  @Test("are a stream, too")
  func stream() async throws {
    @MainActor
    final class Log {
      var lines: [String] = []
      func append(_ line: String) { lines.append(line) }
    }
    let log = Log()
    let scene = scene
    let logging = Task { for await event in scene.events { log.append("\(event)") } }
    await Task.yield()
    flow.push(.note(id: 7))
    while log.lines.count < 2 { await Task.yield() }
    logging.cancel()
    await logging.value
    #expect(log.lines.last?.hasPrefix("visible") == true)
    let printing = Task {
      for await event in scene.events { print(event) }
    }
    printing.cancel()
  }

  @Test("send the visible screens to a service")
  func screens() throws {
    struct Analytics {
      let send: (String) -> Void
      func screen(_ name: String, link: String?, cause: String) { send("\(cause) \(name) \(link ?? "-")") }
    }
    var sent: [String] = []
    let analytics = Analytics { sent.append($0) }
    scene.observeEvents { event in
      guard case .visible(let node) = event.kind else { return }
      analytics.screen(node.screenName, link: event.link, cause: event.cause.rawValue)
    }
    flow.push(.note(id: 7))
    scene.back()
    // The notes of the articles are not Codable, so they have no links.
    #expect(sent == ["verb NotesDestination.note -", "back NotesDestination.list /"])
  }

  @Test("and sessions become scripts, which the driver repeats")
  func recorder() async throws {
    final class AppCoordinator: Coordinator<PlaceDestination> {
      init() { super.init(root: .home) }
    }
    enum PlaceDestination: Destination {
      case home, settings
      func screen(in flow: Coordinator<Self>) -> Screen<Self> {
        switch self {
        case .home: Screen("Home") { LinkRow("Settings", to: .settings) }
        case .settings: Screen("Settings")
        }
      }
    }
    let folder = TemporaryFolder()
    let file = folder.url.appendingPathComponent("walk.txt")
    let scenes = SceneDirectory { _ in AppCoordinator() }
    let scene = try scenes.open()
    let recorder = Recorder(scenes)
    recorder.didRecord = { script in try? script.write(to: file, atomically: false, encoding: .utf8) }
    if case .link(let open)? = scene.screen(of: scene.presentation.topNode.id)?.rows.first?.kind { open() }
    let script = try String(contentsOf: file, encoding: .utf8)
    #expect(script == "Settings\n" && script == recorder.script)
    let app = try AppDriver { AppCoordinator() }
    await app.replay(script)
    app.expect(screen: "Settings")
  }
}
