import Armature
import ArmatureUI
import Foundation

@testable import SwiftUI

/// Destinations of every style, whose screens have titles to look for in a window.
enum Page: Destination, Codable {
  case root
  case page(Int)
  case sheet(Int)
  case cover(Int)
  case ask(Int)
  /// Asks for a text.
  case rename
  /// Opens a flow of this type.
  case flow(Int)
  case tabs, split, pager

  typealias Flow = PageFlow

  var style: PresentationStyle {
    switch self {
    case .root, .page, .flow, .tabs, .split, .pager: .push
    case .sheet: .sheet
    case .cover: .cover
    case .ask, .rename: .alert
    }
  }

  /// The title of its screen.
  var title: String {
    switch self {
    case .page(let number): "Page \(number)"
    case .sheet(let number): "Sheet \(number)"
    case .cover(let number): "Cover \(number)"
    default: "\(self)".capitalized
    }
  }

  func screen(in flow: PageFlow) -> Screen<Self> {
    switch self {
    case .root:
      Screen(title) { LinkRow("Next", to: .page(1)) }.toolbar(.primary) { LinkRow("New", to: .sheet(1)) }
    case .page(let number):
      Screen(title) {
        LinkRow("Next", to: .page(number + 1))
        if !flow.note.isEmpty { TextRow(flow.note) }
      }
      .task { flow.started.append(self) }
    case .sheet(let number):
      Screen(title) {
        LinkRow("Next", to: .page(number + 1))
        FieldRow("Name", text: flow.name) { flow.name = $0 }
        ToggleRow("Ask", isOn: false) { _ in flow.show(.ask(number)) }
        ButtonRow("Save") { flow.save() }
      }
    case .cover: Screen(title)
    case .flow, .tabs, .split, .pager: .child
    case .rename:
      .dialog("Name?", field: FieldRow("Name", text: flow.note) { flow.note = $0 }) {
        ButtonRow("Take") { [note = flow.note] in flow.push(.page(note.count)) }
      }
    case .ask(let number):
      .dialog("Ask \(number)") {
        ButtonRow("Go") { flow.push(.page(number)) }
        ButtonRow("Again") { flow.show(.ask(number + 1)) }
        ButtonRow("Present") { flow.show(.page(number), as: .sheet) }
      }
      .task { flow.started.append(self) }
    }
  }
}

class PageFlow: Coordinator<Page> {
  var mayLeave = true
  /// A page that may not be left, whatever `mayLeave` says.
  var held: Page?
  var name = ""
  /// What pages show, and what the user has typed in a dialog.
  var note = ""
  /// The pages whose tasks have started.
  var started: [Page] = []
  /// The pages that were visible again.
  var returned: [Page] = []

  convenience init() { self.init(root: .root) }

  override func child(for destination: Page) -> AnyCoordinator? {
    switch destination {
    case .flow(let number): PageFlow(root: .page(100 + number))
    case .tabs: PageTabs([.home, .more])
    case .split: PageColumns(sidebar: PageFlow())
    case .pager: PagePager(names: ["one", "two"])
    default: nil
    }
  }

  override func didReturn(to destination: Page) { returned.append(destination) }

  /// Shows the page whose number is the length of the name.
  func save() {
    dismiss()
    push(.page(name.count))
    name = ""
  }

  override func canLeave(_ slot: Armature.Slot<Page>) -> Bool {
    mayLeave && name.isEmpty && slot.destination != held
  }
}

/// Asks before the user leaves a page that it keeps.
final class ConfirmingFlow: PageFlow, AsksToLeave {
  func leavingQuestion(about slot: Armature.Slot<Page>) -> Question<Bool>? {
    Question("Discard?", cancel: "Keep") { Answer("Discard", role: .destructive, true) }
  }
}

/// A tab with a flow of pages, with columns, or with tabs in it.
enum PageTab: Armature.Tab, CaseIterable {
  case home, more, wide, nested

  func flow(in tabs: PageTabs) -> AnyCoordinator {
    self == .wide ? PageColumns(sidebar: PageFlow()) : PageFlow(root: self == .nested ? .tabs : .root)
  }
  func item(in tabs: PageTabs) -> TabItem { TabItem("\(self)".capitalized, image: "house") }
}

typealias PageTabs = TabCoordinator<PageTab>

extension TabCoordinator<PageTab> {
  func pages(_ tab: PageTab) -> PageFlow? { flow(of: tab) as? PageFlow }
}

final class PagePager: ContainerCoordinator {
  override func flow(named name: String) -> AnyCoordinator { PageFlow() }
}

/// A split view with a flow of pages in both columns.
final class PageColumns: SplitCoordinator<Page, Page> {
  override func detailFlow(for destination: Page) -> Coordinator<Page> { PageFlow(root: destination) }
  var pages: PageFlow? { detail as? PageFlow }
}

extension SceneDirectory {
  /// Scenes of pages, by name.
  static func pages(_ names: String...) -> SceneDirectory {
    SceneDirectory(notificationCenter: NotificationCenter(), linkAddress: try? LinkAddress("pages://{scene}")) {
      names.contains($0) ? PageFlow() : nil
    }
  }
}

extension Stage {
  /// A window with a scene whose pages are drawn in views of the test's own.
  convenience init(
    _ root: AnyCoordinator, _ generation: Generation = .newest, _ sizeClass: UserInterfaceSizeClass = .compact,
    @ViewBuilder pages: @escaping @MainActor (Page, PageFlow) -> some View
  ) throws {
    let scene = try FlowScene(root: root)
    self.init(generation, sizeClass) { CoordinatorView(scene).views(for: Page.self, content: pages) }
  }
}
