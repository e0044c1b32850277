import Foundation

// @testable: a sketch is what the app of a project says.
@testable import Scaffolding

extension ScreenSketch {
  /// The screen of `OrderDestination.form(name: "Ada")`, in the tests of the stand-in for SwiftUI.
  static var order: Self {
    get throws {
      try JSONDecoder().decode(
        Self.self,
        from: Data(
          """
          {
            "title": "Order of Ada",
            "rows": [
              {"kind": "text", "title": "Thank you."},
              {"kind": "text", "title": "State", "detail": "open"},
              {"kind": "image", "title": "Paid", "image": "checkmark"},
              {"kind": "link", "title": "Help"},
              {"kind": "link", "title": "Owner", "detail": "Ada"},
              {"kind": "toggle", "title": "Open", "isOn": true},
              {"kind": "field", "title": "Note", "detail": "Milk"},
              {"kind": "secure", "title": "Password", "detail": ""},
              {"kind": "search", "title": "Search", "detail": ""},
              {"kind": "number", "title": "Tip", "detail": "0.5"},
              {"kind": "picker", "title": "Size", "detail": "S"},
              {"kind": "date", "title": "Day", "detail": "1970-01-01 00:00"},
              {"kind": "stepper", "title": "Count", "detail": "1"},
              {"kind": "section", "title": "Where", "rows": [
                {"kind": "text", "title": "Street", "detail": "Main St"}, {"kind": "button", "title": "Show the map"}
              ]},
              {"kind": "link", "title": "Milk", "detail": "1 l"},
              {"kind": "link", "title": "Bread", "detail": "1 l"},
              {"kind": "section", "title": "Before", "rows": [
                {"kind": "text", "title": "Old Milk"}, {"kind": "text", "title": "Old Bread"}
              ]},
              {"kind": "button", "title": "Delete"}
            ],
            "bar": [
              {"kind": "button", "title": "Cancel", "placement": "leading"},
              {"kind": "button", "title": "Add Milk", "placement": "trailing"},
              {"kind": "button", "title": "Add Bread", "placement": "trailing"}
            ]
          }
          """.utf8))
    }
  }
}
