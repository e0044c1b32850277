import Armature
import ArmatureUI
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

/// An enum that is declared with its views and has no screens.
private enum Bank: ViewDestination, Codable {
  case accounts
  case accountDetails(id: Int)
  case transferForm
  case confirm
  case notes

  typealias Flow = BankFlow

  var style: PresentationStyle {
    switch self {
    case .transferForm: .sheet
    case .confirm: .alert
    default: .push
    }
  }

  func view(in flow: BankFlow) -> some View {
    switch self {
    case .accounts: Button("Open") { flow.push(.accountDetails(id: 7)) }
    case .accountDetails(let id): Text("Account \(id)")
    default: WireframeView()
    }
  }
}

private final class BankFlow: Coordinator<Bank> {
  override func child(for destination: Bank) -> AnyCoordinator? {
    destination == .notes ? NotesCoordinator(store: .sample) : nil
  }
}

/// Has screens beside child flows.
private final class MuddledFlow: PageFlow {
  override func child(for destination: Page) -> AnyCoordinator? {
    switch destination {
    case .page(1): PageFlow()
    case .page(2): PagerCoordinator()
    default: nil
    }
  }
}

private final class PagerCoordinator: ContainerCoordinator {
  init() { super.init(names: ["one", "two"]) }

  override func flow(named name: String) -> AnyCoordinator { BankFlow(root: .accounts) }
}

extension PagerCoordinator: ViewContainer {
  func view(of names: [String], showing visible: String, _ flow: AnyView) -> some View {
    VStack {
      flow
      HStack { ForEach(names, id: \.self) { name in Button(name) { self.show(name) } } }
    }
  }
}

@MainActor
@Suite("A destination is drawn in the view of its own")
struct ViewDestinationTests {
  private let flow = BankFlow(root: .accounts)
  private let scene: FlowScene

  init() throws { scene = try FlowScene(root: flow) }

  @Test("by its type, also in nested flows; a case without a view is a wireframe", arguments: Generation.tested)
  func walk(_ generation: Generation) async {
    let stage = await Stage(scene, generation).atRest()
    await stage.does { $0.tap("Open") }
    #expect(stage.window.texts.contains("Account 7"))
    await stage.does { flow.show(.transferForm) }
    #expect(stage.window.title == "Transfer Form")
    flow.goBackToRoot()
    await stage.does { flow.push(.notes) }
    #expect(stage.window.title == "list")
    // The view of this one is in an extension, and finds its flow.
    await stage.does { (flow.children.first as? NotesCoordinator)?.push(.note(id: 7)) }
    await stage.does { $0.tap("Settings") }
    #expect(stage.window.title == "settings" && stage.failures == [])
  }

  @Test("a screen that nobody wrote has the case's name as its title, and an alert an OK button")
  func screens() async throws {
    try scene.open("/account-details/7")
    #expect(scene.screen(of: scene.presentation.top.topNode.id)?.title == "Account Details")
    flow.show(.confirm)
    let alert = try #require(scene.screen(of: scene.presentation.top.topNode.id)?.dialog)
    #expect(alert.title == "Confirm" && alert.buttons.map(\.title) == ["OK"])
    flow.goBack()
    var mistakes: [String] = []
    scene.observeEvents { if case .mistake(let message) = $0.kind { mistakes.append(message) } }
    flow.push(.notes)
    #expect(mistakes == [] && scene.screen(of: scene.presentation.top.topNode.id)?.title == "list")
  }

  @Test("a mistake is drawn in place of the app's own view and of a container", arguments: [Page.page(1), .page(2)])
  private func mistakes(page: Page) async throws {
    let flow = MuddledFlow()
    let stage = Stage(try FlowScene(root: flow))
    await stage.does { flow.push(page) }
    #expect(stage.window.texts.contains { $0.hasPrefix("\(page) has a screen of its own") })
  }

  private enum Odd: ViewDestination {
    case x, noteList, URLList, showURL, page2, a(b: Int), someCase(Int, String)

    func view(in flow: Coordinator<Self>) -> some View { WireframeView() }
  }

  private struct FixedPlace: ViewDestination {
    let number: Int

    func view(in flow: Coordinator<Self>) -> some View { WireframeView() }
  }

  @Test(
    "the name of a case in words",
    arguments: [
      (Odd.x, "X"), (.noteList, "Note List"), (.URLList, "URL List"), (.showURL, "Show URL"), (.page2, "Page2"),
      (.a(b: 1), "A"), (.someCase(1, "b"), "Some Case"),
    ])
  private func titles(destination: Odd, title: String) {
    #expect(destination.caseTitle == title)
    // The name of a type that has no cases.
    #expect(FixedPlace(number: 1).caseTitle == "Fixed Place")
  }

  @Test("a container is drawn in its view, or as its visible flow")
  func containers() async {
    let fancy = Stage { CoordinatorView { PagerCoordinator() } }
    await fancy.says("Open", "one", "two") { _ in }
    await fancy.does { $0.tap("two") }
    #expect(fancy.failures == [])
    let plain = Stage { CoordinatorView { PagePager(names: ["one", "two"]) } }
    await plain.shows("Root")
  }
}
