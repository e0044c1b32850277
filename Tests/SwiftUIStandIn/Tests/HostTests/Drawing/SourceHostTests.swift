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
    case .info: Draft(name: "Count").navigationTitle("Info")
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

@MainActor
@Suite("Popovers, inspectors and sources")
struct SourceHostTests {
  private let flow = AlbumFlow(root: .photos)

  private func stage(_ generation: Generation, _ width: UserInterfaceSizeClass = .regular) async throws -> Stage {
    let stage = await Stage(try FlowScene(root: flow), generation, width).atRest()
    return stage
  }

  @Test("a popover is at the row that leads to it, and a sheet in a narrow window", arguments: Generation.tested)
  func popover(_ generation: Generation) async throws {
    let stage = try await stage(generation)
    await stage.shows("Photos | popover: Filters") { $0.tap("Filters") }
    #expect(stage.window.source == ["Filters"])
    if generation != .macOS {
      await stage.shows("Photos | sheet: Filters") { $0.resize(.compact) }
      stage.window.resize(.regular)
    }
    await stage.shows("Photos | popover: Filters > Photo 1") { $0.tap("One") }
    await stage.does { $0.back() }
    await stage.shows("Photos") { $0.swipeDown() }
    #expect(flow.routes.isEmpty)
    await stage.does { $0.tap("Filters") }
    await stage.shows("Photos") { flow.dismiss() }
    #expect(stage.window.tooNew == [])
  }

  @Test("a popover without a view on display, or whose row is removed, is a sheet", arguments: Generation.tested)
  func withoutSource(_ generation: Generation) async throws {
    let stage = try await stage(generation)
    await stage.does { flow.push(.photo(2)) }
    await stage.shows("Photos > Photo 2 | sheet: Filters") { flow.show(.filters) }
    await stage.shows("Photos > Photo 2") { $0.swipeDown() }
    await stage.does { flow.goBack() }
    await stage.does { $0.tap("Filters") }
    flow.hasFilters = false
    await stage.does { flow.refresh() }
    #expect(stage.window.outline == "Photos | sheet: Filters")
    await stage.does { $0.swipeDown() }
    #expect(flow.routes.isEmpty)
  }

  @Test("a dialog is at the button that names it, and an alert if another one shows it", arguments: Generation.tested)
  func dialog(_ generation: Generation) async throws {
    let stage = try await stage(generation)
    let kind = generation >= .iOS15 ? "dialog" : "sheet"
    await stage.shows("Photos | \(kind): Sure?") { $0.tap("Delete") }
    if generation >= .iOS15 { #expect(stage.window.source == ["Delete"]) }
    await stage.shows("Photos") { $0.tap("Yes") }
    #expect(flow.answers == 1)
    await stage.does { $0.tap("Delete") }
    await stage.shows("Photos") { $0.swipeDown() }
    #expect(flow.routes.isEmpty)
    await stage.does { flow.push(.photo(2)) }
    let other = generation == .macOS ? "dialog" : generation >= .iOS15 ? "alert" : "sheet"
    await stage.shows("Photos > Photo 2 | \(other): Sure?") { flow.show(.confirm) }
  }

  @Test(
    "an inspector stands beside the screen, which stays active, and keeps its state when folded",
    arguments: Generation.tested)
  func inspector(_ generation: Generation) async throws {
    let stage = try await stage(generation)
    await stage.does { $0.tap("Info") }
    await stage.does { $0.tap("Count 0") }
    guard generation >= .iOS17 else {
      await stage.shows("Photos | sheet: Info")
      return await stage.shows("Photos") { $0.swipeDown() }
    }
    await stage.shows("Photos | inspector: Info")
    await stage.shows("Photos > Photo 1 | inspector: Info") { $0.tap("Photo") }
    #expect(flow.routes.map(\.destination) == [.photo(1), .info])
    if generation != .macOS {
      await stage.shows("Photos > Photo 1 | sheet: Info") { $0.resize(.compact) }
      await stage.does { $0.resize(.regular) }
    }
    #expect(stage.window.texts.contains("Count 1"))
    await stage.shows("Photos > Photo 1") { $0.swipeDown() }
    #expect(flow.routes.map(\.destination) == [.photo(1)])
    // The back button beside an inspector goes back from the screen.
    await stage.shows("Photos > Photo 1 | inspector: Info") { flow.show(.info) }
    await stage.shows("Photos") { $0.popGesture(to: "Photos") }
    #expect(flow.routes.isEmpty)
    for next in [Album.photo(1), .info, .filters] { await stage.does { flow.show(next) } }
    await stage.shows("Photos > Photo 1") { flow.dismissAll() }
    #expect(stage.window.tooNew == [])
  }

  @Test("a screen zooms from the row that leads to it, where the system can", arguments: Generation.tested)
  func zoom(_ generation: Generation) async throws {
    let stage = try await stage(generation, .compact)
    let sources = stage.window.zooms.sources
    #expect(sources.isEmpty == (generation < .iOS18 || generation == .macOS))
    await stage.does { $0.tap("Photo") }
    #expect(stage.window.zooms.from == Array(sources.prefix(1)) && stage.window.tooNew == [])
  }

  @Test(
    "a popover of a child flow, and one of a value in a stack without a coordinator, have their sources",
    arguments: Generation.tested)
  func otherNames(_ generation: Generation) async throws {
    let stage = try await stage(generation)
    await stage.shows("Photos | popover: People") { $0.tap("People") }
    #expect(stage.window.source == ["People"])
    let other = await Stage(generation, .regular) {
      FlowStack {
        FlowLink("Seven", value: 7, as: .popover).navigationTitle("Numbers")
          .flowDestination(for: Int.self) { Text("\($0)").navigationTitle("Number \($0)") }
      }
    }.atRest()
    await other.shows("Numbers | popover: Number 7") { $0.tap("Seven") }
    #expect(other.window.source == ["Seven"])
  }
}
