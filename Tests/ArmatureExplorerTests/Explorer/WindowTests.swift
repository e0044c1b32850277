import Armature
@testable import ArmatureExplorer
import Testing

@Suite("Several windows")
@MainActor
struct WindowTests {
  /// Returns the root of a window: `settings` has a flow of its own, and other names have the usual one.
  private static func root(_ window: String, _ rows: @escaping @MainActor (StopCoordinator) -> [Row<Stop>])
    -> AnyCoordinator?
  {
    switch window {
    case "settings":
      StopCoordinator(root: .sheet) { stop, flow in
        stop == .sheet ? Screen("Settings") { rows(flow) } : drawStop(stop, flow)
      }
    case "nowhere": nil
    default:
      StopCoordinator(.home, "Home") { flow in
        LinkRow("Page", to: .page(1))
        ButtonRow("Settings") { _ = try? flow.scene?.directory?.open("settings") }
      }
    }
  }

  private func explorer(
    windows: [String] = [], @ListBuilder<Row<Stop>> rows: @escaping @MainActor (StopCoordinator) -> [Row<Stop>]
  ) -> Explorer {
    Explorer(windows: windows, world: { _ in 1 }) { _, window in Self.root(window, rows) }
  }

  @Test("that the app opens are explored, and a way leads back")
  func opened() async throws {
    let drawing = try await explorer { _ in
      LinkRow("Inner", to: .inner)
      ButtonRow("Nothing") {}
    }.draw()
    let exploration = drawing.exploration
    #expect(exploration.places.contains("StopCoordinator:inner"), "\(exploration.places)")
    let finding = try #require(exploration.findings.first, "\(exploration.text)")
    #expect(exploration.findings.count == 1)
    #expect(finding.script == ["Settings", "Nothing"])
    #expect(exploration.bound == nil)
    #expect(try drawing.storyboard.html().contains("close window"))
  }

  @Test("that are named are opened from the start, one of the same kind with few acts; a wrong name is reported")
  func named() async throws {
    let one = try await explorer { _ in TextRow("Text") }.run()
    let two = try await explorer(windows: ["second", "nowhere"]) { _ in TextRow("Text") }.run()
    #expect(two.places == one.places && two.states == one.states && two.findings == [])
    #expect(one.actions < two.actions && two.actions < one.actions * 2)
    #expect(one.notes == [])
    #expect(two.notes.count == 1 && two.notes[0].hasPrefix("The window “nowhere” was not opened: "), "\(two.notes)")
  }

  @Test("do not hide that nothing closes a layer, and closing one leaves its layers")
  func layers() async throws {
    for closes in [false, true] {
      let exploration = try await Explorer(windows: [], world: { _ in 1 }) { _, window in
        StopCoordinator(root: window == "settings" ? .inner : .home) { stop, flow in
          switch stop {
          case .home: Screen("Home") { LinkRow("Cover", to: .cover) }
          case .cover:
            Screen("Cover") {
              ButtonRow("Settings") { _ = try? flow.scene?.directory?.open("settings") }
              if closes { ButtonRow("Close") { flow.dismiss() } }
            }
          default: drawStop(stop, flow)
          }
        }
      }.run()
      #expect(exploration.findings.map(\.kind) == (closes ? [] : [.modalTrap]), "\(exploration.text)")
    }
  }

  @Test("are heard behind another one: a row that changes such a window is not dead, and may make a mistake")
  func behind() async throws {
    for isBroken in [false, true] {
      let exploration = try await Explorer(windows: ["settings"], world: { _ in 1 }) { _, window in
        let flow = StopCoordinator { stop, flow in
          guard stop == .home else { return drawStop(stop, flow) }
          guard window == "settings" else { return Screen("Home") {} }
          return Screen("Settings") {
            ButtonRow("Show") { (flow.scene?.directory?["main"]?.root as? StopCoordinator)?.push(.page(1)) }
          }
        }
        flow.admits = { flow, request in
          guard isBroken, window == "main", request.cause != .link else { return .allow }
          return switch request.destination as? Stop {
          case .page: flow.redirect(to: .inner)
          case .inner: flow.redirect(to: .page(2))
          default: .allow
          }
        }
        return flow
      }.run()
      let behind = exploration.findings.filter { $0.script == ["scene settings", "Show"] }
      #expect(behind.map(\.kind) == (isBroken ? [.redirectLoop] : []), "\(exploration.text)")
      #expect(isBroken || exploration.findings == [])
    }
  }
}
