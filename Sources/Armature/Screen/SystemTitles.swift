import Foundation

/// The titles of the buttons that the library adds to the app's, in the app's language.
///
/// SwiftUI looks up a literal in the main bundle, and finds it there only by chance. A table in code needs no bundle of
/// resources, which apps with a copy of the sources do not have. The language is the one in which the system titles its
/// own buttons: the user's first one among those of the app.
package struct SystemTitles: Sendable {
  package let cancel: String
  package let back: String
  package let ok: String

  /// Tests choose another language.
  @TaskLocal package static var current = Self(in: Bundle.main.preferredLocalizations)

  /// Takes the titles in the first language that the table has, or else in English.
  package init(in languages: [String]) {
    let language = languages.lazy.compactMap { Self.table.keys.nearest(to: $0) }.first
    (cancel, back, ok) = language.flatMap { Self.table[$0] } ?? ("Cancel", "Back", "OK")
  }

  /// The titles Cancel, Back and OK in the languages of Apple's systems.
  private static let table: [String: (cancel: String, back: String, ok: String)] = [
    "en": ("Cancel", "Back", "OK"),
    "ar": ("إلغاء", "رجوع", "موافق"),
    "ca": ("Cancel·lar", "Enrere", "OK"),
    "cs": ("Zrušit", "Zpět", "OK"),
    "da": ("Annuller", "Tilbage", "OK"),
    "de": ("Abbrechen", "Zurück", "OK"),
    "el": ("Ακύρωση", "Πίσω", "OK"),
    "es": ("Cancelar", "Atrás", "Aceptar"),
    "fi": ("Kumoa", "Takaisin", "OK"),
    "fr": ("Annuler", "Retour", "OK"),
    "he": ("ביטול", "חזרה", "אישור"),
    "hi": ("रद्द करें", "वापस", "ठीक"),
    "hr": ("Odustani", "Natrag", "OK"),
    "hu": ("Mégsem", "Vissza", "OK"),
    "id": ("Batal", "Kembali", "OK"),
    "it": ("Annulla", "Indietro", "OK"),
    "ja": ("キャンセル", "戻る", "OK"),
    "ko": ("취소", "뒤로", "확인"),
    "ms": ("Batal", "Kembali", "OK"),
    "nb": ("Avbryt", "Tilbake", "OK"),
    "nl": ("Annuleer", "Terug", "OK"),
    "no": ("Avbryt", "Tilbake", "OK"),
    "pl": ("Anuluj", "Wróć", "OK"),
    "pt": ("Cancelar", "Voltar", "OK"),
    "ro": ("Anulați", "Înapoi", "OK"),
    "ru": ("Отменить", "Назад", "OK"),
    "sk": ("Zrušiť", "Späť", "OK"),
    "sv": ("Avbryt", "Tillbaka", "OK"),
    "th": ("ยกเลิก", "กลับ", "ตกลง"),
    "tr": ("Vazgeç", "Geri", "Tamam"),
    "uk": ("Скасувати", "Назад", "OK"),
    "vi": ("Hủy", "Quay lại", "OK"),
    "zh-Hans": ("取消", "返回", "好"),
    "zh-Hant": ("取消", "返回", "好"),
  ]
}

extension Collection<String> {
  /// The language that fits a wanted one: itself, or the nearest without its last parts, as `de` for `de-AT`, or else
  /// another one of the same language.
  package func nearest(to wanted: String) -> String? {
    var parts = wanted.split(separator: "-").map(String.init)
    guard let language = parts.first?.lowercased() else { return nil }
    // The region chooses the script.
    if language == "zh", !parts.contains(where: { $0.count == 4 }) {
      let isTraditional = parts.contains { ["TW", "HK", "MO"].contains($0.uppercased()) }
      parts.insert(isTraditional ? "Hant" : "Hans", at: 1)
    }
    while !parts.isEmpty {
      let name = parts.joined(separator: "-").lowercased()
      if let found = first(where: { $0.lowercased() == name }) { return found }
      parts.removeLast()
    }
    return first { $0.lowercased().hasPrefix("\(language)-") }
  }
}
