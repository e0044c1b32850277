import Armature

/// The screens and child flows of the feature.
public enum QuillSampleDestination: Destination, Codable {
  case list

  public static let examples: [Self] = [
    .list
  ]

  public func screen(in flow: QuillSampleCoordinator) -> Screen<Self> {
    switch self {
    case .list:
      Screen("Quill Sample") {
        for choice in flow.choices { ButtonRow(choice) { flow.finish(choice) } }
      }
    }
  }
}
