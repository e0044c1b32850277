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
      }
      .onChange(of: model.path) { old, new in model.log.append("\(old) \(new)") }
      .onOpenURL { model.log.append($0.absoluteString) }
      .background(Color.clear.userActivity("reading") { $0.userInfo = ["path": model.path] }.id(model.path))
    }

    func logged(_ name: String) -> some View {
      Text(name)
        .onAppear { model.log.append("+\(name)") }
        .onDisappear { model.log.append("-\(name)") }
    }
  }

  func log(_ model: Model) -> [String] {
    defer { model.log = [] }
    return model.log
  }

  @Test("views appear and disappear with pages and layers")
  func appearances() {
    let model = Model()
    let window = Window(.iOS17) { Root(model: model) }
    #expect(log(model) == ["+root"])
    model.path = [1]
    window.update()
    #expect(log(model) == ["[] [1]", "+1"])
    window.settle()
    #expect(log(model) == ["-root"])
    window.back()
    window.settle()
    #expect(Set(log(model)) == ["[1] []", "-1", "+root"])
    model.isOn = true
    window.settle()
    #expect(log(model) == ["+sheet"])
    window.swipeDown()
    #expect(log(model) == [])
    window.settle()
    #expect(log(model) == ["-sheet"])
    window.expectNoFailures()
  }

  @Test("links and activities come and go")
  func links() throws {
    let model = Model()
    let window = Window(.iOS17) { Root(model: model) }
    _ = log(model)
    window.open(try #require(URL(string: "app://a/1")))
    #expect(log(model) == ["app://a/1"])
    model.path = [4]
    window.update()
    #expect(window.activity?.userInfo?["path"] as? [Int] == [4])
  }

  @Test("a task lives while its view is on display, and starts anew with its id")
  func tasks() async {
    struct Root: View {
      @ObservedObject var model: Model
      var body: some View {
        if !model.isOn {
          Text("task").task(id: model.tab) {
            model.log.append("+\(model.tab)")
            let (stream, continuation) = AsyncStream<Int>.makeStream()
            for await _ in stream {}
            model.log.append(Task.isCancelled ? "cancelled" : "done")
            continuation.finish()
          }
        }
      }
    }
    let model = Model()
    let window = Window(.iOS17) { Root(model: model) }
    await window.idle { model.log.count == 1 }
    #expect(log(model) == ["+a"])
    model.tab = "b"
    await window.idle { model.log.count == 2 }
    #expect(Set(log(model)) == ["+b", "cancelled"])
    model.isOn = true
    await window.idle { model.log.count == 1 }
    #expect(log(model) == ["cancelled"])
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
        Text("\(count)").onChange(of: count, initial: true) { count += 1 }
      }
    }
    Window(.iOS17) { Root() }.expectFailure("without end")
  }

  @Test("a cover may hide the views beneath it", arguments: [true, false])
  func covers(_ hides: Bool) {
    struct Root: View {
      @ObservedObject var model: Model
      var body: some View {
        Text("root")
          .onAppear { model.log.append("+") }
          .onDisappear { model.log.append("-") }
          .fullScreenCover(isPresented: $model.isOn) { Text("cover") }
      }
    }
    let model = Model()
    let window = Window(.iOS17) { Root(model: model) }
    window.coversHideViews = hides
    model.isOn = true
    window.settle()
    #expect(log(model) == (hides ? ["+", "-"] : ["+"]))
    model.isOn = false
    window.settle()
    #expect(log(model) == (hides ? ["+"] : []))
  }

  @Test("a transaction is complete after the transitions that it causes, or at once", arguments: [true, false])
  func completions(_ countsTransitions: Bool) {
    let model = Model()
    let window = Window(.iOS17) { Root(model: model) }
    window.completesWithTransitions = countsTransitions
    _ = log(model)
    func change(_ body: () -> Void) {
      var transaction = Transaction()
      transaction.addAnimationCompletion(criteria: .removed) { model.log.append("done") }
      withTransaction(transaction, body)
    }
    change {}
    #expect(log(model) == ["done"])
    change { model.isOn = true }
    #expect(log(model) == (countsTransitions ? [] : ["done"]))
    window.update()
    #expect(log(model) == ["+sheet"])
    window.settle()
    #expect(log(model) == (countsTransitions ? ["done"] : []))
    withAnimation {
      model.isOn = false
    } completion: {
      model.log.append("gone")
    }
    window.settle()
    #expect(log(model).sorted() == ["-sheet", "gone"])
    window.expectNoFailures()
  }
}
