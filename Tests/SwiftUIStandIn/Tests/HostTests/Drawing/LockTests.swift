import Armature
import ArmatureUI
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

/// Pages that can be locked.
private final class LockedPages: PageFlow, Locking {
  var isLocked = false
  func lockFlow() -> AnyCoordinator { PageFlow(root: .page(77)) }

  func set(_ isLocked: Bool) {
    self.isLocked = isLocked
    scene?.checkGuards()
  }
}

extension Window {
  /// Everything that the user can see in any layer.
  fileprivate var seen: [String] {
    layers.flatMap(\.elements.seen).compactMap { element in
      switch element.kind {
      case .text(let text): text
      case .attribute(.title(let title)): title
      default: nil
      }
    }
  }
}

/// A page with a counter in its state.
private struct Counting: View {
  let page: Page
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(page.title) \(count)")
      Button("More") { count += 1 }
    }
    .navigationTitle(page.title)
  }
}

@MainActor
@Suite("A locked window shows its lock alone")
struct LockTests {
  private let flow = LockedPages()

  private func stage(_ generation: Generation) async throws -> Stage {
    try await Stage(flow, generation) { page, _ in Counting(page: page) }.atRest()
  }

  @Test("over each style, and keeps the state of all views", arguments: Generation.tested)
  func layers(_ generation: Generation) async throws {
    let stage = try await stage(generation)
    await stage.does { $0.tap("More") }
    let acts: [() -> Bool] = [
      { true }, { flow.push(.page(1)) }, { flow.show(.sheet(2)) }, { flow.show(.cover(3)) }, { flow.push(.page(4)) },
    ]
    for act in acts {
      await stage.does(act)
      await stage.does { $0.tap("More") }
      let before = stage.window.seen
      for _ in 0..<2 {
        await stage.does { flow.set(true) }
        #expect(stage.window.seen == ["Page 77", "Page 77 0", "More"], "on \(generation)")
        // iOS 14 cannot hold a sheet, which is presented again.
        #expect(!stage.window.swipeDown() || generation == .iOS14)
        await stage.rest()
        await stage.does { $0.tap("More") }
        #expect(stage.window.texts.contains("Page 77 1"))
        await stage.does { flow.set(false) }
        if generation > .iOS14 { #expect(stage.window.seen == before, "on \(generation)") }
      }
    }
    #expect(flow.routes.count == 4 && stage.failures == [])
  }

  @Test("over dialogs, which come back with what was typed", arguments: Generation.tested)
  func dialogs(_ generation: Generation) async throws {
    let stage = try await stage(generation)
    await stage.does { flow.show(.rename) }
    await stage.does { $0.fill("Name", with: "Milk") }
    let before = stage.window.seen
    await stage.does { flow.set(true) }
    #expect(stage.window.seen == ["Page 77", "Page 77 0", "More"], "on \(generation)")
    await stage.does { flow.set(false) }
    #expect(stage.window.seen == before && before.contains("Take"), "on \(generation)")
    await stage.does { flow.set(true) }
    await stage.does { flow.goBack() }
    let answer = Task { await flow.confirm("Sure?", action: "Yes") }
    await stage.rest()
    #expect(stage.window.seen == ["Page 77", "Page 77 0", "More"], "on \(generation)")
    await stage.does { flow.set(false) }
    await stage.does { $0.tap("Yes") }
    #expect(await answer.value)
    #expect(stage.failures == [])
  }

  @Test("over tabs, columns, popovers and inspectors", arguments: Generation.tested)
  func containers(_ generation: Generation) async throws {
    let places: [(Page, PresentationStyle)] = [
      (.tabs, .push), (.split, .sheet), (.pager, .sheet), (.page(3), .popover), (.page(4), .inspector),
    ]
    for sizeClass in [UserInterfaceSizeClass.compact, .regular] {
      for (page, style) in places {
        let flow = LockedPages()
        let stage = try await Stage(flow, generation, sizeClass) { page, _ in Counting(page: page) }.atRest()
        await stage.does { flow.show(page, as: style) }
        let before = stage.window.seen
        await stage.does { flow.set(true) }
        #expect(stage.window.seen == ["Page 77", "Page 77 0", "More"], "\(page) on \(generation)")
        await stage.does { $0.tap("More") }
        await stage.does { flow.set(false) }
        #expect(stage.window.seen == before, "\(page) on \(generation)")
        #expect(stage.failures == [], "\(page) \(sizeClass)")
      }
    }
  }

  @Test("from the first drawing on, and opens the link that has waited", arguments: Generation.tested)
  func launch(_ generation: Generation) async throws {
    flow.isLocked = true
    flow.push(.page(1))
    flow.show(.sheet(2))
    let scene = try FlowScene(root: flow)
    var frames: Set<[String]> = []
    let stage = Stage(scene, generation) { frames.insert($0.seen) }
    await stage.rest()
    #expect(frames.allSatisfy { $0.allSatisfy { ["Page 77", "Next"].contains($0) } })
    #expect(stage.window.seen.contains("Page 77") && !stage.window.seen.contains("Sheet 2"))
    await stage.does { flow.set(false) }
    await stage.shows("Root > Page 1 | sheet: Sheet 2")
    await stage.does { flow.set(true) }
    #expect(try !scene.open("/page/8"))
    await stage.rest()
    #expect(stage.window.seen.contains("Page 77") && !stage.window.seen.contains("Page 8"))
    await stage.does { flow.set(false) }
    await stage.shows("Root > Page 8")
  }

  private struct Presenting: View {
    @ObservedObject var own: Followed<Bool>

    var body: some View {
      Text("Root").sheet(isPresented: $own.value) { Text("Own") }.closesOnNavigation($own.value)
    }
  }

  @Test("and closes a sheet of the app's own", arguments: Generation.tested)
  func ownSheet(_ generation: Generation) async throws {
    let own = Followed(false)
    let stage = try await Stage(flow, generation) { page, _ in
      if page == .root { Presenting(own: own) } else { Text("Locked") }
    }.atRest()
    await stage.does { own.value = true }
    #expect(stage.window.seen.contains("Own"))
    await stage.does { flow.set(true) }
    #expect(!own.value && stage.window.seen == ["Locked"], "on \(generation)")
    await stage.does { flow.set(false) }
    #expect(stage.window.seen == ["Root"])
  }

  @Test("and hands nothing over to other devices")
  func activity() async throws {
    let scene = try FlowScene(root: flow)
    let stage = await Stage(.newest) { CoordinatorView(scene).continuesActivities("com.example.place") }.atRest()
    for isLocked in [true, false, true] {
      await stage.does { flow.set(isLocked) }
      #expect((stage.window.activity == nil) == isLocked)
    }
  }
}
