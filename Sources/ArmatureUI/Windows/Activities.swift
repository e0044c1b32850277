#if canImport(SwiftUI)
  import Armature
  import Combine
  import Foundation
  import SwiftUI

  extension View {
    /// Hands over where the user is, to other devices and to the system, and goes where incoming activities lead.
    ///
    /// ```swift
    /// CoordinatorView { NotesCoordinator(store: store) }
    ///   .continuesActivities("com.example.notes.place")
    /// ```
    ///
    /// The activity has the screen's title. Its `userInfo` carries the link to where the user is, under
    /// ``CoordinatorView/activityLinkKey``. If the scene's ``/Armature/FlowScene/linkAddress`` is a web address, the
    /// link is also its `webpageURL`. The activity follows the user.
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
    public func continuesActivities(_ type: String) -> some View { environment(\.activityType, type) }

    /// Keeps the windows inside from the scene methods of SwiftUI.
    ///
    /// ```swift
    /// let view = CoordinatorView { flow }.withoutSceneMethods()
    /// present(UIHostingController(rootView: view), animated: true)
    /// ```
    ///
    /// Use it where no `App` of SwiftUI is around the view: in a `UIHostingController` or an `NSHostingView`. There
    /// SwiftUI hands over no URLs and no activities. It reports a runtime issue for each view that asks for them:
    /// “Cannot use Scene methods …”. Open the links that the application or scene delegate gets with
    /// ``/Armature/FlowScene/open(_:orElse:asksToLeave:)-(URL,_,_)``.
    ///
    /// - Returns: The view, whose windows follow no links and no activities, and hand over none.
    public func withoutSceneMethods() -> some View { environment(\.usesSceneMethods, false) }

    /// Follows the URLs and web pages that the system hands over.
    func followingLinks(_ open: @escaping @MainActor (URL) -> Void) -> some View {
      background(LinkFollower(open: open))
    }
  }

  /// Receives URLs and web pages from the system.
  private struct LinkFollower: View {
    @Environment(\.usesSceneMethods) private var usesScene
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
    @Environment(\.activityType) private var type
    @Environment(\.usesSceneMethods) private var usesScene
    let window: WindowModel

    var body: some View {
      if usesScene, let type { PlaceView(window: window, type: type, place: ScenePlace(window.scene)) }
    }
  }

  private struct PlaceView: View {
    let window: WindowModel
    let type: String
    @StateObject private var place: ScenePlace

    init(window: WindowModel, type: String, place: @autoclosure @escaping () -> ScenePlace) {
      self.window = window
      self.type = type
      _place = StateObject(wrappedValue: place())
    }

    var body: some View {
      Color.clear
        .userActivity(type, element: place.current) { $0.write(to: $1) }
        // SwiftUI writes the activity when a view appears, so each new link or title makes a new view.
        .id(place.current)
        .background(Color.clear.onContinueUserActivity(type) { resume($0) })
    }

    private func resume(_ activity: NSUserActivity) {
      if let link = activity.userInfo?[linkKey] as? String {
        window.user.open(link)
      } else if let url = activity.webpageURL {
        window.user.open(url.absoluteString)
      }
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
        if let self { update() } else { observation?.cancel() }
      }
    }

    private func update() {
      let new = place
      if new != current { current = new }
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

  extension EnvironmentValues {
    private struct ActivityKey: EnvironmentKey { static let defaultValue: String? = nil }

    /// The type of the activity that windows hand over; `nil` for none.
    var activityType: String? {
      get { self[ActivityKey.self] }
      set { self[ActivityKey.self] = newValue }
    }

    private struct SceneMethodsKey: EnvironmentKey { static let defaultValue = true }

    /// Whether a window follows links and activities. SwiftUI calls all handlers that are on display, so only the
    /// outermost window does. Nothing in the environment tells early enough whether there is an `App`.
    var usesSceneMethods: Bool {
      get { self[SceneMethodsKey.self] }
      set { self[SceneMethodsKey.self] = newValue }
    }
  }
#endif
