import Armature
import ArmatureTerminal
import Foundation
import Testing

private enum Album: Destination, Codable, CaseIterable {
  case photos, photo, info, filters

  typealias Flow = Coordinator<Album>

  static var examples: [Self] { allCases }

  var style: PresentationStyle {
    switch self {
    case .photos, .photo: .push
    case .info: .inspector
    case .filters: .popover
    }
  }

  func screen(in flow: Coordinator<Album>) -> Screen<Self> {
    switch self {
    case .photos:
      Screen("Photos") {
        LinkRow("Photo", to: .photo)
        LinkRow("Info", to: .info).accessibilityIdentifier("about")
        LinkRow("Filters", to: .filters)
      }
    case .photo: Screen("Photo 7")
    case .info: Screen("Info") { TextRow("12 photos") }
    case .filters: Screen("Filters")
    }
  }
}

@Suite("Popovers and inspectors in a terminal")
@MainActor
struct LayerTests {
  @Test("an inspector is a column beside the screen, and a layer of its own in a folded window")
  func inspector() async {
    let (status, terminal) = await run(
      Coordinator(root: Album.photos), ["about", "photo", "where", "fold", "dismiss"], columns: 70)
    #expect(status == 0 && terminal.errors == "")
    #expect(
      terminal.screens[2].trimmingCharacters(in: .newlines) == """
        Photos › Photo 7 [inspector] Info
        ── Photo 7 ────────────────────────── │ ── Info ──────────────────────
                                              │
                                              │      12 photos

        back · dismiss · root · tree · help · quit
        """)
    #expect(
      terminal.screens[4].trimmingCharacters(in: .newlines) == """
        ── Info ──────────────────────────────────────────
        Photos › Photo 7 [inspector] Info

             12 photos

        back · dismiss · root · unfold · tree · help
        quit
        """)
    #expect(terminal.output.contains("\n/photo/info\n"))
  }

  @Test("a popover is a layer, and a link opens either one")
  func popover() async {
    let (_, terminal) = await run(
      Coordinator(root: Album.photos), ["filters", "dismiss", "open /photo/info", "open /filters;as=inspector"],
      columns: 50)
    #expect(terminal.errors == "")
    #expect(
      terminal.screens[1].trimmingCharacters(in: .newlines) == """
        ── Filters ───────────────────────────────────────
        Photos [popover] Filters

        back · dismiss · root · tree · help · quit
        """)
    #expect(terminal.screens[4].contains("Photos [inspector] Filters"))
  }
}
