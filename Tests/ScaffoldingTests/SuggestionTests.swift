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
  "A destination is near another one of its flow by its own name",
  arguments: [
    ("Settings.account", "expected Settings.about, Wallet.card"), ("Settings.abuot", "did you mean 'Settings.about'?"),
    ("Setings.about", "did you mean 'Settings.about'?"), ("Wallet.crad", "did you mean 'Wallet.card'?"),
  ])
func suggestedDestinations(word: String, expected: String) {
  #expect(suggestion(for: word, among: ["Settings.about", "Wallet.card"]) == ", \(expected)")
}
