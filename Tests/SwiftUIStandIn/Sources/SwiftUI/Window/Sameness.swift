/// Returns whether a view's property is unchanged, so that the view's body need not be read again.
///
/// Closures are never the same: their captured values cannot be compared.
@MainActor
func areSame(_ left: Any, _ right: Any) -> Bool {
  if type(of: left) is AnyClass, type(of: right) is AnyClass { return (left as AnyObject) === (right as AnyObject) }
  guard type(of: left) == type(of: right) else { return false }
  if let left = left as? any Equatable { return left.isEqual(to: right) }
  if let left = left as? any SourcedBinding, let right = right as? any SourcedBinding {
    return left.source != nil && left.source == right.source
  }
  // Their values are kept in the node, and report their own changes.
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

/// A property wrapper whose value the node keeps, not the view.
private protocol KeptForThePlace {}
extension State: KeptForThePlace {}
extension StateObject: KeptForThePlace {}
extension Environment: KeptForThePlace {}
extension SceneStorage: KeptForThePlace {}
