import Armature
import ArmatureUI
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

enum Album: Destination, Codable {
  case photos, photo(Int), info, filters, confirm, people

  typealias Flow = AlbumFlow

  var style: PresentationStyle {
    switch self {
    case .photos, .photo: .push
    case .info: .inspector
    case .filters, .people: .popover
    case .confirm: .dialog
    }
  }

  func screen(in flow: AlbumFlow) -> Screen<Self> {
    switch self {
    case .photos:
      Screen("Photos") {
        LinkRow("Photo", to: .photo(1))
        LinkRow("Info", to: .info)
        LinkRow("People", to: .people)
        if flow.hasFilters { LinkRow("Filters", to: .filters) }
        ButtonRow("Delete") { flow.show(.confirm) }.presents(Self.confirm)
      }
    case .photo(let number): Screen("Photo \(number)")
    case .info: Screen("Info")
    case .filters: Screen("Filters") { LinkRow("One", to: .photo(1)) }
    case .people: .child
    case .confirm: .dialog("Sure?") { ButtonRow("Yes") { flow.answers += 1 } }
    }
  }
}

final class AlbumFlow: Coordinator<Album> {
  var hasFilters = true
  var answers = 0

  override func child(for destination: Album) -> AnyCoordinator? {
    destination == .people ? PeopleFlow(root: .list) : nil
  }
}

extension Album: ViewDestination {
  func view(in flow: AlbumFlow) -> some View {
    switch self {
    case .photo(let number): Text("A photo").navigationTitle("Photo \(number)").zoomsFromSource()
    case .info: Counter().navigationTitle("Info")
    default: WireframeView()
    }
  }
}

private enum People: Destination {
  case list

  typealias Flow = PeopleFlow

  func screen(in flow: PeopleFlow) -> Screen<Self> { Screen("People") }
}

private final class PeopleFlow: Coordinator<People> {}

private struct Counter: View {
  @State private var count = 0

  var body: some View { Button("Count \(count)") { count += 1 } }
}

@MainActor
@Suite("Popovers, inspectors and sources")
struct SourceHostTests {
  private let flow = AlbumFlow(root: .photos)

  private func stage(_ generation: Generation, _ width: UserInterfaceSizeClass = .regular) throws -> Stage {
    Stage(try FlowScene(root: flow), generation, width)
  }

  @Test("a popover is at the row that leads to it, and a sheet in a narrow window", arguments: Generation.tested)
  func popover(_ generation: Generation) async throws {
    let stage = try stage(generation)
    let window = stage.window
    await stage.rest()
    window.tap("Filters")
    await stage.rest()
    #expect(window.outline == "Photos | popover: Filters")
    #expect(window.source == ["Filters"])
    if generation != .macOS {
      window.resize(.compact)
      #expect(window.outline == "Photos | sheet: Filters")
      window.resize(.regular)
    }
    window.tap("One")
    await stage.rest()
    #expect(window.outline == "Photos | popover: Filters > Photo 1")
    window.back()
    await stage.rest()
    window.swipeDown()
    await stage.rest()
    #expect(flow.routes.isEmpty)
    #expect(window.outline == "Photos")
    window.tap("Filters")
    await stage.rest()
    flow.dismiss()
    await stage.rest()
    #expect(window.outline == "Photos")
    #expect(window.failures == [])
    #expect(window.tooNew == [])
  }

  @Test("a popover without a view on display is a sheet", arguments: Generation.tested)
  func withoutSource(_ generation: Generation) async throws {
    let stage = try stage(generation)
    await stage.rest()
    flow.push(.photo(2))
    await stage.rest()
    flow.show(.filters)
    await stage.rest()
    #expect(stage.window.outline == "Photos > Photo 2 | sheet: Filters")
    stage.window.swipeDown()
    await stage.rest()
    #expect(flow.routes.map(\.destination) == [.photo(2)])
    #expect(stage.window.failures == [])
  }

  @Test("a popover whose row goes is a sheet from then on", arguments: Generation.tested)
  func lostSource(_ generation: Generation) async throws {
    let stage = try stage(generation)
    await stage.rest()
    stage.window.tap("Filters")
    await stage.rest()
    flow.hasFilters = false
    flow.refresh()
    await stage.rest()
    #expect(stage.window.outline == "Photos | sheet: Filters")
    stage.window.swipeDown()
    await stage.rest()
    #expect(flow.routes.isEmpty)
  }

