import Armature
import ArmatureExplorer
import Foundation

// The links of the app, for people, for tools and for the system.
extension TerminalApp {
  /// The words of `links` after the command, read.
  private struct LinkWords {
    var operands: [String] = []
    var appID: String?
    var address: String?
    var merge: String?

    init(_ arguments: ArraySlice<String>) throws(CommandError) {
      var rest = arguments
      while let word = rest.popFirst() {
        switch word {
        case "--app-id": appID = try Self.value(of: word, "ABCDE12345.com.example.notes", from: &rest)
        case "--address": address = try Self.value(of: word, "https://example.com/app", from: &rest)
        case "--merge": merge = try Self.value(of: word, "apple-app-site-association", from: &rest)
        default:
          if word.hasPrefix("--") { throw CommandError("links does not take \(word.quoted) there") }
          operands.append(word)
        }
      }
      if let appID, !AssociationFile.isAppID(appID) {
        throw CommandError(
          "\(appID.quoted) is not an app identifier; expected the prefix of the team and the bundle identifier, as in "
            + "ABCDE12345.com.example.notes")
      }
    }

    private static func value(
      of option: String, _ example: String, from rest: inout ArraySlice<String>
    ) throws(CommandError) -> String {
      guard let value = rest.popFirst(), !value.hasPrefix("--") else {
        throw CommandError("\(option) expects a value, as in: \(option) \(example)")
      }
      return value
    }
  }

  /// Runs `links`.
  ///
  /// - Parameters:
  ///   - arguments: The words after `links`.
  ///   - scene: Opens the scene at the start. It is not called for wrong words.
  ///   - terminal: The terminal to write to.
  /// - Returns: The exit status.
  /// - Throws: A ``CommandError`` for wrong words.
  func links(
    _ arguments: [String], of scene: () throws -> FlowScene, in terminal: any Terminal
  ) throws -> Int32 {
    switch arguments.first {
    case nil: terminal.write(try scene().linkDirectory.text)
    case "--json" where arguments.count == 1: terminal.write(try scene().linkDirectory.prettyJSON())
    case "--markdown" where arguments.count == 1: terminal.write(try scene().linkDirectory.markdown)
    case "--apple-app-site-association":
      return try associate(LinkWords(arguments.dropFirst()), of: scene, in: terminal)
    case "explain":
      let words = try LinkWords(arguments.dropFirst())
      guard words.operands.count == 1 else {
        throw CommandError("links explain expects one URL, as in: \(name) links explain https://example.com/note/7")
      }
      return try explain(words.operands[0], words, of: scene, in: terminal)
    case "check":
      let words = try LinkWords(arguments.dropFirst())
      guard words.operands.count == 1 else {
        throw CommandError("links check expects one file, as in: \(name) links check apple-app-site-association")
      }
      return try check(words.operands[0], words, of: scene, in: terminal)
    case let word?:
      let known = ["--json", "--markdown", "--apple-app-site-association", "explain", "check"]
      throw CommandError(
        "links does not take \(arguments.joined(separator: " ").quoted)\(word.expectation(among: known))")
    }
    return 0
  }

  /// Prints the association file.
  private func associate(_ words: LinkWords, of scene: () throws -> FlowScene, in terminal: any Terminal) throws
    -> Int32
  {
    if let word = words.operands.first {
      throw CommandError("links --apple-app-site-association does not take \(word.quoted)")
    }
    let address = try webAddress(words.address)
    guard let app = words.appID else {
      throw CommandError(
        "an association file names the app; add its identifier, as in: --app-id ABCDE12345.com.example.notes")
    }
    let scene = try scene()
    let links = scene.publicLinks()
    guard links.places.contains(where: { $0.exclusion == nil }) else {
      terminal.writeError(
        "error: no destination is public; return true from “isPublic” for the ones that links on the web may open\n")
      return 1
    }
    let rules = links.rules(at: address)
    var file = try words.merge.map(readFile) ?? AssociationFile(app: app, rules: rules.rules)
    if words.merge != nil { file.set(rules.rules, for: app) }
    for problem in scene.linkProblems + file.problems { writeNote(problem, in: terminal) }
    for place in rules.notExcluded {
      writeNote(
        "\(place.sample(at: address)) is not excluded, since links to public places look the same", in: terminal)
    }
    for alias in links.unknownAliases {
      writeNote("the old form \(alias) is left out: no value for it is known", in: terminal)
    }
    for place in links.places where place.exclusion == nil {
      let text = place.sample(at: address)
      guard let url = WebURL(text), let decision = file.decision(on: url), !decision.apps.contains(app) else {
        continue
      }
      writeNote(
        "\(decision.apps.joined(separator: ", ")) claims \(text) first, by “\(decision.rule.text)”", in: terminal)
    }
    terminal.write(file.text)
    return 0
  }

