import Foundation
import Testing

// @testable: runs the command within the process, and takes the place of the app that says which rows its screens have.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("A view for a case")
struct ViewAdditionTests {
  private let sandbox: Sandbox
  private let flow = "Notes/Sources/NotesFlows/Order.swift"
  private let views = "Notes/Sources/NotesUI/OrderDestination+Views.swift"

  init() throws {
    sandbox = try Sandbox()
    try sandbox.writeRecord(of: "Order")
    try sandbox.write(try Self.example("OrderCoordinator"), to: flow)
    try sandbox.write("import ArmatureUI\n", to: "Notes/Sources/NotesUI/App.swift")
  }

  private static func example(_ name: String) throws -> String {
    let folder = Sandbox.checkout + "/Tests/SwiftUIStandIn/Tests/HostTests/AddedViews/Views"
    return try String(contentsOfFile: "\(folder)/\(name).swift", encoding: .utf8)
  }

  private var wireframes: [String] { get throws { try Project(at: sandbox["Notes"]).names(of: .wireframes) } }

  private func add(_ name: String, _ snapshot: ScreenSnapshot? = nil) throws {
    let snapshot = snapshot ?? ScreenSnapshot(title: "Nothing", rows: [], bar: [])
    try ProjectPlan(adding: ViewAddition(name), to: Project(at: sandbox["Notes"])) { _ in snapshot }.apply()
  }

  @Test("draws its rows, as in the files that the stand-in for SwiftUI compiles and runs")
  func compiled() throws {
    // Where views and flows are one module, nothing becomes visible.
    let folder = "Notes/Sources/NotesFlows"
    try sandbox.write("import ArmatureUI\n", to: "\(folder)/App.swift")
    let text = try sandbox.text(flow)
    try add("Order.form", .order)
    for name in ["OrderFormView", "OrderDestination+Views"] {
      #expect(try sandbox.text("\(folder)/\(name).swift") == Self.example(name))
    }
    #expect(try sandbox.text(flow) == text)
  }

