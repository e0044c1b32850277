extension Text: Drawable {
  @MainActor func draw(in place: Place) -> [Element] {
    [place.element(.text(isKeyOfApp ? place.node.window.appTexts[text] ?? text : text))]
  }
}
extension Image: Drawable {
  @MainActor func draw(in place: Place) -> [Element] { [place.element(.image(name))] }
}
extension Label: Drawable {
  @MainActor func draw(in place: Place) -> [Element] {
    [place.element(.group, place.draw(icon, as: "icon") + place.draw(title, as: "title"))]
  }
}
extension LabeledContent: Drawable where Label: View, Content: View {
  @MainActor func draw(in place: Place) -> [Element] {
    [place.element(.group, place.draw(label, as: "label") + place.draw(content, as: "content"))]
  }
}
extension Button: Drawable {
  @MainActor func draw(in place: Place) -> [Element] {
    [place.element(.button(roleName.map { ButtonRole(name: $0) }, action), place.draw(label))]
  }
}
extension Toggle: Drawable {
  @MainActor func draw(in place: Place) -> [Element] { [place.element(.toggle(isOn), place.draw(label))] }
}
extension TextField: Drawable {
  @MainActor func draw(in place: Place) -> [Element] { place.field(text, label) }
}
extension SecureField: Drawable {
  @MainActor func draw(in place: Place) -> [Element] { place.field(text, label) }
}
extension Place {
  @MainActor fileprivate func field(_ text: Binding<String>, _ label: some View) -> [Element] {
    if let asker = environment.asker, asker != .alert || node.window.generation < .iOS16 {
      node.window.fail("a field in the \(asker) is left out; alerts take them from iOS 16 on")
      return []
    }
    return [element(.field(text), draw(label))]
  }
}
extension Picker: Drawable {
  @MainActor func draw(in place: Place) -> [Element] {
    let selected = AnyHashable(selection.wrappedValue)
    let label = place.element(.group, place.draw(label, as: "label"))
    let options = place.draw(content, as: "content")
    let tags = options.all.compactMap { if case .tag(let tag)? = $0.attribute { tag } else { nil } }
    if !tags.contains(selected) { place.node.window.fail("the selection of a picker matches none of its options") }
    let picker = Element.Kind.picker(selected: selected) { [selection] tag in
      if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
    }
    return [place.element(picker, [label] + options)]
  }
}
@available(watchOS 10, *)
@available(tvOS, unavailable)
extension DatePicker: Drawable {
  @MainActor func draw(in place: Place) -> [Element] { [place.element(.date(selection, in: range), place.draw(label))] }
}
@available(watchOS 9, *)
@available(tvOS, unavailable)
extension Stepper: Drawable {
  @MainActor func draw(in place: Place) -> [Element] { [place.element(.stepper(change: change), place.draw(label))] }
}
extension ProgressView: Drawable {
  @MainActor func draw(in place: Place) -> [Element] { [place.element(.progress, place.draw(label))] }
}
extension NavigationLink: Drawable {
  @MainActor func draw(in place: Place) -> [Element] {
    switch target {
    case .value(let value): return [place.element(.valueLink(value), place.draw(label))]
    case .view(let request, let view):
      place.check(request)
      return [place.element(.viewLink(request, view), place.draw(label))]
    }
  }
}
