/// A file of a project that stands where an addition has another file.
public struct Conflict: Sendable {
  /// The path of the file.
  public let path: String
  let old: PackageFile
  let new: PackageFile

  /// The way to handle a conflict.
  public enum Resolution: Sendable {
    /// Change nothing at all.
    case refuse
    /// Replace the file.
    case force
    /// Leave the file as it is.
    case skip
  }

  /// Returns the change of the file if it was replaced, as a diff of git.
  ///
  /// - Parameter environment: The environment for git.
  /// - Returns: The diff.
  /// - Throws: An error if git cannot be started.
  public func diff(environment: [String: String]) throws -> String {
    try gitDiff(of: [(old, new)], environment: environment)
  }
}
