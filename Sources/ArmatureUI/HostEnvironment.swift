#if canImport(SwiftUI)
  import Armature
  import Combine
  import Foundation
  import SwiftUI

  /// The key of a value that is `nil` until a view sets it. Each type of value has one key.
  private struct OptionalKey<Value>: EnvironmentKey { static var defaultValue: Value? { nil } }
  private struct PaceKey: EnvironmentKey { static let defaultValue = HostPace() }
  private struct GenerationKey: EnvironmentKey { static var defaultValue: HostGeneration { .current } }
  private struct SettingsKey: EnvironmentKey { static var defaultValue: WindowSettings { WindowSettings() } }
  private struct ColumnsKey: EnvironmentKey { static var defaultValue: [AnyHashable?] { [] } }
  private struct BarKey: EnvironmentKey { static let defaultValue = false }
  private struct SourceKey: EnvironmentKey { static let defaultValue = false }

  // The values that the host hands down to its views.
  extension EnvironmentValues {
    /// The pace of the host; tests do not wait.
    var hostPace: HostPace {
      get { self[PaceKey.self] }
      set { self[PaceKey.self] = newValue }
    }

    /// The generation to draw for; tests draw for earlier ones.
    var hostGeneration: HostGeneration {
      get { self[GenerationKey.self] }
      set { self[GenerationKey.self] = newValue }
    }

    /// The settings of the windows inside.
    var windowSettings: WindowSettings {
      get { self[SettingsKey.self] }
      set { self[SettingsKey.self] = newValue }
    }

    /// The app's view for an empty column.
    var splitPlaceholder: SplitPlaceholder? {
      get { self[OptionalKey.self] }
      set { self[OptionalKey.self] = newValue }
    }

    /// Who hears the columns that the system writes; tests listen.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    var columnListener: ColumnListener? {
      get { self[OptionalKey.self] }
      set { self[OptionalKey.self] = newValue }
    }

    var currentFlow: FlowReference? {
      get { self[OptionalKey.self] }
      set { self[OptionalKey.self] = newValue }
    }

    /// The slot of the screen that the view belongs to.
    var currentSlot: SlotModel? {
      get { self[OptionalKey.self] }
      set { self[OptionalKey.self] = newValue }
    }

    /// The root of each column around the view, and the revision of each split view, the outermost first.
    var columnRoots: [AnyHashable?] {
      get { self[ColumnsKey.self] }
      set { self[ColumnsKey.self] = newValue }
    }

    /// The root view of a `FlowStack`.
    var flowRoot: FlowRoot? {
      get { self[OptionalKey.self] }
      set { self[OptionalKey.self] = newValue }
    }

    /// The nearest `FlowStack` around the view, even if a coordinator's flow lies in between.
    var flowStack: FlowStackModel? {
      get { self[OptionalKey.self] }
      set { self[OptionalKey.self] = newValue }
    }

    /// The layer that the view belongs to.
    var presentingLayer: PresentingLayer? {
      get { self[OptionalKey.self] }
      set { self[OptionalKey.self] = newValue }
    }

    /// The name space of the window's zooms.
    var zoomNamespace: Namespace.ID? {
      get { self[OptionalKey.self] }
      set { self[OptionalKey.self] = newValue }
    }

    /// Whether the view is in a layer without a stack, where nothing draws a title and a toolbar.
    var isWithoutBar: Bool {
      get { self[BarKey.self] }
      set { self[BarKey.self] = newValue }
    }

    /// Whether a dialog is a popover at the view that presents it, without a button to cancel. The host presents
    /// dialogs at a whole layer, so they are alerts there.
    var dialogsNeedSource: Bool {
      get { self[SourceKey.self] }
      set { self[SourceKey.self] = newValue }
    }

    /// Whether the system draws the dialogs of a window as popovers.
    var drawsDialogsAsPopovers: Bool {
      #if os(macOS) || os(tvOS) || os(watchOS) || ARMATURE_AS_MACOS
        dialogsNeedSource
      #else
        // A sheet in a wide window is narrow, and its dialogs are popovers too.
        dialogsNeedSource || horizontalSizeClass == .regular || hostGeneration >= .anchored
      #endif
    }
  }

  /// The time that the host waits between two steps of a change.
  struct HostPace: Sendable {
    var pacing = TransitionPacing.standard
    var sleep: @MainActor @Sendable (Double) async -> Void = FlowClock.sleep

    /// Waits until a push or a pop that has just begun is over.
    @MainActor
    func waitForPush() async { await sleep(pacing.push ?? TransitionPacing.standardSeconds) }
  }

  /// Whether a window was narrow when it was last seen. In the background, the system draws the app in other widths, too,
  /// to take pictures of it.
  @propertyWrapper
  @MainActor
  struct SeenWidth: DynamicProperty {
    @Environment(\.isNarrow) private var isNarrow
    @Environment(\.scenePhase) private var phase
    @StateObject private var seen = Seen()

    var wrappedValue: Bool {
      seen.hasPhases = seen.hasPhases || phase.isSeen
      if let isNarrow = seen.isNarrow, seen.hasPhases, !phase.isSeen { return isNarrow }
      seen.isNarrow = isNarrow
      return isNarrow
    }

    /// Its changes draw nothing again.
    @MainActor
    private final class Seen: ObservableObject {
      /// Without an `App`, the phase is always `background`.
      var hasPhases = false
      var isNarrow: Bool?
    }
  }

  extension EnvironmentValues {
    /// Whether the view has the width of a phone. Windows on a Mac and on a television are always wide.
    var isNarrow: Bool {
      #if os(watchOS)
        true
      #elseif os(macOS) || os(tvOS) || ARMATURE_AS_MACOS
        false
      #else
        horizontalSizeClass == .compact
      #endif
    }
  }
#endif
