#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// The releases of SwiftUI that the host tells apart, named by the feature that each one added.
  enum HostGeneration: Int, Comparable, Sendable {
    /// A screen leads to the next one by a link.
    case links
    /// Alerts and dialogs take any number of buttons.
    case alerts
    /// A stack takes a path.
    case stacks
    /// Stacks may change in the same update as layers.
    case joined

    static var current: HostGeneration {
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) { return .joined }
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) { return .stacks }
      if #available(iOS 15, macOS 12, tvOS 15, watchOS 8, *) { return .alerts }
      return .links
    }

    var limits: TransitionLimits {
      switch self {
      case .links, .alerts: .linked
      case .stacks: .swiftUI16
      case .joined: .swiftUI17
      }
    }

    /// The limits for a stack that pushes onto another one.
    var borrowedLimits: TransitionLimits {
      TransitionLimits(
        pushes: 1, dismissals: limits.dismissals, presentations: limits.presentations, joinsStacks: false,
        presentsFromTop: true)
    }

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  extension TransitionLimits {
    /// The limits of iOS 14, where the first page over a container makes the views in it again.
    fileprivate static let linked = Self(
      pushes: swiftUI14.pushes, dismissals: swiftUI14.dismissals, presentations: swiftUI14.presentations,
      joinsStacks: swiftUI14.joinsStacks, remakesContainers: true)
  }

  /// The time that the host waits between two steps of a change.
  struct HostPace: Sendable {
    var pacing = TransitionPacing.standard
    var sleep: @MainActor @Sendable (Double) async -> Void = TransitionPacing.sleep
  }

  extension EnvironmentValues {
    private struct PaceKey: EnvironmentKey { static let defaultValue = HostPace() }

    /// The pace of the host; tests do not wait.
    var hostPace: HostPace {
      get { self[PaceKey.self] }
      set { self[PaceKey.self] = newValue }
    }

    private struct GenerationKey: EnvironmentKey { static var defaultValue: HostGeneration { .current } }

    /// The generation to draw for; tests draw for earlier ones.
    var hostGeneration: HostGeneration {
      get { self[GenerationKey.self] }
      set { self[GenerationKey.self] = newValue }
    }
  }

  extension ScenePhase {
    /// Whether windows follow their scenes now. Only changes of the phase are read: without an `App` it is always
    /// `background`.
    var isActive: Bool {
      #if os(macOS) || ARMATURE_AS_MACOS
        // A window behind another one is still seen.
        self != .background
      #else
        self == .active
      #endif
    }
  }

  // Newer features, each with its replacement on earlier releases.
  extension View {
    /// Calls a closure with the new value after each change. visionOS has only ever had the form that takes two values.
    func onNew<Value: Equatable>(_ value: Value, perform action: @escaping (Value) -> Void) -> some View {
      #if os(visionOS)
        onChange(of: value) { _, new in action(new) }
      #else
        onChange(of: value, perform: action)
      #endif
    }

    func preventingDismissal(_ isPrevented: Bool) -> some View { modifier(DismissalGuard(isPrevented: isPrevented)) }

    func restingAt(_ detents: Detents) -> some View { modifier(Resting(detents: detents)) }

    /// Presents a full-screen cover, or a sheet on macOS, which has no covers.
    @ViewBuilder
    func covering<Item: Identifiable>(
      item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> some View
    ) -> some View {
      #if os(macOS) || ARMATURE_AS_MACOS
        sheet(item: item, content: content)
      #else
        fullScreenCover(item: item, content: content)
      #endif
    }

    @ViewBuilder
    func inOneColumn() -> some View {
      #if os(macOS) || ARMATURE_AS_MACOS
        self
      #else
        navigationViewStyle(.stack)
      #endif
    }

    /// Draws a picker as a menu on the systems whose list rows can hold one.
    @ViewBuilder
    func asMenu() -> some View {
      #if os(tvOS) || os(watchOS)
        self
      #else
        pickerStyle(MenuPickerStyle())
      #endif
    }

    /// Hides the bar of a stack whose root is a container with bars of its own.
    @ViewBuilder
    func hidingBar(_ isHidden: Bool) -> some View {
      #if os(macOS) || ARMATURE_AS_MACOS
        self
      #else
        navigationBarHidden(isHidden)
      #endif
    }

    /// Replaces the back button with one that asks the flow first.
    @ViewBuilder
    func hidingBack(_ isHidden: Bool, goBack: @escaping @MainActor () -> Void) -> some View {
      #if os(macOS) || ARMATURE_AS_MACOS
        self
      #else
        // The same view in both cases, so that the screen keeps its state when the flag changes.
        navigationBarBackButtonHidden(isHidden)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              if isHidden { Button("Back", action: goBack) }
            }
          }
      #endif
    }
  }

  private struct DismissalGuard: ViewModifier {
    @Environment(\.hostGeneration) private var generation
    let isPrevented: Bool

    func body(content: Content) -> some View {
      if #available(iOS 15, macOS 12, tvOS 15, watchOS 8, *), generation >= .alerts {
        content.interactiveDismissDisabled(isPrevented)
      } else {
        content
      }
    }
  }

  private struct Resting: ViewModifier {
    @Environment(\.hostGeneration) private var generation
    let detents: Detents

    func body(content: Content) -> some View {
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), generation >= .stacks, !detents.isEmpty {
        content.presentationDetents(detents.presentationDetents)
      } else {
        content
      }
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  extension Detents {
    fileprivate var presentationDetents: Set<PresentationDetent> {
      Set(
        list.map { detent in
          switch detent {
          case .medium: .medium
          case .large: .large
          case .fraction(let fraction): .fraction(CGFloat(fraction))
          case .height(let points): .height(CGFloat(points))
          }
        })
    }
  }
#endif
