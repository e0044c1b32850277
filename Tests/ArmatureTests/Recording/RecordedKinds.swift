/// The kinds of lines that the recorded scripts promise to contain.
enum RecordedKinds {
  /// The beginnings of lines that show a rule at work.
  static let rules: [(name: String, lines: [String])] = [
    ("Leaving", ["? canLeave false", "wantsToLeave", "leaves"]),
    ("Guards", ["event denied", "? admit 1", "? admit 2", "? admit 3", "? admit 4", "? admit 5"]),
    ("HeldLinks", ["event linkHeld", "event linkReplaced", "event linkExpired"]),
    ("Outcomes", ["value", "ran", "answered", "confirmed"]),
    ("Events", ["event "]),
  ]

  static let all: [String] = [
    // What happens.
    "event actionFailed", "event denied", "event linkExpired", "event linkHeld", "event linkOpened",
    "event linkRefused", "event linkReplaced", "event mistake", "event question", "event refused", "event removed",
    "event restored", "event selected", "event shown", "event visible",
    // Who does it.
    "cause back", "cause broadcast", "cause closed", "cause dismissed", "cause guards", "cause link", "cause opened",
    "cause restored", "cause selected", "cause verb",
    // Why slots go.
    "removed by back", "removed by broadcast", "removed by cut", "removed by dismissed", "removed by flowEnded",
    "removed by hidden", "removed by left", "removed by link", "removed by newRoot", "removed by notAdmitted",
    "removed by restored", "removed by verb",
    // Why a change is refused.
    "admission denied", "admission mistake", "refusal belowLayer", "refusal buried", "refusal busy",
    "refusal cannotLeave", "refusal denied", "refusal detached", "refusal noStack", "refusal notAdopted",
    "refusal notFound", "refusal nothingPresented", "refusal pastRoot", "refusal rootSlot", "refusal underDialog",
    // Why a link is not opened.
    "link abandoned", "link badValue", "link elsewhere", "link emptySegment", "link malformedEscape",
    "link notAdmitted", "link notLinkable", "link opensNoFlow", "link refused", "link showsNoDetail", "link stepOfFlow",
    "link unexpected", "link unknownDestination", "link unknownParameter",
    // How the waiting of a link ends.
    "waiting link closed", "waiting link expired", "waiting link opened", "waiting link refused abandoned",
    "waiting link refused refused", "waiting link replaced",
    // What an archive loses.
    "loss damaged", "loss gone", "loss redirected", "loss unknownCase",
    // What the app is asked, and told.
    "admit 0", "admit 1", "admit 2", "admit 3", "admit 4", "admit 5", "admit allow", "admit in tabs", "adopt false",
    "adopt true", "bringBack", "canLeave false", "canLeave true", "change", "child", "detailFlow", "didEnter",
    "didLeave", "directory", "flow(in:)", "flow(named:)", "isHidden(in:)", "item(in:)", "keepsLine(of:)", "kept",
    "absence", "leaves false", "leaves true", "onDismiss", "scene change", "value", "wantsToLeave back",
    "wantsToLeave link", "wantsToLeave swipe",
    // What the user does, and what code has waited for.
    "answered", "archive", "batch done", "batch refused", "button", "confirmed", "edit refused", "held", "launched",
    "link", "no plan", "not opened", "opened", "plan", "presentation", "ran", "restored", "run failed", "tap", "took",
    "tree",
    // Verbs and gestures, done and refused.
    "back() false", "back() true", "checkGuards() false", "checkGuards() true", "closeDetail() true",
    "dismiss(_:) false", "dismiss(_:) true", "dismissAll() true", "edit(_:) true", "finish(_:) false",
    "finish(_:) true", "goBack(_:) false", "goBack(_:) true", "goBackTo(_:) false", "goBackTo(id:) true",
    "goBackTo(where:) true", "goBackToRoot() true", "hide(_:) true", "leave() false", "leave() true",
    "leaveLayer() false", "pop(_:) false", "pop(_:) true", "pop(to:) false", "pop(to:) true", "popTo(_:) false",
    "popTo(id:) false", "popTo(id:) true", "popTo(where:) true", "popToCurrentStackRoot() true", "popToRoot(_:) true",
    "presentCover(_:) true", "presentSheet(_:) false", "presentSheet(_:) true", "push(_:) false", "push(_:) true",
    "replace(with:) false", "replace(with:) true", "select(_:) true", "select(_:in:) false", "select(_:in:) true",
    "setRoot(_:) true", "setTabs(_:) true", "show(_:) false", "show(_:) true", "showDetail(_:) true",
    "unhide(_:) false", "unhide(_:) true", "update(_:_:) false", "update(_:_:) true",
  ]
}
