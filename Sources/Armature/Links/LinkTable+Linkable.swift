extension LinkTable {
  /// Reads the leg at a cursor, as ``decode(at:)`` does, and refuses a destination that is kept out of links.
  func decodeLinkable(at cursor: inout LinkCursor) throws(LinkError) -> D {
    let start = cursor.position
    let destination = try decode(at: &cursor)
    guard destination.isLinkable else { throw cursor.error(.notLinkable, at: start) }
    return destination
  }
}
