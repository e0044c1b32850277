import Armature
import ArmatureUI
import Testing

@Suite("Arrays of routes, whose destinations may be any values")
struct RouteArrayTests {
  @Test("each new route has an identity of its own, and a copy has the same")
  func identity() {
    let one = Route(1)
    var copy = one
    copy.destination = 2
    #expect(one.id == copy.id && one != copy && one.id != Route(1).id)
  }

  @Test("a route asks a destination for its style, and pushes any other value")
  func styles() {
    #expect(Route(1).style == .push && Route(1, as: .cover).style == .cover)
    #expect(Route(Styled.sheet(1)).style == .sheet && Route(Styled.sheet(1), as: .push).style == .push)
    #expect(Route(AnyDestination(Styled.sheet(1))).style == .sheet)
    #expect(Route(Optional(Styled.sheet(1))).style == .sheet && Route(Styled?.none).style == .push)
  }

  @Test("the verbs keep the routes that stay, and follow the rules of the stack; a payload is changed in place")
  func edit() throws {
    var routes = [Route(1), Route(2, as: .sheet), Route(3)]
    let old = routes
    try routes.edit { stack in
      try stack.dismiss()
      try stack.push(4)
      try stack.presentCover(5, stack: false)
    }
    #expect(routes.map(\.destination) == [1, 4, 5] && routes[0] == old[0])
    #expect(routes.map(\.style) == [.push, .push, .cover(stack: false)])
    #expect(throws: NavigationError.noStack) {
      try routes.edit { stack in
        try stack.goBack(0)
        try stack.push(6)
      }
    }
    #expect(throws: NavigationError.notFound) { try routes.edit { try $0.update(Route(1).id) { $0 = 7 } } }
    #expect(routes.map(\.destination) == [1, 4, 5])
    let ids = routes.map(\.id)
    try routes.edit { stack in
      try stack.goBackTo { $0 == 4 }
      try stack.update(old[0].id) { $0 = 9 }
    }
    #expect(routes.map(\.destination) == [9, 4] && routes.map(\.id) == Array(ids.prefix(2)))
    try routes.edit { $0.popToCurrentStackRoot() }
    #expect(routes == [])
  }

  @Test("a destination brings its style to an array, too, and what is nil is left out")
  func destinations() throws {
    var routes: [Route<Styled>] = []
    try routes.edit { stack in
      try stack.show(.sheet(1))
      try stack.push(nil)
      try stack.show(.page(2))
    }
    #expect(routes.map(\.destination) == [.sheet(1), .page(2)] && routes.map(\.style) == [.sheet, .push])
  }

  @Test("an array that broke the rules can be gone back from")
  func broken() throws {
    var routes = [Route(1, as: .sheet(stack: false)), Route(2)]
    #expect(throws: NavigationError.noStack) { try routes.edit { try $0.push(3) } }
    try routes.edit { try $0.goBack() }
    #expect(routes.map(\.destination) == [1])
  }
}
