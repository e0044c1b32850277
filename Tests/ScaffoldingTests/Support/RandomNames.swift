import TestSupport

/// Returns a name as a user may type it: a few words of letters and digits, and sometimes a mark that files must
/// escape.
func randomName(using generator: inout RandomSource) -> String {
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
