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
  typealias Note = FlowStackRouteTests.Note

  struct Borrowing: View {
    @ObservedObject var owner: Owner

    var body: some View {
      FlowStack(routes: $owner.routes, ownsNavigation: false) {
        FlowLink("Next", value: 1)
          .navigationTitle("Inner")
          .flowDestination(for: Int.self) { Note(number: $0) }
      }
    }
  }

  /// The screen around the stack.
  enum Place: CaseIterable {
    case root, pushed, flowStack, screen

    var outline: String { self == .root ? "" : self == .screen ? "Root > " : "Outer > " }
  }

  struct Outer: View {
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
      let scene = try FlowScene(root: flow)
      stage = Stage(generation) {
        CoordinatorView(scene).views(for: Page.self) { page, _ in
          if page == .page(1) { Borrowing(owner: owner) } else { WireframeView() }
        }
      }
      flow.push(.page(1))
    }
    await stage.rest()
    if place == .pushed || place == .flowStack {
      #expect(stage.window.tap("Go"))
      await stage.rest()
    }
    return stage
  }

  @Test("links, steps back and the owner's changes are on the stack around it", arguments: Generation.tested)
  func pushes(_ generation: Generation) async throws {
    for place in Place.allCases {
      let owner = Owner()
      let stage = try await stage(place, generation, owner)
      #expect(stage.window.outline == place.outline + "Inner", "\(place)")
      for _ in 0..<3 {
        #expect(stage.window.tap("Next"))
        await stage.rest()
      }
      #expect(stage.window.outline == place.outline + "Inner > 1 > 2 > 3" && owner.numbers == [1, 2, 3], "\(place)")
      #expect(stage.window.back())
      await stage.rest()
      #expect(owner.numbers == [1, 2], "\(place)")
      stage.window.fill("Own", with: "two")
      owner.routes[1].destination = 7
      owner.routes.append(Route(8))
      await stage.rest()
      #expect(stage.window.outline == place.outline + "Inner > 1 > 7 > 8", "\(place)")
      #expect(stage.window.back())
      await stage.rest()
      #expect(stage.window.fields["Own"] == "two", "\(place)")
      owner.routes = [Route(4), owner.routes[1]]
      await stage.rest()
      #expect(stage.window.outline == place.outline + "Inner > 4 > 7", "\(place)")
      #expect(stage.window.popGesture(to: place == .root ? 0 : 1))
      await stage.rest()
      #expect(owner.routes == [] && stage.window.outline == place.outline + "Inner", "\(place)")
      #expect(stage.window.failures == [] && stage.window.tooNew == [], "\(place)")
    }
  }

  @Test(
    "a deep array with layers comes up, whether it is there at first or comes at once", arguments: Generation.tested)
  func deep(_ generation: Generation) async throws {
    for place in Place.allCases {
      for isFirst in [true, false] {
        let deep = [Route(1), Route(2), Route(3, as: .sheet), Route(4), Route(5, as: .cover)]
        let owner = Owner(isFirst ? deep : [])
        let stage = try await stage(place, generation, owner)
        owner.routes = deep
        await stage.rest()
        let outline = "\(place.outline)Inner > 1 > 2 | sheet: 3 > 4 | \(generation.cover): 5"
        #expect(stage.window.outline == outline, "\(place)")
        #expect(owner.routes == deep && stage.window.failures == [] && stage.window.tooNew == [], "\(place)")
      }
    }
  }

  @Test("after a change beneath a sheet, the sheet is there again", arguments: Generation.tested)
  func beneath(_ generation: Generation) async throws {
    for place in Place.allCases {
      let owner = Owner([Route(1), Route(2, as: .sheet), Route(3)])
      let stage = try await stage(place, generation, owner)
      #expect(stage.window.outline == place.outline + "Inner > 1 | sheet: 2 > 3", "\(place)")
      owner.routes.insert(Route(4), at: 1)
      await stage.rest()
      #expect(stage.window.outline == place.outline + "Inner > 1 > 4 | sheet: 2 > 3", "\(place)")
      owner.routes.removeFirst(2)
      await stage.rest()
      #expect(stage.window.outline == place.outline + "Inner | sheet: 2 > 3", "\(place)")
      #expect(stage.window.swipeDown())
      await stage.rest()
      #expect(owner.routes == [] && stage.window.outline == place.outline + "Inner", "\(place)")
      #expect(stage.window.failures == [], "\(place)")
    }
  }

  @Test("layers come up where there is no stack around", arguments: Generation.tested)
  func withoutStack(_ generation: Generation) async {
    let owner = Owner([Route(1), Route(2, as: .sheet)])
    let stage = Stage(generation) { Borrowing(owner: owner) }
    await stage.rest()
    #expect(stage.window.outline == "Inner | sheet: 2")
    #expect(stage.window.tap("Next"))
    await stage.rest()
    #expect(stage.window.outline == "Inner | sheet: 2 > 3" && owner.numbers == [1, 2, 3])
    #expect(stage.window.swipeDown())
    await stage.rest()
    #expect(owner.numbers == [1] && stage.window.outline == "Inner" && stage.window.failures == [])
  }

  @Test("a step back beneath the stack removes all of it", arguments: Generation.tested)
  func outerBack(_ generation: Generation) async throws {
    for place in [Place.pushed, .flowStack, .screen] {
      let owner = Owner([Route(1), Route(2)])
      let stage = try await stage(place, generation, owner)
      #expect(stage.window.popGesture(to: 0))
      await stage.rest()
      #expect(stage.window.outline + " > " == place.outline && stage.window.failures == [], "\(place)")
    }
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
    let stage = Stage(generation, .regular) { PlainStack(generation) { Inner() } }
    await stage.rest()
    #expect(stage.window.tap("Page"))
    await stage.rest()
    #expect(stage.window.texts.contains("Own placeholder"), "\(stage.window.texts)")
  }
}
