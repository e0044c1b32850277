import Armature

extension AppDriver {
  /// All that the window in front shows at one moment, for comparing it with another.
  ///
  /// ```swift
  /// let before = app.snapshot
  /// app.tap("Ideas")
  /// #expect(app.snapshot.redrawn(since: before) == ["draft"])
  /// ```
  public struct Snapshot: Equatable, Sendable {
    let presentation: Presentation

    /// Returns whether both show equal destinations in equal styles. Two apps that were walked in the same way have the
    /// same shape, but are not equal, as each has screens of its own.
    public func hasSameShape(as other: Self) -> Bool { presentation.shape == other.presentation.shape }

    /// Returns the destinations whose screens were shown in an earlier snapshot, are shown still, and have to be drawn
    /// again since then, from the bottom up.
    ///
    /// - Complexity: O(*n*) in the number of screens.
    public func redrawn(since earlier: Self) -> [String] {
      let revisions = Dictionary(earlier.presentation.line.map { ($0.id, $0.revision) }) { first, _ in first }
      return presentation.line.filter { node in revisions[node.id].map { $0 < node.revision } ?? false }
        .map { "\($0.destination)" }
    }

    /// How often the user has asked the visible tab to scroll to its top, by a second tap. It is 0 without tabs.
    public var scrolls: Int { if case .tabs(let tabs) = presentation.content { tabs.scrolls } else { 0 } }
  }

  /// All that the window in front shows now.
  public var snapshot: Snapshot { Snapshot(presentation: scene.presentation) }
}
