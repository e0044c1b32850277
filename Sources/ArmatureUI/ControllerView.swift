#if canImport(SwiftUI) && (os(iOS) || os(tvOS) || os(visionOS))
  import SwiftUI
  import UIKit

  /// A view controller of UIKit as the view of a destination.
  ///
  /// ```swift
  /// extension MapDestination: ViewDestination {
  ///   func view(in flow: MapCoordinator) -> some View {
  ///     ControllerView {
  ///       MapController(places: flow.places)
  ///     } update: {
  ///       $0.places = flow.places
  ///     }
  ///     .navigationTitle("Map")
  ///   }
  /// }
  /// ```
  ///
  /// The controller usually lives as long as the destination's slot. Before iOS 17, folding the device makes another one. The
  /// title and the toolbar of the screen are those of
  /// SwiftUI: `navigationItem` of the controller is not read.
  public struct ControllerView<Controller: UIViewController>: UIViewControllerRepresentable {
    private let make: @MainActor () -> Controller
    private let update: @MainActor (Controller) -> Void

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - make: Makes the controller. Called when the view is made.
    ///   - update: Gives the controller its data. Called after it was made, and when the view is drawn
    ///     again.
    public init(
      _ make: @escaping @MainActor () -> Controller, update: @escaping @MainActor (Controller) -> Void = { _ in }
    ) {
      self.make = make
      self.update = update
    }

    public func makeUIViewController(context: Context) -> Controller { make() }
    public func updateUIViewController(_ controller: Controller, context: Context) { update(controller) }
  }
#endif
