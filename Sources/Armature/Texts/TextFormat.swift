import Foundation

/// Puts arguments into a text, and chooses among its plural forms.
struct TextFormat {
  let arguments: [any Sendable & CustomStringConvertible]
  let rule: PluralRule

  /// Returns the text of a localization; `nil` if it has none.
  func text(of localization: CatalogFile.Localization) -> String? {
    if let unit = localization.stringUnit {
      var text = unit.value
      for (name, substitution) in localization.substitutions ?? [:] {
        let index = (substitution.argNum ?? 1) - 1
        let part = form(of: substitution.variations.plural ?? [:], for: number(at: index))?.stringUnit?.value ?? ""
        text = text.replacingOccurrences(
          of: "%#@\(name)@", with: part.replacingOccurrences(of: "%arg", with: "%\(index + 1)$lld"))
      }
      return filled(text)
    }
    if let plural = localization.variations?.plural {
      return form(of: plural, for: firstNumber).flatMap(text(of:))
    }
    // A device that runs this code is none of those that a catalog names.
    return localization.variations?.device?["other"].flatMap(text(of:))
  }

  private func form(
    of plural: [String: CatalogFile.Localization], for number: Int?
  ) -> CatalogFile.Localization? {
    // An app may give a form for 0 in any language.
    if number == 0, let zero = plural["zero"] { return zero }
    return number.flatMap { plural[rule.form(for: $0).rawValue] } ?? plural["other"]
  }

  private var firstNumber: Int? { arguments.indices.lazy.compactMap { number(at: $0) }.first }

  private func number(at index: Int) -> Int? {
    guard arguments.indices.contains(index), let number = arguments[index] as? any BinaryInteger else { return nil }
    return Int(clamping: number)
  }

  /// Returns a text with the arguments in place of its specifiers. A specifier without an argument stays.
  func filled(_ text: String) -> String {
    var (result, next) = ("", 0)
    for part in Self.parts(of: text) {
      switch part {
      case .text(let text): result += text
      case .argument(let specifier, let position, _):
        let index = position.map { $0 - 1 } ?? next
        if position == nil { next += 1 }
        result += arguments.indices.contains(index) ? "\(arguments[index])" : specifier
      }
    }
    return result
  }

  /// Returns the specifiers of a text with their positions, such as `%1$@`.
  static func specifiers(in text: String) -> [String] {
    var next = 0
    return parts(of: text).compactMap { part in
      guard case .argument(_, let position, let kind) = part else { return nil }
      if position == nil { next += 1 }
      return "%\(position ?? next)$\(kind)"
    }
  }

  private enum Part {
    case text(String)
    /// A specifier, with its position if it names one, and its kind without a length: `@`, `lld` or `f`.
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
