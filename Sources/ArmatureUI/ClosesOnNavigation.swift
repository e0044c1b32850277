#if canImport(SwiftUI)
  import Armature
  import Combine
  import SwiftUI

  extension View {
    /// Closes a sheet of the view's own when the scene shows another place, for example after a link. Otherwise the sheet
    /// would hide that place.
    ///
    /// ```swift
    /// Button("Help") { isHelping = true }
    ///   .sheet(isPresented: $isHelping) { HelpView() }
    ///   .closesOnNavigation($isHelping)
    /// ```
    ///
    /// The binding becomes `false` first, and the window shows the place when the sheet is closed. The modifier works
    /// within a ``CoordinatorView`` or a ``FlowStack``, also for covers, popovers, alerts and dialogs of the view.
    ///
    /// - Parameter isPresented: The binding of the view's own `sheet(isPresented:)`.
    /// - Returns: The view.
    public func closesOnNavigation(_ isPresented: Binding<Bool>) -> some View {
      modifier(ClosesOnNavigation(isPresented: isPresented))
    }

    /// Closes a sheet of the view's own when the scene shows another place. The binding becomes `nil` first.
    ///
    /// - Parameter item: The binding of the view's own `sheet(item:)`.
    /// - Returns: The view.
    public func closesOnNavigation<Item>(_ item: Binding<Item?>) -> some View {
      closesOnNavigation(item.isPresent)
    }
  }

  private struct ClosesOnNavigation: ViewModifier {
    @Environment(\.presentingLayer) private var layer
    @StateObject private var own = OwnPresentation()
    let isPresented: Binding<Bool>

    func body(content: Content) -> some View {
      own.isPresented = isPresented
      return content.onAppear { layer?.window.add(own) }
    }
  }

  extension WindowModel {
    /// Adds a sheet of the app's own.
    func add(_ presentation: OwnPresentation) {
      ownPresentations = ownPresentations.filter { $0.value.presentation != nil }
      ownPresentations[ObjectIdentifier(presentation)] = WeakPresentation(presentation: presentation)
    }

    /// Closes the app's own sheets if the window shows another place soon. Returns whether one was open.
    func closeOwnPresentations(before place: Presentation) -> Bool {
      guard !ownPresentations.isEmpty, place != runner?.goal else { return false }
      var hasClosed = false
      for case let isPresented? in ownPresentations.values.map(\.presentation?.isPresented)
      where isPresented.wrappedValue {
        isPresented.wrappedValue = false
        hasClosed = true
      }
      return hasClosed
    }
  }

  /// Holds a sheet of the app's own weakly.
  struct WeakPresentation {
    weak var presentation: OwnPresentation?
  }

  /// A sheet of the app's own, which a window closes before it shows another place.
  @MainActor
  final class OwnPresentation: ObservableObject {
    fileprivate var isPresented: Binding<Bool>?
  }
#endif
