import Armature
import ArmatureUI
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

/// A navigation stack of an app's own.
struct PlainStack<Content: View>: View {
  let generation: Generation
  private let content: Content

  init(_ generation: Generation, @ViewBuilder content: () -> Content) {
    self.generation = generation
    self.content = content()
  }

  var body: some View {
    if generation >= .iOS16 {
      NavigationStack { content }
    } else {
      NavigationView { content }.navigationViewStyle(.stack)
    }
  }
}

@MainActor
@Suite("A stack of routes on the stack around it")
struct FlowStackBorrowedTests {
  typealias Owner = FlowStackRouteTests.Owner

  struct Borrowing: View {
    @ObservedObject var owner: Owner

    var body: some View {
      FlowStack(routes: $owner.routes, ownsNavigation: false) {
        FlowLink("Next", value: 1)
          .navigationTitle("Inner")
          .flowDestination(for: Int.self) { FlowStackRouteTests.Note(number: $0) }
      }
    }
  }

  /// The screen around the stack.
  enum Place: CaseIterable {
    case root, pushed, flowStack, screen

    var outline: String { self == .root ? "" : self == .screen ? "Root > " : "Outer > " }
  }

  private struct Outer: View {
    let owner: Owner
    let generation: Generation

    var body: some View {
      PlainStack(generation) {
        NavigationLink("Go") { Borrowing(owner: owner) }.navigationTitle("Outer")
      }
    }
  }

  private func stage(_ place: Place, _ generation: Generation, _ owner: Owner) async throws -> Stage {
    let stage: Stage
    switch place {
    case .root: stage = Stage(generation) { PlainStack(generation) { Borrowing(owner: owner) } }
    case .pushed: stage = Stage(generation) { Outer(owner: owner, generation: generation) }
    case .flowStack:
      stage = Stage(generation) {
        FlowStack {
          FlowLink("Go", value: "inner").navigationTitle("Outer")
            .flowDestination(for: String.self) { _ in Borrowing(owner: owner) }
        }
      }
    case .screen:
      let flow = PageFlow()
      stage = try Stage(flow, generation) { page, _ in
        if page == .page(1) { Borrowing(owner: owner) } else { WireframeView() }
      }
      flow.push(.page(1))
    }
    await stage.rest()
    if place == .pushed || place == .flowStack { await stage.does { $0.tap("Go") } }
    return stage
  }

  @Test(
    "links, steps back and the owner's changes are on the stack around it", arguments: Generation.tested,
    Place.allCases)
  func pushes(_ generation: Generation, _ place: Place) async throws {
    let owner = Owner()
    let stage = try await stage(place, generation, owner)
    let inner = place.outline + "Inner"
    await stage.shows(inner)
    for _ in 0..<3 { await stage.does { $0.tap("Next") } }
    await stage.shows(inner + " > 1 > 2 > 3")
    #expect(owner.numbers == [1, 2, 3])
    await stage.shows(inner + " > 1 > 2") { $0.back() }
    #expect(owner.numbers == [1, 2])
    stage.window.fill("Own", with: "two")
    owner.routes[1].destination = 7
    await stage.shows(inner + " > 1 > 7 > 8") { owner.routes.append(Route(8)) }
    await stage.does { $0.back() }
    #expect(stage.window.fields["Own"] == "two")
    await stage.shows(inner + " > 4 > 7") { owner.routes = [Route(4), owner.routes[1]] }
    await stage.shows(inner) { $0.popGesture(to: place == .root ? 0 : 1) }
    #expect(owner.routes == [] && stage.window.tooNew == [])
    guard place != .root else { return }
    // A step back beneath the stack removes all of it.
    await stage.does { owner.routes = [Route(1), Route(2)] }
    await stage.shows(String(place.outline.dropLast(3))) { $0.popGesture(to: 0) }
  }

  @Test(
    "a deep array with layers is shown, and again after a change beneath its sheet, whether it is there at first",
    arguments: Generation.tested, Place.allCases)
  func deep(_ generation: Generation, _ place: Place) async throws {
    let inner = place.outline + "Inner"
    for isFirst in [true, false] {
      let deep = [Route(1), Route(2), Route(3, as: .sheet), Route(4), Route(5, as: .cover)]
      let owner = Owner(isFirst ? deep : [])
      let stage = try await stage(place, generation, owner)
      await stage.shows("\(inner) > 1 > 2 | sheet: 3 > 4 | \(generation.cover): 5") { owner.routes = deep }
      #expect(owner.routes == deep && stage.window.tooNew == [])
      await stage.shows("\(inner) > 1 > 2 | sheet: 3 > 4") { owner.routes.removeLast() }
      await stage.shows("\(inner) > 1 > 6 > 2 | sheet: 3 > 4") { owner.routes.insert(Route(6), at: 1) }
      await stage.shows("\(inner) | sheet: 3 > 4") { owner.routes.removeFirst(3) }
      await stage.shows(inner) { $0.swipeDown() }
      #expect(owner.routes == [])
    }
  }

  @Test("layers are presented where there is no stack around", arguments: Generation.tested)
  func withoutStack(_ generation: Generation) async {
    let owner = Owner([Route(1), Route(2, as: .sheet)])
    let stage = Stage(generation) { Borrowing(owner: owner) }
    await stage.shows("Inner | sheet: 2")
    await stage.shows("Inner | sheet: 2 > 3") { $0.tap("Next") }
    #expect(owner.numbers == [1, 2, 3])
    await stage.shows("Inner") { $0.swipeDown() }
    #expect(owner.numbers == [1])
  }

  @Test("the host's environment reaches screens on a borrowed stack", arguments: Generation.tested)
  func environment(_ generation: Generation) async throws {
    struct Inner: View {
      @State private var routes = [Route(1)]
      var body: some View {
        FlowStack(routes: $routes, ownsNavigation: false) {
          Text("Inner")
            .flowDestination(for: Int.self) { number in
              if number == 1 {
                FlowLink("Page", value: 2)
              } else {
                CoordinatorView { PageColumns(sidebar: PageFlow(root: .page(5))) }
              }
            }
        }
        .splitPlaceholder { Text("Own placeholder") }
      }
    }
    let stage = await Stage(generation, .regular) { PlainStack(generation) { Inner() } }.atRest()
    await stage.does { $0.tap("Page") }
    #expect(stage.window.texts.contains("Own placeholder"), "\(stage.window.texts)")
  }
}
