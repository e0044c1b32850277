#if canImport(SwiftUI)
  import Armature
  import Combine
  import SwiftUI

  /// A value that SwiftUI reads and writes: the path of a stack, the selected tab, or the column on top.
  ///
  /// SwiftUI gets it as a key path of this object. A binding made of closures would be another one after each drawing,
  /// and SwiftUI would call `onAppear` for screens in the middle of a path.
  @MainActor
  class SystemValue<Value: Equatable>: ObservableObject {
    /// Called with each value that SwiftUI writes, also with one that is ignored. Tests listen.
    var didWrite: ((Value) -> Void)?
    private var window: WindowModel?
    private var get: () -> Value
    private var set: (Value) -> Bool = { _ in true }
    /// A value that is shown until the scene's value changes.
    @Published private var other: (value: Value, current: Value)?
    private var count = 0

    init(_ initial: Value) { get = { initial } }

    /// Connects the value with the scene. Called for each drawing.
    ///
    /// - Parameters:
    ///   - window: The window that draws the value.
    ///   - get: Returns the scene's value.
    ///   - set: Reports the user's action, and returns whether SwiftUI shows the new value already.
    func connect(_ window: WindowModel, get: @escaping () -> Value, set: @escaping (Value) -> Bool) {
      (self.window, self.get, self.set) = (window, get, set)
    }

    var value: Value {
      get {
        let current = get()
        return other.flatMap { $0.current == current ? $0.value : nil } ?? current
      }
      set {
        didWrite?(newValue)
        let old = get()
        let isShown = window?.isSeen == false || set(newValue)
        guard newValue != old, get() == old else { return }
        // SwiftUI sees that a refused value changes back only if it has read that value.
        show(isShown ? newValue : nil)
      }
    }

    /// Shows another value than the scene's for the time of a push.
    ///
    /// - Parameter value: The value; `nil` to show the scene's now.
    func show(_ value: Value?) {
      other = value.map { ($0, get()) }
      count += 1
      Task { [weak self, count, pace = window?.pace] in
        await pace?.waitForPush()
        if let self, self.count == count, other != nil { other = nil }
      }
    }
  }
#endif
