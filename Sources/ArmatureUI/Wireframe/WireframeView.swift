#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// The wireframe of the current screen: a list of its rows, with its title and toolbar.
  public struct WireframeView: View {
    @Environment(\.currentSlot) private var slot

    /// A wireframe of the current screen.
    public init() {}

    public var body: some View {
      if let slot { WireframeContent(slot: slot) } else { Message("WireframeView needs a CoordinatorView around it.") }
    }
  }

  private struct WireframeContent: View {
    @Environment(\.isWithoutBar) private var isWithoutBar
    @ObservedObject var slot: SlotModel

    var body: some View {
      if let content = slot.content {
        if isWithoutBar { WireframeBar { list(of: content) } } else { list(of: content) }
      }
    }

    private func list(of content: ScreenContent) -> some View {
      List { ForEach(content.rows) { RowView(row: $0) } }
        .navigationTitle(content.title)
        .modifier(WireframeItems(items: content.toolbar))
    }
  }

  /// The toolbar of a wireframe.
  private struct WireframeItems: ViewModifier {
    let items: [(placement: Armature.ToolbarPlacement, item: RowContent)]

    func body(content: Content) -> some View {
      content
        .barItems(.cancellationAction, isShown: has(.leading)) { rows(.leading) }
        .barItems(.automatic, isShown: has(.trailing)) { rows(.trailing) }
        .barItems(.confirmationAction, isShown: has(.primary)) { rows(.primary) }
    }

    private func has(_ placement: Armature.ToolbarPlacement) -> Bool { items.contains { $0.placement == placement } }

    private func rows(_ placement: Armature.ToolbarPlacement) -> some View {
      ForEach(items.filter { $0.placement == placement }.map(\.item)) { RowView(row: $0) }
    }
  }
#endif
