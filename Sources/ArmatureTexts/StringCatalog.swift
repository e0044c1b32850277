import Armature
import Foundation

/// The texts of an app in the user's language, read from a string catalog such as `Localizable.xcstrings`.
///
/// ```swift
/// let texts = StringCatalog(in: .module)
/// let title = texts("notes.title")  // Notizen
/// let count = texts("notes.count", 2)  // 2 Notizen
/// ```
///
/// It works on Linux and on Apple's systems. Where Xcode compiles the catalog into the bundle, the system reads it;
/// elsewhere the catalog reads the file itself. The arguments replace `%@`, `%lld` and `%1$@` in a text, and the first whole
/// number chooses the plural form.
public struct StringCatalog: Sendable {
  /// The language of the texts, such as `de` or `zh-Hant`.
  public let language: String
  /// The languages for which the catalog has texts, sorted.
  public let languages: [String]
  private let source: any TextSource
  private let misses = Locked<Set<String>>([])

  /// Reads a catalog. A catalog that cannot be read has no texts, and ``problems`` says why.
  ///
  /// - Parameters:
  ///   - bundle: The bundle that holds the catalog, such as `.module` for the resources of a package.
  ///   - table: The name of the catalog, without `.xcstrings`.
  ///   - language: The language of the texts; `nil` takes the first of ``preferredLanguages`` that the catalog has, and
  ///     else its source language.
  public init(in bundle: Bundle, table: String = "Localizable", language: String? = nil) {
    let source: any TextSource
    if let file = bundle.url(forResource: table, withExtension: "xcstrings") {
      source = CatalogFile(at: file)
    } else if let compiled = CompiledTexts(bundle: bundle, table: table) {
      source = compiled
    } else {
      source = CatalogFile(problem: "there is no \(table).xcstrings in \(bundle.bundleURL.lastPathComponent)")
    }
    self.init(source, language: language)
  }

  /// Reads a catalog from its data, for tests.
  package init(data: Data, language: String? = nil) { self.init(CatalogFile(data), language: language) }

  private init(_ source: any TextSource, language: String?) {
    self.source = source
    languages = source.languages
    let wanted = language.map { [$0] } ?? Self.preferredLanguages
    self.language = wanted.lazy.compactMap { source.languages.nearest(to: $0) }.first ?? source.sourceLanguage
  }

  /// The languages that the user prefers, the first one most. On Linux they are read from the environment: `LANGUAGE`,
  /// `LC_ALL`, `LC_MESSAGES` or `LANG`.
  public static var preferredLanguages: [String] {
    #if canImport(Darwin)
      Locale.preferredLanguages
    #else
      languages(in: ProcessInfo.processInfo.environment)
    #endif
  }

  /// Returns the languages that variables of an environment name, as in `de_AT.UTF-8` or `de:en`.
  package static func languages(in environment: [String: String]) -> [String] {
    let names = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"]
    let value = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    return value.split(separator: ":").compactMap { part in
      let name = part.prefix { $0 != "." && $0 != "@" }.replacingOccurrences(of: "_", with: "-")
      return name.isEmpty || name == "C" || name == "POSIX" ? nil : name
    }
  }

  /// Returns the text of a key in the catalog's language, or else in its source language. A key that the catalog does not
  /// have is returned itself, and ``problems`` names it from then on.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The values to put into the text, in order.
  /// - Returns: The text.
  public func callAsFunction(_ key: String, _ arguments: any Sendable & CustomStringConvertible...) -> String {
    if let text = source.text(key, arguments, in: language) { return text }
    misses.withValue { _ = $0.insert(key) }
    return key
  }

  /// The mistakes in the catalog, for a test: keys that were asked for and are missing, texts that a language does not have,
  /// plurals without a form, and texts whose arguments differ between languages.
  ///
  /// ```swift
  /// @Test func texts() { #expect(StringCatalog(in: .module).problems == []) }
  /// ```
  ///
  /// A catalog that Xcode has compiled is not checked.
  public var problems: [String] {
    let missing = misses.withValue { $0 }.sorted()
    return source.problems + missing.map { "\($0): the key was asked for, but the catalog does not have it" }
  }
}

/// The texts of a catalog.
protocol TextSource: Sendable {
  var sourceLanguage: String { get }
  /// The languages, sorted.
  var languages: [String] { get }
  var problems: [String] { get }
  /// Returns a text with its arguments; `nil` for a key that the catalog does not have.
  func text(_ key: String, _ arguments: [any Sendable & CustomStringConvertible], in language: String) -> String?
}
