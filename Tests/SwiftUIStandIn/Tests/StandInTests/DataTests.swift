import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor @Suite("Data") struct DataTests {
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
        Text("\(model.isOn ? "on" : "off")")
        Counter(name: "counter")
        Plain(name: model.tab)
      }
    }
    let model = Model()
    let window = Window(.iOS17) { Root(model: model) }
    window.tap("counter 0")
    #expect(window.texts == ["off", "counter 1", "a"])
    #expect(window.evaluations(of: Root.self, Counter.self) == [1, 2])
    model.isOn = true
    window.update()
    #expect(window.texts == ["on", "counter 1", "a"])
    #expect(window.evaluations(of: Root.self, Counter.self) == [2, 2])
    model.tab = "b"
    window.update()
    #expect(window.evaluations(of: Plain.self, Counter.self) == [2, 2] && window.failures == [])
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
    let steps = [("same", [1, 1]), ("more", [2, 1]), ("write", [2, 2]), ("write", [2, 3])]
    for (title, evaluations) in steps {
      window.tap(title)
      #expect(window.evaluations(of: Root.self, Field.self) == evaluations, "\(title)")
    }
    #expect(window.fields == ["field": "11"] && window.failures == [])
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
    Walk("path 1, shows sheet, tap sheet, settle, shows sheet > 1 | sheet: sheet")() { Root(model: $0) }
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
    Walk(
      """
      path 1 2, tap 1 0, tap 2 0, tap id 0, path 2 1 & on, texts one 0/2 1/1 1/id 1,
      tap one 0, path 2 & off & tab b, path 2 1 & on, texts one 0/2 1/1 0/id 0
      """)() { Root(model: $0) }
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
      var body: some View { Plain(name: "\(phase) \(level)") }
    }
    struct Root: View {
      var body: some View {
        VStack {
          Reader()
          Text("plain")
        }
        .environment(\.level, 2)
      }
    }
    let window = Window(.iOS17) { Root() }
    #expect(window.texts == ["active 2", "plain"])
    window.move(to: .background)
    #expect(window.texts == ["background 2", "plain"])
    #expect(window.evaluations(of: Root.self, Reader.self) == [1, 2])
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
    Walk("tap count, tap count, texts content/count/2 3")() { _ in
      Text("content").modifier(Counting()).environment(\.level, 3)
    }
  }

  struct Storing: View {
    @SceneStorage("name") private var name = Data("a".utf8)
    var body: some View {
      Button(String(decoding: name, as: UTF8.self)) { name.append(contentsOf: "b".utf8) }
      Plain(name: "plain")
    }
  }

  @Test("scene storage is kept by the window, and a change draws only the views that read it")
  func sceneStorage() {
    struct Root: View {
      @SceneStorage("name") private var name = Data("a".utf8)
      var body: some View {
        Storing()
        Button("reset") { name = Data("c".utf8) }
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
    Walk("fails while views are drawn")() { Root(model: $0) }
  }

  @Observable
  final class Shelf {
    var title = "Shelf"
    var count = 0
  }

  struct Title: View {
    let shelf: Shelf
    var body: some View { Text(shelf.title) }
  }

  struct Count: View {
    @State var shelf: Shelf
    var body: some View { Button("\(shelf.count) books") { shelf.count += 1 } }
  }

  @Test("a body is read again when an observable value that it has read changes, and no other one, from iOS 17 on")
  func observation() {
    let shelf = Shelf()
    let window = Window(.iOS17) {
      Title(shelf: shelf)
      Count(shelf: shelf)
    }
    let older = Window(.iOS16) { Title(shelf: shelf) }
    shelf.title = "New"
    window.update()
    older.update()
    #expect(window.texts == ["New", "0 books"] && window.evaluations(of: Title.self, Count.self) == [2, 1])
    #expect(older.texts == ["Shelf"])
    window.tap("0 books")
    #expect(window.texts == ["New", "1 books"] && window.evaluations(of: Title.self, Count.self) == [2, 2])
    #expect(window.failures == [])
  }
}

private struct LevelKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}
