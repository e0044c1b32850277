#if os(iOS) || os(tvOS) || os(visionOS)
  import Armature
  import ArmatureUI
  import SwiftUI
  import UIKit

  enum MapDestination: Destination {
    case map

    typealias Flow = MapCoordinator

    func screen(in flow: MapCoordinator) -> Screen<Self> { Screen("Map") }
  }

  final class MapCoordinator: Coordinator<MapDestination> {
    let places = ["Home"]
  }

  final class MapController: UIViewController {
    var places: [String]

    init(places: [String]) {
      self.places = places
      super.init()
    }
  }

  extension MapDestination: ViewDestination {
    func view(in flow: MapCoordinator) -> some View {
      ControllerView {
        MapController(places: flow.places)
      } update: {
        $0.places = flow.places
      }
      .navigationTitle("Map")
    }
  }

  @MainActor
  final class AccountController: UIViewController {
    func showMap() {
      let flow = MapCoordinator(root: .map)
      let view = CoordinatorView { flow }.withoutSceneMethods()
      present(UIHostingController(rootView: view), animated: true)
    }
  }
#endif
