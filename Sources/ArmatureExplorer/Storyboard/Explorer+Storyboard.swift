extension Explorer {
  /// An exploration, and what it has drawn.
  package struct Drawing {
    package let exploration: Exploration
    /// The storyboard as a page.
    package let page: String
    /// The storyboard as lines.
    package let text: StoryboardText
  }

  /// Explores the app, and draws its storyboard.
  ///
  /// - Returns: The exploration and the storyboard.
  /// - Throws: As ``run()``.
  package func draw() async throws -> Drawing {
    let exploring = Exploring(self)
    let exploration = try checked(await exploring.explore())
    let board = Storyboard(exploring, exploration)
    return Drawing(exploration: exploration, page: try board.html(), text: board.text)
  }
}
