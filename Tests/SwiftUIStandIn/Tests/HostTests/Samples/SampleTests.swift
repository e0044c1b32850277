import Armature
import ArmatureUI
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("Samples: the apps that users of other libraries try first")
struct SampleTests {
  // MARK: Stacks of numbers, in tabs

  // In FlowStacks, the inner stack without an owner would use the routes of the outer stack, and go back to its root.
  nonisolated private static let numbers = SampleWalk.all(
    """
    numbers are pushed and presented, and left one by one
      = 0, lacks Back, tap Next = 0 > 1, has Back, tap Double in a cover = 0 > 1 | cover: 2,
      tap Double in a cover, ends | cover: 2 | cover: 4, tap Double in a sheet, ends | cover: 4 | sheet: 8,
      tap Double in a sheet, ends | sheet: 8 | sheet: 16, tap Next, ends | sheet: 16 > 17, tap Next,
      ends | sheet: 16 > 17 > 18, tap Double in a sheet, ends | sheet: 16 > 17 > 18 | sheet: 36, tap Next,
      ends | sheet: 36 > 37, tap Next, ends | sheet: 36 > 37 > 38, back, ends | sheet: 36 > 37, tap Back,
      ends | sheet: 36, tap Back, ends | sheet: 16 > 17 > 18, tap Back, ends | sheet: 16 > 17, tap Double in a sheet,
      ends | sheet: 16 > 17 | sheet: 34, swipe, ends | sheet: 16 > 17, tap Red, ends > 17 | sheet: Color, has red,
      swipe, ends | sheet: 16 > 17, tap To the root = 0, lacks Back
    links push numbers onto the top layer, the stepper changes a number in place, and a jump replaces everything
      tab Path = Home, follow doubling/42/13 = 0 > 42 > 13, back = 0 > 42, plus = 0 > 43, tap Next = 0 > 43 > 44,
      tab Model = 64, tab Doubling = 0 > 43 > 44, pop 0 = 0, plus = 1, tap Next = 1 > 2, follow nowhere/7 = same,
      tap Jump = 1 > 1 | sheet: 2 > 3 | cover: 4 > 5, follow doubling/6, ends | cover: 4 > 5 > 6, back,
      ends | cover: 4 > 5, tap Back, ends | cover: 4, tap Back = 1 > 1 | sheet: 2 > 3, swipe = 1 > 1, tap Jump,
      ends | cover: 4 > 5, tap To the root = 1, lacks To the root
    a model owns the routes
      tab Model = 64, tap Next = 64 > 65, plus = 64 > 66, tap Double in a cover = 64 > 66 | cover: 132,
      plus = 64 > 66 | cover: 133, tap Next, ends | cover: 133 > 134, tap Double in a sheet, ends > 134 | sheet: 268,
      swipe, ends | cover: 133 > 134, tap To the root = 64, lacks Back, tap Jump = 64 | sheet: 1 > 2 | sheet: 3 > 4,
      follow model/5/6, ends | sheet: 3 > 4 > 5 > 6, tap Back, ends > 4 > 5, back, ends | sheet: 3 > 4, tap Back,
      ends > 2 | sheet: 3, tap Back = 64 | sheet: 1 > 2, swipe = 64, tab Doubling = 0, follow model/9 = 64 > 9,
      tab Doubling = 0, tab Model = 64 > 9
    the routes of an array are kept and shown again
      tab Array = Home, !tap Restore = Home, tap 99 balloons = Home > 99 > Balloons 99, tap Save = same,
      back = Home > 99, tap Next number = Home > 99 > 100, tap Restore = Home > 99 > Balloons 99, pop 0 = Home,
      tap Choose = Home | sheet: Choices, swipe = Home, tap Restore = Home > 99 > Balloons 99, tap Back = Home > 99,
      tap Save = same, tap To the root = Home, tap Restore = Home > 99, back = Home, tap Save = Home,
      tap Local = Home > Local, tap Restore = same, back = Home
    a stack in a sheet of another stack has routes of its own
      tab Path = Home, tap Choose = Home | sheet: Choices, tap 1 = Home | sheet: Choices > 1,
      tap Path child = Home | sheet: Choices > 1 | sheet: Home, tap Choose, ends > 1 | sheet: Home | sheet: Choices,
      tap 2, ends | sheet: Home | sheet: Choices > 2, tap Plain child, ends > 2 | sheet: Home, tap Choose,
      ends > 2 | sheet: Home | sheet: Choices, tap 3, ends > 2 | sheet: Home | sheet: Choices > 3, tap To the root,
      ends | sheet: Choices > 2 | sheet: Home, tap 99 balloons, ends | sheet: Home > 99 > Balloons 99, back,
      ends | sheet: Home > 99, swipe = Home | sheet: Choices > 1 | sheet: Home | sheet: Choices > 2,
      tap To the root = Home | sheet: Choices > 1 | sheet: Home, swipe = Home | sheet: Choices > 1,
      tap To the root = Home
    """)

