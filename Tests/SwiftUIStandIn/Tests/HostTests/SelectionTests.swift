import Armature
import Foundation
import Testing

// @testable: the reference by which a view finds its flow is internal.
@testable import ArmatureUI
// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("A list in a column selects the content of the next column")
struct SelectionTests {
  enum NotesDestination: Destination, Codable {
    case notes, more
    func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("\(self)") }
  }

  enum NoteDestination: Destination, Codable {
    case note(id: Int), history
    func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("\(self)") }
  }

  final class LibraryCoordinator: SplitCoordinator<NotesDestination, NoteDestination> {}

  struct LibraryView: View {
    @CurrentFlow private var library: LibraryCoordinator?
    let notes: [Int]

    init(notes: [Int]) { self.notes = notes }

    var body: some View {
      List(selection: library?.detailSelection) {
        ForEach(notes, id: \.self) { Text("Note \($0)").tag(NoteDestination.note(id: $0)) }
      }
    }
  }

  private let library = LibraryCoordinator(sidebar: Coordinator(root: .notes))
  private let scene: FlowScene

  init() throws { scene = try FlowScene(root: library) }

  private func stage(_ generation: Generation, _ sizeClass: UserInterfaceSizeClass) async -> Stage {
    let stage = await Stage(generation, sizeClass) {
      CoordinatorView(scene).views(for: NotesDestination.self) { destination, _ in
        if destination == .notes { LibraryView(notes: [1, 2, 3]) } else { WireframeView() }
      }
    }.atRest()
    return stage
  }

  private var drawings: (Window) -> Int { { $0.evaluations(of: LibraryView.self)[0] } }

  nonisolated static let choosing = Generation.tested.filter { $0 >= .iOS16 }

  @Test("in columns, a row shows its note, and only once", arguments: choosing)
  func columns(_ generation: Generation) async throws {
    let stage = await stage(generation, .regular)
    #expect(stage.window.selection == [])
    await stage.does { $0.choose("Note 1") }
    #expect(library.detail?.root == .note(id: 1) && stage.window.selection == ["Note 1"])
    await stage.does { library.detail?.push(.history) }
    let before = drawings(stage.window)
    // Whenever a list is drawn again, it writes the value that is there already.
    await stage.does { $0.choose("Note 1") }
    #expect(library.detail?.routes.map(\.destination) == [.history] && drawings(stage.window) == before)
    await stage.does { $0.choose("Note 2") }
    #expect(library.detail?.root == .note(id: 2) && library.detail?.routes.isEmpty == true)
    #expect(stage.window.selection == ["Note 2"] && drawings(stage.window) == before + 1 && stage.failures == [])
  }

  @Test("the selection follows each change of the detail, and nothing else", arguments: Generation.tested)
  func marks(_ generation: Generation) async throws {
    let stage = await stage(generation, .regular)
    let changes: [(change: () throws -> Void, selection: [String], drawings: Int)] = [
      ({ try scene.open("/#note/3/history") }, ["Note 3"], 1), ({ library.detail?.goBack() }, ["Note 3"], 0),
      ({ library.detail?.setRoot(.note(id: 2)) }, ["Note 2"], 1), ({ library.detail?.refresh() }, ["Note 2"], 0),
      ({ library.showDetail(.history) }, [], 1), ({ library.showDetail(.note(id: 1)) }, ["Note 1"], 1),
      ({ library.sidebar.presentSheet(.more) }, ["Note 1"], 0), ({ library.sidebar.dismiss() }, ["Note 1"], 0),
      ({ library.closeDetail() }, [], 1),
    ]
    for (number, step) in changes.enumerated() {
      let before = drawings(stage.window)
      try await stage.does(step.change)
      if library.sidebar.routes.isEmpty { #expect(stage.window.selection == step.selection, "\(number)") }
      #expect(drawings(stage.window) == before + step.drawings && stage.failures == [], "\(number)")
    }
  }

  @Test("late, repeated and automatic reports of a list close nothing", arguments: choosing)
  func late(_ generation: Generation) async throws {
    let stage = await stage(generation, .regular)
    stage.window.remembersReports = true
    stage.window.choose("Note 1")
    await stage.does { $0.repeatReports() }
    let drawn = library.detailSelection
    library.showDetail(.note(id: 2))
    drawn.wrappedValue = nil
    #expect(library.detail?.root == .note(id: 2))
    library.detail?.push(.history)
    await stage.does { library.detailSelection.wrappedValue = .note(id: 2) }
    #expect(library.detail?.routes.count == 1)
    // The user clicks beside the rows.
    await stage.does { for _ in 0..<2 { $0.reportNoChoice() } }
    #expect(library.detail == nil && stage.window.selection == [] && stage.failures == [])
    #expect(stage.window.texts.contains("Nothing is chosen yet."))
  }

  final class CarefulFlow: Coordinator<NoteDestination> {
    override func canLeave(_ slot: Armature.Slot<NoteDestination>) -> Bool { false }
  }

  final class Mail: ThreeColumnCoordinator<NotesDestination, NotesDestination, NoteDestination> {
    override func detailFlow(for destination: NoteDestination) -> Coordinator<NoteDestination> {
      destination == .history ? Coordinator(root: .history) : CarefulFlow(root: destination)
    }
  }

  private struct MailView: View {
    @CurrentFlow private var mail: Mail?

    init() {}

    var body: some View {
      List(selection: mail?.detailSelection) {
        ForEach([1, 2], id: \.self) { Text("Note \($0)").tag(NoteDestination.note(id: $0)) }
      }
    }
  }

  @Test("a detail that the user may not leave stays selected; verbs ignore this", arguments: choosing)
  func careful(_ generation: Generation) async throws {
    let mail = Mail(sidebar: Coordinator(root: .notes))
    let scene = try FlowScene(root: mail)
    let stage = await Stage(generation, .regular) {
      CoordinatorView(scene).views(for: NotesDestination.self) { destination, _ in
        if destination == .more { MailView() } else { WireframeView() }
      }
    }.atRest()
    var refused: [NavigationError] = []
    scene.observeEvents { if case .refused(_, let error) = $0.kind { refused.append(error) } }
    await stage.does { mail.middleSelection.wrappedValue = .more }
    await stage.does { $0.choose("Note 1") }
    #expect(refused == [])
    for act: (Window) -> Void in [{ $0.choose("Note 2") }, { $0.reportNoChoice() }] {
      await stage.does { act($0) }
      #expect(mail.detail?.root == .note(id: 1) && stage.window.selection == ["Note 1"])
    }
    mail.middleSelection.wrappedValue = .notes
    #expect(mail.detail?.root == .note(id: 1) && mail.middle?.root == .more)
    #expect(refused == [.cannotLeave, .cannotLeave, .cannotLeave])
    await stage.does { mail.showDetail(.note(id: 2)) }
    #expect(mail.detail?.root == .note(id: 2) && stage.window.selection == ["Note 2"])
    mail.showMiddle(.notes)
    #expect(mail.detail == nil)
    // The user chooses in the sidebar.
    mail.detailSelection.wrappedValue = .history
    for choice in [NotesDestination.more, nil] {
      mail.middleSelection.wrappedValue = choice
      #expect(mail.middle?.root == choice && mail.detail == nil && stage.failures == [])
    }
  }

  enum Only: Armature.Tab {
    case library, other
    func flow(in tabs: TabCoordinator<Only>) -> AnyCoordinator {
      self == .library ? LibraryCoordinator(sidebar: Coordinator(root: .notes)) : PageFlow()
    }
    func item(in tabs: TabCoordinator<Only>) -> TabItem { TabItem("\(self)") }
  }

  #if !ARMATURE_AS_MACOS
    @Test("in one stack, a row pushes its note, and going back selects none", arguments: choosing)
    func compact(_ generation: Generation) async throws {
      let stage = await stage(generation, .compact)
      for _ in 0..<2 {
        await stage.shows("Note 1 > note(id: 1)") { $0.choose("Note 1") }
        // The list has been covered.
        library.detailSelection.wrappedValue = nil
        #expect(library.detail?.root == .note(id: 1))
        let before = drawings(stage.window)
        await stage.does { $0.back() }
        #expect(library.detail == nil && stage.window.selection == [] && drawings(stage.window) == before + 1)
      }
      try await stage.shows("Note 1 > note(id: 3) > history") { try scene.open("/#note/3/history") }
      await stage.does { $0.popGesture(to: 0) }
      #expect(library.detail == nil && stage.window.selection == [] && stage.failures == [])
    }

    @Test("reports of a list while its window is resized close nothing", arguments: choosing)
    func resizing(_ generation: Generation) async throws {
      let stage = await stage(generation, .regular)
      await stage.does { $0.choose("Note 1") }
      for width in [UserInterfaceSizeClass.compact, .regular] {
        let drawn = library.detailSelection
        await stage.does { $0.resize(width) }
        await stage.does { drawn.wrappedValue = nil }
        #expect(library.isCollapsed == (width == .compact) && library.detail?.root == .note(id: 1))
      }
      // The app is in the background.
      stage.window.move(to: .background)
      await stage.does { $0.reportNoChoice() }
      await stage.does { $0.move(to: .active) }
      #expect(library.detail?.root == .note(id: 1))
      #expect(stage.window.selection == ["Note 1"] && stage.failures == [])
    }
  #endif

  private struct Finder: View {
    @CurrentFlow private var own: PageFlow?
    @CurrentFlow private var tabs: TabCoordinator<Only>?
    @CurrentFlow private var library: LibraryCoordinator?

    init() {}

    var body: some View {
      Text("Found \(own?.root == .page(101)) \(tabs != nil) \(library != nil)")
      $library
    }
  }

  @Test("the own flow is found first, then those around it, none beside it; also just after it was removed")
  func finding() async throws {
    let tabs = TabCoordinator<Only>([.other, .library])
    let stage = Stage { CoordinatorView { tabs }.views(for: Page.self) { _, _ in Finder() } }
    let outer = try #require(tabs.flow(of: .other) as? PageFlow)
    await stage.does { outer.push(.flow(1)) }
    let texts = stage.window.texts
    #expect(texts.contains("Found true true false"))
    #expect(texts.contains { $0.contains("There is no LibraryCoordinator here") && $0.contains("PageFlow") })
    let reference = FlowReference(try #require(outer.children.first))
    outer.goBack()
    #expect(reference.outer.map { $0 === outer || $0 === tabs } == [true, true])
  }
}

extension SelectionTests.NotesDestination: TestedDestination {}
