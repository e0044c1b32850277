import Foundation
import Testing

// @testable: storyboards are for the terminal host.
@testable import ArmatureExplorer

@Suite("What a change has done to an app")
struct StoryboardChangesTests {
  static let planner = """
    App/MainTabs(trips)/Trips:start | Trips | link Lisbon > overview | button New trip > name | tabs Trips, Profile | opens /trips
    App/MainTabs(trips)/Trips/Trip:overview | Lisbon | text Days = 3 | link Monday > day | button Delete > question | tabs Trips, Profile
    App/MainTabs(trips)/Trips/Trip:day | Monday | text Tram = 9:00 | tabs Trips, Profile
    App/MainTabs(trips)/Trips/Trip:question as alert | Delete “Lisbon”? | button Delete > start
    App/MainTabs(trips)/Trips/NewTrip:name as sheet | New trip | field Name | button Next > dates
    App/MainTabs(trips)/Trips/NewTrip:dates as sheet | Dates | date From | button Save > start
    App/MainTabs(profile)/Profile:profile | Profile | link Settings > settings | tabs Trips, Profile
    App/MainTabs(profile)/Profile/Settings:settings | Settings | toggle Dark | link About > about | tabs Trips, Profile
    App/MainTabs(profile)/Profile/Settings:about as sheet | About | text Version = 1
    """

  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let edits: [(String, String)]
    let answer: String

