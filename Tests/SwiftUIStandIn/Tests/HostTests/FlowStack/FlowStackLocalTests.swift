import Armature
import Testing

// @testable: looks at the model behind a stack.
@testable import ArmatureUI
// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("Screens that belong to one view of a stack")
struct FlowStackLocalTests {
  final class Owner: ObservableObject {
    @Published var routes: [Route<Int>] = []
    @Published var showsHelp = false
    @Published var showsMore = false
    @Published var draft: String?
    @Published var hasView = true
    var style = PresentationStyle.push

    var numbers: [Int] { routes.map(\.destination) }
  }

  struct Page: View {
    @ObservedObject var owner: Owner
    let number: Int

    var body: some View {
      VStack {
        FlowLink("Next", value: number + 1)
        if owner.hasView {
          Text("Help")
            .flowDestination(isPresented: $owner.showsHelp, as: owner.style) {
              VStack {
                Text("for \(number)")
                FlowLink("Seven", value: 7)
              }
              .navigationTitle("Help")
            }
            .flowDestination(isPresented: $owner.showsMore) { Text("More").navigationTitle("More") }
            .flowDestination(item: $owner.draft, as: .sheet) { Form(name: $0).navigationTitle("Draft") }
        }
      }
      .navigationTitle("\(number)")
    }
  }

  struct Example: View {
    @ObservedObject var owner: Owner
    var ownsNavigation = true

    var body: some View {
      FlowStack(routes: $owner.routes, ownsNavigation: ownsNavigation) {
        Page(owner: owner, number: 0)
          .flowDestination(for: Int.self) { Text("Page").navigationTitle("\($0)") }
      }
    }
  }

  struct Documented: View {
    @State private var showsHelp = false
    @State private var draft: String?

    var body: some View {
      FlowStack {
        Button("Help") { showsHelp = true }
          .flowDestination(isPresented: $showsHelp, as: .sheet) { Text("Help") }
        Button("Edit") { draft = "New" }
          .flowDestination(item: $draft) { Text("Draft: \($0)") }
      }
    }
  }

  private let owner = Owner()
  private let sheet = "0 | sheet: Draft"

  /// A stack of its own, or one that borrows the stack around it.
  private func stage(_ generation: Generation, borrows: Bool = false) -> Stage {
    Stage(generation) {
      if borrows {
        PlainStack(generation) { Example(owner: owner, ownsNavigation: false) }
      } else {
        Example(owner: owner)
      }
    }
  }

  @Test(
    "it is shown as its binding says, and is not among the owner's routes", arguments: Generation.tested,
    [false, true])
  func binding(_ generation: Generation, borrows: Bool) async {
    let stage = stage(generation, borrows: borrows)
    await stage.rest()
    await stage.shows("0 > Help") { owner.showsHelp = true }
    #expect(owner.routes == [])
    await stage.shows("0") { owner.showsHelp = false }
    await stage.does { owner.showsHelp = true }
    await stage.shows("0 > Help > 7") { $0.tap("Seven") }
    #expect(owner.numbers == [7])
    await stage.shows("0 > Help > 7 | \(generation.cover): 8") { owner.routes.append(Route(8, as: .cover)) }
    await stage.shows("0 > Help") { owner.routes.removeLast(2) }
    #expect(owner.showsHelp)
    await stage.shows("0") { $0.back() }
    #expect(!owner.showsHelp)
    await stage.does { owner.showsHelp = true }
    await stage.shows("0") { $0.popGesture(to: 0) }
    #expect(!owner.showsHelp)
    // It goes with its view, and the binding stays as it is.
    await stage.does { owner.showsHelp = true }
    await stage.shows("0") { owner.hasView = false }
    #expect(owner.showsHelp)
    await stage.shows("0 > Help") { owner.hasView = true }
  }

  @Test("it waits for its screen to be on top", arguments: Generation.tested)
  func waits(_ generation: Generation) async {
    owner.routes = [Route(5)]
    let stage = stage(generation)
    await stage.shows("0 > 5")
    await stage.shows("0 > 5") { owner.showsHelp = true }
    await stage.shows("0 > Help") { $0.back() }
  }

  @Test(
    "another item is shown in the same screen, and a swipe resets it", arguments: Generation.tested, [false, true])
  func item(_ generation: Generation, borrows: Bool) async {
    let stage = stage(generation, borrows: borrows)
    await stage.shows(sheet) { owner.draft = "a" }
    #expect(stage.window.texts.contains("a"))
    stage.window.fill("Own", with: "mine")
    await stage.shows(sheet) { owner.draft = "b" }
    #expect(stage.window.texts.contains("b") && stage.window.fields["Own"] == "mine")
    owner.draft = nil
    stage.window.update()
    #expect(stage.window.isMoving && stage.window.texts.contains("b"))
    await stage.shows("0")
    await stage.shows(sheet) { owner.draft = "a" }
    await stage.shows("0") { $0.swipeDown() }
    #expect(owner.draft == nil)
  }

