#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  /// How the platform draws stacks.
  enum HostGeneration: Sendable {
    /// By a path.
    case stacks
    /// By links within links.
    case links

    static var current: HostGeneration {
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) { .stacks } else { .links }
    }
  }

  extension EnvironmentValues {
    private struct GenerationKey: EnvironmentKey { static var defaultValue: HostGeneration { .current } }

    /// Tests draw as earlier platforms did.
    var hostGeneration: HostGeneration {
      get { self[GenerationKey.self] }
      set { self[GenerationKey.self] = newValue }
    }
  }

  // What newer platforms can do, and what takes its place on the others.
  extension View {
    @ViewBuilder
    func preventingDismissal(_ isPrevented: Bool) -> some View {
      if #available(iOS 15, macOS 12, tvOS 15, watchOS 8, *) {
        interactiveDismissDisabled(isPrevented)
      } else {
        self
      }
    }

    @ViewBuilder
    func restingAt(_ detents: Detents) -> some View {
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), !detents.isEmpty {
        presentationDetents(detents.presentationDetents)
      } else {
        self
      }
    }

    @ViewBuilder
    func badged(_ text: String?) -> some View {
      if #available(iOS 15, macOS 12, tvOS 15, watchOS 8, *) {
        badge(text.map { Text($0) })
      } else {
        self
      }
    }

    /// A layer that covers all; where the platform has none, a sheet.
    @ViewBuilder
    func covering<Item: Identifiable>(
      item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> some View
    ) -> some View {
      #if os(macOS)
        sheet(item: item, content: content)
      #else
        fullScreenCover(item: item, content: content)
      #endif
    }

    @ViewBuilder
    func inOneColumn() -> some View {
      #if os(macOS)
        self
      #else
        navigationViewStyle(.stack)
      #endif
    }

    /// Puts a button of our own in place of the back button, where leaving has to be asked for.
    @ViewBuilder
    func hidingBack(_ isHidden: Bool, goBack: @escaping @MainActor () -> Void) -> some View {
      if isHidden {
        #if os(macOS)
          self
        #else
          navigationBarBackButtonHidden(true)
            .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Back", action: goBack) } }
        #endif
      } else {
        self
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
