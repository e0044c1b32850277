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
          NavigationLink("text", value: "text")
        }
        .navigationTitle("root")
        .navigationDestination(for: Int.self) { number in
          NavigationLink("next", value: number + 1).navigationTitle("\(number)")
        }
      }
    }
  }

  @Test("shows its path, and takes any change of it in one update from iOS 16 on", arguments: Generation.allCases)
  func path(_ generation: Generation) {
    let model = Model()
    let window = Window(generation) { Numbers(model: model) }
    #expect(window.outline == "root")
    for path in [[1, 2, 3], [1], [4, 5], []] {
      model.path = path
      window.update()
      #expect(window.outline == (["root"] + path.map { "\($0)" }).joined(separator: " > "))
    }
    window.expectNoFailures()
    #expect(window.tooNew.isEmpty == (generation >= .iOS16))
  }

  @Test("reports the user's actions to its path")
  func gestures() {
    let model = Model()
    let window = Window(.iOS17) { Numbers(model: model) }
    window.tap("one")
    window.tap("next")
    window.tap("next")
    #expect(model.path == [1, 2, 3])
    window.back()
    #expect(model.path == [1, 2])
    window.popGesture(to: 0)
    #expect(model.path.isEmpty && window.outline == "root")
    #expect(!window.back())
    window.expectNoFailures()
  }

  @Test("fails if no view shows a value")
  func noDestination() {
    let window = Window(.iOS17) {
      NavigationStack { NavigationLink("text", value: "text") }
    }
    window.tap("text")
    window.expectFailure("no navigationDestination shows a value of type String")
  }

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
    for hasID in [true, false] {
      let model = Model()
      let window = Window(.iOS17) { Root(model: model, hasID: hasID) }
      model.path = [1]
      window.settle()
      model.path = [2]
      window.settle()
      #expect(window.texts == [hasID ? "2" : "1"])
    }
  }

  @Test("pushes views by bindings, and pops them by dismiss")
  func bindings() {
    struct Page: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("done") { dismiss() }.navigationTitle("page") }
    }
    struct Root: View {
      @ObservedObject var model: Model
      var body: some View {
        NavigationStack {
          Text("root")
            .navigationDestination(isPresented: $model.isOn) { Page() }
            .navigationDestination(item: $model.item) { Text("item \($0.id)") }
        }
      }
    }
    let model = Model()
    let window = Window(.iOS17) { Root(model: model) }
    model.isOn = true
    window.settle()
    #expect(window.outline == "root > page")
    window.tap("done")
    #expect(!model.isOn && window.outline == "root")
    model.item = Item(id: 3)
    window.settle()
    #expect(window.outline == "root > item 3")
    window.back()
    #expect(model.item == nil)
    window.expectNoFailures()
  }

  @Test("fails where it is not allowed")
  func nesting() {
    let list = Window(.iOS17) {
      NavigationStack { List { Text("row").navigationDestination(for: Int.self) { Text("\($0)") } } }
    }
    list.expectFailure("a navigationDestination stands in a list")
    let nested = Window(.iOS17) {
      NavigationStack { NavigationStack { Text("inner") } }
    }
    nested.expectFailure("a stack stands on a page of another stack")
    let inTabs = Window(.iOS17) {
      NavigationStack { TabView { NavigationStack { Text("inner") }.tag(0) } }
    }
    inTabs.expectNoFailures()
    let split = Window(.iOS17) {
      NavigationStack {
        NavigationSplitView {
          Text("sidebar")
        } detail: {
          Text("detail")
        }
      }
    }
    split.expectFailure("a split view stands on a page of a stack")
  }

  @Test("an item of a toolbar without content is drawn all the same, and a condition around it needs iOS 16")
  func toolbarItems() {
    struct Root: View {
      let isAround: Bool
      let isOn: Bool
      var body: some View {
        if isAround {
          Text("root").toolbar { if isOn { ToolbarItem { Button("Done") {} } } }
        } else {
          Text("root").toolbar { ToolbarItem { if isOn { Button("Done") {} } } }
        }
      }
    }
    for (isAround, isOn) in [(true, true), (true, false), (false, true), (false, false)] {
      let window = Window(.iOS17) { Root(isAround: isAround, isOn: isOn) }
      if isAround || isOn { window.expectNoFailures() } else { window.expectFailure("an item without content") }
      #expect(window.texts.contains("Done") == isOn)
      #expect((Window(.iOS15) { Root(isAround: isAround, isOn: isOn) }).tooNew.isEmpty != isAround)
    }
  }
}
