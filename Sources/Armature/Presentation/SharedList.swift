/// An immutable list that shares its parts with the lists that it was made from: to append, to cut and to join cost
/// O(log *n*), however many copies are around.
///
/// The line of a scene is made of such lists, so that a push at the end costs the same at any depth while hosts hold on
/// to earlier presentations.
public struct SharedList<Element: Sendable>: Sendable {
  private var tree: Tree<Element>

  private init(tree: Tree<Element>) { self.tree = tree }

  /// An empty list.
  public init() { tree = Tree(ContiguousArray<Element>()) }

  /// A list of some elements.
  ///
  /// - Complexity: O(*n*).
  public init(_ elements: some RandomAccessCollection<Element>) {
    var level: [Tree<Element>] = []
    var rest = elements[...]
    while !rest.isEmpty {
      level.append(Tree(ContiguousArray(rest.prefix(treeWidth))))
      rest = rest.dropFirst(treeWidth)
    }
    while level.count > 1 {
      level = stride(from: 0, to: level.count, by: treeWidth).map { first in
        Tree(ContiguousArray(level[first...].prefix(treeWidth)))
      }
    }
    tree = level.first ?? Tree(ContiguousArray<Element>())
  }

  /// How many elements a leaf holds.
  static var leafWidth: Int { treeWidth }

  /// A list of no more than ``leafWidth`` elements, which it takes as they are.
  init(leaf: ContiguousArray<Element>) { tree = Tree(leaf) }

  /// Adds an element at the end.
  ///
  /// - Complexity: O(log *n*).
  public mutating func append(_ element: Element) { append(contentsOf: Self(leaf: [element])) }

  /// Adds all of another list at the end.
  ///
  /// - Complexity: O(log *n*) in the longer of the two.
  public mutating func append(contentsOf other: Self) {
    guard !other.isEmpty else { return }
    guard !isEmpty else {
      self = other
      return
    }
    let joined = tree.joined(with: other.tree)
    tree = joined.second.map { Tree(ContiguousArray([joined.first, $0])) } ?? joined.first
  }

  /// The first elements, all of them when there are no more than `length`.
  ///
  /// - Complexity: O(log *n*).
  public func prefix(_ length: Int) -> Self {
    guard length < tree.count else { return self }
    return length > 0 ? Self(tree: tree.prefix(length)) : Self()
  }
}

extension SharedList: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { tree.count }

  /// The element at a position.
  ///
  /// - Complexity: O(log *n*).
  public subscript(position: Int) -> Element { leaf(at: position).element }

  private func leaf(at position: Int) -> (element: Element, leaf: Tree<Element>, offset: Int) {
    var offset = position
    var node = tree
    descend: while node.height > 0 {
      for branch in node.branches {
        if offset < branch.count {
          node = branch
          continue descend
        }
        offset -= branch.count
      }
    }
    return (node.elements[offset], node, offset)
  }

  /// Walks leaf by leaf, so that a whole walk costs O(*n*).
  public struct Iterator: IteratorProtocol {
    fileprivate let list: SharedList
    fileprivate var position = 0
    fileprivate var leaf: Tree<Element>?
    fileprivate var offset = 0

    public mutating func next() -> Element? {
      guard position < list.endIndex else { return nil }
      if let leaf, offset + 1 < leaf.elements.count {
        offset += 1
        position += 1
        return leaf.elements[offset]
      }
      let found = list.leaf(at: position)
      (leaf, offset) = (found.leaf, found.offset)
      position += 1
      return found.element
    }
  }

  public func makeIterator() -> Iterator { Iterator(list: self) }
}

extension SharedList: Equatable where Element: Equatable {
  /// Whether both hold equal elements; parts that they share are not looked at.
  public static func == (left: Self, right: Self) -> Bool {
    guard left.tree !== right.tree else { return true }
    guard left.count == right.count else { return false }
    var position = left.tree.sharedPrefix(with: right.tree)
    while position < left.count {
      let (first, leftLeaf, leftOffset) = left.leaf(at: position)
      let (second, rightLeaf, rightOffset) = right.leaf(at: position)
      if leftLeaf === rightLeaf && leftOffset == rightOffset {
        position += leftLeaf.count - leftOffset
      } else {
        guard first == second else { return false }
        position += 1
      }
    }
    return true
  }
}

extension SharedList {
  /// How many elements at the start are the same in both lists.
  ///
  /// - Complexity: O(log *n*) for what both lists share, O(1) for each element more.
  func commonPrefix(with other: Self, where isSame: (Element, Element) -> Bool) -> Int {
    var count = tree.sharedPrefix(with: other.tree)
    var (mine, others) = (Iterator(list: self, position: count), Iterator(list: other, position: count))
    while let one = mine.next(), let two = others.next(), isSame(one, two) { count += 1 }
    return count
  }

  /// The elements from a position on, leaf by leaf.
  func elements(from position: Int) -> some Sequence<Element> {
    IteratorSequence(Iterator(list: self, position: position))
  }
}

/// How many elements a leaf holds and how many branches a tree has at most.
private let treeWidth = 32

/// A leaf of elements, or branches that are all of the same height.
private final class Tree<Element: Sendable>: Sendable {
  let elements: ContiguousArray<Element>
  let branches: ContiguousArray<Tree>
  let height: Int
  let count: Int

  init(_ elements: ContiguousArray<Element>) {
    self.elements = elements
    branches = []
    height = 0
    count = elements.count
  }

  init(_ branches: ContiguousArray<Tree>) {
    elements = []
    self.branches = branches
    height = branches[0].height + 1
    count = branches.reduce(0) { $0 + $1.count }
  }

  /// How many elements at the start are the same because they lie in the same parts. There may be more that are equal.
  func sharedPrefix(with other: Tree) -> Int {
    if self === other { return count }
    if height > other.height { return branches[0].sharedPrefix(with: other) }
    if height < other.height { return sharedPrefix(with: other.branches[0]) }
    var length = 0
    for (mine, others) in zip(branches, other.branches) {
      guard mine === others else { return length + mine.sharedPrefix(with: others) }
      length += mine.count
    }
    return length
  }

  /// Both trees in one or, where they do not fit into one, in two of the same height.
  func joined(with other: Tree) -> (first: Tree, second: Tree?) {
    if height == other.height {
      if height == 0 {
        guard count + other.count <= treeWidth else { return (self, other) }
        return (Tree(elements + other.elements), nil)
      }
      guard branches.count + other.branches.count <= treeWidth else { return (self, other) }
      return (Tree(branches + other.branches), nil)
    }
    var row = branches
    if height > other.height {
      let joined = row.removeLast().joined(with: other)
      row.append(joined.first)
      if let second = joined.second { row.append(second) }
    } else {
      row = other.branches
      let joined = self.joined(with: row.removeFirst())
      if let second = joined.second { row.insert(second, at: 0) }
      row.insert(joined.first, at: 0)
    }
    guard row.count > treeWidth else { return (Tree(row), nil) }
    let half = row.count / 2
    return (Tree(ContiguousArray(row[..<half])), Tree(ContiguousArray(row[half...])))
  }

  /// The first elements; `length` is at least 1 and less than `count`.
  func prefix(_ length: Int) -> Tree {
    if height == 0 { return Tree(ContiguousArray(elements[..<length])) }
    var rest = length
    var row = ContiguousArray<Tree>()
    for branch in branches {
      if branch.count <= rest {
        row.append(branch)
        rest -= branch.count
        if rest == 0 { break }
      } else {
        row.append(branch.prefix(rest))
        break
      }
    }
    return Tree(row)
  }
}
