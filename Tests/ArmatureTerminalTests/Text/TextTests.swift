import Testing

// @testable: the functions on terminal text are internal.
@testable import ArmatureExplorer
@testable import ArmatureTerminal

@Suite("Text takes the columns that a terminal gives it")
struct TextTests {
  @Test(
    "characters",
    arguments: [
      ("", 0), ("a", 1), ("é", 1), ("e\u{301}", 1), ("\u{200B}", 0), ("\u{301}", 0), ("›", 1), ("…", 1), ("─", 1),
      ("日", 2), ("カ", 2), ("ｶ", 1), ("Ａ", 2), ("。", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("𠀋", 2),
      ("か\u{3099}", 2),
      ("😀", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🏳️‍🌈", 2), ("🇨🇭", 2), ("🇨", 1), ("1️⃣", 2), ("❤", 1), ("❤️", 2), ("⌚", 2),
      ("✔", 1), ("नि", 2), ("ก็", 1), ("שָׁ", 1),
      ("日本 2024", 9), ("naïve 👩🏻‍🚀!", 9),
    ])
  func displayWidth(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }

  @Test(
    "control characters are shown or replaced",
    arguments: [
      ("plain", "plain"), ("日本 é 👨‍👩‍👧", "日本 é 👨‍👩‍👧"),
      ("\u{1B}[31mred\u{1B}]0;title\u{7}", "␛[31mred␛]0;title␇"),
      ("a\nb", "a b"), ("a\r\nb", "a b"), ("a\rb\tc\u{2028}d", "a b c d"), ("a\n\nb", "a  b"),
      ("\u{0}\u{8}\u{7F}", "␀␈␡"), ("\u{9B}31m", "\u{FFFD}31m"), ("\u{202E}evil", "\u{FFFD}evil"),
    ])
  func sanitized(text: String, expected: String) {
    #expect(text.sanitized == expected)
  }

  @Test(
    "long text is broken at spaces, or anywhere if there are none",
    arguments: [
      ("", 5, [""]), ("short", 5, ["short"]), ("a few words", 5, ["a few", "words"]),
      ("a few words", 6, ["a few", "words"]), ("a  b", 2, ["a", "b"]), ("abcdefgh", 3, ["abc", "def", "gh"]),
      ("ab cdefgh", 4, ["ab", "cdef", "gh"]), ("日本語", 4, ["日本", "語"]), ("日本", 1, ["日", "本"]),
      ("one\ntwo\n", 9, ["one", "two", ""]), ("a\r\nb", 9, ["a", "b"]), ("\u{1B}[2J", 3, ["␛[2", "J"]),
    ] as [(String, Int, [String])])
  func wraps(text: String, columns: Int, lines: [String]) {
    #expect(text.wrapped(columns: columns) == lines)
  }

  @Test(
    "text that does not fit is shortened",
    arguments: [
      ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"),
      ("ab", 1, "…"), ("ab", 0, ""), ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"),
    ])
  func truncates(text: String, columns: Int, expected: String) {
    #expect(StyledText(text).truncated(columns: columns).rendered(inColor: false) == expected)
  }

  @Test("shortened parts keep their colour, if the terminal has any")
  func colors() {
    let text = StyledText("ab", .bold) + StyledText("cd") + StyledText("ef", .danger)
    #expect(text.rendered(inColor: true) == "\u{1B}[1mab\u{1B}[0mcd\u{1B}[31mef\u{1B}[0m")
    #expect(text.truncated(columns: 4).rendered(inColor: true) == "\u{1B}[1mab\u{1B}[0mc\u{1B}[2m…\u{1B}[0m")
    #expect(text.rendered(inColor: false) == "abcdef")
  }

  @Test(
    "the two ends of a line share its width",
    arguments: [
      ("left", "r", 10, "left     r"), ("left", "", 10, "left"), ("left is long", "r", 10, "left i…  r"),
      ("l", "right is long", 10, "l  right …"), ("left is long", "right is long", 12, "lef…  right…"),
      ("日本語", "日", 9, "日本…  日"),
    ])
  func fills(left: String, right: String, columns: Int, expected: String) {
    #expect(StyledText(left).filled(upTo: StyledText(right), columns: columns).rendered(inColor: false) == expected)
  }
}
