import Armature
import Foundation

/// A destination whose number guards and flows look at.
package protocol Numbered: Destination {
  var number: Int { get }
  static func make(_ choice: Int, _ number: Int) -> Self
}

/// The places of the main flows.
package enum RandomPlace: Numbered, Codable {
  case home, page(Int), sheet(Int), card(Int), cover(Int), aside(Int), alert(Int), choice(Int)
  /// Has a payload that is hard to put into a link.
  case text(String, day: Date?)
  // Open child flows. A desk is pushed, a drawer is a sheet, a folder a sheet without a stack, a niche an inspector. A
  // twin opens a flow whose root opens another one, and an eager flow begins with routes.
  case desk(Int), drawer(Int), folder(Int), niche(Int), eager(Int), shelf(Int), twin(Int), lamp(Int), picker(Int)
  case tabs, tabsSheet, columns, three, pager
  /// Guards show it instead.
  case gate(Int)
  case secret(Int), help(Int)
  /// Has a screen of its own, but opens a flow.
  case odd
  /// Navigates when it is drawn.
  case restless

  package typealias Flow = RandomFlow

  package static func make(_ choice: Int, _ number: Int) -> Self {
    let texts = ["", ".", "..", "~", "=x", "a/b", "50%", "a;b=c", "?q#f", "page", "🙂 é e\u{301}", "%2F", "as", " "]
    let days: [Date?] = [nil, Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSinceReferenceDate: 0.1)]
    let text: (Int) -> Self = { .text(texts[(choice + $0) % texts.count], day: days[$0 % days.count]) }
    let makers: [(Int) -> Self] = [
      page, page, page, desk, desk, sheet, drawer, card, folder, cover, aside, niche, shelf, twin, eager, lamp, picker,
      alert, Self.choice, secret, help, gate, { _ in .tabs }, { _ in .tabsSheet }, { _ in .columns }, { _ in .three },
      { _ in .pager }, { _ in .home }, text,
    ]
    return makers[choice % makers.count](number)
  }

  package var number: Int {
    switch self {
    case .page(let number), .sheet(let number), .card(let number), .cover(let number), .aside(let number): number
    case .desk(let number), .drawer(let number), .folder(let number), .niche(let number), .eager(let number): number
    case .shelf(let number), .twin(let number), .lamp(let number), .picker(let number): number
    case .alert(let number), .choice(let number), .secret(let number), .help(let number): number
    case .gate(let number): number % 4 + 20
    default: 0
    }
  }

  package var style: PresentationStyle {
    switch self {
    case .sheet, .drawer, .picker, .tabsSheet: .sheet
    case .card, .folder: .sheet(stack: false)
    case .cover: .cover
    case .gate(let number): number % 2 == 0 ? .cover : .push
    case .aside, .niche: .inspector
    case .alert: .alert
    case .choice: .dialog
    default: .push
    }
  }

  package var isLinkable: Bool {
    if case .secret = self { return false }
    return !style.isDialog
  }

  package var archiving: Archiving {
    switch self {
    case .secret, .alert, .choice: .ends
    case .help: .skipped
    default: .kept
    }
  }

  package func screen(in flow: RandomFlow) -> Screen<Self> {
    switch self {
    case .desk, .drawer, .folder, .niche, .eager, .shelf, .twin, .lamp, .picker: return .child
    case .tabs, .tabsSheet, .columns, .three, .pager: return .child
    case .alert, .choice:
      return .dialog("\(self)") {
        ButtonRow("Go") { flow.show(.page(1)) }
        ButtonRow("Fail") { throw RandomFailure() }
        ButtonRow("Stay", role: .cancel) { flow.app.log.add("button", "stay") }
      }
    case .restless:
      flow.push(.home)
      return Screen("\(self)")
    default:
      // Only the screens with odd numbers read the model.
      return Screen(number % 2 == 1 ? "\(self) \(flow.app.model.title)" : "\(self)") {
        LinkRow("More", to: .page(number % 6 + 1))
        LinkRow("Other", to: .make(number * 5 + 3, number))
        ButtonRow("Act") { await flow.act(number) }
        if case .gate = self { TextRow(flow.scene?.heldLink.map { "waits: \($0)" } ?? "nothing waits") }
      }
    }
  }
}

/// The places of flows of another type, with a table of links.
package enum RandomNote: Numbered, Codable {
  case list(Int), note(Int), paper(Int), desk(Int), archive

  package static func make(_ choice: Int, _ number: Int) -> Self {
    [.note(number), .note(number), .paper(number), .desk(number), .archive][choice % 5]
  }

  package var number: Int {
    switch self {
    case .list(let number), .note(let number), .paper(let number), .desk(let number): number
    case .archive: 0
    }
  }

  package var style: PresentationStyle { if case .paper = self { .sheet } else { .push } }

  package static var links: [LinkPattern<Self>] {
    [.init("notes/{id}", Self.note) { if case .note(let id) = $0 { id } else { nil } }, .init("old", .archive)]
  }

  package func screen(in flow: RandomNotes) -> Screen<Self> {
    if case .desk = self { return .child }
    return Screen("\(self)") { LinkRow("Next", to: .note(number % 6 + 1)) }
  }
}

/// The steps of a picker.
package enum RandomStage: Numbered, Codable {
  case start, stage(Int), sheet(Int)

  package static func make(_ choice: Int, _ number: Int) -> Self { [.stage(number), .sheet(number)][choice % 2] }

  package var number: Int { 0 }
  package var style: PresentationStyle { if case .sheet = self { .sheet } else { .push } }

  package func screen(in flow: RandomPicker) -> Screen<Self> { Screen("\(self)") }
}
