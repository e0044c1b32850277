import Armature

/// A recorded walk through an app: the actions in their order, each with the places before and after it.
package struct Trace: Hashable, Sendable {
  /// The title, for people.
  package let title: String
  /// The start, then the actions.
  package internal(set) var steps: [Step]

  /// The start of the recording or one action, with everything that happened until the next one.
  package struct Step: Hashable, Sendable, Codable {
    // A storyboard has the place after the step among its places.
    private enum CodingKeys: CodingKey {
      case text, command, source, control, before, events, made, released, failure
    }

    /// The action, for people.
    package internal(set) var text: String
    /// The command of the terminal host that does the same; empty for the start.
    package internal(set) var command: String
    /// The line that has asked for the action, such as `ShopTests.swift:12`.
    package let source: String?
    /// The control that the user has touched, in the place before.
    package internal(set) var control: UserStep.Control?
    /// The place before the action; `nil` if it is the place after the previous step. They differ when the app has
    /// changed the place by itself.
    package internal(set) var before: Place?
    package internal(set) var after = Place.nowhere
    package internal(set) var events: [EventDescription] = []
    /// The flows that were added to a scene.
    package internal(set) var made: [Flow] = []
    /// The flows that were removed from their scene.
    package internal(set) var released: [Flow] = []
    /// The message, if the action has failed.
    package internal(set) var failure: String?
  }

  /// A flow, with its number among the flows of the trace.
  package struct Flow: Hashable, Sendable, Codable {
    package let type: String
    package let number: Int
  }
}

extension Trace {
  /// A place in an app: the screens on display, the line and the link.
  package struct Place: Hashable, Sendable, Codable {
    /// The place while no scene is open.
    static let nowhere = Self(scene: nil, area: nil, layers: [], link: .none(reason: "no scene is open"))

    /// The name of the scene on display; `nil` if none is open.
    package let scene: String?
    /// The screens; `nil` if there is nothing to show.
    package internal(set) var area: Area?
    /// The layers of the line, from the window's layer up.
    package let layers: [Layer]
    package let link: Link
  }

  /// The link to a place.
  package enum Link: Hashable, Sendable, Codable {
    case text(String)
    case none(reason: String)

    /// The link, if there is one.
    var text: String? { if case .text(let text) = self { text } else { nil } }
  }

  /// A layer, with the titles of its screens from the bottom up.
  package struct Layer: Hashable, Sendable, Codable {
    /// `window`, `sheet`, `cover`, `alert` or `dialog`.
    package let style: String
    package let titles: [String]
  }

  /// A part of the display.
  package indirect enum Area: Hashable, Sendable, Codable {
    case screen(Screen)
    /// The visible flow of a container, with the bar of all its flows.
    case barred(bar: Bar, area: Area)
    case columns([Column])
  }

  /// A column of a split view. Its area is `nil` if the column is empty.
  package struct Column: Hashable, Sendable, Codable {
    package internal(set) var area: Area?
    package let placeholder: String
  }

  /// The bar of a container.
  package struct Bar: Hashable, Sendable, Codable {
    package struct Item: Hashable, Sendable, Codable {
      package let title: String
      package let badge: String?
      package let role: TabItem.Role?
      package let isSelected: Bool
    }

    package let items: [Item]
  }

  /// A screen, an alert or a dialog.
  package struct Screen: Hashable, Sendable, Codable {
    package let title: String
    /// The message of a dialog.
    package let message: String?
    package let isDialog: Bool
    @Rows package internal(set) var rows: [Row]
    @Rows package internal(set) var toolbar: [Row]
  }

  /// A row, a heading, an item of a toolbar or a button of a dialog.
  package struct Row: Hashable, Sendable, Codable {
    package enum State: String, Hashable, Sendable, Codable {
      case disabled, busy, failed, on, off
    }

    package let kind: RowKind
    package let title: String
    package let detail: String?
    /// The value of an input row, with dots for a password, or the name of an image.
    package internal(set) var value: String?
    /// The prompt of an empty field, or the options of a picker.
    package let hint: String?
    package let state: State?
    package let role: ButtonRow.Role?
    /// The message, if the last tap on the button failed.
    package let failure: String?
    /// The number of sections around the row.
    package let depth: Int
    /// The place in the bar, for an item of the toolbar.
    package let placement: ToolbarPlacement?
  }
}

extension Trace.Place {
  /// The title of the screen on top; empty without one.
  var title: String { layers.last?.titles.last ?? "" }

  /// Whether it has columns side by side.
  var hasColumns: Bool { area?.hasColumns ?? false }

  /// Returns the first row, bar or title in which two drawings differ, in words; `nil` if they are equal.
  func difference(from other: Self) -> String? {
    guard self != other else { return nil }
    let (mine, theirs) = (area?.texts ?? [], other.area?.texts ?? [])
    for (one, two) in zip(mine, theirs) where one != two { return "\(one.quoted) was \(two.quoted)" }
    if mine.count != theirs.count { return "\(mine.count) texts were \(theirs.count)" }
    return "the line or the link differs"
  }
}

extension Trace.Area {
  fileprivate var hasColumns: Bool {
    switch self {
    case .screen: false
    case .barred(_, let area): area.hasColumns
    case .columns: true
    }
  }

  /// The screens, without bars.
  var screens: [Trace.Screen] {
    switch self {
    case .screen(let screen): [screen]
    case .barred(_, let area): area.screens
    case .columns(let columns): columns.flatMap { $0.area?.screens ?? [] }
    }
  }

  /// The rows and items of toolbars that a user can touch, in the order of their numbers.
  var controls: [Trace.Row] {
    screens.flatMap { $0.rows + $0.toolbar }.filter { ![.text, .image, .section].contains($0.kind) }
  }

  /// All texts, from the top down.
  var texts: [String] {
    switch self {
    case .screen(let screen): [screen.title, screen.message ?? ""] + (screen.rows + screen.toolbar).map(\.text)
    case .barred(let bar, let area):
      bar.items.map { "\($0.isSelected ? "*" : "")\($0.title) \($0.badge ?? "")" } + area.texts
    case .columns(let columns): columns.flatMap { $0.area?.texts ?? [$0.placeholder] }
    }
  }
}

extension Trace.Row {
  /// All texts of the row.
  fileprivate var text: String {
    [title, detail, value, state?.rawValue, failure].compactMap { $0 }.joined(separator: " ")
  }
}
