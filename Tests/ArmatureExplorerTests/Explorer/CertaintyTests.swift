import Armature
import ArmatureExplorer
import Testing

@Suite("A finding")
@MainActor
struct CertaintyTests {
  /// Returns what the first finding of a kind depends on; `nil` if it is certain.
  private func dependence(
    of kind: Finding.Kind, bounds: Explorer.Bounds = .init(), in app: @escaping @MainActor (StopWorld) -> AnyCoordinator
  ) async throws -> [String]? {
    let findings = try await Explorer.explore(bounds: bounds, app).findings
    return try #require(findings.first { $0.kind == kind }, "\(findings)").dependsOn
  }

  /// An app with a button that does nothing below other rows.
  private func app(
    @ListBuilder<Row<Stop>> rows: @escaping @MainActor (StopCoordinator) -> [Row<Stop>]
  ) -> @MainActor (StopWorld) -> AnyCoordinator {
    { _ in
      StopCoordinator(.home, "Home") { flow in
        rows(flow)
        ButtonRow("Sign in") {}
      }
    }
  }

  /// An app with a cover that nothing closes.
  private func trap(
    @ListBuilder<Row<Stop>> rows: @escaping @MainActor () -> [Row<Stop>]
  ) -> @MainActor (StopWorld) -> AnyCoordinator {
    { _ in
      StopCoordinator { stop, flow in
        switch stop {
        case .home:
          Screen("Home") {
            LinkRow("Cover", to: .cover)
            LinkRow("Page", to: .page(1))
          }
        case .cover: Screen("Cover") { rows() }
        default: drawStop(stop, flow)
        }
      }
    }
  }

  @Test("is certain if its way shows it, and depends on texts, work and acts otherwise")
  func dependence() async throws {
    #expect(try await dependence(of: .deadRow, in: app { _ in LinkRow("Page", to: .page(1)) }) == nil)
    let fields = app { _ in
      FieldRow("Password", text: "", kind: .secure) { _ in }
      FieldRow("Filter", text: "", kind: .search) { _ in }
    }
    #expect(try await dependence(of: .deadRow, in: fields) == ["a text for “Password”"])
    let work = trap { ButtonRow("Wait") { try await Task.sleep(nanoseconds: 3_600_000_000_000) } }
    #expect(
      try await dependence(of: .modalTrap, in: work)
        == ["work that does not end: the button “Wait” of “Cover” is busy"])
    var bounds = Explorer.Bounds()
    bounds.states = 1
    #expect(
      try await dependence(of: .deadRow, bounds: bounds, in: app { _ in LinkRow("Page", to: .page(1)) })
        == ["acts beyond the bound of states"])
  }

  @Test("that nothing leads out waits for all acts there, and depends on a bound that was met elsewhere")
  func bounds() async throws {
    let app = trap { ButtonRow("No") {} }
    var bounds = Explorer.Bounds()
    bounds.states = 2
    #expect(try await dependence(of: .modalTrap, in: app) == nil)
    #expect(try await dependence(of: .modalTrap, bounds: bounds, in: app) == ["acts beyond the bound of states"])
    bounds.depth = 1
    #expect(try await Explorer.explore(bounds: bounds, app).findings.contains { $0.kind == .modalTrap } == false)
  }

  @Test("in front of a guard depends on a way past it")
  func guardian() async throws {
    let app: @MainActor (StopWorld) -> AnyCoordinator = { _ in
      let flow = StopCoordinator(.inner, "Sign In") { _ in ButtonRow("Nothing") {} }
      flow.admits = { flow, _ in flow.hold(at: .inner) }
      return flow
    }
    let way = "a way past “inner”, which a guard shows instead of “home”"
    #expect(try await dependence(of: .deadRow, in: app) == [way])
  }

  @Test("that is certain stands first in the report, and has no key in JSON")
  func report() async throws {
    let exploration = try await Explorer.explore { world in
      StopCoordinator { stop, flow in
        switch stop {
        case .sheet:
          Screen("Sheet") {
            FieldRow("Name", text: "\(world.number)") { world.number = $0.count }
            ButtonRow("Save") {}
          }
        case .page: Screen("Page") { ButtonRow("Nothing") {} }
        default: drawStop(stop, flow)
        }
      }
    }
    let parts = exploration.text.components(separatedBy: "1 finding")
    try #require(parts.count == 3 && parts[1].contains("dead row: tap “Nothing”"), "\(parts)")
    #expect(
      parts[2].hasPrefix(
        """
         that depends on what the explorer was not given:

        dead row: tap “Save” in StopCoordinator:sheet as sheet shows nothing new
          depends on: a text for “Name”

        """), "\(parts)")
    #expect(try exploration.json().components(separatedBy: "dependsOn").count == 2)
  }
}
