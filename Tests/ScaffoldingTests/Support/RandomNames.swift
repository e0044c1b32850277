/// A random number generator with a fixed sequence for each seed.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Returns a name as a user may type it: a few words of letters and digits, and sometimes a mark that files must
/// escape.
func randomName(using generator: inout SeededGenerator) -> String {
  let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
  let rare = Array("éñü&<>'*_`#|~[]()!.,;🚀日")
  let separators = ["", "", " ", "-", "_", " & "]
  let words = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
    String(
      (0..<Int.random(in: 1...8, using: &generator)).map { _ in
        (Int.random(in: 0..<12, using: &generator) == 0 ? rare : letters).randomElement(using: &generator) ?? "a"
      })
  }
  return words.joined(separator: separators.randomElement(using: &generator) ?? "")
}
