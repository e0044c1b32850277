import Armature
import Foundation
import Testing

// @testable: looks at the model behind a stack.
@testable import ArmatureUI
// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("Random actions of the owner of routes and the user")
struct FlowStackRandomTests {
  enum Step: CaseIterable {
    case push, deep, sheet, bareSheet, cover, cut, remove, insert, replace, change, swap, double, back, again, verbs
    case help, helpless, more, moreless
    case userBack, userPop, userSwipe, userLink
    case settle, rest
  }

  enum Place: CaseIterable { case alone, borrowed, screen, nowhere }

  final class Owner: ObservableObject {
    @Published var routes: [Route<Int>] = []
    @Published var showsHelp = false
    @Published var showsMore = false
    var gone: [Route<Int>] = []
    weak var stack: FlowStackModel?
  }

  struct Note: View {
    @ObservedObject var owner: Owner
    let number: Int

    var body: some View {
      VStack {
        FlowLink("Next", value: number + 1)
        if number == 1 {
          Text("Help").flowDestination(isPresented: $owner.showsHelp) { Local(title: "Help") }
        }
        if number == 0 {
          Text("More").flowDestination(isPresented: $owner.showsMore, as: .sheet) { Local(title: "More") }
        }
      }
      .navigationTitle("\(number)")
    }
  }

  struct Local: View {
    let title: String
    var body: some View { FlowLink("Next", value: 50).navigationTitle(title) }
  }

  struct Root: View {
    @Environment(\.flowStack) private var stack
    let owner: Owner

    var body: some View {
      owner.stack = stack
      return Note(owner: owner, number: 0).flowDestination(for: Int.self) { Note(owner: owner, number: $0) }
    }
  }

  struct Example: View {
    @ObservedObject var owner: Owner
    let ownsNavigation: Bool

    var body: some View {
      FlowStack(routes: $owner.routes, ownsNavigation: ownsNavigation) { Root(owner: owner) }
    }
  }

  @Test(
    "at rest the array, the flow and the window agree, and no request was dropped",
    arguments: Generation.tested)
  func random(_ generation: Generation) async throws {
    try await trySequences(30, of: Step.self, upTo: 12) { number, steps in
      let place = Place.allCases[number % Place.allCases.count]
      return try await failure(of: steps, in: place, on: generation).map { "\(place): \($0)" }
    }
  }

  private func failure(of steps: [(Step, Int)], in place: Place, on generation: Generation) async throws -> String? {
    let owner = Owner()
    let stage = try stage(place, owner, generation)
    await stage.rest()
    for (step, number) in steps {
      await perform(step, number, owner, stage)
      let ids = owner.routes.map(\.id)
      if step != .double, Set(ids).count != ids.count { return "the array has a route in two places" }
    }
    await stage.rest()
    if let failure = stage.window.failures.first { return failure }
    guard let flow = owner.stack?.flow else { return "there is no stack" }
    let own = flow.routes.filter { !($0.destination.base is LocalContent) }
    if own.map(\.destination) != owner.routes.map({ AnyDestination($0.destination) })
      || own.map(\.style) != owner.routes.map(\.style)
    {
      return "the array is \(owner.routes.map(\.destination)), the flow \(own.map(\.destination))"
    }
    let shown = titles(of: flow)
    // A screen that is not on display has no contents yet.
    let isSeen = place != .nowhere || flow.routes.last?.style == .sheet
    if owner.showsHelp != shown.contains("Help"), shown.last == "1" && isSeen || !owner.showsHelp {
      return "help does not fit"
    }
    if owner.showsMore != shown.contains("More"), shown.count == 1 || !owner.showsMore { return "more does not fit" }
    let wanted = outline(of: flow, in: place, on: generation)
    return stage.window.outline == wanted ? nil : "the window shows \(stage.window.outline), the flow \(wanted)"
  }

  private func stage(_ place: Place, _ owner: Owner, _ generation: Generation) throws -> Stage {
    switch place {
    case .alone: return Stage(generation) { Example(owner: owner, ownsNavigation: true) }
    case .borrowed: return Stage(generation) { PlainStack(generation) { Example(owner: owner, ownsNavigation: false) } }
    case .nowhere: return Stage(generation) { Example(owner: owner, ownsNavigation: false) }
    case .screen:
      let scene = try FlowScene(root: PageFlow())
      return Stage(generation) {
        CoordinatorView(scene).views(for: Page.self) { _, _ in Example(owner: owner, ownsNavigation: false) }
      }
    }
  }

  private func perform(_ step: Step, _ number: Int, _ owner: Owner, _ stage: Stage) async {
    // A touch comes in an update of its own. On systems without paths, no touch can come while a screen is on its way.
    stage.window.update()
    let isTouchable = stage.window.generation >= .iOS16 || !stage.window.isMoving
    let count = owner.routes.count
    let index = count == 0 ? 0 : number % count
    if count > 0 { owner.gone.append(owner.routes[index]) }
    switch step {
    case .push: owner.routes.append(Route(number))
    case .deep: owner.routes = [Route(1), Route(2), Route(3, as: .sheet), Route(4)]
    case .sheet: owner.routes.append(Route(number, as: .sheet))
    case .bareSheet: owner.routes.append(Route(number, as: .sheet(stack: false)))
    case .cover: owner.routes.append(Route(number, as: .cover))
    case .cut: owner.routes.removeLast(min(number, count))
    case .remove: if count > 0 { owner.routes.remove(at: index) }
    case .insert: owner.routes.insert(Route(number + 10), at: index)
    case .replace: if count > 0 { owner.routes[index] = Route(number + 20, as: owner.routes[index].style) }
    case .change: if count > 0 { owner.routes[index].destination = number + 30 }
    case .swap: if count > 1 { owner.routes.swapAt(0, count - 1) }
    case .double: if count > 0 { owner.routes.append(owner.routes[index]) }
    case .back: owner.routes = []
    case .again:
      if let route = owner.gone.last, !owner.routes.contains(where: { $0.id == route.id }) {
        owner.routes.append(route)
      }
    case .verbs:
      try? owner.routes.edit { stack in
        try stack.goBack()
        try stack.push(number)
      }
    case .help: owner.showsHelp = true
    case .helpless: owner.showsHelp = false
    case .more: owner.showsMore = true
    case .moreless: owner.showsMore = false
    case .userBack: if isTouchable { stage.window.back() }
    case .userPop: if isTouchable { stage.window.popGesture(to: number) }
    case .userSwipe: if isTouchable { stage.window.swipeDown() }
    case .userLink: if isTouchable, stage.window.control("Next") != nil { stage.window.tap("Next") }
    case .settle:
      stage.window.finishTransition()
      await Task.yield()
    case .rest: await stage.rest()
    }
  }

  private func title(_ destination: AnyDestination) -> String {
    guard let content = destination.base as? LocalContent else { return "\(destination)" }
    return (content.view.view as? Local)?.title ?? "Local"
  }

  private func titles(of flow: Coordinator<AnyDestination>) -> [String] {
    ["0"] + flow.routes.map { title($0.destination) }
  }

  /// The outline that the window should have: without pushes if there is no stack to push onto.
  private func outline(of flow: Coordinator<AnyDestination>, in place: Place, on generation: Generation) -> String {
    var text = "0"
    var isHidden = place == .nowhere
    for route in flow.routes {
      if route.style.isModal {
        isHidden = false
        text += " | \(route.style.kind == .cover ? generation.cover : "sheet"): " + title(route.destination)
      } else if !isHidden {
        text += " > " + title(route.destination)
      }
    }
    return text
  }
}
