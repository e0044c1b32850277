/// Plans the way between two arrays as libraries over arrays do it: one array for each update that the system takes.
///
/// It has no attributes and no shortcuts, so it costs what such a library costs an app.
///
/// - Parameters:
///   - old: The entries that are drawn.
///   - new: The entries that shall be drawn.
/// - Returns: The arrays to draw, one after the other. In the first one, the entries that stay show their new screens.
public func arrays<Screen>(from old: [Entry<Screen>], to new: [Entry<Screen>]) -> [[Entry<Screen>]] {
  let pairs = Array(zip(old, new))
  let common = pairs.firstIndex { $0.style != $1.style } ?? pairs.count
  var current = Array(new[..<common] + old[common...])
  var arrays = [current]
  // Layers go one at a time, each with the pushes on it.
  while let modal = current[common...].lastIndex(where: { $0.style != .push }) {
    current.removeSubrange(modal...)
    arrays.append(current)
  }
  // Any number of pushes goes at once.
  if current.count > common {
    current.removeSubrange(common...)
    arrays.append(current)
  }
  while current.count < new.count {
    current.append(new[current.count])
    arrays.append(current)
  }
  return arrays
}
