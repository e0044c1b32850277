import Armature
import Testing

// @testable: the steps of a user, as the terminal host records them.
@testable import ArmatureTerminal
// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("A walk leads to the same places in every host")
struct WalkTests {
  @Test("headless, in the terminal and in a window", arguments: Walkthrough.all, Generation.tested)
  func hosts(walk: Walkthrough, generation: Generation) async throws {
    let terminal = try TerminalWalker(walk)
    let places = await terminal.run()
    #expect(terminal.complaints == [])
    #expect(places.last?.link == walk.end)
    try #require(places.count == walk.commands.count + 1)
    let headless = try HeadlessWalker(walk)
    let window = WindowWalker(walk, generation)
    await window.begin()
    for index in places.indices {
      let command = index == 0 ? "at the start" : "after \(walk.commands[index - 1])"
      if index > 0 {
        for step in terminal.steps[index - 1] {
          await headless.perform(step)
          await window.perform(step)
        }
      }
      #expect(Places(headless.scenes) == places[index], "headless, \(command)")
      #expect(Places(window.scenes) == places[index], "in the window, \(command)")
      #expect(window.hidden(of: headless.display) == [], "in the window, \(command)")
    }
    #expect(window.failures == [])
  }
}
