import Armature
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("The first drawing of a window shows as much of the place as the system takes at once")
struct FirstDrawingTests {
  /// Opens a scene at a place and returns the window's drawings, without repetitions.
  private func drawings(
    of link: String, _ root: @autoclosure () -> AnyCoordinator, on generation: Generation,
    _ sizeClass: UserInterfaceSizeClass = .compact
  ) async throws -> [String] {
    let scene = try FlowScene(root: root())
    try scene.open(link)
    var drawings: [String] = []
    let stage = Stage(scene, generation, sizeClass) { if drawings.last != $0.outline { drawings.append($0.outline) } }
    await stage.rest()
    #expect(stage.window.failures == [], "\(link) on \(generation)")
    return drawings
  }

  @Test("all pages of its stack", arguments: Generation.tested)
  func stack(_ generation: Generation) async throws {
    let drawings = try await drawings(of: "/page/1/flow/2/page/3", PageFlow(), on: generation)
    let pages = ["Root", "Root > Page 1", "Root > Page 1 > Page 102", "Root > Page 1 > Page 102 > Page 3"]
    #expect(drawings == (generation < .iOS16 ? pages : Array(pages.suffix(1))))
  }

  @Test(
    "all pages of each column, side by side or as one stack",
    arguments: Generation.tested.filter { $0 >= .iOS16 }, [UserInterfaceSizeClass.compact, .regular])
  func columns(_ generation: Generation, _ sizeClass: UserInterfaceSizeClass) async throws {
    let columns = PageColumns(sidebar: PageFlow())
    let drawings = try await drawings(of: "/page/1#page/2/page/3", columns, on: generation, sizeClass)
    let isWide = sizeClass == .regular || generation == .macOS
    #expect(drawings == [isWide ? "Page 2 > Page 3" : "Root > Page 1 > Page 2 > Page 3"])
  }

  @Test("all pages of the selected tab", arguments: Generation.tested)
  func tabs(_ generation: Generation) async throws {
    let tabs = { TabCoordinator<PageTab>([.home, .more]) }
    let inside = try await drawings(of: "/more/page/1", tabs(), on: generation)
    #expect(inside == (generation < .iOS16 ? ["Root", "Root > Page 1"] : ["Root > Page 1"]))
  }

  @Test("the pages below a sheet; the sheets follow one by one, each with its pages", arguments: Generation.tested)
  func sheets(_ generation: Generation) async throws {
    let drawings = try await drawings(of: "/page/1/sheet/2/page/3/cover/4", PageFlow(), on: generation)
    let cover = generation.cover
    let steps = [
      "Root", "Root > Page 1", "Root > Page 1 | sheet: Sheet 2", "Root > Page 1 | sheet: Sheet 2 > Page 3",
      "Root > Page 1 | sheet: Sheet 2 > Page 3 | \(cover): Cover 4",
    ]
    #expect(drawings == (generation < .iOS16 ? steps : [steps[1], steps[3], steps[4]]))
  }
}
