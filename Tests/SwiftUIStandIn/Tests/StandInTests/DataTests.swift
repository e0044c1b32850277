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
    Walk(
      """
      tap counter 0, texts off/counter 1/a, counts 1/2/1, on, texts on/counter 1/a, counts 2/2/1, tab b, counts 3/2/2
      """)(counting: Root.self, Counter.self, Plain.self) { Root(model: $0) }
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
    Walk("tap same, counts 1/1, tap more, counts 2/1, tap write, counts 2/2, tap write, counts 2/3, field 11")(
      counting: Root.self, Field.self
    ) { _ in Root() }
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
    Walk(
      "path 1, shows sheet, tap sheet, settle, shows sheet > 1 | sheet: sheet, fails the path of a stack is in a binding of closures"
    )() { Root(model: $0) }
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
    Walk("texts active 2/plain, away, texts background 2/plain, counts 1/2")(counting: Root.self, Reader.self) { _ in
      Root()
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
    Walk("tap a, tap ab, texts abb/plain/reset, counts 1/3/1, tap reset, texts c/plain/reset")(
      counting: Root.self, Storing.self, Plain.self
    ) { _ in Root() }
  }

  @Test("the system persists scene storage in the background")
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
