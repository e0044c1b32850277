import Foundation

/// A SwiftUI view for a case of a flow, which is drawn as a wireframe so far.
public struct ViewAddition: Hashable, Sendable {
  /// The flow.
  public let flow: FlowName
  /// The case.
  public let caseName: String

  /// Describes a view.
  ///
  /// - Parameter name: The flow and the case: `Trip.day`.
  /// - Throws: An error for a name of another form.
  public init(_ name: String) throws {
    let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[1].isEmpty else {
      throw ScaffoldingError(.name, "“\(name.excerpt)” names no case; expected a flow and a case, such as App.about")
    }
    (flow, caseName) = (try FlowName(parts[0]), parts[1])
  }

  /// The name of the view: `TripDayView`, or `SearchView` for `Search.search`.
  var view: String {
    let name = caseName.prefix(1).uppercased() + caseName.dropFirst()
    return (name.hasPrefix("\(flow)") ? "" : "\(flow)") + name + "View"
  }
}

extension ProjectPlan {
  /// Plans a view: its file, and its line in the view factory of the enum. If the views are in another module than the
  /// flows, the types of the flow become visible in the package.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - project: The project.
  ///   - environment: The environment for the compiler, which builds the app to ask for the rows of an example.
  ///   - progress: Called before the app is built, with a sentence for the user.
  /// - Throws: An error if there is no such case, if it has a view, or if a place is not certain. It says what to write then.
  public init(
    adding view: ViewAddition, to project: Project, environment: [String: String],
    progress: (_ work: String) -> Void = { _ in }
  ) throws {
    try self.init(adding: view, to: project) {
      progress("Building the app to read the rows of \(view.flow).\(view.caseName)…")
      return try ScreenSnapshot(of: view.caseName, in: $0, of: project, environment: environment)
    }
  }

  init(adding view: ViewAddition, to project: Project, snapshot: (Project.FlowTypes) throws -> ScreenSnapshot) throws {
    let types = try project.types(of: view.flow)
    let (type, source) = (types.destination.name, try project.sourceToEdit(types.destination.path).text)
    let name = "\(view.flow).\(view.caseName)"
    let cases = SwiftSource(source).cases(of: type) ?? []
    guard cases.contains(view.caseName) else {
      throw ScaffoldingError(
        .usage, "\(type) has no case “\(view.caseName.excerpt)”\(suggestion(for: view.caseName, among: cases))")
    }
    let path = try project.viewFactory(of: type) ?? "\(project.folderOfViews)/\(type)+Views.swift"
    let folder = Path.folder(of: path)
    let isApart = Path.components(of: folder).prefix(2) != Path.components(of: project.sources).prefix(2)
    let access = try PackageAccess(isApart ? [type, types.coordinator.name] : [], in: project)
    let factory =
      try project.file(path) == nil
      ? emptyFactory(
        of: type, in: types.coordinator.name, visibility: isApart ? access.visibility(of: type) : "",
        module: isApart ? Path.last(of: project.sources) : nil) : try project.sourceToEdit(path).text
    let uncertain = ScaffoldingError(
      .conflict,
      "\(project.folder)/\(path): expected one switch over self in “view(in:)” of “\(type)”; write one with "
        + "“default: WireframeView()”, and run the command again")
    guard factory.adding("case .\(view.caseName): WireframeView()", of: type, cases) != nil else { throw uncertain }
    guard project.names(of: .wireframes).contains(name) else {
      throw ScaffoldingError(
        .conflict, "“\(name)” needs no view: a child flow, a dialog or a view of the app draws it already")
    }
    guard access.problems.isEmpty else {
      throw ScaffoldingError(.conflict, lines: access.problems + ["nothing was changed"])
    }
    let file = "\(folder)/\(view.view).swift"
    guard try project.file(file) == nil else {
      throw ScaffoldingError(
        .conflict, "\(project.folder)/\(file) exists already; move it away, and run the command again")
    }
    let text = ViewText(view.view, of: "\(type).\(view.caseName)", try snapshot(types), in: source)
    let call = text.call.contains("\n") ? "\n\(text.call.indented(by: 2))" : " \(text.call)"
    guard let complete = factory.adding("case .\(view.caseName):\(call)", of: type, cases) else { throw uncertain }
    var texts = try access.changes()
    texts[path] = text.namesPlacements ? complete.importingArmature : complete
    texts[file] = text.file
    let changes = try texts.sorted { $0.key < $1.key }.map { path, text in
      let old = try project.file(path)
      return Change(
        word: old == nil ? .create : .update, path: path, old: old,
        new: PackageFile(path: path, contents: Data(text.utf8), isExecutable: old?.isExecutable ?? false))
    }
    try self.init(changes, of: project)
  }
}

