import Armature
import ArmatureExplorer

/// The places of the small apps that these tests explore. What a place shows is up to each test.
enum Stop: Destination, Codable {
  case home
  case page(Int)
  case sheet
  case cover
  case inner

  static let examples: [Self] = [.home, .page(1), .page(2), .sheet, .cover]

  var style: PresentationStyle {
    switch self {
    case .home, .page, .inner: .push
    case .sheet: .sheet
    case .cover: .cover
    }
  }

  func screen(in flow: StopCoordinator) -> Screen<Self> { flow.draw(self, flow) }
}

final class StopCoordinator: Coordinator<Stop>, Guarding, ChecksExistence {
  typealias Draw = @MainActor (Stop, StopCoordinator) -> Screen<Stop>
  typealias Admit = @MainActor (StopCoordinator, AdmissionRequest) -> Admission

  let draw: Draw
  var admits: Admit = { _, _ in .allow }
  var opens: @MainActor (Stop) -> AnyCoordinator? = { _ in nil }
  var restores: @MainActor (Stop) -> String? = { _ in nil }

  init(root: Stop = .home, draw: @escaping Draw) {
    self.draw = draw
    super.init(root: root)
  }

  /// Draws one place with rows of a test, and the others as usual.
  convenience init(
    _ place: Stop, _ title: String, @ListBuilder<Row<Stop>> rows: @escaping @MainActor (StopCoordinator) -> [Row<Stop>]
  ) {
    self.init { stop, flow in stop == place ? Screen(title) { rows(flow) } : drawStop(stop, flow) }
  }

  /// Draws all places as usual, if its guard admits them.
  convenience init(admits: @escaping Admit) {
    self.init(draw: drawStop)
    self.admits = admits
  }

  func admit(_ request: AdmissionRequest) -> Admission { admits(self, request) }
  override func child(for destination: Stop) -> AnyCoordinator? { opens(destination) }
  func absence(of destination: Stop) -> String? { restores(destination) }
}

/// The data of one walk.
@MainActor
final class StopWorld {
  var number = 0
  let time: FlowClock

  init(time: FlowClock) { self.time = time }
}

extension Explorer {
  /// Explores an app of one flow.
  @MainActor
  static func explore(
    bounds: Bounds = Bounds(), seed: UInt64 = 0,
    _ root: @escaping @MainActor (StopWorld) -> AnyCoordinator
  ) async throws -> Exploration {
    try await Explorer(bounds: bounds, seed: seed) {
      StopWorld(time: $0)
    } root: {
      root($0)
    }.run()
  }
}

/// Draws a place with the usual rows: a way to each place from home.
@MainActor
func drawStop(_ stop: Stop, _ flow: StopCoordinator) -> Screen<Stop> {
  switch stop {
  case .home:
    Screen("Home") {
      LinkRow("Page", to: .page(1))
      LinkRow("Sheet", to: .sheet)
      LinkRow("Cover", to: .cover)
    }
  case .page(let number): Screen("Page \(number)") { TextRow("Text") }
  case .sheet: Screen("Sheet") { TextRow("Text") }
  case .cover: Screen("Cover") { ButtonRow("Close") { flow.dismiss() } }
  case .inner: Screen("Inner") { TextRow("Text") }
  }
}
