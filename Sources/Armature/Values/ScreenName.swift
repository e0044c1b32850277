import Foundation

/// A destination that stands for something else, after which its screen is named.
protocol NamedScreen {
  var screenName: String { get }
}

/// Returns a name for the screen of a destination: the type and the case, such as `NotesDestination.note`. It has no
/// payload, and is the same in every build and language.
///
/// Only the type for a destination that is no enum, and for a case that describes itself and is not `Codable`.
package func screenName(of value: Any) -> String {
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
