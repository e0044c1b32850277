import Armature

extension UserStep {
  /// The action as a sentence, for people.
  package var text: String {
    switch action {
    case .tap(let control) where control.kind == .toggle: "Switch \(control.title.quoted)"
    case .tap(let control): "Tap \(control.title.quoted)"
    case .enter(let control, ""): "Clear \(control.title.quoted)"
    case .enter(let control, let text): "Set \(control.title.quoted) to \((control.isSecure ? text.dots : text).quoted)"
    case .back: "Go back"
    case .backTo(let title): "Go back to \(title.quoted)"
    case .dismiss: "Dismiss"
    case .select(let title): "Select \(title.quoted)"
    case .open(let link): "Open \(link.excerpt.harmless)"
    case .popToRoot: "Pop to root"
    case .turn(let scene): "Turn to scene \(scene.quoted)"
    case .relaunch: "End the app, and open it again"
    case .close(let scene): "Close scene \(scene.quoted)"
    case .fold: "Fold the window"
    case .unfold: "Unfold the window"
    }
  }

  /// The command for people to read: with dots for a password.
  var readableCommand: String {
    guard case .enter(let control, let text) = action, control.isSecure else { return command }
    return command.dropLast(text.asArgument.count) + text.dots
  }

  /// The control that the action touches, if any.
  var control: Control? {
    switch action {
    case .tap(let control), .enter(let control, _): control
    default: nil
    }
  }
}

extension UserStep.Control {
  fileprivate var isSecure: Bool { kind == .secureText }
}
