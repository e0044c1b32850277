/// A flow that keeps values of its own in an archive, such as a draft that is not saved yet.
///
/// ```swift
/// final class EditorCoordinator: Coordinator<EditorDestination>, KeepsValues {
///   var title = ""
///
///   var kept: String { title }
///   func bringBack(_ kept: String) { title = kept }
/// }
/// ```
@MainActor
public protocol KeepsValues: AnyCoordinator {
  /// The type of the values.
  associatedtype Kept: Codable

  /// The values now.
  var kept: Kept { get }

  /// Brings the values back. Called before the flow's routes are shown again.
  ///
  /// - Parameter kept: The values.
  /// - Throws: When they are of no use any more. The flow goes on without them, and the report has the error.
  func bringBack(_ kept: Kept) throws
}
