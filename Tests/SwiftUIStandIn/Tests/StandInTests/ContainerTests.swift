import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor @Suite("Containers") struct ContainerTests {
  struct Tabs: View {
    @ObservedObject var model: Model
    var body: some View {
      TabView(
        selection: Binding(
          get: { @MainActor in model.tab },
          set: { @MainActor tab in
            model.log.append(tab)
            model.tab = tab
          })
      ) {
        NavigationStack {
          NavigationLink("more") { Text("page") }.navigationTitle("first")
        }
        .tabItem { Label("A", systemImage: "a") }
        .tag("a")
        ForEach(["b", "c"], id: \.self) { name in
          DataTests.Counter(name: name).badge(2).tabItem { Text(name.uppercased()) }.tag(name)
        }
      }
    }
  }

  @Test("tabs are drawn when they are first selected, and keep their state")
  func tabs() {
    let model = Model()
    let window = Window(.iOS17) { Tabs(model: model) }
    #expect(window.tabs == ["[A]", "B 2", "C 2"])
    #expect(window.evaluations(of: DataTests.Counter.self) == [0])
    window.tap("more")
    window.select(tab: "B")
    window.tap("b 0")
    #expect(window.texts == ["b 1"] && window.evaluations(of: DataTests.Counter.self) == [2])
    window.select(tab: "A")
    #expect(window.outline == "first > page")
    model.tab = "b"
    window.update()
    #expect(window.texts == ["b 1"])
    window.expectNoFailures()
  }

  @Test("a tab is there when its view is, whatever modifiers it has")
  func modifiedTabs() {
    struct Badge: ViewModifier {
      @State private var text = "!"
      func body(content: Content) -> some View { content.badge(text) }
    }
    struct Root: View {
      @ObservedObject var model: Model
      var body: some View {
        TabView(selection: $model.tab) {
          Text("one").tabItem { Text("One") }.modifier(Badge()).tag("a")
          Group { if model.isOn { Text("two") } }.tabItem { Text("Two") }.tag("b")
        }
      }
    }
    let model = Model()
    let window = Window(.iOS17) { Root(model: model) }
    #expect(window.tabs == ["[One !]"] && window.texts == ["one"])
    model.isOn = true
    window.update()
    #expect(window.tabs == ["[One !]", "Two"])
    window.select(tab: "Two")
    #expect(window.texts == ["two"] && model.tab == "b")
    window.expectNoFailures()
  }

  @Test("a tap on the selected tab sets it again")
  func retap() {
    let model = Model()
    let window = Window(.iOS17) { Tabs(model: model) }
    window.select(tab: "A")
    #expect(model.log == ["a"])
  }

  @Test("a selection without a tab is a failure")
  func noSuchTab() {
    let model = Model()
    model.tab = "z"
    Window(.iOS17) { Tabs(model: model) }.expectFailure("the selection matches no tab")
  }

  struct Columns: View {
    @State private var column = NavigationSplitViewColumn.sidebar
    @ObservedObject var model: Model
    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        Button("open") { column = .detail }.navigationTitle("sidebar")
      } detail: {
        NavigationStack(path: $model.path) {
          Text("detail").navigationDestination(for: Int.self) { Text("\($0)") }
        }
      }
    }
  }

  @Test("columns are side by side in regular width, and one stack in compact width")
  func split() {
    let model = Model()
    let window = Window(.iOS17, .regular) { Columns(model: model) }
    #expect(window.texts == ["open", "detail"])
    window.resize(.compact)
    #expect(window.texts == ["open"])
    window.tap("open")
    model.path = [1]
    window.update()
    #expect(window.texts == ["1"])
    window.back()
    #expect(window.texts == ["detail"])
    window.back()
    #expect(window.title == "sidebar")
    window.expectNoFailures()
  }

  @Test("a split view needs its generation", arguments: [Generation.iOS15, .iOS16, .iOS17])
  func generations(_ generation: Generation) {
    let window = Window(generation) { Columns(model: Model()) }
    #expect(window.tooNew.isEmpty == (generation >= .iOS17), "\(window.tooNew)")
  }
}
