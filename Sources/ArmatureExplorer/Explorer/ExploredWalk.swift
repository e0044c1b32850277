/// A way of the explorer from the start to a place.
struct ExploredWalk {
  let steps: [ExploredStep]
  let place: String
  /// The title of the screen at the end.
  let title: String

  @MainActor
  init(steps: [ExploredStep], to end: ScreenSnapshot) {
    self.steps = steps
    place = end.key.place
    title = end.drawn.layers.last?.titles.last ?? ""
  }

  /// Whether a user does all of it on the screen, without links and without an end of the app.
  var isOnScreen: Bool { !steps.contains { ["link", "root", "relaunch"].contains($0.start.act) } }

  /// The places, each with the act there.
  var visits: [TestWalk.Step] { steps.map(\.start) + [TestWalk.Step(place: place)] }
}
