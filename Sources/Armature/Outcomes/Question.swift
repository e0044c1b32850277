/// A question for the user, whose answers are values. It is no route of its flow, and no guard is asked about it.
///
/// ```swift
/// let question = Question("Save the note?") {
///   Answer("Save", true)
///   Answer("Discard", role: .destructive, false)
/// }
/// guard let saves = await ask(question) else { return }
/// ```
public struct Question<Value> {
  package let title: String
  package let message: String?
  let style: PresentationStyle
  let cancel: String?
  let answers: [Answer<Value>]

  /// - Parameters:
  ///   - title: The question, such as “Delete the note?”.
  ///   - message: More information below the title.
  ///   - style: `.alert` or `.dialog`; any other style counts as `.alert`.
  ///   - cancel: The title of the button for no answer; `nil` for “Cancel” in the app's language. The button is left
  ///     out if an answer has the role `cancel`.
  ///   - answers: The answers, a button for each.
  public init(
    _ title: String, message: String? = nil, as style: PresentationStyle = .alert, cancel: String? = nil,
    @ListBuilder<Answer<Value>> answers: () -> [Answer<Value>]
  ) {
    self.title = title
    self.message = message
    self.style = style.isDialog ? style : .alert
    self.cancel = cancel
    self.answers = answers()
  }
}

/// One answer to a ``Question``.
public struct Answer<Value> {
  package let title: String
  package let role: ButtonRow.Role
  let value: Value

  /// - Parameters:
  ///   - title: The title of the button.
  ///   - role: The role of the button, such as `destructive`. An answer with the role `cancel` replaces the question's
  ///     own button for no answer.
  ///   - value: The value that ``Coordinator/ask(_:)`` returns for it.
  public init(_ title: String, role: ButtonRow.Role = .normal, _ value: Value) {
    self.title = title
    self.role = role
    self.value = value
  }
}

extension Question: Equatable where Value: Equatable {}
extension Question: Sendable where Value: Sendable {}
extension Answer: Equatable where Value: Equatable {}
extension Answer: Sendable where Value: Sendable {}
