#if canImport(SwiftUI)
  import Armature
  import ArmatureUI
  import QuillSampleFlows
  import SwiftUI

  /// One item. It changes the item through the flow that shows it.
  struct ItemView: View {
    @CurrentFlow private var flow: AppCoordinator?
    let item: Item?
    let edit: () -> Void

    var body: some View {
      if let item {
        Form {
          $flow
          if !item.notes.isEmpty { Text(item.notes) }
          HStack {
            Text("Category")
            Spacer()
            Text(item.category.title).foregroundColor(.secondary)
          }
          Toggle(
            "Pinned",
            isOn: Binding {
              item.isPinned
            } set: { @MainActor in
              flow?.store[item.id]?.isPinned = $0
            })
          Button("Delete") { Task { await flow?.delete(item) } }.foregroundColor(.red)
        }
        .navigationTitle(item.title)
        .toolbar { ToolbarItem(placement: .primaryAction) { Button("Edit") { edit() } } }
      } else {
        Text("This item is not there any more.").navigationTitle("Deleted")
      }
    }
  }

  struct ItemViewPreviews: PreviewProvider {
    static var previews: some View {
      DestinationPreview(AppDestination.item(id: 1)) { AppCoordinator() }
    }
  }
#endif
