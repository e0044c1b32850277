#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// The releases of SwiftUI between which the host's views differ, named by the feature that each one added.
  enum HostGeneration: Comparable, Sendable {
    /// A screen leads to the next one by a link.
    case links
    /// Alerts and dialogs take any number of buttons.
    case alerts
    /// A stack takes a path.
    case stacks
    /// Stacks may change in the same update as layers.
    case joined
    /// Tabs are values with a purpose and sections.
    case tabs
    /// A dialog is a popover at the view that presents it, in any width.
    case anchored

    static var current: HostGeneration {
      if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) { return .anchored }
      if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) { return .tabs }
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) { return .joined }
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) { return .stacks }
      if #available(iOS 15, macOS 12, tvOS 15, watchOS 8, *) { return .alerts }
      return .links
    }

    /// Whether a split view of the system draws its columns as one stack in a narrow window, with the last one on top.
    var foldsColumns: Bool {
      #if os(watchOS)
        // A watch has no columns to unfold.
        false
      #else
        self >= .joined
      #endif
    }

    /// Whether a layer can be a column beside the one below.
    var hasInspectors: Bool {
      #if os(tvOS) || os(watchOS) || os(visionOS)
        false
      #else
        self >= .joined
      #endif
    }

    var limits: TransitionLimits {
      switch self {
      case .links, .alerts: .swiftUI14
      case .stacks: .swiftUI16
      case .joined, .tabs, .anchored: .swiftUI17
      }
    }

    /// The limits for a stack that pushes onto another one.
    var borrowedLimits: TransitionLimits {
      TransitionLimits(
        pushes: 1, dismissals: limits.dismissals, presentations: limits.presentations, joinsStacks: false,
        presentsFromTop: true)
    }
  }

  extension ScenePhase {
    /// Whether windows follow their scenes now. An inactive window is still seen: behind another one, or behind a
    /// system's question. Only changes of the phase are read: without an `App` it is always `background`.
    var isSeen: Bool { self != .background }
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

    func restingAt(_ detents: Detents) -> some View { modifier(Resting(detents: detents)) }

    /// Presents a full-screen cover, or a sheet on macOS, which has no covers.
    func covering<Item: Identifiable>(
      item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> some View
    ) -> some View {
      #if os(macOS) || ARMATURE_AS_MACOS
        sheet(item: item, content: content)
      #else
        fullScreenCover(item: item, content: content)
      #endif
    }

    func inOneColumn() -> some View {
      self
        #if !os(macOS) && !ARMATURE_AS_MACOS
          .navigationViewStyle(.stack)
        #endif
    }

    /// Replaces the back button with one that asks the flow first.
    @ViewBuilder
    func hidingBack(_ isHidden: Bool, goBack: @escaping @MainActor () -> Void) -> some View {
      // The same view in both cases, so that the screen keeps its state when the flag changes.
      if #available(macOS 13, *) {
        navigationBarBackButtonHidden(isHidden)
          .barItems(.cancellationAction, isShown: isHidden) { Button(SystemTitles.current.back, action: goBack) }
      } else {
        self
      }
    }

    /// Adds items to the bar while there are any: newer systems draw an item without content as empty glass.
    func barItems(
      _ placement: ToolbarItemPlacement, isShown: Bool, @ViewBuilder items: () -> some View
    ) -> some View {
      modifier(BarItems(placement: placement, isShown: isShown, items: items()))
    }
  }

  /// A view below others in a layer, which gives a sheet on macOS and a popover on iPad a size. They take the ideal
  /// size of their views, and lists and stacks have none. A larger ideal size of the other views counts.
  struct SheetSize: View {
    /// Whether there is a list that the host draws.
    let isSet: Bool

    var body: some View {
      #if os(macOS) || ARMATURE_AS_MACOS
        Color.clear.frame(
          minWidth: isSet ? 320 : nil, idealWidth: isSet ? 480 : nil, minHeight: isSet ? 240 : nil,
          idealHeight: isSet ? 420 : nil)
      #else
        Color.clear.frame(idealWidth: isSet ? 360 : nil, idealHeight: isSet ? 480 : nil)
      #endif
    }
  }

  private struct BarItems<Items: View>: ViewModifier {
    @Environment(\.hostGeneration) private var generation
    let placement: ToolbarItemPlacement
    let isShown: Bool
    let items: Items

    func body(content: Content) -> some View {
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), generation >= .stacks {
        content.toolbar { if isShown { ToolbarItemGroup(placement: placement) { items } } }
      } else {
        // Toolbars have no conditions there.
        content.toolbar { ToolbarItemGroup(placement: placement) { if isShown { items } } }
      }
    }
  }

  private struct Resting: ViewModifier {
    @Environment(\.hostGeneration) private var generation
    let detents: Detents

    func body(content: Content) -> some View {
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), generation >= .stacks, !detents.isEmpty {
        content.presentationDetents(
          Set(
            detents.list.map { detent in
              switch detent {
              case .medium: .medium
              case .large: .large
              case .fraction(let fraction): .fraction(CGFloat(fraction))
              case .height(let points): .height(CGFloat(points))
              }
            }))
      } else {
        content
      }
    }
  }

  extension Binding where Value: Sendable {
    /// A binding whose closures belong to the main actor, and do not check where they are called: SwiftUI may read a
    /// binding while it draws on a thread of its own.
    @MainActor
    static func onMain(
      get: @escaping @MainActor @Sendable () -> Value, set: @escaping @MainActor @Sendable (Value) -> Void
    ) -> Self { Binding(get: get, set: set) }
  }
#endif
