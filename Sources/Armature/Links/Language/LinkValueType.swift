/// The type of a value in a link, and whether a link may leave the value out.
struct LinkValueType: Hashable, Sendable {
  let name: String
  let isOptional: Bool

  init<Value>(_ type: Value.Type) {
    isOptional = type is any OptionalValue.Type
    name = isOptional ? String("\(type)".dropFirst("Optional<".count).dropLast()) : "\(type)"
  }

  static func types<each Value: LinkValue>(_ type: repeat (each Value).Type) -> [Self] {
    var types: [Self] = []
    repeat types.append(Self(each type))
    return types
  }

  /// Returns the text of a value of the type; `nil` for a value that a link leaves out.
  func text(of value: some LinkValue) -> String? {
    if isOptional, (value as? any OptionalValue)?.isAbsent == true { return nil }
    return value.linkText
  }

  /// Returns the value for a type when a link leaves it out; `nil` for a required value.
  static func absent<Value>(_ type: Value.Type) -> Value? { (type as? any OptionalValue.Type)?.absent as? Value }
}

private protocol OptionalValue {
  static var absent: Self { get }
  var isAbsent: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate static var absent: Self { .none }
  fileprivate var isAbsent: Bool { self == nil }
}
