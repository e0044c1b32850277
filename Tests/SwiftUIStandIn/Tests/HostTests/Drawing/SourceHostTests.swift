import Armature
import Testing

// @testable: the pace of the host is internal.
@testable import ArmatureUI
// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

enum Album: Destination, Codable {
  case photos, photo(Int), info, filters, confirm, people

  typealias Flow = AlbumFlow

  static let hasInspector = true

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
    destination == .people ? PageFlow(root: .page(1)) : nil
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

@MainActor
@Suite("Popovers, inspectors and sources, and a phone that is folded and unfolded")
struct SourceHostTests {
  nonisolated private static let plays = Play.all(
    """
    a popover is at the row that leads to it [album wide]
      tap Filters = Photos | popover: Filters, source Filters, tap One = Photos | popover: Filters > Photo 1, back,
      swipe = Photos, at /, tap Filters, open / = Photos, tap People = Photos | popover: Page 1, source People
    a popover is a sheet in a narrow window [album no-macOS wide]
      tap Filters, fold = Photos | sheet: Filters, unfold = Photos | popover: Filters
    a popover without a view on display is a sheet [album wide]
      open /photo/2 = Photos > Photo 2, open /photo/2/filters = Photos > Photo 2 | sheet: Filters,
      swipe = Photos > Photo 2, at /photo/2
    a dialog is at the button that names it [album iOS15+ wide]
      tap Delete = Photos | dialog: Sure?, source Delete, tap Yes = Photos, tap Delete, swipe = Photos, at /
    an inspector stands beside the screen, which stays active [album iOS17+ wide]
      tap Info, tap Count 0 = Photos | inspector: Info, tap Photo = Photos > Photo 1 | inspector: Info,
      at /photo/1/info, has Count 1, swipe = Photos > Photo 1, at /photo/1,
      open /photo/1/info = Photos > Photo 1 | inspector: Info, pop Photos = Photos, at /,
      open /photo/1/info/filters & open /photo/1 = Photos > Photo 1
    an inspector is another view in a window of another width, which is not the one of a picture [album iOS17+ no-macOS wide]
      tap Info, tap Count 0, fold = Photos | sheet: Info, has Count 0, tap Count 0, unfold = Photos | inspector: Info,
      has Count 0, tap Count 0 & away & fold & unfold & here = Photos | inspector: Info, has Count 1,
      away & fold & here = Photos | sheet: Info, swipe = Photos, tap Info = Photos | sheet: Info,
      unfold = Photos | inspector: Info, at /info
    an inspector is a sheet where the system has none [album iOS17- wide]
      tap Info, tap Count 0 = Photos | sheet: Info, swipe = Photos, at /
    a fold keeps the state of views in all columns, also of one who goes back then [columns drafts iOS17+ no-macOS wide]
      detail 7, detail.push 8, tap Root 0 & tap Page 8 0, fold, unfold, says Root 1/Page 8 1, fold, says Page 8 1, back,
      says Page 7 0, back, says Root 1, at /
    a fold keeps a sheet with its state above the columns, and the selected tab [wideTabs drafts iOS17+ no-macOS wide]
      detail 7, detail.show s1, tap Sheet 1 0, fold, says Sheet 1 1, unfold, says Sheet 1 1, detail.dismiss,
      says Root 0/Page 7 0, tabs [Wide]/Home
    a fold keeps the first column when the middle one is filled [mail drafts iOS17+ no-macOS wide]
      tap Root 0, middle 1, has Root 1, fold, back, says Root 1, at /
    a fold keeps a detail that its flow does not let go, and closes it later [columns drafts iOS17+ no-macOS wide]
      detail 7 & detail.hold, fold, !back & tap Back, has Page 7 0, detail.free, tap Back, says Root 0, at /
    a fold leads back from tabs in the detail, unless their flow keeps them [columns drafts iOS17+ no-macOS wide]
      detail tabs, fold, tabs [Home]/More, back, says Root 0, at /, detail tabs & detail.hold, !back & tap Back,
      tabs [Home]/More
    a fold does not stay at an empty column after a choice that was refused [columns drafts iOS17+ no-macOS wide]
      fold, column, says Root 0
    a fold shows the place of a link that was opened while it was folded [columns drafts iOS17+ no-macOS wide]
      fold, open /page/1#page/2/page/3, says Page 3 0, unfold, says Page 1 0/Page 3 0
    pages in columns get views one after the other, where a stack takes one at a time [columns iOS16- no-macOS]
      push 1 + push 2, unfold = Root > Page 1 > Page 2, fold = Root > Page 1 > Page 2
    the detail does not cover the list in a window that has become wide [columns drafts iOS17+ no-macOS]
      covering, detail 7, says Page 7 0, unfold, says Root 0/Page 7 0, fold, says Page 7 0, unfold & fold, says Page 7 0,
      at /#page/7
    """)

  nonisolated private static let reports = ["before", "with", "after", "only"].flatMap { report in
    Play.all(
      """
      a page is left, but not its column [columns drafts iOS17+ no-macOS]
        reports \(report), detail 7, detail.push 8 & detail.push 9, back, says Page 8 0, back, says Page 7 0,
        at /#page/7, detail.push 8, back, says Page 7 0, back, says Root 0, at /
      also by a system that ignores the column from then on [columns drafts iOS17+ no-macOS]
        reports \(report), deaf, detail 7 & detail.push 8, back, says Page 7 0, at /#page/7, back, says Root 0, at /
      """)
  }

