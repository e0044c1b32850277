#if canImport(SwiftUI)
  import ArmatureUI
  import SwiftUI

  /// Draws the screen of `OrderDestination.form`.
  struct OrderFormView: View {
    let screenTitle: String
    let state: String
    let help: ScreenRow
    let owner: ScreenRow
    let open: ScreenRow
    let note: ScreenRow
    let password: ScreenRow
    let search: ScreenRow
    let tip: ScreenRow
    let size: ScreenRow
    let day: ScreenRow
    let count: ScreenRow
    let street: String
    let showTheMap: ScreenRow
    let rows: [ScreenRow]
    let before: [ScreenRow]
    let pay: ScreenRow
    let delete: ScreenRow
    let cancel: ScreenRow
    let trailing: [ScreenRow]

    var body: some View {
      List {
        Text("Thank you.")
        LabeledContent("State", value: state)
        Label("Paid", systemImage: "checkmark")
        Button("Help") { help.tap() }
        Button {
          owner.tap()
        } label: {
          LabeledContent("Owner", value: owner.detail)
        }
        Toggle("Open", isOn: open.isOn)
        TextField("Note", text: note.text)
        SecureField("Password", text: password.text)
        search
        tip
        size
        day
        count
        Section("Where") {
          LabeledContent("Street", value: street)
          showTheMap
        }
        ForEach(rows) { $0 }
        Section("Before") {
          ForEach(before) { $0 }
        }
        pay
        delete
      }
      .navigationTitle(screenTitle)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { cancel }
        ToolbarItem(placement: .primaryAction) { ForEach(trailing) { $0 } }
      }
    }
  }

  #Preview {
    NavigationStack {
      OrderFormView(
        screenTitle: "Order of Ada",
        state: "open",
        help: ScreenRow("Help"),
        owner: ScreenRow("Owner", detail: "Ada"),
        open: ScreenRow("Open"),
        note: ScreenRow("Note", detail: "Milk"),
        password: ScreenRow("Password"),
        search: ScreenRow("Search"),
        tip: ScreenRow("Tip", detail: "0.5"),
        size: ScreenRow("Size", detail: "S"),
        day: ScreenRow("Day", detail: "1970-01-01 00:00"),
        count: ScreenRow("Count", detail: "1"),
        street: "Main St",
        showTheMap: ScreenRow("Show the map"),
        rows: [
          ScreenRow("Milk", detail: "1 l"),
          ScreenRow("Bread", detail: "1 l"),
        ],
        before: [
          ScreenRow("Old Milk"),
          ScreenRow("Old Bread"),
        ],
        pay: ScreenRow("Pay", detail: "3 €"),
        delete: ScreenRow("Delete"),
        cancel: ScreenRow("Cancel"),
        trailing: [
          ScreenRow("Add Milk"),
          ScreenRow("Add Bread"),
        ])
    }
  }
#endif
