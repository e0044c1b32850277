import Foundation

/// The names under which the system opens an app: schemes and hosts of links, and types of activities. They stand in the
/// code, and again in the files of the Xcode project.
struct SystemNames {
  /// A name in the code, with its file.
  struct Name {
    let text: String
    let path: String
  }

  private(set) var schemes: [Name] = []
  private(set) var hosts: [Name] = []
  private(set) var activities: [Name] = []

  /// - Parameter files: The Swift files with their texts.
  init(in files: some Sequence<(path: String, text: String)>) {
    for file in files {
      let source = SwiftSource(file.text)
      for call in Self.calls(of: "LinkAddress", in: source) {
        let acceptsWWW = call.rest.starts(with: ["acceptsWWW", ":", "true"])
        for address in call.texts { add(address, acceptsWWW: acceptsWWW, in: file.path) }
      }
      for type in Self.calls(of: "continuesActivities", in: source).compactMap(\.texts.first) {
        activities.append(Name(text: type, path: file.path))
      }
    }
  }

  private mutating func add(_ address: String, acceptsWWW: Bool, in path: String) {
    guard let mark = address.range(of: "://") else { return }
    let scheme = address[..<mark.lowerBound].lowercased()
    let host = address[mark.upperBound...].prefix { $0 != "/" }.lowercased()
    guard scheme == "https" || scheme == "http" else { return schemes.append(Name(text: scheme, path: path)) }
    if host.hasPrefix("{") { return }
    hosts.append(Name(text: host, path: path))
    guard acceptsWWW else { return }
    let other = host.hasPrefix("www.") ? String(host.dropFirst("www.".count)) : "www." + host
    hosts.append(Name(text: other, path: path))
  }

  /// Returns the texts with which each call begins, without their quotation marks, and the tokens of the next argument.
  private static func calls(
    of name: Substring, in source: SwiftSource
  ) -> [(texts: [String], rest: ArraySlice<Substring>)] {
    source.tokens.indices.filter { source.tokens[$0...].starts(with: [name, "(", "\""]) }.map { start in
      var (found, index) = ([String](), start + 2)
      while source.tokens[index...].first == "\"" {
        found.append(String(source.text[source.ranges[index]].dropFirst().dropLast()))
        guard source.tokens[(index + 1)...].first == "," else { break }
        index += 2
      }
      return (found, source.tokens[index...])
    }
  }
}

extension Doctor {
  /// The names in the code that the files of the Xcode project lack, and the domains that they have for no address.
  var findingsInSystemNames: [Finding] {
    guard FileSystem.isFolder("\(project.folder)/App") else { return [] }
    let names = SystemNames(in: project.texts(of: project.paths(in: "Sources")))
    return findings(about: names) + findingsInDomains(names.hosts)
  }

  private func findings(about names: SystemNames) -> [Finding] {
    let path = "App/Info.plist"
    if names.schemes.isEmpty, names.activities.isEmpty { return [] }
    guard let info = propertyList(path) else {
      return [finding(path, "the file is missing, or is not a property list", "restore it with git")]
    }
    let types = (info["CFBundleURLTypes"] as? [[String: Any]]) ?? []
    let schemes = Set(types.flatMap { ($0["CFBundleURLSchemes"] as? [String]) ?? [] }.map { $0.lowercased() })
    let activities = Set((info["NSUserActivityTypes"] as? [String]) ?? [])
    return names.schemes.filter { !schemes.contains($0.text) }.map {
      finding(
        path, "the system does not open links with “\($0.text)://”, which is in \($0.path)",
        "add “\($0.text)” to CFBundleURLSchemes in CFBundleURLTypes, or change the address")
    }
      + names.activities.filter { !activities.contains($0.text) }.map {
        finding(
          path, "other devices cannot continue the activity “\($0.text)”, which is in \($0.path)",
          "add “\($0.text)” to NSUserActivityTypes")
      }
  }

  /// The hosts of links on the web need an entitlement.
  private func findingsInDomains(_ hosts: [SystemNames.Name]) -> [Finding] {
    let all = (try? FileSystem.entries(of: "\(project.folder)/App")) ?? []
    guard let name = all.first(where: { $0.hasSuffix(".entitlements") }) else {
      return hosts.prefix(1).map {
        finding("App", "the file of entitlements is missing, and links to \($0.text) need it", "restore it with git")
      }
    }
    let path = "App/\(name)"
    guard let entitlements = propertyList(path) else {
      return [finding(path, "the file is not a property list", "restore it with git")]
    }
    let domains = ((entitlements["com.apple.developer.associated-domains"] as? [String]) ?? []).compactMap { domain in
      // A mode for developers may follow.
      domain.hasPrefix("applinks:") ? domain.dropFirst("applinks:".count).prefix { $0 != "?" }.lowercased() : nil
    }
    func isNamed(_ host: String) -> Bool {
      domains.contains { $0 == host || $0.hasPrefix("*.") && host.hasSuffix($0.dropFirst()) }
    }
    let missing = hosts.filter { !isNamed($0.text) }.map {
      finding(
        path, "the system does not open links to \($0.text), which is in \($0.path)",
        "add “applinks:\($0.text)” to com.apple.developer.associated-domains")
    }
    let unused = domains.filter { domain in
      !hosts.contains { $0.text == domain || domain.hasPrefix("*.") && $0.text.hasSuffix(domain.dropFirst()) }
    }
    return missing
      + unused.map {
        finding(
          path, "the app asks for links to \($0), but no address in the code begins with https://\($0)",
          "add the address to LinkAddress, or remove the domain")
      }
  }

  private func propertyList(_ path: String) -> [String: Any]? {
    guard let file = try? project.file(path) else { return nil }
    return (try? PropertyListSerialization.propertyList(from: file.contents, format: nil)) as? [String: Any]
  }
}
