import Foundation

/// The name of an app, for people and for the compiler.
public struct AppName: Hashable, Sendable {
  /// The name for people: the one that was given for them, the typed text, or the separate words of a name that was
  /// typed as a module name.
  public let display: String
  /// The name of the module and the prefix of its types: `[A-Z][A-Za-z0-9]*`.
  public let module: String

  /// Reads a typed name. A name that cannot be a module name is converted: `my notes` becomes `MyNotes`.
  ///
  /// - Parameters:
  ///   - text: The typed name.
  ///   - display: Another name for people, which need not be one for the compiler.
  /// - Throws: A ``ScaffoldingError`` with the rule that a name breaks.
  public init(_ text: String, display: String? = nil) throws {
    let typed = try Self.trimmed(text)
    module = Self.isModule(typed) ? typed : Self.moduleName(from: typed)
    guard let first = module.first else { throw Self.refused(typed, "it has no letter from A to Z") }
    if first.isNumber { throw Self.refused(typed, "it starts with a digit") }
    let own = module == typed ? Self.words(of: module).joined(separator: " ") : typed
    self.display = try display.map { try Self.trimmed($0, isDisplayed: true) } ?? own
    if let rule = ReservedNames.rule(against: self, typed: typed) { throw Self.refused(typed, rule) }
  }

  /// Returns a name without the spaces around it. Throws if not even people could have it as a name.
  private static func trimmed(_ text: String, isDisplayed: Bool = false) throws -> String {
    try refuseControlCharacters(in: text, of: isDisplayed ? "the displayed name" : "the app's name", kind: .name)
    let name = text.trimmingCharacters(in: .whitespaces)
    func refused(_ rule: String) -> ScaffoldingError { Self.refused(name, rule, isDisplayed: isDisplayed) }
    if name.isEmpty { throw refused("it is empty") }
    if name == "." || name == ".." { throw refused("it means a folder that exists already") }
    if let separator = name.unicodeScalars.first(where: { "/\\:".unicodeScalars.contains($0) }) {
      throw refused("“\(separator)” separates the parts of a path")
    }
    if name.unicodeScalars.count > 50 { throw refused("it is longer than 50 characters") }
    return name
  }

  private static func refused(_ name: String, _ rule: String, isDisplayed: Bool = false) -> ScaffoldingError {
    ScaffoldingError(
      .name, "“\(name.excerpt)” cannot be a name: \(rule)",
      isDisplayed
        ? "expected a text such as “My Notes” for --name"
        : "expected a name such as Notes, MyNotes or “My Notes”; --name sets another name for its users")
  }

  /// The words of the module name: `HTTPServer` has `HTTP` and `Server`.
  var words: [String] { Self.words(of: module) }

  /// The name as the name of a variable: `myNotes`.
  var camel: String { Self.camel(module) }

  /// Returns a name in camel case with a small letter at its beginning: `httpServer` for `HTTPServer`.
  static func camel(_ module: String) -> String {
    let words = words(of: module)
    return words.prefix(1).joined().lowercased() + words.dropFirst().joined()
  }

  /// The five spellings of the name in a template, always in this order.
  var spellings: [String] {
    let lowered = words.map { $0.lowercased() }
    return [display, lowered.joined(separator: "-"), lowered.joined(separator: "_"), module, camel]
  }

  private static func isModule(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy(isASCIILetterOrDigit) && text.first.map { $0.isLetter && $0.isUppercase } == true
  }

  /// Capitalizes each word. Accents are removed; apostrophes and letters without an ASCII form are dropped; any other
  /// character ends a word.
  private static func moduleName(from text: String) -> String {
    var name = ""
    var startsWord = true
    for scalar in text.folding(options: .diacriticInsensitive, locale: nil).unicodeScalars {
      if isASCIILetterOrDigit(scalar) {
        name += startsWord ? String(scalar).uppercased() : String(scalar)
        startsWord = false
      } else if !scalar.properties.isAlphabetic && !"'’".unicodeScalars.contains(scalar) {
        startsWord = true
      }
    }
    return name
  }

  /// Returns the words of a name in camel case.
  static func words(of module: String) -> [String] {
    var words: [String] = []
    let letters = Array(module)
    for (index, letter) in letters.enumerated() {
      let follows = index > 0 && !letters[index - 1].isUppercase
      let precedes = index + 1 < letters.count && letters[index + 1].isLowercase
      if words.isEmpty || letter.isUppercase && (follows || precedes) { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words
  }

  /// Returns a name in camel case as the title that people write: `Terms of Use` for `termsOfUse`, `ID` for `id`.
  static func title(of name: String) -> String {
    let words = words(of: name.prefix(1).uppercased() + name.dropFirst())
    return words.enumerated().map { index, word in
      let lowered = word.lowercased()
      if acronyms.contains(lowered) { return word.uppercased() }
      return index > 0 && index < words.count - 1 && smallWords.contains(lowered) ? lowered : word
    }.joined(separator: " ")
  }

  private static let acronyms: Set = ["faq", "id", "pdf", "qr", "url", "uuid"]
  private static let smallWords: Set = [
    "a", "an", "and", "as", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to", "with",
  ]

  static func isASCIILetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "A"..."Z", "a"..."z", "0"..."9": true
    default: false
    }
  }
}

/// The name of a flow in a project, which begins the names of its types: `Settings`.
public struct FlowName: Hashable, Sendable, CustomStringConvertible {
  /// The name: `[A-Z][A-Za-z0-9]*`.
  public let description: String

  /// Reads a typed name.
  ///
  /// - Throws: A ``ScaffoldingError`` with the rule that the name breaks.
  public init(_ text: String) throws {
    func refused(_ rule: String) -> ScaffoldingError {
      ScaffoldingError(
        .name, "“\(text.excerpt)” cannot name a flow: \(rule)", "expected a name such as Settings or CardPicker")
    }
    description = text
    guard text.first?.isUppercase == true, text.unicodeScalars.allSatisfy(AppName.isASCIILetterOrDigit) else {
      throw refused("it must start with a letter from A to Z, and have only letters and digits")
    }
    for end in ["Coordinator", "Destination"] where text.hasSuffix(end) {
      throw refused("the command adds “\(end)” itself, in the names of the flow's types")
    }
    if Self.own.contains(text) { throw refused("Armature has a type \(text)Coordinator or \(text)Destination") }
    if let rule = ReservedNames.rule(againstCase: caseName) { throw refused(rule) }
  }

  /// The prefixes of Armature's own coordinators and destinations.
  private static let own: Set = ["Any", "Archived", "Container", "Split", "Tab", "ThreeColumn", "View"]

  /// The name for people: `Card Picker`.
  var title: String { AppName.title(of: description) }

  /// The case that opens the flow: `cardPicker`.
  var caseName: String { AppName.camel(description) }

  /// The destination type of the flow.
  var destination: String { "\(self)Destination" }

  /// The coordinator of the flow.
  var coordinator: String { "\(self)Coordinator" }
}

/// The identifier of an app for Apple's systems: `com.example.notes`.
public struct BundleID: Hashable, Sendable {
  let text: String

  /// Reads a typed identifier.
  public init(_ text: String) throws {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isPart = { (part: Substring) in
      !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }
    guard parts.count > 1, parts.allSatisfy(isPart) else {
      throw ScaffoldingError(
        .name, "“\(text.excerpt)” cannot be a bundle identifier",
        "expected letters, digits and hyphens between dots, such as com.example.notes")
    }
    self.text = text
  }
}
