import Armature
import Foundation

/// One entry of `components` in an association file: patterns for the parts of a URL. It matches if all of them do.
///
/// https://developer.apple.com/documentation/bundleresources/applinks/details-swift.dictionary/components-swift.dictionary
package struct AssociationRule: Hashable, Sendable {
  /// The pattern of a query: one for the whole text, or one for each named item.
  package enum Query: Hashable, Sendable {
    case whole(String)
    case items([String: String])
  }

  package var path: String?
  package var query: Query?
  package var fragment: String?
  /// Whether the system does not open a URL that matches.
  package var excludes = false
  package var isCaseSensitive = true
  package var isPercentEncoded = true
  package var comment: String?

  package init(path: String?, excludes: Bool = false, comment: String? = nil) {
    (self.path, self.excludes, self.comment) = (path, excludes, comment)
  }

  /// Returns whether a URL matches all patterns. A part without a pattern is not looked at.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of the patterns and of the URL.
  package func matches(_ url: WebURL) -> Bool {
    matches(path, url.path) && matches(fragment, url.fragment) && matchesQuery(of: url)
  }

  private func matchesQuery(of url: WebURL) -> Bool {
    switch query {
    case nil: return true
    case .whole(let pattern): return matches(pattern, url.query)
    case .items(let patterns):
      return patterns.allSatisfy { name, pattern in
        let values = url.items.filter { $0.name == name }.map(\.value)
        // A missing item has the empty value, and all items with the name have to match.
        return (values.isEmpty ? [""] : values).allSatisfy { matches(pattern, $0) }
      }
    }
  }

  private func matches(_ pattern: String?, _ text: String) -> Bool {
    guard let pattern else { return true }
    let decoded = isPercentEncoded ? text : text.removingPercentEncoding ?? text
    return isCaseSensitive
      ? Wildcards.match(pattern, decoded) : Wildcards.match(pattern.lowercased(), decoded.lowercased())
  }

  /// The rule in one line.
  package var text: String {
    var parts: [String] = []
    if let path { parts.append(path) }
    switch query {
    case .whole(let pattern)?: parts.append("?\(pattern)")
    case .items(let items)?:
      parts.append("?" + items.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "&"))
    case nil: break
    }
    if let fragment { parts.append("#\(fragment)") }
    return (excludes ? "not " : "") + (parts.isEmpty ? "everything" : parts.joined(separator: " "))
  }
}

/// Patterns with `*` for any characters, also none and also `/`, and `?` for one.
enum Wildcards {
  /// Returns whether a pattern matches a whole text.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths.
  static func match(_ pattern: String, _ text: String) -> Bool {
    // Characters and not bytes: `?` is one character. A URL has only those of ASCII.
    let (pattern, text) = (Array(pattern), Array(text))
    var (at, position) = (0, 0)
    // The last star, and the position in the text where what follows it was last tried.
    var star: (pattern: Int, text: Int)?
    while position < text.count {
      if at < pattern.count, pattern[at] == "*" {
        star = (at, position)
        at += 1
      } else if at < pattern.count, pattern[at] == "?" || pattern[at] == text[position] {
        at += 1
        position += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        (at, position) = (last.pattern + 1, last.text + 1)
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == "*" }
  }
}

/// The parts of a URL as they are written, percent-encoded.
package struct WebURL: Hashable, Sendable {
  package let scheme: String
  /// The host without the default port of the scheme.
  package let host: String
  package let path: String
  /// The query without its `?`; empty if there is none.
  package let query: String
  package let fragment: String

  /// - Parameter text: A URL with a scheme and a host; `nil` is returned for any other text.
  package init?(_ text: String) {
    guard let mark = text.range(of: "://"), mark.lowerBound != text.startIndex else { return nil }
    scheme = text[..<mark.lowerBound].lowercased()
    let rest = text[mark.upperBound...]
    let (front, fragment) = Self.split(rest, at: "#")
    let (place, query) = Self.split(front, at: "?")
    let (host, path) = Self.split(place, at: "/")
    guard !host.isEmpty else { return nil }
    self.host = host.lowercased().withoutPort(of: scheme)
    self.path = "/" + path
    self.query = String(query)
    self.fragment = String(fragment)
  }

  private static func split(_ text: Substring, at mark: Character) -> (Substring, Substring) {
    guard let index = text.firstIndex(of: mark) else { return (text, "") }
    return (text[..<index], text[text.index(after: index)...])
  }

  /// The named values of the query, in order. One without a `=` has the empty value.
  var items: [(name: String, value: String)] {
    query.split(separator: "&", omittingEmptySubsequences: true).map { item in
      let (name, value) = Self.split(item, at: "=")
      return (String(name), String(value))
    }
  }
}
