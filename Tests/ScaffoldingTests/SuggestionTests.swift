import Testing

@testable import Scaffolding

@Test(
  "A word that is not known gets the nearest one that is, or all of them when none is near",
  arguments: [
    ("nwe", "did you mean 'new'?"), ("new", "did you mean 'new'?"), ("tempaltes", "did you mean 'templates'?"),
    ("helpp", "did you mean 'help'?"), ("build", "expected new, templates, help"),
    ("", "expected new, templates, help"),
  ])
func suggestions(word: String, expected: String) {
  #expect(suggestion(for: word, among: ["new", "templates", "help"]) == ", \(expected)")
}
