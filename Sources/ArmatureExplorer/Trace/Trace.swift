/// A recorded walk through an app: the actions in their order, each with the places before and after it.
package struct Trace: Hashable, Sendable {
  /// The title, for people.
  package let title: String
  /// The start, then the actions.
  package internal(set) var steps: [Step]

  /// The start of the recording or one action, with everything that happened until the next one.
  package struct Step: Hashable, Sendable {
    /// The action, for people.
    package internal(set) var text: String
    /// The command of the terminal host that does the same; empty for the start.
    package internal(set) var command: String
    /// The line that has asked for the action, such as `ShopTests.swift:12`.
    package let source: String?
    /// The control that the user has touched, in the place before.
    package internal(set) var control: UserStep.Control?
    /// The place before, if it differs from the place after the step before: the app has changed it meanwhile.
    package internal(set) var before: Place?
    package internal(set) var after: Place
    package internal(set) var events: [HeardEvent] = []
    /// The flows that were added to a scene.
    package internal(set) var made: [Flow] = []
    /// The flows that were removed from their scene.
    package internal(set) var released: [Flow] = []
    /// The message, if the action has failed.
    package internal(set) var failure: String?
  }

  /// A flow, with its number among the flows of the trace.
  package struct Flow: Hashable, Sendable {
    package let type: String
    package let number: Int
  }
}
