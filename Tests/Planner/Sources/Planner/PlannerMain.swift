import ArmatureTerminal
import PlannerFlows

/// Starts the app in the terminal.
@main
enum PlannerMain {
  @MainActor static func main() {
    TerminalApp(name: "Planner", linkAddress: .app, world: { _ in Planner() }) { planner, _ in
      AppCoordinator(session: planner)
    }.runIfAsked()
  }
}
