import ArmatureUI
import Foundation

/// The screens of the sample of items. In an array, all values are of this type.
enum Item: Hashable, Sendable {
  case choices
  case number(Int)
  case animals(String, Int)
  case child(Child)

  enum Child: Hashable, Codable { case path, plain }

  /// The value in a path, where each type has a view of its own.
  var value: any Hashable & Sendable {
    switch self {
    case .choices: Choices(count: 10)
    case .number(let number): number
    case .animals(let animal, let count): Herd(animal: animal, count: count)
    case .child(let child): child
    }
  }
}

struct Choices: Hashable, Codable { let count: Int }

struct Herd: Hashable, Codable {
  let animal: String
  let count: Int
}

/// A value of a class with subclasses.
class Specimen: Hashable, @unchecked Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (one: Specimen, other: Specimen) -> Bool { one.text == other.text }
  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

final class FirstSpecimen: Specimen, @unchecked Sendable { init() { super.init("The first one") } }

enum ItemName: String, PathName {
  case choices, number, herd, child

  var type: any PathValue.Type {
    switch self {
    case .choices: Choices.self
    case .number: Int.self
    case .herd: Herd.self
    case .child: Item.Child.self
    }
  }
}

extension URL {
  /// The numbers of a link such as `sample://doubling/42/13`.
  func numbers(in tab: String) -> [Int]? {
    host == tab ? pathComponents.dropFirst().compactMap { Int($0) } : nil
  }
}