  @Test("numbers in stacks", arguments: SampleWalk.each(numbers))
  private func numbers(_ walk: SampleWalk, _ generation: Generation) async throws {
    try await walk(on: generation) { NumbersSample() }
  }

  nonisolated private static let kinds = ["Path", "Array", "Plain"]

  nonisolated private static let presenting = SampleWalk.all(
    kinds.map { tab in
      """
      the values of the tab \(tab) are presented and pushed
        tab \(tab) = Home, tap Choose = Home | sheet: Choices, swipe = Home, tap 99 balloons = Home > 99 > Balloons 99,
        back = Home > 99, back = Home, tap Choose = Home | sheet: Choices, tap 1 = Home | sheet: Choices > 1,
        tap Next number, ends > 1 > 2, tap Next number, ends > 2 > 3, tap Next number, ends Choices > 1 > 2 > 3 > 4,
        tap To the root = Home, tap Local = Home > Local, has Local, back = Home, tap Local = Home > Local,
        pop 0 = Home, tap Choose = Home | sheet: Choices, tap 3 = Home | sheet: Choices > 3, tap Sheep,
        ends > 3 | sheet: Sheep 3, tap Back = Home | sheet: Choices > 3, tap Sheep, ends > 3 | sheet: Sheep 3,
        swipe = Home | sheet: Choices > 3, back = Home | sheet: Choices, tap Back = Home
      """
    }.joined(separator: "\n"))

  @Test("values in sheets", arguments: SampleWalk.each(presenting))
  private func presenting(_ walk: SampleWalk, _ generation: Generation) async throws {
    try await walk(on: generation) { NumbersSample() }
  }

  // MARK: Values of several types in one path

  nonisolated private static let pushing = SampleWalk.all(
    """
    values of several types are pushed
      = Home, tap Choose here = Home > Choices, back = Home, tap 99 balloons = Home > 99 > Balloons 99,
      back = Home > 99, back = Home, tap Choose here = Home > Choices, tap 1 = Home > Choices > 1, tap Next number,
      ends > 1 > 2, tap Next number, ends > 3, tap Next number, ends Home > Choices > 1 > 2 > 3 > 4, tap Sheep here,
      ends > 4 > Sheep 4, back, ends > 3 > 4, tap To the root = Home, tap Local = Home > Local, back = Home,
      tap Specimen = Home > Specimen, has The first one, back = Home
    a view shows the colours of a light one after the other
      tap Lights = Home > Lights, has red, tap red = Home > Lights, has amber, tap amber = Home > Lights, has green,
      tap green = Home, tap Lights = Home > Lights, has red, back = Home, tap Lights = Home > Lights, tap red,
      has amber, back = Home, tap Local = Home > Local, back = Home, tap Lights = Home > Lights, has red, tap red,
      has amber, pop 0 = Home, tap Specimen = Home > Specimen, back = Home
    """)

  @Test("with and without a path", arguments: SampleWalk.each(pushing))
  private func pushing(_ walk: SampleWalk, _ generation: Generation) async throws {
    try await walk(on: generation) { PathTab() }
    try await walk(on: generation) { PlainTab() }
  }

