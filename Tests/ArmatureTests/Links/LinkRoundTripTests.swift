import Foundation
import TestSupport
import Testing

// @testable: the grammar of a link is internal.
@testable import Armature

@Suite("A printed link is read as the same place")
struct LinkRoundTripTests {
  @Test("lines of random destinations come back, derived and with patterns")
  func lines() async throws {
    try await tryLines(of: EveryPayload.self, make: EveryPayload.random)
    try await tryLines(of: Ambiguous.self, make: Ambiguous.random)
  }

  private func tryLines<D: Destination>(of type: D.Type, make: (inout RandomSource) -> D) async throws {
    try await tryCases(1_500, seed: 20_260_301, make: { $0.list(1...4, of: make) }, smaller: { $0.smaller() }) {
      _, line in
      let link = try self.line(line)
      let read = try destinations(type, link)
      guard read == line else { return "\(link) leads to \(read)" }
      // Foundation's URL leaves the link as it is.
      let url = try #require(URL(string: "notes://main\(link)"))
      let isSame = try LinkText(url.absoluteString).segments == LinkText("notes://main\(link)").segments
      return isSame ? nil : "\(link) is \(url)"
    }
  }

  @Test("styles come back")
  func styles() {
    let styles: [PresentationStyle] = [
      .push, .sheet, .cover, .popover, .inspector, .alert, .dialog, .sheet(stack: false), .cover(stack: false),
      .popover(stack: false), .sheet(detents: [.medium]), .sheet(detents: [.large]),
      .sheet(detents: [.medium, .large]),
      .sheet(detents: [.fraction(0.3), .height(120)]),
      .sheet(stack: false, detents: [.medium, .large, .fraction(1), .height(65_535)]),
    ]
    for style in styles { #expect(PresentationStyle(linkText: style.linkText) == style) }
    for text in [
      "", "pusch", "push.nostack", "cover.medium", "sheet.", "sheet.fraction0", "sheet.fraction101", "sheet.height0",
      "alert.nostack", "dialog.medium", "inspector.nostack", "popover.large",
    ] { #expect(PresentationStyle(linkText: text) == nil, "\(text)") }
  }

  @Test("the names of cases come back, and no two are written alike")
  func caseNames() throws {
    var random = RandomSource(seed: 3)
    var seen: [String: String] = [:]
    for _ in 0..<10_000 {
      let name = random.list(1...6) { "\("aB1-_éX".randomElement(using: &$0) ?? "a")" }.joined()
      let text = CaseName.linkText(of: name)
      #expect(CaseName.name(of: text) == name)
      #expect(seen.updateValue(name, forKey: text) ?? name == name)
    }
    for text in ["a-", "-", "a-1", "a-_", "a-é", "---"] { #expect(CaseName.name(of: text) == nil, "\(text)") }
  }

  @Test("dates come back to the last digit")
  func dates() {
    var random = RandomSource(seed: 4)
    var seconds: [Double] = [0, -0.1, 0.1, 1e-20, -1e-20, -63_113_904_000, 252_423_993_599, 252_423_993_600]
    seconds += (0..<10_000).map { _ in Double.random(in: -1e11...3e11, using: &random) }
    seconds += (0..<10_000).map { _ in (Double.random(in: -1e9...1e9, using: &random) * 1_000).rounded() / 1_000 }
    seconds += (0..<10_000).map { _ in Double.random(in: -1e9...1e9, using: &random).rounded() }
    for seconds in seconds {
      let text = Date(timeIntervalSinceReferenceDate: seconds).linkText
      #expect(Date.linkValue(from: text)?.timeIntervalSinceReferenceDate == seconds, "\(text) for \(seconds)")
    }
    let formatter = ISO8601DateFormatter()
    for seconds in seconds.suffix(1_000) {
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      #expect(date.linkText == formatter.string(from: date))
    }
  }

  @Test(
    "a date is read from this",
    arguments: [
      ("2026-03-01", 794_016_000), ("2026-03-01T09:30:00Z", 794_050_200), ("12.5", 12.5),
      ("2026-03-01T09:30:00.25+02:00", 794_043_000.25), ("2026-03-01T09:30:00-00:30", 794_052_000),
      ("0001-01-01T00:00:00Z", -63_113_904_000), ("2024-02-29", 730_857_600), ("2000-02-29", -26_524_800),
      ("1900-02-29", nil), ("2026-03-01T09:30:00+02:60", nil), ("2023-02-29", nil), ("2026-13-01", nil),
      ("2026-3-1", nil), ("2026-03-01T", nil), ("2026-03-01T24:00:00Z", nil), ("2026-03-01T09:30:00", nil),
      ("2026-03-01T09:30:00.Z", nil), ("2026-03-01T09:30:00Zx", nil), ("", nil), ("2026-03-01T09:30:00+2", nil),
      ("soon", nil),
    ] as [(String, Double?)])
  func readDates(text: String, seconds: Double?) {
    #expect(Date.linkValue(from: text)?.timeIntervalSinceReferenceDate == seconds)
  }

  private func line<D: Destination>(_ destinations: [D]) throws -> String {
    var place = LinkPlace()
    for destination in destinations { place.append(try destination.leg(), of: D.linkTable, closing: 0) }
    return "\(place.text())"
  }
}

/// Destinations whose patterns could be taken for each other's.
enum Ambiguous: Screenless, Codable {
  case list, item(String), part(String, Int), find(String?, page: Int?), other(String, Int)

  static var links: [LinkPattern<Self>] {
    [
      .init("a", .list),
      .init("a/find?{text}&{page}", Self.find) { if case .find(let text, let page) = $0 { (text, page) } else { nil } },
      .init("a/{id}/parts/{part}", Self.part) { if case .part(let id, let part) = $0 { (id, part) } else { nil } },
      .init("a/item/{id}", Self.item) { if case .item(let id) = $0 { id } else { nil } },
    ]
  }

  static func random(using random: inout RandomSource) -> Ambiguous {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: .list
    case 1: .item(.hostile(using: &random))
    case 2: .part(.hostile(using: &random), .random(in: 0...9, using: &random))
    case 3: .find(.some(.hostile(using: &random)), page: Bool.random(using: &random) ? nil : 1)
    default: .other(.hostile(using: &random), .random(in: 0...9, using: &random))
    }
  }
}

extension String {
  /// A short text of what is hard to put into a link.
  fileprivate static func hostile(using random: inout RandomSource) -> String {
    let parts = [
      "", ".", "..", "~", "=", "==", "/", "%", "%2F", ";", "?", "#", "&", "+", " ", ":", "🦉", "👩‍👩‍👧", "e\u{301}",
      "\u{301}", "\0", "\u{7F}", "\n", "\\", "a", "as", "root", "notes", "item", "find", "parts", "\u{10FFFF}",
      "\u{FEFF}",
    ]
    return random.list(0...3) { parts.randomElement(using: &$0) ?? "" }.joined()
  }
}

extension EveryPayload {
  fileprivate static func random(using random: inout RandomSource) -> EveryPayload {
    func isThere() -> Bool { .random(using: &random) }
    func text() -> String { .hostile(using: &random) }
    func number<I: FixedWidthInteger>() -> I {
      I(truncatingIfNeeded: [0, .max, 1 << 63, random.next()].randomElement(using: &random) ?? 0)
    }
    func double() -> Double {
      let double = Double(bitPattern: random.next())
      return !double.isFinite
        ? 0.1 : [double, 0, -0.0, .greatestFiniteMagnitude, .leastNonzeroMagnitude].randomElement(using: &random) ?? 0
    }
    func float() -> Float {
      let float = Float(bitPattern: number())
      return float.isFinite ? float : 0.1
    }
    func date() -> Date { Date(timeIntervalSinceReferenceDate: .random(in: -1e9...1e9, using: &random)) }
    func uuid() -> UUID {
      let (a, b) = (random.next(), random.next())
      return withUnsafeBytes(of: (a, b)) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
    switch Int.random(in: 0..<20, using: &random) {
    case 0: return .home
    case 1: return .noteList
    case 2: return .URLList
    case 3: return .x1Y
    case 4: return .note(id: number())
    case 5: return .text(text())
    case 6: return .twoTexts(text(), text())
    case 7: return .small(number(), number(), number(), number())
    case 8: return .big(number(), number(), number(), number(), number())
    case 9: return .real(double(), float())
    case 10: return .flag(isThere())
    case 11: return .identified(by: uuid())
    case 12: return .due(date())
    case 13: return .web(URL(fileURLWithPath: "/\(number() as UInt64)/a b"))
    case 14: return .price(Decimal(string: "\(number() as Int64).25") ?? 0)
    case 15: return .card(Suit.allCases.randomElement(using: &random) ?? .hearts, .high)
    case 16: return .ticket(Ticket(rawValue: uuid()))
    case 17: return .search(isThere() ? text() : nil, page: 1, suit: .up)
    case 18: return .list(filter: text(), id: 1, after: isThere() ? date() : nil, name: text())
    default: return .odd(as: isThere() ? text() : nil, root: isThere() ? -1 : nil)
    }
  }
}
