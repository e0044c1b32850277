import Armature
import ArmatureUI
import SwiftUI

// The examples of the article on modifiers, and of the protocols. The types are those of other articles.

private enum SettingsDestination: Destination {
  case overview

  func screen(in flow: SettingsCoordinator) -> Screen<Self> { Screen("Settings") }
}

private final class SettingsCoordinator: Coordinator<SettingsDestination> {}

private final class MainTabs: TabCoordinator<PageTab> {}

private final class LibraryCoordinator: SplitCoordinator<Page, Page> {}

extension SettingsDestination: ModifiesLayer {
  func modified(layer: AnyView, in flow: SettingsCoordinator) -> some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      layer.presentationDragIndicator(.visible)
    } else {
      layer
    }
  }
}

extension MainTabs: ModifiesTabs {
  func modified(tabs: AnyView) -> some View {
    if #available(iOS 18, macOS 15, tvOS 18, *) {
      tabs.tabViewStyle(.sidebarAdaptable)
    } else {
      tabs
    }
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension LibraryCoordinator: ModifiesColumns {
  func modified(columns: AnyView) -> some View { columns.navigationSplitViewStyle(.balanced) }

  func modified(column: AnyView, _ name: SplitColumn) -> some View {
    if name == .sidebar { column.navigationSplitViewColumnWidth(320) } else { column }
  }
}

// The examples for sources of popovers, dialogs and zooms.

private enum AlbumDestination: Destination {
  case photos, photo(id: Int), confirmDelete

  typealias Flow = AlbumCoordinator

  func screen(in flow: AlbumCoordinator) -> Screen<Self> { Screen("Photos") }
}

private final class AlbumCoordinator: Coordinator<AlbumDestination> {}

extension AlbumDestination: ViewDestination {
  func view(in flow: AlbumCoordinator) -> some View {
    switch self {
    case .photo(let id): PhotoView(id: id).zoomsFromSource()
    default: WireframeView()
    }
  }
}

private struct PhotoView: View {
  @CurrentFlow private var flow: AlbumCoordinator?
  let id: Int

  var body: some View {
    Button("Delete", role: .destructive) { flow?.show(.confirmDelete) }
      .presents(AlbumDestination.confirmDelete)
  }
}

// The example for a sheet of a view's own.

private struct HelpButton: View {
  @State private var isHelping = false

  var body: some View {
    Button("Help") { isHelping = true }
      .sheet(isPresented: $isHelping) { HelpView() }
      .closesOnNavigation($isHelping)
  }
}

private struct HelpView: View {
  var body: some View { Text("Help") }
}
