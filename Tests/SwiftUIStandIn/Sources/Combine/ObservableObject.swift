import Foundation

/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's publisher, made when it is first asked for.
  public var objectWillChange: ObservableObjectPublisher { publishers.publisher(of: self) }
}

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
