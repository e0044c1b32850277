@available(macOS, unavailable)
@available(tvOS, unavailable)
public enum NavigationBarItem {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

extension View {
  nonisolated public func navigationTitle(_ title: Text) -> some View { attribute(.title(title.text)) }
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    attribute(.title(titleKey.text))
  }
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    attribute(.title(String(title)))
  }

  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { attribute(.appearance) }

  @available(macOS, unavailable)
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { attribute(.appearance) }

  @available(iOS 13, macOS 13, tvOS 13, watchOS 6, *)
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    attribute(.backButtonHidden(hidesBackButton))
  }
}
