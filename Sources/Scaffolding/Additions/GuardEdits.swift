import Foundation

extension GuardAddition {
  /// Returns the addition with what it needs of a project.
  ///
  /// - Throws: An error for a flow that has a guard already, and for one that cannot know who is signed in.
  func resolved(in project: Project) throws -> Self {
    if session != nil { return self }
    let types = try project.types(of: flow)
    let (type, path) = types.coordinator
    let source = try SwiftSource(project.text(path))
    let bodies = source.bodies(of: type)
    guard let own = bodies.first(where: { $0.keyword == "class" }) else { return self }
    let isGuarding = source.head(of: "class", Substring(type))?.contains("Guarding") == true
    if isGuarding || source.has(("func", "admit", "_"), in: bodies) {
      throw ScaffoldingError(
        .conflict,
        "\(type) has a guard already; expected a flow without “admit(_:)”; "
          + "change the guard in \(project.folder)/\(path)"
      )
    }
    let head = String(source.text(of: own.start..<own.range.lowerBound))
    let start = head.dropLast().reversed().drop(while: \.isWhitespace).reversed()
    let conformance = TextChange(path: path, old: head, new: String(start) + ", Guarding {")
    if let known = try project.session(of: type, in: source) {
      return with(known, oldRoot: nil, try opening(in: project, with: known, types), [conformance])
    }
    guard project.record.root.hasPrefix("\(type)(") else {
      throw ScaffoldingError(
        .conflict,
        "\(type) does not know who is signed in; expected a property such as “let session: Session” in "
          + "\(project.folder)/\(path), of a type with “var user: String?”",
        "let the flow that opens \(flow) pass it, or add the guard to the first flow of the app")
    }
    let made = FlowAddition.Dependency(name: "session", type: "Session")
    let root = try project.initializerChange(of: type, for: made, in: source, path)
    var addition = with(
      made, oldRoot: project.record.root, try opening(in: project, with: made, types), [conformance, root])
    addition.changes += project.changes(of: addition)
    return addition
  }

  /// Returns the addition of the case that opens the sign-in; `nil` if the flow has it.
  private func opening(
    in project: Project, with session: FlowAddition.Dependency, _ types: Project.FlowTypes
  ) throws -> FlowAddition? {
    let cases = try SwiftSource(project.text(types.destination.path)).cases(of: types.destination.name) ?? []
    if cases.contains(signIn.caseName) { return nil }
    let addition = try FlowAddition(name: signIn, into: flow)
    guard case .flow(let reused) = try Addition.flow(addition).reusingFlow(of: project, with: [session.name]),
      reused.call != nil
    else {
      return addition.with([session])
    }
    return reused
  }

  /// Returns the files, the lines and the changes of existing files.
  func edits(in project: Project, _ isLenient: Bool) throws -> Addition.Edits {
    guard let session else { return Addition.Edits(insertions: [:], type: "", caseName: "") }
    let types = try project.types(of: flow, isLenient)
    let type = types.coordinator.name
    var edits =
      try opening?.edits(
        in: project, isLenient, rows: ["ButtonRow(\"Continue as Ada\") { flow.\(session.name).user = \"Ada\" }"])
      ?? Addition.Edits(insertions: [:], type: types.destination.name, caseName: signIn.caseName)
    let source = try? SwiftSource(project.text(types.coordinator.path))
    let own = source?.bodies(of: type).first { $0.keyword == "class" }
    let visibility = own.flatMap { source?.visibility(of: $0) } ?? ""
    edits.insertions[types.coordinator.path, default: []].append(
      Insertion(
        .methods,
        """
        /// Decides what may be shown, here and in all flows within. Each place waits until the user signs in.
        \(visibility)func admit(_ request: AdmissionRequest) -> Admission {
          \(session.name).user == nil ? hold(at: .\(signIn.caseName)) : .allow
        }
        """, in: type))
    // A link cannot lead a user to the sign-in who has signed in.
    for (path, lines) in edits.insertions {
      for (index, line) in lines.enumerated() where line.kind == .linkability {
        edits.insertions[path]?[index] = Insertion(.linkability, "case .\(signIn.caseName): false", in: line.type)
      }
    }
    edits.changes = changes
    if oldRoot != nil {
      edits.files.append(
        PackageFile("\(project.sources)/Model/\(session.type).swift", Self.model(session.type, visibility)))
    }
    if let root = project.rootOfTests(for: self) {
      edits.files.append(
        PackageFile("\(project.tests)/\(flow)GuardTests.swift", test(of: root, in: project, session.name)))
    }
    return edits
  }

  private static func model(_ type: String, _ visibility: String) -> String {
    """
    import Observation

    /// Holds the signed-in user in memory. Keep the user in the Keychain, and read it when the app starts.
    @MainActor
    @Observable
    \(visibility)final class \(type) {
      /// The user who is signed in; `nil` for none.
      \(visibility)var user: String?

      \(visibility)init(user: String? = nil) { self.user = user }
    }

    """
  }

