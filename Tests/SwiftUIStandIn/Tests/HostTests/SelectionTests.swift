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
    let stage = Stage(generation, sizeClass) {
      CoordinatorView(scene).views(for: NotesDestination.self) { destination, _ in
        if destination == .notes { LibraryView(notes: [1, 2, 3]) } else { WireframeView() }
      }
    }
    await stage.rest()
    return stage
  }

  private var drawings: (Window) -> Int { { $0.evaluations(of: LibraryView.self)[0] } }

  nonisolated static let choosing = Generation.tested.filter { $0 >= .iOS16 }

  @Test("in columns, a row shows its note, and only once", arguments: choosing)
  func columns(_ generation: Generation) async throws {
    let stage = await stage(generation, .regular)
    #expect(stage.window.selection == [])
    #expect(stage.window.choose("Note 1"))
    await stage.rest()
    #expect(library.detail?.root == .note(id: 1) && stage.window.selection == ["Note 1"])

    library.detail?.push(.history)
    await stage.rest()
    let before = drawings(stage.window)
    // Whenever a list is drawn again, it writes the value that is there already.
    #expect(stage.window.choose("Note 1"))
    await stage.rest()
    #expect(library.detail?.routes.map(\.destination) == [.history])
    #expect(drawings(stage.window) == before)

    #expect(stage.window.choose("Note 2"))
    await stage.rest()
    #expect(library.detail?.root == .note(id: 2) && library.detail?.routes.isEmpty == true)
    #expect(stage.window.selection == ["Note 2"] && drawings(stage.window) == before + 1)
    #expect(stage.window.failures == [])
  }

  @Test("the selection follows each change of the detail, and nothing else", arguments: Generation.tested)
  func marks(_ generation: Generation) async throws {
    let stage = await stage(generation, .regular)
    let changes: [(change: () throws -> Void, selection: [String], drawings: Int)] = [
      ({ try scene.open("/#note/3/history") }, ["Note 3"], 1),
      ({ library.detail?.goBack() }, ["Note 3"], 0),
      ({ library.detail?.setRoot(.note(id: 2)) }, ["Note 2"], 1),
      ({ library.detail?.refresh() }, ["Note 2"], 0),
      ({ library.showDetail(.history) }, [], 1),
      ({ library.showDetail(.note(id: 1)) }, ["Note 1"], 1),
      ({ library.sidebar.presentSheet(.more) }, ["Note 1"], 0),
      ({ library.sidebar.dismiss() }, ["Note 1"], 0),
      ({ library.closeDetail() }, [], 1),
    ]
    for (number, step) in changes.enumerated() {
      let before = drawings(stage.window)
      try step.change()
      await stage.rest()
      if library.sidebar.routes.isEmpty { #expect(stage.window.selection == step.selection, "\(number)") }
      #expect(drawings(stage.window) == before + step.drawings, "\(number)")
    }
    #expect(stage.window.failures == [])
  }

  @Test("late, repeated and automatic reports of a list close nothing", arguments: choosing)
  func late(_ generation: Generation) async throws {
    let stage = await stage(generation, .regular)
    stage.window.remembersReports = true
    stage.window.choose("Note 1")
    stage.window.repeatReports()
    await stage.rest()
    let drawn = library.detailSelection
    library.showDetail(.note(id: 2))
    drawn.wrappedValue = nil
    #expect(library.detail?.root == .note(id: 2))
    library.detail?.push(.history)
    let now = library.detailSelection
    now.wrappedValue = .note(id: 2)
    #expect(library.detail?.routes.count == 1)
    await stage.rest()
    // The user clicks beside the rows.
    stage.window.reportNoChoice()
    stage.window.reportNoChoice()
    await stage.rest()
    #expect(
      library.detail == nil && stage.window.selection == [] && stage.window.texts.contains("Nothing is chosen yet."))
    #expect(stage.window.failures == [])
  }

  final class CarefulFlow: Coordinator<NoteDestination> {
    override func canLeave(_ slot: Armature.Slot<NoteDestination>) -> Bool { false }
  }

  final class CarefulMail: ThreeColumnCoordinator<NotesDestination, NotesDestination, NoteDestination> {
    override func detailFlow(for destination: NoteDestination) -> Coordinator<NoteDestination> {
      CarefulFlow(root: destination)
    }
  }

  struct MailView: View {
    @CurrentFlow private var mail: CarefulMail?

    var body: some View {
      List(selection: mail?.detailSelection) {
        ForEach([1, 2], id: \.self) { Text("Note \($0)").tag(NoteDestination.note(id: $0)) }
      }
    }
  }

  @Test("a detail that the user may not leave stays selected; verbs ignore this", arguments: choosing)
  func careful(_ generation: Generation) async throws {
    let mail = CarefulMail(sidebar: Coordinator(root: .notes))
    let scene = try FlowScene(root: mail)
    let stage = Stage(generation, .regular) {
      CoordinatorView(scene).views(for: NotesDestination.self) { destination, _ in
        if destination == .more { MailView() } else { WireframeView() }
      }
    }
    await stage.rest()
    var refused: [NavigationError] = []
    scene.observeEvents { if case .refused(_, let error) = $0.kind { refused.append(error) } }
    mail.middleSelection.wrappedValue = .more
    await stage.rest()
    #expect(stage.window.choose("Note 1"))
    await stage.rest()
    #expect(refused == [])
    #expect(stage.window.choose("Note 2"))
    await stage.rest()
    #expect(mail.detail?.root == .note(id: 1) && stage.window.selection == ["Note 1"])
    stage.window.reportNoChoice()
    await stage.rest()
    #expect(mail.detail?.root == .note(id: 1) && stage.window.selection == ["Note 1"])
    mail.middleSelection.wrappedValue = .notes
    #expect(mail.detail?.root == .note(id: 1) && mail.middle?.root == .more)
    #expect(refused == [.cannotLeave, .cannotLeave, .cannotLeave])
    mail.showDetail(.note(id: 2))
    await stage.rest()
    #expect(mail.detail?.root == .note(id: 2) && stage.window.selection == ["Note 2"])
    mail.showMiddle(.notes)
    #expect(mail.detail == nil && stage.window.failures == [])
  }

  @Test("a library that is gone ignores its list")
  func gone() throws {
    let hub = TabCoordinator<Only>([.library])
    let scene = try FlowScene(root: hub)
    let library = try #require(hub.flow(of: .library) as? LibraryCoordinator)
    library.showDetail(.note(id: 1))
    let selection = library.detailSelection
    hub.setTabs([.other])
    selection.wrappedValue = .note(id: 2)
    selection.wrappedValue = nil
    #expect(library.parent == nil && library.detail?.root != .note(id: 2))
    _ = scene
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
        #expect(stage.window.choose("Note 1"))
        await stage.rest()
        #expect(stage.window.outline == "Note 1 > note(id: 1)")
        // The list has been covered.
        library.detailSelection.wrappedValue = nil
        #expect(library.detail?.root == .note(id: 1))
        let before = drawings(stage.window)
        #expect(stage.window.back())
        await stage.rest()
        #expect(library.detail == nil && stage.window.selection == [])
        #expect(drawings(stage.window) == before + 1)
      }
      try scene.open("/#note/3/history")
      await stage.rest()
      #expect(stage.window.outline == "Note 1 > note(id: 3) > history")
      #expect(stage.window.popGesture(to: 0))
      await stage.rest()
      #expect(library.detail == nil && stage.window.selection == [] && stage.window.failures == [])
    }

    @Test("reports of a list while its window is resized close nothing", arguments: choosing)
    func resizing(_ generation: Generation) async throws {
      let stage = await stage(generation, .regular)
      stage.window.choose("Note 1")
      await stage.rest()
      for width in [UserInterfaceSizeClass.compact, .regular] {
        let drawn = library.detailSelection
        stage.window.resize(width)
        await stage.rest()
        drawn.wrappedValue = nil
        await stage.rest()
        #expect(library.isCollapsed == (width == .compact) && library.detail?.root == .note(id: 1))
      }
      #expect(stage.window.selection == ["Note 1"])
      #expect(stage.window.failures == [])
    }
  #endif

  // MARK: Three columns

  final class NoteColumns: ThreeColumnCoordinator<NotesDestination, NotesDestination, NoteDestination> {}

  @Test("in three columns, another choice in the sidebar closes the detail, and the same one does not")
  func threeColumns() throws {
    let mail = NoteColumns(sidebar: Coordinator(root: .notes))
    let scene = try FlowScene(root: mail)
    #expect(mail.middleSelection.wrappedValue == nil)
    mail.middleSelection.wrappedValue = .notes
    mail.detailSelection.wrappedValue = .history
    mail.middle?.push(.more)
    mail.middleSelection.wrappedValue = .notes
    #expect(mail.detail?.root == .history && mail.middle?.routes.count == 1)
    mail.middleSelection.wrappedValue = .more
    #expect(mail.detail == nil && mail.middleSelection.wrappedValue == .more)
    mail.detailSelection.wrappedValue = .history
    mail.middleSelection.wrappedValue = nil
    #expect(mail.detail == nil && mail.middle == nil)
    _ = scene
  }

  // MARK: Finding the flow

  struct Finder: View {
    @CurrentFlow var own: PageFlow?
    @CurrentFlow var tabs: TabCoordinator<Only>?
    @CurrentFlow var library: LibraryCoordinator?
    var body: some View {
      Text("Found \(own?.root == .page(101)) \(tabs != nil) \(library != nil)")
      $library
    }
  }

  @Test("the own flow is found first, then those around it, none beside it; also just after it has gone")
  func finding() async throws {
    let tabs = TabCoordinator<Only>([.other, .library])
    let stage = Stage(.newest) {
      CoordinatorView { tabs }.views(for: Page.self) { _, _ in Finder() }
    }
    let outer = try #require(tabs.flow(of: .other) as? PageFlow)
    outer.push(.flow(1))
    await stage.rest()
    #expect(stage.window.texts.contains("Found true true false"))
    #expect(
      stage.window.texts.contains { $0.contains("There is no LibraryCoordinator here") && $0.contains("PageFlow") })

    let reference = FlowReference(try #require(outer.children.first))
    outer.goBack()
    #expect(reference.outer.map { $0 === outer || $0 === tabs } == [true, true])
  }
}

extension SelectionTests.NotesDestination: TestedDestination {}
