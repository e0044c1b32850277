import Testing

// @testable: lists that share their pieces are internal.
@testable import Armature

@Suite("Lists that share what has not changed")
struct SharedListTests {
  @Test(
    "have the elements of an array after the same changes",
    arguments: [0, 1, 7, 8, 9, 15, 16, 17, 50])
  func changes(count: Int) {
    for change in ListChange.all(of: count) {
      var (list, array) = (SharedList(0..<count), Array(0..<count))
      let copy = list
      change.perform(&list)
      change.perform(&array)
      #expect(Array(list) == array && list.count == array.count, "\(change)")
      #expect(list.indices.map { list[$0] } == array && list.last == array.last, "\(change)")
      #expect(Array(copy) == Array(0..<count), "a copy changes: \(change)")
    }
  }

  @Test("share all full pieces below a change, and the elements around it are compared")
  func sharing() {
    let list = SharedList(0..<100)
    #expect(list.sharedPrefix(with: list) == 100)
    for (change, shared, common) in [
      (ListChange.append(100), 96, 100), (.removeLast, 96, 99), (.truncate(50), 48, 50), (.truncate(48), 48, 48),
      (.truncate(0), 0, 0), (.set(99, -1), 96, 99), (.set(40, -1), 40, 40), (.remove(60..<61), 56, 60),
      (.replace(20..<100, [-1]), 16, 20),
    ] as [(ListChange, Int, Int)] {
      var changed = list
      change.perform(&changed)
      #expect(changed.sharedPrefix(with: list) == shared && list.sharedPrefix(with: changed) == shared, "\(change)")
      #expect(changed.commonPrefix(with: list, by: ==) == common, "\(change)")
      #expect(changed != list, "\(change)")
    }
    #expect(list == SharedList(0..<100) && list.sharedPrefix(with: SharedList(0..<100)) == 0)
  }

  @Test("share a piece that is the last one of one list and a full one of the other")
  func boundary() {
    for count in [8, 16, 48] {
      let list = SharedList(0..<count)
      var longer = list
      longer.append(count)
      #expect(longer.sharedPrefix(with: list) == count && list.sharedPrefix(with: longer) == count)
      longer.removeLast()
      #expect(longer.sharedPrefix(with: list) == count && longer == list)
    }
  }
}

private enum ListChange {
  case append(Int)
  case grow(by: Int)
  case removeLast
  case truncate(Int)
  case set(Int, Int)
  case remove(Range<Int>)
  case replace(Range<Int>, [Int])

  /// All changes of a list with a number of elements, at its ends and in the middle.
  static func all(of count: Int) -> [Self] {
    let places = Set([0, 1, count / 2, count - 1, count]).filter { (0...count).contains($0) }.sorted()
    let ranges = places.flatMap { start in places.filter { $0 >= start }.map { start..<$0 } }
    return [.append(-1), .grow(by: 40)] + (count > 0 ? [.removeLast] : [])
      + places.map(Self.truncate) + places.filter { $0 < count }.map { .set($0, -1) }
      + ranges.flatMap { [.remove($0), .replace($0, [-1, -2, -3]), .replace($0, Array(0..<20))] }
  }

  func perform(_ list: inout SharedList<Int>) {
    switch self {
    // The list has its own forms of these.
    case .truncate(let count): list.truncate(to: count)
    case .removeLast: list.removeLast()
    default: change(&list)
    }
  }

  func perform(_ array: inout [Int]) { change(&array) }

  private func change<List: MutableCollection & RangeReplaceableCollection<Int>>(
    _ list: inout List
  ) where List.Index == Int {
    switch self {
    case .append(let value): list.append(value)
    case .grow(let count): list.append(contentsOf: 0..<count)
    case .removeLast: list.remove(at: list.count - 1)
    case .truncate(let count): list.removeSubrange(count...)
    case .set(let index, let value): list[index] = value
    case .remove(let range): list.removeSubrange(range)
    case .replace(let range, let values): list.replaceSubrange(range, with: values)
    }
  }
}