  @Test("is compiled with each kind of row that a screen can have")
  func allKinds() throws {
    // A new kind belongs into `ScreenSnapshot`, and into the screen that the stand-in for SwiftUI compiles and runs.
    func cases(of type: String, in file: String, after start: String) throws -> Set<String> {
      let text = try String(contentsOfFile: "\(Sandbox.checkout)/Sources/Armature/Screen/\(file)", encoding: .utf8)
      let end = try #require(text.range(of: start)).lowerBound
      return Set(try #require(SwiftSource(String(text[end...])).cases(of: type)))
    }
    let fields = try cases(of: "Kind", in: "InputRows.swift", after: "public enum Kind")
    var kinds = try cases(of: "Kind", in: "RowContent.swift", after: "package enum Kind").union(fields)
    #expect(kinds.isSuperset(of: ["field", "text", "secure", "section"]))
    let order = ScreenSnapshot.order
    let rows = order.rows + order.rows.flatMap { $0.rows ?? [] } + order.bar
    kinds.subtract(rows.map(\.kind.rawValue))
    #expect(kinds == [])
    // Each can have a detail, or have none.
    for kind in [ScreenSnapshot.Row.Kind.text, .link, .button] {
      for hasDetail in [true, false] {
        #expect(rows.contains { $0.kind == kind && ($0.detail != nil) == hasDetail }, "\(kind)")
      }
    }
  }

  @Test("is named by its case and flow, and the wireframe goes with the last case")
  func factory() throws {
    try add("Order.empty")
    let switches = "      switch self {\n      case .empty: OrderEmptyView()\n      default: WireframeView()\n      }\n"
    try sandbox.expect(
      views,
      has: [
        "#if canImport(SwiftUI)\n  import ArmatureUI\n  import NotesFlows\n  import SwiftUI\n\n  extension ",
        "  extension OrderDestination: ViewDestination {\n    package func view(in flow: OrderCoordinator) -> some View {",
        " -> some View {\n\(switches)    }\n  }\n#endif\n",
      ])
    #expect(try sandbox.text("Notes/Sources/NotesUI/OrderEmptyView.swift").contains("Text(\"Nothing here yet.\")"))
    #expect(try wireframes == ["Order.form"])
    try add("Order.form", .order)
    let factory = try sandbox.text(views)
    #expect(factory.contains("case .empty: OrderEmptyView()\n      case .form:\n        ScreenReader { screen in\n"))
    #expect(!factory.contains("default"))
    // A place of the toolbar belongs to it.
    #expect(factory.contains("  import Armature\n  import ArmatureUI\n  import NotesFlows\n"))
    #expect(try wireframes == [])
    #expect(try ViewAddition("Search.searchResult").view == "SearchResultView")
  }

  @Test("of another module makes the flow's types visible, with what their protocols ask for")
  func lifting() throws {
    let text = MarkedText(
      """
      import Foundation
      «package »struct Day: Hashable, Codable, LinkValue {
        var number: Int
        «package »init(linkValue: String) { number = 1 }
        «package »var linkText: String { "1" }
        var next: Int { number + 1 }
      }
      «package »enum Kind: String, CaseIterable { case red, blue }
      enum Unused { case a }
      «package »enum OrderDestination: Destination {
        case form(day: Day, kinds: [Kind]), empty
        «package »typealias Flow = OrderCoordinator
        «package »static let examples: [Self] = [.empty]
        var isEmpty: Bool { self == .empty }
      }
      extension OrderDestination {
        «package »func screen(in flow: OrderCoordinator) -> Screen<Self> {
          let kind: Unused? = nil
          return Screen("A") { if kind == nil { TextRow("B") } }
        }
      }
      «package »class Base: Coordinator<OrderDestination> {
        override «package »func canLeave(_ place: OrderDestination) -> Bool { true }
      }
      «package »final class OrderCoordinator: Base, AsksToLeave {
        ‹internal›«package» override func child(for destination: OrderDestination) -> AnyCoordinator? { nil }
        «package »func wantsToLeave(_ place: OrderDestination) {}
        func help() {}
      }
      """)
    try sandbox.write(text.before, to: flow)
    try add("Order.empty")
    #expect(try sandbox.text(flow) == text.after)
  }

  @Test("is not added where a type cannot be made visible with certainty, and the flow stays as it is")
  func unknown() throws {
    let write = "write “package” before it, and run the command again"
    for (declaration, reason) in [
      ("private struct Day {}", "“Day” is private, so no other module can see it"),
      ("protocol Day {}", "the views need “protocol Day”, too; \(write)"),
      ("typealias Day = Int", "the views need “typealias Day”, too; \(write)"),
      (
        "struct Day: Dated {}",
        "“Day” conforms to “Dated”, whose members the command does not know; write “package” before “Day”"
      ),
    ] {
      let text = """
        \(declaration)
        enum OrderDestination: Destination { case empty, day(Day) }
        class OrderCoordinator: Coordinator<OrderDestination> {}
        """
      try sandbox.write(text, to: flow)
      let message = sandbox.message { try add("Order.empty") } ?? ""
      #expect(message.hasPrefix("\(flow): \(reason)") && message.hasSuffix("\nnothing was changed"), "\(message)")
      #expect(try sandbox.text(flow) == text)
      #expect(try sandbox.entries(of: "Notes/Sources/NotesUI") == ["App.swift"])
    }
  }

  @Test("is missing for cases that no view draws: no child flow, no alert, and no case with a view")
  func wireframesOfFlows() throws {
    try sandbox.writeRecord()
    try sandbox.write(
      """
      enum AppDestination: Destination {
        case list, note(id: Int), settings, ask, about, help
        var style: PresentationStyle { switch self { case .ask: .alert; default: .push } }
        func screen(in flow: AppCoordinator) -> Screen<Self> {
          switch self {
          case .settings: .child
          case .ask: Dialog("Sure?") {}
          case .list, .note, .about, .help: Screen("A") { TextRow("B") }
          }
        }
      }
      final class AppCoordinator: Coordinator<AppDestination> {}
      enum SettingsDestination: Destination { case start, more }
      class SettingsCoordinator: Coordinator<SettingsDestination> {}
      """, to: flow)
    #expect(
      try wireframes == ["App.about", "App.help", "App.list", "App.note", "Settings.more", "Settings.start"])
    try sandbox.write(
      """
      extension AppDestination: ViewDestination {
        func view(in flow: AppCoordinator) -> some View {
          switch self {
          case .list: NoteList(notes: flow.notes) { note in flow.last = note }
          case .note(let id): NoteView(id: id)
          case .about: WireframeView()
          default: WireframeView()
          }
        }
      }
      """, to: "Notes/Sources/NotesUI/Views.swift")
    #expect(try wireframes == ["App.about", "App.help", "Settings.more", "Settings.start"])
    try sandbox.write(
      "extension SettingsDestination: ViewDestination { func view(in flow: Flow) -> some View { Text(\"A\") } }",
      to: "Notes/Sources/NotesUI/Settings.swift")
    #expect(try wireframes == ["App.about", "App.help"])
  }

