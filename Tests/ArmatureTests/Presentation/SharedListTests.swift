import Testing

@testable import Armature

@Suite("A shared list is a list")
struct SharedListTests {
  @Test("random appends, joins and cuts give what an array gives, and leave earlier lists alone")
  func matchesArray() {
    var random = RandomSource(seed: 7)
    for _ in 0..<300 {
      var list = SharedList<Int>()
      var array: [Int] = []
      var old: (SharedList<Int>, [Int]) = (list, array)
      for _ in 0..<30 {
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1:
          list.append(array.count)
          array.append(array.count)
        case 2:
          let more = Array(0..<Int.random(in: 0..<200, using: &random))
          list.append(contentsOf: SharedList(more))
          array += more
        case 3:
          let length = Int.random(in: 0...array.count + 2, using: &random)
          list = list.prefix(length)
          array = Array(array.prefix(length))
        default: old = (list, array)
        }
        guard Array(list) == array, list.count == array.count, list.last == array.last else {
          Issue.record("\(Array(list)) is not \(array)")
          return
        }
        guard list.commonPrefix(with: old.0, where: ==) == zip(array, old.1).prefix(while: ==).count,
          (list == old.0) == (array == old.1)
        else {
          Issue.record("\(array) and \(old.1) are not compared as arrays are")
          return
        }
      }
      #expect(Array(old.0) == old.1)
      #expect((old.0 == list) == (old.1 == array))
      #expect(list == SharedList(array))
      #expect(array.indices.allSatisfy { list[$0] == array[$0] })
    }
  }

  @Test("a hundred thousand appends stay shallow enough to be released")
  func long() {
    var list = SharedList<Int>()
    for number in 0..<100_000 { list.append(number) }
    #expect(list.count == 100_000)
    #expect(list[77_777] == 77_777)
    list = SharedList()
    #expect(list.isEmpty && list.first == nil)
  }
}
