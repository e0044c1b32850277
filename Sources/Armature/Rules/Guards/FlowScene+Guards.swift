extension LinkPlan {
  /// The answers of the guards that do not allow the link. Empty if it is admitted.
  package var verdicts: [Admission.Verdict] { remarks.compactMap { $0 as? Admission.Verdict } }
}

extension FlowScene {
  /// Asks the guards about every place of the scene again, and about the link that waits.
  ///
  /// In one change, each line ends below the first place that is not admitted any more, and the link is opened if it is
  /// admitted now.
  ///
  /// - Returns: Whether the guards were asked; `false` within a change of the scene.
  @discardableResult
  public func checkGuards() -> Bool {
    root.attempt("checkGuards()") {
      if let obstacle = core.obstacle { throw obstacle }
      try core.change(.guards, core.reviewEverything)
    }
  }
}
