import Armature
import ArmatureUI
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("A binding changes a destination in place")
struct BindingTests {
  enum Find: ViewDestination {
    case search(query: String)
    case result(Int)

    typealias Flow = FindFlow

    var query: String {
      get { if case .search(let query) = self { query } else { "" } }
      set { if case .search = self { self = .search(query: newValue) } }
    }

    func view(in flow: FindFlow) -> some View { SearchView(flow: flow) }
  }

  final class FindFlow: Coordinator<Find> {
    init() { super.init(root: .search(query: "")) }

    override func adopt(_ destination: Find, in child: AnyCoordinator) -> Bool { false }
  }

  struct SearchView: View {
    let flow: FindFlow

    var body: some View {
      TextField("Search", text: flow.binding(to: flow.rootID).query)
    }
  }

  @Test("typing changes the payload, and the slot stays; a slot that is gone changes nothing")
  func typing() async throws {
    let flow = FindFlow()
    let stage = Stage(try FlowScene(root: flow))
    let id = flow.rootID
    await stage.does { $0.fill("Search", with: "bread") }
    #expect(flow.root == .search(query: "bread") && flow.rootID == id && stage.failures == [])
    flow.push(.result(1))
    let binding = flow.binding(to: flow.routes[0].id)
    binding.wrappedValue = .result(2)
    #expect(flow.routes.map(\.destination) == [.result(2)])
    flow.goBack()
    binding.wrappedValue = .result(3)
    #expect(flow.routes.isEmpty && flow.root == .search(query: "bread") && binding.wrappedValue == flow.root)
  }
}
