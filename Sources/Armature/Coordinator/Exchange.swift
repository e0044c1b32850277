/// Replaces a value and returns the old one.
///
/// The old value is released when nobody accesses the place any more. Releasing it may run code of the app, such as the `deinit`
/// of a payload or of a closure's capture, and that code may come back to the same place.
@discardableResult
func exchange<Value>(_ place: inout Value, with new: Value) -> Value {
  let old = place
  place = new
  return old
}
