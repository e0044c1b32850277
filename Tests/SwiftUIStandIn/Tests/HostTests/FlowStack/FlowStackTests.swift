import Armature
import Testing

// @testable: looks at the model behind a stack.
@testable import ArmatureUI
// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

protocol Animal: Sendable { var name: String { get } }

struct Dog: Animal, Hashable { let name: String }

@MainActor
@Suite("Stacks without a coordinator")
struct FlowStackTests {
  final class Owner: ObservableObject {
    @Published var path = FlowPath()
    @Published var value: Int?
    let stack = StackOwner()
  }

  struct Example: View {
    @ObservedObject var owner: Owner

    var body: some View {
      FlowStack(path: $owner.path) {
        VStack {
          FlowLink("Seven", value: 7)
          FlowLink("Maybe", value: owner.value)
          FlowLink("Rex", value: Dog(name: "Rex"), as: .sheet)
          FlowLink("Lost", value: true)
        }
        .navigationTitle("Root")
        .flowDestination(for: Int.self) { StackScreen(owner: owner.stack, number: $0) }
        .flowDestination(for: (any Animal).self) { Text("Animal").navigationTitle($0.name) }
        .flowDestination(for: String.self, editing: { TextField("Text", text: $0).navigationTitle("Text") })
      }
    }
  }

  private let owner = Owner()

  @Test("links push, back pops, and the path is followed in its styles")
  func links() async throws {
    let stage = Stage { Example(owner: owner) }
    await stage.shows("Root")
    await stage.does { $0.tap("Seven") }
    await stage.shows("Root > 7 > 8") { $0.tap("Next") }
    #expect(owner.path == FlowPath([7, 8]))
    await stage.shows("Root > 7") { $0.back() }
    #expect(owner.path == FlowPath([7]))
    var path = FlowPath([1, 2])
    try path.append(Dog(name: "Rex"), as: .sheet(stack: false))
    await stage.shows("Root > 1 > 2 | sheet: Rex") { owner.path = path }
    await stage.shows("Root > 1") { owner.path = FlowPath([1]) }
    owner.path = FlowPath([1, 2, 3])
    await stage.shows("Root > 1 > 3") { _ in try? owner.path.remove { $0 as? Int == 2 } }
    #expect(throws: NavigationError.notFound) { try owner.path.remove { $0 is String } }
    #expect(owner.path == FlowPath([1, 3]))
    // A view changes its value in place.
    await stage.does { owner.path = FlowPath(["a"]) }
    await stage.shows("Root > Text") { $0.fill("Text", with: "b") }
    #expect(owner.path == FlowPath(["b"]))
  }

  @Test("a path compares identities, and values if the identities are new", arguments: Generation.tested)
  func path(_ generation: Generation) async throws {
    owner.path = FlowPath([1, 2])
    let stage = await Stage(generation) { Example(owner: owner) }.atRest()
    stage.window.fill("Own", with: "two")
    try await stage.shows("Root > 1 > 3") {
      try owner.path.routes.update(owner.path.routes.topID) { $0 = AnyDestination(3) }
    }
    #expect(stage.window.fields["Own"] == "two")
    await stage.does { owner.path = FlowPath([1, 3, 4]) }
    try await stage.does { try owner.path.routes.update(owner.path.routes.routes[1].id) { $0 = AnyDestination(5) } }
    try await stage.shows("Root > 1 > 5") { try owner.path.removeLast() }
    #expect(stage.window.fields["Own"] == "two")
    let ids = owner.path.routes.routes.map(\.id)
    await stage.shows("Root > 1 > 5 > 6") { $0.tap("Next") }
    #expect(owner.path == FlowPath([1, 5, 6]) && owner.path.routes.routes.prefix(2).map(\.id) == ids)
  }

  @Test("a value is drawn by its type, by one of its protocols, or by a message that names it")
  func types() async {
    let stage = await Stage { Example(owner: owner) }.atRest()
    await stage.shows("Root | sheet: Rex") { $0.tap("Rex") }
    await stage.does { $0.swipeDown() }
    await stage.does { $0.tap("Lost") }
    let message = stage.window.texts.joined()
    #expect(
      message.contains("No view is registered for Bool; there are views for") && message.contains("Int"), "\(message)")
  }

  @Test("a link without a value is disabled, and gets one")
  func disabled() async {
    let stage = Stage { Example(owner: owner) }
    await stage.does { !$0.tap("Maybe") }
    await stage.does { owner.value = 3 }
    await stage.does { $0.tap("Maybe") }
    #expect(owner.path == FlowPath([3]))
  }

  @Test("a link to a value of another type names both and changes nothing; links outside of a stack say so")
  func complaints() async throws {
    let routes = StackOwner()
    routes.routes = [Route(1)]
    let stage = try await StackPlace.own.stage(routes, .newest)
    #expect(
      stage.window.texts.contains("The link's value is of type String, but the routes of this FlowStack are of Int."))
    #expect(stage.window.control("Word") == nil)
    let flow = PageFlow()
    let scene = try FlowScene(root: flow)
    let outside = await Stage {
      VStack {
        FlowLink("Lost", value: 1)
        CoordinatorView(scene).views(for: Page.self) { _, _ in
          FlowLink("Wrong", value: 1)
          FlowLink("Other", value: SelectionTests.NotesDestination.notes)
          FlowLink("Right", value: Page.page(1))
        }
      }
    }.atRest()
    for (type, reason) in [
      ("Int", "but there is no FlowStack around it."), ("Int", "which is not a destination of the PageFlow around it."),
      ("NotesDestination", "which is not a destination of the PageFlow around it."),
    ] {
      #expect(outside.window.texts.contains("The link's value is of type \(type), \(reason)"))
    }
    await outside.does { $0.tap("Right") }
    #expect(flow.routes.map(\.destination) == [.page(1)])
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
    let stage = Stage { FlowStack { CoordinatorView(scene) }.views(for: Page.self) { _, _ in Lost() } }
    await stage.rest()
    #expect(stage.window.texts == ["Here", message])
  }

  @Test("a window that is gone keeps neither its flow nor its screens", arguments: Generation.tested)
  func lifetime(_ generation: Generation) async throws {
    weak var model: FlowStackModel?
    weak var flow: Coordinator<AnyDestination>?
    weak var content: LocalContent?
    try await { () async throws in
      let owner = StackOwner()
      let stage = await Stage(generation) { FlowStack { StackRoot(owner: owner) } }.atRest()
      await stage.does { (owner.showsHelp, owner.draft) = (true, "a") }
      (model, flow) = (owner.stack, owner.stack?.flow)
      content = flow?.routes.last?.destination.base as? LocalContent
      #expect(flow != nil && content != nil)
    }()
    await Pacer.letTasksRun()
    #expect(model == nil && flow == nil && content == nil)
  }

  @Test("the host's environment reaches screens on a borrowed stack", arguments: Generation.tested)
  func environment(_ generation: Generation) async throws {
    struct Inner: View {
      @State private var routes = [Route(1)]
      var body: some View {
        FlowStack(routes: $routes, ownsNavigation: false) {
          Text("Inner")
            .flowDestination(for: Int.self) { number in
              if number == 1 {
                FlowLink("Page", value: 2)
              } else {
                CoordinatorView { PageColumns(sidebar: PageFlow(root: .page(5))) }
              }
            }
        }
        .splitPlaceholder { Text("Own placeholder") }
      }
    }
    let stage = await Stage(generation, .regular) { PlainStack(generation) { Inner() } }.atRest()
    await stage.does { $0.tap("Page") }
    #expect(stage.window.texts.contains("Own placeholder"), "\(stage.window.texts)")
  }
}
