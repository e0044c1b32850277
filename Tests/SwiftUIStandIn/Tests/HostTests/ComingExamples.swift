import Armature
import ArmatureUI
import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor
@Suite("One screen before and after, as in the articles for those who come from elsewhere")
struct ComingExamples {
  // Views that both sides use.

  struct TodoList: View {
    let open: (Int) -> Void
    let add: () -> Void

    var body: some View {
      List {
        Button("Milk") { open(7) }
        Button("Add") { add() }
      }
    }
  }

  struct TodoView: View {
    let id: Int
    var body: some View { Text("Todo \(id)") }
  }

  struct NewTodoView: View {
    let done: () -> Void
    var body: some View { Button("Done") { done() } }
  }

  enum Plain {
    struct TodosView: View {
      @State private var path: [Int] = []
      @State private var isAdding = false

      var body: some View {
        NavigationStack(path: $path) {
          TodoList(open: { path.append($0) }, add: { isAdding = true })
            .navigationDestination(for: Int.self) { TodoView(id: $0) }
        }
        .sheet(isPresented: $isAdding) { NewTodoView(done: { isAdding = false }) }
      }
    }
  }

  enum TodosDestination: ViewDestination, Codable {
    case list
    case todo(id: Int)
    case newTodo

    var style: PresentationStyle { self == .newTodo ? .sheet : .push }

    func view(in flow: Coordinator<Self>) -> some View {
      switch self {
      case .list: TodoList(open: { flow.show(.todo(id: $0)) }, add: { flow.show(.newTodo) })
      case .todo(let id): TodoView(id: id)
      case .newTodo: NewTodoView(done: { flow.dismiss() })
      }
    }
  }

  struct TodosView: View {
    var body: some View {
      CoordinatorView { Coordinator(root: TodosDestination.list) }
    }
  }

  enum Nested {
    enum TodosDestination: ViewDestination, Codable {
      case list
      case todo(id: Int)
      case newTodo

      typealias Flow = TodosCoordinator

      var style: PresentationStyle { self == .newTodo ? .sheet : .push }

      func view(in flow: TodosCoordinator) -> some View {
        switch self {
        case .list: TodoListScreen()
        case .todo(let id): TodoView(id: id)
        case .newTodo: WireframeView()  // The child flow draws it.
        }
      }
    }

    final class TodosCoordinator: Coordinator<TodosDestination> {
      override func child(for destination: TodosDestination) -> AnyCoordinator? {
        destination == .newTodo ? Coordinator(root: NewTodoDestination.form) : nil
      }
    }

    struct TodoListScreen: View {
      @CurrentFlow private var todos: TodosCoordinator?

      init() {}

      var body: some View {
        TodoList(open: { todos?.show(.todo(id: $0)) }, add: { todos?.show(.newTodo) })
      }
    }

    enum NewTodoDestination: ViewDestination, Codable {
      case form

      func view(in flow: Coordinator<Self>) -> some View { NewTodoView(done: { flow.leave() }) }
    }
  }

  @Test("all sides show the same screens", arguments: Generation.tested)
  func screens(_ generation: Generation) async {
    let (walk, list) = (["Milk", "<", "Add", "Done"], ["Milk", "Add"])
    let expected = [list, ["Todo 7"], list, ["Done"], list]
    #expect(await Stage(generation) { TodosView() }.texts(after: walk) == expected)
    let nested = Stage(generation) { CoordinatorView { Nested.TodosCoordinator(root: .list) } }
    #expect(await nested.texts(after: walk) == expected)
    guard generation >= .iOS16 else { return }
    #expect(await Stage(generation) { Plain.TodosView() }.texts(after: walk) == expected)
  }

  @Test("the flows have links")
  func links() throws {
    for root in [Coordinator(root: TodosDestination.list), Nested.TodosCoordinator(root: .list)] as [AnyCoordinator] {
      let scene = try FlowScene(root: root)
      for link in ["/todo/7", "/new-todo"] {
        try scene.open(link)
        #expect(try scene.link == link)
      }
    }
  }
}