  nonisolated private static let filled = SampleWalk.all(
    """
    a path that is there at first is left one by one
      = Home > 1 > 2 > 3 > 4, back = Home > 1 > 2 > 3, tap Next number = Home > 1 > 2 > 3 > 4, back = Home > 1 > 2 > 3,
      back = Home > 1 > 2, back = Home > 1, tap Save = same, back = Home, tap 99 balloons = Home > 99 > Balloons 99,
      tap Restore = Home > 1, tap Sheep here = Home > 1 > Sheep 1, tap Save = same, tap Back = Home > 1,
      tap To the root = Home, tap Restore = Home > 1 > Sheep 1, pop 1 = Home > 1, back = Home, lacks Sheep here
    """)

  @Test("four numbers at first", arguments: SampleWalk.each(filled))
  private func filled(_ walk: SampleWalk, _ generation: Generation) async throws {
    try await walk(on: generation) { PathTab(FlowPath([1, 2, 3, 4])) }
    try await walk(on: generation) { ArrayTab([.number(1), .number(2), .number(3), .number(4)]) }
  }

  nonisolated private static let replaced = SampleWalk.all(
    """
    a path is replaced by the app, by a link and by a saved one
      tap Random = Home > 7 > Sheep 7 > 8, tap To the root = Home, tap Random = Home > 7 > Sheep 7 > 8, tap Save = same,
      follow path/7/5 = Home > 7 > 5, tap Sheep here = Home > 7 > 5 > Sheep 5, tap Restore = Home > 7 > Sheep 7 > 8,
      back = Home > 7 > Sheep 7, tap Back = Home > 7, follow path = Home, tap Specimen = Home > Specimen,
      tap Save = same, back = Home, tap Restore = Home > 7 > Sheep 7 > 8, follow elsewhere/1 = same, pop 1 = Home > 7,
      tap Random = Home > 7 > Sheep 7 > 8, pop 0 = Home
    """)

  @Test("another path at once", arguments: SampleWalk.each(replaced))
  private func replaced(_ walk: SampleWalk, _ generation: Generation) async throws {
    try await walk(on: generation) { PathTab() }
  }

  // MARK: Notes, by paths

  // In SwiftDux Navigation, a path to a tab leads to the place that the tab has kept, as a tap on the tab does here. A
  // path that leads nowhere is given up for the root.
  nonisolated private static let notes = SampleWalk.all(
    """
    tabs keep their places, links are absolute or relative, and an alert is a place [no-macOS]
      = Notes, at /notes, tap Milk = Notes > Milk, at /notes#note/1, tap History = Notes > Milk > History,
      at /notes#note/1/history, tab Settings = Settings, at /settings, tap About = Settings > About, at /settings/about,
      tab Notes = Notes > Milk > History, back = Notes > Milk, open ../note/2 = Notes > Bread, at /notes#note/2,
      open history = Notes > Bread > History, open .. = Notes > Bread, tab Settings = Settings > About,
      tap Licences = Settings > About > Licences, tap All settings = Settings, tap About = Settings > About,
      open /notes#note/3/reminder = Notes > Salt | alert: A reminder, at /notes#note/3/reminder,
      tap Good = Notes > Salt, open reminder = Notes > Salt | alert: A reminder, open .. = Notes > Salt,
      tap Remind me = Notes > Salt | alert: A reminder, tap Good = Notes > Salt, tab Settings = Settings > About,
      open /settings = Settings, at /settings, open /notes = Notes, at /notes
    a path that leads nowhere changes nothing, unless its fallback is the root [no-macOS]
      tap Bread = Notes > Bread, tap History = Notes > Bread > History, !open /nowhere = Notes > Bread > History,
      !open /notes#note/9 = same, !open /settings/about/nothing = same, at /notes#note/2/history,
      !else /notes#nothing = Notes, at /notes, tab Settings = Settings, tap About = Settings > About,
      tap Licences = Settings > About > Licences, !open ../nothing = same, !else ../nothing = Settings, at /settings,
      open /notes#note/1 = Notes > Milk, back = Notes, tap Milk = Notes > Milk, !else /notes#note/9/history = Notes
    in columns, the list and the note have paths of their own [wide]
      at /notes, has Milk, has Nothing is chosen yet., tap Milk, has History, at /notes#note/1, tap History,
      at /notes#note/1/history, has Written today, tap Bread, at /notes#note/2, lacks Written today, open #note/3,
      has Remind me, at /notes#note/3, open #, at /notes, lacks Remind me, tap Salt, at /notes#note/3, tap Remind me,
      at /notes#note/3/reminder, tap Good, at /notes#note/3, tab Settings = Settings, tap About = Settings > About,
      tab Notes, has Remind me, at /notes#note/3, tap Bread, at /notes#note/2, tap History, at /notes#note/2/history,
      back, at /notes#note/2, tap Milk, at /notes#note/1
    a window that is folded shows the same places [wide no-macOS]
      tap Milk, at /notes#note/1, fold = Notes > Milk, tap History = Notes > Milk > History, unfold, has Written today,
      at /notes#note/1/history, back, at /notes#note/1, fold = Notes > Milk, back = Notes, at /notes, unfold,
      has Nothing is chosen yet., open /notes#note/2/reminder, at /notes#note/2/reminder,
      fold = Notes > Bread | alert: A reminder, tap Good = Notes > Bread, tab Settings = Settings,
      tap About = Settings > About, unfold = same, tab Notes, at /notes#note/2, fold = Notes > Bread
    """)

