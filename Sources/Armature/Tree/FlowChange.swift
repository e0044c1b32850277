/// A summary of a change. Observers of a scene receive it after the change.
package struct FlowChange: Sendable {
  /// The kinds of change; a batch may have several.
  package struct Kinds: OptionSet, Hashable, Sendable {
    /// A bit for each kind.
    package let rawValue: UInt8
    /// Creates a set from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Routes came or went.
    package static let routes = Self(rawValue: 1)
    /// The flow has another root.
    package static let root = Self(rawValue: 2)
    /// A destination was changed in place.
    package static let payload = Self(rawValue: 4)
    /// Screens have to be drawn again, in the same slots.
    package static let screens = Self(rawValue: 8)
    /// A container shows another flow, or has other flows.
    package static let children = Self(rawValue: 16)
  }

  /// The kinds of change.
  package let kinds: Kinds
  /// Whether a host animates the change; `false` in ``AnyCoordinator/withoutAnimation(_:)``.
  package let isAnimated: Bool
}

// Two states of the same flow.
extension FlowState {
  func kindsOfChange(to other: Self) -> FlowChange.Kinds {
    var kinds: FlowChange.Kinds = revision == other.revision ? [] : .screens
    if generation != other.generation { kinds.insert(.root) }
    if let container, let changed = other.container, !container.isSame(as: changed) { kinds.insert(.children) }
    let kept = keptSlots(in: other)
    var count = kept.shared
    for index in slots.indices[kept.shared...] {
      guard let position = kept[index] else { continue }
      count += 1
      if slots[index].revision != other.slots[position].revision { kinds.insert(.screens) }
      let isNewRoot = index == 0 && generation != other.generation
      if !isNewRoot, slots[index].destination !== other.slots[position].destination { kinds.insert(.payload) }
    }
    if count < slots.count || count < other.slots.count { kinds.insert(.routes) }
    return kinds
  }
}

extension ContainerState {
  /// Returns whether both have the same members and show the same ones, ignoring the members' content.
  fileprivate func isSame(as other: Self) -> Bool {
    arrangement == other.arrangement && description == other.description && scrolls == other.scrolls
      && members.count == other.members.count
      && members.indices.allSatisfy { index in
        members[index].name == other.members[index].name && members[index].isHidden == other.members[index].isHidden
          && (hasSameFlow(as: other, at: index) || flows[index]?.value.id == other.flows[index]?.value.id)
      }
  }
}
