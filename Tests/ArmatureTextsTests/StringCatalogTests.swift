import Foundation
import Testing

// @testable: plural forms are internal.
@testable import ArmatureTexts

@Suite("Texts from a string catalog")
struct StringCatalogTests {
  private static let catalog = """
    {
      "sourceLanguage": "en", "version": "1.0",
      "strings": {
        "Cancel": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Abbrechen" } } } },
        "title": { "comment": "For translators.", "extractionState": "manual", "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "Notes" } },
          "de": { "stringUnit": { "value": "Notizen" } }, "ru": { "stringUnit": { "value": "Заметки" } } } },
        "count": { "localizations": {
          "en": { "variations": { "plural": { "zero": { "stringUnit": { "value": "No notes" } },
            "one": { "stringUnit": { "value": "%lld note" } }, "other": { "stringUnit": { "value": "%lld notes" } } } } },
          "ru": { "variations": { "plural": {
            "one": { "stringUnit": { "value": "%lld заметка" } }, "few": { "stringUnit": { "value": "%lld заметки" } },
            "many": { "stringUnit": { "value": "%lld заметок" } }, "other": { "stringUnit": { "value": "%lld заметки" } }
          } } } } },
        "moved": { "localizations": { "en": { "stringUnit": { "value": "%1$@ moved to %2$@" } },
          "de": { "stringUnit": { "value": "Nach %2$@ verschoben: %1$@" } } } },
        "mixed": { "localizations": { "en": {
          "stringUnit": { "value": "%1$@ has %#@notes@ and %#@tags@" }, "substitutions": {
            "notes": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
              "one": { "stringUnit": { "value": "%arg note" } }, "other": { "stringUnit": { "value": "%arg notes" } } } } },
            "tags": { "argNum": 3, "formatSpecifier": "lld", "variations": { "plural": {
              "one": { "stringUnit": { "value": "%arg tag" } }, "other": { "stringUnit": { "value": "%arg tags" } } } } }
          } } } },
        "place": { "localizations": { "en": { "stringUnit": { "value": "%#@notes@ in %@" },
          "substitutions": { "notes": { "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "value": "%arg note" } }, "other": { "stringUnit": { "value": "%arg notes" } }
          } } } } } } },
        "fresh": { "localizations": {
          "en": { "stringUnit": { "value": "Fresh" } }, "de": { "stringUnit": { "state": "new", "value": "" } } } },
        "share": { "localizations": { "en": { "stringUnit": { "value": "%d%% of %@, %.2f, %z" } } } },
        "device": { "localizations": { "en": { "variations": { "device": {
          "iphone": { "stringUnit": { "value": "Tap" } }, "other": { "stringUnit": { "value": "Click" } } } } } } }
      }
    }
    """

  private func texts(_ language: String) -> StringCatalog {
    StringCatalog(data: Data(Self.catalog.utf8), language: language)
  }

