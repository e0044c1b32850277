/// The windows of an app whose scene is one window group. Code and the user open and close them.
///
/// ```swift
/// let desktop = Desktop(.iOS17, restoring: ["a"]) { WindowGroup(for: String.self) { Text($0.wrappedValue ?? "none") } }
/// desktop.windows[0].tap("Open b")  // calls openWindow(value: "b"), which is carried out later …
/// desktop.settle()
/// #expect(desktop.values == ["a", "b"])
/// ```
@MainActor
final class Desktop {
  let generation: Generation
  private let sizeClass: UserInterfaceSizeClass
  let supportsMultipleWindows: Bool
  /// The windows, the one in front last.
  private(set) var windows: [Window] = []
  /// The windows without views, which the system can connect again.
  private var disconnected: [Session] = []
  /// Whether all windows are visible, and so active.
  var isSideBySide = false
  /// The number of windows made so far.
  private(set) var made = 0
  private var complaints: [String] = []
  /// Requests of views that the system has not carried out yet.
  private var requests: [() -> Void] = []
  private let onFrame: (Window) -> Void
  /// Whether restored windows get their values and their storage after their first drawing.
  private let restoresLate: Bool
  private let content: @MainActor (PresentedValue) -> AnyView

  /// The windows of an app that does not run: their values and their storage.
  struct Sessions {
    fileprivate var open: [Session] = []
    fileprivate var disconnected: [Session] = []
  }

  fileprivate struct Session {
    let value: AnyHashable?
    let stored: [String: Any]
  }

  /// Opens the first windows. `restoring` has the values of the windows that were open when the app last quit, and
  /// `sessions` also their storage.
  init<S: Scene>(
    _ generation: Generation, _ sizeClass: UserInterfaceSizeClass = .compact, supportsMultipleWindows: Bool? = nil,
    restoring: [AnyHashable?] = [], after sessions: Sessions? = nil, restoresLate: Bool = false,
    onFrame: @escaping (Window) -> Void = { _ in },
    scene: () -> S
  ) {
    self.onFrame = onFrame
    self.generation = generation
    self.restoresLate = restoresLate
    self.sizeClass = sizeClass
    self.supportsMultipleWindows = supportsMultipleWindows ?? (generation >= .iOS16)
    let group = Self.group(of: scene())
    content = { group.view(presenting: $0) }
    disconnected = sessions?.disconnected ?? []
    let open = sessions?.open ?? restoring.map { Session(value: $0, stored: [:]) }
    if open.isEmpty { make(nil) }
    for session in open { make(session) }
  }

  private static func group<S: Scene>(of scene: S) -> any ContentScene {
    (scene as? any ContentScene) ?? group(of: scene.body)
  }

  /// The requests that the real system would have dropped.
  var failures: [String] { complaints + windows.flatMap(\.failures) }
  var tooNew: Set<String> { windows.reduce([]) { $0.union($1.tooNew) } }
  /// The values of the windows, the one in front last.
  var values: [AnyHashable?] { windows.map { $0.presented?.value } }

  /// The window with a value.
  func window(_ value: AnyHashable) -> Window? { windows.first { $0.presented?.value == value } }

  // MARK: The user's actions

  /// Turns to a window.
  func turn(to window: Window) {
    windows.removeAll { $0 === window }
    windows.append(window)
    for other in windows { other.stand(inFront: other === window, generation, isVisible: isSideBySide) }
  }

  /// Opens one more window, as the menu does.
  func openNew() { make(nil) }

  /// Closes a window.
  func close(_ window: Window) {
    guard windows.contains(where: { $0 === window }) else { return }
    windows.removeAll { $0 === window }
    window.close()
    if let front = windows.last { turn(to: front) }
  }

  /// Disconnects a window that is in the background, to save memory. Its views go for good, and its value and its
  /// storage stay. The views cannot tell this from a window that the user closes. macOS does not do this.
  ///
  /// https://developer.apple.com/documentation/uikit/uiscenedelegate/scenediddisconnect(_:)
  func disconnect(_ window: Window) {
    guard windows.contains(where: { $0 === window }) else { return }
    window.move(to: .background)
    disconnected.append(session(of: window))
    close(window)
  }

  /// Turns to a window that was disconnected, if there is one with any of some values.
  func reconnect(anyOf values: [AnyHashable]) { _ = values.first(where: connect) }

  /// Quits the app. iOS ends an app only in the background. macOS also quits the app in front, and does not say that the
  /// phase of its windows changes then. It posts a notification. Without `keepsWindows`, its windows and their storage are
  /// gone then: this is the setting “Close windows when quitting an application”, which is on by default.
  ///
  /// https://developer.apple.com/documentation/swiftui/scenephase
  /// https://developer.apple.com/documentation/appkit/nsapplication/willterminatenotification
  /// https://developer.apple.com/documentation/appkit/nswindow/isrestorable
  func quit(keepsWindows: Bool = true) -> Sessions {
    if generation == .macOS {
      NotificationCenter.default.post(name: Notification.Name("NSApplicationWillTerminateNotification"), object: nil)
    }
    for window in windows {
      if generation != .macOS { window.move(to: .background) }
      window.kept.persist()
    }
    let sessions = kill()
    return generation == .macOS && !keepsWindows ? Sessions() : sessions
  }

  /// Kills the app.
  func kill() -> Sessions {
    defer { windows = [] }
    return Sessions(open: windows.map(session), disconnected: disconnected)
  }

  private func session(of window: Window) -> Session {
    Session(value: window.presented?.value, stored: window.kept.persisted)
  }

  // MARK: Requests of views

  func open(_ value: AnyHashable?) {
    guard supportsMultipleWindows else {
      return complaints.append("a window is asked for where there is only one")
    }
    requests.append { [unowned self] in
      if let value, let window = window(value) { return turn(to: window) }
      if let value, connect(value) { return }
      make(value)
    }
  }

  func dismiss(_ window: Window, isDestructive: Bool) {
    requests.append { [unowned self] in
      if generation == .macOS, !isDestructive, window.layers.count > 1 {
        complaints.append("a window that shows a sheet is to go, which takes DismissBehavior.destructive")
      } else {
        close(window)
      }
    }
  }

  /// Carries out all requests and transitions.
  func settle() {
    for window in windows { window.settle() }
    var turns = 0
    while !requests.isEmpty, turns < 50 {
      turns += 1
      requests.removeFirst()()
      for window in windows { window.settle() }
    }
    if !requests.isEmpty { complaints.append("windows come and go without end") }
  }

  private func connect(_ value: AnyHashable) -> Bool {
    guard let index = disconnected.firstIndex(where: { $0.value == value }) else { return false }
    make(disconnected.remove(at: index))
    return true
  }

  private func make(_ value: AnyHashable?) { make(Session(value: value, stored: [:])) }

  private func make(_ session: Session) {
    made += 1
    let isLate = restoresLate && session.value != nil
    let presented = PresentedValue(isLate ? nil : session.value)
    if isLate { requests.append { presented.value = session.value } }
    let kept = KeptValues(restoresLate ? [:] : session.stored)
    if restoresLate { requests.append { kept.restore(session.stored) } }
    let window = Window(
      generation, sizeClass, kept: kept, desktop: self, presented: presented, onFrame: onFrame
    ) { content(presented) }
    windows.append(window)
    turn(to: window)
  }
}
