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
          LabeledContent("Category", value: item.category.title)
          Toggle(
            "Pinned",
            isOn: Binding { @MainActor in
              item.isPinned
            } set: { @MainActor in
              flow?.store[item.id]?.isPinned = $0
            })
          Button("Delete", role: .destructive) { Task { await flow?.delete(item) } }
        }
        .navigationTitle(item.title)
        .toolbar { ToolbarItem(placement: .primaryAction) { Button("Edit") { edit() } } }
      } else {
        Text("This item is not there any more.").navigationTitle("Deleted")
      }
    }
  }

  #Preview {
    DestinationPreview(AppDestination.item(id: 1)) { AppCoordinator() }
  }
#endif
