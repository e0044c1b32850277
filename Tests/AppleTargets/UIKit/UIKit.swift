// macOS has no UIKit, and watchOS no view controllers of it.
#if os(iOS) || os(tvOS) || os(visionOS)
  import Foundation

  @MainActor
  open class UIViewController {
    public init() {}
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/children
    open var children: [UIViewController] { fatalError() }
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/traitoverrides-1z1cc
    @available(iOS 17, tvOS 17, *)
    @preconcurrency open var traitOverrides: UITraitOverrides {
      get { fatalError() }
      set {}
    }
  }

  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller
  @MainActor
  open class UINavigationController: UIViewController {
    open var viewControllers: [UIViewController] = []
    /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:)
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? { fatalError() }
  }

  /// https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct
  @available(iOS 17, tvOS 17, *)
  public struct UITraitOverrides: UIMutableTraits {}

  /// https://developer.apple.com/documentation/uikit/uimutabletraits-13ja5
  @available(iOS 17, tvOS 17, *)
  public protocol UIMutableTraits {}

  @available(iOS 17, tvOS 17, *)
  extension UIMutableTraits {
    /// https://developer.apple.com/documentation/uikit/uimutabletraits-13ja5/horizontalsizeclass
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
      get { fatalError() }
      set {}
    }
  }

  public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
  }

  /// https://developer.apple.com/documentation/uikit/uiapplication/connectedscenes
  @MainActor
  open class UIApplication {
    open class var shared: UIApplication { fatalError() }
    open var connectedScenes: Set<UIScene> { fatalError() }
  }

  @MainActor
  open class UIScene: NSObject {}

  @MainActor
  open class UIWindowScene: UIScene {}

  @MainActor
  open class UIWindow {
    /// https://developer.apple.com/documentation/uikit/uiwindow/init(windowscene:)
    public init(windowScene: UIWindowScene) {}
    open var rootViewController: UIViewController?
    open var isHidden = false
    open func makeKeyAndVisible() {}
  }
#endif
