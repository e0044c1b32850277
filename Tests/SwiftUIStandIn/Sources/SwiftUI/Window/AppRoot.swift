/// Draws the content of an app's first window group.
nonisolated struct AppRoot<A: App>: View {
  let app: A

  @MainActor var body: AnyView { Self.content(of: app.body) }

  @MainActor private static func content<S: Scene>(of scene: S) -> AnyView {
    if let group = scene as? any ContentScene { return group.view }
    return content(of: scene.body)
  }
}

protocol ContentScene {
  var view: AnyView { get }
}

extension WindowGroup: ContentScene {
  var view: AnyView { AnyView(content) }
}

extension Window {
  convenience init<A: App>(
    _ generation: Generation, _ sizeClass: UserInterfaceSizeClass = .compact, app: A.Type
  ) {
    self.init(generation, sizeClass) { AppRoot(app: A()) }
  }
}
