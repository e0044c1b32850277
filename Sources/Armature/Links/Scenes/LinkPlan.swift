/// The changes that a link would make, for an app that asks before it opens one, and for its log.
///
/// ```swift
/// print(try scene.plan(for: "/note/7/edit"))
/// ```
public struct LinkPlan: Sendable {
  /// One destination that the link names.
  package struct Leg: Sendable {
    /// The leg as in the link.
    package var text: String { segments.map(\.description).joined(separator: "/") }
    /// The destination of the leg.
    package var destination: any Destination { box.destination }
    let box: any BoxedDestination
    /// How the destination appears.
    package let style: PresentationStyle
    /// The type of the coordinator that shows the destination.
    package var flow: String { "\(flowType)" }
    /// Whether the slot already exists and is kept.
    package let isKept: Bool
    /// The type of the child flow that the destination opens, if any.
    package var opens: String? { openedType.map { "\($0)" } }

    // Texts are made when they are read, because most plans are carried out unread.
    let segments: ArraySlice<LinkSegment>
    let flowType: AnyCoordinator.Type
    var openedType: AnyCoordinator.Type?
  }

  /// The name of the link's scene.
  package let scene: String
  /// The destinations in the order of the link.
  package let legs: [Leg]
  /// Whether the link leads to the user's place.
  package let changesNothing: Bool
  /// Remarks of the rules about the link.
  let remarks: [any Sendable & CustomStringConvertible]
}

extension LinkPlan: CustomStringConvertible {
  /// A line for each leg, such as `show note/7 as .push in NotesCoordinator`.
  public var description: String {
    let lines = legs.map { leg in
      if leg.destination is ContainerDestination {
        return "\(leg.isKept ? "stay in" : "select") \(leg.text) of \(leg.flow), showing \(leg.opens ?? "")"
      }
      return "\(leg.isKept ? "keep" : "show") \(leg.text) as \(leg.style) in \(leg.flow)"
        + (leg.opens.map { ", opens \($0)" } ?? "")
    }
    return ((lines.isEmpty ? ["go to the root"] : lines) + remarks.map(\.description)).joined(separator: "\n")
  }
}
