extension TreeEdit {
  /// Pops a flow to its root, including the container in the root's slot. A split view keeps only its sidebar.
  ///
  /// - Parameters:
  ///   - path: The path to the flow.
  ///   - everyTab: Whether hidden members of containers are popped too.
  ///   - cause: The cause for all removed slots.
  mutating func popToRoot(_ path: TreePath, everyTab: Bool, cause: RemovalCause) {
    guard let flow = state[path] else { return }
    guard let container = flow.container else {
      truncate(path, to: 1, cause: cause)
      return popToRoot(path + [0], everyTab: everyTab, cause: cause)
    }
    if container.visibleName == nil { removeMembers(from: 1, of: path, cause: cause) }
    for (step, _) in everyTab ? flow.children : flow.visibleChildren {
      popToRoot(path + [step], everyTab: everyTab, cause: cause)
    }
  }

  /// Pops the scene to its outermost tabs, and the tabs to their root. Without tabs, pops the scene to its root.
  mutating func popToTabs(everyTab: Bool, cause: RemovalCause) {
    guard let tabs = state[[]]?.pathToTabs else { return popToRoot([], everyTab: everyTab, cause: cause) }
    for depth in tabs.indices {
      let (path, step) = (Array(tabs[..<depth]), tabs[depth])
      if state[path]?.container == nil {
        truncate(path, to: step + 1, cause: cause)
      } else if state[path]?.container?.visibleName == nil {
        // The columns after this one lie above it.
        removeMembers(from: step + 1, of: path, cause: cause)
      }
    }
    popToRoot(tabs, everyTab: everyTab, cause: cause)
    // A container below the tabs may still present something above them.
    while let presenting = state.pathPresentingAboveTabs() { dismissAll(in: presenting, cause: cause) }
  }

  /// Dismisses everything that a line presents.
  mutating func dismissAll(in path: TreePath, cause: RemovalCause) {
    guard let flow = state[path] else { return }
    let modal = flow.container == nil ? flow.routes.firstIndex { $0.style.isModal } : nil
    if let modal { truncate(path, to: modal, cause: cause) }
    for (step, _) in flow.visibleChildren where step < modal ?? .max { dismissAll(in: path + [step], cause: cause) }
  }
}

extension FlowState {
  /// The path from this flow to the outermost drawn tabs in it; `nil` without tabs.
  fileprivate var pathToTabs: TreePath? {
    if container?.isTabs == true { return [] }
    for (step, child) in visibleChildren {
      if let path = child.value.pathToTabs { return [step] + path }
    }
    return nil
  }
}

extension SceneState {
  /// The path to the outermost drawn tabs; `nil` without tabs.
  var pathToTabs: TreePath? { root.value.pathToTabs }

  /// Returns the path to the container's member that presents something above the outermost tabs.
  fileprivate func pathPresentingAboveTabs() -> TreePath? {
    guard var path = root.value.topPresenting else { return nil }
    while self[path]?.pathToTabs != nil {
      guard let inner = self[path]?.topPresenting else { return nil }
      path += inner
    }
    return path
  }
}

extension FlowState {
  /// The path to the member of a container in this run that presents the layers above the run's last layer.
  fileprivate var topPresenting: TreePath? {
    if container != nil { return visibleChildren.last { $0.flow.value.isPresenting }.map { [$0.step] } }
    let modal = routes.lastIndex { $0.style.isModal } ?? 0
    for (step, child) in children.reversed() where step >= modal {
      if let path = child.value.topPresenting { return [step] + path }
      if child.value.hasModal { return nil }
    }
    return nil
  }
}
