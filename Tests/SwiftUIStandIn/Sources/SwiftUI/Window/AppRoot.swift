/// Draws the content of an app's first window group.
nonisolated struct AppRoot<A: App>: View {
  let app: A

  @MainActor var body: AnyView { Self.content(of: app.body) }

  @MainActor private static func content<S: Scene>(of scene: S) -> AnyView {
    if let group = scene as? any ContentScene { return group.view }
    return content(of: scene.body)
  }
}

@MainActor
protocol ContentScene {
  var view: AnyView { get }
  /// Returns the view of a window with a value of its own.
  func view(presenting value: PresentedValue) -> AnyView
}

extension WindowGroup: ContentScene {
  @MainActor var view: AnyView { AnyView(content) }
  @MainActor func view(presenting value: PresentedValue) -> AnyView {
    (content as? any PresentingContent)?.view(presenting: value) ?? view
  }
}

/// The state that each window of a group has of its own.
@MainActor
private protocol PresentingContent {
  func view(presenting value: PresentedValue) -> AnyView
}

extension PresentedWindowContent: PresentingContent {
  @MainActor func view(presenting value: PresentedValue) -> AnyView {
    var content = self
    content.presented = value
    return AnyView(content)
  }
}

extension PresentedWindowContent: Drawable {
  @MainActor func draw(in place: Place) -> [Element] {
    place.draw(PresentedWindow(presented: presented ?? place.node.kept { PresentedValue(nil) }, make: make))
  }
}

private struct PresentedWindow<Data: Codable & Hashable, Content: View>: View {
  @ObservedObject var presented: PresentedValue
  let make: (Binding<Data?>) -> Content

  var body: some View {
    let presented = presented
    make(Binding(reading: { presented.value?.base as? Data }, writing: { presented.value = $0 }))
  }
}

extension Window {
  convenience init<A: App>(
    _ generation: Generation, _ sizeClass: UserInterfaceSizeClass = .compact, app: A.Type
  ) {
    self.init(generation, sizeClass) { AppRoot(app: A()) }
  }
}
