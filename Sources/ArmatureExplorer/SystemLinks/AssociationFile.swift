import Foundation

/// An `apple-app-site-association` file, with everything in it that is not about universal links.
package struct AssociationFile {
  /// A list of apps, with the URLs that they open.
  package struct Entry: Hashable, Sendable {
    package var apps: [String]
    package var rules: [AssociationRule]
  }

  /// The entries of `applinks`.
  package private(set) var entries: [Entry] = []
  /// The mistakes in the file, as sentences: the system ignores or refuses these parts.
  package private(set) var problems: [String] = []
  private var object: [String: Any] = [:]

  /// A file for one app.
  package init(app: String, rules: [AssociationRule]) {
    set(rules, for: app)
  }

  /// Reads a file.
  ///
  /// - Throws: A ``CommandError`` for a text that is not an association file.
  package init(_ data: Data) throws(CommandError) {
    let json: Any
    do { json = try JSONSerialization.jsonObject(with: data) } catch { throw CommandError("it is not valid JSON") }
    guard let object = json as? [String: Any] else {
      throw CommandError("it is not an object in braces, as an association file is")
    }
    self.object = object
    try read()
  }

  /// Reads the entries again.
  private mutating func read() throws(CommandError) {
    (entries, problems) = ([], [])
    guard let links = object["applinks"] else { return }
    guard let links = links as? [String: Any] else { throw CommandError("“applinks” is not an object") }
    let defaults = (links["defaults"] as? [String: Any]) ?? [:]
    // In the oldest form, the apps were the keys.
    guard let details = links["details"] as? [[String: Any]] else {
      throw CommandError("“applinks” has no list “details” of objects")
    }
    for (index, detail) in details.enumerated() {
      let apps = (detail["appIDs"] as? [String]) ?? (detail["appID"] as? String).map { [$0] } ?? []
      if apps.isEmpty { problems.append("entry \(index + 1) of “details” names no app: it needs “appIDs”") }
      for app in apps where !Self.isAppID(app) {
        problems.append("“\(app)” is not an app identifier such as ABCDE12345.com.example.notes")
      }
      if detail["components"] == nil, detail["paths"] != nil {
        problems.append("entry \(index + 1) of “details” has “paths”, which were replaced by “components”")
      }
      let own = defaults.merging((detail["defaults"] as? [String: Any]) ?? [:]) { $1 }
      guard let components = detail["components"] ?? [] as? [Any], let list = components as? [[String: Any]] else {
        problems.append("“components” of entry \(index + 1) is not a list of objects")
        continue
      }
      entries.append(
        Entry(apps: apps, rules: list.enumerated().map { rule($1, own, "component \($0 + 1) of entry \(index + 1)") }))
    }
    addUnreachable()
  }

  /// Returns whether a text has the form of an app identifier: a prefix of ten letters and digits, and a bundle
  /// identifier.
  package static func isAppID(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isPrefix = parts[0].count == 10 && parts[0].allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) }
    return isPrefix && parts.count > 1
      && parts.dropFirst().allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      }
  }

  private mutating func rule(
    _ component: [String: Any], _ defaults: [String: Any], _ name: String
  ) -> AssociationRule {
    var rule = AssociationRule(path: component["/"] as? String)
    rule.fragment = component["#"] as? String
    switch component["?"] {
    case let text as String: rule.query = .whole(text)
    case let items as [String: String]: rule.query = .items(items)
    case nil: break
    default: problems.append("“?” of \(name) is neither a text nor an object of texts")
    }
    for key in ["/", "#"] where component[key] != nil && !(component[key] is String) {
      problems.append("“\(key)” of \(name) is not a text")
    }
    func flag(_ key: String, _ standard: Bool) -> Bool {
      guard let value = component[key] ?? defaults[key] else { return standard }
      guard let flag = value as? Bool else {
        problems.append("“\(key)” of \(name) is neither true nor false")
        return standard
      }
      return flag
    }
    rule.excludes = flag("exclude", false)
    rule.isCaseSensitive = flag("caseSensitive", true)
    rule.isPercentEncoded = flag("percentEncoded", true)
    rule.comment = component["comment"] as? String
    if [rule.path, rule.fragment].contains(where: { $0?.contains("$(") ?? false }) {
      problems.append("\(name) has a substitution variable, “$(…)”, which Armature does not replace")
    }
    let known: Set = ["/", "?", "#", "exclude", "comment", "caseSensitive", "percentEncoded"]
    for key in component.keys.sorted() where !known.contains(key) {
      problems.append("the system does not know “\(key)” of \(name)")
    }
    return rule
  }

  /// Notes the rules that have no effect: an earlier rule matches all their URLs, and decides otherwise or is equal.
  /// A narrower rule with the same decision is harmless, so it is not noted.
  private mutating func addUnreachable() {
    for (index, entry) in entries.enumerated() {
      for (later, rule) in entry.rules.enumerated() {
        let earlier = entry.rules[..<later].first { earlier in
          earlier.takesAll(of: rule) && (earlier.excludes != rule.excludes || earlier.text == rule.text)
        }
        guard let earlier else { continue }
        problems.append(
          "component \(later + 1) of entry \(index + 1), “\(rule.text)”, is never reached: “\(earlier.text)” comes before it"
        )
      }
    }
  }

  // MARK: Matching

  /// Returns the rule that decides about a URL: the first one that matches, in the order of the file.
  ///
  /// - Parameters:
  ///   - url: The URL. Its host is not looked at: a file belongs to one.
  ///   - app: An app; `nil` for all.
  /// - Returns: The apps, the position from 1 on, and the rule; `nil` if none matches.
  package func decision(
    on url: WebURL, for app: String? = nil
  ) -> (apps: [String], position: Int, rule: AssociationRule)? {
    for entry in entries where app.map(entry.apps.contains) ?? true {
      if let index = entry.rules.firstIndex(where: { $0.matches(url) }) {
        return (entry.apps, index + 1, entry.rules[index])
      }
    }
    return nil
  }

  /// Returns whether the system would open a URL in an app.
  package func claims(_ url: WebURL, for app: String) -> Bool {
    decision(on: url, for: app).map { !$0.rule.excludes } ?? false
  }

  // MARK: Writing

  /// Replaces the rules of an app, and keeps everything else. A new app is appended after the others.
  package mutating func set(_ rules: [AssociationRule], for app: String) {
    var links = (object["applinks"] as? [String: Any]) ?? [:]
    var details = (links["details"] as? [[String: Any]]) ?? []
    var own: [String: Any] = ["appIDs": [app], "components": rules.map(\.object)]
    // The rules are for the system's own defaults.
    if links["defaults"] != nil { own["defaults"] = ["caseSensitive": true, "percentEncoded": true] }
    var index: Int?
    details = details.enumerated().compactMap { position, detail in
      var detail = detail
      var apps = (detail["appIDs"] as? [String]) ?? (detail["appID"] as? String).map { [$0] } ?? []
      guard apps.contains(app) else { return detail }
      apps.removeAll { $0 == app }
      if index == nil { index = position }
      detail["appID"] = nil
      detail["appIDs"] = apps
      return apps.isEmpty ? nil : detail
    }
    details.insert(own, at: min(index ?? details.count, details.count))
    links["details"] = details
    object["applinks"] = links
    // Throws nothing: only the entry of the app differs from the file that was read before.
    try? read()
  }

  /// The file as a text, the same for the same file.
  package var text: String {
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? JSONSerialization.data(withJSONObject: object, options: options) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

extension AssociationRule {
  fileprivate var object: [String: Any] {
    var object: [String: Any] = [:]
    object["/"] = path
    object["#"] = fragment
    switch query {
    case .whole(let text)?: object["?"] = text
    case .items(let items)?: object["?"] = items
    case nil: break
    }
    if excludes { object["exclude"] = true }
    if !isCaseSensitive { object["caseSensitive"] = false }
    if !isPercentEncoded { object["percentEncoded"] = false }
    object["comment"] = comment
    return object
  }

  /// Whether a URL that matches another rule surely matches this one. It is `false` for some that do.
  fileprivate func takesAll(of other: AssociationRule) -> Bool {
    guard isCaseSensitive == other.isCaseSensitive, isPercentEncoded == other.isPercentEncoded,
      fragment == nil || fragment == other.fragment, query == nil || query == other.query
    else { return false }
    guard let path, path != "*" else { return true }
    guard let inner = other.path else { return false }
    if path == inner { return true }
    guard path.hasSuffix("*"), !path.dropLast().contains(where: { $0 == "*" || $0 == "?" }) else { return false }
    return inner.hasPrefix(path.dropLast())
  }
}
