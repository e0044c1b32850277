import Armature

/// Lets the user choose, and ends with the choice. It does not know what the choice is for.
public final class QuillSampleCoordinator: Coordinator<QuillSampleDestination>, Finishing {
  public typealias Value = String

  /// Links lead to all screens of the feature. Without this line, they lead to its first one only.
  public static let linksToSteps = true

  let choices: [String]

  public init(choices: [String]) {
    self.choices = choices
    super.init(root: .list)
  }
}
