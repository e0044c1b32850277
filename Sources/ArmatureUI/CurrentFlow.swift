#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// Finds the flow that shows the view, or one around it, by its type.
  ///
  /// ```swift
  /// struct NoteView: View {
  ///   @CurrentFlow private var flow: NotesCoordinator?
  ///   let id: Int
  ///
  ///   init(id: Int) { self.id = id }
  ///
  ///   var body: some View {
  ///     $flow
  ///     Button("Settings") { flow?.show(.settings) }
  ///   }
  /// }
  /// ```
  ///
  /// The search begins at the flow that draws the view and continues outward through the flows around it. Containers
  /// count too, so a list in a sidebar finds its split view. Flows beside these are not searched.
  ///
  /// The value is `nil` if no flow has the type. The projected value is a view: it names the missing type, or shows
  /// nothing if the flow was found.
  @propertyWrapper
  @MainActor
  public struct CurrentFlow<Flow: AnyCoordinator>: DynamicProperty {
    @Environment(\.currentFlow) private var reference
    @Environment(\.columnRoots) private var columnRoots

    /// Finds the flow for the screen that the view belongs to.
    public init() {}

    /// The flow, or `nil` if none around the view has the type.
    public var wrappedValue: Flow? {
      if let own = reference?.flow as? Flow { return own }
      // Reading it draws the view again when a column around it changes.
      _ = columnRoots
      return reference?.outer.lazy.compactMap { $0 as? Flow }.first
    }

    /// A message if the flow is missing.
    public var projectedValue: MissingFlow {
      MissingFlow(
        wanted: wrappedValue == nil ? "\(Flow.self)" : nil, found: (reference?.flow).map { "\(type(of: $0))" })
    }
  }

  /// Names the missing flow. It is empty if the flow was found.
  public struct MissingFlow: View {
    let wanted: String?
    let found: String?

    public var body: some View {
      if let wanted {
        Text("There is no \(wanted) here" + (found.map { "; the screen is drawn by a \($0)." } ?? "."))
      }
    }
  }

  /// A flow in the environment. The slot's model keeps it until the views are off display.
  @MainActor
  final class FlowReference: Equatable {
    let flow: AnyCoordinator
    /// The flows around it, from the inside out. They are stored, since a removed flow no longer knows them.
    let outer: [AnyCoordinator]

    init(_ flow: AnyCoordinator) {
      self.flow = flow
      outer = flow.quietly { flow.parent.map { Array(sequence(first: $0) { $0.parent }) } ?? [] }
    }

    nonisolated static func == (one: FlowReference, other: FlowReference) -> Bool { one === other }
  }
#endif
