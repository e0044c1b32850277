@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
nonisolated public struct NavigationStack<Data, Root: View>: View {
  public typealias Body = Never
  /// The path; `nil` if the stack keeps it itself.
  let path: Binding<[AnyHashable]>?
  let root: Root
}

extension NavigationStack {
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.path = Binding(
      source: path.source, noteRead: path.noteRead, reading: { path.wrappedValue.values },
      writing: { values, _ in
        var new = NavigationPath()
        new.values = values
        path.wrappedValue = new
      })
    self.root = root()
  }

  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
  {
    self.path = Binding(
      source: path.source, noteRead: path.noteRead, reading: { path.wrappedValue.map { AnyHashable($0) } },
      writing: { values, _ in path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element }) })
    self.root = root()
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension View {
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    attribute(.destination(type: D.self) { ($0.base as? D).map { AnyView(destination($0)) } })
  }

  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let destination = AnyView(destination())
    return attribute(.pushed(Request(while: isPresented) { destination }))
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    attribute(.pushed(Request(for: item, id: { $0 }, destination)))
  }
}

extension Request {
  init(while isPresented: Binding<Bool>, _ content: @escaping () -> AnyView) {
    isPresented.noteRead()
    let isOn = isPresented.wrappedValue
    self.init(
      id: isOn ? true : nil, end: { isPresented.wrappedValue = false }, isHeld: { isPresented.wrappedValue },
      content: content)
  }

  init<Item, Content: View>(
    for item: Binding<Item?>, id: @escaping (Item) -> AnyHashable, _ content: @escaping (Item) -> Content
  ) {
    item.noteRead()
    let value = item.wrappedValue
    self.init(
      id: value.map(id), end: { item.wrappedValue = nil },
      isHeld: { value.map(id) == item.wrappedValue.map(id) }
    ) {
      value.map { AnyView(content($0)) } ?? AnyView(EmptyView())
    }
  }
}
