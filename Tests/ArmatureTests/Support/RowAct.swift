import Armature

/// Something that is done to a scene, written as Swift writes it, without labels: `push(1)`, `flow1.goBack(2)`.
///
/// | act | is done by |
/// |---|---|
/// | `push(1)`, `show(1:cover)` | the scene's root |
/// | `flow1.push(2)` | the flow in the slot `flow1`, or in the member `flow1` of a container |
/// | `goBackTo(where 1 2)`, `goBackTo(id 1)` | the forms with a condition and an identity |
/// | `setRoutes(2 +3 1=4)` | own routes by name, a new one after `+`, and one with another payload after `=` |
/// | `edit { push(1); flow1.goBack() }` | the stack of a flow; verbs of other flows belong to the edit |
/// | `batch { push(1); throw }` | the scene; `throw` ends the body with `notFound` |
/// | `scene.back()`, `scene.dismiss(sheet1)`, `scene.pop(1)`, `scene.select(first, tabs)` | the user |
/// | `scene.open(/page/1)` | a link |
struct RowAct {
  var receiver = ""
  let verb: String
  var arguments: [String] = []
  var body: [RowAct] = []

  /// The acts of a text, with semicolons between them.
  static func acts(_ text: String) -> [RowAct] { text.parts(";").map(RowAct.init) }

  private init(_ text: String) {
    let head = text.prefix { !"({".contains($0) }
    let words = head.split(separator: " ").joined().split(separator: ".", maxSplits: 1).map(String.init)
    if words.count == 2 { receiver = words[0] }
    verb = words[words.count - 1]
    let rest = text.dropFirst(head.count).dropFirst().dropLast()
    if text.last == "}" { body = Self.acts(String(rest)) } else { arguments = rest.parts(",") }
  }

  private var first: String { arguments.first ?? "" }
  private var number: Int { Int(first) ?? 1 }
  private var condition: [String]? { first.hasPrefix("where") ? Array(first.parts(" ").dropFirst()) : nil }
  private func destination<D: Destination>() throws -> D { try FlowText.slot(first).0 }

  /// The slot of a flow that the act names by `id`.
  @MainActor
  private func id<D: Destination>(in stack: RouteStack<D>) -> SlotID? {
    guard first.hasPrefix("id ") else { return nil }
    let name = String(first.dropFirst(3))
    let root = FlowText.name(stack.root) == name ? stack.rootID : nil
    return stack.routes.last { FlowText.name($0.destination) == name }?.id ?? root ?? SlotID()
  }

  /// The routes that the act names.
  @MainActor
  private func routes<D: Destination>(in stack: RouteStack<D>) throws -> [Route<D>] {
    try first.parts(" ").map { text in
      let parts = text.parts("=")
      if let own = stack.routes.last(where: { FlowText.name($0.destination) == parts[0] }) {
        var route = own
        if parts.count > 1 { route.destination = try FlowText.destination(parts[1]) }
        return route
      }
      let (place, style) = try FlowText.slot(text.first == "+" ? String(text.dropFirst()) : text, as: D.self)
      return Route(place, as: style)
    }
  }

  @MainActor
  func perform<D: Destination>(on stack: inout RouteStack<D>) throws {
    let (id, condition) = (id(in: stack), condition)
    let matches: (D) -> Bool = { condition?.contains(FlowText.name($0)) ?? false }
    switch verb {
    case "show":
      let (place, style) = try FlowText.slot(first, as: D.self)
      try stack.show(place, as: style)
    case "push": try stack.push(destination())
    case "presentSheet": try stack.presentSheet(destination())
    case "presentCover": try stack.presentCover(destination())
    case "goBack": try stack.goBack(number)
    case "goBackToRoot": stack.goBackToRoot()
    case "goBackTo" where id != nil: try stack.goBackTo(id: id ?? stack.rootID)
    case "goBackTo" where condition != nil: try stack.goBackTo(where: matches)
    case "goBackTo": try stack.goBackTo(destination())
    case "remove" where id != nil: try stack.remove(id ?? stack.rootID)
    case "remove": try stack.remove(where: matches)
    case "setRoutes": try stack.setRoutes(routes(in: stack))
    case "pop": try stack.pop(number)
    case "popTo" where id != nil: try stack.popTo(id: id ?? stack.rootID)
    case "popTo" where condition != nil: try stack.popTo(where: matches)
    case "popTo": try stack.popTo(destination())
    case "popToCurrentStackRoot": stack.popToCurrentStackRoot()
    case "dismiss": try stack.dismiss(number)
    case "dismissAll": stack.dismissAll()
    case "replace": try stack.replace(with: destination())
    case "setRoot": stack.setRoot(try destination())
    case "update":
      let new: D = try FlowText.destination(arguments.last ?? "")
      try stack.update(id ?? stack.topID) { $0 = new }
    case "throw": throw NavigationError.notFound
    default: throw UnknownAct(act: self)
    }
  }

  @MainActor
  func perform<D: Destination>(on flow: Coordinator<D>, onDismiss: @escaping (RemovalCause) -> Void) throws -> Bool {
    let (id, condition) = (id(in: flow.routeStack), condition)
    let matches: (D) -> Bool = { condition?.contains(FlowText.name($0)) ?? false }
    switch verb {
    case "show":
      let (place, style) = try FlowText.slot(first, as: D.self)
      return flow.show(place, as: style, onDismiss: onDismiss)
    case "push": return flow.push(try destination())
    case "presentSheet": return flow.presentSheet(try destination(), onDismiss: onDismiss)
    case "presentCover": return flow.presentCover(try destination(), onDismiss: onDismiss)
    case "goBack": return flow.goBack(number)
    case "goBackToRoot": return flow.goBackToRoot()
    case "goBackTo":
      if let id { return flow.goBackTo(id: id) }
      return condition == nil ? flow.goBackTo(try destination()) : flow.goBackTo(where: matches)
    case "remove": return id.map { flow.remove($0) } ?? flow.remove(where: matches)
    case "reveal":
      let (place, style) = try FlowText.slot(first, as: D.self)
      return flow.reveal(place, as: style)
    case "pop": return flow.pop(number)
    case "popTo":
      if let id { return flow.popTo(id: id) }
      return condition == nil ? flow.popTo(try destination()) : flow.popTo(where: matches)
    case "popToCurrentStackRoot": return flow.popToCurrentStackRoot()
    case "dismiss": return flow.dismiss(number)
    case "dismissAll": return flow.dismissAll()
    case "replace": return flow.replace(with: try destination())
    case "setRoot": return flow.setRoot(try destination())
    case "update":
      let new: D = try FlowText.destination(arguments.last ?? "")
      return flow.update(id ?? flow.routeStack.topID) { $0 = new }
    default: throw UnknownAct(act: self)
    }
  }
}

/// A text that names no act.
struct UnknownAct: Error {
  let act: RowAct
}
