import Armature
import ArmatureUI
import Testing

// @testable: an app needs nothing public in its UI module but the app itself.
@testable import QuillSampleUI
// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor @Suite("The template's SwiftUI app") struct TemplateTests {
  @Test("draws its first screen", arguments: Generation.tested.filter { $0 >= .iOS17 })
  func firstScreen(_ generation: Generation) async {
    let window = Window(generation, app: QuillSampleApp.self)
    // A window of one of many scenes first lets the system restore its name.
    await window.idle { !window.texts.isEmpty }
    #expect(!window.texts.isEmpty)
    #expect(window.failures == [])
  }
}
