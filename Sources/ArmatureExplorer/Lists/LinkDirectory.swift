import Armature

/// A table of a scene's links, for people and for tools.
package struct LinkDirectory: Codable, Hashable, Sendable {
  /// The links of one destination type, at the first place where it is found.
  package struct Flow: Codable, Hashable, Sendable {
    /// The type of the coordinator.
    package let flow: String
    /// The link to the flow, which precedes its own links.
    package let prefix: String
    /// The forms of the flow's links. Empty if links lead to its start only.
    package let forms: [LinkForm]
    /// Whether links lead to the flow's start only, by the ``prefix``, because the flow ends with a value; see
    /// `Finishing.linksToSteps`.
    package var hidesSteps = false
    /// The reason why the list may lack links of the flow, because its destinations have no `examples`, or why some links
    /// do not lead where they should; `nil` if there is neither.
    package var problem: String?
  }

  /// The flows, parents before their child flows.
  package let flows: [Flow]
}

extension FlowScene {
  /// The links of the tree that the destinations' `links` and `examples` name. The examples' child flows are made for
  /// the list and dropped again. Empty when read from within `child(for:)`.
  ///
  /// - Complexity: O(*n*) in the number of examples.
  package var linkDirectory: LinkDirectory {
    withLinkedFlows { LinkDirectory(flows: $0.entries.compactMap(row)) }
  }

  /// Links of the same forms, with values that the examples do not have, for a tool that tries them.
  ///
  /// - Complexity: O(*n*) in the number of examples.
  package var oddLinks: [String] {
    withLinkedFlows { flows in
      flows.entries.filter { !$0.hidesSteps }.flatMap { entry in
        (entry.table?.oddLegs ?? []).compactMap { whole(entry.prefix.link(to: $0, of: entry.table)) }
      }
    }
  }

  /// Returns the row of a flow; `nil` for one without linkable destinations.
  private func row(of entry: LinkedFlows.Entry) -> LinkDirectory.Flow? {
    guard let table = entry.table else {
      let forms = entry.members.map { LinkForm(name: $0.name, link: whole("\($0.start)")) }
      return LinkDirectory.Flow(flow: entry.name, prefix: "\(entry.prefix)", forms: forms)
    }
    if entry.hidesSteps {
      return LinkDirectory.Flow(flow: entry.name, prefix: "\(entry.prefix)", forms: [], hidesSteps: true)
    }
    let forms = table.forms { example, leg in
      if let root = entry.root, let start = entry.start, example.isEqual(to: root) { return whole("\(start)") }
      let place = entry.prefix.appending(leg, of: table)
      // A container in the place has a flow on display, which the link names.
      guard let child = entry.flow?.makeChild(for: example) else { return whole("\(place)") }
      return whole("\(LinkedFlows.start(of: child, behind: place).place)")
    }
    let problems = table.problemsOfReading
    if entry.start != nil, forms.isEmpty, problems.isEmpty { return nil }
    return LinkDirectory.Flow(
      flow: entry.name, prefix: "\(entry.prefix)", forms: forms,
      problem: problems.isEmpty ? nil : problems.joined(separator: "; "))
  }

  /// Returns a link with the scene's address.
  private func whole(_ link: String) -> String? { try? address(LinkText(link)) }
}
