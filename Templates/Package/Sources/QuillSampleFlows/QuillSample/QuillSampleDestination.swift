import Armature

/// The screens and child flows of the feature.
public enum QuillSampleDestination: Destination, Codable {
  case list
  case guide

  public static let examples: [Self] = [
    .list,
    .guide,
  ]

  public func screen(in flow: QuillSampleCoordinator) -> Screen<Self> {
    switch self {
    case .list:
      Screen("Quill Sample") {
        for choice in flow.choices { ButtonRow(choice) { flow.finish(choice) } }
      }
      .toolbar(.trailing) { ButtonRow("Guide") { flow.showGuide() } }
    case .guide:
      Screen("Guide") { TextRow("Tap your choice.") }
    }
  }
}
