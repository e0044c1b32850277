nonisolated public struct ScrollView<Content: View>: View {
  public typealias Body = Never
  let content: Content
  public init(showsIndicators: Bool = true, @ViewBuilder content: () -> Content) { self.content = content() }
}

nonisolated public struct Divider: View, Sendable {
  public typealias Body = Never
  public init() {}
}

public struct UnitPoint: Hashable, Sendable {
  let name: String
  public static let top = Self(name: "top")
  public static let center = Self(name: "center")
  public static let bottom = Self(name: "bottom")
}

public struct ScrollViewProxy {
  let scroll: (AnyHashable) -> Void
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { scroll(id) }
}

nonisolated public struct ScrollViewReader<Content: View>: View {
  public typealias Body = Never
  public var content: (ScrollViewProxy) -> Content
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: Drawable {
  @MainActor func draw(in place: Place) -> [Element] {
    let window = place.node.window
    return place.draw(
      place.kept {
        content(ScrollViewProxy { [weak window] id in MainActor.assumeIsolated { window?.scrolled.append(id) } })
      })
  }
}

nonisolated public struct LazyVStack<Content: View>: View {
  let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  @MainActor public var body: some View { List { content } }
}
