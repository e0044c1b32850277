#if canImport(SwiftUI)
  import Armature
  import ArmatureUI
  import QuillSampleFlows
  import SwiftUI

  /// One item. It deletes the item through the flow that shows it.
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
          Button("Delete") { flow?.delete(item.id) }.foregroundColor(.red)
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
