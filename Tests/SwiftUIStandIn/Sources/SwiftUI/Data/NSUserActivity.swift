/// Foundation has none on Linux.
public class NSUserActivity: NSObject {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL? {
    // The real one raises an exception.
    willSet { precondition(["http", "https", nil].contains(newValue?.scheme?.lowercased()), "no web page") }
  }

  public init(activityType: String) { self.activityType = activityType }
}

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
