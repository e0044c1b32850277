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
