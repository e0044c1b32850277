import Armature
import ArmatureUI
import SwiftUI

/// Three views, each with its number, and a broadcast from the last one to the first, after the samples of blogs about
/// coordinators. The third view also opens the whole flow again in a sheet.
enum ThreeViewsDestination: Destination, Codable {
  case first
  case second(number: Int)
  case third(number: Int)
  case again

  var style: PresentationStyle { self == .again ? .sheet : .push }

  func screen(in flow: ThreeViewsCoordinator) -> Screen<Self> {
    switch self {
    case .first: Screen("First") { ButtonRow("On to 2") { flow.push(.second(number: 2)) } }
    case .second(let number):
      Screen("Second") {
        TextRow("\(number)")
        ButtonRow("Back to 1") { flow.goBack() }
        ButtonRow("On to 3") { flow.push(.third(number: number + 1)) }
      }
    case .third(let number):
      Screen("Third") {
        TextRow("\(number)")
        ButtonRow("Back to 2") { flow.goBack() }
        ButtonRow("To the start") { flow.popToRoot() }
        LinkRow("Again", to: .again)
      }
    case .again: .child
    }
  }
}

final class ThreeViewsCoordinator: Coordinator<ThreeViewsDestination> {
  init() { super.init(root: .first) }

  override func child(for destination: ThreeViewsDestination) -> AnyCoordinator? {
    destination == .again ? ThreeViewsCoordinator() : nil
  }
}

extension ThreeViewsDestination: ViewDestination {
  func view(in flow: ThreeViewsCoordinator) -> some View {
    switch self {
    case .second(let number): ScreenReader { NumberedView(number: number, back: $0["Back to 1"], on: $0["On to 3"]) }
    default: WireframeView()
    }
  }
}

private struct NumberedView: View {
  let number: Int
  let back: ScreenRow
  let on: ScreenRow

  var body: some View {
    VStack {
      Text("\(number)")
      HStack {
        back
        Button("On to 3") { on.tap() }
      }
    }
    .navigationTitle("Second")
  }
}
