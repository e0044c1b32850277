import Foundation

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

extension DestinationAddition {
  /// Returns the test of the case, and the lines in its flow.
  func parts(in project: Project, _ isLenient: Bool) throws -> Addition.Parts {
    let path = try project.source("Destination", of: flow, isLenient)
    if !isLenient, let type = values.map(\.type).first(where: \.needsFoundation),
      try !project.text(path).contains("import Foundation")
    {
      throw ScaffoldingError(
        .conflict, "\(type) is a type of Foundation, expected 'import Foundation' in \(project.folder)/\(path)")
    }
    let declaration = values.isEmpty ? caseName : call(caseName, values.map { "\($0.name): \($0.type)" }, at: 7)
    let insertions = caseInsertions(
      declaration, name: caseName, example: example(at: 4), style: style, screen: screen)
    // Other flows and cases do not have this name, also if their words begin and end elsewhere.
    let suite = "\(flow)Screen\(caseName.prefix(1).uppercased())\(caseName.dropFirst())Tests"
    let test = linkTest(
      of: "The screen \(Self.title(of: caseName)) of the flow \(flow.title)", called: suite,
      place: "\(flow.destination)\(example(at: 16 + flow.destination.count, in: 4))", title: quotedTitle, in: project,
      imports: values.contains { $0.type.needsFoundation } ? "import Foundation\n" : "")
    return Addition.Parts(
      files: [PackageFile("\(project.tests)/\(suite).swift", test)],
      insertions: path.isEmpty ? [:] : [path: insertions],
      caseName: caseName)
  }

  /// Returns the example of the case, wrapped if it is one that the command has made.
  private func example(at column: Int, in indentation: Int? = nil) -> String {
    let arguments = values.map { "\($0.name): \((try? $0.type.example()) ?? "")" }
    let made = ".\(caseName)(\(arguments.joined(separator: ", ")))"
    return example == made ? call(".\(caseName)", arguments, at: column, in: indentation) : example
  }

  private var quotedTitle: String { "\"\(Escaping.quoted(title))\"" }

  private var screen: String {
    if values.isEmpty { return "case .\(caseName):\n  Screen(\(quotedTitle)) { TextRow(\"Nothing here yet.\") }" }
    let pattern = call("case .\(caseName)", values.map { "let \($0.name)" }, end: "):", at: 4)
    let rows = values.map { value in
      let row = "TextRow(\"\(Self.title(of: value.name))\", detail: \"\\(\(value.name))\")"
      guard value.type.isOptional else { return "    \(row)" }
      let line = "    if let \(value.name) { \(row) }"
      return line.count + 4 <= 120 ? line : "    if let \(value.name) {\n      \(row)\n    }"
    }
    return ([pattern, "  Screen(\(quotedTitle)) {"] + rows + ["  }"]).joined(separator: "\n")
  }
}

/// Returns a call as `swift format` wraps it.
///
/// - Parameters:
///   - head: The text before the bracket.
///   - arguments: The texts in the brackets.
///   - end: The closing bracket, and what follows it.
///   - column: The column where the head begins.
///   - indentation: The column where the line begins, which gets further lines; `nil` if the head is the whole beginning.
/// - Returns: The call, which needs no indentation before its first line.
private func call(
  _ head: String, _ arguments: [String], end: String = ")", at column: Int, in indentation: Int? = nil
) -> String {
  // A comma may follow in an array.
  let (whole, width) = ("\(head)(\(arguments.joined(separator: ", "))\(end)", 119)
  if column + whole.count <= width { return whole }
  let spaces = String(repeating: " ", count: 2 + (indentation ?? 0))
  let lines = arguments.enumerated().reduce(into: [String]()) { lines, argument in
    let text = argument.element + (argument.offset + 1 < arguments.count ? "," : end)
    if let last = lines.last, last.count + 1 + text.count + (indentation == nil ? 4 : 0) < width {
      lines[lines.count - 1] = "\(last) \(text)"
    } else {
      lines.append(spaces + text)
    }
  }
  return "\(head)(\n\(lines.joined(separator: "\n"))"
}

/// Returns the lines for a case in the file of a destination.
private func caseInsertions(
  _ declaration: String, name: String? = nil, example: String, style: AdditionStyle, screen: String
) -> [Insertion] {
  let style = style == .push ? [] : [Insertion(.styles, "case .\(name ?? declaration): .\(style)")]
  return [Insertion(.cases, "case \(declaration)"), Insertion(.examples, "\(example),")] + style
    + [Insertion(.screens, screen)]
}

/// Returns a test that goes to a place by its link.
private func linkTest(
  of what: String, called suite: String, place: String, title: String, end: String = "", in project: Project,
  imports: String = "", others: String = ""
) -> String {
  """
  import ArmatureTesting
  \(imports)import Testing

  @testable import \(project.record.module)Flows

  @MainActor
  @Suite("\(what)", .traced)
  struct \(suite) {
    @Test("A link opens it, it prints the same link, and a relaunch comes back to it")
    func link() throws {
      let app = try AppDriver { \(project.record.root) }
      let place = \(place)
      let link = try #require(try app.scene.link(to: place))
      app.open(link)
      app.expect(screen: \(title))
      app.expect(link: link)
      #expect(try app.relaunch() == [])
      app.expect(screen: \(title))
  \(end)  }\(others)
  }

  """
}

extension PackageFile {
  /// Makes a source file.
  init(_ path: String, _ text: String) { self.init(path: path, contents: Data(text.utf8), isExecutable: false) }
}
