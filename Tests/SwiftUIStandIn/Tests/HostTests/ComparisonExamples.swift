import Armature
import ArmatureUI
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("Flows beside plain SwiftUI, as in the article")
struct ComparisonExamples {
  // Views that both sides use.

  struct NoteScreen: View {
    let id: Int
    var body: some View { Text("Text of note \(id)") }
  }

  struct Choices: View {
    let titles: [String]
    let choose: (String) -> Void

    var body: some View { List { ForEach(titles, id: \.self) { title in Button(title) { choose(title) } } } }
  }

  enum Plain {
    struct NotesView: View {
      var body: some View {
        NavigationStack {
          List { ForEach([7, 8], id: \.self) { NavigationLink("Note \($0)", value: $0) } }
            .navigationDestination(for: Int.self) { NoteScreen(id: $0) }
        }
      }
    }

    enum Step: Hashable {
      case amount(to: String)
      case confirmation(to: String, amount: String)
    }

    struct TransferView: View {
      @Environment(\.dismiss) private var dismiss
      @State private var path: [Step] = []
      let onDone: (String) -> Void

      var body: some View {
        NavigationStack(path: $path) {
          Choices(titles: ["Ada", "Grace"]) { path.append(.amount(to: $0)) }
            .navigationDestination(for: Step.self) { step in
              switch step {
              case .amount(let name):
                Choices(titles: ["10", "20"]) { path.append(.confirmation(to: name, amount: $0)) }
              case .confirmation(let name, let amount):
                Button("Send \(amount) to \(name)") {
                  dismiss()
                  onDone(amount)
                }
              }
            }
        }
      }
    }

    struct AccountView: View {
      @State private var isTransferring = false
      @State private var sent = "nothing"

      var body: some View {
        VStack {
          Text("Sent \(sent)")
          Button("Transfer") { isTransferring = true }
        }
        .sheet(isPresented: $isTransferring) { TransferView { sent = $0 } }
      }
    }

    struct TabsView: View {
      @State private var tab = "notes"

      var body: some View {
        TabView(selection: $tab) {
          NotesView().tabItem { Text("Notes") }.tag("notes")
          AccountView().tabItem { Text("Account") }.tag("account")
        }
      }
    }
  }

  enum Flows {
    enum NotesDestination: ViewDestination, Codable {
      case list
      case note(id: Int)

      func view(in flow: Coordinator<Self>) -> some View {
        switch self {
        case .list: List { ForEach([7, 8], id: \.self) { FlowLink("Note \($0)", value: Self.note(id: $0)) } }
        case .note(let id): NoteScreen(id: id)
        }
      }
    }

    enum TransferDestination: ViewDestination, Codable {
      case recipient
      case amount(to: String)
      case confirmation(to: String, amount: String)

      typealias Flow = TransferCoordinator

      func view(in flow: TransferCoordinator) -> some View {
        switch self {
        case .recipient: Choices(titles: ["Ada", "Grace"]) { flow.push(.amount(to: $0)) }
        case .amount(let name): Choices(titles: ["10", "20"]) { flow.push(.confirmation(to: name, amount: $0)) }
        case .confirmation(let name, let amount): Button("Send \(amount) to \(name)") { flow.send(amount) }
        }
      }
    }

    final class TransferCoordinator: Coordinator<TransferDestination> {
      let onDone: (String) -> Void

      init(onDone: @escaping (String) -> Void) {
        self.onDone = onDone
        super.init(root: .recipient)
      }

      func send(_ amount: String) {
        leave()
        onDone(amount)
      }
    }

    enum AccountDestination: ViewDestination, Codable {
      case account
      case transfer

      typealias Flow = AccountCoordinator

      var style: PresentationStyle { self == .transfer ? .sheet : .push }

      func view(in flow: AccountCoordinator) -> some View {
        VStack {
          Text("Sent \(flow.sent)")
          Button("Transfer") { flow.show(.transfer) }
        }
      }
    }

    final class AccountCoordinator: Coordinator<AccountDestination> {
      private(set) var sent = "nothing"

      override func child(for destination: AccountDestination) -> AnyCoordinator? {
        guard destination == .transfer else { return nil }
        return TransferCoordinator { [weak self] amount in
          self?.sent = amount
          self?.refresh()
        }
      }
    }

    enum AppTab: Armature.Tab {
      case notes, account

      func flow(in tabs: TabCoordinator<Self>) -> AnyCoordinator {
        switch self {
        case .notes: Coordinator(root: NotesDestination.list)
        case .account: AccountCoordinator(root: .account)
        }
      }

      func item(in tabs: TabCoordinator<Self>) -> TabItem { TabItem(self == .notes ? "Notes" : "Account") }
    }

    struct TabsView: View {
      var body: some View {
        CoordinatorView { TabCoordinator<AppTab>([.notes, .account]) }
      }
    }
  }

  @Test("both sides show the same screens", arguments: Generation.tested.filter { $0 >= .iOS16 })
  func screens(_ generation: Generation) async {
    let walk = ["Note 7", "<", "#Account", "Transfer", "Ada", "20", "Send 20 to Ada"]
    let flows = await Stage(generation) { Flows.TabsView() }.texts(after: walk)
    #expect(flows.last == ["Sent 20", "Transfer"])
    #expect(await Stage(generation) { Plain.TabsView() }.texts(after: walk) == flows)
  }

  @Test("each of the flows' screens has a link")
  func links() throws {
    let scene = try FlowScene(root: TabCoordinator<Flows.AppTab>([.notes, .account]))
    for link in ["/notes/note/7", "/account/transfer/amount/Ada/confirmation/Ada/20"] {
      try scene.open(link)
      #expect(try scene.link == link)
    }
  }
}
