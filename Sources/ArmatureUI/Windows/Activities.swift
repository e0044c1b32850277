#if canImport(SwiftUI)
  import Armature
  import Combine
  import Foundation
  import SwiftUI

  extension View {
    /// Hands over where the user is, to other devices and to the system, and opens the links of incoming activities.
    ///
    /// ```swift
    /// CoordinatorView { NotesCoordinator(store: store) }
    ///   .continuesActivities("com.example.notes.place")
    /// ```
    ///
    /// The activity has the screen's title. Its `userInfo` carries the link to where the user is, under
    /// ``CoordinatorView/activityLinkKey``. If the scene's ``/Armature/FlowScene/linkAddress`` is a web address, the
    /// link is also its `webpageURL`. The activity changes when the user navigates.
    ///
    /// If a destination on the way can have no link, there is no activity. If the destination on top is only left out
    /// of links (``/Armature/Destination/isLinkable``), the link is the one of the screen below.
    ///
    /// An incoming activity is followed as a URL is: a link that leads nowhere changes nothing and is reported as
    /// ``/Armature/NavigationEvent/Kind/linkRefused(_:_:)``. Web pages that the system hands over are followed without
    /// this modifier.
    ///
    /// - Parameter type: The type of the activity; list it in the app's `NSUserActivityTypes`.
    /// - Returns: The view, whose windows hand over and follow such activities.
    public func continuesActivities(_ type: String) -> some View { environment(\.windowSettings.activityType, type) }

    /// Follows the URLs and web pages that the system hands over.
    func followingLinks(_ open: @escaping @MainActor (URL) -> Void) -> some View {
      background(LinkFollower(open: open))
    }
  }

  /// Receives URLs and web pages from the system.
  private struct LinkFollower: View {
    @Environment(\.windowSettings.usesSceneMethods) private var usesScene
    let open: @MainActor (URL) -> Void

    var body: some View {
      if usesScene {
        Color.clear
          .onOpenURL { open($0) }
          .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { if let url = $0.webpageURL { open(url) } }
      }
    }
  }

  @available(macOS 13, *)
  extension CoordinatorView {
    /// The key of the link in an activity's `userInfo`. The link is a string.
    public nonisolated static let activityLinkKey = linkKey
  }

  private let linkKey = "link"

  /// Hands over the link to where the user is in a window, and follows incoming ones.
  struct ActivityView: View {
    @Environment(\.windowSettings) private var settings
    let window: WindowModel
    /// Whether the scene is locked, so that the window hands over nothing.
    let isLocked: Bool

    var body: some View {
      if !isLocked, settings.usesSceneMethods, let type = settings.activityType {
        PlaceView(window: window, type: type)
      }
    }
  }

  private struct PlaceView: View {
    let window: WindowModel
    let type: String
    @StateObject private var place: ScenePlace

    init(window: WindowModel, type: String) {
      (self.window, self.type) = (window, type)
      _place = StateObject(wrappedValue: ScenePlace(window.scene))
    }

    var body: some View {
      Color.clear
        .userActivity(type, element: place.current) { $0.write(to: $1) }
        // SwiftUI writes the activity when a view appears, so each new link or title makes a new view.
        .id(place.current)
        .background(
          Color.clear.onContinueUserActivity(type) { activity in
            let link = activity.userInfo?[linkKey] as? String ?? activity.webpageURL?.absoluteString
            if let link { window.user.open(link) }
          })
    }
  }

  /// The link to where the user is in a scene.
  @MainActor
  private final class ScenePlace: ObservableObject {
    struct Place: Hashable {
      let link: String
      let title: String

      func write(to activity: NSUserActivity) {
        activity.title = title
        activity.userInfo = [linkKey: link]
        let url = URL(string: link)
        // Other schemes raise an exception.
        activity.webpageURL = ["http", "https"].contains(url?.scheme?.lowercased()) ? url : nil
      }
    }

    /// `nil` while there is no link.
    @Published private(set) var current: Place?
    private let scene: FlowScene

    init(_ scene: FlowScene) {
      self.scene = scene
      current = place
      var observation: ObservationToken?
      observation = scene.observe { [weak self] _ in
        if let self {
          let new = place
          if new != current { current = new }
        } else {
          observation?.cancel()
        }
      }
    }

    private var place: Place? {
      guard let link = try? scene.link else { return nil }
      // Links leave dialogs out, so the title does too.
      var (title, layer) = ("", Optional(scene.presentation))
      while let place = layer, !place.style.isDialog {
        (title, layer) = (scene.screen(of: place.topNode.id)?.title ?? "", place.modal)
      }
      return Place(link: link, title: title)
    }
  }
#endif
