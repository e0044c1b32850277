import Foundation

/// Puts arguments into a text, and chooses among its plural forms.
struct TextFormat {
  let arguments: [any Sendable & CustomStringConvertible]
  let rule: PluralRule

  /// Returns the text of a localization; `nil` if it has none.
  func text(of localization: CatalogFile.Localization) -> String? {
    if let unit = localization.stringUnit { return filled(unit.value, localization.substitutions ?? [:]) }
    if let plural = localization.variations?.plural {
      return form(of: plural, for: firstNumber).flatMap(text(of:))
    }
    // A device that runs this code is none of those that a catalog names.
    return localization.variations?.device?["other"].flatMap(text(of:))
  }

  private func form(of plural: [String: CatalogFile.Localization], for number: Int?) -> CatalogFile.Localization? {
    // An app may give a form for 0 in any language.
    if number == 0, let zero = plural["zero"] { return zero }
    return number.flatMap { plural[rule.form(for: $0).rawValue] } ?? plural["other"]
  }

  private var firstNumber: Int? { arguments.indices.lazy.compactMap { number(at: $0) }.first }

  private func number(at index: Int) -> Int? {
    guard arguments.indices.contains(index), let number = arguments[index] as? any BinaryInteger else { return nil }
    return Int(clamping: number)
  }

  /// Returns a text with the arguments in place of its specifiers. A specifier without an argument is kept.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - substitutions: The parts with plural forms of their own, by the name in `%#@name@`.
  /// - Returns: The text.
  func filled(_ text: String, _ substitutions: [String: CatalogFile.Localization.Substitution] = [:]) -> String {
    var (result, next) = ("", 0)
    for part in Self.parts(of: text) {
      guard case .argument(let specifier, let position, let kind) = part else {
        if case .text(let text) = part { result += text }
        continue
      }
      let substitution = kind.isSubstitution ? substitutions[kind] : nil
      let index = (substitution?.argNum ?? position).map { $0 - 1 } ?? next
      if position == nil { next += 1 }
      guard arguments.indices.contains(index) else {
        result += specifier
        continue
      }
      guard kind.isSubstitution else {
        result += "\(arguments[index])"
        continue
      }
      let form = form(of: substitution?.variations.plural ?? [:], for: number(at: index))?.stringUnit?.value
      result += form.map { filled($0.replacingOccurrences(of: "%arg", with: "%\(index + 1)$lld")) } ?? specifier
    }
    return result
  }

  /// Returns the specifiers of a text with their positions, such as `%1$@`.
  static func specifiers(
    in text: String, _ substitutions: [String: CatalogFile.Localization.Substitution] = [:]
  ) -> [String] {
    var next = 0
    return parts(of: text).compactMap { part in
      guard case .argument(_, let position, let kind) = part else { return nil }
      if position == nil { next += 1 }
      let index = substitutions[kind]?.argNum ?? position ?? next
      return "%\(index)$\(kind.isSubstitution ? "lld" : kind)"
    }
  }

  private enum Part {
    case text(String)
    /// A specifier, with its position if it names one, and its kind without a length: `@`, `lld` or `f`, or the name of a
    /// substitution.
    case argument(String, position: Int?, kind: String)
  }

  private static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      parts.append(.text(String(rest[..<percent])))
      let after = rest[rest.index(after: percent)...]
      if after.first == "%" {
        parts.append(.text("%"))
        rest = after.dropFirst()
        continue
      }
      let digits = after.prefix { $0.isASCII && $0.isNumber }
      let position = after.dropFirst(digits.count).first == "$" ? Int(digits) : nil
      let flags = position == nil ? after : after.dropFirst(digits.count + 1)
      if flags.hasPrefix("#@"), let end = flags.dropFirst(2).firstIndex(of: "@") {
        let name = flags[flags.index(flags.startIndex, offsetBy: 2)..<end]
        rest = rest[rest.index(after: end)...]
        parts.append(.argument("%#@\(name)@", position: position, kind: String(name)))
        continue
      }
      // Width, precision and length say how a number is printed, which the argument decides here.
      let length = flags.prefix { $0 == "." || $0 == "l" || $0 == "h" || $0 == "q" || $0.isASCII && $0.isNumber }
      guard let kind = flags.dropFirst(length.count).first, let name = kinds[kind] else {
        parts.append(.text("%"))
        rest = after
        continue
      }
      let end = flags.index(after: flags.dropFirst(length.count).startIndex)
      parts.append(.argument(String(rest[percent..<end]), position: position, kind: name))
      rest = rest[end...]
    }
    return parts + [.text(String(rest))]
  }

  private static let kinds: [Character: String] = ["@": "@", "d": "lld", "i": "lld", "u": "lld", "f": "f", "g": "f"]
}

extension String {
  /// Whether the kind of a specifier is the name of a substitution.
  fileprivate var isSubstitution: Bool { self != "@" && self != "lld" && self != "f" }
}
