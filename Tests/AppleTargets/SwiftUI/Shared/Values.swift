// MARK: Texts and colors

public struct Color: Hashable, Sendable, View, PrimitiveView {
  public static let primary = Color()
  public static let secondary = Color()
  public static let accentColor = Color()
  public static let red = Color()
  public static let clear = Color()
  nonisolated public func opacity(_ opacity: Double) -> Color { self }
}

public protocol ShapeStyle: Sendable {}
extension Color: ShapeStyle {}

public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: Self { Self() }
  public static var secondary: Self { Self() }
}

public struct Font: Hashable, Sendable {
  public static let headline = Font()
}

public enum TextAlignment: Hashable, Sendable { case leading, center, trailing }

// MARK: Layout

public enum Edge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

public struct HorizontalAlignment: Equatable, Sendable {
  let name: String
  public static let leading = Self(name: "leading")
  public static let center = Self(name: "center")
}

public struct VerticalAlignment: Equatable, Sendable {
  public static let center = Self()
}

public struct Alignment: Equatable, Sendable {
  public static let center = Self()
}

// MARK: Controls

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

@available(watchOS 10, *)
@available(tvOS, unavailable)
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = Self(rawValue: 1)
  public static let date = Self(rawValue: 2)
}

public protocol PickerStyle {}

@available(tvOS 17, *)
@available(watchOS, unavailable)
public struct MenuPickerStyle: PickerStyle { public init() {} }

// MARK: Navigation

public protocol NavigationViewStyle {}

@available(macOS, unavailable)
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }

@available(macOS, unavailable)
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { Self() }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct NavigationPath: Equatable { public init() {} }

/// Not `Sendable`, as Apple's.
public struct ToolbarItemPlacement {
  let name: String
  public static var automatic: Self { Self(name: "automatic") }
  public static var cancellationAction: Self { Self(name: "cancellationAction") }
  public static var confirmationAction: Self { Self(name: "confirmationAction") }
  public static var primaryAction: Self { Self(name: "primaryAction") }
}

// Only its name matters: Armature has it too, so a file that imports both modules must name the module.

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct ToolbarPlacement {
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var windowToolbar: Self { Self() }
}

// MARK: Presentation and windows

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct PresentationDetent: Hashable, Sendable {
  let name: String
  public static let medium = Self(name: "medium")
  public static let large = Self(name: "large")
  public static func fraction(_ fraction: CGFloat) -> Self { Self(name: "fraction(\(fraction))") }
  public static func height(_ height: CGFloat) -> Self { Self(name: "height(\(height))") }
}

public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// The way to dismiss a window that shows a sheet or an alert.
@available(iOS 17, macOS 14, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DismissBehavior: Sendable {
  let isDestructive: Bool
  /// As the close button of the window does.
  public static let interactive = DismissBehavior(isDestructive: false)
  /// Whatever the window shows.
  public static let destructive = DismissBehavior(isDestructive: true)
}

// MARK: Animations

public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let name: String
  public static let logicallyComplete = Self(name: "logicallyComplete")
  public static let removed = Self(name: "removed")
}
