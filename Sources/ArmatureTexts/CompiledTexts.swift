import Foundation

/// A catalog that Xcode has compiled into a bundle, read by the system.
struct CompiledTexts: TextSource {
  let sourceLanguage: String
  let languages: [String]
  let problems: [String] = []
  private let tables: [String: URL]
  private let table: String

  /// - Returns: `nil` for a bundle without compiled texts, as on all systems but Apple's.
  init?(bundle: Bundle, table: String) {
    #if canImport(Darwin)
      let names = bundle.localizations.filter { $0 != "Base" }
      tables = Dictionary(
        names.compactMap { name in
          bundle.path(forResource: name, ofType: "lproj").map { (name, URL(fileURLWithPath: $0)) }
        }
      ) { first, _ in first }
      if tables.isEmpty { return nil }
      languages = tables.keys.sorted()
      sourceLanguage = bundle.developmentLocalization ?? "en"
      self.table = table
    #else
      return nil
    #endif
  }

  func text(_ key: String, _ arguments: [any Sendable & CustomStringConvertible], in language: String) -> String? {
    #if canImport(Darwin)
      for name in [language, sourceLanguage] {
        guard let bundle = tables[name].flatMap(Bundle.init(url:)) else { continue }
        // No text has this value.
        let missing = "\u{0}"
        let format = bundle.localizedString(forKey: key, value: missing, table: table)
        if format == missing { continue }
        // A text without plural forms needs no help of the system, which would read other types than it is given.
        guard format.contains("#@"), !arguments.isEmpty else {
          return TextFormat(arguments: arguments, rule: PluralRule(language: name)).filled(format)
        }
        let values = arguments.map { value -> any CVarArg in
          if let number = value as? any BinaryInteger { return Int64(clamping: number) }
          if let number = value as? any BinaryFloatingPoint { return Double(number) }
          return NSString(string: "\(value)")
        }
        return String(format: format, locale: Locale(identifier: name), arguments: values)
      }
    #endif
    return nil
  }
}
