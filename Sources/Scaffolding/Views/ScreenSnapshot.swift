import Foundation

/// The contents of the screen of an example, as the app itself prints them.
struct ScreenSnapshot: Decodable {
  /// A row, or an item of the toolbar.
  struct Row: Decodable {
    enum Kind: String, Decodable {
      case text, image, link, button, toggle, field, secure, search, number, picker, date, stepper, section
    }

    let kind: Kind
    let title: String
    var detail: String?
    /// The name of the symbol.
    var image: String?
    /// Whether a toggle is on.
    var isOn: Bool?
    /// The rows of a section.
    var rows: [Row]?
    /// The place of an item in the toolbar: `leading`, `trailing` or `primary`.
    var placement: String?
  }

  let title: String
  let rows: [Row]
  /// The items of the toolbar.
  let bar: [Row]
}

extension ScreenSnapshot {
  /// Asks an app for the screen of a case's first example.
  ///
  /// - Parameters:
  ///   - caseName: The case.
  ///   - types: The types of its flow.
  ///   - project: The project.
  ///   - environment: The environment for the compiler.
  /// - Throws: An error if the app does not build, or has no such example.
  init(
    of caseName: String, in types: Project.FlowTypes, of project: Project, environment: [String: String]
  ) throws {
    let type = types.destination.name
    let tabs = Set(project.tabTypes.values.map(\.destination.name))
    let openers = project.cases(opening: types.coordinator.name)
      .filter { !tabs.contains($0.types.destination.name) }.map { ($0.name, $0.types.destination.name) }
    let probe = Probe(project: project, environment: environment)
    let lines: [String]
    do {
      lines = try probe.lines("Rows", Self.test(caseName, type, openedBy: openers))
    } catch let error as Probe.Refusal {
      throw ScaffoldingError(
        .conflict, "the rows of \(type).\(caseName) cannot be read: \(error.reason)", error.fix)
    }
    guard let line = lines.first, let screen = try? JSONDecoder().decode(Self.self, from: Data(line.utf8)) else {
      throw ScaffoldingError(
        .conflict, lines.first ?? "the app did not say which rows \(type).\(caseName) has",
        "a view is made from the rows that the first example of its case shows")
    }
    self = screen
  }

  /// No rule of the app is asked, so that no guard is in the way.
  private static func test(
    _ caseName: String, _ type: String, openedBy openers: [(name: String, type: String)]
  ) -> String {
    // No link leads to a sign-in, for example.
    let shown = openers.map { opener in
      """
      if found == nil, let other = \(opener.type).examples.first(where: { name($0) == "\(opener.name)" }),
        try flow(showing: other)?.show(other) == true
      {
        found = current()
      }
      """
    }
    return """
      let scene = try FlowScene(
        unstarted: makeRoot(), name: "rows", notificationCenter: NotificationCenter(), rules: { _ in [] })
      scene.start()
      var top: Node { scene.presentation.top.topNode }
      func current<D: Destination>() -> Coordinator<D>? {
        sequence(first: scene.flow(drawing: top.id), next: { $0?.parent }).lazy.compactMap { $0 as? Coordinator<D> }.first
      }
      func flow<D: Destination>(showing example: D) throws -> Coordinator<D>? {
        let starts = scene.withLinkedFlows { flows in
          flows.entries.filter { $0.name == "\\(D.Flow.self)" }.map { Optional("\\($0.prefix)") }
        }
        for link in [nil, (try? scene.link(to: example)) ?? nil] + starts {
          if let link { try scene.open(link) }
          if let flow: Coordinator<D> = current() { return flow }
        }
        return nil
      }
      func name(_ value: Any) -> String { Mirror(reflecting: value).children.first?.label ?? "\\(value)" }
      func described(_ row: RowContent) -> [String: Any] {
        var all: [String: Any] = ["kind": name(row.kind), "title": row.title]
        all["detail"] = row.detail ?? row.input?.text
        switch row.kind {
        case .image(let image): all["image"] = image
        case .toggle(let isOn, _): all["isOn"] = isOn
        case .field(let kind, _, _, _): if kind == .secure || kind == .search { all["kind"] = "\\(kind)" }
        case .section(let rows): all["rows"] = rows.map(described)
        default: break
        }
        return all
      }
      guard let example = \(type).examples.first(where: { name($0) == "\(caseName)" }) else {
        return say("\(type) has no example of the case “\(caseName)”")
      }
      if example.style.isDialog { return say("“\(caseName)” is an alert or a dialog, which the system draws") }
      var found = try flow(showing: example)
      \(shown.joined(separator: "\n"))
      guard let flow = found, flow.setRoot(example), let screen = scene.screen(of: top.id) else {
        return say("no link leads to the flow of \(type), so its rows cannot be read")
      }
      let bar = screen.toolbar.map { item in
        described(item.item).merging(["placement": item.placement.rawValue]) { old, _ in old }
      }
      let all: [String: Any] = ["title": screen.title, "rows": screen.rows.map(described), "bar": bar]
      say(String(decoding: try JSONSerialization.data(withJSONObject: all), as: UTF8.self))
      """
  }
}
