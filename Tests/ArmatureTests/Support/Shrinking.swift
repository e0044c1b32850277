/// The shortest failing part of a failing sequence that leaving steps out one by one and making steps simpler finds.
@MainActor
func shrunk<Step: Equatable>(
  _ steps: [Step], simplify: (inout Step) -> Void, fails: ([Step]) -> Bool
) -> [Step] {
  var best = steps
  var index = 0
  while index < best.count {
    var shorter = best
    shorter.remove(at: index)
    if fails(shorter) {
      best = shorter
      index = 0
      continue
    }
    var smaller = best
    simplify(&smaller[index])
    if smaller != best, fails(smaller) {
      best = smaller
      continue
    }
    index += 1
  }
  return best
}
