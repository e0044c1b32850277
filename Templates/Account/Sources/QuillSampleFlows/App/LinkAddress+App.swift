import Armature

extension LinkAddress {
  /// The beginning of the app's links, as in `quill-sample://account/name`. The scheme is also in `App/Info.plist`.
  package static let app = try? LinkAddress("quill-sample://")
}
