#if canImport(SwiftUI)
  import Armature
  import SwiftUI

  extension View {
    /// Hands the place where the user is to other devices and to the system, and goes to the place that they hand over.
    ///
    /// ```swift
    /// CoordinatorView { NotesCoordinator(store: store) }
    ///   .continuesActivities("com.example.notes.place")
    /// ```
    ///
    /// The activity carries the link to the place in its `userInfo`, under ``CoordinatorView/activityLinkKey``, and the
    /// screen's title; where the scene's ``/Armature/FlowScene/linkAddress`` is a web address, also as its `webpageURL`. It
    /// follows the user. While a destination on the way can have no link, nothing is handed over; over one that is kept out of
    /// links (``/Armature/Destination/isLinkable``), the link is that of the place beneath.
    ///
    /// An activity that comes in is followed as a URL is: a link that leads nowhere changes nothing and is reported as
    /// ``/Armature/NavigationEvent/linkRefused(_:_:)``. Web pages that the system hands over are followed without this
    /// modifier.
    ///
    /// - Parameter type: The type of the activity, which the app's `NSUserActivityTypes` list.
    /// - Returns: The view, whose windows hand over where they are.
    public func continuesActivities(_ type: String) -> some View { environment(\.activityType, type) }

    /// Follows the URLs and the web pages that the system hands over.
    func followingLinks(_ open: @escaping @MainActor (URL) -> Void) -> some View {
      onOpenURL { open($0) }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { if let url = $0.webpageURL { open(url) } }
    }
  }

  extension CoordinatorView {
    /// Where the `userInfo` of an activity holds the link, as a string.
    public nonisolated static let activityLinkKey = "link"
  }

  /// Hands over where a window is, and follows what comes in.
  struct ActivityView: View {
    @Environment(\.activityType) private var type
    let window: WindowModel

    var body: some View {
      if let type { PlaceView(window: window, type: type, place: ScenePlace(window.scene)) }
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
        // When the activity is written is SwiftUI's to say: it is when a view comes, so each place is a view of its own.
        .id(place.current)
        .background(Color.clear.onContinueUserActivity(type) { resume($0) })
    }

    private func resume(_ activity: NSUserActivity) {
      if let link = activity.userInfo?[CoordinatorView.activityLinkKey] as? String {
        window.open(link: link)
      } else if let url = activity.webpageURL {
        window.open(url)
      }
    }
  }

  /// Where the user is in a scene.
  @MainActor
  private final class ScenePlace: ObservableObject {
    struct Place: Hashable {
      let link: String
      let title: String

      func write(to activity: NSUserActivity) {
        activity.title = title
        activity.userInfo = [CoordinatorView.activityLinkKey: link]
        let url = URL(string: link)
        // Any other address is an exception.
        activity.webpageURL = ["http", "https"].contains(url?.scheme?.lowercased()) ? url : nil
      }
    }

    /// `nil` while the place has no link.
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
      // No link leads to a question about a place.
      var (title, layer) = ("", Optional(scene.presentation))
      while let place = layer, !place.style.isDialog {
        (title, layer) = (scene.screen(of: place.topNode.id)?.title ?? "", place.modal)
      }
      return Place(link: link, title: title)
    }
  }

  extension EnvironmentValues {
    private struct ActivityKey: EnvironmentKey { static let defaultValue: String? = nil }

    /// What the windows hand over as.
    var activityType: String? {
      get { self[ActivityKey.self] }
      set { self[ActivityKey.self] = newValue }
    }
  }
#endif
