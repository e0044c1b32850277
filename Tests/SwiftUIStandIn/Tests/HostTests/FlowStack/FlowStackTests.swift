import Armature
import Testing

// @testable: chooses the system for which the host draws.
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
    @Published var value: Int? = nil
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
        .flowDestination(for: Int.self) { number in
          FlowLink("Next", value: number + 1).navigationTitle("Number \(number)")
        }
        .flowDestination(for: (any Animal).self) { Text("Animal").navigationTitle($0.name) }
        .flowDestination(for: String.self, editing: { TextField("Text", text: $0).navigationTitle("Text") })
      }
    }
  }

  struct Documented: View {
    @State private var path = FlowPath()

    var body: some View {
      FlowStack(path: $path) {
        FlowLink("Seven", value: 7)
          .flowDestination(for: Int.self) { Text("Number \($0)") }
      }
    }
  }

  private func window(_ owner: Owner) -> Window {
    Window(.newest) { Example(owner: owner).environment(\.hostGeneration, .joined) }
  }

  @Test("links push, back pops, and the path follows")
  func links() {
    let owner = Owner()
    let window = window(owner)
    window.settle()
    #expect(window.outline == "Root")
    #expect(window.tap("Seven") && window.tap("Next"))
    window.settle()
    #expect(window.outline == "Root > Number 7 > Number 8" && owner.path == FlowPath([7, 8]))
    #expect(window.back())
    window.settle()
    #expect(owner.path == FlowPath([7]) && window.failures == [])
  }

  @Test("the owner's path is shown in its styles")
  func path() async throws {
    let owner = Owner()
    let stage = Stage(.newest) { Example(owner: owner) }
    await stage.rest()
    var path = FlowPath([1, 2])
    try path.append(Dog(name: "Rex"), as: .sheet(stack: false))
    owner.path = path
    await stage.rest()
    #expect(stage.window.outline == "Root > Number 1 > Number 2 | sheet: Rex")
    owner.path = FlowPath([1])
    await stage.rest()
    #expect(stage.window.outline == "Root > Number 1" && stage.window.failures == [])
  }

  @Test("a value is drawn by its type, by one of its protocols, or by a message that names it")
  func types() async {
    let owner = Owner()
    let stage = Stage(.newest) { Example(owner: owner) }
    await stage.rest()
    #expect(stage.window.tap("Rex"))
    await stage.rest()
    #expect(stage.window.outline == "Root | sheet: Rex")
    #expect(stage.window.swipeDown())
    await stage.rest()
    #expect(stage.window.tap("Lost"))
    await stage.rest()
    let message = stage.window.texts.joined()
    #expect(
      message.contains("No view is registered for Bool; there are views for") && message.contains("Int"), "\(message)")
  }

  @Test("a link without a value is disabled, and gets one")
  func disabled() {
    let owner = Owner()
    let window = window(owner)
    #expect(!window.tap("Maybe"))
    owner.value = 3
    window.settle()
    #expect(window.tap("Maybe"))
    window.settle()
    #expect(owner.path == FlowPath([3]))
  }

  @Test("a view changes its value in place")
  func editing() {
    let owner = Owner()
    let window = window(owner)
    owner.path = FlowPath(["a"])
    window.settle()
    #expect(window.fill("Text", with: "b"))
    window.settle()
    #expect(owner.path == FlowPath(["b"]) && window.outline == "Root > Text" && window.failures == [])
  }

  @Test("the example of the comments")
  func documented() {
    let window = Window(.newest) { Documented() }
    window.settle()
    #expect(window.tap("Seven"))
    window.settle()
    #expect(window.texts.contains("Number 7") && window.failures == [])
  }
}
