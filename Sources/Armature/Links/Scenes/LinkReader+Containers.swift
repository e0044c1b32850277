// The legs of containers. A container with one visible flow has a leg with the flow's name. A split view has its
// sidebar in the path, and its other columns in a link of their own.
extension LinkReader {
  /// Reads the name of a container's flow and the flow's part of the link. Without a name, the visible flow is meant.
  mutating func readMember(of container: AnyContainer, at path: TreePath) throws(LinkError) {
    let start = cursor.position
    let before = container.visibleName
    let isNamed = cursor.next.map { $0.kind != .close } ?? false
    let name = isNamed ? try readName(in: container) : before
    let rootText = isNamed ? cursor.rootText : nil
    let isThere = name == before && container.visibleFlow != nil && !isMade(container)
    try refusing { if name != before { try container.makeVisible(name) } else { try draft.openMembers(of: container) } }
    guard let index = container.state.container?.index(of: name) else { return }
    if isNamed {
      recordLeg(
        ContainerDestination(container: container.typeName).boxed, from: start, of: container, isKept: isThere,
        opening: path + [index])
    }
    usesPresentRoot = false
    try read(core.flow(at: path + [index]), at: path + [index], rootText: rootText)
  }

  private mutating func readName(in container: AnyContainer) throws(LinkError) -> String {
    let start = cursor.position
    let names = container.shownNames
    guard let name = cursor.next?.text.map(container.currentName(of:)), names.contains(name) else {
      let error = cursor.error(.unknownDestination, at: start, expected: names, known: names)
      throw container.path.map { withOuterPlace(error, from: $0) } ?? error
    }
    try cursor.finishLeg(at: start + 1) { _ in false }
    try cursor.refuseStyle()
    try expectDetail(at: start)
    return name
  }

  /// Reads a split view. Removes the columns that the link does not name.
  mutating func readColumns(of split: AnyContainer, at path: TreePath, rootText: String?) throws(LinkError) {
    // The sidebar's flows may open split views too, so this one takes its detail first.
    let link = detail ?? fragment
    if detail != nil { detail = nil } else { fragment = nil }
    try refusing { try draft.openMembers(of: split) }
    try read(core.flow(at: path + [0]), at: path + [0], rootText: rootText)
    usesPresentRoot = false
    guard let link else { return draft.tree.removeMembers(from: 1, of: path, cause: .link) }
    do throws(LinkError) {
      let text = try LinkText(inLink: link.text)
      let outer = (cursor, fragment, detail)
      (cursor, fragment, detail) = (LinkCursor(text), nil, nil)
      try readLaterColumns(of: split, at: path)
      (cursor, fragment, detail) = outer
    } catch {
      throw link.moved(error)
    }
  }

  private mutating func readLaterColumns(of split: AnyContainer, at path: TreePath) throws(LinkError) {
    let names = split.members.map(\.name)
    for index in names.indices.dropFirst() {
      if cursor.isAtEnd {
        draft.tree.removeMembers(from: index, of: path, cause: .link)
      } else if cursor.next?.kind == .close {
        draft.tree.removeMember(index, of: path, cause: .link)
      } else {
        try readColumn(names[index], of: split, at: path + [index])
        if split.state.container?.isCrowded(upTo: index) == true, let modal {
          throw modal.cursor.error(.refused(.buried), at: modal.start)
        }
      }
      if index < names.count - 1, cursor.next?.kind == .close { try cursor.skip() }
    }
    guard cursor.isAtEnd else { throw cursor.error(.unexpected, at: cursor.position) }
    if let detail { throw detail.error(.showsNoDetail) }
  }

  private mutating func readColumn(_ name: String, of split: AnyContainer, at path: TreePath) throws(LinkError) {
    guard let type = split.columnType(name) else { return }
    let start = cursor.position
    let (destination, _) = try asked.decode(at: &cursor, by: type.linkTable)
    try cursor.refuseStyle()
    let named = NamedRoot(destination: destination, rootText: cursor.rootText)
    try expectDetail(at: start)
    let isThere = draft.state[path]?.root.destination.isEqual(to: destination) ?? false
    if !isThere {
      cut(path, to: 1)
      try refusing { try split.show(destination, in: name, of: draft) }
    }
    guard let flow = core.flow(at: path) else { return }
    let leg = legs.count
    recordLeg(destination, from: start, of: flow, isKept: isThere, opening: nil)
    try readSlots(of: flow, at: path, named: named)
    legs[leg].openedType = core.flow(at: path + [0]).map { Swift.type(of: $0) }
  }
}
