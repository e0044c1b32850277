import Armature
import ArmatureTesting
import Testing

private enum AlbumDestination: Destination {
  case photos, photo(Int), info, filters, confirmDelete

  typealias Flow = AlbumCoordinator

  static let hasInspector = true

  var style: PresentationStyle {
    switch self {
    case .filters: .popover
    case .info: .inspector
    case .confirmDelete: .dialog
    default: .push
    }
  }

  func screen(in flow: AlbumCoordinator) -> Screen<Self> {
    switch self {
    case .photos:
      Screen("Photos") {
        LinkRow("Photo 7", to: .photo(7))
        LinkRow("Info", to: .info)
        LinkRow("Filters", to: .filters)
        ButtonRow("Delete…", role: .destructive) { flow.show(.confirmDelete) }
          .presents(AlbumDestination.confirmDelete)
      }
    case .photo(let id): Screen("Photo \(id)")
    case .info: Screen("Info") { TextRow("12 photos") }
    case .filters: Screen("Filters")
    case .confirmDelete: .dialog("Delete all photos?") { ButtonRow("Delete", role: .destructive) {} }
    }
  }
}

private final class AlbumCoordinator: Coordinator<AlbumDestination> {}

@MainActor
@Suite("The examples of popovers and inspectors")
struct LayerExamples {
  @Test("an inspector stands beside the screen")
  func inspector() throws {
    let app = try AppDriver(root: AlbumCoordinator(root: .photos))
    app.tap("Info")
    app.expect(layers: ["Photos", "inspector: Info"])
    app.expect(rows: ["12 photos"], in: .inspector)
    app.tap("Photo 7")
    app.expect(layers: ["Photos > Photo 7", "inspector: Info"])
    app.fold()
    app.expect(screen: "Info")
    app.swipeDown()
    app.back()
  }

  @Test("a dialog comes from its button")
  func source() throws {
    let app = try AppDriver(root: AlbumCoordinator(root: .photos))
    app.tap("Delete…")
    app.expect(source: "Delete…")
  }
}
