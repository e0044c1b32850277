import Foundation

/// Converts the name of an enum's case to its form in a link: `noteList` to `note-list`.
///
/// Every capital becomes a hyphen and its small letter, also several in a row: `URLList` is `-u-r-l-list`. A hyphen in
/// the name is doubled. Everything else, including digits, is kept: `x1Y` is `x1-y`. Different names have different
/// texts, and each text can be converted back.
package enum CaseName {
  package static func linkText(of name: String) -> String {
    var text = ContiguousArray<UInt8>()
    for byte in name.utf8 {
      if byte.isCapital || byte == hyphen { text.append(hyphen) }
      text.append(byte.isCapital ? byte | 0x20 : byte)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the name for a text; `nil` when a hyphen in it is not followed by a small letter or a hyphen.
  package static func name(of linkText: String) -> String? {
    var name = ContiguousArray<UInt8>()
    var bytes = linkText.utf8.makeIterator()
    while var byte = bytes.next() {
      if byte == hyphen {
        guard let next = bytes.next(), next == hyphen || next | 0x20 == next && (next & ~0x20).isCapital else {
          return nil
        }
        byte = next == hyphen ? hyphen : next & ~0x20
      }
      name.append(byte)
    }
    return String(decoding: name, as: UTF8.self)
  }

  private static let hyphen = UInt8(ascii: "-")
}

extension UInt8 {
  fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}

/// A destination that names its screen itself.
protocol NamedScreen {
  var screenName: String { get }
}

/// A destination that wraps a value, such as one in a path. Rows, views and screens are named after the value.
package protocol WrappingDestination: Destination {
  var base: any Hashable & Sendable { get }
}

/// Returns a name for the screen of a destination: the type and the case, such as `NotesDestination.note`. It has no
/// payload, and is the same in every build and language.
///
/// Only the type for a destination that is no enum, and for a case that describes itself and is not `Codable`.
package func screenName(of value: Any) -> String {
  if let value = value as? any WrappingDestination { return screenName(of: value.base) }
  if let value = value as? any NamedScreen { return value.screenName }
  return (["\(type(of: value))"] + [caseName(of: value)].compactMap { $0 }).joined(separator: ".")
}

/// Returns the name of an enum's case.
func caseName(of value: Any) -> String? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum else { return nil }
  if let name = mirror.children.first?.label { return name }
  // A description of the app's own may be translated.
  guard value is any CustomStringConvertible || value is any CustomDebugStringConvertible else { return "\(value)" }
  guard let value = value as? any Encodable, let json = try? JSONEncoder().encode(value) else { return nil }
  // An enum with raw values is coded as a text.
  let coded = try? JSONDecoder().decode([String: NoPayload].self, from: json)
  return coded?.keys.first ?? (try? JSONDecoder().decode(String.self, from: json))
}

private struct NoPayload: Decodable {}