    init(_ name: String, _ edits: [(String, String)], _ answer: String) {
      (testDescription, self.edits, self.answer) = (name, edits, answer)
    }
  }

  static let changes = [
    Change("nothing", [], "The app has not changed: 9 screens, 9 ways between them."),
    Change(
      "a text", [("text Days = 3", "text Days = 4"), ("| Dates |", "| When? |")],
      """
      ### Planner: 2 screens changed

      **Changed screens**

      - “Lisbon” `Trip:overview`
        - text “Days”: “3” is “4”
      - “When?” `NewTrip:dates as sheet`
        - the title “Dates” is “When?”
      """),
    Change(
      "another title of a row, and a row that is gone",
      [("button New trip", "button Plan a trip"), (" | toggle Dark", "")],
      """
      ### Planner: 2 screens changed

      **Changed screens**

      - “Trips” `Trips:start`
        - button “New trip” is “Plan a trip”
      - “Settings” `Settings:settings`
        - toggle “Dark” is gone
      """),
    Change(
      "two rows with other titles, each beside its old one",
      [("field Name | button Next", "field Title | field Place | button Next"), ("link Lisbon", "link Porto")],
      """
      ### Planner: 2 screens changed

      **Changed screens**

      - “Trips” `Trips:start`
        - link “Lisbon” is “Porto”
      - “New trip” `NewTrip:name as sheet`
        - field “Name” is “Title”
        - field “Place” is new
      """),
    Change(
      "a new screen",
      [
        ("text Tram = 9:00", "text Tram = 9:00 | link Ride > ride"),
        (
          "\nApp/MainTabs(trips)/Trips/Trip:question",
          "\nApp/MainTabs(trips)/Trips/Trip:ride | Ride | opens /ride\nApp/MainTabs(trips)/Trips/Trip:question"
        ),
      ],
      """
      ### Planner: 1 screen new, 1 screen changed

      **New screens**

      - “Ride” `Trip:ride`
        - from “Monday” by “Ride”
        - the link `/ride` opens it

      **Changed screens**

      - “Monday” `Trip:day`
        - link “Ride” is new
      """),
    Change(
      "a screen that is gone",
      [
        (" | link About > about", ""),
        ("\nApp/MainTabs(profile)/Profile/Settings:about as sheet | About | text Version = 1", ""),
      ],
      """
      ### Planner: 1 screen gone, 1 screen changed

      **Screens that are gone**

      - “About” `Settings:about as sheet`

      **Changed screens**

      - “Settings” `Settings:settings`
        - link “About” is gone
      """),
    Change(
      "a new tab",
      [
        ("tabs Trips, Profile", "tabs Trips, Search, Profile"),
        (
          "\nApp/MainTabs(profile)/Profile:",
          "\nApp/MainTabs(search)/Search:find | Search | search Find | tabs Trips, Search, Profile\nApp/MainTabs(profile)/Profile:"
        ),
      ],
      """
      ### Planner: 1 screen new

      **The app**

      - The tab “Search” is new.

      **New screens**

      - “Search” `Search:find`
      """),
    Change(
      "a guard",
      [
        ("| opens /trips", "| opens /trips | guard App"),
        (
          "App/MainTabs(trips)/Trips:start |",
          "App/SignIn:form | Sign in | button Sign in > start\nApp/MainTabs(trips)/Trips:start |"
        ),
      ],
      """
      ### Planner: 1 screen new, 1 screen changed

      **The app**

      - The app begins at “Sign in” `SignIn:form`; it began at “Trips” `Trips:start`.

      **New screens**

      - “Sign in” `SignIn:form`

      **Changed screens**

      - “Trips” `Trips:start`
        - `App` guards it
      """),
    Change(
      "another style", [("about as sheet", "about as cover")],
      """
      ### Planner: 1 screen changed

      **Changed screens**

      - “About” `Settings:about as cover`
        - it is a cover; it was a sheet
      """),
    Change(
      "a renamed case, which looks the same", [("NewTrip:dates", "NewTrip:days"), ("Next > dates", "Next > days")],
      """
      ### Planner: 1 screen changed

      **Changed screens**

      - “Dates” `NewTrip:days as sheet`
        - it is probably `NewTrip:dates as sheet` with another name, as it looks the same
      """),
    Change(
      "a renamed case with two candidates",
      [
        ("NewTrip:dates", "NewTrip:days"), ("Next > dates", "Next > days"),
        (
          "\nApp/MainTabs(profile)/Profile:",
          "\nApp/MainTabs(trips)/Trips/NewTrip:other as sheet | Dates | date From | button Save > start\nApp/MainTabs(profile)/Profile:"
        ),
      ],
      """
      ### Planner: 2 screens new, 1 screen gone

      **New screens**

      - “Dates” `NewTrip:days as sheet`
        - from “New trip” by “Next”
      - “Dates” `NewTrip:other as sheet`

      **Screens that are gone**

      - “Dates” `NewTrip:dates as sheet`
      """),
    Change(
      "a flow that has moved into another, and a row that leads elsewhere",
      [("Profile/Settings:", "Settings:"), ("Save > start", "Save > overview")],
      """
      ### Planner: the same screens

      **The app**

      - `Settings` is in `App/MainTabs(profile)`; it was in `App/MainTabs(profile)/Profile`.

      **New ways**

      - “Dates” to “Lisbon” by “Save”

      **Ways that are gone**

      - “Dates” to “Trips” by “Save”
      """),
  ]

  private func compare(
    _ edits: [(String, String)], _ change: (inout DescribedStoryboard) -> Void = { _ in }
  ) throws -> StoryboardChanges {
    for (old, _) in edits { try #require(Self.planner.contains(old), "\(old)") }
    let text = edits.reduce(Self.planner) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    var new = DescribedStoryboard(text)
    change(&new)
    return StoryboardChanges(from: try DescribedStoryboard(Self.planner).storyboard, to: try new.storyboard)
  }

  @Test("is told as a reviewer would tell it", arguments: changes)
  func review(of change: Change) throws {
    #expect(try compare(change.edits).markdown == change.answer + "\n")
  }

  @Test("names findings that came and went, and what the explorer has not seen")
  func findings() throws {
    let changes = try compare([]) {
      $0.findings = ["dead row: tap “About”"]
      $0.notes = ["2 known acts were not tried."]
    }
    #expect(
      changes.markdown == """
        ### Planner: the same screens

        **The app**

        - New finding: dead row: tap “About”

        **Not seen by the explorer**

        - 2 known acts were not tried.

        """)
  }

  @Test("pairs rows of one kind in their order")
  func order() throws {
    let old = try DescribedStoryboard("App:home | Home | text One | text Two | text Three").storyboard
    let new = try DescribedStoryboard("App:home | Home | text Uno | text Due | text Three").storyboard
    let lines = StoryboardChanges(from: old, to: new).screens.flatMap(\.lines)
    #expect(lines == ["text “One” is “Uno”", "text “Two” is “Due”"])
  }

  @Test("has at most 60 lines, and texts that Markdown does not read")
  func length() throws {
    let lines = try compare([
      ("text Tram = 9:00", (1...100).map { "text <b>Stop_\($0)" }.joined(separator: " | "))
    ]).markdown.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 61 && lines[59] == "…and 46 more lines.")
    #expect(lines.contains("  - text “\\<b\\>Stop\\_2” is new"))
  }

  @Test("a page has what is gone too")
  func page() throws {
    let changes = try compare([
      (" | link About > about", ""),
      ("\nApp/MainTabs(profile)/Profile/Settings:about as sheet | About | text Version = 1", ""),
    ])
    #expect(changes.drawn.stops.map(\.name).last == "App/MainTabs(profile)/Profile/Settings:about as sheet")
    #expect(changes.drawn.ways.last.map { [$0.from, $0.to] } == [7, 8])
    #expect(try changes.html().contains(#""kind":"gone""#))
  }
}
