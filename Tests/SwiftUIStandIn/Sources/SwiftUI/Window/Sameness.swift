/// Whether a view's property has not changed as far as anybody can tell, so that its body need not be asked for again.
///
/// Closures are never the same: what they hold cannot be looked at.
@MainActor
func areSame(_ left: Any, _ right: Any) -> Bool {
  if type(of: left) is AnyClass, type(of: right) is AnyClass { return (left as AnyObject) === (right as AnyObject) }
  guard type(of: left) == type(of: right) else { return false }
  if let left = left as? any Equatable { return left.isEqual(to: right) }
  if let left = left as? any SourcedBinding, let right = right as? any SourcedBinding {
    return left.source != nil && left.source == right.source
  }
  // What they hold is kept for the place, and tells of its changes itself.
  if left is any KeptForThePlace { return true }
  if let left = left as? any Any.Type, let right = right as? any Any.Type { return left == right }
  let mirrors = (Mirror(reflecting: left), Mirror(reflecting: right))
  guard mirrors.0.displayStyle != nil else { return false }
  guard mirrors.0.displayStyle != .enum || caseName(left) == caseName(right) else { return false }
  let children = (Array(mirrors.0.children), Array(mirrors.1.children))
  return children.0.count == children.1.count && zip(children.0, children.1).allSatisfy { areSame($0.value, $1.value) }
}

private func caseName(_ value: Any) -> String {
  Mirror(reflecting: value).children.first?.label ?? "\(value)"
}

extension Equatable {
  func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

/// A property wrapper whose value is kept for the view's place and not by the view.
private protocol KeptForThePlace {}
extension State: KeptForThePlace {}
extension StateObject: KeptForThePlace {}
extension Environment: KeptForThePlace {}
extension EnvironmentObject: KeptForThePlace {}
extension SceneStorage: KeptForThePlace {}
extension AppStorage: KeptForThePlace {}
