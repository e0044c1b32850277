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

extension LinkPlan {
  /// The types of the flows on the way that decide as guards, from the outside in.
  package var guards: [String] {
    var names: [String] = []
    for type in legs.flatMap({ [$0.flowType, $0.openedType].compactMap { $0 } }) where type is any Guarding.Type {
      if !names.contains("\(type)") { names.append("\(type)") }
    }
    return names
  }
}
