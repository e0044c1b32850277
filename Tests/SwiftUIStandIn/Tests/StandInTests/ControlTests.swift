import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor @Suite("Controls") struct ControlTests {
  /// Uses the declarations as apps do, so that none of their overloads is ambiguous.
  struct Everything: View {
    @ObservedObject var model: Model
    let title = "title"

    var body: some View {
      Form {
        Section("plain") {
          Label("label", systemImage: "star").font(.headline)
          Label(title, systemImage: "star")
        }
        Section {
          Button("button") { model.log.append("button") }
          Button("refused", role: .destructive) { model.log.append("refused") }.disabled(!model.isOn)
          Button {
            model.log.append("labelled")
          } label: {
            HStack {
              Image(systemName: "star")
              Text("labelled")
            }
          }
        }
        TextField(title, text: $model.tab).accessibilityLabel("field")
        Toggle(title, isOn: $model.isOn).accessibilityIdentifier("toggle")
        ProgressView()
        switch model.tab {
        case "a": Text("case a")
        default: Text("default")
        }
      }
      .navigationTitle(title)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("cancel") { model.log.append("cancel") } }
        if model.isOn { ToolbarItem(placement: .primaryAction) { Button("save") { model.log.append("save") } } }
      }
    }
  }

  @Test("can be found and used by their texts and names")
  func everything() {
    let model = Model()
    let window = Window(.iOS17) { NavigationStack { Everything(model: model) } }
    #expect(window.outline == "title" && !window.tap("refused"))
    for control in ["button", "labelled", "cancel", "toggle", "save"] { #expect(window.tap(control), "\(control)") }
    #expect(model.log == ["button", "labelled", "cancel", "save"] && model.isOn)
    window.fill("field", with: "b")
    #expect(window.fields == ["title": "b"] && window.toggles == ["title": true])
    #expect(window.texts.contains("default") && window.failures == [])
    #expect(!window.tap("nothing") && window.failures == ["there is nothing to tap that says nothing"])
  }

  /// The controls for values.
  struct Inputs: View {
    @State private var secret = ""
    @State private var color = "red"
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    @State private var count = 8

    var body: some View {
      Form {
        SecureField("secret" as String, text: $secret)
        Picker("color" as String, selection: $color) {
          Text("Red").tag("red")
          ForEach(["green", "blue"], id: \.self) { Text($0).tag($0) }
        }
        .pickerStyle(MenuPickerStyle())
        DatePicker("date" as String, selection: $date, in: date...date.addingTimeInterval(60))
        Stepper("count \(count)" as String, value: $count, in: 0...9)
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
    #expect(window.texts.contains("pw green 30.0") && window.texts.contains("count 9") && window.failures == [])
    #expect(!window.choose("pink", for: "color") && window.failures == ["there is no option pink in color"])
  }

  @Test("a picker needs an option for its selection")
  func unknownSelection() {
    Walk("fails the selection of a picker matches none of its options")() { _ in
      Picker("color" as String, selection: .constant("pink")) { Text("Red").tag("red") }
    }
  }
}
