// macOS has no UIKit, and watchOS no view controllers of it.
#if os(iOS) || os(tvOS) || os(visionOS)
  @MainActor
  open class UIViewController {
    public init() {}
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  }
#endif
