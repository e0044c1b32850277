import Foundation

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of the object, made on first use. Combine stores it in the object's published properties, so an
  /// object without any gets a new one each time.
  public var objectWillChange: ObservableObjectPublisher {
    publishers.hasPublished(self) ? publishers.publisher(of: self) : ObservableObjectPublisher()
  }
}

/// A published property of any type.
protocol AnyPublished {}
extension Published: AnyPublished {}

private let publishers = PublisherTable()

/// The publishers of the objects that declare none. Swift has no associated objects on Linux.
private final class PublisherTable: @unchecked Sendable {
  private struct Entry {
    weak var owner: AnyObject?
    let publisher = ObservableObjectPublisher()
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 64
  /// Whether a type or its superclasses have published properties.
  private var known: [ObjectIdentifier: Bool] = [:]

  func hasPublished(_ object: AnyObject) -> Bool {
    let type = ObjectIdentifier(Swift.type(of: object))
    if let known = lock.withLock({ known[type] }) { return known }
    let mirrors = sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }
    let has = mirrors.contains { $0.children.contains { $0.value is any AnyPublished } }
    return lock.withLock {
      known[type] = has
      return has
    }
  }

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      // Another object may have the same address by now.
      if let entry = entries[ObjectIdentifier(object)], entry.owner === object { return entry.publisher }
      if entries.count >= limit {
        entries = entries.filter { $0.value.owner != nil }
        limit = max(64, entries.count * 2)
      }
      let entry = Entry(owner: object)
      entries[ObjectIdentifier(object)] = entry
      return entry.publisher
    }
  }
}
