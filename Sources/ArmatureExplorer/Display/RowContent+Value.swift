import Armature

extension RowContent {
  /// The value of an input row as it is drawn: dots for a password. `nil` for other rows.
  var drawnValue: String? { if case .field(.secure, let text, _, _) = kind { text.dots } else { input?.text } }

  /// The hint beside the value of an input row, if any: the prompt of an empty field, or the options of a picker.
  var hint: String? {
    switch kind {
    case .field(_, let text, let prompt, _): text.isEmpty && !prompt.isEmpty ? prompt : nil
    case .picker(let options, _, _): options.joined(separator: ", ")
    default: nil
    }
  }
}

extension String {
  /// A dot for each character, so that nobody can read the text.
  var dots: String { String(repeating: "•", count: count) }
}
