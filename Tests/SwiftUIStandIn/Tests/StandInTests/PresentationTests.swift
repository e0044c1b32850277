import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor @Suite("Presentations") struct PresentationTests {
  struct Root: View {
    @ObservedObject var model: Model

    var body: some View {
      Text("root")
        .sheet(item: $model.item, onDismiss: { model.log.append("dismissed") }) { item in
          Text("item \(item.id)")
            .fullScreenCover(item: $model.other) { Text("cover \($0.id)") }
            .interactiveDismissDisabled(item.id == 9)
        }
        .sheet(isPresented: $model.isOn) { Text("flag") }
    }
  }

  @Test(
    "come and go one at a time",
    arguments: [
      Walk("one", "item 1, finish, shows root | sheet: item 1"),
      Walk("one above another", "item 1, finish, other 2, finish, shows root | sheet: item 1 | cover: cover 2"),
      Walk("two at once", "item 1 & other 2, finish, shows root | sheet: item 1, fails while another layer is being"),
      Walk("two from one layer", "item 1 & on, finish, shows root | sheet: flag, fails while sheet is presented"),
      Walk("another item replaces the first", "item 1, finish, item 2, finish, finish, shows root | sheet: item 2"),
      Walk("one while another goes", "item 1, finish, item & on, finish, shows root, fails while sheet is being"),
      Walk("the same while it goes", "item 1, finish, item, item 1, finish, shows root, fails while sheet is being"),
      Walk("one that goes before it is up", "item 1, item, finish, shows root, fails while it is still being"),
      Walk("two go at once", "item 1, finish, other 2, finish, item, finish, shows root"),
      Walk(
        "two go at once, too early", on: [.iOS16],
        "item 1, finish, other 2, finish, item, finish, shows root, fails takes one at a time"),
      Walk("several sheets on one view", on: [.iOS14], "on, settle, fails several sheets"),
      Walk("several sheets on one view, later", on: [.iOS15], "on, settle, shows root | sheet: flag"),
      Walk("a swipe", "item 1, settle, swipe, holds item 1, logs , settle, shows root, holds item, logs dismissed"),
      Walk("no swipe where that is disabled", "item 9, settle, swipe, settle, shows root | sheet: item 9"),
      Walk(
        "a dropped request is tried again when it changes",
        """
        on, settle, item 1, settle, off, settle, shows root, fails while sheet is presented by the same layer,
        item, settle, item 1, settle, shows root | sheet: item 1
        """),
    ])
  func chain(_ walk: Walk) { walk { Root(model: $0) } }

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
    Walk("on, settle, tap done, holds off, shows root | sheet: sheet, settle, shows root")() { Root(model: $0) }
  }

  @Test("a binding that keeps its value after the user has closed the sheet is a failure")
  func deafBinding() {
    Walk("settle, swipe, finish, fails its binding still holds it")() { _ in
      Text("root").sheet(isPresented: .constant(true)) { Text("sheet") }
    }
  }

  @Test(
    "the system asks before the user closes a sheet, where it can, and leaves after the action of any other button",
    arguments: [
      Walk("no swipe", "item 1, settle, swipe, finish, shows root | sheet: 1 | alert: Close?, holds item 1"),
      Walk("to stay", "item 1, settle, swipe, finish, tap No, logs no, settle, shows root | sheet: 1, holds item 1"),
      Walk("to leave", "item 1, settle, swipe, finish, tap Yes, logs yes 1, settle, shows root, holds item"),
      Walk("not before the app closes it", "item 1, settle, item, settle, shows root"),
      Walk("not if nothing is to be asked", "item 9, settle, swipe, settle, shows root, holds item"),
    ])
  func asking(_ walk: Walk) {
    struct Root: View {
      @ObservedObject var model: Model
      var body: some View {
        Text("root").sheet(item: $model.item) { item in
          Text("\(item.id)").dismissalConfirmationDialog("Close?", shouldPresent: item.id != 9) {
            Button("Yes") { model.log.append("yes \(model.item?.id ?? 0)") }
            Button("No", role: .cancel) { model.log.append("no") }
          } message: {
          }
        }
      }
    }
    walk(asking: true) { Root(model: $0) }
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

  @Test(
    "come from a page on display",
    arguments: [
      Walk("not beneath another", "path 1, settle, item 1, settle, shows root > 1, fails by a view that is not in"),
      Walk("not before it is pushed", "path 1 & on, settle, fails by a page that is still being pushed"),
      Walk("or from its stack, also before", "path 1 & also, settle, shows root > 1 | sheet: from stack"),
    ])
  func pages(_ walk: Walk) { walk { Pages(model: $0) } }

  @Test(
    "a dialog is a popover in a wide window and on iOS 26: at a control, and without a button to cancel",
    arguments: [
      Walk("a sheet", on: [.iOS18], "on, settle, tap Cancel, settle, also, settle, tap Cancel, settle, shows root"),
      Walk("none on a Mac", on: [.macOS], width: .regular, "on, settle, tap Cancel, settle, also, settle, tap Cancel"),
      Walk("wide", on: [.iOS18], width: .regular, "on, settle, tap Cancel, fails there is nothing to tap"),
      Walk("not at a control", on: [.iOS18], width: .regular, "also, settle, fails at a view that is no control"),
      Walk("on iOS 26", on: [.iOS26], "on, settle, tap Cancel, fails there is nothing to tap"),
      Walk("on iOS 26, not at a control", on: [.iOS26], "also, settle, fails at a view that is no control"),
    ])
  func popovers(_ walk: Walk) {
    struct Root: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack {
          Text("root").confirmationDialog("Sure?", isPresented: $model.isOther) {
            Button("Yes") {}
          } message: {
          }
          Button("Go") {}.confirmationDialog("Sure?", isPresented: $model.isOn) {
            Button("Yes") {}
          } message: {
          }
        }
      }
    }
    walk { Root(model: $0) }
  }

  @Test(
    "a sheet on macOS has no height if it has only lists, unless a frame sets one",
    arguments: [
      Walk("lists", on: [.macOS], "tab lists, on, settle, fails a sheet has no height"),
      Walk("lists elsewhere", on: [.iOS17], "tab lists, on, settle"),
      Walk("a stack with a frame", on: [.macOS], "tab stack, on, settle"),
      Walk("a list with a frame", on: [.macOS], "tab list, on, settle"),
      Walk("a text", on: [.macOS], "tab text, on, settle"),
    ])
  func heights(_ walk: Walk) {
    struct Root: View {
      @ObservedObject var model: Model
      var body: some View {
        Text("root").sheet(isPresented: $model.isOn) {
          let list = List { Text("row") }
          switch model.tab {
          case "lists": NavigationStack { list.toolbar { ToolbarItem { Button("Done") {} } } }
          case "stack": NavigationStack { list }.frame(minHeight: 100)
          case "list": list.frame(minHeight: 100)
          default: VStack { Text("text") }
          }
        }
      }
    }
    walk { Root(model: $0) }
  }

  struct Questions: View {
    @ObservedObject var model: Model
    var body: some View {
      Text("root")
        .alert("Delete?", isPresented: $model.isOn) {
          Button("Delete", role: .destructive) { model.log.append("deleted \(model.isOn)") }
        } message: {
          Text("For good")
        }
        .confirmationDialog("Sort", isPresented: $model.isOther) {
          Button("By \(model.tab)") {}
        } message: {
        }
    }
  }

  @Test("alerts and dialogs go with the tap on any of their buttons", arguments: AnswerOrder.allCases)
  func alerts(_ order: AnswerOrder) {
    let model = Model()
    let window = Window(.iOS17) { Questions(model: model) }
    window.answerOrder = order
    model.isOn = true
    window.settle()
    #expect(window.outline == "root | alert: Delete?" && window.texts.contains("For good"))
    window.tap("Delete")
    #expect(model.log.isEmpty == (order == .bindingFirstApart) && model.isOn == (order == .actionFirstApart))
    window.settle()
    #expect(model.log == ["deleted \(order.isActionFirst)"] && !model.isOn && window.outline == "root")
  }

  @Test("UIKit drops an alert, and its binding is reset")
  func droppedAlert() {
    let model = Model()
    let window = Window(.iOS17) { Questions(model: model) }
    window.alertsToDrop = 1
    model.isOn = true
    window.settle()
    #expect(window.outline == "root" && !model.isOn && model.log.isEmpty && window.failures == [])
    model.isOn = true
    window.settle()
    #expect(window.outline == "root | alert: Delete?")
  }

  @Test("a sheet above a sheet loses detents outside of its stack, if it is presented outside of the stack below")
  func childDetents() {
    struct Sheets: View {
      @ObservedObject var model: Model
      let isInside: Bool

      var body: some View {
        Text("root").sheet(isPresented: $model.isOn) {
          let page = Text("one")
          if isInside {
            NavigationStack { page.sheet(item: $model.item) { _ in child } }
          } else {
            NavigationStack { page }.sheet(item: $model.item) { _ in child }
          }
        }
      }

      @ViewBuilder private var child: some View {
        if model.tab == "inner" {
          NavigationStack { Text("two").presentationDetents([.medium]) }
        } else {
          NavigationStack { Text("two") }.presentationDetents([.medium])
        }
      }
    }
    for (isInside, tab, expected) in [(true, "outer", 1), (false, "outer", 0), (false, "inner", 1)] {
      let model = Model()
      (model.tab, model.isOn) = (tab, true)
      let window = Window(.iOS17) { Sheets(model: model, isInside: isInside) }
      window.settle()
      model.item = Item(id: 1)
      window.settle()
      #expect(window.outline == "root | sheet: one | sheet: two" && window.detents.count == expected)
    }
  }

  @Test("a dialog has the present text, and a button to cancel")
  func dialogs() {
    Walk("also, settle, tab name, texts Sort/By name, tap Cancel, settle, shows root")() { Questions(model: $0) }
  }
}
