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