  /// A catalog in English with some strings.
  private func catalog(_ strings: String, source: String = "en", language: String = "en") -> StringCatalog {
    StringCatalog(data: Data(#"{"sourceLanguage": "\#(source)", "strings": \#(strings)}"#.utf8), language: language)
  }

  @Test(
    "a text is in the language, else in the source language, else its key, with its plural form and arguments",
    arguments: [
      ("de", "title", [], "Notizen"), ("DE", "title", [], "Notizen"), ("fr", "title", [], "Notes"),
      ("en", "Cancel", [], "Cancel"), ("de", "Cancel", [], "Abbrechen"), ("de", "fresh", [], "Fresh"),
      ("de", "count", [2], "2 notes"), ("en", "count", [0], "No notes"), ("en", "count", [1], "1 note"),
      ("en", "count", [2], "2 notes"), ("en", "count", [UInt64.max], "18446744073709551615 notes"),
      ("en", "count", [], "%lld notes"), ("ru", "count", [1], "1 заметка"), ("ru", "count", [2], "2 заметки"),
      ("ru", "count", [5], "5 заметок"), ("ru", "count", [11], "11 заметок"), ("ru", "count", [21], "21 заметка"),
      ("ru", "count", [22], "22 заметки"), ("en", "mixed", ["Ann", 1, 3], "Ann has 1 note and 3 tags"),
      ("en", "place", [2, "Oslo"], "2 notes in Oslo"), ("en", "place", [1], "1 note in %@"),
      ("en", "place", [], "%#@notes@ in %@"), ("en", "moved", ["A", "B"], "A moved to B"),
      ("de", "moved", ["A", "B"], "Nach B verschoben: A"), ("en", "moved", ["%2$@", "B"], "%2$@ moved to B"),
      ("en", "share", [5, "all", 1.5], "5% of all, 1.5, %z"), ("en", "share", [5], "5% of %@, %.2f, %z"),
      ("en", "device", [], "Click"),
    ] as [(String, String, [any Sendable & CustomStringConvertible], String)])
  func text(language: String, key: String, arguments: [any Sendable & CustomStringConvertible], text: String) {
    let texts = texts(language)
    let found =
      switch arguments.count {
      case 0: texts(key)
      case 1: texts(key, arguments[0])
      case 2: texts(key, arguments[0], arguments[1])
      default: texts(key, arguments[0], arguments[1], arguments[2])
      }
    #expect(found == text)
  }

  @Test(
    "the nearest language is taken",
    arguments: [
      ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh-CN", "zh-Hans"), ("zh", "zh-Hans"), ("zh-Hant-CN", "zh-Hant"),
      ("en-GB", "en-US"), ("pt", "pt-PT"), ("fr", "en-US"), ("", "en-US"),
    ])
  func nearest(wanted: String, found: String) {
    let names = ["zh-Hans", "zh-Hant", "en-US", "pt-PT"]
    let texts = names.map { "\"\($0)\": {\"stringUnit\": {\"value\": \"x\"}}" }.joined(separator: ", ")
    let catalog = catalog(#"{"a": {"localizations": {\#(texts)}}}"#, source: "en-US", language: wanted)
    #expect(catalog.language == found)
    #expect(self.texts("de-AT").language == "de" && self.texts("en").languages == ["de", "en", "ru"])
  }

  @Test("a key that is missing is the text itself, and a problem from then on")
  func missing() {
    let texts = texts("en")
    let before = texts.problems
    #expect(texts("nothing") == "nothing")
    let copy = texts
    #expect(copy.problems == before + ["nothing: the key was asked for, but the catalog does not have it"])
  }

  @Test("mistakes of a catalog are sentences")
  func problems() {
    let missing = [
      "Cancel ru", "count de", "device de", "device ru", "fresh de", "fresh ru", "mixed de", "mixed ru", "moved ru",
      "place de", "place ru", "share de", "share ru",
    ]
    #expect(texts("en").problems == missing.map { $0.replacingOccurrences(of: " ", with: ": there is no text in ") })
    for (localizations, problem) in [
      (
        #""en": {"stringUnit": {"value": "x %@"}}, "de": {"stringUnit": {"value": "%lld x"}}"#,
        "a: in de, the text has %1$lld, which it does not have in en"
      ),
      (
        #""en": {"variations": {"plural": {"other": {"stringUnit": {"value": "x"}}}}}"#,
        "a: in en, the plural has no form for one"
      ),
      (#""en": {"variations": {"plural": {"one": {}, "other": {}, "twoo": {}}}}"#, "a: in en, twoo is no plural form"),
    ] { #expect(catalog(#"{"a": {"localizations": {\#(localizations)}}}"#).problems == [problem]) }
    let quiet = #"{"a": {"shouldTranslate": false, "localizations": {"en": {"stringUnit": {"value": "x"}}}}, "b": {}}"#
    #expect(catalog(quiet).problems == [])
  }

  @Test("a file that is damaged or missing is a problem with a reason, and never a trap")
  func damaged() throws {
    for (text, reason) in [
      ("", "it is not valid JSON"), ("{", "it is not valid JSON"),
      ("[]", "there is no value of type Dictionary<String, Any>"),
      (#"{"strings": {}}"#, "there is no “sourceLanguage”"),
      (
        #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"en": {"stringUnit": {}}}}}}"#,
        "there is no “value” at strings/a/localizations/en/stringUnit"
      ),
    ] {
      let catalog = StringCatalog(data: Data(text.utf8))
      #expect(catalog.problems == ["the catalog is damaged: \(reason)"] && catalog("title") == "title")
    }
    let whole = Array(Self.catalog.utf8)
    for end in stride(from: 0, to: whole.count, by: 97) {
      let catalog = StringCatalog(data: Data(whole[..<end]))
      #expect(catalog.problems.count == 1 && catalog("count", 1) == "count")
    }
    let none = StringCatalog(in: .main, table: "Nowhere").problems
    #expect(none.count == 1 && none[0].hasPrefix("there is no Nowhere.xcstrings in "))
  }

  @Test(
    "the environment names languages",
    arguments: [
      (["LANG": "de_AT.UTF-8"], ["de-AT"]), (["LANG": "C.UTF-8"], []), (["LANG": "POSIX"], []), ([:], []),
      (["LANGUAGE": "fr:de_CH", "LANG": "en_US"], ["fr", "de-CH"]), (["LC_ALL": "ca_ES@valencia"], ["ca-ES"]),
      (["LANGUAGE": "", "LC_MESSAGES": "pl", "LANG": "en"], ["pl"]),
    ] as [([String: String], [String])])
  func environment(variables: [String: String], languages: [String]) {
    #expect(StringCatalog.languages(in: variables) == languages)
  }

  /// Samples of the rules for whole numbers in CLDR's chart.
  @Test(
    "plural forms are those of CLDR",
    arguments: [
      ("en", "other: 0 2 11 100, one: 1"), ("de", "other: 0 2, one: 1"), ("ja", "other: 0 1 2"),
      ("fr", "one: 0 1, other: 2 17 100, many: 1000000"), ("pt", "one: 0 1, other: 2"), ("pt-PT", "one: 1, other: 0 2"),
      ("es", "one: 1, other: 0 2 100, many: 1000000 2000000"), ("hi", "one: 0 1, other: 2"),
      ("ru", "one: 1 21 101, few: 2 4 22 104, many: 0 5 11 12 14 19 100 111"),
      ("pl", "one: 1, few: 2 4 22, many: 0 5 11 12 21 100 112"), ("cs", "one: 1, few: 2 4, other: 0 5 22"),
      ("sr", "one: 1 21, few: 2 4 22, other: 0 5 11 12"), ("sl", "one: 1 101, two: 2 102, few: 3 4 103, other: 0 5"),
      ("lt", "one: 1 21, few: 2 9 22, other: 0 10 11 19 100"), ("lv", "zero: 0 10 11 19 20, one: 1 21, other: 2 9 22"),
      ("ro", "one: 1, few: 0 2 16 101 119, other: 20 100 120"),
      ("ar", "zero: 0, one: 1, two: 2, few: 3 10 103, many: 11 99, other: 100 102 200"),
      ("he", "one: 1, two: 2, other: 0 3 10 20"), ("cy", "zero: 0, one: 1, two: 2, few: 3, many: 6, other: 4 5 7"),
      ("ga", "one: 1, two: 2, few: 3 6, many: 7 10, other: 0 11"),
      ("mt", "one: 1, two: 2, few: 0 3 10 103, many: 11 19, other: 20 100"),
      ("is", "one: 1 21, other: 0 2 11 111"), ("fil", "one: 0 1 3 5 7 10, other: 4 6 9 14"),
      ("gd", "one: 1 11, two: 2 12, few: 3 10 13 19, other: 0 20"), ("xx", "one: 1, other: 0 2"),
    ])
  func forms(language: String, samples: String) {
    let rule = PluralRule(language: language)
    for sample in samples.components(separatedBy: ", ") {
      let parts = sample.components(separatedBy: ": ")
      for number in parts[1].split(separator: " ").compactMap({ Int($0) }) {
        #expect(rule.form(for: number).rawValue == parts[0], "\(number)")
        #expect(rule.form(for: -number).rawValue == parts[0], "\(-number)")
      }
    }
    for number in (0...1_000).map({ $0 * 7 }) {
      let form = rule.form(for: number)
      #expect(rule.forms.contains(form) || form == .many)
    }
    _ = rule.form(for: .min)
  }
}
