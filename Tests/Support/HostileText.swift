/// A text that is made to cost time: a beginning, and a unit that is repeated up to a length.
package struct HostileText: Sendable, CustomStringConvertible {
  private let start: String
  private let unit: String

  /// The text without most of its repetitions.
  package let description: String

  init(_ start: String, _ unit: String) {
    (self.start, self.unit) = (start, unit)
    let shown = (start + unit + unit).unicodeScalars
    description = shown.map { $0.isASCII ? "\($0)" : "{\(String($0.value, radix: 16))}" }.joined() + "…"
  }

  // A build for debugging takes many times longer for the same text.
  #if DEBUG
    package static let length = 1 << 13
  #else
    package static let length = 1 << 20
  #endif

  /// Returns the text with a number of bytes, or a few less.
  package func text(bytes: Int = length) -> String {
    start + String(repeating: unit, count: max(0, bytes - start.utf8.count) / unit.utf8.count)
  }

  /// Marks that have to be sorted before two texts can be compared.
  private static let marks = "\u{301}\u{327}"

  /// Texts for links to any destinations.
  package static let links: [HostileText] = [
    // Combining marks wherever a text is compared or a spelling is sought.
    HostileText("/e", marks), HostileText("e", marks), HostileText("/e", "%CC%81%CC%A7"), HostileText("/text/e", marks),
    HostileText("/text/e", "\u{F73}"), HostileText("/text/", "\u{327}\u{301}"), HostileText("/card/h", marks),
    HostileText("/home;as=s", marks), HostileText("/home;as", marks), HostileText("/search?page=1", marks),
    HostileText("/search;suit=h", marks), HostileText("/search?s", marks), HostileText("/first/e", marks),
    HostileText("/seconde", marks), HostileText("/room/1#e", marks), HostileText("app://e", marks),
    HostileText("/.;root=e", marks), HostileText("/text/", "e" + String(repeating: marks, count: 15)),
    HostileText("/e/", "e" + String(repeating: marks, count: 15)), HostileText("/e/", "\u{1161}"),
    // Joined emoji, flags, syllables and controls.
    HostileText("/text/", "👩\u{200D}"), HostileText("/", "👩\u{200D}"), HostileText("/", "🇨🇭"),
    HostileText("/", "\u{915}\u{94D}"), HostileText("/", "\u{202E}"), HostileText("/text/", "%E2%80%AE"),
    HostileText("/", "\u{1B}["), HostileText("/home;as=", "\u{200F}"),
    // Marks of the grammar.
    HostileText("", "%"), HostileText("/", "%zz"), HostileText("/text/", "%41"), HostileText("/", "%C0%AF"),
    HostileText("/text/", "%25"), HostileText("/home", ";"), HostileText("/home;", "x;"), HostileText("/home", "?&"),
    HostileText("/home?", "x&"), HostileText("/search;", "page=1;"), HostileText("/search?", "page=1&"),
    HostileText("/search;" + String(repeating: "page=1;", count: length / 14) + "?", "x=1&"), HostileText("", "/"),
    HostileText("/", "./"), HostileText("", "../"), HostileText("/", "~/"), HostileText("/", ".."),
    HostileText("/", ":"), HostileText("", "a:"), HostileText("//", "["), HostileText("/", "="), HostileText("/", "#"),
    HostileText("#", "~/"), HostileText("/.;", "root=.%3B"), HostileText("/.;root=.%3Broot=", "%25"),
    HostileText("/room/1#room/1;detail=", "%253Bdetail%253D"),
    // Long names and values.
    HostileText("/", "a"), HostileText("/", "a-"), HostileText("/text/", "a"), HostileText("/card/", "hearts"),
    HostileText("/home;as=sheet", ".large"), HostileText("/home;as=", "sheet"), HostileText("/search?", "a"),
    HostileText("/search?_0=", "a"), HostileText("/first", "t"), HostileText("/note/", "1"), HostileText("/note/", "-"),
    HostileText("/real/0.", "0"), HostileText("/real/1e", "9"), HostileText("/price/", "1"),
    HostileText("/price/1e", "0"),
    HostileText("/due/2026-03-01T09:30:00.", "0"), HostileText("/due/", "2026-"), HostileText("/web/http://", "é."),
    HostileText("/web/", "["), HostileText("/identified/", "0-"), HostileText("app://", "a"),
  ]

  /// Lines for a terminal.
  package static let lines: [HostileText] = [
    HostileText("e", marks), HostileText("1", marks), HostileText("tab e", marks), HostileText("open /e", marks),
    HostileText("open /e", "%CC%81%CC%A7"), HostileText("set title e", marks), HostileText("set e", marks),
    HostileText("scene e", marks), HostileText("scene close e", marks), HostileText(" ", marks),
    HostileText("e", "e" + String(repeating: marks, count: 15)), HostileText("e", "\u{F73}"),
    HostileText("", "👩\u{200D}"), HostileText("", "🇨🇭"), HostileText("", "\u{202E}"), HostileText("", "\u{1B}["),
    HostileText("", "a"), HostileText("", "1"), HostileText("", " "), HostileText("tab ", "a"), HostileText("tab", " "),
    HostileText("open ", "/"), HostileText("open /", "a"), HostileText("set title ", "a"), HostileText("set ", "\""),
    HostileText("set title \"", "\\"), HostileText("set ", "1"), HostileText("scene ", "a"), HostileText("back ", "a"),
    HostileText("#", "a"), HostileText("mon", "day"),
  ]
}
