import Armature

/// A ``FlowPath`` that can be saved: each value with its name and, if it is not the value's own, its style.
///
/// ```swift
/// let data = try JSONEncoder().encode(CodablePath<ShelfName>(path))
/// ```
///
/// The data is a list: `[["book",{"id":7}],["chapter",3,"sheet"]]`. It can also be a part of the app's own values, such
/// as those of a flow that `KeepsValues`.
///
/// A path is read up to the first value that cannot be read. A value with an unknown style gets its own.
/// ``problems`` has the reasons.
///
/// ```swift
/// let saved = try JSONDecoder().decode(CodablePath<ShelfName>.self, from: data)
/// path = saved.path
/// for problem in saved.problems { print(problem) }
/// ```
public struct CodablePath<Name: PathName>: Hashable, Sendable {
  /// The path.
  public let path: FlowPath
  /// The unknown styles, and the reason why the path ends before the saved one. Empty if everything is as it was.
  public let problems: [PathError]

  /// Creates the form of a path that can be saved.
  ///
  /// - Parameter path: The path.
  /// - Throws: The first value whose type has no name or is not `Codable`. `try?` makes it `nil`.
  public init(_ path: FlowPath) throws(PathError) {
    try Name.check()
    for (index, value) in path.values.enumerated() { _ = try Name.name(of: value, at: index + 1) }
    self.path = path
    problems = []
  }
}

extension CodablePath: Codable {
  /// Reads a path up to the first value that cannot be read.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: The decoder's error when there is no list.
  public init(from decoder: any Decoder) throws {
    var items = try decoder.unkeyedContainer()
    var path = FlowPath()
    var problems: [PathError] = []
    do throws(PathError) {
      try Name.check()
      while !items.isAtEnd {
        if let problem = try path.append(from: &items, Name.self) { problems.append(problem) }
      }
    } catch {
      problems.append(error)
    }
    self.path = path
    self.problems = problems
  }

  /// Writes the values from the bottom up.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: The error of a value that cannot be encoded.
  public func encode(to encoder: any Encoder) throws {
    var items = encoder.unkeyedContainer()
    for (index, route) in path.routes.routes.enumerated() {
      let value = route.destination.base
      var item = items.nestedUnkeyedContainer()
      try item.encode(Name.name(of: value, at: index + 1).rawValue)
      if let value = value as? any Encodable { try item.encode(value) }
      if route.style != .own(of: value) { try item.encode(route.style.linkText) }
    }
  }
}

extension FlowPath {
  /// Reads the next value from a list.
  ///
  /// - Returns: The problem with the value's style, if that is unknown.
  /// - Throws: The reason why the value cannot be read.
  fileprivate mutating func append<Name: PathName>(
    from items: inout any UnkeyedDecodingContainer, _ names: Name.Type
  ) throws(PathError) -> PathError? {
    let position = items.currentIndex + 1
    var place = ""
    do {
      var item = try items.nestedUnkeyedContainer()
      let name = try Name.name(item.decode(String.self), at: position)
      place = "is a “\(name.rawValue)” that "
      let value: any PathValue = try item.decode(name.type)
      let text = item.isAtEnd ? nil : try item.decode(String.self)
      let style = text.flatMap(PresentationStyle.init(linkText:))
      try append(value, as: style)
      guard style == nil, let text else { return nil }
      let problem = RestoreReport.Reason.unknownStyle(text)
      return PathError(position, "\(place)is restored in its own style: \(problem)")
    } catch let error as PathError {
      throw error
    } catch let error as NavigationError {
      throw PathError(position, "was refused: \(error)")
    } catch {
      throw PathError(position, "\(place)cannot be read: \(error.problem)")
    }
  }
}
