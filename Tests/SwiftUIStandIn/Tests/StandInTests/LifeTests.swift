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
      .onOpenURL { model.log.append($0.absoluteString) }
      .background(reading.id(model.path))
    }

    var reading: some View {
      Color.clear.userActivity("reading", element: model.path) { $1.userInfo = ["path": $0] }
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

  @Test("links and activities come and go")
  func links() throws {
    let model = Model()
    let window = Window(.iOS17) { Root(model: model) }
    window.open(try #require(URL(string: "app://a/1")))
    #expect(model.log == ["+root", "app://a/1"])
    model.path = [4]
    window.update()
    #expect(window.activity?.userInfo?["path"] as? [Int] == [4])
  }

  @Test("a page or a layer releases its objects, and a window releases everything")
  func lifetimes() {
    final class Object: ObservableObject {
      let log: (Int) -> Void
      init(_ log: @escaping (Int) -> Void) {
        self.log = log
        log(1)
      }
      deinit { log(-1) }
    }
    struct Page: View {
      @StateObject private var object: Object
      init(_ log: @escaping (Int) -> Void) { _object = StateObject(wrappedValue: Object(log)) }
      var body: some View { Text("page").onAppear { _ = object }.onDisappear { _ = object } }
    }
    struct Root: View {
      @ObservedObject var model: Model
      let log: (Int) -> Void
      var body: some View {
        TabView {
          NavigationStack(path: $model.path) {
            Page(log).navigationDestination(for: Int.self) { _ in Page(log) }
          }
          .sheet(isPresented: $model.isOn) { Page(log) }
          .tag(0)
        }
      }
    }
    var count = 0
    let model = Model()
    var window: Window? = Window(.iOS17) { Root(model: model) { count += $0 } }
    model.path = [1, 2]
    model.isOn = true
    window?.settle()
    #expect(count == 4)
    window?.swipeDown()
    window?.settle()
    #expect(count == 3)
    window?.back()
    window?.settle()
    #expect(count == 2)
    weak let weakWindow = window
    window = nil
    #expect(count == 0 && weakWindow == nil)
  }

  @Test("views that change forever are a failure")
  func endless() {
    struct Root: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").onChange(of: count, initial: true) { _, _ in count += 1 }
      }
    }
    let window = Window(.iOS17) { Root() }
    #expect(window.failures == ["the views change without end"])
  }

  @Test("a cover may hide the views beneath it", arguments: [true, false])
  func covers(_ hides: Bool) {
    let model = Model()
    let window = Window(.iOS17) { Root(model: model) }
    window.coversHideViews = hides
    model.item = Item(id: 1)
    window.settle()
    #expect(model.log == (hides ? ["+root", "-root"] : ["+root"]))
    model.item = nil
    window.settle()
    #expect(model.log == (hides ? ["+root", "-root", "+root"] : ["+root"]))
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
