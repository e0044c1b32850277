import Armature
import Foundation
import TestSupport
import Testing

// @testable: reads the limits of a system.
@testable import ArmatureUI
// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("A launch presents the place itself, and nothing in between")
struct LaunchTests {
  /// The saved state of the last run. The visible tab has a child flow with a sheet in it, the hidden one a page.
  enum Saved: CaseIterable {
    case none, whole, damaged
    /// Of a version of the app that had one more screen.
    case old
  }

  /// The link that starts the app.
  enum Opener: String, CaseIterable {
    case none = ""
    case good = "pages://main/home/page/9"
    case bad = "pages://main/home/page/x"
    case hiddenTab = "pages://main/more/page/9/cover/1"
    case heldFlow = "pages://main/home/page/1/flow/2/page/9"
    case otherScene = "pages://other/home/page/9"
  }

  private let file = StateFile()

  private static func scenes() -> SceneDirectory {
    SceneDirectory(notificationCenter: NotificationCenter(), linkAddress: try? LinkAddress("pages://{scene}")) { _ in
      PageTabs([.home, .more])
    }
  }

  private func archive(_ saved: Saved) throws -> Data? {
    guard saved != .none else { return nil }
    let scene = try Self.scenes().open()
    try scene.open("pages://main/more/page/8")
    try scene.open("pages://main/home/page/1/flow/2/page/3/sheet/4")
    let archive = String(decoding: try scene.archive(), as: UTF8.self)
    let page = #"{"page":{"_0":3}}"#
    #expect(archive.contains(page))
    switch saved {
    case .damaged: return Data(archive.dropLast(20).utf8)
    case .old: return Data(archive.replacingOccurrences(of: page, with: #"{"legacy":{}}"#).utf8)
    default: return Data(archive.utf8)
    }
  }

  /// Returns the drawings that a system needs to show a scene.
  private func steps(to scene: FlowScene, on generation: Generation) -> [String] {
    let (goal, limits) = (scene.presentation, generation.host.limits)
    let first = limits.firstDrawing(of: goal)
    let updates = Transition.all(from: first, to: goal, within: limits)
    return ([first] + updates.map(\.presentation)).map { scene.outline(of: $0, on: generation) }
  }

  @Test(
    "with each saved state and each link",
    arguments: Generation.tested.flatMap { generation in
      Saved.allCases.flatMap { saved in Opener.allCases.map { (generation, saved, $0) } }
    })
  func table(_ generation: Generation, _ saved: Saved, _ opener: Opener) async throws {
    let archive = try archive(saved)
    if let archive { try file.store.write(archive) }

    // The app knows the link before its first window, and its directory has the keeper.
    let scenes = Self.scenes()
    let keeper = StateKeeper(file.store, delay: 3_600)
    scenes.keeper = keeper
    if opener != .none { _ = try? scenes.open(link: opener.rawValue) }
    let run = AppRun(generation) { hosted in CoordinatorWindows(scenes) { hosted($0.keepsState(in: keeper)) } }
    await run.rest()

    // The same without a window.
    let twin = try #require(try Self.scenes().open(opener == .otherScene ? "other" : "main"))
    let report = twin.launch(
      archive: opener == .otherScene ? nil : archive, link: opener == .none ? nil : opener.rawValue)
    #expect((report.linkError != nil) == (opener == .bad))
    #expect(report.losses.isEmpty == (saved == .none || saved == .whole || opener == .otherScene))
    let scene = try #require(scenes.current)
    #expect(scene.name == twin.name && scene.presentation.shape == twin.presentation.shape)

    // Before iOS 16 the first window is the only one.
    #expect(run.drawings(of: generation < .iOS16 ? "main" : scene.name) == steps(to: scene, on: generation))
    if let main = scenes["main"], main !== scene {
      // Its window goes to the background when the other one comes, and waits there.
      #expect(steps(to: main, on: generation).starts(with: run.drawings(of: "main")))
    }
    #expect(run.failures == [])
  }

  @Test("a link that the system hands over comes after the first drawing", arguments: Generation.tested)
  func openURL(_ generation: Generation) async throws {
    let run = try await run(.good, on: generation)
    #expect(run.drawings.first == (generation < .iOS16 ? "Root" : "Root > Page 1 > Page 102 > Page 3"))
    #expect(run.window.outline == "Root > Page 9" && run.failures == [])
  }

  /// No page says that windows have appeared when the system hands over a link.
  @Test("a link that comes before its window has a scene is followed when it has", arguments: Generation.tested)
  func early(_ generation: Generation) async throws {
    for restored in [[], ["main"]] {
      let run = try await run(.good, on: generation, restoring: restored, isEarly: true)
      #expect(run.window.outline == "Root > Page 9" && run.failures == [])
      await run.shows("Root") { run.window.back() }
    }
  }

  /// Starts an app at a saved place, to which the system hands over a link.
  private func run(
    _ opener: Opener, on generation: Generation, restoring: [String] = [], isEarly: Bool = false
  ) async throws -> AppRun {
    if let archive = try archive(.whole) { try file.store.write(archive) }
    let keeper = StateKeeper(file.store, delay: 3_600)
    let url = try #require(URL(string: opener.rawValue))
    let scenes = Self.scenes()
    var isHandedOver = !isEarly
    let run = AppRun(generation, restoring: restoring) { window in
      guard !isHandedOver else { return }
      isHandedOver = true
      window.open(url)
    } scene: { hosted in
      CoordinatorWindows(scenes) { hosted($0.keepsState(in: keeper)) }
    }
    if !isEarly { run.window.open(url) }
    return await run.atRest()
  }
}

/// A file for the state of an app, removed with the test.
struct StateFile {
  private let folder = TemporaryFolder()

  var url: URL { folder.url.appendingPathComponent("state.json") }
  var store: StateStore { StateStore(file: url) }
}
