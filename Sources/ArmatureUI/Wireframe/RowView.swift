#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// A row of a wireframe, or an item of its toolbar.
  struct RowView: View {
    let row: RowContent

    @ViewBuilder
    var body: some View {
      // A section would give its identifier to all of its rows, and a button to the message of its failure.
      switch row.kind {
      case .section(let rows):
        Section(header: Text(row.title).described(by: row)) { ForEach(rows) { RowView(row: $0) } }
      case .button: content
      default: content.described(by: row)
      }
    }

    @ViewBuilder
    private var content: some View {
      switch row.kind {
      case .text: titled
      case .image(let name): Label(row.title, systemImage: name)
      case .link(let open):
        Button {
          open()
        } label: {
          titled
        }
        .presenting(row.presented)
      case .button(let role, let state, let isEnabled, let tap):
        VStack(alignment: .leading) {
          HStack {
            RoleButton(title: row.title, role: role, tap: tap).described(by: row).presenting(row.presented)
            detail
            if state == .busy { ProgressView() }
          }
          if case .failed(let message) = state { Text(message).foregroundColor(.red) }
        }
        .disabled(!isEnabled || state == .busy)
      case .field(.search, _, _, _):
        HStack {
          Image(systemName: "magnifyingglass").foregroundColor(.secondary)
          FieldView(row: row)
        }
      case .field: FieldView(row: row)
      case .toggle(let isOn, let set):
        Toggle(row.title, isOn: .onMain(get: { isOn }, set: { set($0) }))
      case .picker(let options, let selected, let select):
        Picker(row.title, selection: .onMain(get: { selected }, set: { if let index = $0 { select(index) } })) {
          // A picker needs an option for each selection.
          if selected == nil { Text("").tag(Int?.none) }
          ForEach(options.indices, id: \.self) { Text(options[$0]).tag(Optional($0)) }
        }
        #if !os(tvOS) && !os(watchOS)
          // Their list rows can hold no menu.
          .pickerStyle(MenuPickerStyle())
        #endif
      #if os(tvOS)
        case .number, .date, .stepper: TypedField(row: row)
      #else
        case .number: TypedField(row: row)
        case .date(let date, let range, let parts, let set):
          if #available(watchOS 10, *) {
            DatePicker(
              row.title, selection: .onMain(get: { date }, set: { set($0) }),
              in: range ?? .distantPast ... .distantFuture,
              displayedComponents: parts == .date ? .date : parts == .time ? .hourAndMinute : [.date, .hourAndMinute])
          } else {
            TypedField(row: row)
          }
        case .stepper(let value, let range, let step, let set):
          if #available(watchOS 9, *) {
            Stepper(
              "\(row.title): \(value)", value: .onMain(get: { value }, set: { set($0) }), in: range, step: step)
          } else {
            TypedField(row: row)
          }
      #endif
      case .section: EmptyView()
      }
    }

    private var titled: some View {
      HStack {
        Text(row.title)
        detail
      }
    }

    @ViewBuilder
    private var detail: some View {
      if let detail = row.detail {
        Spacer()
        Text(detail).foregroundColor(.secondary)
      }
    }
  }

  extension View {
    /// The view with the name of a row for tests, and its text for assistive technologies.
    @ViewBuilder
    func described(by row: RowContent) -> some View {
      switch (row.identifier, row.label) {
      case (nil, nil): self
      case (let name?, nil): accessibilityIdentifier(name)
      case (nil, let label?): accessibilityLabel(label)
      case (let name?, let label?): accessibilityIdentifier(name).accessibilityLabel(label)
      }
    }
  }

  /// A button with its role, if the platform knows roles.
  struct RoleButton: View {
    @Environment(\.hostGeneration) private var generation
    let title: String
    let role: ButtonRow.Role
    let tap: @MainActor () -> Void

    var body: some View {
      if #available(iOS 15, macOS 12, tvOS 15, watchOS 8, *), generation >= .alerts {
        let role: ButtonRole? =
          switch role {
          case .normal: nil
          case .destructive: .destructive
          case .cancel: .cancel
          }
        Button(title, role: role, action: tap)
      } else {
        Button(title, action: tap)
      }
    }
  }

  /// A field for text or for a password. Where it shows a prompt, only the accessibility label says the row's title.
  struct FieldView: View {
    let row: RowContent
    /// Returns the text of now, where a drawing may be older.
    var liveText: () -> String? = { nil }

    var body: some View {
      if case .field(let kind, let text, let prompt, let set) = row.kind {
        let title = prompt.isEmpty ? row.title : prompt
        let text = Binding.onMain(get: { liveText() ?? text }, set: { set($0) })
        if kind == .secure {
          SecureField(title, text: text).accessibilityLabel(row.label ?? row.title)
        } else {
          TextField(title, text: text).accessibilityLabel(row.label ?? row.title)
        }
      }
    }
  }

  /// A field for a value that is typed. While the row does not take the text, it shows the expected one.
  struct TypedField: View {
    let row: RowContent
    @State private var draft: String?
    @State private var problem: String?
    /// Whether the next new value of the row is the one that was typed.
    @State private var isTyping = false

    var body: some View {
      VStack(alignment: .leading) {
        HStack {
          // The field says the title, too.
          Text(row.title).accessibilityHidden(true)
          Spacer()
          TextField(row.title, text: .onMain(get: { draft ?? row.input?.text ?? "" }, set: { enter($0) }))
            .multilineTextAlignment(.trailing)
        }
        if let problem { Text(problem).foregroundColor(.red) }
      }
      .onNew(row.input?.text) { _ in
        if !isTyping { (draft, problem) = (nil, nil) }
        isTyping = false
      }
    }

    private func enter(_ text: String) {
      draft = text
      do throws(RowInputError) {
        try row.enter(text)
        (problem, isTyping) = (nil, true)
      } catch {
        problem = "\(error)"
      }
    }
  }
#endif
