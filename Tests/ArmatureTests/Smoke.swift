import Testing
@testable import Armature

enum D1: Destination { case list, note(Int), sub, sheet
  typealias Flow = C1
  var style: PresentationStyle { self == .sheet ? .sheet : .push }
  func screen(in flow: C1) -> Screen<Self> {
    switch self {
    case .list: Screen("Notes") { for i in 0..<3 { LinkRow("n\(i)", to: .note(i)) }; LinkRow("Sub", to: .sub); ButtonRow("Async") { await Task.yield() } }.toolbar(.trailing) { ButtonRow("Add") { } }
    case .note(let i): Screen("Note \(i)") { TextRow("hello") }
    case .sub: .child
    case .sheet: Screen("Sheet")
    }
  }
}
final class C1: Coordinator<D1> {
  init() { super.init(root: .list) }
  override func child(for d: D1) -> AnyCoordinator? { d == .sub ? C1() : nil }
}
@MainActor @Test func smoke() throws {
  let c = C1(); let s = try FlowScene(root: c)
  #expect(c.push(.note(1))); #expect(c.push(.sub))
  let sub = try #require(c.children.last as? C1)
  #expect(sub.push(.note(7)))
  #expect(c.push(.note(8)))
  #expect(sub.show(.sheet) == false)
  #expect(sub.push(.note(9)))
  #expect(s.presentation.line.map { "\($0.destination)" } == ["list","note(1)","list","note(7)","note(9)","note(8)"])
  #expect(s.back()); #expect(sub.show(.sheet)); #expect(c.push(.note(3)))
  #expect(s.presentation.modal?.nodes.count == 2)
  #expect(sub.leave())
  #expect(s.presentation.line.count == 2)
  #expect(s.screen(of: s.presentation.nodes[0].id)?.rows.count == 5)
  c.popToRoot()
  #expect(s.presentation.line.count == 1)
}
