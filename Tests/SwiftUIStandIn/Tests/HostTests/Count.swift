import Armature
import ArmatureUI
import SwiftUI

/// Destinations whose screens draw what their flow counts, and one that asks for a name.
enum Count: Destination, Codable {
  case start, count, name

  typealias Flow = CountFlow

  var style: PresentationStyle { self == .name ? .alert : .push }

  func screen(in flow: CountFlow) -> Screen<Self> {
    switch self {
    case .start: Screen("Start") { TextRow("\(flow.count)") }.task { flow.started.append(.start) }
    case .count: Screen("Count") { TextRow("\(flow.count)") }.task { flow.started.append(.count) }
    case .name:
      .dialog("Name?", field: FieldRow("Name", text: flow.name) { flow.name = $0 }) {
        ButtonRow("Take") { [name = flow.name] in
          flow.taken = name
          flow.push(.count)
        }
      }
    }
  }
}

final class CountFlow: Coordinator<Count> {
  var count = 0
  var name = ""
  var taken: String?
  var started: [Count] = []
  var isGuarded: (Count) -> Bool = { _ in false }

  override func canLeave(_ slot: Armature.Slot<Count>) -> Bool { !isGuarded(slot.destination) }
}

final class CountPager: ContainerCoordinator {
  var note = "-"

  override func flow(named name: String) -> AnyCoordinator { CountFlow(root: .start) }
}

extension CountPager: ViewContainer {
  func view(of names: [String], showing visible: String, _ flow: AnyView) -> some View {
    VStack {
      Text("\(visible) \(note)")
      flow
    }
  }
}

/// A tab with a flow that counts.
enum CountTab: Armature.Tab {
  case home, more

  func flow(in tabs: TabCoordinator<CountTab>) -> AnyCoordinator { CountFlow(root: .start) }
  func item(in tabs: TabCoordinator<CountTab>) -> TabItem { TabItem(self == .home ? "Home" : "More") }
}
