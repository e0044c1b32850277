/// An element of two versions of a list: its indices in them.
enum AlignedElement: Equatable {
  /// Only in the first version.
  case removed(Int)
  /// Only in the second version.
  case added(Int)
  /// In both versions.
  case kept(Int, Int)
}

extension RandomAccessCollection where Index == Int {
  /// Calls a closure for each element of this list and of another version of it. Elements of both versions are visited
  /// in the order that they have there, as long as kept elements have the same order in both.
  ///
  /// - Parameters:
  ///   - other: The other version.
  ///   - start: The number of elements from the start that are left out, since both versions share them.
  ///   - id: Returns the identity of an element.
  ///   - visit: The closure.
  /// - Complexity: O(*n*) in the number of elements from `start` on. Without an allocation if one version begins with
  ///   all elements of the other.
  @inline(__always)
  func align<ID: Hashable>(
    with other: Self, from start: Int = 0, by id: (Element) -> ID, _ visit: (AlignedElement) -> Void
  ) {
    let end = Swift.min(count, other.count)
    var next = start
    while next < end, id(self[next]) == id(other[next]) {
      visit(.kept(next, next))
      next += 1
    }
    let rest = next..<other.count
    var kept: [ID: Int] = [:]
    if next < end {
      let ids = Set(rest.map { id(other[$0]) })
      for index in next..<count where ids.contains(id(self[index])) { kept[id(self[index])] = index }
    }
    func removeUp(to end: Int) {
      while next < end {
        if kept[id(self[next])] == nil { visit(.removed(next)) }
        next += 1
      }
    }
    for index in rest {
      let partner = kept[id(other[index])]
      if let partner { removeUp(to: partner) }
      visit(partner.map { .kept($0, index) } ?? .added(index))
    }
    removeUp(to: count)
  }
}