  @Test("notes in a window", arguments: SampleWalk.each(notes))
  private func notes(_ walk: SampleWalk, _ generation: Generation) async throws {
    try await walk(on: generation) { Notebook() }
  }

  @Test("notes in the terminal", arguments: notes)
  private func notes(_ walk: SampleWalk) async throws { try await walk.inTerminal { Notebook() } }

  // MARK: Three views and a broadcast

  nonisolated private static let views = SampleWalk.all(
    """
    the views lead on, back, and by a broadcast to the first one
      = First, tap On to 2 = First > Second, has 2, tap Back to 1 = First, tap On to 2 = First > Second,
      tap On to 3 = First > Second > Third, has 3, tap To the start = First, tap On to 2 = First > Second, back = First,
      tap On to 2 = First > Second, tap On to 3 = First > Second > Third, tap Back to 2 = First > Second, post = First,
      post = First, at /, tap On to 2, at /second/2, tap On to 3, at /second/2/third/3, post = First, at /,
      open /second/7/third/8 = First > Second > Third, has 8, back = First > Second, has 7, pop First = First
    a broadcast from a sheet pops what lies below it too
      tap On to 2 = First > Second, tap On to 3 = First > Second > Third,
      tap Again = First > Second > Third | sheet: First, tap On to 2 = First > Second > Third | sheet: First > Second,
      tap On to 3 = First > Second > Third | sheet: First > Second > Third, at /second/2/third/3/again/second/2/third/3,
      tap Again = First > Second > Third | sheet: First > Second > Third | sheet: First,
      swipe = First > Second > Third | sheet: First > Second > Third, has 3,
      tap Back to 2 = First > Second > Third | sheet: First > Second,
      tap Back to 1 = First > Second > Third | sheet: First, open second/5, has 5, at /second/2/third/3/again/second/5,
      tap On to 3 = First > Second > Third | sheet: First > Second > Third, has 6, tap To the start = First,
      open /second/2/third/3/again = First > Second > Third | sheet: First, swipe = First > Second > Third,
      tap Again = First > Second > Third | sheet: First, tap On to 2 = First > Second > Third | sheet: First > Second,
      post = First, at /
    """)

  @Test("three views in a window", arguments: SampleWalk.each(views))
  private func views(_ walk: SampleWalk, _ generation: Generation) async throws {
    try await walk(on: generation) { ThreeViewsCoordinator() }
  }

  @Test("three views in the terminal", arguments: views)
  private func views(_ walk: SampleWalk) async throws { try await walk.inTerminal { ThreeViewsCoordinator() } }
}
