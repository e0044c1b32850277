import Foundation

/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's publisher, made when it is first asked for. Combine keeps it in the object's published properties, so an
  /// object without any has another one each time.
  public var objectWillChange: ObservableObjectPublisher {
    publishers.hasPublished(self) ? publishers.publisher(of: self) : ObservableObjectPublisher()
  }
}

/// What the properties that publish have in common, whatever they hold.
protocol AnyPublished {}
extension Published: AnyPublished {}

private let publishers = PublisherTable()

/// The publishers of the objects that did not declare one. Swift has no associated objects on Linux.
private final class PublisherTable: @unchecked Sendable {
  private struct Entry {
    weak var owner: AnyObject?
    let publisher = ObservableObjectPublisher()
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 64
  /// Which types have published properties, of their own or of a superclass.
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
      // An address may have been taken over by another object.
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
