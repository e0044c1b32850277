#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  extension View {
    /// Shows a view in the ``FlowStack`` around this one while a binding is true.
    ///
    /// ```swift
    /// Button("Help") { showsHelp = true }
    ///   .flowDestination(isPresented: $showsHelp, as: .sheet) { Text("Help") }
    /// ```
    ///
    /// It comes when the screen of this view is on top, so of several at once each waits for the one before it to go. When it
    /// goes, by whatever cause, or cannot be shown there, the binding becomes false. It goes when this view does; the
    /// binding is left alone then. It is not among the routes that the stack's owner has.
    ///
    /// - Parameters:
    ///   - isPresented: Whether it is shown.
    ///   - style: How it appears.
    ///   - content: Makes the view.
    /// - Returns: The view; outside of a ``FlowStack``, with a message that says so.
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
    /// Another item is shown in the same screen. For all else, it is as `flowDestination(isPresented:as:content:)`: when the
    /// screen goes, the item becomes `nil`.
    ///
    /// - Parameters:
    ///   - item: What is shown.
    ///   - style: How it appears.
    ///   - content: Makes the view of the item.
    /// - Returns: The view; outside of a ``FlowStack``, with a message that says so.
    public func flowDestination<Item>(
      item: Binding<Item?>, as style: PresentationStyle = .push,
      @ViewBuilder content: @escaping @MainActor (Item) -> some View
    ) -> some View {
      modifier(LocalDestination(item: item, style: style) { AnyView(content($0)) })
    }
  }

  /// What a view shows while its binding holds something.
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
        let updates = update()
        content
          .onAppear { route.follow(in: stack.flow, above: slot.id) }
          .onNew(item.wrappedValue != nil) { _ in route.follow(in: stack.flow, above: slot.id) }
          .onNew(updates) { _ in route.content.publish() }
      } else {
        content
        Message("There is no FlowStack around this view, in which flowDestination could show another.")
      }
    }

    private func update() -> Int {
      let (item, style) = (item, style)
      return route.update(
        view: item.wrappedValue.map(view), style: style, isWanted: { item.wrappedValue != nil },
        end: { item.wrappedValue = nil })
    }
  }

  /// The route of a view that shows another one. It lives as long as the view does.
  @MainActor
  private final class LocalRoute: ObservableObject {
    let content = LocalContent()
    private var style = PresentationStyle.push
    private var isWanted: () -> Bool = { false }
    private var end: () -> Void = {}
    private var updates = 0
    private var flow: Coordinator<AnyDestination>?
    /// The slot in whose screen the view stands.
    private var slot: SlotID?
    private var isShown = false

    /// Takes over what the view says now.
    ///
    /// - Returns: Another number each time.
    func update(
      view: AnyView?, style: PresentationStyle, isWanted: @escaping () -> Bool, end: @escaping () -> Void
    ) -> Int {
      if let view { content.view = view }
      (self.style, self.isWanted, self.end) = (style, isWanted, end)
      updates += 1
      return updates
    }

    func follow(in flow: Coordinator<AnyDestination>, above slot: SlotID) {
      if self.flow == nil {
        (self.flow, self.slot) = (flow, slot)
        var observation: ObservationToken?
        observation = flow.observe { [weak self] _ in
          if let self { follow() } else { observation?.cancel() }
        }
      }
      follow()
    }

    private func follow() {
      guard let flow else { return }
      if isShown, !flow.shows(content) {
        isShown = false
        if isWanted() { end() }
      } else if isShown, !isWanted() {
        isShown = false
        flow.remove(content)
      } else if !isShown, isWanted(), (flow.routes.last?.id ?? flow.rootID) == slot {
        isShown = true
        guard !flow.show(AnyDestination(content), as: style) else { return }
        isShown = false
        end()
      }
    }

    deinit {
      guard isShown, let flow else { return }
      Task { @MainActor [content] in flow.remove(content) }
    }
  }

  /// What a view shows in a route of its own: no value, but whatever the view says.
  @MainActor
  final class LocalContent: ObservableObject, Hashable {
    var view = AnyView(EmptyView())
    @Published private var version = 0

    /// Not while views are drawn, when the view says something new.
    func publish() { version += 1 }

    nonisolated static func == (one: LocalContent, other: LocalContent) -> Bool { one === other }
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  struct LocalView: View {
    @ObservedObject var content: LocalContent

    var body: some View { content.view }
  }

  extension Coordinator<AnyDestination> {
    private func index(of content: LocalContent) -> Int? {
      routes.lastIndex { $0.destination.base as? LocalContent === content }
    }

    fileprivate func shows(_ content: LocalContent) -> Bool { index(of: content) != nil }

    /// Removes the route, with all that lies above it.
    fileprivate func remove(_ content: LocalContent) {
      if let index = index(of: content) { goBack(routes.count - index) }
    }
  }

  extension Bool {
    fileprivate struct Shown {}

    /// Something that is there while it is true.
    fileprivate var shown: Shown? {
      get { self ? Shown() : nil }
      set { self = newValue != nil }
    }
  }
#endif
