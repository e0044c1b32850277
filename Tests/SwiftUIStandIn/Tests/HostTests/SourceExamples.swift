import Armature
import ArmatureUI
import SwiftUI

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
