import Armature
import ArmatureUI
import Testing

@testable import QuillSample
@testable import SwiftUI

@MainActor @Suite("The template's SwiftUI app") struct TemplateTests {
  @Test("draws its first screen", arguments: [Generation.iOS14, .iOS17])
  func firstScreen(_ generation: Generation) {
    let window = Window(generation, app: QuillSampleApp.self)
    #expect(!window.texts.isEmpty)
    #expect(window.failures == [])
  }
}
