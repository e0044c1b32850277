#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// The scene of a window, or the reason why there is none.
  struct SceneWindowView: View {
    @Environment(\.windowKeeper) private var keeper
    @StateObject private var window: SceneWindow

    init(window: @autoclosure @escaping () -> SceneWindow) { _window = StateObject(wrappedValue: window()) }

    var body: some View {
      window.isKept(by: keeper)
      // Always the same view, since the scene is opened and closed when this view appears and disappears.
      return ZStack {
        switch window.content {
        case .nothing: Color.clear
        case .scene(let model): WindowView(window: model).id(ObjectIdentifier(model.scene))
        case .message(let text): Message(text).followingLinks { window.follow($0) }
        }
      }
      .modifier(WindowTurns(window: window))
      .modifier(WindowActions(window: window))
      .saving(with: keeper) { window.disappear() }
    }
  }

  /// The window of one scene if the system has many windows, otherwise the only window.
  struct DirectoryWindowView: View {
    @Environment(\.hostGeneration) private var generation
    let directory: SceneDirectory
    let name: String

    var body: some View {
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), generation >= .stacks {
        ManyOrOne(directory: directory, name: name)
      } else {
        SceneWindowView(window: SceneWindow(of: name, in: directory, as: .only))
      }
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  private struct ManyOrOne: View {
    @Environment(\.supportsMultipleWindows) private var hasMany
    let directory: SceneDirectory
    let name: String

    var body: some View {
      SceneWindowView(window: SceneWindow(of: name, in: directory, as: hasMany ? .window : .only))
    }
  }
#endif
