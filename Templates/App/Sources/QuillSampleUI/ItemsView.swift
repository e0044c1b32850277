#if canImport(SwiftUI)
  import QuillSampleFlows
  import SwiftUI

  /// The list of items. It knows no flow: it is given its data, and a closure to call when the user wants to go on.
  struct ItemsView: View {
    let items: [Item]
    let show: (AppDestination) -> Void

    var body: some View {
      List {
        ForEach(items) { item in
          Button {
            show(.item(id: item.id))
          } label: {
            Label {
              VStack(alignment: .leading) {
                Text(item.title)
                Text(item.category.title).foregroundStyle(.secondary)
              }
            } icon: {
              Image(systemName: item.isPinned ? "pin.fill" : "circle")
            }
          }
        }
      }
      .navigationTitle("Quill Sample")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Settings") { show(.settings) } }
        ToolbarItem(placement: .primaryAction) { Button("Add") { show(.editor(item: nil)) } }
      }
    }
  }

  #Preview {
    ItemsView(items: Item.samples) { _ in }
  }
#endif
