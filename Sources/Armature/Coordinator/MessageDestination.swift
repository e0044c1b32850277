/// A destination that shows a message.
struct MessageDestination: Destination {
  let message: String

  func screen(in flow: Coordinator<Self>) -> Screen<Self> { Screen("") { TextRow(message) } }
}
