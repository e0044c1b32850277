#if canImport(SwiftUI)
  import Armature
  import Combine
  import SwiftUI

  /// A value that SwiftUI reads and writes: the path of a stack, the selected tab, or the column on top.
  ///
  /// SwiftUI gets it as a key path of this object. A binding made of closures would be another one after each drawing.
  /// SwiftUI then calls `onAppear` for screens in the middle of a path.
  @MainActor
  final class SystemValue<Value: Equatable>: ObservableObject {
    /// A value that SwiftUI has written and the scene has not taken.
    private struct Refused {
      let value: Value
      /// The scene's value at that time.
      let current: Value
    }

    private var window: WindowModel?
    private var get: () -> Value
    private var set: (Value) -> Bool = { _ in true }
    @Published private var refused: Refused?

    init(_ initial: Value) { get = { initial } }

    /// Sets where the value is. Called for each drawing.
    ///
    /// - Parameters:
    ///   - window: The window that draws the value.
    ///   - get: Returns the scene's value.
    ///   - set: Reports the user's action, and returns whether SwiftUI shows the new value already.
    func follow(_ window: WindowModel, get: @escaping () -> Value, set: @escaping (Value) -> Bool) {
      (self.window, self.get, self.set) = (window, get, set)
    }

    var value: Value {
      get {
        let current = get()
        return refused.flatMap { $0.current == current ? $0.value : nil } ?? current
      }
      set {
        let old = get()
        let isShown = window?.isSeen == false || set(newValue)
        guard newValue != old, get() == old else { return }
        if isShown { takeBack(newValue, over: old) } else { objectWillChange.send() }
      }
    }

    /// Returns a refused value for the time of a push: SwiftUI sees that a value changes back only if it has read the
    /// one that it has written.
    private func takeBack(_ value: Value, over current: Value) {
      refused = Refused(value: value, current: current)
      Task { [weak self, pace = window?.pace] in
        await pace?.waitForPush()
        self?.refused = nil
      }
    }
  }
#endif