  /// Says what the system and the app do with a URL.
  private func explain(
    _ text: String, _ words: LinkWords, of scene: () throws -> FlowScene, in terminal: any Terminal
  ) throws -> Int32 {
    guard let url = WebURL(text) else {
      throw CommandError("\(text.quoted) is not a URL with a scheme and a host, such as https://example.com/note/7")
    }
    var isFine = true
    let scene = try scene()
    if ["https", "http"].contains(url.scheme) {
      let address = try webAddress(words.address, for: url)
      let file = AssociationFile(app: "", rules: scene.publicLinks().rules(at: address).rules)
      if !address.hosts.contains(url.host) {
        isFine = false
        terminal.write("The file of \(address.host) says nothing about \(url.host).\n")
      } else if let decision = file.decision(on: url) {
        let comment = decision.rule.comment.map { " (\($0))" } ?? ""
        isFine = !decision.rule.excludes
        let verb = decision.rule.excludes ? "excludes" : "claims"
        terminal.write("Component \(decision.position) \(verb) it: \(decision.rule.text)\(comment)\n")
      } else {
        isFine = false
        terminal.write("No component claims it, so the system opens it in the browser.\n")
      }
    } else {
      terminal.write("The system finds the app by the scheme “\(url.scheme)”.\n")
    }
    do throws(LinkError) {
      let plan = try scene.plan(for: text)
      terminal.write(plan.description.split(separator: "\n").map { "  \(String($0).sanitized)\n" }.joined())
      terminal.write(
        plan.guards.isEmpty ? "No guard is asked.\n" : "Guards that are asked: \(plan.guards.joined(separator: ", "))\n"
      )
    } catch {
      terminal.write("The app refuses it: \("\(error)".sanitized)\n")
      return 1
    }
    return isFine ? 0 : 1
  }

  /// Compares a file with the links of the app.
  private func check(
    _ path: String, _ words: LinkWords, of scene: () throws -> FlowScene, in terminal: any Terminal
  ) throws -> Int32 {
    let address = try webAddress(words.address)
    let file = try readFile(path)
    let apps = file.entries.flatMap(\.apps)
    guard let app = words.appID ?? (Set(apps).count == 1 ? apps[0] : nil) else {
      throw CommandError(
        apps.isEmpty
          ? "\(path) names no app; add the identifier, as in: --app-id ABCDE12345.com.example.notes"
          : "\(path) is for several apps; choose one, as in: --app-id \(apps[0])")
    }
    let links = try scene().publicLinks()
    let findings = AssociationCheck(file, of: app, against: links, at: address).findings
    for finding in findings { terminal.write("\(finding.sanitized)\n") }
    if findings.isEmpty {
      let count = links.places.count { $0.exclusion == nil }
      terminal.write("The file is up to date: it claims \(count) public place\(count == 1 ? "" : "s").\n")
    }
    return findings.isEmpty ? 0 : 1
  }

  func writeNote(_ text: String, in terminal: any Terminal) { terminal.writeError("note: \(text.sanitized)\n") }

  private func readFile(_ path: String) throws(CommandError) -> AssociationFile {
    let data = try Data(ofFile: path, "file")
    do throws(CommandError) { return try AssociationFile(data) } catch {
      throw CommandError("\(path) is not an association file: \(error.message)")
    }
  }

  /// Returns the address on the web at which the links begin: the given one, the one that fits a URL, or the only one.
  private func webAddress(_ text: String?, for url: WebURL? = nil) throws(CommandError) -> WebAddress {
    let known = linkAddress?.webAddresses ?? []
    if let text, !text.lowercased().hasPrefix("https://") {
      throw CommandError("\(text.quoted) does not begin with https://, as an address on the web does")
    }
    let found: WebAddress?
    if let text {
      let wanted = text.hasSuffix("/") ? String(text.dropLast()) : text
      found = known.first { $0.text == wanted || $0.text == wanted + "/" }
    } else {
      let fitting = known.filter { address in url.map(address.begins) ?? false }
      found = fitting.max { $0.parts.count < $1.parts.count } ?? (known.count == 1 || url != nil ? known.first : nil)
    }
    guard let found else {
      let list = known.map(\.text.quoted).joined(separator: ", ")
      throw CommandError(
        known.isEmpty
          ? "the app has no address on the web; add one to its LinkAddress, as in: "
            + "LinkAddress(\"notes://\", \"https://example.com/app\")"
          : text.map { "\($0.quoted) is not an address of the app; its addresses on the web are \(list)" }
            ?? "the app has several addresses on the web, \(list); choose one with --address")
    }
    guard !found.hasHostForScene else {
      throw CommandError(
        "the host of \(found.text.quoted) is the name of a scene, and a file belongs to one host; add an address with a "
          + "host of its own")
    }
    return found
  }
}

extension WebAddress {
  /// Whether a URL begins with the address.
  fileprivate func begins(_ url: WebURL) -> Bool {
    let path = url.path.split(separator: "/")
    return hosts.contains(url.host) && path.count >= parts.count
      && zip(parts, path).allSatisfy { part, text in part.map { $0 == text } ?? true }
  }
}
