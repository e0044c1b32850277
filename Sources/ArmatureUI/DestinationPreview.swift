#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// One destination in a flow, for Xcode's canvas.
  ///
  /// ```swift
  /// struct NotePreviews: PreviewProvider {
  ///   static var previews: some View {
  ///     DestinationPreview(NotesDestination.note(id: 7)) { NotesCoordinator(store: .sample) }
  ///       .notesViews()
  ///   }
  /// }
  /// ```
  ///
  /// `notesViews()` stands for the app's own `views(for:content:)`. The destination stands at the bottom of a stack, whatever
  /// its style, and what it leads to can be tried from there. One that opens a child flow draws that flow. An alert or a
  /// dialog appears above the flow's own root. What cannot be shown says why.
  public struct DestinationPreview<D: Destination>: View {
    private let destination: D
    private let flow: @MainActor () -> D.Flow

    /// A preview of a destination.
    ///
    /// - Parameters:
    ///   - destination: What to show.
    ///   - flow: Makes the flow that shows it, with what it needs to know.
    public init(_ destination: D, in flow: @escaping @MainActor () -> D.Flow) {
      self.destination = destination
      self.flow = flow
    }

    public var body: some View {
      OpenedScene(opening: SceneOpening("\(destination)") { try Self.scene(of: destination, in: flow()) })
        // Another destination is another preview.
        .id(destination)
    }

    private static func scene(of destination: D, in flow: D.Flow) throws -> FlowScene {
      let scene = try FlowScene(root: flow, name: "preview")
      // The circle of the two types closes in the coordinator alone: here a flow is one of its destination.
      let flow: Coordinator<D> = flow
      try flow.edit { stack throws(NavigationError) in
        if destination.style.isDialog { try stack.show(destination) } else { stack.setRoot(destination) }
      }
      return scene
    }
  }

  /// All examples of a destination type, each in a preview of its own.
  ///
  /// ```swift
  /// struct NotesPreviews: PreviewProvider {
  ///   static var previews: some View {
  ///     ExamplePreviews(of: NotesDestination.self) { NotesCoordinator(store: .sample) }
  ///   }
  /// }
  /// ```
  public struct ExamplePreviews<D: Destination>: View {
    private let flow: @MainActor () -> D.Flow

    /// Previews of the ``/Armature/Destination/examples`` of a type.
    ///
    /// - Parameters:
    ///   - type: The destinations.
    ///   - flow: Makes the flow that shows one of them, a new one for each.
    public init(of type: D.Type, in flow: @escaping @MainActor () -> D.Flow) { self.flow = flow }

    public var body: some View {
      if D.examples.isEmpty {
        Message("\(D.self) has no examples: return one of each case from its property 'examples'.")
      }
      ForEach(D.examples, id: \.self) { destination in
        DestinationPreview(destination, in: flow).previewDisplayName("\(destination)")
      }
    }
  }
#endif
