/// The width of the window in front of a user, who may fold it.
@MainActor
package final class WindowRoom {
  /// The width of a phone: no split view has room for columns.
  package static let narrow = 50
  /// The width of a tablet: a split view has room for all its columns.
  package static let wide = 90

  /// Whether the window is as narrow as a folded phone.
  package var isFolded: Bool
  private let unfolded: @MainActor () -> Int

  /// - Parameters:
  ///   - isFolded: Whether the window is folded at first.
  ///   - unfolded: Returns the width of the display in columns of text.
  package init(isFolded: Bool = false, unfolded: @escaping @MainActor () -> Int = { wide }) {
    self.isFolded = isFolded
    self.unfolded = unfolded
  }

  /// The width now, in columns of text.
  package var columns: Int { isFolded ? min(Self.narrow, unfolded()) : unfolded() }
}
