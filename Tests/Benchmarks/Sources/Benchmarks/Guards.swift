import Armature
import Observation

/// Compares verbs in a flow within ten flows that guard with the same verbs in flows without guards.
@MainActor
func measureGuards(_ report: Report) throws {
  report.title("guards: a verb within ten flows that guard / within ten flows that do not")
  let (open, guarded) = (try GateStack(guards: false), try GateStack(guards: true))
  let steps = best(open.steps(), guarded.steps())
  report.line("a push and a step back, what is drawn included", steps[1], against: steps[0], limit: 2)
  let links = best(open.links(), guarded.links())
  report.line("a link to a place, and back", links[1], against: links[0], limit: 2)
}

/// A scene with ten flows in each other, at the end of one line.
@MainActor
private final class GateStack {
  private let scene: FlowScene
  private let last: Coordinator<GateDestination>

  init(guards: Bool) throws {
    let session = GateSession()
    func flow() -> GateCoordinator { guards ? GuardingCoordinator(session) : GateCoordinator(session) }
    let root = flow()
    scene = try FlowScene(root: root)
    var last = root
    for _ in 1..<10 {
      last.push(.flow)
      guard let next = last.children.first as? GateCoordinator else { break }
      last = next
    }
    self.last = last
  }

  func steps() -> Side {
    .same(100) { [self] in
      last.push(.place(1))
      blackHole(scene.presentation)
      last.goBack()
      blackHole(scene.presentation)
    }
  }

  func links() -> Side {
    .same(100) { [self] in
      for link in ["place/1", ".."] {
        do { try scene.open(link) } catch { stop("\(error)") }
        blackHole(scene.presentation)
      }
    }
  }
}

@MainActor
@Observable
private final class GateSession {
  var isSignedIn = true
}

private enum GateDestination: Destination, Codable {
  case start, flow
  case place(Int)

  func screen(in flow: GateCoordinator) -> Screen<Self> { self == .flow ? .child : Screen("\(self)") }
}

private class GateCoordinator: Coordinator<GateDestination> {
  let session: GateSession

  required init(_ session: GateSession) {
    self.session = session
    super.init(root: .start)
  }

  override func child(for destination: GateDestination) -> AnyCoordinator? {
    destination == .flow ? type(of: self).init(session) : nil
  }
}

private final class GuardingCoordinator: GateCoordinator, Guarding {
  func admit(_ request: AdmissionRequest) -> Admission {
    guard case .place? = request.destination as? GateDestination, !session.isSignedIn else { return .allow }
    return .deny("Sign in first.")
  }
}
