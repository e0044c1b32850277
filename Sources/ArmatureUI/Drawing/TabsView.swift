#if canImport(SwiftUI)
  import Armature
  import Combine
  import SwiftUI

  /// A tab view. A hidden tab keeps its last drawing, and is drawn again when it is selected.
  struct TabsView: View {
    @Environment(\.hostGeneration) private var generation
    let window: WindowModel
    let flow: AnyCoordinator?
    let tabs: Presentation.Tabs
    /// Grows when the tabs are refreshed, so that the app's modifiers are read again.
    let revision: Int
    @StateObject private var selection = SystemValue("")
    @StateObject private var drawn = DrawnTabs()

    var body: some View {
      selection.connect(window, get: { window.selected(in: tabs) }) {
        window.scene.select($0, in: tabs.id)
        return true
      }
      return (flow?.modifying(tabs: view) ?? AnyView(view))
        .onAppear { window.mistakes.check(tabs) }
        .onNew(tabs.items) { _ in window.mistakes.check(tabs) }
    }

    @ViewBuilder
    private var view: some View {
      #if os(watchOS)
        items
      #else
        if #available(iOS 18, macOS 15, tvOS 18, visionOS 2, *), generation >= .tabs { values } else { items }
      #endif
    }

    private func content(of item: TabItem) -> some View {
      // `TabView` makes a tab of the `ZStack`, even while that is empty. It makes none of an empty view.
      ZStack {
        if let root = drawn.root(of: item.name, in: tabs, of: window) { ChildView(window: window, root: root) }
      }
    }

    // MARK: Before iOS 18

    private var items: some View {
      TabView(selection: $selection.value) {
        ForEach(tabs.items, id: \.name) { item in
          #if os(tvOS) || os(watchOS)
            tab(item).tag(item.name)
          #else
            // The badge belongs to the tab itself.
            if #available(iOS 15, macOS 12, *), generation >= .alerts {
              tab(item).badge(item.badge.map { Text($0) }).tag(item.name)
            } else {
              tab(item).tag(item.name)
            }
          #endif
        }
      }
    }

    private func tab(_ item: TabItem) -> some View {
      content(of: item).tabItem {
        if let image = item.image { Image(systemName: image) }
        Text(item.title)
      }
    }

    // MARK: From iOS 18 on

    // Methods are passed where a closure could be read as the content of a view, too.

    #if !os(watchOS)
      @available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
      private var values: some View {
        // Tabs without any section are in one without a title, so that they keep their views when the first section
        // is added.
        TabView(selection: $selection.value) {
          ForEach(tabs.sections, id: \.id, content: section)
        }
      }

      @available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
      @TabContentBuilder<String>
      private func section(_ section: TabsSection) -> some TabContent<String> {
        if let title = section.title {
          TabSection {
            ForEach(section.items, id: \.name, content: value)
          } header: {
            Text(title)
          }
          #if !os(tvOS)
            .customizationID("section \(section.id)")
          #endif
        } else {
          ForEach(section.items, id: \.name, content: value)
        }
      }

      @available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
      private func value(_ item: TabItem) -> some TabContent<String> {
        let tab = SwiftUI.Tab(value: item.name, role: item.role.flatMap(TabRole.init)) {
          content(of: item)
        } label: {
          if let image = item.image { Label(item.title, systemImage: image) } else { Text(item.title) }
        }
        // The name does not depend on the language. Only here does the system's bar take it, not at the label.
        return tab.accessibilityIdentifier(item.name)
          .accessibilityLabel(Text(item.accessibilityLabel ?? item.title), isEnabled: item.accessibilityLabel != nil)
          #if !os(tvOS)
            .customizationID(item.name).badge(item.badge.map { Text($0) })
          #endif
      }
    #endif
  }

  #if !os(watchOS)
    @available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
    extension TabRole {
      /// The role of the system; `nil` if the system has none.
      fileprivate init?(_ role: TabItem.Role) {
        switch role {
        case .search: self = .search
        case .prominent:
          #if compiler(>=6.4)
            guard #available(iOS 27, macOS 27, tvOS 27, visionOS 27, *) else { return nil }
            self = .prominent
          #else
            return nil
          #endif
        }
      }
    }
  #endif

  /// Tabs below one another with the same section.
  private struct TabsSection {
    /// The title, with the number of earlier runs with it. So a section keeps its views when the tabs change.
    let id: String
    let title: String?
    var items: [TabItem]
  }

  extension Presentation.Tabs {
    /// The tabs in runs with the same section.
    fileprivate var sections: [TabsSection] {
      var sections: [TabsSection] = []
      for item in items {
        if let last = sections.last, last.title == item.section {
          sections[sections.count - 1].items.append(item)
        } else {
          let earlier = sections.count { $0.title == item.section }
          sections.append(TabsSection(id: "\(item.section ?? "") \(earlier)", title: item.section, items: [item]))
        }
      }
      return sections
    }
  }

  /// The last drawing of each tab in a bar.
  @MainActor
  private final class DrawnTabs: ObservableObject {
    /// The root of each tab that was selected, and its stack, which keeps its path.
    private var tabs: [String: (root: Node, stack: DrawnStack)] = [:]

    func root(of name: String, in drawn: Presentation.Tabs, of window: WindowModel) -> Node? {
      if name == drawn.selected {
        // The views of a tab are dropped when the tab leaves the bar.
        tabs = tabs.filter { tab in drawn.items.contains { $0.name == tab.key } }
        tabs[name] = drawn.stack.map { ($0.root, window.stack($0.root.id)) }
      }
      return tabs[name]?.root
    }
  }
#endif
