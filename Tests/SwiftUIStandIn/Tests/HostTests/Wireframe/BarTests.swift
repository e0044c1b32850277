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

  private func stage(_ generation: Generation) -> Stage {
    Stage(generation) {
      CoordinatorView(scene)
    }
  }

  private struct Case: Sendable, CustomTestStringConvertible {
    let destination: Desk
    let style: PresentationStyle
    /// The number of stacks in the topmost layer, each with a bar.
    let bars: Int
    var testDescription: String { "\(destination) as \(style)" }
  }

  nonisolated private static let cases: [Case] = [
    Case(destination: .paper, style: .sheet(stack: false), bars: 1),
    Case(destination: .paper, style: .cover(stack: false), bars: 1),
    Case(destination: .framed, style: .sheet(stack: false), bars: 1),
    Case(destination: .own, style: .sheet(stack: false), bars: 0),
    Case(destination: .tabs, style: .sheet(stack: false), bars: 1),
    Case(destination: .paper, style: .sheet, bars: 1),
    Case(destination: .paper, style: .push, bars: 1),
  ]

  @Test("a wireframe adds a bar only where there is none", arguments: cases, Generation.tested)
  private func bars(_ item: Case, _ generation: Generation) async {
    let stage = stage(generation)
    flow.show(item.destination, as: item.style)
    await stage.rest()
    #expect(stage.bars == item.bars)
    guard item.destination == .paper || item.destination == .framed else { return }
    #expect(stage.window.title == "Paper")
    #expect(stage.window.tap("Done") && flow.taps == 1)
    flow.refresh()
    await stage.rest()
    #expect(stage.bars == 1 && stage.window.failures == [])
  }

  @Test("a sheet with a stack above one without has the bar of its stack only", arguments: Generation.tested)
  func above(_ generation: Generation) async {
    let stage = stage(generation)
    flow.presentSheet(.paper, stack: false)
    flow.presentSheet(.paper)
    flow.push(.paper)
    await stage.rest()
    #expect(stage.bars == 1 && stage.window.outline.hasSuffix("sheet: Paper | sheet: Paper > Paper"))
    #expect(stage.window.back())
    await stage.rest()
    flow.goBack()
    await stage.rest()
    #expect(stage.bars == 1 && stage.window.outline.hasSuffix("| sheet: Paper") && stage.window.failures == [])
  }

  @Test(
    "the task of an alert and of a dialog starts once each time it is shown", arguments: Generation.tested,
    [PresentationStyle.alert, .dialog])
  func task(_ generation: Generation, _ style: PresentationStyle) async {
    let stage = stage(generation)
    await stage.rest()
    for (starts, isOverSheet) in [(1, false), (2, true)] {
      if isOverSheet { flow.presentSheet(.paper) }
      flow.show(.ask, as: style)
      await stage.rest()
      #expect(flow.starts == starts)
      flow.refresh()
      await stage.rest()
      #expect(flow.starts == starts)
      stage.window.tap("Yes")
      await stage.rest()
      #expect(flow.starts == starts && stage.window.failures == [])
    }
  }

  @Test("a dialog that is there when its layer appears starts its task", arguments: Generation.tested)
  func taskAtFirst(_ generation: Generation) async {
    let model = WindowModel(scene)
    model.start(generation.host, HostPace(pacing: .standard) { _ in await Task.yield() })
    flow.show(.ask, as: .alert)
    for _ in 0..<20 { await Task.yield() }
    #expect(model.layers.count == 2)
    let stage = Stage(generation) { WindowView(window: model) }
    await stage.rest()
    #expect(flow.starts == 1 && stage.window.failures == [])
  }

  @Test("a dialog that comes together with the layer beneath it starts its task too", arguments: Generation.tested)
  func taskAtOnce(_ generation: Generation) async {
    let stage = stage(generation)
    flow.presentSheet(.paper)
    flow.show(.ask, as: .alert)
    await stage.rest()
    #expect(flow.starts == 1 && stage.window.failures == [])
  }
}

extension Stage {
  /// The number of visible stacks in the topmost layer.
  fileprivate var bars: Int { window.screen.filter { if case .stack = $0.kind { true } else { false } }.count }
}
