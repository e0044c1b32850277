/// A property wrapper that finds its value in a node of the window.
protocol Linkable: DynamicProperty {
  @MainActor func link(at node: Node, _ path: String, _ environment: EnvironmentValues)
}

extension Node {
  /// Links the properties of a view before its body is read.
  func link(_ view: Any, _ environment: EnvironmentValues) {
    subscriptions = []
    environmentChecks = []
    link(view, "", environment)
  }

  private func link(_ value: Any, _ path: String, _ environment: EnvironmentValues) {
    for (index, child) in Mirror(reflecting: value).children.enumerated() {
      let path = "\(path)/\(child.label ?? "\(index)")"
      if let property = child.value as? any Linkable {
        property.link(at: self, path, environment)
      } else if var property = child.value as? any DynamicProperty {
        // The wrapper consists of other wrappers.
        link(property, path, environment)
        property.update()
      } else if child.value is any ViewModifier || child.value is any App {
        link(child.value, path, environment)
      }
    }
  }

  fileprivate func keep<Value>(_ slot: Slot<Value>, _ path: String) -> Location<Value>? {
    locations[path] = slot.link(to: locations[path])
    return locations[path] as? Location<Value>
  }

  fileprivate func observe<Object: ObservableObject>(_ object: Object) {
    subscriptions.append(
      object.objectWillChange.sink { [weak self] _ in MainActor.assumeIsolated { self?.invalidate() } })
  }
}

extension State: Linkable {
  func link(at node: Node, _ path: String, _ environment: EnvironmentValues) {
    node.keep(slot, path)?.relink { [weak node] wasRead in
      MainActor.assumeIsolated { wasRead ? node?.invalidate() : node?.window.invalidate() }
    }
  }
}

extension StateObject: Linkable {
  func link(at node: Node, _ path: String, _ environment: EnvironmentValues) {
    if let object = node.keep(slot, path)?.value { node.observe(object) }
  }
}

extension ObservedObject: Linkable {
  func link(at node: Node, _ path: String, _ environment: EnvironmentValues) { node.observe(wrappedValue) }
}

extension Environment: Linkable {
  func link(at node: Node, _ path: String, _ environment: EnvironmentValues) {
    let value = environment[keyPath: keyPath]
    slot.location.value = value
    node.environmentChecks.append { [keyPath] in areSame($0[keyPath: keyPath], value) }
  }
}

/// A binding of any type.
protocol SourcedBinding {
  var source: AnyHashable? { get }
}

extension Binding: Linkable, SourcedBinding {
  func link(at node: Node, _ path: String, _ environment: EnvironmentValues) {
    let value = get()
    node.environmentChecks.append { [get] _ in areSame(get(), value) }
  }
}

extension SceneStorage: Linkable {
  func link(at node: Node, _ path: String, _ environment: EnvironmentValues) {
    place.store = node.window.kept
    place.node = node
  }
}
