// tvOS has nothing of it.
#if !os(tvOS)
  import Foundation

  /// https://developer.apple.com/documentation/localauthentication/lacontext
  open class LAContext: NSObject {
    public override init() {}
    /// The pointer is an `NSErrorPointer`, which this compiler lacks for Apple's systems.
    ///
    /// https://developer.apple.com/documentation/localauthentication/lacontext/canevaluatepolicy(_:error:)
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<(any Error)?>?) -> Bool { fatalError() }
    /// https://developer.apple.com/documentation/localauthentication/lacontext/evaluatepolicy(_:localizedreason:reply:)
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { fatalError() }
  }

  /// https://developer.apple.com/documentation/localauthentication/lapolicy
  public enum LAPolicy: Int, Sendable {
    /// https://developer.apple.com/documentation/localauthentication/lapolicy/deviceownerauthentication
    case deviceOwnerAuthentication = 2
  }
#endif
