extension StoryboardPage {
  // The tests compute them from the texts, and write them here.
  static let styleHash = "sha256-vB+YqHE8aRoRf7vvhokAyVnoKWbo0OLM/2NYZHoSiYY="
  static let scriptHash = "sha256-hvS026Q7SxHc//sYag9dZfXGTvZMJBhkmJ7J92q5cH0="
}
