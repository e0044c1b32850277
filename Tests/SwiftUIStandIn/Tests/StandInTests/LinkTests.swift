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
        isActive: Binding(
          get: { @MainActor in model.path.count > height },
          set: { @MainActor isActive in
            model.path = Array(model.path.prefix(height)) + (isActive ? [height] : [])
          })
      ) {
        Page(model: model, height: height + 1)
      } label: {
        Text("next")
      }
      .navigationTitle("\(height)")
    }
  }

  func window(_ generation: Generation, _ model: Model) -> Window {
    Window(generation) { NavigationView { Page(model: model, height: 0) } }
  }

  @Test("push and pop as the user asks")
  func gestures() {
    let model = Model()
    let window = window(.iOS14, model)
    window.tap("next")
    window.settle()
    window.tap("next")
    window.settle()
    #expect(window.outline == "0 > 1 > 2" && model.path.count == 2)
    window.back()
    window.settle()
    #expect(window.outline == "0 > 1" && model.path.count == 1)
    window.expectNoFailures()
  }

  @Test("one push an update before iOS 16", arguments: Generation.allCases)
  func pushes(_ generation: Generation) {
    let model = Model()
    let window = window(generation, model)
    model.path = [0, 1]
    window.update()
    if generation < .iOS16 {
      window.expectFailure("more than one push in one update")
      #expect(window.outline == "0 > 1")
    } else {
      window.expectNoFailures()
      #expect(window.outline == "0 > 1 > 2")
    }
  }

  @Test("no push and no pop while another is under way before iOS 16", arguments: [[0, 1], []])
  func transitions(_ path: [Int]) {
    let model = Model()
    let window = window(.iOS15, model)
    model.path = [0]
    window.update()
    model.path = path
    window.update()
    window.expectFailure("while a push or a pop is under way")
  }

  @Test("any number of pops is one update")
  func pops() {
    let model = Model()
    let window = window(.iOS14, model)
    for count in 1...3 {
      model.path = Array(0..<count)
      window.settle()
    }
    model.path = []
    window.settle()
    #expect(window.outline == "0")
    window.expectNoFailures()
  }

  @Test("need the stack style in regular width", arguments: [true, false])
  func style(_ isStack: Bool) {
    let window = Window(.iOS14, .regular) {
      if isStack {
        NavigationView { Text("page") }.navigationViewStyle(.stack)
      } else {
        NavigationView { Text("page") }
      }
    }
    if isStack { window.expectNoFailures() } else { window.expectFailure("two columns") }
  }

  /// A link and tabs whose bindings return what was drawn.
  struct Drawn: View {
    @ObservedObject var model: Model
    let isLink: Bool

    var body: some View {
      let (isOn, tab) = (model.isOn, model.tab)
      if isLink {
        NavigationView {
          NavigationLink(isActive: Binding(get: { isOn }, set: { @MainActor in model.isOn = $0 })) {
            Text("page")
          } label: {
            Text("next")
          }
        }
      } else {
        TabView(selection: Binding(get: { tab }, set: { @MainActor in model.tab = $0 })) {
          Text("one").tabItem { Text("One") }.tag("a")
          Text("two").tabItem { Text("Two") }.tag("b")
        }
      }
    }
  }

  @Test("a binding that returns what was drawn is a failure", arguments: [true, false])
  func drawn(_ isLink: Bool) {
    let model = Model()
    model.isOn = true
    let window = Window(.iOS15) { Drawn(model: model, isLink: isLink) }
    window.settle()
    window.expectNoFailures()
    if isLink { window.back() } else { window.select(tab: "Two") }
    window.expectFailure("held its old value after a write")
  }

  @Test("a link is reset when its page has appeared; hidden links may be reset too, before iOS 16")
  func resets() {
    struct Root: View {
      @ObservedObject var model: Model
      var body: some View {
        NavigationView {
          NavigationLink(
            isActive: Binding(
              get: { @MainActor in model.isOn },
              set: { @MainActor in
                model.log.append("set")
                model.isOn = $0
              })
          ) {
            Text("page")
          } label: {
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
      #expect(model.isOn == (generation == .iOS17))
      window.expectNoFailures()
    }
  }
}
