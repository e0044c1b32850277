extension FlowAddition {
  /// Returns the files of the flow, and the lines in the flow that opens it.
  func parts(in project: Project, _ isLenient: Bool) throws -> Addition.Parts {
    if name == parent { throw ScaffoldingError(.conflict, "the flow '\(name)' exists already") }
    let (name, finish) = (name.caseName, finishing == nil ? "" : ".onFinish { _ in }")
    let factory = Insertion(style == .tab ? .flows : .children, "case .\(name): \(self.name.coordinator)()\(finish)")
    let screen = "case .\(name): .child"
    let caseLines = caseInsertions(name, example: ".\(name)", style: style, screen: screen)
    let lines =
      try style == .tab
      ? tabInsertions(factory, in: project, isLenient)
      : [
        (project.source("Coordinator", of: parent, isLenient), [factory]),
        (project.source("Destination", of: parent, isLenient), caseLines),
      ]
    return Addition.Parts(
      files: [
        PackageFile(try path(of: self.name.coordinator, in: project), coordinator),
        PackageFile(try path(of: self.name.destination, in: project), destination),
        PackageFile("\(project.tests)/\(self.name)FlowTests.swift", test(in: project)),
      ],
      insertions: Dictionary(uniqueKeysWithValues: lines.filter { !$0.path.isEmpty }), caseName: name, sources: 2)
  }

  /// Returns the path of a file of the flow. The user may have moved it.
  private func path(of type: String, in project: Project) throws -> String {
    let found = project.sources(named: "\(type).swift")
    return found.count == 1 ? found[0] : "\(project.sources)/\(name)/\(type).swift"
  }

  private func tabInsertions(
    _ factory: Insertion, in project: Project, _ isLenient: Bool
  ) throws -> [(path: String, [Insertion])] {
    let paths = ["Tab", "Tabs"].map { project.sources(named: "\(parent)\($0).swift") }
    guard paths.allSatisfy({ $0.count == 1 }) else {
      if isLenient { return [] }
      let others = project.tabNames
      throw ScaffoldingError(
        .usage, "no tabs in \(project.folder)/\(project.sources), expected \(parent)Tab.swift and \(parent)Tabs.swift",
        others.isEmpty
          ? "'armature add flow \(name)' adds the flow without a tab; an app that begins with tabs comes from "
            + "'armature new <path> --template tabs'"
          : "name the tabs to add to: --into \(others.joined(separator: " or --into "))")
    }
    let name = name.caseName
    let item = Insertion(.items, "case .\(name): TabItem(\"\(self.name.title)\", image: \"circle\")")
    return [
      (paths[0][0], [Insertion(.cases, "case \(name)"), factory, item]), (paths[1][0], [Insertion(.tabs, ".\(name),")]),
    ]
  }

  private var destination: String {
    let row = value.map { "ButtonRow(\"Done\") { flow.finish(\($0)) }" } ?? "TextRow(\"Nothing here yet.\")"
    return """
      import Armature

      /// The screens and child flows of \(name.coordinator).
      enum \(name.destination): Destination, Codable {
        case start
        \(Insertion.Marker.cases.line)

        typealias Flow = \(name.coordinator)

        static let examples: [Self] = [
          .start
          \(Insertion.Marker.examples.line)
        ]

        var style: PresentationStyle {
          switch self {
          \(Insertion.Marker.styles.line)
          default: .push
          }
        }

        func screen(in flow: \(name.coordinator)) -> Screen<Self> {
          switch self {
          case .start:
            Screen("\(name.title)") { \(row) }
          \(Insertion.Marker.screens.line)
          }
        }
      }

      """
  }

  private var coordinator: String {
    """
    import Armature

    /// The flow of \(name.destination).
    final class \(name.coordinator): Coordinator<\(name.destination)>\(finishing == nil ? "" : ", Finishing") {
    \(finishing.map(ending) ?? "")  init() { super.init(root: .start) }

      override func child(for destination: \(name.destination)) -> AnyCoordinator? {
        // As an optional, so that `default` does not warn when each case has a flow.
        switch Optional(destination) {
        \(Insertion.Marker.children.line)
        default: nil
        }
      }
    }

    """
  }

  /// The lines of a flow that ends with a value. The tests of its later screens go there by links.
  private func ending(with value: ValueType) -> String {
    """
      typealias Value = \(value)

      /// Links lead to all screens of the flow. Without this line, they lead to its first one only.
      static let linksToSteps = true


    """
  }

  private func test(in project: Project) -> String {
    let finish = ["    app.tap(\"Done\")", "    #expect(try app.scene.link != link)", ""].joined(separator: "\n")
    return linkTest(
      of: "The flow \(name.title)", called: "\(name)FlowTests", place: "\(name.destination).start",
      title: "\"\(name.title)\"", end: finishing == nil ? "" : finish, in: project,
      others: """


          @Test("Every destination has a link that leads back to it")
          func links() { #expect(\(name.destination).linkProblems == []) }
        """)
  }
}