  @Test("a dialog is at the button that names it, and an alert if another one shows it", arguments: Generation.tested)
  func dialog(_ generation: Generation) async throws {
    let stage = try stage(generation)
    let window = stage.window
    await stage.rest()
    window.tap("Delete")
    await stage.rest()
    let kind = generation >= .iOS15 ? "dialog" : "sheet"
    #expect(window.outline == "Photos | \(kind): Sure?")
    if generation >= .iOS15 { #expect(window.source == ["Delete"]) }
    window.tap("Yes")
    await stage.rest()
    #expect(flow.answers == 1)
    #expect(flow.routes.isEmpty)
    window.tap("Delete")
    await stage.rest()
    window.swipeDown()
    await stage.rest()
    #expect(flow.routes.isEmpty)
    flow.push(.photo(2))
    await stage.rest()
    flow.show(.confirm)
    await stage.rest()
    let other = generation == .macOS ? "dialog" : generation >= .iOS15 ? "alert" : "sheet"
    #expect(window.outline == "Photos > Photo 2 | \(other): Sure?")
    #expect(window.failures == [])
  }

  @Test(
    "an inspector stands beside the screen, which goes on, and keeps its state when folded",
    arguments: Generation.tested)
  func inspector(_ generation: Generation) async throws {
    let stage = try stage(generation)
    let window = stage.window
    await stage.rest()
    window.tap("Info")
    await stage.rest()
    window.tap("Count 0")
    guard generation >= .iOS17 else {
      #expect(window.outline == "Photos | sheet: Info")
      window.swipeDown()
      await stage.rest()
      #expect(flow.routes.isEmpty)
      return
    }
    #expect(window.outline == "Photos | inspector: Info")
    window.tap("Photo")
    await stage.rest()
    #expect(window.outline == "Photos > Photo 1 | inspector: Info")
    #expect(flow.routes.map(\.destination) == [.photo(1), .info])
    if generation != .macOS {
      window.resize(.compact)
      await stage.rest()
      #expect(window.outline == "Photos > Photo 1 | sheet: Info")
      window.resize(.regular)
      await stage.rest()
    }
    #expect(window.texts.contains("Count 1"))
    window.swipeDown()
    await stage.rest()
    #expect(flow.routes.map(\.destination) == [.photo(1)])
    flow.show(.info)
    await stage.rest()
    flow.show(.filters)
    await stage.rest()
    flow.dismissAll()
    await stage.rest()
    #expect(window.outline == "Photos > Photo 1")
    #expect(window.failures == [])
    #expect(window.tooNew == [])
  }

  @Test("a screen zooms from the row that leads to it, where the system can", arguments: Generation.tested)
  func zoom(_ generation: Generation) async throws {
    let stage = try stage(generation, .compact)
    let window = stage.window
    await stage.rest()
    let sources = window.zooms.sources
    #expect(sources.isEmpty == (generation < .iOS18 || generation == .macOS))
    window.tap("Photo")
    await stage.rest()
    #expect(window.zooms.from == Array(sources.prefix(1)))
    #expect(window.tooNew == [])
  }

  @Test(
    "a popover of a child flow, and one of a value in a stack without a coordinator, have their sources",
    arguments: Generation.tested)
  func otherNames(_ generation: Generation) async throws {
    let stage = try stage(generation)
    await stage.rest()
    stage.window.tap("People")
    await stage.rest()
    #expect(stage.window.outline == "Photos | popover: People")
    #expect(stage.window.source == ["People"])
    let other = Stage(generation, .regular) {
      FlowStack {
        FlowLink("Seven", value: 7, as: .popover).navigationTitle("Numbers")
          .flowDestination(for: Int.self) { Text("\($0)").navigationTitle("Number \($0)") }
      }
    }
    await other.rest()
    other.window.tap("Seven")
    await other.rest()
    #expect(other.window.outline == "Numbers | popover: Number 7")
    #expect(other.window.source == ["Seven"])
    #expect(other.window.failures == [])
  }

  @Test(
    "the back button beside an inspector goes back from the screen",
    arguments: Generation.tested.filter { $0 >= .iOS17 })
  func backBesideInspector(_ generation: Generation) async throws {
    flow.push(.photo(1))
    let stage = try stage(generation)
    await stage.rest()
    flow.show(.info)
    await stage.rest()
    #expect(stage.window.outline == "Photos > Photo 1 | inspector: Info")
    stage.window.popGesture(to: "Photos")
    await stage.rest()
    #expect(flow.routes.isEmpty)
    #expect(stage.window.outline == "Photos")
  }
}
