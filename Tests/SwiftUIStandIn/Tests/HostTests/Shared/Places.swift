import Armature

/// The places of all scenes at one moment.
struct Places: Equatable, CustomStringConvertible {
  private let scenes: [Place]
  private let current: String?

  private struct Place: Equatable {
    let name: String
    let shape: Presentation.Shape
    let link: String
    let screens: [String]
  }

  @MainActor
  init(_ directory: SceneDirectory) {
    current = directory.current?.name
    scenes = directory.scenes.map { scene in
      Place(
        name: scene.name, shape: scene.presentation.shape, link: (try? scene.link) ?? "no link",
        screens: scene.presentation.line.map { scene.screen(of: $0.id)?.title ?? "" })
    }
  }

  /// The link to the current scene's place.
  var link: String? { scenes.first { $0.name == current }?.link }

  var description: String {
    scenes.map { "\($0.name == current ? "*" : "")\($0.name) \($0.link) \($0.screens)" }.joined(separator: ", ")
  }
}
