import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor @Suite("A navigation stack") struct StackTests {
  struct Numbers: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationStack(path: $model.path) {
        List {
          NavigationLink("one", value: 1)
        }
        .navigationTitle("root")
        .navigationDestination(for: Int.self) { number in
          NavigationLink("next", value: number + 1).navigationTitle("\(number)")
        }
      }
    }
  }

  @Test(
    "shows its path, and reports the user's actions to it",
    arguments: [
      Walk(
        "any change", on: [.iOS16, .iOS17, .iOS18, .iOS26, .macOS],
        """
        shows root, path 1 2 3, shows root > 1 > 2 > 3, path 1, shows root > 1, path 4 5, shows root > 4 > 5, path,
        shows root
        """),
      Walk("from iOS 16 on", on: [.iOS14, .iOS15], "needs NavigationStack"),
      Walk(
        "the user's actions",
        """
        tap one, tap next, tap next, holds path 1 2 3, back, holds path 1 2, pop 0, holds path, shows root, back,
        shows root
        """),
    ])
  func path(_ walk: Walk) { walk { Numbers(model: $0) } }

  @Test("a setter may be called again, late and with an old value")
  func lateSetters() {
    let model = Model()
    let window = Window(.iOS17) { Numbers(model: model) }
    model.path = [1, 2]
    window.update()
    window.remembersReports = true
    window.back()
    model.path = [7, 8]
    window.repeatReports()
    #expect(model.path == [1] && window.outline == "root > 1")
  }

  @Test("shows the page to which the user went back, also if the binding has kept its value")
  func refusals() {
    struct Root: View {
      @ObservedObject var model: Model
      var body: some View {
        NavigationStack(path: $model.firmPath) {
          Text("\(model.isOn)").navigationTitle("root").navigationDestination(for: Int.self) { Text("\($0)") }
        }
      }
    }
    Walk(
      "path 1 2, back, shows root > 1, on, settle, shows root > 1, holds path 1 2, path 1 2 3, shows root > 1 > 2 > 3")()
    {
      Root(model: $0)
    }
  }

  @Test("keeps the state of a page for another value, unless the page has an id of its own")
  func identity() {
    struct Counter: View {
      let number: Int
      @State private var first: Int?
      var body: some View {
        Text("\(first ?? number)").onAppear { first = number }
      }
    }
    struct Root: View {
      @ObservedObject var model: Model
      let hasID: Bool
      var body: some View {
        NavigationStack(path: $model.path) {
          Text("root").navigationDestination(for: Int.self) { number in
            if hasID { Counter(number: number).id(number) } else { Counter(number: number) }
          }
        }
      }
    }
    Walk("path 1, settle, path 2, settle, texts 1")() { Root(model: $0, hasID: false) }
    Walk("path 1, settle, path 2, settle, texts 2")() { Root(model: $0, hasID: true) }
  }

  @Test("fails where it is not allowed")
  func nesting() {
    Walk("fails a navigationDestination stands in a list")() { _ in
      NavigationStack { List { Text("row").navigationDestination(for: Int.self) { Text("\($0)") } } }
    }
    Walk("fails a stack stands on a page of another stack")() { _ in NavigationStack { NavigationStack { Text("a") } } }
    Walk("tap a, fails no navigationDestination shows a value of type String")() { _ in
      NavigationStack { NavigationLink("a", value: "a") }
    }
    Walk("texts inner")() { _ in NavigationStack { TabView { NavigationStack { Text("inner") }.tag(0) } } }
    Walk("fails a split view stands on a page of a stack")() { _ in
      NavigationStack {
        NavigationSplitView(columnVisibility: .constant(.all)) {
          Text("sidebar")
        } detail: {
          Text("detail")
        }
      }
    }
  }

  @Test("an item of a toolbar without content is drawn all the same, and a condition around it needs iOS 16")
  func toolbarItems() {
    struct Root: View {
      @ObservedObject var model: Model
      let isAround: Bool
      var body: some View {
        if isAround {
          Text("root").toolbar { if model.isOn { ToolbarItem { Button("Done") {} } } }
        } else {
          Text("root").toolbar { ToolbarItem { if model.isOn { Button("Done") {} } } }
        }
      }
    }
    Walk("texts root, on, texts root/Done")() { Root(model: $0, isAround: true) }
    Walk("fails an item without content, texts root, on, texts root/Done")() { Root(model: $0, isAround: false) }
    Walk(on: [.iOS15], "needs a condition in a toolbar")() { Root(model: $0, isAround: true) }
    let older = Window(.iOS15) { Root(model: Model(), isAround: false) }
    #expect(older.tooNew == [])
  }
}

extension Model {
  fileprivate var firmPath: [Int] {
    get { path }
    set { log.append("\(newValue)") }
  }
}
