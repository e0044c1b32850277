/// Replaces a value and returns the old one.
///
/// The old value is released after the access to `place` has ended. The release may run code of the app, such as the
/// `deinit` of a payload, and this code may access the same place.
@discardableResult
func exchange<Value>(_ place: inout Value, with new: Value) -> Value {
  let old = place
  place = new
  return old
}
