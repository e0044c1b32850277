import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor @Suite("Windows by value") struct WindowTests {
  /// A window that opens other windows.
  struct Root: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.dismiss) private var dismiss
    @Environment(\.appearsActive) private var appearsActive
    @Environment(\.scenePhase) private var phase
    @Environment(\.supportsMultipleWindows) private var hasMany
    @State private var isSheet = false
    @Binding var value: String?
    let log: (String) -> Void

    var body: some View {
      let name = value ?? "none"
      VStack {
        Text("\(name) \(appearsActive) \(phase) \(hasMany)")
        Button("Open b") { openWindow(value: "b") }
        Button("Dismiss") { dismissWindow() }
        Button("Dismiss at once") { withTransaction(\.dismissBehavior, .destructive) { dismissWindow() } }
        Button("Go") { dismiss() }
        Button("Rename") { value = "c" }
        Button("Sheet") { isSheet = true }
      }
      .sheet(isPresented: $isSheet) {
        Button("Close all") { dismissWindow() }
        Button("Close all at once") { withTransaction(\.dismissBehavior, .destructive) { dismissWindow() } }
      }
      .onAppear { log("+\(name)") }
      .onDisappear { log("-\(name)") }
    }
  }

  private let model = Model()

  private func desktop(
    _ generation: Generation, many: Bool? = nil, _ values: String..., restoresLate: Bool = false
  ) -> Desktop {
    let model = model
    return Desktop(generation, supportsMultipleWindows: many, restoring: values, restoresLate: restoresLate) {
      WindowGroup(for: String.self) { Root(value: $0) { model.log.append($0) } }
    }
  }

  private func act(_ titles: String..., in name: String, of desktop: Desktop) {
    for title in titles {
      desktop.window(name)?.tap(title)
      desktop.settle()
    }
  }

  @Test("a window is opened once for a value, and comes to the front again", arguments: [Generation.iOS17, .macOS])
  func opening(_ generation: Generation) {
    let desktop = desktop(generation, "a")
    desktop.windows[0].tap("Open b")
    #expect(desktop.values == ["a"], "it is opened later")
    desktop.settle()
    #expect(desktop.values == ["a", "b"])
    let other = generation == .macOS ? "a false active true" : "a true background true"
    #expect(desktop.windows.compactMap(\.texts.first) == [other, "b true active true"])
    desktop.turn(to: desktop.windows[0])
    #expect(desktop.values == ["b", "a"] && desktop.windows.last?.texts.first == "a true active true")
    act("Open b", in: "a", of: desktop)
    #expect(desktop.values == ["a", "b"] && desktop.made == 2 && desktop.failures == [] && desktop.tooNew == [])
  }

  @Test("a window closes by its own action or by the user, and its views disappear")
  func closing() {
    let desktop = desktop(.iOS17, "a", "b")
    act("Dismiss", in: "b", of: desktop)
    #expect(desktop.values == ["a"] && model.log == ["+a", "+b", "-b"])
    desktop.openNew()
    #expect(desktop.values == ["a", nil] && desktop.windows[1].texts.first == "none true active true")
    desktop.close(desktop.windows[1])
    act("Rename", in: "a", of: desktop)
    #expect(desktop.values == ["c"], "a window may present another value, which is kept with it")
    act("Dismiss", in: "c", of: desktop)
    #expect(desktop.values == [] && desktop.failures == [])
    let older = self.desktop(.iOS16, "a")
    act("Go", in: "a", of: older)
    #expect(older.values == [] && older.tooNew == [])
  }

  @Test("a window's value may come after its first drawing")
  func late() {
    let desktop = desktop(.iOS17, "b", restoresLate: true)
    #expect(desktop.windows[0].texts.first == "none true active true")
    desktop.settle()
    #expect(desktop.windows[0].texts.first == "b true active true" && desktop.failures == [])
  }

  @Test("a window outside of an app's desktop has a value of its own, too")
  func alone() {
    struct Alone: App {
      var body: some Scene { WindowGroup(for: String.self) { Root(value: $0) { _ in } } }
    }
    let window = Window(.iOS17, app: Alone.self)
    window.tap("Rename")
    #expect(window.texts.first == "c true active true")
  }

  @Test("on macOS a window with a sheet closes only by a destructive dismissal")
  func sheets() {
    let desktop = desktop(.macOS, "a")
    act("Sheet", "Close all", in: "a", of: desktop)
    #expect(desktop.values == ["a"] && desktop.failures.count == 1)
    act("Close all at once", in: "a", of: desktop)
    #expect(desktop.values == [])
    let other = self.desktop(.iOS17, "a")
    act("Sheet", "Close all", in: "a", of: other)
    #expect(other.values == [] && other.failures == [])
  }

  @Test("a feature newer than the system, and a second window of a system with one, are failures")
  func complaints() {
    let desktop = desktop(.iOS16, "a")
    desktop.windows[0].tap("Dismiss")
    #expect(desktop.tooNew == ["dismissWindow needs iOS17"])
    let one = self.desktop(.iOS17, many: false, "a")
    act("Open b", in: "a", of: one)
    #expect(one.values == ["a"] && one.failures == ["a window is asked for where there is only one"])
  }

  @Test("a window that is disconnected loses its views, and comes back with its value", arguments: [true, false])
  func disconnecting(_ isByUser: Bool) {
    let desktop = desktop(.iOS17, "a", "b")
    desktop.disconnect(desktop.windows[1])
    #expect(desktop.values == ["a"] && model.log == ["+a", "+b", "-b"])
    if isByUser { desktop.reconnect(anyOf: ["c", "b"]) } else { act("Open b", in: "a", of: desktop) }
    #expect(desktop.values == ["a", "b"] && model.log == ["+a", "+b", "-b", "+b"] && desktop.failures == [])
    desktop.reconnect(anyOf: ["b"])
    #expect(desktop.values == ["a", "b"])
  }
}
