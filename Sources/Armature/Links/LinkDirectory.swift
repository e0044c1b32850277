/// The links that a scene's flows have: a table for people and for tools.
public struct LinkDirectory: Codable, Hashable, Sendable {
  /// The links of one destination type, at the place where it is reached first.
  public struct Flow: Codable, Hashable, Sendable {
    /// The type of the coordinator.
    public let flow: String
    /// The link to the flow, in front of its own.
    public let prefix: String
    /// The forms of its links.
    public let forms: [LinkForm]
  }

  /// The flows, parents before the ones that they open.
  public let flows: [Flow]
}

extension FlowScene {
  /// All links of the tree, as far as the destinations' `links` and `examples` tell them. The child flows that the examples
  /// open are made for it, and dropped again. To a `child(for:)` that asks for it meanwhile it is empty.
  ///
  /// - Complexity: O(*n*) in the number of examples.
  public var linkDirectory: LinkDirectory {
    guard !core.isListingLinks else { return LinkDirectory(flows: []) }
    core.isListingLinks = true
    defer { core.isListingLinks = false }
    // A flow that is being made may ask for it.
    let isMakingChild = core.isMakingChild
    core.beginMakingChild()
    defer { if !isMakingChild { core.endMakingChild() } }
    var flows: [LinkDirectory.Flow] = []
    var seen: Set<ObjectIdentifier> = []
    var prefix = LinkPrefix()
    prefix.path.isAbsolute = true
    root.linking.list(behind: prefix, into: &flows, seen: &seen)
    return LinkDirectory(flows: flows)
  }
}

extension TypedFlowLinking {
  func list(behind prefix: LinkPrefix, into flows: inout [LinkDirectory.Flow], seen: inout Set<ObjectIdentifier>) {
    guard seen.insert(ObjectIdentifier(D.self)).inserted else { return }
    // The flows that share the root's slot come first in a link, and have to be closed.
    var own = prefix
    var child = rootChild
    while let flow = child, own.path.segments.count < prefix.path.segments.count + AnyCoordinator.maximumDepth {
      own.path.segments.append(LinkSegment(kind: .close))
      child = flow.linking.rootChild
    }
    // A flow whose places are all kept out of links has nothing to tell.
    if !table.forms.isEmpty || D.examples.isEmpty {
      flows.append(LinkDirectory.Flow(flow: "\(type(of: flow))", prefix: "\(own)", forms: table.forms))
    }
    rootChild?.linking.list(behind: prefix, into: &flows, seen: &seen)
    listExamples(behind: own, into: &flows, seen: &seen)
  }

  /// Lists the flows that the destinations' examples open.
  func listExamples(
    behind prefix: LinkPrefix, into flows: inout [LinkDirectory.Flow], seen: inout Set<ObjectIdentifier>
  ) {
    for example in D.examples {
      // An example without a link is told by its form.
      guard let child = flow.child(for: example), let leg = try? table.encode(example) else { continue }
      var inner = prefix
      inner.path.append(leg, isLast: false)
      child.linking.list(behind: inner, into: &flows, seen: &seen)
    }
  }
}

/// What stands before a flow's links in a list of them.
struct LinkPrefix: CustomStringConvertible {
  /// The link to the split view, with the `#`, of a flow beside its sidebar.
  var front = ""
  var path = LinkText()
  /// Whether a split view on the way has the link's fragment.
  var hasSplit = false

  var description: String { "\(front)\(path)" }
}
