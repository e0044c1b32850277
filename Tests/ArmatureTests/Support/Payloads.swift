import Foundation

// @testable: the grammar of a link is internal.
@testable import Armature

enum Suit: String, Codable, CaseIterable, LinkValue { case hearts, spades, empty = "", up = ".." }

enum Level: Int, Codable, CaseIterable { case low = -1, high = 7 }

struct Pair: Hashable, Codable { var x = 0, y = 0 }

struct Ticket: Hashable, Codable, RawRepresentable, LinkValue { var rawValue: UUID }

/// Destinations with a value of every kind that links can hold, without a table of patterns.
enum EveryPayload: Screenless, Codable {
  case home
  case noteList
  case URLList
  case note2
  case x1Y
  case note(id: Int)
  case text(String)
  case twoTexts(String, String)
  case small(Int8, UInt8, Int16, UInt16)
  case big(Int32, UInt32, Int64, UInt64, UInt)
  case real(Double, Float)
  case flag(Bool)
  case identified(by: UUID)
  case due(Date)
  case web(URL)
  case price(Decimal)
  case card(Suit, Level)
  case ticket(Ticket)
  case search(String?, page: Int?, suit: Suit?)
  case list(filter: String?, id: Int, after: Date?, name: String)
  case odd(`as`: String?, root: Int?)
}

/// Destinations with values that do not code as single ones.
enum CompoundPayload: Screenless, Codable {
  case at(Pair)
  case all([Int])
  case path(name: String, last: Pair?)
  case empty

  static var examples: [CompoundPayload] { [.at(Pair()), .all([1]), .path(name: "a", last: nil), .empty] }
}

/// Destinations with raw values.
enum RawCase: String, Screenless, Codable { case hall, redRoom }

/// Destinations without links, since they are not `Codable`.
enum NotCodable: Screenless { case one, two(Int) }

/// A destination whose screen does not matter.
protocol Screenless: Destination where Flow == Coordinator<Self> {}

extension Screenless {
  @MainActor func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("\(self)") }
}

/// The text of a link with one leg.
func link<D: Destination>(_ destination: D, isLast: Bool = true) throws -> String {
  var text = LinkText()
  text.append(try destination.leg(), isLast: isLast)
  return "\(text)"
}

/// The destinations of a link whose legs are all of one type.
func destinations<D: Destination>(_ type: D.Type, _ text: String) throws(LinkError) -> [D] {
  try D.destinations(in: text)
}

extension Destination {
  /// The destination as a leg.
  func leg() throws(LinkError) -> LinkLeg { try linkTable.encode(boxed, as: nil, root: nil) }

  /// Reads the leg at a cursor.
  static func read(at cursor: inout LinkCursor) throws(LinkError) -> Self {
    try linkTable.decode(at: &cursor).value(as: Self.self)
  }
}
