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
    @Binding var name: String
    let log: (String) -> Void

    var body: some View {
      VStack {
        Text("\(name) \(appearsActive) \(phase) \(hasMany)")
        Button("Open b") { openWindow(value: "b") }
        Button("Dismiss b") { dismissWindow(value: "b") }
        Button("Dismiss") { dismissWindow() }
        Button("Dismiss at once") { withTransaction(\.dismissBehavior, .destructive) { dismissWindow() } }
        Button("Go") { dismiss() }
        Button("Rename") { name = "c" }
        Button("Sheet") { isSheet = true }
      }
      .sheet(isPresented: $isSheet) { Button("Close all") { dismissWindow() } }
      .onAppear { log("+\(name)") }
      .onDisappear { log("-\(name)") }
    }
  }

  private let model = Model()

  private func desktop(_ generation: Generation, many: Bool? = nil, restoring: [String] = []) -> Desktop {
    let model = model
    return Desktop(generation, supportsMultipleWindows: many, restoring: restoring.map { AnyHashable($0) }) {
      WindowGroup(for: String.self) {
        Root(name: $0) { model.log.append($0) }
      } defaultValue: {
        "a"
      }
    }
  }

  private func act(_ title: String, in name: String, of desktop: Desktop) {
    desktop.window(name)?.tap(title)
    desktop.settle()
  }

  @Test(
    "a window is opened once for a value, and comes to the front again", arguments: [Generation.iOS17, .iOS18, .macOS])
  func opening(_ generation: Generation) {
    let desktop = desktop(generation)
    #expect(desktop.values == ["a"])
    desktop.windows[0].tap("Open b")
    #expect(desktop.values == ["a"], "it is opened later")
    desktop.settle()
    #expect(desktop.values == ["a", "b"])
    let states = { desktop.windows.compactMap(\.texts.first) }
    #expect(
      states()
        == (generation == .macOS
          ? ["a false active true", "b true active true"] : ["a true background true", "b true active true"]))
    desktop.turn(to: desktop.windows[0])
    #expect(desktop.values == ["b", "a"] && desktop.windows.last?.texts.first == "a true active true")
    act("Open b", in: "a", of: desktop)
    #expect(desktop.values == ["a", "b"] && desktop.made == 2 && desktop.failures == [] && desktop.tooNew == [])
  }

  @Test("a window closes by its own action, by its value or by the user, and its views disappear")
  func closing() {
    let desktop = desktop(.iOS17, restoring: ["a", "b"])
    act("Dismiss b", in: "a", of: desktop)
    #expect(desktop.values == ["a"] && model.log == ["+a", "+b", "-b"])
    desktop.openNew()
    #expect(desktop.values == ["a", "a"])
    desktop.close(desktop.windows[0])
    act("Dismiss", in: "a", of: desktop)
    #expect(desktop.values == [] && desktop.failures == [])
    let other = self.desktop(.iOS16)
    act("Go", in: "a", of: other)
    #expect(other.values == [] && other.tooNew == [])
  }

  @Test("a window may present another value, which is kept with it")
  func renaming() {
    let desktop = desktop(.iOS17)
    act("Rename", in: "a", of: desktop)
    #expect(desktop.values == ["c"] && desktop.windows[0].texts.first == "c true active true")
  }

  @Test("a window's value may come after its first drawing, which a default value does not take")
  func late() {
    let unwrapping = Desktop(.iOS17, restoring: ["b"], restoresLate: true) {
      WindowGroup(for: String.self) {
        Root(name: $0) { _ in }
      } defaultValue: {
        "a"
      }
    }
    unwrapping.settle()
    #expect(unwrapping.failures == ["the app crashes: the window has no value yet"] && unwrapping.values == ["b"])
    let optional = Desktop(.iOS17, restoring: ["b"], restoresLate: true) {
      WindowGroup(for: String.self) { Text($0.wrappedValue ?? "none") }
    }
    #expect(optional.windows[0].texts == ["none"])
    optional.settle()
    #expect(optional.windows[0].texts == ["b"] && optional.failures == [])
  }

  @Test("on macOS a window with a sheet closes only by a destructive dismissal")
  func sheets() {
    let desktop = desktop(.macOS)
    act("Sheet", in: "a", of: desktop)
    act("Close all", in: "a", of: desktop)
    #expect(desktop.values == ["a"] && desktop.failures.count == 1)
    let other = self.desktop(.iOS17)
    act("Sheet", in: "a", of: other)
    act("Close all", in: "a", of: other)
    #expect(other.values == [] && other.failures == [])
  }

  @Test("a feature newer than the system, and a second window of a system with one, are failures")
  func complaints() {
    let desktop = desktop(.iOS16)
    act("Dismiss b", in: "a", of: desktop)
    #expect(desktop.tooNew == ["dismissWindow needs iOS17"])
    let one = self.desktop(.iOS17, many: false)
    act("Open b", in: "a", of: one)
    #expect(one.values == ["a"] && one.failures == ["a window is asked for where there is only one"])
  }

  @Test("a window that is disconnected loses its views, and comes back with its value", arguments: [true, false])
  func disconnecting(_ isByUser: Bool) {
    let desktop = desktop(.iOS17, restoring: ["a", "b"])
    desktop.disconnect(desktop.windows[1])
    #expect(desktop.values == ["a"] && model.log == ["+a", "+b", "-b"])
    if isByUser { desktop.reconnect(anyOf: ["c", "b"]) } else { act("Open b", in: "a", of: desktop) }
    #expect(desktop.values == ["a", "b"] && model.log == ["+a", "+b", "-b", "+b"] && desktop.failures == [])
    desktop.reconnect(anyOf: ["b"])
    #expect(desktop.values == ["a", "b"])
  }
}
