import Foundation
import Testing

// @testable: the titles that the library adds.
@testable import Armature
// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("The titles of buttons that the host adds")
struct TitleTests {
  @Test(
    "are in the app's language, and no keys of the app",
    arguments: Generation.tested, [("en", ["Cancel", "Back"]), ("de-AT", ["Abbrechen", "Zurück"])])
  func titles(_ generation: Generation, _ row: (language: String, titles: [String])) async throws {
    let flow = PageFlow()
    let stage = try await SystemTitles.$current.withValue(SystemTitles(in: [row.language])) {
      let stage = try await Stage(FlowScene(root: flow), generation, .regular).atRest()
      stage.window.appTexts = ["Back": "To the menu", "Cancel": "Break off", "Abbrechen": "Break off", "OK": "Fine"]
      flow.mayLeave = false
      await stage.does { flow.push(.page(1)) }
      #expect(stage.window.texts.contains(row.titles[1]))
      await stage.does { flow.show(.ask(1), as: .dialog) }
      // Before that, a sheet is in place of the dialog.
      #expect(generation < .iOS15 || generation == .macOS || stage.window.texts.last == row.titles[0])
      await stage.does { flow.dismiss() }
      let answer = Task { await flow.confirm("Leave?", action: "Leave") }
      await stage.rest()
      #expect(stage.window.texts.suffix(2) == ["Leave", row.titles[0]])
      await stage.does { $0.tap(row.titles[0]) }
      #expect(await !answer.value)
      return stage
    }
    #expect(stage.failures == [])
  }
}
