import Armature
import ArmatureUI
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("A binding changes a destination in place")
struct BindingTests {
  @Test("typing changes the payload, and the slot stays; a slot that is gone changes nothing")
  func typing() async throws {
    let flow = PageFlow(root: .page(1))
    let stage = try Stage(flow) { _, flow in
      TextField("Search", text: flow.binding(to: flow.rootID).query)
    }
    let id = flow.rootID
    await stage.does { $0.fill("Search", with: "22") }
    #expect(flow.root == .page(22) && flow.rootID == id && stage.failures == [])
    flow.push(.page(1))
    let binding = flow.binding(to: flow.routes[0].id)
    binding.wrappedValue = .page(2)
    #expect(flow.routes.map(\.destination) == [.page(2)])
    flow.goBack()
    binding.wrappedValue = .page(3)
    #expect(flow.routes.isEmpty && flow.root == .page(22) && binding.wrappedValue == flow.root)
  }
}

extension Page {
  fileprivate var query: String {
    get { if case .page(let number) = self { "\(number)" } else { "" } }
    set { self = .page(Int(newValue) ?? 0) }
  }
}
