import Armature
import ArmatureUI
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("Previews show one destination")
struct PreviewTests {
  /// A type with examples.
  enum Sample: Destination {
    case one, two(Int)

    static let examples: [Self] = [.one, .two(2)]

    func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("\(self)") }
  }

  private struct PageView: View {
    @CurrentFlow private var flow: PageFlow?
    let number: Int

    init(number: Int) { self.number = number }

    var body: some View {
      Button("Deeper") { flow?.push(.page(number + 1)) }.navigationTitle("Own \(number)")
    }
  }

  private func stage(_ generation: Generation, _ page: Page) async -> Stage {
    let stage = await Stage(generation) {
      DestinationPreview(page) { PageFlow() }
        .views(for: Page.self) { destination, _ in
          if case .page(let number) = destination { PageView(number: number) } else { WireframeView() }
        }
    }.atRest()
    return stage
  }

  @Test(
    "in any style, as a screen with a bar; a dialog above its flow", arguments: Generation.tested,
    [
      (.root, "Root"), (.page(3), "Own 3"), (.sheet(2), "Sheet 2"), (.cover(1), "Cover 1"), (.flow(5), "Own 105"),
      (.ask(7), "Root | alert"),
    ] as [(Page, String)])
  func styles(_ generation: Generation, _ drawn: (page: Page, outline: String)) async {
    let stage = await stage(generation, drawn.page)
    // Before iOS 15, alerts are drawn in a sheet.
    let outline = generation == .iOS14 ? drawn.outline.replacingOccurrences(of: "alert", with: "sheet") : drawn.outline
    #expect(stage.window.outline.hasPrefix(outline) && stage.window.failures == [] && stage.window.tooNew == [])
    #expect(drawn.page.style.isDialog || stage.window.layers.count == 1)
    // Its links work.
    guard drawn.page == .page(3) else { return }
    await stage.shows("Own 3 > Own 4") { $0.tap("Deeper") }
    await stage.shows("Own 3") { $0.back() }
  }

  @Test("a destination or a scene that cannot be shown says why")
  func refused() throws {
    let scene = try FlowScene(root: PageFlow())
    let root = try #require(scene.root as? PageFlow)
    let preview = Window(.newest) { DestinationPreview(Page.page(3)) { root } }
    #expect(preview.texts == ["page(3) cannot be opened: \(NavigationError.alreadyInUse)"])
    let window = Window(.newest) { CoordinatorView { root } }
    #expect(window.texts == ["The scene cannot be opened: \(NavigationError.alreadyInUse)"])
  }

  @Test("each example of a type has a preview")
  func examples() async {
    let stage = await Stage(.newest) { ExamplePreviews(of: Sample.self) { Coordinator(root: .one) } }.atRest()
    #expect(stage.window.previewNames == ["one", "two(2)"] && stage.window.failures == [])
    let none = Window(.newest) { ExamplePreviews(of: Page.self) { PageFlow() } }
    #expect(none.texts == ["Page has no examples: return one of each case from its property “examples”."])
  }
}
