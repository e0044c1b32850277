import ArmatureUI
import SwiftUI

extension NotesDestination: ViewDestination {
  func view(in flow: NotesCoordinator) -> some View {
    switch self {
    case .note(let title): Text(title).font(.headline)
    default: WireframeView()
    }
  }
}
