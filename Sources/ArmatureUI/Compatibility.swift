#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// What the platform can do, by the release in which it came.
  enum HostGeneration: Int, Comparable, Sendable {
    /// Stacks are made of links within links.
    case links
    /// Alerts and dialogs have any buttons.
    case alerts
    /// Stacks have a path.
    case stacks
    /// Stacks change along with layers.
    case joined
    /// Windows tell whether they are the one in front.
    case fronts

    static var current: HostGeneration {
      if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) { return .fronts }
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) { return .joined }
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) { return .stacks }
      if #available(iOS 15, macOS 12, tvOS 15, watchOS 8, *) { return .alerts }
      return .links
    }

    var limits: TransitionLimits {
      switch self {
      case .links, .alerts: .linked
      case .stacks: .swiftUI16
      case .joined, .fronts: .swiftUI17
      }
    }

    /// Whether a window tells that it is the one in front, which macOS has always told.
    var tellsFront: Bool {
      #if os(macOS) || ARMATURE_AS_MACOS
        true
      #else
        self >= .fronts
      #endif
    }

    /// What it takes of a stack that stands on another one.
    var borrowedLimits: TransitionLimits {
      TransitionLimits(
        pushes: 1, dismissals: limits.dismissals, presentations: limits.presentations, joinsStacks: false,
        presentsFromTop: true)
    }

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  extension TransitionLimits {
    /// Those of iOS 14, where a container comes into a stack with its first page.
    fileprivate static let linked = Self(
      pushes: swiftUI14.pushes, dismissals: swiftUI14.dismissals, presentations: swiftUI14.presentations,
      joinsStacks: swiftUI14.joinsStacks, remakesContainers: true)
  }

  /// How long the host waits between two steps of a change.
  struct HostPace: Sendable {
    var pacing = TransitionPacing.standard
    var sleep: @MainActor @Sendable (Double) async -> Void = TransitionPacing.sleep
  }

  extension EnvironmentValues {
    private struct PaceKey: EnvironmentKey { static let defaultValue = HostPace() }

    /// Tests wait for nothing.
    var hostPace: HostPace {
      get { self[PaceKey.self] }
      set { self[PaceKey.self] = newValue }
    }

    private struct GenerationKey: EnvironmentKey { static var defaultValue: HostGeneration { .current } }

    /// Tests draw as earlier platforms did.
    var hostGeneration: HostGeneration {
      get { self[GenerationKey.self] }
      set { self[GenerationKey.self] = newValue }
    }
  }

  extension ScenePhase {
    /// Whether windows follow their scenes. Only changes of the phase tell: without an `App` it is always the background.
    var isActive: Bool {
      #if os(macOS) || ARMATURE_AS_MACOS
        // A window that another one covers is drawn as well.
        self != .background
      #else
        self == .active
      #endif
    }
  }

  // What newer platforms can do, and what takes its place on the others.
  extension View {
    /// Calls a closure with a value that has changed. visionOS has had the form for two values alone from its first release.
    func onNew<Value: Equatable>(_ value: Value, perform action: @escaping (Value) -> Void) -> some View {
      #if os(visionOS)
        onChange(of: value) { _, new in action(new) }
      #else
        onChange(of: value, perform: action)
      #endif
    }

    func preventingDismissal(_ isPrevented: Bool) -> some View { modifier(DismissalGuard(isPrevented: isPrevented)) }

    func restingAt(_ detents: Detents) -> some View { modifier(Resting(detents: detents)) }

    /// A layer that covers all; where the platform has none, a sheet.
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

    /// Leaves the bar to what has bars of its own.
    @ViewBuilder
    func hidingBar(_ isHidden: Bool) -> some View {
      #if os(macOS) || ARMATURE_AS_MACOS
        self
      #else
        navigationBarHidden(isHidden)
      #endif
    }

    /// Puts a button of our own in place of the back button, where leaving has to be asked for.
    @ViewBuilder
    func hidingBack(_ isHidden: Bool, goBack: @escaping @MainActor () -> Void) -> some View {
      #if os(macOS) || ARMATURE_AS_MACOS
        self
      #else
        // One and the same view in both cases: the screen keeps its state when it changes its mind.
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
