#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Lets inspectors be beside any layer of the windows inside.
    ///
    /// A layer takes inspectors if a destination that is shown in it when it appears declares
    /// ``/Armature/Destination/hasInspector``. Use the modifier where the style is named by `as:`, or where such a
    /// destination is shown in the layer only later.
    ///
    /// ```swift
    /// CoordinatorView { NotesCoordinator(store: store) }
    ///   .showsInspectors()
    /// ```
    ///
    /// - Returns: The view, whose windows take inspectors.
    public func showsInspectors() -> some View { environment(\.showsInspectors, true) }
  }

  extension EnvironmentValues {
    private struct InspectorsKey: EnvironmentKey { static let defaultValue = false }

    /// Whether all layers take inspectors.
    var showsInspectors: Bool {
      get { self[InspectorsKey.self] }
      set { self[InspectorsKey.self] = newValue }
    }
  }
#endif
