extension Text: Drawable {
  @MainActor func draw(in place: Place) -> [Element] { [place.element(.text(text))] }
}
extension Image: Drawable {
  @MainActor func draw(in place: Place) -> [Element] { [place.element(.image(name))] }
}
extension Label: Drawable {
  @MainActor func draw(in place: Place) -> [Element] {
    [place.element(.group, place.draw(icon, as: "icon") + place.draw(title, as: "title"))]
  }
}
extension Button: Drawable {
  @MainActor func draw(in place: Place) -> [Element] { [place.element(.button(role, action), place.draw(label))] }
}
extension Link: Drawable {
  @MainActor func draw(in place: Place) -> [Element] { [place.element(.webLink(destination), place.draw(label))] }
}
extension Toggle: Drawable {
  @MainActor func draw(in place: Place) -> [Element] { [place.element(.toggle(isOn), place.draw(label))] }
}
extension TextField: Drawable {
  @MainActor func draw(in place: Place) -> [Element] {
    if let asker = place.environment.asker, asker != .alert || place.node.window.generation < .iOS16 {
      place.node.window.fail("a field in the \(asker) is left out; alerts take them from iOS 16 on")
      return []
    }
    return [place.element(.field(text, prompt: prompt?.text), place.draw(label))]
  }
}
extension ProgressView: Drawable {
  @MainActor func draw(in place: Place) -> [Element] { [place.element(.progress, place.draw(label))] }
}
extension NavigationLink: Drawable {
  @MainActor func draw(in place: Place) -> [Element] {
    switch target {
    case .value(let value): [place.element(.valueLink(value), place.draw(label))]
    case .view(let request, let view): [place.element(.viewLink(request, view), place.draw(label))]
    }
  }
}
