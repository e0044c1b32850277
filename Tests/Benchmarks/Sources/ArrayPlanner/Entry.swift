/// One entry of an array that an app navigates by: a screen, and how it appears.
public enum Entry<Screen> {
  case push(Screen)
  case sheet(Screen, hasStack: Bool, onDismiss: (() -> Void)? = nil)
  case cover(Screen, hasStack: Bool, onDismiss: (() -> Void)? = nil)

  public enum Style: Equatable {
    case push
    case sheet(hasStack: Bool)
    case cover(hasStack: Bool)
  }

  public var style: Style {
    switch self {
    case .push: .push
    case .sheet(_, let hasStack, _): .sheet(hasStack: hasStack)
    case .cover(_, let hasStack, _): .cover(hasStack: hasStack)
    }
  }
}
