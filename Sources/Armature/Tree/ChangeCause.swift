/// Who has changed the scene, or wants to: in events, for guards, and for flows that ask the user.
public enum ChangeCause: String, Hashable, Sendable {
  /// The app, with a verb or a batch.
  case verb
  /// The user, who went back with a button or a gesture.
  case back
  /// The user, who swiped away or closed a sheet or a cover, or answered a dialog.
  case dismissed
  /// The user, who tapped a tab, turned to a page, or chose what a column shows.
  case selected
  /// A link.
  case link
  /// A saved place.
  case restored
  /// A broadcast.
  case broadcast
  /// The opening of the scene.
  case opened
  /// The closing of the scene.
  case closed
  /// The guards of the scene, which were asked again.
  case guards
}
