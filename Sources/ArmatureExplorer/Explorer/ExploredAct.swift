/// Something that the explorer does as a user.
enum ExploredAct: Hashable {
  /// Chooses an entry of the display by its number.
  case tap(Int)
  /// Sets the value of the entry with a number.
  case enter(Int, text: String)
  case back
  /// Swipes the topmost sheet or dialog away.
  case swipe
  /// Selects a flow by its name, in the bar with an index from the outermost on.
  case select(String, bar: Int)
  case open(link: String)
  case popToRoot
  /// Folds the window, or unfolds it.
  case fold(Bool)
  /// Ends the app, and opens it again over the same world.
  case relaunch
  /// Lets time pass, until the next code that sleeps wakes up.
  case wait(seconds: Double)
}

/// An act that can be tried in a state.
struct Attempt {
  let act: ExploredAct
  /// The act in words, without texts that may change: `tap NotesDestination.note`, `button`, `back`, `tab search`.
  let word: String
  /// The identity among the attempts of a state. Two buttons with the same word have different keys.
  let key: String
  /// The same with another one of equal rows.
  var alternative: ExploredAct?
  /// Whether to try it only once for each place.
  var isForPlace = false
  /// The name of the screen with the row that the user touches, which should show something then.
  var screen: String?
  /// Whether the row's destination is on display already.
  var isSelected = false
  /// Whether the act gives a row another value, and leads nowhere.
  var changesValue: Bool { if case .enter = act { true } else { word == "toggle" } }
}
