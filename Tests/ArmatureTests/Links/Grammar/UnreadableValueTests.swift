import Armature
import Foundation
import Testing

/// A number that codes as a single value without being a `LinkValue`.
private struct Ratio: Hashable, Codable, RawRepresentable { var rawValue: Double }

/// A value whose text is not read again.
private struct Sealed: Hashable, LinkValue {
  static func linkValue(from text: String) -> Self? { nil }
  var linkText: String { "sealed" }
}

private enum Place: Screenless, Codable {
  case home, day(Date), real(Double), small(Float), price(Decimal), ratio(Ratio), after(Date?)
}

private enum Written: Screenless {
  case home, day(Date), real(Double?), sealed(Sealed)

  static var links: [LinkPattern<Self>] {
    [
      .init("home", .home),
      .init("day/{day}", Self.day) { if case .day(let day) = $0 { day } else { nil } },
      .init("real?{number}", Self.real) { if case .real(let number) = $0 { .some(number) } else { nil } },
      .init("sealed/{value}", Self.sealed) { if case .sealed(let value) = $0 { value } else { nil } },
    ]
  }
}

@Suite("Values that cannot be read back are neither read nor printed")
@MainActor
struct UnreadableValueTests {
  @Test(
    "a link with such a value is refused",
    arguments: [
      "day/nan", "day/inf", "day/-infinity", "day/1e400", "day/nan(0x7)", "real/nan", "real/inf", "real/-1e999",
      "small/NaN", "small/1e39", "ratio/inf", "after?_0=nan", "price/1-2", "price/-", "price/+", "price/=.", "price/1e",
      "price/1.2.3", "price/--1", "price/1e400", "price/nan", "price/=",
    ])
  func read(link: String) throws {
    let scene = try FlowScene(of: Coordinator<Place>(root: .home))
    let error = try #require(throws: LinkError.self) { try scene.open(link) }
    #expect(error.code == "badValue" && error.index == (link.contains("?") ? 0 : 1))
    // A description of a date that is not finite would end the process.
    #expect(!"\(scene.root.outline)".isEmpty)
  }

  @Test(
    "a number that is written in another way is read", arguments: [("1.", 1), (".5", 0.5), ("+5", 5), ("1E2", 100)])
  func otherForms(text: String, number: Decimal) {
    #expect(Decimal.linkValue(from: text) == number)
  }

  // Not as arguments: the description of a date that is not finite ends the process.
  @Test("a place with such a value has no link, derived or with a pattern, and the error names the value")
  func places() throws {
    let (never, first) = (Date(timeIntervalSinceReferenceDate: .nan), Date(timeIntervalSinceReferenceDate: -.infinity))
    let places: [(Place, String)] = [
      (.day(never), "day"), (.day(first), "day"), (.real(.infinity), "real"), (.real(.nan), "real"),
      (.small(-.infinity), "small"), (.price(.nan), "price"), (.ratio(Ratio(rawValue: .infinity)), "ratio"),
      (.after(first), "after"),
    ]
    for (place, destination) in places { try expectNoLink(at: place, home: .home, destination, "_0") }
    let written: [(Written, String, String)] = [
      (.day(never), "day/{day}", "day"), (.real(.infinity), "real?{number}", "number"),
      (.sealed(Sealed()), "sealed/{value}", "value"),
    ]
    for (place, destination, value) in written { try expectNoLink(at: place, home: .home, destination, value) }
  }

  private func expectNoLink<D: Screenless>(at place: D, home: D, _ destination: String, _ value: String) throws {
    let flow = Coordinator<D>(root: home)
    let scene = try FlowScene(of: flow)
    flow.push(place)
    let error = try #require(throws: LinkError.self) { _ = try scene.link }
    #expect(error.reason == .unreadableValue(destination: destination, value: value))
  }
}
