import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor @Suite("Life") struct LifeTests {
  struct Root: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationStack(path: $model.path) {
        logged("root")
          .navigationDestination(for: Int.self) { logged("\($0)").id($0) }
          .sheet(isPresented: $model.isOn) { logged("sheet") }
          .fullScreenCover(item: $model.item) { _ in Text("cover") }
      }
      .onChange(of: model.path) { old, new in model.log.append("\(old) \(new)") }
    }

    func logged(_ name: String) -> some View {
      Text(name)
        .onAppear { model.log.append("+\(name)") }
        .onDisappear { model.log.append("-\(name)") }
    }
  }

  @Test("views appear and disappear with pages and layers")
  func appearances() {
    Walk(
      """
      logs +root, path 1, logs [] [1]/+1, settle, logs -root, back, settle, logs [1] []/+root/-1,
      on, settle, logs +sheet, swipe, logs , settle, logs -sheet
      """)() { Root(model: $0) }
  }

  @Test("views that change forever are a failure")
  func endless() {
    struct Root: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").onChange(of: count, initial: true) { _, _ in count += 1 }
      }
    }
    #expect(Window(.iOS17) { Root() }.failures == ["the views change without end"])
  }

  @Test("without an App, each modifier of scenes is a failure, and the phase is always background")
  func noApp() {
    struct Root: View {
      @Environment(\.scenePhase) private var phase
      var body: some View { Text("\(phase)") }
    }
    let views: [AnyView] = [
      AnyView(Root()), AnyView(Root().onOpenURL { _ in }), AnyView(Root().onContinueUserActivity("a") { _ in }),
      AnyView(Root().userActivity("a", element: 1) { _, _ in }),
      AnyView(Root().handlesExternalEvents(preferring: [], allowing: [])),
    ]
    for (index, view) in views.enumerated() {
      let window = Window(.iOS17, isInApp: false) { view }
      window.move(to: .active)
      #expect(window.failures == (index == 0 ? [] : ["scene methods are used without an App"]))
      #expect(window.texts == ["background"])
      #expect(Window(.iOS17) { view }.failures == [])
    }
  }

  @Test("a URL reaches all handlers in a window")
  func urls() throws {
    let model = Model()
    let log = { (name: String) in { (url: URL) in model.log.append("\(name) \(url)") } }
    let window = Window(.iOS17) { Text("").onOpenURL(perform: log("inner")).onOpenURL(perform: log("outer")) }
    window.open(try #require(URL(string: "a:b")))
    #expect(model.log.sorted() == ["inner a:b", "outer a:b"])
  }

  @Test("a cover may hide the views beneath it")
  func covers() {
    Walk("item 1, settle, logs +root/-root, item, settle, logs +root")(hiding: true) { Root(model: $0) }
    Walk("item 1, settle, logs +root, item, settle, logs ")() { Root(model: $0) }
  }

  @Test("a transaction is complete after the transitions that it causes, or at once", arguments: [true, false])
  func completions(_ countsTransitions: Bool) {
    let model = Model()
    let window = Window(.iOS17) { Root(model: model) }
    window.completesWithTransitions = countsTransitions
    func log(after body: () -> Void) -> [String] {
      model.log = []
      body()
      return model.log
    }
    func change(_ body: () -> Void) {
      var transaction = Transaction()
      transaction.addAnimationCompletion(criteria: .removed) { model.log.append("done") }
      withTransaction(transaction, body)
    }
    #expect(log { change {} } == ["done"])
    #expect(log { change { model.isOn = true } } == (countsTransitions ? [] : ["done"]))
    #expect(log { window.update() } == ["+sheet"])
    #expect(log { window.settle() } == (countsTransitions ? ["done"] : []))
    #expect(window.failures == [])
  }
}
