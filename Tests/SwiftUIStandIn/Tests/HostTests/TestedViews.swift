import Armature
import ArmatureUI
import SwiftUI

/// A destination that each test draws in views of its own, by `views(for:content:)`. Without any, it is a wireframe.
protocol TestedDestination: ViewDestination {}

extension TestedDestination {
  @MainActor func view(in flow: Flow) -> some View { TestedView(destination: self, flow: flow) }
}

extension Page: TestedDestination {}
extension Count: TestedDestination {}
extension Nesting: TestedDestination {}

extension View {
  func views<D: TestedDestination>(
    for type: D.Type, @ViewBuilder content: @escaping @MainActor (_ destination: D, _ flow: D.Flow) -> some View
  ) -> some View {
    modifier(TestedViews<D> { AnyView(content($0, $1)) })
  }
}

private struct TestedViews<D: Destination>: ViewModifier {
  @Environment(\.testedViews) private var views
  let make: @MainActor (D, D.Flow) -> AnyView

  func body(content: Content) -> some View {
    var views = views
    views[ObjectIdentifier(D.self)] = make
    return content.environment(\.testedViews, views)
  }
}

private struct TestedView<D: Destination>: View {
  @Environment(\.testedViews) private var views
  let destination: D
  let flow: D.Flow

  var body: some View {
    if let make = views[ObjectIdentifier(D.self)] as? @MainActor (D, D.Flow) -> AnyView {
      make(destination, flow)
    } else {
      WireframeView()
    }
  }
}

extension EnvironmentValues {
  private struct ViewsKey: EnvironmentKey { static var defaultValue: [ObjectIdentifier: Any] { [:] } }

  fileprivate var testedViews: [ObjectIdentifier: Any] {
    get { self[ViewsKey.self] }
    set { self[ViewsKey.self] = newValue }
  }
}