  @Test("the system writes the column below, and the user has left a page", arguments: Play.each(reports))
  private func columns(_ play: Play, _ generation: Generation) async throws { try await play(on: generation) }

  @Test("in steps", arguments: Play.each(plays))
  private func steps(_ play: Play, _ generation: Generation) async throws { try await play(on: generation) }

  @Test(
    "a refused column is taken back when a push would be over", arguments: Generation.tested.filter { $0 >= .iOS17 })
  func patience(_ generation: Generation) async throws {
    let scene = try FlowScene(root: PageColumns(sidebar: PageFlow()))
    var waits: [Double] = []
    let stage = await Stage(generation) {
      CoordinatorView(scene).environment(\.hostPace, HostPace { waits.append($0) })
    }.atRest()
    waits = []
    await stage.does { window in
      for element in window.screen { if case .split(let state) = element.kind { state.show(1) } }
      window.update()
    }
    #expect(generation == .macOS ? waits.allSatisfy { $0 == 0.65 } : waits == [0.65])
    #expect(stage.window.outline.contains("Root"))
  }

  private let flow = AlbumFlow(root: .photos)

  private func stage(_ generation: Generation, _ width: UserInterfaceSizeClass = .regular) async throws -> Stage {
    let stage = await Stage(try FlowScene(root: flow), generation, width).atRest()
    return stage
  }

  private enum Shelf: Destination {
    case root, page, album
    typealias Flow = ShelfFlow
    func screen(in flow: ShelfFlow) -> Screen<Self> { if self == .album { .child } else { Screen("\(self)") } }
  }

  private final class ShelfFlow: Coordinator<Shelf> {
    override func child(for destination: Shelf) -> AnyCoordinator? {
      destination == .album ? AlbumFlow(root: .photos) : nil
    }
  }

  @Test(
    "only a layer that takes inspectors is wrapped for them, and elsewhere they are sheets",
    arguments: Generation.tested)
  func inspectors(_ generation: Generation) async throws {
    for takes in [true, false] {
      let shelf = ShelfFlow(root: .root)
      let scene = try FlowScene(root: shelf)
      var mistakes: [String] = []
      scene.observeEvents { if case .mistake(let text) = $0.kind { mistakes.append(text) } }
      let stage = await Stage(generation, .regular) {
        if takes { CoordinatorView(scene).showsInspectors() } else { CoordinatorView(scene) }
      }.atRest()
      let has = generation >= .iOS17
      let kind = takes && has ? "inspector" : "sheet"
      let modifiers = stage.window.layers.flatMap(\.elements.all).filter {
        if case .modal(let modal)? = $0.attribute { modal.kind == .inspector } else { false }
      }
      #expect(modifiers.count == (kind == "inspector" ? 1 : 0))
      for _ in 0..<2 {
        await stage.shows("root | \(kind): page") { shelf.show(.page, as: .inspector) }
        await stage.shows("root") { shelf.dismiss() }
      }
      shelf.push(.album)
      await stage.shows("root > Photos | \(kind): Info") { (shelf.children.first as? AlbumFlow)?.show(.info) }
      let remedies = [
        "Shelf is a sheet: declare “static let hasInspector = true” in Shelf, or use showsInspectors() on the CoordinatorView",
        "Album is a sheet: use showsInspectors() on the CoordinatorView, because the layer below was there before any Album",
      ]
      #expect(mistakes == (has && !takes ? remedies.map { "an inspector of \($0)" } : []) && stage.failures == [])
    }
  }

  @Test("a popover whose row is removed is a sheet", arguments: Generation.tested)
  func withoutSource(_ generation: Generation) async throws {
    let stage = try await stage(generation)
    await stage.does { $0.tap("Filters") }
    flow.hasFilters = false
    await stage.shows("Photos | sheet: Filters") { flow.refresh() }
    await stage.does { $0.swipeDown() }
    #expect(flow.routes.isEmpty)
  }

  @Test("a dialog is an alert where no view names it, and is answered", arguments: Generation.tested)
  func dialog(_ generation: Generation) async throws {
    let stage = try await stage(generation)
    await stage.does { flow.push(.photo(2)) }
    let kind = generation == .macOS ? "dialog" : generation >= .iOS15 ? "alert" : "sheet"
    await stage.shows("Photos > Photo 2 | \(kind): Sure?") { flow.show(.confirm) }
    await stage.shows("Photos > Photo 2") { $0.tap("Yes") }
    #expect(flow.answers == 1)
  }

  @Test("a screen zooms from the row that leads to it, where the system can", arguments: Generation.tested)
  func zoom(_ generation: Generation) async throws {
    let stage = try await stage(generation, .compact)
    let sources = stage.window.zooms.sources
    #expect(sources.isEmpty == (generation < .iOS18 || generation == .macOS))
    await stage.does { $0.tap("Photo") }
    #expect(stage.window.zooms.from == Array(sources.prefix(1)) && stage.window.tooNew == [])
  }

  @Test("a popover of a value in a stack without a coordinator has its source", arguments: Generation.tested)
  func valueSource(_ generation: Generation) async {
    let stage = await Stage(generation, .regular) {
      FlowStack {
        FlowLink("Seven", value: 7, as: .popover).navigationTitle("Numbers")
          .flowDestination(for: Int.self) { Text("\($0)").navigationTitle("Number \($0)") }
      }
    }.atRest()
    await stage.shows("Numbers | popover: Number 7") { $0.tap("Seven") }
    #expect(stage.window.source == ["Seven"])
  }
}
