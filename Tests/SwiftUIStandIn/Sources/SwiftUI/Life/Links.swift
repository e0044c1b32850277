extension View {
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    attribute(.onOpenURL(action))
  }

  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { attribute(.onContinueUserActivity(type: activityType, action: action)) }

  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { attribute(.userActivity(type: activityType, isActive: isActive, update: update)) }

  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    attribute(
      .userActivity(type: activityType, isActive: element != nil) { activity in element.map { update($0, activity) } })
  }
}

/// Foundation has none on Linux.
public class NSUserActivity: NSObject {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL? {
    // The real one raises an exception.
    willSet { precondition(["http", "https", nil].contains(newValue?.scheme?.lowercased()), "no web page") }
  }
  public var targetContentIdentifier: String?
  public var isEligibleForHandoff = true
  public var isEligibleForSearch = false

  public init(activityType: String) { self.activityType = activityType }
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
