import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor @Suite("Links in a navigation view") struct LinkTests {
  /// A page that links to the next one while the path goes on.
  struct Page: View {
    @ObservedObject var model: Model
    let height: Int

    var body: some View {
      NavigationLink(
        destination: Next(model: model, height: height + 1),
        isActive: Binding(
          get: { @MainActor in model.path.count > height },
          set: { @MainActor isActive in
            model.path = Array(model.path.prefix(height)) + (isActive ? [height] : [])
          })
      ) {
        Text("next")
      }
      .navigationTitle("\(height)")
    }
  }

  /// Ends the type of a page, which would contain itself.
  struct Next: View {
    let model: Model
    let height: Int
    var body: AnyView { AnyView(Page(model: model, height: height)) }
  }

  @Test(
    "push and pop",
    arguments: [
      Walk(
        "as the user asks", on: [.iOS14],
        "tap next, settle, tap next, settle, shows 0 > 1 > 2, holds path 0 1, back, settle, shows 0 > 1, holds path 0"),
      Walk("one at a time", on: [.iOS14, .iOS15], "path 0 1, shows 0 > 1, fails more than one push in one update"),
      Walk("several at once", on: [.iOS16, .iOS17, .iOS18, .iOS26, .macOS], "path 0 1, shows 0 > 1 > 2"),
      Walk("no push during another", on: [.iOS15], "path 0, path 0 1, fails while a push or a pop is under way"),
      Walk("no pop during a push", on: [.iOS15], "path 0, path, fails while a push or a pop is under way"),
      Walk("many pops", on: [.iOS14], "path 0, settle, path 0 1, settle, path 0 1 2, settle, path, settle, shows 0"),
    ])
  func pushes(_ walk: Walk) { walk { model in NavigationView { Page(model: model, height: 0) } } }

  @Test("need the stack style in regular width")
  func style() {
    Walk(on: [.iOS14], width: .regular, "fails two columns")() { _ in NavigationView { Text("page") } }
    Walk(on: [.iOS14], width: .regular, "shows page")() { _ in
      NavigationView { Text("page") }.navigationViewStyle(.stack)
    }
  }

  /// A link and tabs whose bindings return what was drawn.
  struct Drawn: View {
    @ObservedObject var model: Model
    let isLink: Bool

    var body: some View {
      let (isOn, tab) = (model.isOn, model.tab)
      if isLink {
        NavigationView {
          NavigationLink(
            destination: Text("page"), isActive: Binding(get: { isOn }, set: { @MainActor in model.isOn = $0 })
          ) { Text("next") }
        }
      } else {
        TabView(selection: Binding(get: { tab }, set: { @MainActor in model.tab = $0 })) {
          Text("one").tabItem { Text("One") }.tag("a")
          Text("two").tabItem { Text("Two") }.tag("b")
        }
      }
    }
  }

  @Test("a binding that returns what was drawn is a failure")
  func drawn() {
    Walk(on: [.iOS15], "on, settle, back, fails held its old value after a write")() { Drawn(model: $0, isLink: true) }
    let closures = "fails the selection of tabs is in a binding of closures"
    Walk(on: [.iOS15], "\(closures), select Two, fails held its old value after a write")() {
      Drawn(model: $0, isLink: false)
    }
  }

  @Test("a link is reset when its page has appeared; hidden links may be reset too, before iOS 16")
  func resets() {
    struct Root: View {
      @ObservedObject var model: Model
      var body: some View {
        NavigationView {
          NavigationLink(
            destination: Text("page"),
            isActive: Binding(
              get: { @MainActor in model.isOn },
              set: { @MainActor in
                model.log.append("set")
                model.isOn = $0
              })
          ) {
            Text("next")
          }
          .onAppear { model.log.append("root") }
        }
      }
    }
    for generation in [Generation.iOS15, .iOS17] {
      let model = Model()
      let window = Window(generation) { Root(model: model) }
      window.tap("next")
      window.settle()
      model.log = []
      window.back()
      window.settle()
      #expect(model.log == (generation == .iOS15 ? ["root", "set"] : ["set", "root"]))
      window.tap("next")
      window.settle()
      window.resetHiddenLinks()
      window.settle()
      #expect(model.isOn == (generation == .iOS17) && window.failures == [])
    }
  }
}
