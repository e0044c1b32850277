import Foundation
import TestSupport
import Testing

// @testable: the grammar of a link is internal.
@testable import Armature

@Suite("Parts of a printed link are read as they were")
struct LinkRoundTripTests {
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

  @Test("the names of cases come back, and these are none", arguments: ["a-", "-", "a-1", "a-_", "a-é", "---"])
  func caseNames(other: String) throws {
    #expect(CaseName.name(of: other) == nil)
    for name in ["aB", "AB", "a1B", "a_b", "aBC", "éX", "B1", "a-b", "A-B", "--", "x1Y"] {
      #expect(CaseName.name(of: CaseName.linkText(of: name)) == name)
    }
  }

  @Test("dates come back to the last digit")
  func dates() {
    var random = RandomSource(seed: 4)
    var seconds: [Double] = [0, -0.1, 0.1, 1e-20, -1e-20, -63_113_904_000, 252_423_993_599, 252_423_993_600]
    seconds += (0..<3_000).map { _ in Double.random(in: -1e11...3e11, using: &random) }
    seconds += (0..<3_000).map { _ in (Double.random(in: -1e9...1e9, using: &random) * 1_000).rounded() / 1_000 }
    seconds += (0..<3_000).map { _ in Double.random(in: -1e9...1e9, using: &random).rounded() }
    for seconds in seconds {
      let text = Date(timeIntervalSinceReferenceDate: seconds).linkText
      #expect(Date.linkValue(from: text)?.timeIntervalSinceReferenceDate == seconds, "\(text) for \(seconds)")
    }
    let formatter = ISO8601DateFormatter()
    for day in stride(from: -36_500, to: 36_500, by: 29) {
      let date = Date(timeIntervalSinceReferenceDate: Double(day * 86_400 + 47_123))
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
}
