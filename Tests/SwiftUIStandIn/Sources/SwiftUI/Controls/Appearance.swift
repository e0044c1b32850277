public protocol ShapeStyle: Sendable {}

public struct Color: Hashable, Sendable, View, ShapeStyle {
  public typealias Body = Never
  public static let primary = Color()
  public static let secondary = Color()
  public static let accentColor = Color()
  public static let red = Color()
  public static let orange = Color()
  public static let green = Color()
  public static let blue = Color()
  public static let gray = Color()
  public static let clear = Color()
  nonisolated public func opacity(_ opacity: Double) -> Color { self }
}

public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: Self { Self() }
  public static var secondary: Self { Self() }
}
extension ShapeStyle where Self == Color {
  public static var red: Color { Color() }
}

public struct Font: Hashable, Sendable {
  public static let largeTitle = Font()
  public static let title = Font()
  public static let headline = Font()
  public static let subheadline = Font()
  public static let body = Font()
  public static let callout = Font()
  public static let footnote = Font()
  public static let caption = Font()
}

public struct Edge {
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

public protocol Shape: Sendable {}
public struct Rectangle: Shape {
  nonisolated public init() {}
}

extension View {
  nonisolated public func font(_ font: Font?) -> some View { attribute(.appearance) }
  nonisolated public func foregroundColor(_ color: Color?) -> some View { attribute(.appearance) }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { attribute(.appearance) }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    attribute(.appearance)
  }
  nonisolated public func padding(_ length: CGFloat) -> some View { attribute(.appearance) }
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { attribute((idealHeight ?? minHeight).map { .frame(height: $0) } ?? .appearance) }
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { attribute(height.map { .frame(height: $0) } ?? .appearance) }
  nonisolated public func opacity(_ opacity: Double) -> some View { attribute(.appearance) }
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    attribute(view == nil ? .appearance : .rowBackground)
  }
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    attribute(.appearance)
  }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { attribute(.appearance) }
  nonisolated public func lineLimit(_ number: Int?) -> some View { attribute(.appearance) }
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { TupleView(value: (self, background), views: [background, self]) }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { background(content(), alignment: alignment) }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let overlay = content()
    return TupleView(value: (self, overlay), views: [self, overlay])
  }
  nonisolated public func hidden() -> some View { attribute(.disabled(true)) }
}

public enum TextAlignment: Hashable, Sendable { case leading, center, trailing }