private func emptyFactory(of type: String, in coordinator: String, visibility: String, module: String?) -> String {
  """
  #if canImport(SwiftUI)
    import ArmatureUI
  \(module.map { "  import \($0)\n" } ?? "")  import SwiftUI

    extension \(type): ViewDestination {
      \(visibility)func view(in flow: \(coordinator)) -> some View {
        switch self {
        default: WireframeView()
        }
      }
    }
  #endif

  """
}

extension SwiftSource {
  /// Whether the file has nothing but a view factory that the command has made, without a view.
  var isEmptyViewFactory: Bool {
    guard let start = tokens.indices.dropLast(2).first(where: { tokens[$0] == "extension" }),
      tokens[(start + 2)...].starts(with: [":", "ViewDestination"]),
      let coordinator = tokens.indices.dropLast(2).first(where: { tokens[$0...].starts(with: ["in", "flow", ":"]) })
    else { return false }
    let modules = imports.subtracting(["Armature", "ArmatureUI", "SwiftUI"]).map(Optional.some) + [nil]
    let text = text.replacingOccurrences(of: "  import Armature\n", with: "")
    return modules.contains { module in
      ["", "package ", "public "].contains {
        text
          == emptyFactory(
            of: String(tokens[start + 1]), in: String(tokens[coordinator + 3]), visibility: $0, module: module)
      }
    }
  }
}

extension String {
  /// Returns a view factory with another branch. The wireframe is the answer for the rest while there is one.
  fileprivate func adding(_ branch: String, of type: String, _ cases: [String]) -> String? {
    guard let text = Insertion(.views, branch, in: type).added(to: self) else { return nil }
    let source = SwiftSource(text)
    guard let branches = source.branches(of: ("func", "view", "in"), in: source.bodies(of: type)),
      branches.catchAllAnswer == ["WireframeView", "("],
      Set(cases).isSubset(of: SwiftSource.answers(in: source.tokens[branches.range]).keys)
    else { return text }
    return source.removingCatchAll(from: branches) ?? text
  }

  /// The text with the import that the places of a toolbar need.
  fileprivate var importingArmature: String {
    guard !SwiftSource(self).imports.contains("Armature") else { return self }
    var lines = components(separatedBy: "\n")
    if let index = lines.firstIndex(where: { $0.hasSuffix("import ArmatureUI") }) {
      lines.insert(lines[index].replacingOccurrences(of: "ArmatureUI", with: "Armature"), at: index)
    }
    return lines.joined(separator: "\n")
  }
}

extension Project {
  /// The file with the view factory of an enum, if there is one.
  fileprivate func viewFactory(of type: String) -> String? {
    texts(of: paths(in: "Sources").sorted(), with: "ViewDestination").first { _, text in
      let source = SwiftSource(text)
      return source.has(("func", "view", "in"), in: source.bodies(of: type))
    }?.path
  }

  /// The folder of the target with the app's views.
  fileprivate var folderOfViews: String {
    get throws {
      let files = texts(of: paths(in: "Sources"), with: "ArmatureUI")
        .filter { SwiftSource($0.text).imports.contains("ArmatureUI") }
      let targets = Set(files.map { Path.components(of: $0.path).prefix(2).joined(separator: "/") })
      let wanted = [Path.components(of: sources).prefix(2).joined(separator: "/"), "Sources/\(record.module)UI"]
      guard let target = wanted.first(where: targets.contains) ?? targets.min() else {
        throw ScaffoldingError(
          .conflict, "no file in \(folder)/Sources imports ArmatureUI; expected a target for the app's views")
      }
      return target
    }
  }
}
