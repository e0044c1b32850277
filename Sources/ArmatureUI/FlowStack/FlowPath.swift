import Armature

/// A path of values of several types, for a stack without a coordinator.
///
/// ```swift
/// var path = FlowPath()
/// try path.append(7)
/// try path.append("seven", as: .sheet)
/// try path.routes.goBackTo(AnyDestination(7))
/// ```
///
/// ``routes`` has all verbs. A value that `RouteStack.update(_:_:)` changes in place keeps its screen. Two paths are
/// equal when they show equal values in equal styles; the identities of the slots are ignored. A ``CodablePath`` saves a
/// path.
public struct FlowPath: Sendable {
  /// The path as a stack, with all verbs. Its root stands for the screen below the path.
  public var routes: RouteStack<AnyDestination>

  /// Creates a path of pushed values.
  public init(_ values: [any Hashable & Sendable] = []) {
    routes = RouteStack(root: AnyDestination(""))
    // This is never refused: all values are pushed.
    for value in values { try? append(value, as: .push) }
  }

  /// The number of values.
  public var count: Int { routes.count }
  /// Whether the path shows nothing above the root.
  public var isEmpty: Bool { routes.count == 0 }
  /// The values from the bottom up.
  public var values: [any Hashable & Sendable] { routes.routes.map(\.destination.base) }

  /// The path as an array. The setter does not check the rules, because the array was checked before.
  package var items: [Route<AnyDestination>] {
    get { routes.routes }
    set {
      routes.goBackToRoot()
      routes.append(newValue)
    }
  }

  /// Shows a value above the last one.
  ///
  /// - Parameters:
  ///   - value: A value of any type.
  ///   - style: How it appears; `nil` asks the value when it is a `Destination`, and pushes any other.
  /// - Throws: `noStack` for a push onto a layer without a stack; `underDialog` above a dialog.
  public mutating func append(
    _ value: any Hashable & Sendable, as style: PresentationStyle? = nil
  ) throws(NavigationError) {
    try routes.show(AnyDestination(value), as: style)
  }

  /// Removes the last values.
  ///
  /// - Parameter count: The number of values; 0 changes nothing.
  /// - Throws: `pastRoot` when there are fewer, or for a negative number.
  public mutating func removeLast(_ count: Int = 1) throws(NavigationError) { try routes.goBack(count) }

  /// Removes all values that match, from anywhere in the path. The slots above are kept, but SwiftUI may make new
  /// views, with a new `@State`, for pages that move down. Everything above a sheet or another modal is removed with
  /// it. ``routes`` removes a slot by its identity.
  ///
  /// ```swift
  /// try path.remove { $0 as? Int == 7 }
  /// ```
  ///
  /// - Throws: `notFound` when no value matches.
  public mutating func remove(where matches: (any Hashable & Sendable) -> Bool) throws(NavigationError) {
    try routes.remove { matches($0.base) }
  }
}

extension FlowPath: Hashable {
  public static func == (one: Self, other: Self) -> Bool {
    one.routes.routes.elementsEqual(other.routes.routes) { $0.destination == $1.destination && $0.style == $1.style }
  }

  public func hash(into hasher: inout Hasher) {
    for route in routes.routes { hasher.combine(route.destination) }
  }
}

/// The names that the types of a path's values have in saved data.
///
/// The app declares an enum with a case for each type. The raw values are the names, so a type can be renamed freely:
///
/// ```swift
/// enum ShelfName: String, PathName {
///   case book, chapter
///
///   var type: any PathValue.Type {
///     switch self {
///     case .book: Book.self
///     case .chapter: Int.self
///     }
///   }
///
///   var formerNames: [String] { self == .book ? ["volume"] : [] }
/// }
/// ```
public protocol PathName: RawRepresentable, CaseIterable where RawValue == String {
  /// The type of the values with this name. Two names cannot have the same type.
  var type: any PathValue.Type { get }
  /// The names that the type had in earlier versions of the app. The default is none.
  var formerNames: [String] { get }
}

extension PathName {
  public var formerNames: [String] { [] }
}

/// A value of a path that can be saved.
public typealias PathValue = Codable & Hashable & Sendable

extension PathName {
  /// The name now and the former ones.
  private var names: [String] { [rawValue] + formerNames }

  /// Checks that no name stands for two types, and that no type has two names.
  static func check() throws(PathError) {
    var names: Set<String> = []
    var types: [ObjectIdentifier: Self] = [:]
    for name in allCases {
      if let twice = name.names.first(where: { !names.insert($0).inserted }) {
        throw PathError(nil, "\(Self.self) has the name “\(twice)” twice; a name can stand for one type only")
      }
      if let other = types.updateValue(name, forKey: ObjectIdentifier(name.type)) {
        throw PathError(
          nil,
          "\(Self.self) has two names for \(String(reflecting: name.type)): “\(other.rawValue)” and "
            + "“\(name.rawValue)”; remove a case, and add its name to the formerNames of the other")
      }
    }
  }

  /// Returns the name of a value's type.
  static func name(of value: any Hashable & Sendable, at position: Int) throws(PathError) -> Self {
    let type = Swift.type(of: value)
    if let name = allCases.first(where: { $0.type == type }) { return name }
    let help = (value is any Codable ? "" : "make it Codable and ") + "add a case for it"
    throw PathError(position, "is of type \(String(reflecting: type)), which \(Self.self) does not name; \(help)")
  }

  /// Returns the name that saved data contains, or that stands for it now.
  static func name(_ text: String, at position: Int) throws(PathError) -> Self {
    let known = allCases.flatMap(\.names)
    guard !text.hasTooManyMarks, let name = allCases.first(where: { $0.names.contains(text) }) else {
      throw PathError(
        position,
        "is named “\(text.excerpt)”, which is neither a case of \(Self.self) nor in its formerNames"
          + text.expectation(among: known))
    }
    return name
  }
}

/// The reason why a path cannot be saved, or why its end could not be read.
public struct PathError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The position of the value in the path, counted from 1; `nil` if it is about the names themselves.
  public let position: Int?
  /// One sentence about the value, the problem and the way out.
  public let description: String

  init(_ position: Int?, _ problem: String) {
    self.position = position
    description = (position.map { "value \($0) of the path " } ?? "") + problem
  }
}
