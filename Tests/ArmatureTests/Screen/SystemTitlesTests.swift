import Armature
import Testing

@Suite("Titles of the library")
struct SystemTitlesTests {
  @Test(
    "the library's own titles are in the first language of the app that the library has, or else in English",
    arguments: [
      ("", "Cancel Back OK"), ("de-AT", "Abbrechen Zurück OK"), ("en-GB de", "Cancel Back OK"),
      ("xx fr", "Annuler Retour OK"), ("zh-HK", "取消 返回 好"), ("pt-BR", "Cancelar Voltar OK"), ("xx", "Cancel Back OK"),
    ])
  func systemTitles(languages: String, titles: String) {
    let found = SystemTitles(in: languages.split(separator: " ").map(String.init))
    #expect("\(found.cancel) \(found.back) \(found.ok)" == titles)
  }
}
