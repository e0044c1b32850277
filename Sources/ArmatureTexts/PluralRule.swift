/// The forms of a language for whole numbers, after the rules of Unicode's CLDR 46.
///
/// https://www.unicode.org/cldr/charts/46/supplemental/language_plural_rules.html
struct PluralRule {
  enum Form: String, CaseIterable {
    case zero, one, two, few, many, other
  }

  /// Languages with the same rule.
  private enum Family {
    /// One form for all numbers.
    case none
    /// A form for 1.
    case one
    /// A form for 0 and 1.
    case zeroAndOne
    case arabic, czech, filipino, french, hebrew, icelandic, irish, latvian, lithuanian, maltese
    case polish, romanian, russian, scottish, serbian, slovenian, spanish, welsh
  }

  private let family: Family

  /// - Parameter language: The name of a language, such as `de` or `pt-PT`. One that is not known has the forms of English.
  init(language: String) {
    let name = language.split(separator: "-").first.map { $0.lowercased() } ?? ""
    family = language == "pt-PT" ? .spanish : Self.families[name] ?? .one
  }

  /// The forms that a whole number can have.
  var forms: [Form] {
    switch family {
    case .none: [.other]
    // Before a million, a French or Spanish text may have one more form.
    case .one, .zeroAndOne, .filipino, .icelandic, .spanish, .french: [.one, .other]
    case .latvian: [.zero, .one, .other]
    case .hebrew: [.one, .two, .other]
    case .czech, .romanian, .serbian, .lithuanian: [.one, .few, .other]
    case .polish, .russian: [.one, .few, .many]
    case .slovenian, .scottish: [.one, .two, .few, .other]
    case .irish, .maltese: [.one, .two, .few, .many, .other]
    case .arabic, .welsh: Form.allCases
    }
  }

  /// Returns the form for a whole number; that of the number without its sign.
  func form(for number: Int) -> Form {
    let n = number.magnitude
    let (ten, hundred) = (n % 10, n % 100)
    // As in 1, 21, 31 and in 2, 23, 34.
    let (endsInOne, endsInFew) = (ten == 1 && hundred != 11, 2...4 ~= ten && !(12...14 ~= hundred))
    return switch family {
    case .none: .other
    case .one: n == 1 ? .one : .other
    case .zeroAndOne: n <= 1 ? .one : .other
    case .french: n <= 1 ? .one : n.isMillions ? .many : .other
    case .spanish: n == 1 ? .one : n.isMillions ? .many : .other
    case .hebrew: n == 1 ? .one : n == 2 ? .two : .other
    case .filipino: 1...3 ~= n || ![4, 6, 9].contains(ten) ? .one : .other
    case .icelandic: endsInOne ? .one : .other
    case .latvian: ten == 0 || 11...19 ~= hundred ? .zero : ten == 1 ? .one : .other
    case .lithuanian: 11...19 ~= hundred || ten == 0 ? .other : ten == 1 ? .one : .few
    case .czech: n == 1 ? .one : 2...4 ~= n ? .few : .other
    case .romanian: n == 1 ? .one : n == 0 || 1...19 ~= hundred ? .few : .other
    case .serbian: endsInOne ? .one : endsInFew ? .few : .other
    case .russian: endsInOne ? .one : endsInFew ? .few : .many
    case .polish: n == 1 ? .one : endsInFew ? .few : .many
    case .slovenian: hundred == 1 ? .one : hundred == 2 ? .two : 3...4 ~= hundred ? .few : .other
    case .scottish: [1, 11].contains(n) ? .one : [2, 12].contains(n) ? .two : 3...19 ~= n ? .few : .other
    case .irish: n == 1 ? .one : n == 2 ? .two : 3...6 ~= n ? .few : 7...10 ~= n ? .many : .other
    case .maltese:
      [1: .one, 2: .two][n] ?? (n == 0 || 3...10 ~= hundred ? .few : 11...19 ~= hundred ? .many : .other)
    case .arabic:
      [0: .zero, 1: .one, 2: .two][n] ?? (3...10 ~= hundred ? .few : 11...99 ~= hundred ? .many : .other)
    case .welsh: [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][n] ?? .other
    }
  }

  private static let families: [String: Family] = {
    let names: [(Family, String)] = [
      (.none, "bm bo dz id ig ja jv kde kea km ko lkt lo ms my nqo sah ses sg su th to vi wo yo yue zh"),
      (.zeroAndOne, "ak am as bho bn fa gu guw hi hy ff kab kn ln mg nso pa pcm si ti wa zu"),
      (.french, "fr pt"), (.spanish, "ca es it lld scn vec"), (.filipino, "ceb fil tl"),
      (.icelandic, "is mk"), (.hebrew, "he iu naq sat se sma smi smj smn sms"), (.latvian, "lv prg"),
      (.lithuanian, "lt"), (.czech, "cs sk"), (.romanian, "mo ro"), (.serbian, "bs hr sh sr"), (.russian, "be ru uk"),
      (.polish, "pl"), (.slovenian, "dsb hsb sl"), (.scottish, "gd"), (.irish, "ga"),
      (.maltese, "mt"), (.arabic, "ar ars"), (.welsh, "cy"),
    ]
    return Dictionary(
      names.flatMap { family, names in names.split(separator: " ").map { (String($0), family) } }
    ) { first, _ in first }
  }()
}

extension UInt {
  /// Whether it is a multiple of a million, before which some languages put a preposition.
  fileprivate var isMillions: Bool { self != 0 && self % 1_000_000 == 0 }
}
