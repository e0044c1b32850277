// MARK: Stacks

@available(iOS, introduced: 13, deprecated: 100000)
@available(macOS, introduced: 10.15, deprecated: 100000)
@available(tvOS, introduced: 13, deprecated: 100000)
@available(watchOS, introduced: 7, deprecated: 100000)
nonisolated public struct NavigationView<Content: View>: View, PrimitiveView {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
nonisolated public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
  /// The path; `nil` if the stack keeps it itself.
  let path: Binding<[AnyHashable]>?
  let root: Root
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension NavigationStack {
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
  {
    self.path = Binding(
      source: path.source, noteRead: path.noteRead, reading: { path.wrappedValue.map { AnyHashable($0) } },
      writing: { values in path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element }) })
    self.root = root()
  }
}

// MARK: Tabs

nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  let selection: Binding<SelectionValue>?
  let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}
