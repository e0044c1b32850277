import Foundation

/// A string catalog as it is in the sources of an app: JSON with all languages.
struct CatalogFile: TextSource {
  private struct File: Decodable {
    let sourceLanguage: String
    let strings: [String: Entry]
  }

  struct Entry: Decodable, Sendable {
    var shouldTranslate: Bool?
    var localizations: [String: Localization]?
  }

  /// A text, or one for each form of a plural or for each kind of device.
  struct Localization: Decodable, Sendable {
    struct Unit: Decodable, Sendable {
      let value: String
      var state: String?

      /// Whether nobody has translated it yet.
      var isEmpty: Bool { value.isEmpty || state == "new" }
    }
    struct Variations: Decodable, Sendable {
      var plural: [String: Localization]?
      var device: [String: Localization]?
    }
    /// A part of the text with plural forms of its own, as `%#@notes@`.
    struct Substitution: Decodable, Sendable {
      var argNum: Int?
      var variations: Variations
    }

    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  let sourceLanguage: String
  private(set) var languages: [String] = []
  private(set) var problems: [String] = []
  private var entries: [String: Entry] = [:]

  init(at url: URL) {
    do { self.init(try Data(contentsOf: url)) } catch {
      self.init(problem: "\(url.lastPathComponent) cannot be read: \(error.localizedDescription)")
    }
  }

  init(_ data: Data) {
    do { self.init(try JSONDecoder().decode(File.self, from: data)) } catch {
      self.init(problem: "the catalog is damaged: \(Self.words(for: error))")
    }
  }

  init(problem: String) {
    sourceLanguage = "en"
    problems = [problem]
  }

  private init(_ file: File) {
    sourceLanguage = file.sourceLanguage
    entries = file.strings
    languages = Set(entries.values.flatMap { ($0.localizations ?? [:]).keys }).union([sourceLanguage]).sorted()
    problems = entries.sorted { $0.key < $1.key }.flatMap { key, entry in
      problems(of: entry, key).map { "\(key): \($0)" }
    }
  }

  func text(_ key: String, _ arguments: [any Sendable & CustomStringConvertible], in language: String) -> String? {
    guard let entry = entries[key] else { return nil }
    for language in [language, sourceLanguage] {
      guard let localization = entry.localizations?[language], localization.stringUnit?.isEmpty != true else {
        continue
      }
      let format = TextFormat(arguments: arguments, rule: PluralRule(language: language))
      if let text = format.text(of: localization) { return text }
    }
    // Xcode leaves out the text in the source language if it is the key itself.
    return TextFormat(arguments: arguments, rule: PluralRule(language: sourceLanguage)).filled(key)
  }

  // MARK: Problems

  private func problems(of entry: Entry, _ key: String) -> [String] {
    let texts = entry.localizations ?? [:]
    let specifiers = texts[sourceLanguage].map { Set($0.specifiers) } ?? Set(TextFormat.specifiers(in: key))
    var problems: [String] = []
    for language in languages {
      guard let text = texts[language], text.stringUnit?.isEmpty != true else {
        if language != sourceLanguage, entry.shouldTranslate != false {
          problems.append("there is no text in \(language)")
        }
        continue
      }
      let rule = PluralRule(language: language)
      for plural in text.plurals {
        let missing = rule.forms.filter { plural[$0.rawValue] == nil }.map(\.rawValue)
        if !missing.isEmpty {
          problems.append("in \(language), the plural has no form for \(missing.joined(separator: ", "))")
        }
        let unknown = plural.keys.filter { PluralRule.Form(rawValue: $0) == nil }.sorted()
        if !unknown.isEmpty { problems.append("in \(language), \(unknown.joined(separator: ", ")) is no plural form") }
      }
      let others = Set(text.specifiers).subtracting(specifiers).sorted()
      if !others.isEmpty {
        problems.append(
          "in \(language), the text has \(others.joined(separator: ", ")), which it does not have in \(sourceLanguage)")
      }
    }
    return problems
  }

  private static func words(for error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    let (context, what): (DecodingError.Context, String) =
      switch error {
      case .keyNotFound(let key, let context): (context, "there is no “\(key.stringValue)”")
      case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
        (context, "there is no value of type \(type)")
      case .dataCorrupted(let context): (context, "it is not valid JSON")
      @unknown default: (DecodingError.Context(codingPath: [], debugDescription: ""), "it cannot be read")
      }
    let path = context.codingPath.map(\.stringValue).joined(separator: "/")
    return path.isEmpty ? what : "\(what) at \(path)"
  }
}

extension CatalogFile.Localization {
  /// All forms of a text with plurals.
  fileprivate var plurals: [[String: Self]] {
    let own = variations?.plural.map { [$0] } ?? []
    let devices = (variations?.device ?? [:]).values.flatMap(\.plurals)
    return own + devices + (substitutions ?? [:]).values.flatMap { $0.variations.plural.map { [$0] } ?? [] }
  }

  /// The arguments that the text takes, by position and kind.
  fileprivate var specifiers: [String] {
    if let unit = stringUnit { return TextFormat.specifiers(in: unit.value, substitutions ?? [:]) }
    // A form may leave the number out.
    let forms =
      (variations?.plural ?? [:]).values.map(\.specifiers) + (variations?.device ?? [:]).values.map(\.specifiers)
    return forms.max { $0.count < $1.count } ?? []
  }
}
