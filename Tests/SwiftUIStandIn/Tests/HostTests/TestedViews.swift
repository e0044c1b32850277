import Armature
import ArmatureUI
import SwiftUI

/// A destination that each test draws in views of its own, by `views(for:content:)`. Without any, it is a wireframe.
protocol TestedDestination: ViewDestination {}

extension TestedDestination {
  @MainActor func view(in flow: Flow) -> some View { TestedView(destination: self, flow: flow) }
}

extension Page: TestedDestination {}

extension View {
  func views<D: TestedDestination>(
    for type: D.Type, @ViewBuilder content: @escaping @MainActor (_ destination: D, _ flow: D.Flow) -> some View
  ) -> some View {
    environment(\.testedView) {
      guard let destination = $0 as? D, let flow = $1 as? D.Flow else { return nil }
      return AnyView(content(destination, flow))
    }
  }
}

private struct TestedView<D: Destination>: View {
  @Environment(\.testedView) private var view
  let destination: D
  let flow: D.Flow

  var body: some View { if let view = view(destination, flow) { view } else { WireframeView() } }
}

extension EnvironmentValues {
  fileprivate typealias Make = @MainActor (_ destination: Any, _ flow: AnyCoordinator) -> AnyView?
  private struct ViewKey: EnvironmentKey { static var defaultValue: Make { { _, _ in nil } } }

  fileprivate var testedView: Make {
    get { self[ViewKey.self] }
    set { self[ViewKey.self] = newValue }
  }
}
