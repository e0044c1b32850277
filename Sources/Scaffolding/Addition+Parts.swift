import Foundation

extension FlowAddition {
  /// Returns the files of the flow, and the lines in the flow that opens it.
  func parts(in project: Project) throws -> Addition.Parts {
    let folder = "\(project.sources)/\(name)"
    return Addition.Parts(
      files: [
        Template.File("\(folder)/\(name.coordinator).swift", coordinator),
        Template.File("\(folder)/\(name.destination).swift", destination),
        Template.File("\(project.tests)/\(name)FlowTests.swift", test(in: project)),
      ],
      insertions: style == .tab ? try tabInsertions(in: project) : try insertions(in: project))
  }

  private func insertions(in project: Project) throws -> [(path: String, insertion: Insertion)] {
    let destination = try project.source("Destination", of: parent)
    let coordinator = try project.source("Coordinator", of: parent)
    let name = name.caseName
    var insertions = [
      (destination, Insertion(.cases, "case \(name)")),
      (destination, Insertion(.examples, ".\(name),")),
    ]
    if style != .push { insertions.append((destination, Insertion(.styles, "case .\(name): .\(style)"))) }
    insertions.append((destination, Insertion(.screens, "case .\(name): .child")))
    let factory = "case .\(name): \(self.name.coordinator)()"
    // The user replaces the underscore.
    insertions.append((coordinator, Insertion(.children, finishing == nil ? factory : "\(factory).onFinish { _ in }")))
    return insertions
  }

  private func tabInsertions(in project: Project) throws -> [(path: String, insertion: Insertion)] {
    let missing = "no tabs in \(project.folder)/\(project.sources), expected \(parent)Tab.swift and \(parent)Tabs.swift"
    let tab = try project.source("\(parent)Tab.swift", missing)
    let tabs = try project.source("\(parent)Tabs.swift", missing)
    let (name, title) = (name.caseName, name.title)
    return [
      (tab, Insertion(.cases, "case \(name)")),
      (tab, Insertion(.flows, "case .\(name): \(self.name.coordinator)()")),
      (tab, Insertion(.items, "case .\(name): TabItem(\"\(title)\", image: \"circle\")")),
      (tabs, Insertion(.tabs, ".\(name),")),
    ]
  }

  private var destination: String {
    let start = "Screen(\"\(name.title)\") { \(row) }"
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
            \(start)
          \(Insertion.Marker.screens.line)
          }
        }
      }

      """
  }

  private var row: String {
    value.map { "ButtonRow(\"Done\") { flow.finish(\($0)) }" } ?? "TextRow(\"Nothing here yet.\")"
  }

  private var coordinator: String {
    let value = finishing.map { "  typealias Value = \($0)\n\n" } ?? ""
    return """
      import Armature

      /// The flow of \(name.destination).
      final class \(name.coordinator): Coordinator<\(name.destination)>\(finishing == nil ? "" : ", Finishing") {
      \(value)  init() { super.init(root: .start) }

        override func child(for destination: \(name.destination)) -> AnyCoordinator? {
          switch destination {
          \(Insertion.Marker.children.line)
          default: nil
          }
        }
      }

      """
  }

  private func test(in project: Project) -> String {
    let end = finishing == nil ? "" : "\n\n\(finishTest(in: project))"
    return """
      import ArmatureTesting
      import Testing

      @testable import \(project.record.module)Flows

      @MainActor
      @Suite("The flow \(name.title)", .traced)
      struct \(name)FlowTests {
        @Test("A link opens it, it prints the same link, and a relaunch comes back to it")
        func link() throws {
          let app = try AppDriver { \(project.record.root) }
          let link = try #require(try app.scene.link(to: \(name.destination).start))
          app.open(link)
          app.expect(screen: "\(name.title)")
          app.expect(link: link)
          #expect(try app.relaunch() == [])
          app.expect(screen: "\(name.title)")
        }

        @Test("Every destination has a link that leads back to it")
        func links() { #expect(\(name.destination).linkProblems == []) }\(end)
      }

      """
  }

  private func finishTest(in project: Project) -> String {
    """
      @Test("It ends with a value, and goes")
      func finish() throws {
        let app = try AppDriver { \(project.record.root) }
        let link = try #require(try app.scene.link(to: \(name.destination).start))
        app.open(link)
        app.tap("Done")
        #expect(try app.scene.link != link)
      }
    """
  }
}

extension DestinationAddition {
  /// Returns the test of the case, and the lines in its flow.
  func parts(in project: Project) throws -> Addition.Parts {
    let destination = try project.source("Destination", of: flow)
    var insertions = [
      (destination, Insertion(.cases, "case \(caseName)\(declaration)")),
      (destination, Insertion(.examples, "\(example),")),
    ]
    if style != .push { insertions.append((destination, Insertion(.styles, "case .\(caseName): .\(style)"))) }
    insertions.append((destination, Insertion(.screens, screen)))
    return Addition.Parts(
      files: [Template.File("\(project.tests)/\(suite).swift", test(in: project))], insertions: insertions)
  }

  private var suite: String { "\(flow)\(caseName.prefix(1).uppercased())\(caseName.dropFirst())Tests" }

  private var declaration: String {
    values.isEmpty ? "" : "(\(values.map { "\($0.name): \($0.type)" }.joined(separator: ", ")))"
  }

  private var quotedTitle: String { "\"\(Escaping.quoted(title))\"" }

  private var screen: String {
    if values.isEmpty { return "case .\(caseName):\n  Screen(\(quotedTitle)) { TextRow(\"Nothing here yet.\") }" }
    let names = values.map { "let \($0.name)" }.joined(separator: ", ")
    let rows = values.map { value in
      let row = "TextRow(\"\(Self.title(of: value.name))\", detail: \"\\(\(value.name))\")"
      return value.type.isOptional ? "    if let \(value.name) { \(row) }" : "    \(row)"
    }
    return (["case .\(caseName)(\(names)):", "  Screen(\(quotedTitle)) {"] + rows + ["  }"]).joined(separator: "\n")
  }

  private func test(in project: Project) -> String {
    """
    import ArmatureTesting
    import Testing

    @testable import \(project.record.module)Flows

    @MainActor
    @Suite("The screen \(Self.title(of: caseName)) of the flow \(flow.title)", .traced)
    struct \(suite) {
      @Test("A link opens it, it prints the same link, and a relaunch comes back to it")
      func link() throws {
        let app = try AppDriver { \(project.record.root) }
        let link = try #require(try app.scene.link(to: \(flow.destination)\(example)))
        app.open(link)
        app.expect(screen: \(quotedTitle))
        app.expect(link: link)
        #expect(try app.relaunch() == [])
        app.expect(screen: \(quotedTitle))
      }
    }

    """
  }
}

extension Template.File {
  /// Makes a source file.
  init(_ path: String, _ text: String) { self.init(path: path, contents: Data(text.utf8), isExecutable: false) }
}
