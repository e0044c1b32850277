import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor @Suite("Presentations") struct PresentationTests {
  struct Root: View {
    @ObservedObject var model: Model

    var body: some View {
      Text("root")
        .sheet(item: $model.item, onDismiss: { model.log.append("dismissed") }) { item in
          Inner(model: model, item: item)
        }
        .sheet(isPresented: $model.isOn) { Text("flag") }
    }
  }

  struct Inner: View {
    @ObservedObject var model: Model
    let item: Item

    var body: some View {
      Text("item \(item.id)")
        .fullScreenCover(item: $model.other) { Text("cover \($0.id)") }
        .interactiveDismissDisabled(item.id == 9)
        .presentationDetents([.medium, .height(CGFloat(item.id))])
    }
  }

  /// The changes of a model, each with the number of transitions after it, and the failures that the window reports.
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    var generation = Generation.iOS17
    let steps: [(change: @Sendable @MainActor (Model) -> Void, transitions: Int)]
    let outline: String
    var failure: String?
    var testDescription: String { name }
  }

  nonisolated static let rows: [Row] = [
    Row(name: "one", steps: [({ $0.item = Item(id: 1) }, 1)], outline: "root | sheet: item 1"),
    Row(
      name: "one above another, one after the other",
      steps: [({ $0.item = Item(id: 1) }, 1), ({ $0.other = Item(id: 2) }, 1)],
      outline: "root | sheet: item 1 | cover: cover 2"),
    Row(
      name: "one above another at once",
      steps: [
        (
          {
            $0.item = Item(id: 1); $0.other = Item(id: 2)
          }, 1
        )
      ],
      outline: "root | sheet: item 1", failure: "while another layer is being presented"),
    Row(
      name: "two from one layer",
      steps: [
        (
          {
            $0.item = Item(id: 1); $0.isOn = true
          }, 1
        )
      ],
      outline: "root | sheet: flag", failure: "while sheet is presented by the same layer"),
    Row(
      name: "another item takes the place of the first",
      steps: [({ $0.item = Item(id: 1) }, 1), ({ $0.item = Item(id: 2) }, 2)],
      outline: "root | sheet: item 2"),
    Row(
      name: "a sheet while another is being dismissed",
      steps: [
        ({ $0.item = Item(id: 1) }, 1),
        (
          {
            $0.item = nil; $0.isOn = true
          }, 1
        ),
      ],
      outline: "root", failure: "while sheet is being dismissed"),
    Row(
      name: "the same item again while it is being dismissed",
      steps: [({ $0.item = Item(id: 1) }, 1), ({ $0.item = nil }, 0), ({ $0.item = Item(id: 1) }, 1)],
      outline: "root", failure: "while sheet is being dismissed"),
    Row(
      name: "a sheet that is dismissed before it is up",
      steps: [({ $0.item = Item(id: 1) }, 0), ({ $0.item = nil }, 1)],
      outline: "root", failure: "while it is still being presented"),
    Row(
      name: "two are dismissed at once on iOS 17",
      steps: [({ $0.item = Item(id: 1) }, 1), ({ $0.other = Item(id: 2) }, 1), ({ $0.item = nil }, 1)],
      outline: "root"),
    Row(
      name: "two are dismissed at once on iOS 16", generation: .iOS16,
      steps: [({ $0.item = Item(id: 1) }, 1), ({ $0.other = Item(id: 2) }, 1), ({ $0.item = nil }, 1)],
      outline: "root", failure: "takes one at a time"),
  ]

  @Test("come and go one at a time", arguments: rows)
  func chain(_ row: Row) {
    let model = Model()
    let window = Window(row.generation) { Root(model: model) }
    for (change, transitions) in row.steps {
      change(model)
      window.update()
      for _ in 0..<transitions { window.finishTransition() }
    }
    #expect(window.outline == row.outline)
    if let failure = row.failure { window.expectFailure(failure) } else { window.expectNoFailures() }
  }

  @Test("several sheets on one view need more than iOS 14", arguments: [Generation.iOS14, .iOS15])
  func modifiers(_ generation: Generation) {
    let model = Model()
    let window = Window(generation) { Root(model: model) }
    model.isOn = true
    window.settle()
    if generation == .iOS14 { window.expectFailure("several sheets") } else { window.expectNoFailures() }
  }

  @Test("a swipe sets the item to nil after the transition, unless that is disabled")
  func swipe() {
    let model = Model()
    let window = Window(.iOS17) { Root(model: model) }
    model.item = Item(id: 1)
    window.settle()
    #expect(window.swipeDown())
    #expect(model.item != nil)
    window.settle()
    #expect(model.item == nil && model.log == ["dismissed"] && window.outline == "root")
    model.item = Item(id: 9)
    window.settle()
    #expect(window.detents == [.medium, .height(9)])
    #expect(!window.swipeDown())
    #expect(window.outline == "root | sheet: item 9")
    window.expectNoFailures()
  }

  @Test("dismiss sets the item to nil at once")
  func dismissAction() {
    struct Sheet: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.presentationMode) private var mode
      var body: some View {
        NavigationStack {
          Button("done") { dismiss() }.navigationTitle("\(mode.wrappedValue.isPresented ? "sheet" : "")")
        }
      }
    }
    struct Root: View {
      @ObservedObject var model: Model
      var body: some View { Text("root").sheet(isPresented: $model.isOn) { Sheet() } }
    }
    let model = Model()
    let window = Window(.iOS17) { Root(model: model) }
    model.isOn = true
    window.settle()
    #expect(window.outline == "root | sheet: sheet")
    window.tap("done")
    #expect(!model.isOn && window.layers.last?.phase == .dismissing)
    window.settle()
    #expect(window.outline == "root")
    window.expectNoFailures()
  }

  @Test("a binding that keeps its value after the user has closed the sheet is a failure")
  func deafBinding() {
    let window = Window(.iOS17) { Text("root").sheet(isPresented: .constant(true)) { Text("sheet") } }
    window.settle()
    window.swipeDown()
    window.finishTransition()
    window.expectFailure("its binding still holds it")
  }

  struct Pages: View {
    @ObservedObject var model: Model
    var body: some View {
      NavigationStack(path: $model.path) {
        Text("root")
          .sheet(item: $model.item) { Text("item \($0.id)") }
          .navigationDestination(for: Int.self) { number in
            Text("\(number)").sheet(isPresented: $model.isOn) { Text("from page") }
          }
      }
      .sheet(isPresented: $model.isOther) { Text("from stack") }
    }
  }

  @Test("a request that is dropped because the presenter is busy is not tried again until it changes")
  func busy() {
    let model = Model()
    let window = Window(.iOS17) { Root(model: model) }
    model.isOn = true
    window.settle()
    model.item = Item(id: 1)
    window.settle()
    model.isOn = false
    window.settle()
    window.expectFailure("while sheet is presented by the same layer")
    #expect(window.outline == "root")
    model.item = nil
    window.settle()
    model.item = Item(id: 1)
    window.settle()
    #expect(window.outline == "root | sheet: item 1")
  }

  @Test("a dialog is a popover in a wide window and on iOS 26: at a control, and without a button to cancel")
  func popovers() {
    struct Root: View {
      @ObservedObject var model: Model
      let isAtControl: Bool
      var body: some View {
        VStack {
          Text("root").confirmationDialog("Sure?", isPresented: isAtControl ? .constant(false) : $model.isOn) {
            Button("Yes") {}
          }
          Button("Go") {}.confirmationDialog("Sure?", isPresented: isAtControl ? $model.isOn : .constant(false)) {
            Button("Yes") {}
          }
        }
      }
    }
    let places: [(Generation, UserInterfaceSizeClass, Bool)] = [
      (.iOS18, .compact, false), (.iOS18, .regular, true), (.iOS26, .compact, true), (.macOS, .regular, false),
    ]
    for (generation, sizeClass, isPopover) in places {
      for isAtControl in [true, false] {
        let model = Model()
        let window = Window(generation, sizeClass) { Root(model: model, isAtControl: isAtControl) }
        model.isOn = true
        window.settle()
        if isPopover, !isAtControl {
          window.expectFailure("is at a view that is no control")
        } else {
          window.expectNoFailures()
        }
        #expect(window.tap("Cancel") != isPopover)
      }
    }
  }

  @Test("a sheet on macOS has no height if it has only lists, unless a frame sets one")
  func heights() {
    struct Root: View {
      @ObservedObject var model: Model
      let kind: Int
      var body: some View {
        Text("root").sheet(isPresented: $model.isOn) {
          let list = List { Text("row") }
          switch kind {
          case 0: NavigationStack { list.navigationTitle("Sheet").toolbar { ToolbarItem { Button("Done") {} } } }
          case 1: NavigationStack { list }.frame(minHeight: 100)
          case 2: list.frame(height: 100)
          default: VStack { Text("text") }
          }
        }
      }
    }
    for (generation, kind) in [(Generation.macOS, 0), (.macOS, 1), (.macOS, 2), (.macOS, 3), (.iOS17, 0)] {
      let model = Model()
      let window = Window(generation) { Root(model: model, kind: kind) }
      model.isOn = true
      window.settle()
      if generation == .macOS, kind == 0 {
        window.expectFailure("a sheet has no height")
      } else {
        window.expectNoFailures()
      }
    }
  }

  @Test("a view beneath another page cannot present")
  func covered() {
    let model = Model()
    let window = Window(.iOS17) { Pages(model: model) }
    model.path = [1]
    window.settle()
    model.item = Item(id: 1)
    window.settle()
    window.expectFailure("by a view that is not in the window")
    #expect(window.outline == "root > 1")
  }

  @Test("a page presents only after it has been pushed, the stack itself also before", arguments: [true, false])
  func pushed(_ isByPage: Bool) {
    let model = Model()
    let window = Window(.iOS17) { Pages(model: model) }
    model.path = [1]
    if isByPage { model.isOn = true } else { model.isOther = true }
    window.settle()
    if isByPage {
      window.expectFailure("by a page that is still being pushed")
    } else {
      window.expectNoFailures()
      #expect(window.outline == "root > 1 | sheet: from stack")
    }
  }

  @Test("alerts and dialogs go with the tap on any of their buttons", arguments: AnswerOrder.allCases)
  func alerts(_ order: AnswerOrder) {
    struct Root: View {
      @ObservedObject var model: Model
      var body: some View {
        Text("root")
          .alert("Delete?", isPresented: $model.isOn, presenting: model.item) { item in
            Button("Delete \(item.id)", role: .destructive) { model.log.append("deleted \(model.isOn)") }
          } message: { _ in
            Text("For good")
          }
          .confirmationDialog("Sort", isPresented: $model.isOther) { Button("By name") {} }
      }
    }
    let model = Model()
    let window = Window(.iOS17) { Root(model: model) }
    window.answerOrder = order
    model.isOn = true
    window.settle()
    #expect(window.outline == "root")
    model.item = Item(id: 1)
    window.settle()
    #expect(window.outline == "root | alert: Delete?")
    #expect(window.texts.contains("For good"))
    window.tap("Delete 1")
    #expect(model.log.isEmpty == (order == .bindingFirstApart) && model.isOn == (order == .actionFirstApart))
    window.settle()
    #expect(model.log == ["deleted \(order.isActionFirst)"] && !model.isOn && window.outline == "root")
    model.isOther = true
    window.settle()
    #expect(window.title == "Sort")
    window.tap("Cancel")
    window.settle()
    #expect(!model.isOther && window.outline == "root")
    window.expectNoFailures()
  }

  @Test("an alert with data shows the data of its beginning, one without shows the present text")
  func data() {
    struct Root: View {
      @ObservedObject var model: Model
      var body: some View {
        Text("root")
          .alert("Data", isPresented: $model.isOn, presenting: model.item) {
            Button("Take \($0.id)") {}
          } message: { _ in
          }
          .confirmationDialog("Live", isPresented: $model.isOther) { Button("Take \(model.path.count)") {} }
      }
    }
    let model = Model()
    let window = Window(.iOS17) { Root(model: model) }
    model.item = Item(id: 1)
    model.isOn = true
    window.settle()
    model.item = Item(id: 2)
    window.update()
    #expect(window.texts.contains("Take 1"))
    model.isOn = false
    window.settle()
    model.isOther = true
    window.settle()
    model.path = [7]
    window.update()
    #expect(window.texts.contains("Take 1") && window.failures == [])
  }
}
