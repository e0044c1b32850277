import Armature
import ArmatureUI
import Testing

@Suite("A path of several types")
struct FlowPathTests {
  @Test("values come and go as in a path, the verbs of the stack serve it, and a refused one changes nothing")
  func values() throws {
    var path = FlowPath()
    #expect(path.isEmpty)
    for value in [7, "seven", Foreign.page(7)] as [any Hashable & Sendable] { try path.append(value) }
    #expect(path.values.map { "\($0)" } == ["7", "seven", "page(7)"])
    try path.removeLast(2)
    #expect(path == FlowPath([7]))
    #expect(throws: NavigationError.pastRoot) { try path.removeLast(2) }
    try path.append(8)
    try path.routes.goBackTo(AnyDestination(7))
    #expect(throws: NavigationError.notFound) { try path.routes.goBackTo(AnyDestination("7")) }
    try path.append(4, as: .sheet(stack: false))
    #expect(throws: NavigationError.noStack) { try path.append(5) }
    #expect(path.count == 2)
  }

  @Test(
    "equal are paths of equal values of the same types in the same styles",
    arguments: [
      (FlowPath([1, "a"]), FlowPath([1, "a"]), true), (FlowPath([1, "a"]), FlowPath(["a", 1]), false),
      (FlowPath([1]), FlowPath([1.0]), false), (FlowPath([1]), FlowPath([1, 1]), false),
      (FlowPath([Foreign.home]), FlowPath([AnyDestination(Foreign.home)]), true),
      (FlowPath([Int?.none]), FlowPath([Int?.none]), true), (FlowPath([Int?.none]), FlowPath([Int??.some(nil)]), false),
      (FlowPath([Int??.some(nil)]), FlowPath([Int?.none]), false), (FlowPath([Int?.some(1)]), FlowPath([1]), false),
      (FlowPath([1]), FlowPath([Int?.some(1)]), false),
    ])
  func equality(one: FlowPath, other: FlowPath, isEqual: Bool) {
    #expect((one == other) == isEqual)
    if isEqual { #expect(one.hashValue == other.hashValue) }
  }

  @Test("a destination brings its style, and another one can be asked for")
  func styles() throws {
    var path = FlowPath([Foreign.page(1)])
    try path.append(Foreign.sheet(2))
    try path.append("note", as: .cover)
    #expect(path.routes.routes.map(\.style.kind) == [.push, .sheet, .cover])
    var same = FlowPath([Foreign.page(1)])
    try same.append(Foreign.sheet(2))
    try same.append("note")
    #expect(path != same)
    try path.routes.dismiss()
    #expect(path.count == 2)
  }

  @Test("a flow of any values runs in a scene")
  @MainActor
  func scene() throws {
    let flow = Coordinator(root: AnyDestination("root"))
    let scene = try FlowScene(root: flow)
    flow.push(AnyDestination(7))
    #expect(scene.presentation.line.map { "\($0.destination)" } == ["root", "7"])
    #expect(scene.screen(of: scene.presentation.topNode.id)?.rows.first?.title == "No view is registered for Int.")
  }
}
