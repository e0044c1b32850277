// A question lies above everything in the flow, like an alert. Links and archives leave it out.
extension Coordinator {
  /// Asks the user, and waits for the answer. The question is removed before the method returns.
  ///
  /// The question lies above everything, also above the screens of other flows above this one. In a hidden tab, it
  /// waits until the tab is visible, and does not delay a question of the visible tab. It is removed with the routes
  /// below it.
  ///
  /// While an alert or a dialog is on display, the question waits for its turn: see
  /// ``NavigationEvent/Kind/questionWaits(_:)``. Questions are shown in the order in which they were asked. At most 16
  /// wait in a scene.
  ///
  /// - Parameter question: The text, with the value for each answer.
  /// - Returns: The value of the answer; `nil` when the question is removed without an answer, is never shown, or is
  ///   refused, for example in a batch. A refusal is reported as ``NavigationEvent/Kind/refused(verb:_:)``.
  public final func ask<Value>(_ question: Question<Value>) async -> Value? {
    let flow = QuestionFlow(
      question.title, message: question.message, answers: question.answers.map { ($0.title, $0.role) },
      cancel: question.cancel)
    guard let answer = await reply(to: flow, as: question.style) else { return nil }
    return question.answers.indices.contains(answer) ? question.answers[answer].value : nil
  }

  /// Asks the user whether to do something, and waits for the answer.
  ///
  /// ```swift
  /// ButtonRow("Empty", role: .destructive) {
  ///   if await flow.confirm("Empty the cart?", action: "Empty", role: .destructive) { flow.empty() }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The question, such as “Empty the cart?”.
  ///   - message: More information below the title.
  ///   - action: The title of the button that confirms.
  ///   - role: The role of this button.
  ///   - cancel: The title of the other button; `nil` for “Cancel” in the app's language.
  ///   - style: `.alert` or `.dialog`.
  /// - Returns: Whether the user has confirmed.
  public final func confirm(
    _ title: String, message: String? = nil, action: String, role: ButtonRow.Role = .normal,
    cancel: String? = nil, as style: PresentationStyle = .alert
  ) async -> Bool {
    let question = Question(title, message: message, as: style, cancel: cancel) { Answer(action, role: role, true) }
    return await ask(question) ?? false
  }

  private func reply(to question: QuestionFlow, as style: PresentationStyle) async -> QuestionFlow.Value? {
    let text = question.state.root.destination
    let slot = SlotState(style: style, destination: text, isQuestion: true)
    do {
      return try await value(in: slot.id, asking: "\(text.base)") { [weak self] draft in
        guard let flow = self?.lineEnd else { throw NavigationError.detached }
        try draft.perform(.show(slot), on: flow, opening: question)
        return question
      }
    } catch {
      core?.report(refusal: error.refusal, of: "ask(_:)", cause: .verb, in: self)
    }
    return nil
  }
}

extension AsksToLeave {
  public func wantsToLeave(_ slot: Slot<Target>, by cause: ChangeCause) async -> Bool {
    guard let question = leavingQuestion(about: slot) else { return false }
    return await (self as? Coordinator<Target>)?.ask(question) ?? false
  }
}

/// The flow of a question, which finishes with the index of the user's answer. It is shown together with its slot. No
/// destination makes it, so a question needs no case in the app's enum.
final class QuestionFlow: Coordinator<QuestionDestination>, Finishing {
  typealias Value = Int

  private let title: String
  private let message: String?
  private let answers: [(title: String, role: ButtonRow.Role)]

  init(_ title: String, message: String?, answers: [(title: String, role: ButtonRow.Role)], cancel: String?) {
    self.title = title
    self.message = message
    // The last button stands for no answer, unless an answer of the app cancels.
    let cancels = answers.contains { $0.role == .cancel }
    self.answers = answers + (cancels ? [] : [(cancel ?? SystemTitles.current.cancel, .cancel)])
    super.init(root: QuestionDestination(description: title))
  }

  fileprivate var screen: Screen<QuestionDestination> {
    .dialog(title, message: message) {
      for (index, answer) in answers.enumerated() {
        ButtonRow(answer.title, role: answer.role) { [weak self] in self?.finish(index, cause: .dismissed) }
      }
    }
  }
}

/// The root of a question's flow: its text.
struct QuestionDestination: Destination, CustomStringConvertible {
  let description: String

  typealias Flow = QuestionFlow

  func screen(in flow: QuestionFlow) -> Screen<Self> { flow.screen }
}

extension Node {
  /// Whether the slot shows a question of a flow, which is no destination of the app.
  package var isQuestion: Bool { destination is QuestionDestination }
}
