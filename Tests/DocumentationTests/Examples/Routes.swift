import Armature
import Testing

@Suite("Arrays of routes, as the comments tell of them")
struct RouteExamples {
  @Test("a destination is changed in place, and the route stays")
  func inPlace() {
    var routes = [Route(7), Route(8, as: .sheet)]
    routes[0].destination = 9
    #expect(routes.map(\.destination) == [9, 8] && routes.map(\.style) == [.push, .sheet])
  }

  @Test("the verbs change an array")
  func verbs() throws {
    var routes = [Route(7), Route(9)]
    let seven = routes[0]
    try routes.edit { stack in
      try stack.goBackTo(7)
      try stack.push(8)
    }
    #expect(routes.map(\.destination) == [7, 8] && routes[0] == seven)
  }
}
