import Foundation

/// Lines of Swift for a file of a project, such as a case or a branch of a switch.
///
/// The code shows where they belong: behind the last case, or the last branch. Within that place, a marker decides the
/// line above which they are inserted: the only comment such as `// armature: cases`.
struct Insertion: Hashable, Sendable {
  /// The kinds of places for lines.
  enum Kind: String, CaseIterable, Sendable {
    /// The cases of an enum.
    case cases
    /// The array `examples`.
    case examples
    /// The switch of `style`.
    case styles
    /// The switch of `isLinkable`.
    case linkability
    /// The switch of `archiving`.
    case archiving
    /// The switch of `screen(in:)`.
    case screens
    /// The switch of `child(for:)`.
    case children
    /// The switch of `flow(in:)` of a tab type.
    case flows
    /// The switch of `item(in:)` of a tab type.
    case items
    /// The array of tabs.
    case tabs
    /// The switch of `view(in:)`.
    case views
    /// The end of a class.
    case methods
    /// The rows of a screen.
    case rows
    /// The array `links`.
    case links

    /// The comment.
    var marker: String { "// armature: \(rawValue)" }

    /// Whether the place is an array or a switch. The user may have written the element or the branch in another way.
    var isForOneCase: Bool { isInArray || member != nil }

    /// Whether the lines lead to a case that compiles without them.
    var isWay: Bool { self == .rows || self == .links }

    /// Whether the lines are elements of an array, each with a comma.
    var isInArray: Bool { [.examples, .tabs, .links].contains(self) }

    /// The branch for the other cases in a new property.
    var answerForOthers: String? {
      switch self {
      case .styles: "default: .push"
      case .linkability: "default: true"
      default: nil
      }
    }

    /// The property with the array, which the command can make.
    var property: SwiftSource.Member? { self == .examples || self == .links ? ("var", Substring(rawValue), nil) : nil }

    /// The member with the switch.
    var member: SwiftSource.Member? {
      switch self {
      case .styles: ("var", "style", nil)
      case .linkability: ("var", "isLinkable", nil)
      case .archiving: ("var", "archiving", nil)
      case .screens, .rows: ("func", "screen", "in")
      case .children: ("func", "child", "for")
      case .flows: ("func", "flow", "in")
      case .items: ("func", "item", "in")
      case .views: ("func", "view", "in")
      case .cases, .examples, .tabs, .methods, .links: nil
      }
    }
  }

  let kind: Kind
  /// The lines, indented by two spaces for each level.
  let lines: [String]
  /// The type into which they are inserted.
  let type: String
  /// Whether they are only for a switch that names every case.
  let isOptional: Bool
  /// The case whose screen gets a row.
  var place: String?
  /// The other cases of the enum, for a new switch; `nil` if a build lacks some of them.
  var otherCases: [String]?

  init(_ kind: Kind, _ text: String, in type: String, at place: String? = nil, isOptional: Bool = false) {
    (self.kind, self.type, self.place, self.isOptional) = (kind, type, place, isOptional)
    lines = text.components(separatedBy: "\n")
  }

  /// Returns a file with the lines.
  ///
  /// - Returns: The text; the same one if the file has the lines already, or does not need them; `nil` if it has no
  ///   place for them, or more than one.
  /// - Complexity: Linear in the length of the file.
  func added(to text: String) -> String? {
    let file = InsertionSite(self, text)
    if isOptional && !file.needsOptionalLines || file.found != nil || file.takesAllCases { return text }
    return file.added()
  }

  /// Whether a file has the lines.
  func isIn(_ text: String) -> Bool { InsertionSite(self, text).found != nil }

  /// Returns a file without the lines.
  ///
  /// - Returns: The text; `nil` if the lines are not in it as they were added.
  /// - Complexity: Linear in the length of the file.
  func removed(from text: String) -> String? {
    let file = InsertionSite(self, text)
    guard let found = file.found else { return isOptional ? text : nil }
    return file.removed(found)
  }

  /// Whether the place of the lines names a case in a file: in its array, or in a branch of its switch.
  func names(_ name: Substring, in text: String) -> Bool {
    let file = InsertionSite(self, text)
    let tokens = file.source.tokens[file.area]
    return zip(tokens, tokens.dropFirst()).contains { $0 == "." && $1 == name }
  }

  /// The code that a file must have for the lines, in words for errors.
  var expectation: String {
    switch kind {
    case .cases: "an enum “\(type)”"
    case .examples: "a plain array “examples” in “\(type)”"
    case .tabs: "one plain array for “super.init” in “\(type)”"
    case .methods: "a class “\(type)” without such a method"
    case .rows: "one “Screen(…) { … }” for the case “\(place ?? "")” in “screen(in:)” of “\(type)”"
    case .links: "a plain array “links” in “\(type)”"
    case .children: "one switch over the destination in “child(for:)” of “\(type)”"
    case .flows, .items, .screens, .views: "one switch over self in “\(kind.member?.name ?? "")(in:)” of “\(type)”"
    case .styles, .linkability, .archiving: "one switch over self in “\(kind.member?.name ?? "")” of “\(type)”"
    }
  }
}
