import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor @Suite("Controls") struct ControlTests {
  struct Titles: View {
    @ObservedObject var model: Model
    let string = "Back"

    var body: some View {
      if model.isOn {
        Button("Back") {}
        Button(string) {}
        Text(verbatim: "Back")
        Text("Back", bundle: Bundle(for: Model.self))
      }
    }
  }

  @Test("take keys from the main bundle of the app, and strings as they are")
  func keys() {
    let model = Model()
    let window = Window(.iOS17) { Titles(model: model) }
    window.appTexts = ["Back": "Retour"]
    model.isOn = true
    window.update()
    #expect(window.texts == ["Retour", "Back", "Back", "Back"])
  }

  @Test("need a text or a name to be found, and are not tapped while they are disabled")
  func names() {
    Walk("tap refused, logs , tap nothing, fails there is nothing to tap that says nothing")() { model in
      Button("refused", role: .destructive) { model.log.append("refused") }.disabled(true)
    }
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
