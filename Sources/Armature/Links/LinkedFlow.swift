/// What a link makes of one flow: which of its routes stay, which are added, and the same for the flows that they open.
///
/// It is found without changing anything; the flows that the link opens anew are made detached, and taken into the tree when
/// the link is carried out.
@MainActor
protocol LinkedFlow {
  /// Removes all that lies above the last slot of the line that the link has in common with what is there.
  ///
  /// - Returns: Whether this flow, or one in it, was where they part.
  func cut(in batch: Batch) throws(NavigationError) -> Bool
  /// Makes a detached flow what the link begins with.
  func prepare() throws(NavigationError)
  /// Adds what the link has above what stays.
  func extend(in batch: Batch) throws(NavigationError)
}
