import Armature
import ArmatureUI
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

/// A page with a state of its own.
struct Form: View {
  @State private var text = ""
  let name: String

  var body: some View {
    VStack {
      TextField("Own", text: $text)
      Text(name)
    }
  }
}

/// A button that counts its taps, which are lost when the view is made anew.
struct Draft: View {
  @State private var count = 0
  let name: String

  init(name: String) { self.name = name }

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

/// A story in a window with pages, by steps with commas between them. After each step, the window comes to rest and
/// shows the screen on top of the scene.
///
/// A step has acts with ` & ` between them, or with ` + ` for a batch, and maybe the outline at the end:
/// `push 1 & push 2 = Root > Page 1 > Page 2`. An act with a `!` must be impossible, and one with a `?` may be.
///
/// - of a flow: `push 1`, `show s1`, `show 1 sheet`, `set tabs` for another root, `replace 10`, `remove 1`, `order 2 1`, `goBack`, `dismiss`,
///   `hold` and `free` for whether the user may leave. Pages are `1`, `s1`, `c1`, `a1`, `f1` or names of cases. The flow
///   is the first one, or one that is named before a dot, see ``PlayedPages/flow(_:)``.
/// - of a container: `select more`, `bar home more`, `turn two`, `detail 7`, `close`
/// - of the user and the system: see ``PlayRun/use(_:_:)``
/// - expectations: `returned <page>/<page>` for pages that were visible again, `is <outline>`, `ends <outline>`, `has <text>`, `lacks <text>`, `says <text>/<text>`,
///   `field <name> <text>`, `tabs <tab>/<tab>`, `bars <number>` of stacks in the topmost layer, `detents <number>`,
///   `source <text>`,
///   `at <link>`, `started <page>/<page>`, `drawn <outline>/<outline>`
///
/// The words of a row name the root of its scene, its views, a wide window, a system that `asks` before the user closes a
/// sheet, and its systems, such as `[tabs forms wide iOS16+ no-macOS]`. A play is `from` a link.
nonisolated struct Play: CustomStringConvertible, Sendable {
  /// The root of the scene.
  private enum Start: String { case flow, confirming, tabs, nestedTabs, wideTabs, columns, library, mail, pager, album }
  private enum Views: String { case wireframes, forms, drafts, framed }

  private let row: PlayRow
  private var start = Start.flow
  private var views = Views.wireframes
  private var generations = Generation.tested
  private var width = UserInterfaceSizeClass.compact
  /// Whether the system asks in a dialog before the user closes a sheet.
  private var asks = false
  var description: String { row.description }

  private init(_ row: PlayRow) {
    self.row = row
    for word in row.words {
      if let start = Start(rawValue: word) {
        self.start = start
      } else if let views = Views(rawValue: word) {
        self.views = views
      } else if word == "wide" {
        width = .regular
      } else if word == "asks" {
        asks = true
      } else {
        generations = generations.on(word)
      }
    }
  }

  static func all(_ text: String, location: SourceLocation = #_sourceLocation) -> [Play] {
    PlayRow.all(text, location).map { Play($0) }
  }

  /// Each play with each of its systems.
  static func each(_ plays: [Play]) -> [(Play, Generation)] {
    plays.flatMap { play in play.generations.map { (play, $0) } }
  }

  @MainActor func callAsFunction(on generation: Generation, answering order: AnswerOrder = .actionFirst) async throws {
    let scene = try FlowScene(root: root())
    if row.steps.contains(where: { $0.hasPrefix("url") }) { scene.linkAddress = try LinkAddress("pages://{scene}") }
    if let place = row.start { try scene.open(place) }
    let log = DrawingLog()
    let stage = Stage(generation, width, asks: asks, onFrame: { if row.start != nil { log.add($0) } }) {
      if views == .wireframes {
        CoordinatorView(scene)
      } else {
        CoordinatorView(scene).views(for: Page.self) { page, _ in view(page) }
      }
    }
    stage.window.answerOrder = order
    try await PlayRun(stage: stage, subject: PlayedPages(scene: scene, log: log), location: row.location)(row.steps)
  }

  @MainActor private func root() -> AnyCoordinator {
    switch start {
    case .flow: PageFlow()
    case .confirming: ConfirmingFlow(root: .root)
    case .tabs: PageTabs([.home, .more])
    case .nestedTabs: PageTabs([.nested, .more])
    case .wideTabs: PageTabs([.wide, .home])
    case .columns: PageColumns(sidebar: PageFlow())
    case .library: PageColumns(sidebar: PageFlow(root: .sheet(1)))
    case .mail: PageMail(sidebar: PageFlow())
    case .pager: PagePager(names: ["one", "two"])
    case .album: AlbumFlow(root: .photos)
    }
  }

  /// A view with a state of its own. The sheet 1 is a wireframe.
  @MainActor @ViewBuilder private func view(_ page: Page) -> some View {
    if views == .framed {
      VStack {
        Text("Frame")
        WireframeView()
      }
    } else if views == .drafts {
      Draft(name: page.title).navigationTitle(page.title)
    } else if page == .sheet(1) {
      WireframeView()
    } else {
      Form(name: page.title).navigationTitle(page.title)
    }
  }
}

final class PageMail: ThreeColumnCoordinator<Page, Page, Page> {
  override func middleFlow(for destination: Page) -> Coordinator<Page> { PageFlow(root: destination) }
}

extension [Generation] {
  nonisolated static var tested: Self { Generation.tested }
  nonisolated static var withoutMac: Self { tested.withoutMac }
  nonisolated var withoutMac: Self { filter { $0 != .macOS } }
  /// Those of them that a word in a row names: `iOS16+`, `iOS16-` for those before, `macOS`, `no-macOS` or `newest`.
  nonisolated func on(_ word: String) -> Self {
    switch word {
    case "newest": return filter { $0 == .newest }
    case "no-macOS": return withoutMac
    default:
      let version = Generation.allCases.first { word.hasPrefix("\($0)") }
      guard let version else { preconditionFailure("a row of a table of plays has the unknown word \(word)") }
      return filter { word.hasSuffix("+") ? $0 >= version : word.hasSuffix("-") ? $0 < version : $0 == version }
    }
  }
  nonisolated static func from(_ first: Generation) -> Self { tested.filter { $0 >= first } }
}

extension AnyCoordinator {
  /// The flow, and those in it that are visible.
  var visibleFlows: [AnyCoordinator] {
    let container = (self as? AnyContainer).flatMap { $0.showsOneMember ? $0 : nil }
    let children = container.map { [$0.visibleFlow].compactMap { $0 } } ?? children
    return [self] + children.flatMap(\.visibleFlows)
  }
}
