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
      return content.onAppear { layer?.window.own.add(own) }
    }
  }

  /// The sheets of the app's own in a window, which close before the window shows another place.
  @MainActor
  final class OwnPresentations {
    private var all: [ObjectIdentifier: Weak<OwnPresentation>] = [:]

    /// Those that are open.
    private var open: [Binding<Bool>] { all.values.compactMap(\.object?.isPresented).filter(\.wrappedValue) }

    var areOpen: Bool { !open.isEmpty }

    fileprivate func add(_ presentation: OwnPresentation) {
      all = all.filter { $0.value.object != nil }
      all[ObjectIdentifier(presentation)] = Weak(object: presentation)
    }

    func close() { for isPresented in open { isPresented.wrappedValue = false } }
  }

  /// A sheet of the app's own.
  @MainActor
  private final class OwnPresentation: ObservableObject {
    var isPresented: Binding<Bool>?
  }
#endif
