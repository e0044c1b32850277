import Armature

extension Trace {
  /// A place in an app: the screens on display, the line and the link.
  package struct Place: Hashable, Sendable {
    /// The name of the scene on display; `nil` if none is open.
    package let scene: String?
    /// The screens; `nil` if there is nothing to show.
    package let area: Area?
    /// The layers of the line, from the window's layer up.
    package let layers: [Layer]
    package let link: Link
  }

  /// The link to a place.
  package enum Link: Hashable, Sendable {
    case text(String)
    case none(reason: String)
  }

  /// A layer, with the titles of its screens from the bottom up.
  package struct Layer: Hashable, Sendable {
    /// `window`, `sheet`, `cover`, `alert` or `dialog`.
    package let style: String
    package let titles: [String]
  }

  /// A part of the display.
  package indirect enum Area: Hashable, Sendable {
    case screen(Screen)
    /// The visible flow of a container, with the bar of all its flows.
    case barred(Bar, Area)
    case columns([Column])
  }

  /// A column of a split view. Its area is `nil` if the column is empty.
  package struct Column: Hashable, Sendable {
    package let area: Area?
    package let placeholder: String
  }

  /// The bar of a container.
  package struct Bar: Hashable, Sendable {
    package struct Item: Hashable, Sendable {
      package let title: String
      package let badge: String?
      package let role: TabItem.Role?
      package let isSelected: Bool
    }

    package let items: [Item]
  }

  /// A screen, an alert or a dialog.
  package struct Screen: Hashable, Sendable {
    package let title: String
    /// The message of a dialog.
    package let message: String?
    package let isDialog: Bool
    package let rows: [Row]
    package let toolbar: [Row]
  }

  /// A row, a heading, an item of a toolbar or a button of a dialog.
  package struct Row: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, Encodable {
      case text, image, link, button, toggle, field, search, secure, number, picker, date, stepper, section
    }

    package enum State: String, Hashable, Sendable, Encodable {
      case disabled, busy, failed, on, off
    }

    package enum Role: String, Hashable, Sendable, Encodable {
      case destructive, cancel
    }

    package enum Placement: String, Hashable, Sendable, Encodable {
      case leading, trailing, primary
    }

    package let kind: Kind
    package let title: String
    package let detail: String?
    /// The value of an input row, with dots for a password, or the name of an image.
    package let value: String?
    /// The prompt of an empty field, or the options of a picker.
    package let hint: String?
    package let state: State?
    package let role: Role?
    /// The message, if the last tap on the button failed.
    package let failure: String?
    /// The number of sections around the row.
    package let depth: Int
    /// The place in the bar, for an item of the toolbar.
    package let placement: Placement?
  }
}
