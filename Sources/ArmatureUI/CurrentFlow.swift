#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// The flow that shows the view, by its type.
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
  /// It is `nil` where the view is not drawn by such a flow. The projected value is a view that says so, with the type that
  /// was looked for, and shows nothing where the flow is there.
  @propertyWrapper
  @MainActor
  public struct CurrentFlow<Flow: AnyCoordinator>: DynamicProperty {
    @Environment(\.currentFlow) private var reference

    /// The flow of the screen in which the view stands.
    public init() {}

    /// The flow; `nil` where there is none of the type.
    public var wrappedValue: Flow? { reference?.flow as? Flow }

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

    init(_ flow: AnyCoordinator) { self.flow = flow }

    nonisolated static func == (one: FlowReference, other: FlowReference) -> Bool { one === other }
  }

  extension EnvironmentValues {
    private struct FlowKey: EnvironmentKey { static let defaultValue: FlowReference? = nil }
    private struct SlotKey: EnvironmentKey { static let defaultValue: SlotModel? = nil }

    var currentFlow: FlowReference? {
      get { self[FlowKey.self] }
      set { self[FlowKey.self] = newValue }
    }

    /// The slot in whose screen the view stands.
    var currentSlot: SlotModel? {
      get { self[SlotKey.self] }
      set { self[SlotKey.self] = newValue }
    }
  }
#endif
