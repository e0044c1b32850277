import Armature
import Foundation

/// Measures switching among tabs, and the cost of hidden tabs. Each tab has 100 routes.
@MainActor
func measureTabs(_ report: Report) throws {
  let (few, many) = (try NumberTabs.opened(2), try NumberTabs.opened(100))

  report.title("tabs: 100 tabs / 2 tabs, what is drawn included")
  let switches = best(few.switching(), many.switching())
  report.line("selecting another tab", switches[1], against: switches[0], limit: 1.5)
  let pushes = best(few.pushing(isHidden: false), many.pushing(isHidden: false))
  report.line("a push and a step back in the selected tab", pushes[1], against: pushes[0], limit: 1.3)
  let hidden = best(few.pushing(isHidden: true), many.pushing(isHidden: true))
  report.line("a push and a step back in a hidden tab", hidden[1], against: hidden[0], limit: 1.3)
}

private struct NumberTab: Tab {
  let number: Int

  var name: String { "\(number)" }
  func flow(in tabs: NumberTabs) -> AnyCoordinator { NotesCoordinator(.notes(100)) }
  func item(in tabs: NumberTabs) -> TabItem { TabItem("Tab \(number)") }
}

private final class NumberTabs: TabCoordinator<NumberTab> {
  private var window: FlowScene?

  static func opened(_ count: Int) throws -> NumberTabs {
    let tabs = NumberTabs((0..<count).map { NumberTab(number: $0) })
    tabs.window = try FlowScene(root: tabs)
    for tab in tabs.tabs { tabs.select(tab) }
    tabs.select(NumberTab(number: 0))
    return tabs
  }

  private func notes(_ number: Int) -> NotesCoordinator? { flow(of: NumberTab(number: number)) as? NotesCoordinator }

  func switching() -> Side {
    let choices = [NumberTab(number: 1), NumberTab(number: 0)]
    return Side(times: 1_000) { [self] times in
      for index in 0..<times {
        select(choices[index % 2])
        blackHole(window?.presentation)
      }
    }
  }

  func pushing(isHidden: Bool) -> Side {
    let flow = notes(isHidden ? 1 : 0)
    return .same(1_000, prepare: { [self] in select(NumberTab(number: 0)) }) { [self] in
      flow?.push(.note(id: 0))
      blackHole(window?.presentation)
      flow?.goBack()
      blackHole(window?.presentation)
    }
  }
}
