import Armature

extension RowContent {
  /// Opens the link, or taps the button.
  var tap: (() -> Void)? {
    switch kind {
    case .link(let open): open
    case .button(_, _, _, let tap): tap
    default: nil
    }
  }

  var buttonState: ButtonState? { if case .button(_, let state, _, _) = kind { state } else { nil } }
}

extension ScreenContent {
  /// The first row with a title: of the screen, of a section, of the toolbar or of the dialog.
  func row(_ title: String) -> RowContent? {
    let own = rows + toolbar.map(\.item) + (dialog?.buttons ?? [])
    let inner = own.flatMap { if case .section(let inner) = $0.kind { inner } else { [] as [RowContent] } }
    return (own + inner).first { $0.title == title }
  }
}

extension FlowScene {
  /// The screen on top of the last layer.
  var topScreen: ScreenContent? { screen(of: presentation.top.topNode.id) }

  /// What a tap on a row of the screen on top does.
  func tapper(_ title: String) -> (() -> Void)? { topScreen?.row(title)?.tap }
}
