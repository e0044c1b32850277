/// A list whose copies share what has not changed.
///
/// The elements are in pieces. A change at the end copies one piece, however long the list is, and two lists find what
/// they share without looking at it. A list that fits in one piece is one array.
package struct SharedList<Element> {
  /// The number of elements in a full piece.
  private static var size: Int { 8 }

  /// The full pieces below the last one; `nil` if there are none, since copying an empty array takes longer.
  private var full: [[Element]]?
  /// The last piece. It may be empty, so that adding and removing an element in turns leaves the full pieces alone.
  private var tail: [Element] = []

  package init() {}

  /// The number of elements below the last piece.
  private var tailStart: Int { full.map { $0.count * Self.size } ?? 0 }

  @inline(__always)
  private func piece(_ number: Int) -> [Element] {
    guard let full, number < full.count else { return tail }
    return full[number]
  }

  /// Returns how many elements from the start both lists share, without looking at the elements. There may be more
  /// that are equal.
  ///
  /// - Complexity: O(1) after most changes at the end of one list; otherwise O(*n*) in the number of pieces.
  package func sharedPrefix(with other: Self) -> Int {
    if hasSameFullPieces(as: other) { return tailStart + (tail.isCopy(of: other.tail) ? tail.count : 0) }
    let (pieces, otherPieces) = (full ?? [], other.full ?? [])
    let end = Swift.min(pieces.count, otherPieces.count)
    var common = 0
    while common < end, pieces[common].isCopy(of: otherPieces[common]) { common += 1 }
    // The last piece of one list may be a full one of the other.
    let next = piece(common)
    return common * Self.size + (next.isCopy(of: other.piece(common)) ? next.count : 0)
  }

  private func hasSameFullPieces(as other: Self) -> Bool {
    guard let full, let otherFull = other.full else { return full == nil && other.full == nil }
    return full.isCopy(of: otherFull)
  }

  /// Returns how many elements from the start are the same in both lists.
  ///
  /// - Parameters:
  ///   - other: Another list, perhaps an earlier copy of this one.
  ///   - shared: The number of elements that both lists share, if it is known.
  ///   - areSame: Returns whether two elements are the same. Not called for the shared ones.
  /// - Returns: The number of elements before the first difference.
  /// - Complexity: As ``sharedPrefix(with:)``, and O(*n*) in the number of elements that are not shared.
  @inline(__always)
  package func commonPrefix(with other: Self, from shared: Int? = nil, by areSame: (Element, Element) -> Bool) -> Int {
    var index = shared ?? sharedPrefix(with: other)
    let end = Swift.min(count, other.count)
    while index < end, areSame(self[index], other[index]) { index += 1 }
    return index
  }

  /// Removes all elements from an index on.
  ///
  /// - Complexity: O(*n*) in the number of removed elements.
  package mutating func truncate(to count: Int) {
    while count < tailStart, dropTail() {}
    let rest = count - tailStart
    if rest == 0 { tail = [] } else if rest < tail.count { tail.removeSubrange(rest...) }
  }

  /// Makes the last full piece the tail.
  ///
  /// - Returns: Whether there was a full piece.
  @discardableResult
  private mutating func dropTail() -> Bool {
    guard let piece = full?.popLast() else { return false }
    tail = piece
    if full?.isEmpty == true { full = nil }
    return true
  }
}

extension SharedList: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }
  package var count: Int { tailStart + tail.count }

  // Inlined, so that reading a part of an element does not copy the element.
  package subscript(index: Int) -> Element {
    @inline(__always)
    get { piece(index / Self.size)[index % Self.size] }
    @inline(__always)
    _modify {
      if index < tailStart, var pieces = full {
        // Otherwise a second reference would make the change copy all pieces.
        full = nil
        defer { full = pieces }
        yield &pieces[index / Self.size][index % Self.size]
      } else {
        yield &tail[index - tailStart]
      }
    }
  }

  package mutating func append(_ element: Element) {
    if tail.count == Self.size {
      if full?.append(tail) == nil { full = [tail] }
      tail = []
    }
    tail.append(element)
  }

  package mutating func replaceSubrange(_ range: Range<Int>, with elements: some Collection<Element>) {
    let rest = range.upperBound == count ? [] : Array(self[range.upperBound...])
    truncate(to: range.lowerBound)
    append(contentsOf: elements)
    append(contentsOf: rest)
  }

  @discardableResult
  package mutating func removeLast() -> Element {
    if tail.isEmpty { dropTail() }
    return tail.removeLast()
  }
}

extension SharedList: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension SharedList: Sendable where Element: Sendable {}

extension SharedList: Equatable where Element: Equatable {
  package static func == (left: Self, right: Self) -> Bool {
    left.count == right.count && left.commonPrefix(with: right, by: ==) == left.count
  }
}

extension Array {
  /// Returns whether two arrays share one buffer, so that they are equal.
  fileprivate func isCopy(of other: Self) -> Bool {
    withUnsafeBufferPointer { buffer in
      other.withUnsafeBufferPointer { $0.baseAddress == buffer.baseAddress && $0.count == buffer.count }
    }
  }
}
