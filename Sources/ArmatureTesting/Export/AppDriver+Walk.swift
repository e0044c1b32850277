import ArmatureExplorer

extension AppDriver {
  /// Returns the actions so far as a walk, for a UI test on a device.
  public func walk(named name: String) -> Walk {
    let listing = session.display.listings.last
    return Walk(name: name, steps: session.steps, screen: listing?.isDialog == false ? listing?.title : nil)
  }
}
