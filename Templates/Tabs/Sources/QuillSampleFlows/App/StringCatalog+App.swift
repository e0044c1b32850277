import Armature
import ArmatureTexts
import Foundation

extension StringCatalog {
  /// The texts of the app in a language, from `Resources/Localizable.xcstrings`; `nil` for the user's language.
  nonisolated package static func app(in language: String? = nil) -> StringCatalog {
    StringCatalog(in: .module, language: language)
  }
}
