/// A publisher whose values are sent by a caller.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
}

/// The subscribers of a subject.
final class Listeners<Output, Failure: Error> {
  private var next = 0
  private var calls: [Int: (Output) -> Void] = [:]

  func add<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    let number = next
    next += 1
    calls[number] = { _ = subscriber.receive($0) }
    subscriber.receive(subscription: Ending { [weak self] in self?.calls[number] = nil })
  }

  func send(_ value: Output) {
    for (_, call) in calls.sorted(by: { $0.key < $1.key }) { call(value) }
  }

  private struct Ending: Subscription {
    let end: () -> Void
    func request(_ demand: Subscribers.Demand) {}
    func cancel() { end() }
  }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()
  public var value: Output { didSet { listeners.send(value) } }

  public init(_ value: Output) { self.value = value }
  public func send(_ value: Output) { self.value = value }
  public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    listeners.add(subscriber)
    _ = subscriber.receive(value)
  }
}

/// The publisher of an observable object.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let listeners = Listeners<Void, Never>()

  public init() {}
  public func send() { listeners.send(()) }
  public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
    listeners.add(subscriber)
  }
}
