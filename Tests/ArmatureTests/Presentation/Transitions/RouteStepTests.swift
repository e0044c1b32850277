import Armature
import Testing

@Suite("Arrays of routes change in steps, too")
@MainActor
struct RouteStepTests {
  var stack = RouteStack(root: Styled.page(0))
  let sleeper = Sleeper()

  @Test("an array takes the steps of the presentation that it describes, and ends as the goal")
  func steps() throws {
    var stack = stack
    try stack.push(.page(1))
    try stack.show(.sheet(2))
    let old = stack.routes
    try stack.dismiss()
    try stack.push(.page(3))
    try stack.show(.cover(4))
    try stack.push(.page(5))
    let new = stack.routes
    let page3 = new[1]
    #expect(old.steps(to: new, within: .swiftUI14) == [[old[0]], [old[0], page3], Array(new.prefix(3)), new])
    #expect(old.steps(to: new, within: .swiftUI17) == [[old[0], page3], new])
    #expect(old.steps(to: new, within: .unlimited) == [new])
    #expect(new.steps(to: new, within: .swiftUI14) == [])
    #expect([].steps(to: old, within: .swiftUI16) == [[old[0]], old])
    #expect(old.steps(to: [], within: .swiftUI16) == [[old[0]], []])
  }

  @Test("routes of any values take steps")
  func values() {
    let one = [Route("a"), Route("b"), Route("c", as: .sheet), Route("d")]
    var other = [one[0], Route("e"), Route("f"), Route("g", as: .cover)]
    other[0].destination = "A"
    #expect(
      one.steps(to: other, within: .swiftUI14)
        == [[other[0], one[1]], [other[0]], Array(other.prefix(2)), Array(other.prefix(3)), other])
  }

  @Test("another destination in a route is part of the first change")
  func inPlace() throws {
    var stack = stack
    try stack.push(.page(1))
    let old = stack.routes
    let changed = Route(id: old[0].id, destination: Styled.page(9), style: .push)
    #expect(old.steps(to: [changed], within: .swiftUI14) == [[changed]])
    try stack.push(.page(2))
    try stack.push(.page(3))
    let pages = stack.routes.dropFirst()
    #expect(
      old.steps(to: [changed] + pages, within: .swiftUI14) == [[changed, pages[1]], [changed, pages[1], pages[2]]])
  }

  @Test("the array is changed a step at a time, with the delay between them")
  func changing() async throws {
    var stack = stack
    for number in 1...3 { try stack.push(.page(number)) }
    let goal = stack.routes
    var counts: [Int] = []
    var routes: [Route<Styled>] = [] { didSet { counts.append(routes.count) } }
    let pacing = TransitionPacing.delay(afterPush: 4)
    let change = Task {
      await changeInSteps(
        get: { routes }, set: { routes = $0 }, within: .swiftUI14, pacing: pacing, sleep: { await sleeper.sleep($0) }
      ) { $0 = goal }
    }
    await sleeper.wake(2)
    #expect(await change.value)
    #expect(counts == [1, 2, 3] && routes == goal)
    #expect(sleeper.seconds == [4, 4])
  }

  @Test("it stops where somebody else changes the array, or its task is cancelled", arguments: [true, false])
  func stopping(byCancelling: Bool) async throws {
    var stack = stack
    for number in 1...3 { try stack.push(.page(number)) }
    let goal = stack.routes
    var routes: [Route<Styled>] = []
    let change = Task {
      await changeInSteps(
        get: { routes }, set: { routes = $0 }, within: .swiftUI14, pacing: .callbacks,
        sleep: { await sleeper.sleep($0) }
      ) { $0 = goal }
    }
    await Task.yield(until: { !sleeper.seconds.isEmpty })
    if byCancelling { change.cancel() } else { routes = [] }
    await sleeper.wake()
    #expect(await change.value == false)
    #expect(routes.count == (byCancelling ? 1 : 0))
    #expect(sleeper.seconds == [TransitionPacing.standardSeconds])
  }
}
