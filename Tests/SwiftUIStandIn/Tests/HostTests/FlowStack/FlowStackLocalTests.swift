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

  private func stages(_ generation: Generation, _ owner: Owner) -> [Stage] {
    [
      Stage(generation) { Example(owner: owner) },
      Stage(generation) { PlainStack(generation) { Example(owner: owner, ownsNavigation: false) } },
    ]
  }

  @Test("it comes and goes with its binding, and is not among the owner's routes", arguments: Generation.tested)
  func binding(_ generation: Generation) async {
    for index in 0..<2 {
      let owner = Owner()
      let stage = stages(generation, owner)[index]
      await stage.rest()
      owner.showsHelp = true
      await stage.rest()
      #expect(stage.window.outline == "0 > Help" && owner.routes == [])
      owner.showsHelp = false
      await stage.rest()
      #expect(stage.window.outline == "0")
      owner.showsHelp = true
      await stage.rest()
      #expect(stage.window.tap("Seven"))
      await stage.rest()
      #expect(stage.window.outline == "0 > Help > 7" && owner.numbers == [7])
      owner.routes.append(Route(8, as: .cover))
      await stage.rest()
      #expect(stage.window.outline == "0 > Help > 7 | \(generation.cover): 8")
      owner.routes.removeLast(2)
      await stage.rest()
      #expect(stage.window.outline == "0 > Help" && owner.showsHelp)
      #expect(stage.window.back())
      await stage.rest()
      #expect(stage.window.outline == "0" && !owner.showsHelp && stage.window.failures == [])
    }
  }

  @Test("a route that goes for any reason resets its binding", arguments: Generation.tested)
  func causes(_ generation: Generation) async {
    let causes: [@MainActor (Owner, Stage) -> Void] = [
      { $1.window.back() }, { $1.window.popGesture(to: 0) },
      { owner, _ in owner.showsHelp = false },
    ]
    for cause in causes {
      let owner = Owner()
      let stage = Stage(generation) { Example(owner: owner) }
      owner.showsHelp = true
      await stage.rest()
      #expect(stage.window.outline == "0 > Help")
      cause(owner, stage)
      await stage.rest()
      #expect(!owner.showsHelp && stage.window.outline == "0" && stage.window.failures == [])
    }
    let owner = Owner()
    let stage = Stage(generation) { Example(owner: owner) }
    owner.draft = "a"
    await stage.rest()
    #expect(stage.window.outline == "0 | sheet: Draft" && stage.window.texts.contains("a"))
    #expect(stage.window.swipeDown())
    await stage.rest()
    #expect(owner.draft == nil && stage.window.outline == "0" && stage.window.failures == [])
  }

  @Test("another item is shown in the same screen", arguments: Generation.tested)
  func item(_ generation: Generation) async {
    for index in 0..<2 {
      let owner = Owner()
      let stage = stages(generation, owner)[index]
      owner.draft = "a"
      await stage.rest()
      stage.window.fill("Own", with: "mine")
      owner.draft = "b"
      await stage.rest()
      #expect(stage.window.texts.contains("b") && stage.window.fields["Own"] == "mine")
      owner.draft = nil
      stage.window.update()
      #expect(stage.window.isMoving && stage.window.texts.contains("b"))
      await stage.rest()
      #expect(stage.window.outline == "0" && stage.window.failures == [])
    }
  }

  @Test("several at once come one after the other", arguments: Generation.tested)
  func sequence(_ generation: Generation) async {
    for index in 0..<2 {
      let owner = Owner()
      let stage = stages(generation, owner)[index]
      await stage.rest()
      (owner.showsHelp, owner.showsMore, owner.draft) = (true, true, "a")
      var seen: Set<String> = []
      for _ in 0..<3 {
        await stage.rest()
        seen.insert(stage.window.outline)
        if !stage.window.swipeDown() { stage.window.back() }
      }
      await stage.rest()
      #expect(seen == ["0 > Help", "0 > More", "0 | sheet: Draft"])
      #expect(!owner.showsHelp && !owner.showsMore && owner.draft == nil)
      #expect(stage.window.outline == "0" && stage.window.failures == [])
      owner.showsHelp = true
      await stage.rest()
      (owner.showsHelp, owner.showsMore) = (false, true)
      await stage.rest()
      #expect(stage.window.outline == "0 > More")
      (owner.showsHelp, owner.showsMore) = (true, false)
      await stage.rest()
      #expect(stage.window.outline == "0 > Help" && stage.window.failures == [])
    }
  }

  @Test("it waits for its screen to be on top", arguments: Generation.tested)
  func waits(_ generation: Generation) async {
    let owner = Owner()
    owner.routes = [Route(5)]
    let stage = Stage(generation) { Example(owner: owner) }
    await stage.rest()
    owner.showsHelp = true
    await stage.rest()
    #expect(stage.window.outline == "0 > 5" && owner.showsHelp)
    #expect(stage.window.back())
    await stage.rest()
    #expect(stage.window.outline == "0 > Help" && stage.window.failures == [])
  }

  @Test("a late false removes no other screen", arguments: Generation.tested)
  func late(_ generation: Generation) async {
    let owner = Owner()
    let stage = Stage(generation) { Example(owner: owner) }
    stage.window.remembersReports = true
    owner.draft = "a"
    await stage.rest()
    #expect(stage.window.swipeDown())
    await stage.rest()
    owner.routes = [Route(5, as: .sheet)]
    await stage.rest()
    owner.draft = nil
    owner.showsHelp = false
    stage.window.repeatReports(last: 3)
    await stage.rest()
    #expect(stage.window.outline == "0 | sheet: 5" && owner.numbers == [5])
    owner.routes = []
    await stage.rest()
    owner.draft = "b"
    await stage.rest()
    stage.window.repeatReports(last: 3)
    await stage.rest()
    #expect(stage.window.outline == "0 | sheet: Draft" && owner.draft == "b" && stage.window.failures == [])
  }

  @Test("it goes with its view, and the binding stays as it is", arguments: Generation.tested)
  func viewGoes(_ generation: Generation) async {
    for index in 0..<2 {
      let owner = Owner()
      let stage = stages(generation, owner)[index]
      owner.showsHelp = true
      await stage.rest()
      owner.hasView = false
      await stage.rest()
      #expect(stage.window.outline == "0" && owner.showsHelp)
      owner.hasView = true
      await stage.rest()
      #expect(stage.window.outline == "0 > Help" && stage.window.failures == [])
    }
  }

  @Test("a screen that cannot be shown resets its binding")
  func refused() async {
    final class Owner: ObservableObject { @Published var isOn = false }
    struct Sheet: View {
      @ObservedObject var owner: Owner
      var body: some View {
        FlowStack(path: .constant(FlowPath())) {
          FlowLink("Open", value: 1, as: .sheet(stack: false))
            .flowDestination(for: Int.self) { _ in
              Text("Sheet").flowDestination(isPresented: $owner.isOn) { Text("Never") }
            }
        }
      }
    }
    let owner = Owner()
    let stage = Stage(.newest) { Sheet(owner: owner) }
    await stage.rest()
    #expect(stage.window.tap("Open"))
    await stage.rest()
    owner.isOn = true
    await stage.rest()
    #expect(!owner.isOn && stage.window.outline == "Open | sheet: Sheet" && stage.window.failures == [])
  }

  @Test("outside of a stack, a message says so")
  func outside() throws {
    let scene = try FlowScene(root: PageFlow())
    struct Lost: View {
      @State private var isOn = true
      var body: some View { Text("Here").flowDestination(isPresented: $isOn) { Text("There") } }
    }
    let message = "flowDestination needs a FlowStack around its view, but there is none."
    #expect(Window(.newest) { Lost() }.texts == ["Here", message])
    let window = Window(.newest) {
      FlowStack { CoordinatorView(scene) }
        .views(for: HostTests.Page.self) { _, _ in Lost() }
    }
    window.settle()
    #expect(window.texts == ["Here", message])
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
    for _ in 0..<20 { await Task.yield() }
    #expect(probe.model == nil && flow == nil && content == nil)
  }

  @Test("the examples of the comments", arguments: Generation.tested)
  func documented(_ generation: Generation) async {
    let stage = Stage(generation) { Documented() }
    await stage.rest()
    #expect(stage.window.tap("Help"))
    await stage.rest()
    #expect(stage.window.outline == "Help | sheet: Help")
    #expect(stage.window.swipeDown())
    await stage.rest()
    #expect(stage.window.tap("Edit"))
    await stage.rest()
    #expect(stage.window.outline == "Help > Draft: New")
    #expect(stage.window.failures == [])
  }
}
