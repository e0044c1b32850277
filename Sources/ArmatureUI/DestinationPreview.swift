#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// One destination in a flow, for Xcode's canvas.
  ///
  /// ```swift
  /// struct NotePreviews: PreviewProvider {
  ///   static var previews: some View {
  ///     DestinationPreview(NotesDestination.note(id: 7)) { NotesCoordinator(store: .sample) }
  ///   }
  /// }
  /// ```
  ///
  /// The destination is the root of a stack, whatever its style, and its buttons and links work. A destination that
  /// opens a child flow draws that flow. An alert or a dialog appears above the flow's own root. A destination that
  /// cannot be shown says why.
  @available(macOS 13, *)
  public struct DestinationPreview<D: Destination>: View {
    private let destination: D
    private let flow: @MainActor () -> D.Flow

    /// A preview of a destination.
    ///
    /// - Parameters:
    ///   - destination: The destination to show.
    ///   - flow: Makes the flow that shows it, with the data that the flow needs.
    public init(_ destination: D, in flow: @escaping @MainActor () -> D.Flow) {
      self.destination = destination
      self.flow = flow
    }

    public var body: some View {
      OpenedScene("\(destination)") {
        let flow = flow()
        let scene = try FlowScene(root: flow, name: "preview")
        // An upcast, since the compiler does not derive from `D.Flow` that the flow's destinations are of type `D`.
        try (flow as Coordinator<D>).edit { stack in
          if destination.style.isDialog { try stack.show(destination) } else { stack.setRoot(destination) }
        }
        return scene
      }
      // A new destination makes a new preview.
      .id(destination)
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
  @available(macOS 13, *)
  public struct ExamplePreviews<D: Destination>: View {
    private let flow: @MainActor () -> D.Flow

    /// Previews of the ``/Armature/Destination/examples`` of a type.
    ///
    /// - Parameters:
    ///   - type: The destination type.
    ///   - flow: Makes the flow for one example; it is called for each of them.
    public init(of type: D.Type, in flow: @escaping @MainActor () -> D.Flow) { self.flow = flow }

    public var body: some View {
      if D.examples.isEmpty {
        Message(text: "\(D.self) has no examples: return one of each case from its property “examples”.")
      }
      ForEach(D.examples, id: \.self) { destination in
        DestinationPreview(destination, in: flow).previewDisplayName("\(destination)")
      }
    }
  }
#endif
