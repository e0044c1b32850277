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
