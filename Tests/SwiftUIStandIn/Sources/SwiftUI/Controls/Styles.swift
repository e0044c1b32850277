public protocol ListStyle: Sendable {}
public struct DefaultListStyle: ListStyle { public init() {} }
public struct PlainListStyle: ListStyle { public init() {} }
public struct InsetGroupedListStyle: ListStyle { public init() {} }
public struct SidebarListStyle: ListStyle { public init() {} }
extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { Self() } }
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { Self() } }

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public protocol FormStyle: Sendable {}
public struct GroupedFormStyle: FormStyle { public init() {} }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { Self() } }

public protocol PrimitiveButtonStyle: Sendable {}
public struct DefaultButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct PlainButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderlessButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: Self { Self() } }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public static var borderless: Self { Self() } }

public struct DefaultPickerStyle: PickerStyle { public init() {} }

extension View {
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { attribute(.appearance) }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { attribute(.appearance) }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { attribute(.appearance) }
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { attribute(.appearance) }
}
