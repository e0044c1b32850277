import Armature
import ArmatureTesting
import Testing

private enum Photos: Destination, Codable, CaseIterable {
  case album, photo, info, filters, confirm

  static var examples: [Self] { allCases }

  var style: PresentationStyle {
    switch self {
    case .album, .photo: .push
    case .info: .inspector
    case .filters: .popover
    case .confirm: .dialog
    }
  }

  func screen(in flow: Coordinator<Self>) -> Screen<Self> {
    switch self {
    case .album:
      Screen("Album") {
        LinkRow("Photo", to: .photo)
        LinkRow("Info", to: .info)
        LinkRow("Filters", to: .filters)
        ButtonRow("Delete…") { flow.show(.confirm) }.presents(Self.confirm)
        ButtonRow("Ask") { flow.show(.confirm) }
      }
    case .photo: Screen("Photo") { TextRow("Sunset") }
    case .info: Screen("Info") { TextRow("12 photos") }
    case .filters: Screen("Filters") { LinkRow("Photo", to: .photo) }
    case .confirm: .dialog("Delete?") { ButtonRow("Delete", role: .destructive) {} }
    }
  }
}

@MainActor
@Suite("Popovers and inspectors are layers, and a layer may come from a row")
struct SourceTests {
  private let app: AppDriver

  init() throws { app = try AppDriver(root: Coordinator(root: Photos.album)) }

  @Test("an inspector is a column beside the screen, which the user still uses, and a sheet in a narrow window")
  func inspector() throws {
    app.tap("Info")
    app.expect(layers: ["Album", "inspector: Info"])
    app.expect(screen: "Album", in: nil)
    app.expect(rows: ["12 photos"], in: .inspector)
    app.expect(link: "/info")
    app.tap("Photo")
    app.expect(layers: ["Album > Photo", "inspector: Info"])
    app.expect(link: "/photo/info")
    app.fold()
    app.expect(screen: "Info")
    app.expect(row: "Sunset", .absent)
    app.unfold()
    app.expect(row: "Sunset")
    app.expect(canSwipeDown: true)
    app.swipeDown()
    app.expect(layers: ["Album > Photo"])
  }

  @Test("a popover is a layer with a stack of its own, closed by a tap beside it")
  func popover() {
    app.tap("Filters")
    app.expect(layers: ["Album", "popover: Filters"])
    app.expect(source: "Filters")
    app.expect(link: "/filters")
    app.tap("Photo")
    app.expect(layers: ["Album", "popover: Filters > Photo"])
    app.back()
    app.swipeDown()
    app.expect(layers: ["Album"])
  }

  @Test("a dialog comes from the row that names it, however it was shown")
  func source() {
    app.tap("Delete…")
    app.expect(source: "Delete…")
    app.swipeDown()
    app.tap("Ask")
    app.expect(source: "Delete…")
    app.swipeDown()
    app.open("/filters")
    app.expect(source: "Filters")
    app.open("/photo;as=popover")
    app.expect(source: "Photo")
  }
}
