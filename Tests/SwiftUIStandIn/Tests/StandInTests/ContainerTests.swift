import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor @Suite("Containers") struct ContainerTests {
  struct Tabs: View {
    @ObservedObject var model: Model
    var body: some View {
      TabView(selection: $model.loggedTab) {
        NavigationStack {
          NavigationLink("more") { Text("page") }.navigationTitle("first")
        }
        .tabItem { Label("A", systemImage: "a") }
        .tag("a")
        ForEach(["b", "c"], id: \.self) { name in
          DataTests.Counter(name: name).badge(Text("2")).tabItem { Text(name.uppercased()) }.tag(name)
        }
      }
    }
  }

  @Test(
    "tabs are selected by the user and by the app",
    arguments: [
      Walk("again", "select A, logs a"),
      Walk("keep their state", "tap more, select B, tap b 0, select A, shows first > page, tab b, texts b 1"),
      Walk("only those that there are", "tab z, fails the selection matches no tab"),
      Walk("labels", "tabs [A]/B 2/C 2, select C, tabs A/B 2/[C 2]"),
    ])
  func tabs(_ walk: Walk) { walk { Tabs(model: $0) } }

  @Test("tabs are drawn when they are first selected")
  func firstDrawing() {
    Walk("counts 0, select B, counts 1, logs b")(counting: DataTests.Counter.self) { Tabs(model: $0) }
  }

  @Test("a tab is there when its view is, whatever modifiers it has")
  func modifiedTabs() {
    struct Badge: ViewModifier {
      @State private var text = "!"
      func body(content: Content) -> some View { content.badge(Text(text)) }
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
    Walk("tabs [One !], texts one, on, tabs [One !]/Two, select Two, texts two, holds tab b")() { Root(model: $0) }
  }

  @Test("tabs as values need iOS 18")
  func values() {
    Walk("tabs [One], needs Tab, fails the selection of tabs is in a binding of closures")() { _ in
      TabView(selection: .constant("a")) {
        SwiftUI.Tab(value: "a", role: .search) {
          Text("one")
        } label: {
          Text("One")
        }
      }
    }
  }

  struct Columns: View {
    @State private var column = NavigationSplitViewColumn.sidebar
    @ObservedObject var model: Model
    var body: some View {
      NavigationSplitView(columnVisibility: .constant(.all), preferredCompactColumn: $column) {
        Button("open") { column = .detail }.navigationTitle("sidebar")
      } detail: {
        NavigationStack(path: $model.path) {
          Text("detail").navigationDestination(for: Int.self) { Text("\($0)") }
        }
      }
    }
  }

  @Test(
    "columns are side by side in regular width, and one stack in compact width",
    arguments: [
      Walk("wide", width: .regular, "texts open/detail, narrow, texts open"),
      Walk("narrow", "tap open, path 1, texts 1, back, texts detail, back, shows sidebar"),
      Walk("from iOS 16 on", on: [.iOS15], "needs NavigationSplitView"),
      Walk("with a column from iOS 17 on", on: [.iOS15, .iOS16], "needs preferredCompactColumn"),
    ])
  func split(_ walk: Walk) { walk { Columns(model: $0) } }
}

extension Model {
  fileprivate var loggedTab: String {
    get { tab }
    set {
      log.append(newValue)
      tab = newValue
    }
  }
}
