import Armature

/// Lets the user choose, and ends with the choice. It knows no other flow of the app.
public final class QuillSampleCoordinator: Coordinator<QuillSampleDestination>, Finishing {
  public typealias Value = String

  /// Links lead to all screens of the feature. Without this line, they lead to its first one only.
  public static let linksToSteps = true

  let choices: [String]
  private let openGuide: () -> Bool

  /// `openGuide` opens the guide of the app, and returns whether the user sees it now.
  public init(choices: [String], openGuide: @escaping () -> Bool = { false }) {
    self.choices = choices
    self.openGuide = openGuide
    super.init(root: .list)
  }

  /// Shows a guide of its own if the app opens none.
  func showGuide() { if !openGuide() { show(.guide) } }
}
