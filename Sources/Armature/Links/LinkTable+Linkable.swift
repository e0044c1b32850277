extension LinkTable {
  /// Reads the leg at a cursor, as ``decode(at:)`` does, and refuses a destination that is kept out of links.
  func decodeLinkable(at cursor: inout LinkCursor) throws(LinkError) -> D {
    let start = cursor.position
    let destination = try decode(at: &cursor)
    guard destination.isLinkable else { throw cursor.error(.notLinkable, at: start) }
    return destination
  }

  /// Reads a leg into memory for a destination, as ``decode(at:into:)`` does, and refuses one that is kept out of links.
  func decodeLinkable(at cursor: inout LinkCursor, into result: UnsafeMutableRawPointer) throws(LinkError) {
    let start = cursor.position
    try decode(at: &cursor, into: result)
    let destination = result.assumingMemoryBound(to: D.self)
    guard destination.pointee.isLinkable else {
      destination.deinitialize(count: 1)
      throw cursor.error(.notLinkable, at: start)
    }
  }
}
