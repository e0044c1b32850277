extension StoryboardPage {
  // The tests compute them from the texts, and write them here.
  static let styleHash = "sha256-WoW7s+unCnyfsF8lf89GxLNgkLGnwo/d/BVJop5aeBM="
  static let scriptHash = "sha256-y3o52U8+8qJpaBzcsFCkRkn4GTWv+jvk2Tpc1DDVZNA="
}
