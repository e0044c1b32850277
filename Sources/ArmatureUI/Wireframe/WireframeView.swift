#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// The wireframe of the current screen: a list of its rows, with its title and toolbar.
  public struct WireframeView: View {
    @Environment(\.isWithoutBar) private var isWithoutBar

    /// A wireframe of the current screen.
    public init() {}

    public var body: some View {
      CurrentScreen(reader: "WireframeView") { screen in
        if isWithoutBar { WireframeBar { list(of: screen) } } else { list(of: screen) }
      }
    }

    private func list(of screen: ScreenContent) -> some View {
      List { ForEach(screen.rows) { RowView(row: $0) } }
        .navigationTitle(screen.title)
        .bar(screen.items(.leading), at: .cancellationAction)
        .bar(screen.items(.trailing), at: .automatic)
        .bar(screen.items(.primary), at: .confirmationAction)
    }
  }

  extension View {
    fileprivate func bar(_ items: [RowContent], at placement: ToolbarItemPlacement) -> some View {
      barItems(placement, isShown: !items.isEmpty) { ForEach(items) { RowView(row: $0) } }
    }
  }

  /// A bar for the title and the toolbar of a wireframe outside of any stack. Nothing is ever pushed onto it.
  private struct WireframeBar<Content: View>: View {
    @Environment(\.hostGeneration) private var generation
    @ViewBuilder let content: Content

    var body: some View {
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), generation >= .stacks {
        ZStack {
          SheetSize(isSet: true)
          NavigationStack { content }
        }
      } else {
        NavigationView { content }.inOneColumn()
      }
    }
  }
#endif
