import Armature
import Testing

// @testable: the steps of a user, as the terminal host records them.
@testable import ArmatureExplorer
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
    let driver = try DriverWalker(walk)
    let window = WindowWalker(walk, generation)
    await window.begin()
    for (index, place) in places.enumerated() {
      let command = index == 0 ? "at the start" : "after \(walk.commands[index - 1])"
      if index > 0 {
        for step in terminal.steps[index - 1] {
          await driver.perform(step)
          await window.perform(step)
        }
        if let attempt = terminal.attempts[index - 1] { await window.perform(attempt) }
      }
      #expect(Places(driver.scenes) == place, "headless, \(command)")
      #expect(Places(window.scenes) == place, "in the window, \(command)")
      #expect(driver.rows.filter { !window.shows($0) }.map(\.title) == [], "in the window, \(command)")
    }
    #expect(window.failures == [])
  }
}
