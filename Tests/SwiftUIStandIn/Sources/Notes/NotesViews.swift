import ArmatureUI
import SwiftUI

extension NotesDestination: ViewDestination {
  func view(in flow: NotesCoordinator) -> some View {
    switch self {
    case .note(let id): Text(flow.titles[id]).font(.headline)
    default: WireframeView()
    }
  }
}
