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

  private func desktop(_ generation: Generation, many: Bool? = nil, _ values: String...) -> Desktop {
    let model = model
    return Desktop(generation, supportsMultipleWindows: many, restoring: values) {
      WindowGroup(for: String.self) { Root(value: $0) { model.log.append($0) } }
    }
  }

  /// Carries out steps with commas between them: `a Open b` taps in the window of a, `new`, `disconnect a` and
  /// `reconnect a` are the user's or the system's; `values`, `logs`, `says` for the front window and `fails` expect.
  private func play(
    _ steps: String, in desktop: Desktop, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for step in steps.components(separatedBy: ", ") {
      let words = step.split(separator: " ", maxSplits: 1).map(String.init)
      let rest = words.count > 1 ? words[1] : ""
      var seen = rest
      switch words[0] {
      case "values": seen = desktop.values.map { "\($0?.base ?? "none")" }.joined(separator: "/")
      case "logs": seen = model.log.joined(separator: "/")
      case "says": seen = desktop.windows.last?.texts.first ?? "nothing"
      case "fails": seen = desktop.failures.joined(separator: "/")
      case "new": desktop.openNew()
      case "disconnect": desktop.window(rest).map(desktop.disconnect)
      case "reconnect": desktop.reconnect(anyOf: [AnyHashable(rest)])
      default: desktop.window(words[0])?.tap(rest)
      }
      desktop.settle()
      #expect(seen == rest, "\(step)", sourceLocation: sourceLocation)
    }
  }

  @Test("all windows of macOS are active, and one of them is in front", arguments: [Generation.iOS17, .macOS])
  func phases(_ generation: Generation) {
    let desktop = desktop(generation, "a")
    play("a Open b, values a/b, says b true active true, fails ", in: desktop)
    let other = generation == .macOS ? "a false active true" : "a true background true"
    #expect(desktop.windows[0].texts.first == other)
  }

  @Test("a window closes by its own action, and its views disappear; it may present another value")
  func closing() {
    let two = desktop(.iOS17, "a", "b")
    play("b Dismiss, values a, logs +a/+b/-b, new, values a/none, says none true active true, fails ", in: two)
    play("a Rename, values c, c Dismiss, values , fails ", in: desktop(.iOS17, "a"))
    play("a Go, values , fails ", in: desktop(.iOS16, "a"))
  }

  @Test("on macOS a window with a sheet closes only by a destructive dismissal")
  func sheets() {
    let refused = desktop(.macOS, "a")
    play("a Sheet, a Close all, values a", in: refused)
    #expect(refused.failures == ["a window that shows a sheet is to go, which takes DismissBehavior.destructive"])
    play("a Sheet, a Close all at once, values , fails ", in: desktop(.macOS, "a"))
    play("a Sheet, a Close all, values , fails ", in: desktop(.iOS17, "a"))
  }

  @Test("a feature newer than the system, and a second window of a system with one, are failures")
  func complaints() {
    let old = desktop(.iOS16, "a")
    old.windows[0].tap("Dismiss")
    #expect(old.tooNew == ["dismissWindow needs iOS17"])
    let one = desktop(.iOS17, many: false, "a")
    play("a Open b, values a, fails a window is asked for where there is only one", in: one)
  }

  @Test("a window that is disconnected loses its views, and comes back with its value")
  func disconnecting() {
    let desktop = desktop(.iOS17, "a", "b")
    play("disconnect b, values a, logs +a/+b/-b, reconnect b, values a/b, logs +a/+b/-b/+b, reconnect b", in: desktop)
    play("values a/b, disconnect b, a Open b, values a/b, fails ", in: desktop)
  }
}
