import Armature
import Testing

// @testable: starts the host before its first drawing.
@testable import ArmatureUI
// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("A wireframe has a bar, and a dialog starts its task, in any layer")
struct BarTests {
  enum Desk: ViewDestination {
    case desk
    /// Has a toolbar and a link.
    case paper
    /// The app draws it in a view of its own.
    case own
    /// The app draws it in a view of its own that shows the wireframe.
    case framed
    /// Opens tabs.
    case tabs
    case ask

    typealias Flow = DeskFlow

    func view(in flow: DeskFlow) -> some View {
      switch self {
      case .own: Text("Own")
      case .framed:
        VStack {
          Text("Frame")
          WireframeView()
        }
      default: WireframeView()
      }
    }

    func screen(in flow: DeskFlow) -> Screen<Self> {
      switch self {
      case .paper, .framed:
        Screen("Paper") { TextRow("Blank") }.toolbar(.primary) { ButtonRow("Done") { flow.taps += 1 } }
      case .ask: .dialog("Sure?") { ButtonRow("Yes") {} }.task { flow.starts += 1 }
      case .tabs: .child
      case .desk, .own: Screen("Desk")
      }
    }
  }

  final class DeskFlow: Coordinator<Desk> {
    var taps = 0
    var starts = 0

    override func child(for destination: Desk) -> AnyCoordinator? {
      destination == .tabs ? TabCoordinator<SelectionTests.Only>([.other]) : nil
    }
  }

  private let flow = DeskFlow(root: .desk)
  private let scene: FlowScene

  init() throws { scene = try FlowScene(root: flow) }

  /// The number of stacks in the topmost layer, each with a bar.
  nonisolated private static let cases: [(destination: Desk, style: PresentationStyle, bars: Int)] = [
    (.paper, .sheet(stack: false), 1), (.paper, .cover(stack: false), 1), (.framed, .sheet(stack: false), 1),
    (.own, .sheet(stack: false), 0), (.tabs, .sheet(stack: false), 1), (.paper, .sheet, 1), (.paper, .push, 1),
  ]

  @Test("a wireframe adds a bar only where there is none", arguments: Generation.tested, cases)
  private func bars(
    _ generation: Generation, _ item: (destination: Desk, style: PresentationStyle, bars: Int)
  ) async {
    let stage = Stage(scene, generation)
    await stage.does { flow.show(item.destination, as: item.style) }
    #expect(stage.bars == item.bars)
    guard item.destination == .paper || item.destination == .framed else { return }
    #expect(stage.window.title == "Paper" && stage.window.tap("Done") && flow.taps == 1)
    await stage.does { flow.refresh() }
    #expect(stage.bars == 1 && stage.failures == [])
  }

  @Test("a sheet with a stack above one without has the bar of its stack only", arguments: Generation.tested)
  func above(_ generation: Generation) async {
    let stage = Stage(scene, generation)
    flow.presentSheet(.paper, stack: false)
    flow.presentSheet(.paper)
    await stage.shows("Desk | sheet: Paper | sheet: Paper > Paper") { flow.push(.paper) }
    #expect(stage.bars == 1)
    await stage.does { $0.back() }
    await stage.shows("Desk | sheet: Paper") { flow.goBack() }
    #expect(stage.bars == 1)
  }

  @Test(
    "the task of an alert and of a dialog starts once each time it is shown", arguments: Generation.tested,
    [PresentationStyle.alert, .dialog])
  func task(_ generation: Generation, _ style: PresentationStyle) async {
    let stage = await Stage(scene, generation).atRest()
    for (starts, isOverSheet) in [(1, false), (2, true)] {
      if isOverSheet { flow.presentSheet(.paper) }
      for act: (Window) -> Void in [{ _ in flow.show(.ask, as: style) }, { _ in flow.refresh() }, { $0.tap("Yes") }] {
        await stage.does { act($0) }
        #expect(flow.starts == starts && stage.failures == [])
      }
    }
  }

  @Test("a dialog starts its task when its layer appears with it, at first or later", arguments: Generation.tested)
  func taskAtFirst(_ generation: Generation) async {
    let model = WindowModel(scene)
    model.start(generation.host, HostPace(pacing: .standard) { _ in await Task.yield() })
    flow.show(.ask, as: .alert)
    await Pacer.letTasksRun()
    #expect(model.layers.count == 2)
    let stage = await Stage(generation) { WindowView(window: model) }.atRest()
    #expect(flow.starts == 1)
    await stage.does { flow.dismiss() }
    await stage.does {
      flow.presentSheet(.paper)
      flow.show(.ask, as: .alert)
    }
    #expect(flow.starts == 2 && stage.failures == [])
  }
}

extension Stage {
  /// The number of visible stacks in the topmost layer.
  fileprivate var bars: Int { window.screen.filter { if case .stack = $0.kind { true } else { false } }.count }
}
