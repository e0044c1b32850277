import Armature

/// One thing that a user has done, in the words on the screen.
package struct UserStep: Hashable, Sendable {
  /// A row, an item of a toolbar or a button of a dialog, as a user finds it.
  package struct Control: Hashable, Sendable, Codable {
    package let title: String
    /// The kind, which decides the gesture.
    package let kind: RowKind
    /// The position among the controls with the same title on display, from 0.
    package let index: Int
    /// Whether it is in an alert or a dialog.
    package let isInDialog: Bool

    package init(_ title: String, _ kind: RowKind, index: Int = 0, isInDialog: Bool = false) {
      self.title = title
      self.kind = kind
      self.index = index
      self.isInDialog = isInDialog
    }
  }

  package enum Action: Hashable, Sendable {
    /// Opens a link, taps a button or switches a toggle.
    case tap(Control)
    /// Sets the value of an input row.
    case enter(Control, text: String)
    /// Goes back by one screen.
    case back
    /// Goes back to the screen with a title.
    case backTo(String)
    /// Swipes the topmost sheet away, or closes the topmost layer by other means.
    case dismiss
    /// Selects a tab, or the page of another container, by its title.
    case select(String)
    case open(link: String)
    case popToRoot
    /// Turns to a scene, or opens it.
    case turn(scene: String)
    case close(scene: String)
    /// Folds the window, so that it is as narrow as a phone.
    case fold
    case unfold
    /// Ends the app as the system does, and opens it again where the user was.
    case relaunch
  }

  package let action: Action
  /// The command of the terminal host that does the same.
  package let command: String

  package init(_ action: Action, command: String) {
    self.action = action
    self.command = command
  }
}

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
    case .open(let link): "Open \(link.excerpt.sanitized)"
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
  fileprivate var isSecure: Bool { kind == .secure }
}
