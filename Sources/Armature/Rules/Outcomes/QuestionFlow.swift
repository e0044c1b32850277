/// The flow of a question, which finishes with the index of the user's answer. It comes with its slot. No destination
/// makes it, so a question needs no case in the app's enum.
final class QuestionFlow: Coordinator<QuestionPlace>, Finishing {
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
    super.init(root: QuestionPlace(description: title))
  }

  fileprivate var screen: Screen<QuestionPlace> {
    .dialog(title, message: message) {
      for (index, answer) in answers.enumerated() {
        ButtonRow(answer.title, role: answer.role) { [weak self] in self?.finish(index, cause: .dismissed) }
      }
    }
  }
}

/// The root of a question's flow: its text.
struct QuestionPlace: Destination, CustomStringConvertible {
  let description: String

  typealias Flow = QuestionFlow

  func screen(in flow: QuestionFlow) -> Screen<Self> { flow.screen }
}

extension Node {
  /// Whether the slot shows a question of a flow, which is no destination of the app.
  package var isQuestion: Bool { destination is QuestionPlace }
}
