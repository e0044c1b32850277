#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// The flow that shows the view, or one around it, by its type.
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
  /// The flow that draws the view is asked first, then the ones in which that lies, from the inside out, containers
  /// included: so a sidebar's list finds its split view. A flow beside these is not found.
  ///
  /// It is `nil` where there is none of the type. The projected value is a view that says so, with the type that was looked
  /// for, and shows nothing where the flow is there.
  @propertyWrapper
  @MainActor
  public struct CurrentFlow<Flow: AnyCoordinator>: DynamicProperty {
    @Environment(\.currentFlow) private var reference
    @Environment(\.columnRoots) private var columnRoots

    /// The flow of the screen in which the view stands.
    public init() {}

    /// The flow; `nil` where there is none of the type.
    public var wrappedValue: Flow? {
      if let own = reference?.flow as? Flow { return own }
      // Read, so that a view that looks at the columns around it is drawn again with these.
      _ = columnRoots
      return reference?.outer.lazy.compactMap { $0 as? Flow }.first
    }

    /// Says that the flow is missing, where it is.
    public var projectedValue: MissingFlow {
      MissingFlow(
        wanted: wrappedValue == nil ? "\(Flow.self)" : nil, found: (reference?.flow).map { "\(type(of: $0))" })
    }
  }

  /// Says which flow was looked for where it is missing; nothing elsewhere.
  public struct MissingFlow: View {
    let wanted: String?
    let found: String?

    public var body: some View {
      if let wanted {
        Text("There is no \(wanted) here" + (found.map { "; the screen is drawn by a \($0)." } ?? "."))
      }
    }
  }

  /// A flow in the environment. Its slot's model keeps it until the views are off display.
  @MainActor
  final class FlowReference: Equatable {
    let flow: AnyCoordinator
    /// The flows in which it lies, from the inside out. One that was removed does not know them any more.
    let outer: [AnyCoordinator]

    init(_ flow: AnyCoordinator) {
      self.flow = flow
      outer = flow.parent.map { Array(sequence(first: $0) { $0.parent }) } ?? []
    }

    nonisolated static func == (one: FlowReference, other: FlowReference) -> Bool { one === other }
  }

  extension EnvironmentValues {
    private struct FlowKey: EnvironmentKey { static let defaultValue: FlowReference? = nil }
    private struct SlotKey: EnvironmentKey { static let defaultValue: SlotModel? = nil }
    private struct ColumnsKey: EnvironmentKey { static var defaultValue: [AnyHashable?] { [] } }

    var currentFlow: FlowReference? {
      get { self[FlowKey.self] }
      set { self[FlowKey.self] = newValue }
    }

    /// What the columns around the view show at their roots, and how often these were refreshed; those of the
    /// outermost split view first.
    var columnRoots: [AnyHashable?] {
      get { self[ColumnsKey.self] }
      set { self[ColumnsKey.self] = newValue }
    }

    /// The slot in whose screen the view stands.
    var currentSlot: SlotModel? {
      get { self[SlotKey.self] }
      set { self[SlotKey.self] = newValue }
    }
  }
#endif
