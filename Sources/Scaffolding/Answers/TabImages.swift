/// The images in a bar of tabs, as names of Apple's symbols.
enum TabImages {
  /// Returns an image for the words of a tab's name: that of the first known word from the end, or the first letter in a
  /// circle.
  static func image(for words: [String]) -> String {
    let known = words.reversed().lazy.compactMap { images[$0.lowercased()] }.first
    return known ?? "\(words.first?.first?.lowercased() ?? "a").circle"
  }

  private static let images: [String: String] = Dictionary(
    uniqueKeysWithValues: [
      "house": ["home", "start", "today"], "magnifyingglass": ["search", "explore", "discover", "find"],
      "gearshape": ["settings", "preferences", "options"], "person": ["account", "me", "profile", "user"],
      "person.2": ["contacts", "friends", "members", "people", "team"],
      "star": ["favorites", "favourites", "featured"],
      "bookmark": ["bookmarks", "saved"], "map": ["map", "maps", "nearby", "places"],
      "message": ["chat", "chats", "messages"], "tray": ["inbox", "mail"],
      "bell": ["activity", "alerts", "notifications"],
      "cart": ["basket", "cart", "shop", "store"], "bag": ["orders", "products"],
      "book": ["books", "library", "reading"],
      "suitcase": ["travel", "trip", "trips"], "calendar": ["agenda", "calendar", "events", "schedule"],
      "photo": ["gallery", "photos", "pictures"], "music.note": ["music", "songs"], "newspaper": ["feed", "news"],
      "checklist": ["lists", "tasks", "todos"], "note.text": ["notes"], "chart.bar": ["insights", "reports", "stats"],
      "creditcard": ["cards", "payments", "wallet"], "folder": ["documents", "files", "folders"],
      "clock": ["history", "recent", "timer"], "questionmark.circle": ["about", "help", "support"],
      "ellipsis": ["more"], "heart": ["health", "likes"], "fork.knife": ["food", "meals", "menu", "recipes"],
    ].flatMap { image, words in words.map { ($0, image) } })
}
