#if canImport(SwiftUI)
  import Armature
  import SwiftUI

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