  private func test(of root: String, in project: Project, _ session: String) -> String {
    // A flow within others does not stand in front of all places.
    let isFirst = root.hasPrefix("\(flow.coordinator)(")
    let (screen, sign) =
      isFirst && opening?.call == nil && opening != nil
      ? ("\n      app.expect(screen: \"\(signIn.title)\")", "app.tap(\"Continue as Ada\")")
      : ("", "root.\(session).user = \"Ada\"")
    let start = newRoot == nil ? "\n    root.\(session).user = \"Ada\"" : ""
    return """
      import ArmatureTesting
      import Testing

      @testable import \(Path.last(of: project.sources))

      @MainActor
      @Suite("The sign-in before \(flow.title)", .traced)
      struct \(flow)GuardTests {
        @Test("It is shown after a sign-out, and each place waits until the user signs in")
        func places() throws {
          let root = \(root)\(start)
          let app = try AppDriver(root: root)
          for link in app.linksToFlows {
            // A user who is signed in cannot open another sign-in.
            guard (try? app.scene.open(link)) == true else { continue }
            let place = try app.scene.link
            root.\(session).user = nil\(screen)
            app.open(place)
            \(sign)
            app.expect(link: place)
          }
        }
      }

      """
  }
}

extension Project {
  /// The code that makes the first flow of a test; `nil` if the test cannot know its user.
  fileprivate func rootOfTests(for guarded: GuardAddition) -> String? {
    // A package that was made by hand may have no such tests.
    guard FileSystem.isFolder("\(folder)/\(tests)") else { return nil }
    if let root = guarded.newRoot { return root }
    guard let session = guarded.session else { return nil }
    let name = String(record.root.prefix { $0 != "(" })
    let first = sourcePaths.lazy.compactMap { try? SwiftSource(self.text($0)) }
      .first { $0.contains(["class", Substring(name)]) }
    return first?.properties(of: name).contains { $0.name == session.name && $0.type == session.type } == true
      ? record.root : nil
  }

  /// Returns the property of a flow with the user: one whose type has `var user: String?`.
  fileprivate func session(of type: String, in source: SwiftSource) throws -> FlowAddition.Dependency? {
    source.properties(of: type).first { property in
      texts(of: sourcePaths, with: property.type).contains { _, text in
        let source = SwiftSource(text)
        return ["class", "struct"].contains { keyword in
          source.properties(of: property.type, keyword).contains { $0.name == "user" && $0.type == "String?" }
        }
      }
    }
  }

  /// Returns the change of a coordinator's only initializer for another property.
  fileprivate func initializerChange(
    of type: String, for property: FlowAddition.Dependency, in source: SwiftSource, _ path: String
  ) throws -> TextChange {
    let initializers = source.initializerRanges(of: type)
    guard initializers.count == 1, let found = initializers.first else {
      throw ScaffoldingError(
        .conflict,
        "\(type) has \(initializers.isEmpty ? "no initializer" : "several initializers") of its own in "
          + "\(folder)/\(path); expected one, which gets “\(property.name): \(property.type)? = nil”")
    }
    return TextChange(
      path: path, old: String(source.text(of: found.whole)), new: source.initializer(found, storing: property))
  }

  /// Returns the changes where the app and its tests make the first flow: all windows have one user, and the tests have
  /// one who is signed in.
  fileprivate func changes(of guarded: GuardAddition) -> [TextChange] {
    guard let session = guarded.session, let root = guarded.oldRoot else { return [] }
    let type = guarded.flow.coordinator
    let inTests = texts(of: paths(in: "Tests").sorted(), with: type).flatMap { path, text in
      SwiftSource(text).calls(of: type).map { TextChange(path: path, old: $0, new: guarded.signedIn($0)) }
    }
    guard root.hasSuffix("()") else { return inTests }
    let made = "\(root.dropLast())\(session.name): \(session.name))"
    let others = paths(in: "Sources").sorted().filter { !$0.hasPrefix(sources + "/") }
    return inTests
      + texts(of: others, with: root).flatMap { path, text -> [TextChange] in
        let terminal = "linkAddress: .app) { _ in \(root) }"
        let window = "linkAddress: .app) { \(root) }"
        let start = "    public init() {}\n"
        if text.contains(terminal) {
          let line = text[..<(text.range(of: terminal)?.lowerBound ?? text.startIndex)].suffix { !$0.isNewline }
          let outer = String(line.prefix { $0 == " " })
          return [
            TextChange(
              path: path, old: terminal,
              new:
                "linkAddress: .app, world: { _ in \(session.type)() }) { \(session.name), _ in\n\(outer)  \(made)\n\(outer)}"
            )
          ]
        }
        guard text.contains(window), text.contains(start) else { return [] }
        return [
          TextChange(path: path, old: window, new: "linkAddress: .app) { \(made) }"),
          TextChange(path: path, old: start, new: "    private let \(session.name) = \(session.type)()\n\n\(start)"),
        ]
      }
  }
}

extension SwiftSource {
  /// The texts of the calls of a class's initializers.
  fileprivate func calls(of type: String) -> [String] {
    let starts = tokens.indices.dropLast().filter { tokens[$0] == type && tokens[$0 + 1] == "(" }
    let texts = starts.compactMap { start in closingBrackets[start + 1].map { String(text(of: start..<($0 + 1))) } }
    return Set(texts).sorted()
  }
}
