import Scaffolding
import Testing

@Test(
  "An unknown word gets the nearest known one, or all of them if none is near",
  arguments: [
    ("nwe", "did you mean 'new'?"), ("new", "did you mean 'new'?"), ("tempaltes", "did you mean 'templates'?"),
    ("helpp", "did you mean 'help'?"), ("build", "expected new, templates, help"),
    ("", "expected new, templates, help"),
  ])
func suggestions(word: String, expected: String) {
  #expect(suggestion(for: word, among: ["new", "templates", "help"]) == ", \(expected)")
}

@Test(
  "Each part of a name with a dot is near to its counterpart, or the name is not suggested",
  arguments: [
    ("Settings.abuot", ", did you mean 'Settings.about'?"), ("Setings.about", ", did you mean 'Settings.about'?"),
    ("Settings.account", ", expected Settings.about, Settings.help"),
    ("about", ", expected Settings.about, Settings.help"), ("A.b.c", ", expected Settings.about, Settings.help"),
  ])
func dottedSuggestions(word: String, expected: String) {
  #expect(suggestion(for: word, among: ["Settings.about", "Settings.help"]) == expected)
}
