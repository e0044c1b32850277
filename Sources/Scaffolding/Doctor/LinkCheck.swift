/// A look at the links of a project, which only its own code knows.
struct LinkCheck {
  let project: Project
  let environment: [String: String]

  /// A problem with the links of a flow.
  struct Problem: Hashable {
    let flow: String
    let text: String
  }

  /// Builds the project, and returns the problems with its links.
  ///
  /// - Throws: A `Probe.Refusal` if it does not build.
  func problems() throws -> [Problem] {
    let test = """
      let scene = try FlowScene(root: makeRoot())
      for problem in scene.linkProblems { say(problem) }
      """
    return try Probe(project: project, environment: environment).lines("Links", test).compactMap { line in
      line.range(of: ": ").map { Problem(flow: String(line[..<$0.lowerBound]), text: String(line[$0.upperBound...])) }
    }
  }
}
