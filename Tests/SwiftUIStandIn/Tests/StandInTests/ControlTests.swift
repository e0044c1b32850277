import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor @Suite("Controls") struct ControlTests {
  /// Uses the declarations as apps do, so that none of their overloads is ambiguous.
  struct Everything: View {
    @ObservedObject var model: Model
    @AppStorage("stand-in") private var stored = "stored"
    let title = "title"

    var body: some View {
      Form {
        Section("plain") {
          Label("label", systemImage: "star").font(.headline).foregroundColor(.red)
          Label(title, systemImage: "star")
        }
        Section {
          Button("button") { model.log.append("button") }.buttonStyle(.plain)
          Button(title, role: .destructive) { model.log.append(title) }.disabled(!model.isOn)
          Button {
            model.log.append("labelled")
          } label: {
            HStack {
              Image(systemName: "star"); Text("labelled"); Spacer()
            }.contentShape(Rectangle())
          }
        } header: {
          Text("header")
        } footer: {
          Text(stored)
        }
        TextField("field", text: $model.tab, prompt: Text("prompt"))
        Toggle("on", isOn: $model.isOn).accessibilityIdentifier("toggle")
        if #available(iOS 16, *) { ProgressView("busy") }
        switch model.tab {
        case "a": Text("case a")
        default: Divider()
        }
        Text("row").onTapGesture { model.log.append("row") }
        ForEach(0..<2) { Text("\($0)") }
        if let url = URL(string: "https://example.org") { Link("link", destination: url) }
      }
      .formStyle(.grouped)
      .navigationTitle(title)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("cancel") { model.log.append("cancel") } }
        if model.isOn { ToolbarItem(placement: .primaryAction) { Button("save") { model.log.append("save") } } }
        ToolbarItemGroup(placement: .bottomBar) { ForEach(["x", "y"], id: \.self) { Text($0) } }
      }
      .toolbar { Button("bare") { model.log.append("bare") } }
      .navigationBarTitleDisplayMode(.inline)
      .animation(.default, value: model.isOn)
      .transaction { $0.disablesAnimations = true }
    }
  }

  @Test("can be found and used by their texts")
  func everything() {
    let model = Model()
    let window = Window(.iOS17) { NavigationStack { Everything(model: model) } }
    #expect(window.outline == "title")
    #expect(!window.tap("title"))
    for control in ["button", "labelled", "row", "cancel", "bare", "toggle", "save", "link"] {
      #expect(window.tap(control), "\(control)")
    }
    #expect(model.log == ["button", "labelled", "row", "cancel", "bare", "save"] && model.isOn)
    #expect(window.openedURLs.map(\.host) == ["example.org"])
    window.fill("field", with: "b")
    #expect(window.fields == ["field": "b"] && window.toggles == ["on": true])
    #expect(!window.texts.contains("case a") && window.texts.contains("busy"))
    window.expectNoFailures()
    #expect(!window.tap("nothing"))
    window.expectFailure("there is nothing to tap that says nothing")
  }

  /// The controls for values.
  struct Inputs: View {
    @State private var secret = ""
    @State private var color = "red"
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    @State private var count = 8

    var body: some View {
      Form {
        SecureField("secret", text: $secret)
        Picker("color", selection: $color) {
          Text("Red").tag("red")
          ForEach(["green", "blue"], id: \.self) { Text($0).tag($0) }
        }
        .pickerStyle(MenuPickerStyle())
        DatePicker("date", selection: $date, in: date...date.addingTimeInterval(60), displayedComponents: .date)
        Stepper("count \(count)", value: $count, in: 0...9)
        Text("\(secret) \(color) \(date.timeIntervalSinceReferenceDate)")
      }
    }
  }

  @Test("for values take them, a picker only its options, a stepper and a date picker only their ranges")
  func inputs() {
    let window = Window(.iOS17) { Inputs() }
    #expect(window.texts.contains("Red") && !window.texts.contains("green"))
    window.fill("secret", with: "pw")
    window.choose("green", for: "color")
    #expect(window.set(Date(timeIntervalSinceReferenceDate: 30), in: "date"))
    #expect(!window.set(Date(timeIntervalSinceReferenceDate: 3000), in: "date"))
    window.step("count 8", by: 1)
    window.step("count 9", by: 1)
    #expect(window.texts.contains("pw green 30.0") && window.texts.contains("count 9"))
    window.expectNoFailures()
    #expect(!window.choose("pink", for: "color"))
    window.expectFailure("there is no option pink in color")
  }

  @Test("a picker needs an option for its selection")
  func unknownSelection() {
    let window = Window(.iOS17) { Picker("color", selection: .constant("pink")) { Text("Red").tag("red") } }
    window.expectFailure("the selection of a picker matches none of its options")
  }

  @Test("the alerts of iOS 14 go with the tap on any of their buttons")
  func legacyAlerts() {
    struct Root: View {
      @ObservedObject var model: Model
      var body: some View {
        Text("root")
          .alert(item: $model.item) { item in
            Alert(
              title: Text("alert \(item.id)"), message: Text("message"),
              primaryButton: .destructive(Text("delete")) { model.log.append("delete") },
              secondaryButton: .cancel())
          }
          .actionSheet(isPresented: $model.isOn) {
            ActionSheet(
              title: Text("sheet"), buttons: [.default(Text("share")) { model.log.append("share") }, .cancel()])
          }
      }
    }
    let model = Model()
    let window = Window(.iOS14) { Root(model: model) }
    model.item = Item(id: 1)
    window.settle()
    #expect(window.outline == "root | alert: alert 1" && window.texts.contains("message"))
    window.tap("delete")
    window.settle()
    model.isOn = true
    window.settle()
    #expect(window.title == "sheet")
    window.tap("Cancel")
    window.settle()
    #expect(model.item == nil && !model.isOn && model.log == ["delete"])
    window.expectNoFailures()
    #expect(window.tooNew == [])
  }
}
