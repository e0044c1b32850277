extension Never: Drawable {
  @MainActor func draw(in place: Place) -> [Element] { [] }
}

extension EmptyView: Drawable {
  @MainActor func draw(in place: Place) -> [Element] { [] }
}

extension AnyView: Drawable {
  @MainActor func draw(in place: Place) -> [Element] { place.draw(view) }
}

extension TupleView: Drawable {
  @MainActor func draw(in place: Place) -> [Element] {
    views.enumerated().flatMap { place.draw($0.element, as: $0.offset) }
  }
}

extension _ConditionalContent: Drawable where TrueContent: View, FalseContent: View {
  @MainActor func draw(in place: Place) -> [Element] {
    switch storage {
    case .first(let view):
      place.checkCondition(true)
      return place.draw(view, as: true)
    case .second(let view):
      place.checkCondition(false)
      return place.draw(view, as: false)
    }
  }
}

extension Optional: Drawable where Wrapped: View {
  @MainActor func draw(in place: Place) -> [Element] {
    place.checkCondition(self != nil)
    return map { place.draw($0) } ?? []
  }
}

extension Group: Drawable where Content: View {
  @MainActor func draw(in place: Place) -> [Element] { place.draw(content) }
}

extension _ViewModifier_Content: Drawable {
  @MainActor func draw(in place: Place) -> [Element] { place.draw(content) }
}

extension ModifiedContent: Drawable where Content: View, Modifier: ViewModifier {
  @MainActor func draw(in place: Place) -> [Element] {
    place.draw(ModifiedView(content: AnyView(content), modifier: modifier))
  }
}

private struct ModifiedView<Modifier: ViewModifier>: View, HoldsTabs {
  let content: AnyView
  let modifier: Modifier
  var body: Modifier.Body { modifier.body(content: _ViewModifier_Content(content: content)) }
}

extension ForEach: Drawable where Content: View {
  @MainActor func draw(in place: Place) -> [Element] {
    let rows = place.kept { data.map { (id: AnyHashable(id($0)), view: content($0)) } }
    if Set(rows.map(\.id)).count < rows.count { place.node.window.fail("two rows of a ForEach have the same id") }
    guard place.environment.hasSelectableRows else { return rows.flatMap { place.draw($0.view, as: $0.id) } }
    return rows.map { place.element(.attribute(.tag($0.id)), place.draw($0.view, as: $0.id)) }
  }
}

extension Place {
  /// Arranges views beside each other. Alerts and dialogs take only controls as actions, and may drop other views.
  fileprivate func arranged(_ content: any View) -> [Element] {
    if let asker = environment.asker { node.window.fail("views are arranged in the actions of the \(asker)") }
    var place = self
    place.environment.isColumnRoot = false
    return [place.element(.group, place.draw(content))]
  }
}

extension VStack: Drawable {
  @MainActor func draw(in place: Place) -> [Element] { place.arranged(content) }
}
extension HStack: Drawable {
  @MainActor func draw(in place: Place) -> [Element] { place.arranged(content) }
}
extension ZStack: Drawable {
  @MainActor func draw(in place: Place) -> [Element] {
    var place = place
    place.environment.isColumnRoot = false
    return [place.element(.group, place.draw(content))]
  }
}
extension List: Drawable {
  @MainActor func draw(in place: Place) -> [Element] {
    var rows = place
    rows.environment.isLazy = true
    rows.environment.hasSelectableRows = selection != nil
    guard let selection else { return [place.element(.scroll, rows.draw(content))] }
    let state = place.node.kept { ListState<SelectionValue>() }
    let selected = state.selection.read(selection, in: place)
    let window = place.node.window
    let list = SelectableList(
      selected: selected.map { AnyHashable($0) }, takes: { $0.base is SelectionValue },
      select: { tag in
        window.report { state.selection.write(tag?.base as? SelectionValue, to: selection, isShown: false) }
      })
    return [place.element(.list(list), rows.draw(content))]
  }
}
extension Form: Drawable {
  @MainActor func draw(in place: Place) -> [Element] { [place.element(.group, place.draw(content))] }
}
extension Section: Drawable where Parent: View, Content: View, Footer: View {
  @MainActor func draw(in place: Place) -> [Element] {
    let parts = place.draw(header, as: "header") + place.draw(content) + place.draw(footer, as: "footer")
    return [place.element(.group, parts)]
  }
}
extension Spacer: Drawable {
  @MainActor func draw(in place: Place) -> [Element] { [] }
}
extension Color: Drawable {
  @MainActor func draw(in place: Place) -> [Element] { [] }
}
