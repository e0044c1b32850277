// @testable: performs edits on the state of a scene, which is internal.
@testable import Armature

/// An edit of a scene's state that names flows and slots as ``TreeText`` does.
struct TreeChange: Sendable, CustomStringConvertible {
  let description: String
  let perform: @Sendable (inout TreeEdit) throws -> Void

  // MARK: Verbs of a flow

  static func show(_ slot: String, in flow: String) -> Self {
    verb("\(flow): show \(slot)", flow) { stack in
      let slot = TreeText.slot(slot[...])
      try stack.show(slot.name, as: slot.state.style)
    }
  }
  static func replace(with name: String, in flow: String) -> Self {
    verb("\(flow): replace with \(name)", flow) { try $0.replace(with: name) }
  }
  static func setRoot(_ name: String, in flow: String) -> Self {
    verb("\(flow): set root \(name)", flow) { $0.setRoot(name) }
  }
  static func goBack(_ steps: Int = 1, in flow: String) -> Self {
    verb("\(flow): go back \(steps)", flow) { try $0.goBack(steps) }
  }
  static func goBackTo(_ name: String, in flow: String) -> Self {
    verb("\(flow): go back to \(name)", flow) { try $0.goBackTo(name) }
  }
  static func goBackToRoot(in flow: String) -> Self { verb("\(flow): go back to root", flow) { $0.goBackToRoot() } }
  static func pop(_ steps: Int = 1, in flow: String) -> Self {
    verb("\(flow): pop \(steps)", flow) { try $0.pop(steps) }
  }
  static func popTo(_ name: String, in flow: String) -> Self {
    verb("\(flow): pop to \(name)", flow) { try $0.popTo(name) }
  }
  static func popToStackRoot(in flow: String) -> Self {
    verb("\(flow): pop to stack root", flow) { $0.popToCurrentStackRoot() }
  }
  static func dismiss(_ layers: Int = 1, in flow: String) -> Self {
    verb("\(flow): dismiss \(layers)", flow) { try $0.dismiss(layers) }
  }

  private static func verb(
    _ text: String, _ flow: String, _ verb: @escaping @Sendable (inout RouteStack<String>) throws -> Void
  ) -> Self {
    change(text, flow) { tree, way in
      let base = RouteStack<String>(tree.state, at: way)
      var stack = base
      stack.startRecording(isApplied: true)
      try verb(&stack)
      for edit in stack.edits(since: base) ?? [] { try tree.perform(edit, on: way) }
    }
  }

  // MARK: The user, and broadcasts

  static func leave(_ flow: String) -> Self {
    change("\(flow): leave", flow) { tree, way in
      guard let step = way.last, let parent = way.dropLastStep else { throw NavigationError.rootSlot }
      try tree.removeChild(at: step, of: parent, cause: .left)
    }
  }
  static func leaveLayer(_ flow: String) -> Self {
    change("\(flow): leave layer", flow) { tree, way in try tree.removeLayer(around: way, cause: .left) }
  }
  static func swipeAway(_ slot: String) -> Self {
    gesture("swipe \(slot) away", slot) { tree, id in
      try tree.remove(from: id, cause: .dismissed)
    }
  }
  static func popGesture(to slot: String) -> Self {
    gesture("pop gesture to \(slot)", slot) { tree, id in try tree.pop(to: id, cause: .back) }
  }
  static func popToRoot(_ flow: String) -> Self {
    change("broadcast to \(flow)", flow) { tree, way in tree.popToRoot(way, everyTab: false, cause: .broadcast) }
  }
  static func popToTabs(every: Bool = false) -> Self {
    Self(description: every ? "broadcast to every tab" : "broadcast") { tree in
      tree.popToTabs(everyTab: every, cause: .broadcast)
    }
  }

  // MARK: Containers

  static func select(_ name: String, in container: String) -> Self {
    members("\(container): select \(name)", container) { state in try state.show(name) }
  }
  static func setMembers(_ names: String..., in container: String) -> Self {
    members("\(container): set members \(names)", container) { state in
      try state.set(names.map { ContainerState.Member(name: $0) })
    }
  }
  static func hide(_ name: String, in container: String) -> Self {
    members("\(container): hide \(name)", container) { state in
      var members = state.members
      for index in members.indices where members[index].name == name { members[index].isHidden = true }
      try state.set(members)
    }
  }
  static func closeColumns(from index: Int, in container: String) -> Self {
    change("\(container): close columns from \(index)", container) {
      $0.removeMembers(from: index, of: $1, cause: .verb)
    }
  }
  static func collapse(_ container: String) -> Self {
    members("\(container): collapse", container) { $0.arrangement = .columns(isCollapsed: true) }
  }

  private static func members(
    _ text: String, _ container: String,
    _ edit: @escaping @Sendable (inout ContainerState) throws -> Void
  ) -> Self {
    change(text, container) { tree, way in
      try tree.editContainer(way, cause: .left, edit)
    }
  }

  private static func change(
    _ text: String, _ flow: String, _ edit: @escaping @Sendable (inout TreeEdit, Way) throws -> Void
  ) -> Self {
    Self(description: text) { tree in
      guard let way = tree.state.way(to: flow) else { throw NavigationError.detached }
      try edit(&tree, way)
    }
  }

  private static func gesture(
    _ text: String, _ slot: String,
    _ edit: @escaping @Sendable (inout TreeEdit, SlotID) throws -> Void
  ) -> Self {
    Self(description: text) { tree in
      guard let address = tree.state.slot(slot), let flow = tree.state[address.flow] else {
        throw NavigationError.notFound
      }
      try edit(&tree, flow.slots[address.index].id)
    }
  }
}
