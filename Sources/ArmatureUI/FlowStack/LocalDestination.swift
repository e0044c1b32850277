#if canImport(SwiftUI)
  import Armature
  import Combine
  import SwiftUI

  extension View {
    /// Shows a view in the ``FlowStack`` around this one while a binding is true.
    ///
    /// ```swift
    /// Button("Help") { showsHelp = true }
    ///   .flowDestination(isPresented: $showsHelp, as: .sheet) { Text("Help") }
    /// ```
    ///
    /// The new view appears when the screen of this view is on top, so several at once appear one after the other. When
    /// it is removed for any reason, or cannot be shown, the binding becomes false. When this view is removed, the new
    /// view is removed too and the binding keeps its value. The new view is not among the routes of the stack's owner.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the view is shown.
    ///   - style: How it appears.
    ///   - content: Makes the view.
    /// - Returns: The view. Outside of a ``FlowStack``, it has a message that says so.
    public func flowDestination(
      isPresented: Binding<Bool>, as style: PresentationStyle = .push,
      @ViewBuilder content: @escaping @MainActor () -> some View
    ) -> some View {
      modifier(LocalDestination(item: isPresented.shown, style: style) { _ in AnyView(content()) })
    }

    /// Shows a view in the ``FlowStack`` around this one while a binding holds an item.
    ///
    /// ```swift
    /// Button("Edit") { draft = "New" }
    ///   .flowDestination(item: $draft) { Text("Draft: \($0)") }
    /// ```
    ///
    /// Another item is shown in the same screen. When the screen is removed, the item becomes `nil`. Otherwise it
    /// behaves as `flowDestination(isPresented:as:content:)` does.
    ///
    /// - Parameters:
    ///   - item: The item to show.
    ///   - style: How it appears.
    ///   - content: Makes the view of the item.
    /// - Returns: The view. Outside of a ``FlowStack``, it has a message that says so.
    public func flowDestination<Item>(
      item: Binding<Item?>, as style: PresentationStyle = .push,
      @ViewBuilder content: @escaping @MainActor (Item) -> some View
    ) -> some View {
      modifier(LocalDestination(item: item, style: style) { AnyView(content($0)) })
    }
  }

  /// Shows another view while the binding holds an item.
  private struct LocalDestination<Item>: ViewModifier {
    @Environment(\.flowStack) private var stack
    @Environment(\.currentFlow) private var reference
    @Environment(\.currentSlot) private var slot
    @StateObject private var route = LocalRoute()
    let item: Binding<Item?>
    let style: PresentationStyle
    let view: @MainActor (Item) -> AnyView

    func body(content: Content) -> some View {
      if let stack, let slot, stack.flow === reference?.flow {
        let updates = route.update(item.wrappedValue.map(view), as: style, while: item.isPresent)
        content
          .onAppear { route.sync(in: stack.flow, above: slot.id) }
          .onNew(item.wrappedValue != nil) { _ in route.sync(in: stack.flow, above: slot.id) }
          .onNew(updates) { _ in route.content.publish() }
      } else {
        content
        Message(text: "flowDestination needs a FlowStack around its view, but there is none.")
      }
    }
  }

  /// The route of a view that shows another one. It lives as long as that view.
  @MainActor
  private final class LocalRoute: ObservableObject {
    let content = LocalContent()
    private var style = PresentationStyle.push
    private var isWanted: Binding<Bool>?
    private var updates = 0
    private var flow: Coordinator<AnyDestination>?
    /// The slot of the screen that contains the view.
    private var slot: SlotID?
    private var isShown = false

    /// Stores the latest values from the view.
    ///
    /// - Returns: A new number for each call.
    func update(_ view: AnyView?, as style: PresentationStyle, while isWanted: Binding<Bool>) -> Int {
      if let view { content.view = view }
      (self.style, self.isWanted) = (style, isWanted)
      updates += 1
      return updates
    }

    func sync(in flow: Coordinator<AnyDestination>, above slot: SlotID) {
      if self.flow == nil {
        (self.flow, self.slot) = (flow, slot)
        var observation: ObservationToken?
        observation = flow.scene?.observe { [weak self] _ in
          if let self { sync() } else { observation?.cancel() }
        }
      }
      sync()
    }

    private func sync() {
      guard let flow, let isWanted else { return }
      if isShown, flow.index(of: content) == nil {
        isShown = false
        if isWanted.wrappedValue { isWanted.wrappedValue = false }
      } else if isShown, !isWanted.wrappedValue {
        isShown = false
        flow.remove(content)
      } else if !isShown, isWanted.wrappedValue, (flow.routes.last?.id ?? flow.rootID) == slot {
        isShown = true
        guard !flow.show(AnyDestination(content), as: style) else { return }
        isShown = false
        isWanted.wrappedValue = false
      }
    }

    deinit {
      guard isShown, let flow else { return }
      Task { @MainActor [content] in flow.remove(content) }
    }
  }

  /// The content of a route that belongs to one view. The view replaces it at each update.
  @MainActor
  final class LocalContent: ObservableObject, Hashable {
    var view = AnyView(EmptyView())
    @Published private var version = 0

    /// Draws the content again. The view replaces it while views are drawn, so this is called later.
    func publish() { version += 1 }

    nonisolated static func == (one: LocalContent, other: LocalContent) -> Bool { one === other }
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  struct LocalView: View {
    @ObservedObject var content: LocalContent

    var body: some View { content.view }
  }

  extension Coordinator<AnyDestination> {
    fileprivate func index(of content: LocalContent) -> Int? {
      routes.lastIndex { $0.destination.base as? LocalContent === content }
    }

    /// Removes the route and everything above it.
    fileprivate func remove(_ content: LocalContent) {
      if let index = index(of: content) { goBack(routes.count - index) }
    }
  }

  extension Bool {
    /// A value while it is true, otherwise `nil`.
    fileprivate var shown: Void? {
      get { self ? () : nil }
      set { self = newValue != nil }
    }
  }

  extension Optional {
    /// Whether there is a value. Setting it to `false` removes the value.
    var isPresent: Bool {
      get { self != nil }
      set { if !newValue { self = nil } }
    }
  }
#endif
