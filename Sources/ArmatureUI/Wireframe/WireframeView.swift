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
        .toolbar {
          ToolbarItemGroup(placement: .cancellationAction) { items(.leading, of: content) }
          ToolbarItemGroup(placement: .automatic) { items(.trailing, of: content) }
          ToolbarItemGroup(placement: .confirmationAction) { items(.primary, of: content) }
        }
    }

    private func items(_ placement: Armature.ToolbarPlacement, of content: ScreenContent) -> some View {
      ForEach(content.toolbar.filter { $0.placement == placement }.map(\.item)) { RowView(row: $0) }
    }
  }
#endif
