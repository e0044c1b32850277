import ArmatureUI
import QuillSampleFlows
import Testing

// @testable: an app needs nothing public in its UI module but the app itself.
@testable import QuillSampleUI
// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("The lock of the template, in a window")
struct LockViewTests {
  private func rest(_ window: Window) async {
    for _ in 0..<40 {
      window.settle()
      await Task.yield()
    }
  }

  @Test("hides a sheet in the background, and shows it again after the unlock")
  func app() async throws {
    let app = QuillSampleApp()
    app.session.user = "Ada"
    app.session.isLockOn = true
    let window = try #require(Desktop(.newest) { app.body }.windows.first)
    await rest(window)
    window.select(tab: "Account")
    await rest(window)
    window.tap("Name")
    await rest(window)
    #expect(window.title == "Name")
    for phase in [.inactive, .background, .inactive] as [Session.Phase] {
      app.session.enter(phase)
      await rest(window)
      #expect(!window.texts.contains("Done") && !window.texts.contains("Ada"), "\(phase)")
    }
    app.session.enter(.active)
    await rest(window)
    window.tap("Unlock")
    await rest(window)
    #expect(window.title == "Name" && window.failures == [])
  }

  @Test("asks once when the app starts and when it is in front again, and not in the background")
  func asking() async {
    var asked = 0
    let session = Session(user: "Ada", isLockOn: true) {
      asked += 1
      return asked.isMultiple(of: 2)
    }
    let window = Window(.newest) { CoordinatorView { AppCoordinator(session: session) } }
    await rest(window)
    #expect(asked == 1)
    window.tap("Unlock")
    await rest(window)
    #expect(asked == 2 && window.title == "Home")
    for (phase, count) in [(.background, 2), (.inactive, 2), (.active, 3), (.inactive, 3), (.active, 3)]
      as [(Session.Phase, Int)]
    {
      session.enter(phase)
      await rest(window)
      #expect(asked == count, "\(phase)")
    }
    window.tap("Unlock")
    await rest(window)
    #expect(window.title == "Home" && window.failures == [])
  }
}
