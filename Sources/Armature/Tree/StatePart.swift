/// A part of a scene's state that belongs to one feature. Whoever copies or drops a state does so with all its parts, and
/// an archive has them, too.
protocol StatePart: Codable, Sendable {
  /// The key of the part in archives.
  static var archiveKey: String { get }
}

/// The parts of a state by their types. Most states have none.
struct StateParts: Sendable {
  // A box keeps the state small: it is copied often.
  private var parts: Shared<[ObjectIdentifier: any StatePart]>?

  subscript<Part: StatePart>(type: Part.Type) -> Part? {
    get { parts?.value[ObjectIdentifier(type)] as? Part }
    set {
      var all = parts?.value ?? [:]
      all[ObjectIdentifier(type)] = newValue
      parts = all.isEmpty ? nil : Shared(all)
    }
  }

  /// All parts, in no order.
  var all: [any StatePart] { parts.map { Array($0.value.values) } ?? [] }
}
