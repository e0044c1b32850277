import Foundation
import Testing

// @testable: runs the command within the process.
@testable import ArmatureCLI
@testable import Scaffolding

@Suite("A file that the user has edited")
struct EditedCodeTests {
  /// An enum whose marks show the lines of the case `about`, or the error instead of them.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let text: MarkedText
    let error: String?

    init(_ name: String, _ cases: String, _ examples: String, _ screens: String, error: String? = nil) {
      self.testDescription = name
      self.error = error
      text = MarkedText(
        "import Armature\n\nenum AppDestination: Destination {\n\(cases)\n\(examples)\n"
          + "  func screen(in flow: AppCoordinator) -> Screen<Self> {\n\(screens)  }\n}\n")
    }

    init(_ name: String, _ text: String, error: String? = nil) {
      (testDescription, self.text, self.error) = (name, MarkedText("import Armature\n\n" + text), error)
    }
  }

  private static let examples = "  static let examples: [Self] = [.home«, .about»]\n"
  private static let about = "«    case .about:\n      Screen(\"About\") {}\n»"
  private static func screens(_ before: String, _ after: String = "") -> String {
    "    switch self {\n\(before)\(about)\(after)    }\n"
  }

  private static let rows = [
    Row(
      "a case of some builds in front", "  #if DEBUG\n    case secret\n  #endif\n  case home\n«  case about\n»",
      examples,
      screens(
        "    #if DEBUG\n      case .secret: Screen(\"Secret\") {}\n    #endif\n    case .home: Screen(\"Home\") {}\n")),
    Row(
      "a case of some builds at the end", "  case home\n«  case about\n»#if DEBUG\n  case secret\n#endif\n", examples,
      screens("    case .home: Screen(\"Home\") {}\n#if DEBUG\n    case .secret: Screen(\"Secret\") {}\n#endif\n")),
    Row(
      "a branch for cases to come", "  case home\n«  case about\n»", examples,
      screens("    case .home: Screen(\"Home\") {}\n", "    @unknown default: Screen(\"New\") {}\n")),
    Row(
      "comments between cases",
      "  // The first one.\n  case home  // mine\n\n  // More.\n  case more\n«  case about\n»  // The end.\n",
      examples,
      screens(
        "    // The first one.\n    case .home: Screen(\"Home\") {}\n\n    // More.\n    case .more: Screen(\"More\") {}  // mine\n"
      )),
    Row(
      "four spaces",
      """
      enum AppDestination: Destination {
          case home
      «    case about
      »
          static let examples: [Self] = [.home«, .about»]

          func screen(in flow: AppCoordinator) -> Screen<Self> {
              switch self {
              case .home: Screen("Home") {}
      «        case .about:
                  Screen("About") {}
      »        }
          }
      }

      """),
    Row(
      "tabs, and another brace style",
      "enum AppDestination: Destination\n{\n\tcase home\n«\tcase about\n»\n\tstatic let examples: [Self] = [.home«, .about»]\n\n"
        + "\tfunc screen(in flow: AppCoordinator) -> Screen<Self>\n\t{\n\t\tswitch self\n\t\t{\n"
        + "\t\tcase .home:\n\t\t\tScreen(\"Home\") {}\n«\t\tcase .about:\n\t\t\tScreen(\"About\") {}\n»"
        + "\t\t}\n\t}\n}\n"),
    Row(
      "examples of each build", "  case home\n",
      "  #if DEBUG\n  static let examples: [Self] = [.home]\n  #else\n  static let examples: [Self] = []\n  #endif\n",
      screens("    case .home: Screen(\"Home\") {}\n"),
      error: ": expected a plain array “examples” in “AppDestination” for these lines\n    .about,\nnothing was changed"
    ),
    Row(
      "a switch of each build", "  case home\n", examples,
      "    #if DEBUG\n    switch self { case .home: Screen(\"A\") {} }\n    #else\n    switch self { case .home: Screen(\"B\") {} }\n"
        + "    #endif\n",
      error:
        ":11 and PATH:13: expected one switch over self in “screen(in:)” of “AppDestination” for these lines\n    case .about:\n"
    ),
    Row(
      "no switch", "  case home\n", examples, "    self == .home ? Screen(\"A\") {} : Screen(\"B\") {}\n",
      error: ": expected one switch over self in “screen(in:)” of “AppDestination” for these lines\n    case .about:\n"),
    Row(
      "an enum of each build",
      "#if DEBUG\nenum AppDestination: Destination { case home }\n#else\nenum AppDestination: Destination { case home }\n#endif\n",
      error: ": expected an enum “AppDestination” for these lines\n    case about\n"),
  ]

  private let sandbox: Sandbox
  private let path = "Notes/Sources/NotesFlows/AppDestination.swift"

  init() throws {
    sandbox = try Sandbox()
    try sandbox.writeRecord()
    try sandbox.write(
      "import Armature\n\nfinal class AppCoordinator: Coordinator<AppDestination> {\n  init() { super.init(root: .home) }\n}\n",
      to: "Notes/Sources/NotesFlows/AppCoordinator.swift")
  }

  @Test("gets the lines of a case as it is written, or none, and gives them back", arguments: rows)
  func table(row: Row) throws {
    try sandbox.write(row.text.before, to: path)
    if let error = row.error {
      return try sandbox.refuses([("add destination App.about --no-row", path + error.replacing("PATH", with: path))])
    }
    sandbox.run("add destination App.about --no-row")
    #expect(try sandbox.text(path) == row.text.after)
    sandbox.run("remove destination App.about")
    #expect(try sandbox.text(path) == row.text.before)
    // Also if no command has added it.
    try sandbox.write(row.text.after, to: path)
    sandbox.run("remove destination App.about")
    #expect(try sandbox.text(path) == row.text.before)
  }
}
