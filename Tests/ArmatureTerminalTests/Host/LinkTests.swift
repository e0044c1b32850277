import Armature
import ArmatureTerminal
import Foundation
import Testing

@Suite("Links lead into the app, by argument and by command, and are printed")
@MainActor
struct LinkTests {
  @Test("links are printed as they are behind a sign-in, also while nobody is signed in")
  func signedOut() async {
    let closed = await run(Club(ClubStore()), arguments: ["links"]).terminal.output
    #expect(closed == (await run(Club(ClubStore(user: "Ada")), arguments: ["links"]).terminal.output))
    #expect(closed.contains("room/{_0}"))
  }

  @Test("links prints a table for each flow, and for programs")
  func links() async throws {
    let (status, terminal) = await run(DiaryCoordinator(), arguments: ["links"])
    #expect(status == 0)
    #expect(
      terminal.output == """
        DiaryCoordinator  /
          day/{number}             number: Int, old form
          entries       /
          entry/{_0}    /entry/0   _0: Int
          editor        /editor
          settings      /settings

        EditorCoordinator  /editor
          draft  /editor
          moods  /editor/moods

        SettingsCoordinator  /settings
          options  /settings
          account  /settings/account
          terms    /settings/terms

        """)
    let json = await run(DiaryCoordinator(), arguments: ["links", "--json"]).terminal.output
    let directory = try JSONDecoder().decode(LinkDirectory.self, from: Data(json.utf8))
    #expect(directory == (try FlowScene(root: DiaryCoordinator()).linkDirectory))
    #expect(directory.flows.map(\.prefix) == ["/", "/editor", "/settings"])
    #expect(json.hasSuffix("\n"))
  }

  @Test("links says of a flow that ends with a value that they lead to its start only")
  func hiddenSteps() async {
    await expect(
      """
      $ links → ChoiceFlow  /
              →   links open only the start of this flow, because the flow ends with a value
      """, of: ChoiceFlow(root: .choices))
  }
}

/// The place of a flow that ends with a value.
private enum ChoicePlace: Destination, Codable {
  case choices, reason

  typealias Flow = ChoiceFlow

  static let examples: [Self] = [.choices, .reason]

  func screen(in flow: ChoiceFlow) -> Screen<Self> { Screen("\(self)") }
}

private final class ChoiceFlow: Coordinator<ChoicePlace>, Finishing { typealias Value = Int }