  @Test("has the rows that the app's own code shows, if it builds")
  func command() throws {
    try sandbox.write("#!/bin/sh\neval \"$SCRIPT\"\n", to: "bin/swift", executable: true)
    func run(_ lines: String) -> Response {
      let environment = ["PATH": "\(sandbox["bin"]):/usr/bin:/bin", "SCRIPT": lines]
      return sandbox.notes("add view Order.empty", environment: environment)
    }
    let start = "error: the rows of OrderDestination.empty cannot be read: "
    for (lines, error) in [
      (
        "echo 'Order.swift:1: error: no such thing'; exit 1",
        start
          + "Order.swift:1: error: no such thing\nrun “swift build” and “swift test”, and correct what they report\n"
      ),
      (
        "echo ' | armature | no link leads here'",
        "error: no link leads here\na view is made from the rows that the first example of its case shows\n"
      ),
    ] {
      #expect(run(lines) == Response(error: error, status: 4))
    }
    let snapshot = #"{"title": "Nothing", "bar": [], "rows": [{"kind": "text", "title": "Hi"}]}"#
    let added = run("echo building; echo ' | armature | \(snapshot)'")
    #expect(added.output.contains("Added a view of Order.empty."))
    #expect(try sandbox.text("Notes/Sources/NotesUI/OrderEmptyView.swift").contains("ForEach(rows) { $0 }"))
    let probe = "Notes/.build/doctor/Tests/Rows/Rows.swift"
    try sandbox.expect(probe, has: ["import NotesFlows\n", "unstarted: makeRoot()"])
  }

  @Test("is refused with a reason")
  func refusals() throws {
    let message = { (name: String) in sandbox.message { try add(name) } }
    #expect(message("Order") == "“Order” names no case; expected a flow and a case, such as App.about")
    #expect(message("Order.fom") == "OrderDestination has no case “fom”; expected form, empty; did you mean “form”?")
    #expect(message("Odrer.form")?.contains("did you mean “Order”?") == true)
    let head = "extension OrderDestination: ViewDestination {\n  func view(in flow: F) -> some View {"
    let body = "switch self { case .form: EmptyView(); default: WireframeView() }"
    for (text, error) in [
      (
        "\(head) WireframeView() }\n}\n",
        "\(views): expected one switch over self in “view(in:)” of “OrderDestination”; write one with "
      ),
      (
        "\(head)\n\(body)\n  }\n}\n", "“Order.form” needs no view: a child flow, a dialog or a view of the app draws it"
      ),
      ("<<<<<<< HEAD\n\(head) WireframeView() }\n}\n", "\(views):1: <<<<<<< HEAD is a mark of a conflict\n"),
    ] {
      try sandbox.write(text, to: views)
      #expect(message("Order.form")?.hasPrefix(error) == true)
    }
    try sandbox.remove(views)
    try sandbox.write("// mine\n", to: "Notes/Sources/NotesUI/OrderEmptyView.swift")
    #expect(
      message("Order.empty")
        == "Notes/Sources/NotesUI/OrderEmptyView.swift exists already; move it away, and run the command again")
    try sandbox.remove("Notes/Sources/NotesUI")
    #expect(
      message("Order.empty") == "no file in Notes/Sources imports ArmatureUI; expected a target for the app's views")
  }
}

extension ScreenSnapshot {
  /// The screen of `OrderDestination.form(name: "Ada")`, in the tests of the stand-in for SwiftUI.
  fileprivate static let order = Self(
    title: "Order of Ada",
    rows: [
      row(.text, "Thank you."), row(.text, "State", "open"), Row(kind: .image, title: "Paid", image: "checkmark"),
      row(.link, "Help"), row(.link, "Owner", "Ada"), Row(kind: .toggle, title: "Open", isOn: true),
      row(.field, "Note", "Milk"), row(.secure, "Password", ""), row(.search, "Search", ""),
      row(.number, "Tip", "0.5"), row(.picker, "Size", "S"), row(.date, "Day", "1970-01-01 00:00"),
      row(.stepper, "Count", "1"),
      Row(kind: .section, title: "Where", rows: [row(.text, "Street", "Main St"), row(.button, "Show the map")]),
      row(.link, "Milk", "1 l"), row(.link, "Bread", "1 l"),
      Row(kind: .section, title: "Before", rows: [row(.text, "Old Milk"), row(.text, "Old Bread")]),
      row(.button, "Pay", "3 €"), row(.button, "Delete"),
    ],
    bar: [("Cancel", "leading"), ("Add Milk", "trailing"), ("Add Bread", "trailing")].map {
      Row(kind: .button, title: $0, placement: $1)
    })

  private static func row(_ kind: Row.Kind, _ title: String, _ detail: String? = nil) -> Row {
    Row(kind: kind, title: title, detail: detail)
  }
}
