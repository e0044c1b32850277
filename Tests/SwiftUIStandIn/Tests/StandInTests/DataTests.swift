import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor @Suite("Data") struct DataTests {
  @Test("a binding made from main actor closures reads and writes")
  func bindings() {
    let model = Model()
    let binding = Binding(get: { @MainActor in model.tab }, set: { @MainActor in model.tab = $0 })
    binding.wrappedValue += "b"
    #expect(model.tab == "ab")
  }

  struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  struct Plain: View {
    let name: String
    var body: some View { Text(name) }
  }

  @Test("a body is read again only after one of its own values has changed")
  func evaluations() {
    struct Root: View {
      @ObservedObject var model: Model
      var body: some View {
        Text(verbatim: "\(model.isOn)")
        Counter(name: "counter")
        Plain(name: model.tab)
      }
    }
    let model = Model()
    let window = Window(.iOS17) { Root(model: model) }
    window.tap("counter 0")
    #expect(window.texts == ["false", "counter 1", "a"])
    #expect(window.evaluations(of: Root.self, Counter.self) == [1, 2])
    model.isOn = true
    window.update()
    #expect(window.texts == ["true", "counter 1", "a"])
    #expect(window.evaluations(of: Root.self, Counter.self) == [2, 2])
    model.tab = "b"
    window.update()
    #expect(window.evaluations(of: Plain.self, Counter.self) == [2, 2])
    window.expectNoFailures()
  }

  @Test("a change of state reaches the views that have read it")
  func reads() {
    struct Field: View {
      @Binding var text: String
      var body: some View { TextField("field", text: $text) }
    }
    struct Root: View {
      @State private var text = ""
      @State private var count = 0
      var body: some View {
        Field(text: $text)
        Text("\(count)")
        Button("same") { count = 0 }
        Button("more") { count += 1 }
        Button("write") { text += "\(count)" }
      }
    }
    let window = Window(.iOS17) { Root() }
    window.tap("same")
    #expect(window.evaluations(of: Root.self, Field.self) == [1, 1])
    window.tap("more")
    #expect(window.evaluations(of: Root.self, Field.self) == [2, 1])
    window.tap("write")
    window.tap("write")
    #expect(window.evaluations(of: Root.self, Field.self) == [2, 3])
    #expect(window.fields == ["field": "11"])
    window.expectNoFailures()
  }

  @Test("the system reads a binding again when its state changes, or with the view that made it")
  func knownBindings() {
    struct Root: View {
      @State private var isOn = false
      let model: Model
      var body: some View {
        NavigationStack(
          path: Binding(get: { @MainActor in model.path }, set: { @MainActor in model.path = $0 })
        ) {
          Button("sheet") { isOn = true }.navigationDestination(for: Int.self) { Text("\($0)") }
        }
        .sheet(isPresented: $isOn) { Text("sheet") }
      }
    }
    let model = Model()
    let window = Window(.iOS17) { Root(model: model) }
    model.path = [1]
    window.update()
    #expect(window.outline == "sheet")
    window.tap("sheet")
    window.settle()
    #expect(window.outline == "sheet > 1 | sheet: sheet")
  }

  @Test("state lives as long as the identity of its view")
  func identity() {
    struct Root: View {
      @ObservedObject var model: Model
      var body: some View {
        if model.isOn { Counter(name: "one") }
        ForEach(model.path, id: \.self) { Counter(name: "\($0)") }
        Counter(name: "id").id(model.tab)
      }
    }
    let model = Model()
    model.path = [1, 2]
    let window = Window(.iOS17) { Root(model: model) }
    window.tap("1 0")
    window.tap("2 0")
    window.tap("id 0")
    model.path = [2, 1]
    model.isOn = true
    window.update()
    #expect(window.texts == ["one 0", "2 1", "1 1", "id 1"])
    window.tap("one 0")
    model.path = [2]
    model.isOn = false
    model.tab = "b"
    window.update()
    model.path = [2, 1]
    model.isOn = true
    window.update()
    #expect(window.texts == ["one 0", "2 1", "1 0", "id 0"])
  }

  @Test("a state object is made once for its node and observed")
  func stateObjects() {
    struct Root: View {
      @StateObject private var model = Model()
      var body: some View {
        Text("\(model.tab)")
        TextField("tab", text: $model.tab)
        Toggle("on", isOn: $model.isOn)
        Plain(name: "\(model.isOn)")
      }
    }
    let window = Window(.iOS17) { Root() }
    window.fill("tab", with: "b")
    window.tap("on")
    #expect(window.texts == ["b", "tab", "on", "true"])
  }

  @Test("the environment flows down, and only views that read it are drawn again")
  func environment() {
    struct Reader: View {
      @Environment(\.scenePhase) private var phase
      @Environment(\.level) private var level
      @EnvironmentObject private var model: Model
      var body: some View { Text(verbatim: "\(phase) \(level) \(model.tab)") }
    }
    struct Root: View {
      let model: Model
      var body: some View {
        VStack {
          Reader()
          Plain(name: "plain")
        }
        .environment(\.level, 2)
        .environmentObject(model)
      }
    }
    let model = Model()
    let window = Window(.iOS17) { Root(model: model) }
    #expect(window.texts == ["active 2 a", "plain"])
    window.move(to: .background)
    model.tab = "b"
    window.update()
    #expect(window.texts == ["background 2 b", "plain"])
    #expect(window.evaluations(of: Root.self, Plain.self) == [1, 1])
  }

  @Test("wrappers made of wrappers and modifiers with a state of their own are linked")
  func nestedWrappers() {
    @propertyWrapper struct Level: DynamicProperty {
      @Environment(\.level) private var level
      var wrappedValue: Int { level }
    }
    struct Counting: ViewModifier {
      @State private var count = 0
      @Level private var level
      func body(content: Content) -> some View {
        content
        Button("count") { count += 1 }
        Text("\(count) \(level)")
      }
    }
    let window = Window(.iOS17) { Text("content").modifier(Counting()).environment(\.level, 3) }
    window.tap("count")
    window.tap("count")
    #expect(window.texts == ["content", "count", "2 3"])
  }

  struct Storing: View {
    @SceneStorage("name") private var name = "a"
    var body: some View {
      Button(name) { name += "b" }
      Plain(name: "plain")
    }
  }

  @Test("scene storage is kept by the window, and a change draws only the views that read it")
  func sceneStorage() {
    struct Root: View {
      @SceneStorage("name") private var name = "a"
      var body: some View {
        Storing()
        Button("reset") { name = "c" }
      }
    }
    let window = Window(.iOS17) { Root() }
    window.tap("a")
    window.tap("ab")
    #expect(window.texts == ["abb", "plain", "reset"])
    #expect(window.evaluations(of: Root.self, Storing.self, Plain.self) == [1, 3, 1])
    window.tap("reset")
    #expect(window.texts == ["c", "plain", "reset"])
  }

  @Test("the system persists scene storage in the background, and when it disconnects the window or ends the app")
  func persistence() {
    let start = {
      Desktop(.iOS17, restoring: ["x", "y"], after: $0) { WindowGroup(for: String.self) { _ in Storing() } }
    }
    let first = start(nil)
    first.window("x")?.tap("a")
    first.window("y")?.tap("a")
    first.window("y")?.tap("ab")
    first.window("y")?.move(to: .background)
    first.window("y")?.tap("abb")
    let killed = start(first.kill())
    #expect(killed.windows.map { $0.texts[0] } == ["a", "abb"], "the rest is lost")
    killed.window("x")?.tap("a")
    if let window = killed.window("x") { killed.disconnect(window) }
    let third = start(killed.quit())
    #expect(third.values == ["y"])
    third.reconnect(anyOf: ["x"])
    #expect(third.window("x")?.texts[0] == "ab")
    if let window = third.window("x") { third.close(window) }
    third.openNew()
    #expect(third.windows.last?.texts[0] == "a", "a closed window takes its storage along")
  }

  @Test("a change while views are drawn is a failure")
  func changeWhileDrawing() {
    struct Root: View {
      @ObservedObject var model: Model
      var body: some View {
        let _ = model.log.isEmpty ? change() : ()
        Text("root")
      }
      func change() {
        model.log.append("changed")
        model.isOn = true
      }
    }
    let window = Window(.iOS17) { Root(model: Model()) }
    window.expectFailure("while views are drawn")
  }
}

private struct LevelKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}
