import Foundation
import Testing

// @testable: runs the command within the process, and takes the place of the app that says which rows its screens have.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("A view for a case")
struct ViewAdditionTests {
  private static let examples =
    "\(Checkout.find(executable: nil) ?? "")/Tests/SwiftUIStandIn/Tests/HostTests/AddedViews"

  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.writeRecord(of: "Order")
    try write(try Self.example("OrderCoordinator"), to: "NotesFlows/Order.swift")
    try write("import ArmatureUI\n", to: "NotesUI/App.swift")
  }

  private static func example(_ name: String) throws -> String {
    try String(contentsOfFile: "\(examples)/\(name).swift", encoding: .utf8)
  }

  private func write(_ text: String, to file: String) throws { try sandbox.write(text, to: "Notes/Sources/\(file)") }

  private func read(_ file: String) throws -> String {
    try String(contentsOfFile: sandbox["Notes/Sources/\(file)"], encoding: .utf8)
  }

  private func add(_ name: String, _ sketch: ScreenSketch = .plain) throws {
    try ProjectPlan(adding: ViewAddition(name), to: Project(at: sandbox["Notes"])) { _ in sketch }.apply()
  }

  private func message(_ name: String) -> String? { refusal { try add(name) }?.description }

  @Test("draws its rows, as in the files that the stand-in for SwiftUI compiles and runs")
  func compiled() throws {
    // Where views and flows are one module, nothing becomes visible.
    try write("import ArmatureUI\n", to: "NotesFlows/App.swift")
    let flow = try read("NotesFlows/Order.swift")
    try add("Order.form", .order)
    #expect(try read("NotesFlows/OrderFormView.swift") == Self.example("OrderFormView"))
    #expect(try read("NotesFlows/OrderDestination+Views.swift") == Self.example("OrderDestination+Views"))
    #expect(try read("NotesFlows/Order.swift") == flow)
  }

  @Test("is named by its case and flow, and the wireframe goes with the last case")
  func factory() throws {
    try add("Order.empty")
    #expect(
      try read("NotesUI/OrderDestination+Views.swift") == """
        #if canImport(SwiftUI)
          import ArmatureUI
          import NotesFlows
          import SwiftUI

          extension OrderDestination: ViewDestination {
            package func view(in flow: OrderCoordinator) -> some View {
              switch self {
              case .empty: OrderEmptyView()
              default: WireframeView()
              }
            }
          }
        #endif

        """)
    #expect(try read("NotesUI/OrderEmptyView.swift").contains("Text(\"Nothing here yet.\")"))
    #expect(try Project(at: sandbox["Notes"]).names(of: .wireframes) == ["Order.form"])
    try add("Order.form", .order)
    let factory = try read("NotesUI/OrderDestination+Views.swift")
    #expect(factory.contains("case .empty: OrderEmptyView()\n      case .form:\n        ScreenReader { screen in\n"))
    #expect(!factory.contains("default"))
    // A place of the toolbar belongs to it.
    #expect(factory.contains("  import Armature\n  import ArmatureUI\n  import NotesFlows\n"))
    #expect(try Project(at: sandbox["Notes"]).names(of: .wireframes) == [])
    #expect(try ViewAddition("Search.searchResult").view == "SearchResultView")
  }

  @Test("of another module makes the flow's types visible, with what their protocols ask for")
  func lifting() throws {
    try write(
      """
      import Foundation
      struct Day: Hashable, Codable, LinkValue {
        var number: Int
        init(linkValue: String) { number = 1 }
        var linkText: String { "1" }
        var next: Int { number + 1 }
      }
      enum Kind: String, CaseIterable { case red, blue }
      enum Unused { case a }
      enum OrderDestination: Destination {
        case form(day: Day, kinds: [Kind]), empty
        typealias Flow = OrderCoordinator
        static let examples: [Self] = [.empty]
        var isEmpty: Bool { self == .empty }
      }
      extension OrderDestination {
        func screen(in flow: OrderCoordinator) -> Screen<Self> {
          let kind: Unused? = nil
          return Screen("A") { if kind == nil { TextRow("B") } }
        }
      }
      class Base: Coordinator<OrderDestination> {
        override func canLeave(_ place: OrderDestination) -> Bool { true }
      }
      final class OrderCoordinator: Base, AsksToLeave {
        internal override func child(for destination: OrderDestination) -> AnyCoordinator? { nil }
        func wantsToLeave(_ place: OrderDestination) {}
        func help() {}
      }
      """, to: "NotesFlows/Order.swift")
    try add("Order.empty")
    #expect(
      try read("NotesFlows/Order.swift") == """
        import Foundation
        package struct Day: Hashable, Codable, LinkValue {
          var number: Int
          package init(linkValue: String) { number = 1 }
          package var linkText: String { "1" }
          var next: Int { number + 1 }
        }
        package enum Kind: String, CaseIterable { case red, blue }
        enum Unused { case a }
        package enum OrderDestination: Destination {
          case form(day: Day, kinds: [Kind]), empty
          package typealias Flow = OrderCoordinator
          package static let examples: [Self] = [.empty]
          var isEmpty: Bool { self == .empty }
        }
        extension OrderDestination {
          package func screen(in flow: OrderCoordinator) -> Screen<Self> {
            let kind: Unused? = nil
            return Screen("A") { if kind == nil { TextRow("B") } }
          }
        }
        package class Base: Coordinator<OrderDestination> {
          override package func canLeave(_ place: OrderDestination) -> Bool { true }
        }
        package final class OrderCoordinator: Base, AsksToLeave {
          package override func child(for destination: OrderDestination) -> AnyCoordinator? { nil }
          package func wantsToLeave(_ place: OrderDestination) {}
          func help() {}
        }
        """)
  }

  @Test("is not added where a type cannot be made visible with certainty, and the flow stays as it is")
  func unknown() throws {
    for (declaration, name, reason) in [
      ("private struct Day {}", "Day", "'Day' is private, so no other module can see it"),
      (
        "protocol Day {}", "Day",
        "others see 'protocol Day' too; write 'package' before it, and run the command again"
      ),
      (
        "typealias Day = Int", "Day",
        "others see 'typealias Day' too; write 'package' before it, and run the command again"
      ),
      (
        "struct Day: Dated {}", "Day",
        "'Day' conforms to 'Dated', whose members are not known here; write 'package' before 'Day' and before the members that 'Dated' asks for, and run the command again"
      ),
    ] {
      let text = """
        \(declaration)
        enum OrderDestination: Destination { case empty, day(\(name)) }
        class OrderCoordinator: Coordinator<OrderDestination> {}
        """
      try write(text, to: "NotesFlows/Order.swift")
      #expect(
        message("Order.empty")
          == "\(sandbox["Notes"])/Sources/NotesFlows/Order.swift: \(reason)\nnothing was changed")
      #expect(try read("NotesFlows/Order.swift") == text)
      #expect(try sandbox.entries(of: "Notes/Sources/NotesUI") == ["App.swift"])
    }
  }

  @Test("has the rows that the app's own code shows, if it builds")
  func command() throws {
    func run(_ lines: String) throws -> Response {
      try sandbox.write("#!/bin/sh\n\(lines)\n", to: "bin/swift", executable: true)
      return Command(environment: ["PATH": "\(sandbox["bin"]):/usr/bin:/bin"], executable: nil)
        .run(["add", "view", "Order.empty", "--project", sandbox["Notes"]])
    }
    let failed = try run("echo 'Order.swift:1: error: no such thing'; exit 1")
    #expect(failed.status == 4)
    #expect(
      failed.error == """
        error: the rows of OrderDestination.empty cannot be looked at: Order.swift:1: error: no such thing
        see what 'swift build' and 'swift test' say

        """)
    let empty = try run("echo ' | armature | no link leads to the flow of OrderDestination'")
    #expect(
      empty.error == """
        error: no link leads to the flow of OrderDestination
        a view is made from the rows that the first example of its case shows

        """)
    let root = try run("echo \"$4/Tests/Rows/Root.swift:8:3: error: missing argument\"; exit 1")
    #expect(
      root.error == """
        error: the rows of OrderDestination.empty cannot be looked at: 'OrderCoordinator()', the value of 'root' in \
        \(sandbox["Notes"])/.armature.json, does not make the first flow: missing argument
        write there how a test of NotesFlows makes it, such as 'OrderCoordinator(store: Store())'

        """)
    let added = try run(
      "echo building; echo ' | armature | {\"title\": \"Nothing\", \"bar\": [], \"rows\": ["
        + "{\"kind\": \"text\", \"title\": \"Hi\"}]}'")
    #expect(added.output.contains("Added a view of Order.empty."))
    #expect(try read("NotesUI/OrderEmptyView.swift").contains("ForEach(rows) { $0 }"))
    let probe = try String(contentsOfFile: sandbox["Notes/.build/doctor/Tests/Rows/Rows.swift"], encoding: .utf8)
    #expect(probe.contains("import NotesFlows\n") && probe.contains("holding: makeRoot()"))
  }

  @Test("is refused with a reason")
  func refusals() throws {
    #expect(message("Order") == "'Order' names no case, expected a flow and a case, such as App.about")
    #expect(message("Order.fom") == "OrderDestination has no case 'fom', did you mean 'form'?")
    #expect(message("Odrer.form")?.contains("did you mean 'Order'?") == true)
    try write(
      """
      extension OrderDestination: ViewDestination {
        func view(in flow: F) -> some View { WireframeView() }
      }
      """, to: "NotesUI/Views.swift")
    #expect(
      message("Order.form")
        == "\(sandbox["Notes"])/Sources/NotesUI/Views.swift: expected one switch over self in 'view(in:)' of "
        + "'OrderDestination', write one with a 'default: WireframeView()', and run the command again")
    try write(
      """
      extension OrderDestination: ViewDestination {
        func view(in flow: F) -> some View {
          switch self {
          case .form: EmptyView()
          default: WireframeView()
          }
        }
      }
      """, to: "NotesUI/Views.swift")
    #expect(
      message("Order.form")
        == "'Order.form' needs no view: a child flow, a dialog or a view of the app draws it already")
    try write(
      """
      <<<<<<< HEAD
      extension OrderDestination: ViewDestination {
        func view(in flow: F) -> some View { WireframeView() }
      }
      """, to: "NotesUI/Views.swift")
    #expect(
      message("Order.form")
        == "\(sandbox["Notes"])/Sources/NotesUI/Views.swift:1: <<<<<<< HEAD is a mark of a conflict\nchoose between the "
        + "versions, remove the marks, and run the command again")
    try FileManager.default.removeItem(atPath: sandbox["Notes/Sources/NotesUI/Views.swift"])
    try write("// mine\n", to: "NotesUI/OrderEmptyView.swift")
    #expect(message("Order.empty") == "\(sandbox["Notes"])/Sources/NotesUI/OrderEmptyView.swift exists already")
    try FileManager.default.removeItem(atPath: sandbox["Notes/Sources/NotesUI"])
    #expect(
      message("Order.empty")
        == "no file in \(sandbox["Notes"])/Sources imports ArmatureUI, expected a target for the app's views")
  }
}

extension ScreenSketch {
  fileprivate static let plain = ScreenSketch(title: "Nothing", rows: [], bar: [])
}
