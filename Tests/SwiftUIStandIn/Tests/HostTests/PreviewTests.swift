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

  struct PageView: View {
    @CurrentFlow private var flow: PageFlow?
    let number: Int

    init(number: Int) { self.number = number }

    var body: some View {
      VStack {
        $flow
        Button("Deeper") { flow?.push(.page(number + 1)) }
      }
      .navigationTitle("Own \(number)")
    }
  }

  private func stage(_ generation: Generation, _ page: Page) async -> Stage {
    let stage = Stage(generation) {
      DestinationPreview(page) { PageFlow() }
        .views(for: Page.self) { destination, _ in
          switch destination {
          case .page(let number): PageView(number: number)
          default: WireframeView()
          }
        }
    }
    await stage.rest()
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
  }

  @Test("its links work", arguments: Generation.tested)
  func leading(_ generation: Generation) async {
    let stage = await stage(generation, .page(3))
    #expect(stage.window.tap("Deeper"))
    await stage.rest()
    #expect(stage.window.outline == "Own 3 > Own 4" && stage.window.back())
  }

  @Test("a destination that cannot be shown says why")
  func refused() throws {
    let flow = PageFlow()
    let scene = try FlowScene(root: flow)
    let window = Window(.newest) { DestinationPreview(Page.page(3)) { flow } }
    #expect(window.texts == ["page(3) cannot be opened: \(NavigationError.alreadyInUse)"] && scene.root === flow)
  }

  @Test("each example of a type has a preview")
  func examples() async {
    let stage = Stage(.newest) { ExamplePreviews(of: Sample.self) { Coordinator(root: .one) } }
    await stage.rest()
    #expect(stage.window.previewNames == ["one", "two(2)"] && stage.window.failures == [])
    let none = Window(.newest) { ExamplePreviews(of: Page.self) { PageFlow() } }
    #expect(none.texts == ["Page has no examples: return one of each case from its property 'examples'."])
  }
}