  @Test("several at once are shown one after the other", arguments: Generation.tested, [false, true])
  func sequence(_ generation: Generation, borrows: Bool) async {
    let stage = stage(generation, borrows: borrows)
    await stage.rest()
    (owner.showsHelp, owner.showsMore, owner.draft) = (true, true, "a")
    var seen: Set<String> = []
    for _ in 0..<3 {
      await stage.rest()
      seen.insert(stage.window.outline)
      if !stage.window.swipeDown() { stage.window.back() }
    }
    #expect(seen == ["0 > Help", "0 > More", sheet])
    await stage.shows("0")
    #expect(!owner.showsHelp && !owner.showsMore && owner.draft == nil)
    await stage.does { owner.showsHelp = true }
    await stage.shows("0 > More") { (owner.showsHelp, owner.showsMore) = (false, true) }
    await stage.shows("0 > Help") { (owner.showsHelp, owner.showsMore) = (true, false) }
  }

  @Test("a late false removes no other screen", arguments: Generation.tested)
  func late(_ generation: Generation) async {
    let stage = stage(generation)
    stage.window.remembersReports = true
    await stage.does { owner.draft = "a" }
    await stage.does { $0.swipeDown() }
    await stage.does { owner.routes = [Route(5, as: .sheet)] }
    owner.draft = nil
    owner.showsHelp = false
    await stage.shows("0 | sheet: 5") { $0.repeatReports(last: 3) }
    #expect(owner.numbers == [5])
    await stage.does { owner.routes = [] }
    await stage.does { owner.draft = "b" }
    await stage.shows(sheet) { $0.repeatReports(last: 3) }
    #expect(owner.draft == "b")
  }

  @Test("a screen that cannot be shown resets its binding")
  func refused() async {
    struct Sheet: View {
      @ObservedObject var owner: Owner
      var body: some View {
        FlowStack(path: .constant(FlowPath())) {
          FlowLink("Open", value: 1, as: .sheet(stack: false))
            .flowDestination(for: Int.self) { _ in
              Text("Sheet").flowDestination(isPresented: $owner.showsHelp) { Text("Never") }
            }
        }
      }
    }
    let stage = await Stage { Sheet(owner: owner) }.atRest()
    await stage.does { $0.tap("Open") }
    await stage.shows("Open | sheet: Sheet") { owner.showsHelp = true }
    #expect(!owner.showsHelp)
  }

  @Test("outside of a stack, a message says so")
  func outside() async throws {
    let scene = try FlowScene(root: PageFlow())
    struct Lost: View {
      @State private var isOn = true
      var body: some View { Text("Here").flowDestination(isPresented: $isOn) { Text("There") } }
    }
    let message = "flowDestination needs a FlowStack around its view, but there is none."
    #expect(Window(.newest) { Lost() }.texts == ["Here", message])
    let stage = Stage { FlowStack { CoordinatorView(scene) }.views(for: HostTests.Page.self) { _, _ in Lost() } }
    await stage.rest()
    #expect(stage.window.texts == ["Here", message])
  }

  @Test("a window that is gone keeps neither its flow nor its screens", arguments: Generation.tested)
  func lifetime(_ generation: Generation) async {
    final class Probe { weak var model: FlowStackModel? }
    struct Finder: View {
      @Environment(\.flowStack) private var stack
      let probe: Probe
      var body: some View {
        probe.model = stack
        return EmptyView()
      }
    }
    let probe = Probe()
    weak var flow: Coordinator<Armature.AnyDestination>?
    weak var content: LocalContent?
    await { () async in
      let owner = Owner()
      let stage = Stage(generation) {
        FlowStack {
          Page(owner: owner, number: 0)
          Finder(probe: probe)
        }
      }
      (owner.showsHelp, owner.draft) = (true, "a")
      await stage.rest()
      flow = probe.model?.flow
      content = flow?.routes.last?.destination.base as? LocalContent
      #expect(flow != nil && content != nil)
    }()
    await Pacer.letTasksRun()
    #expect(probe.model == nil && flow == nil && content == nil)
  }

  @Test("the examples of the comments", arguments: Generation.tested)
  func documented(_ generation: Generation) async {
    let stage = await Stage(generation) { Documented() }.atRest()
    await stage.shows("Help | sheet: Help") { $0.tap("Help") }
    await stage.does { $0.swipeDown() }
    await stage.shows("Help > Draft: New") { $0.tap("Edit") }
  }
}
