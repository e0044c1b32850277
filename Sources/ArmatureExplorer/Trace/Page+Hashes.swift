/// The hashes of the styles and scripts of pages. A test computes them from the texts, and writes this file.
enum PageHashes {
  static let storyboardStyle = "sha256-mm1xVT7aU3/4HzVBgMXAC9Gf4F4rdqWubWHfuxRT/fg="
  static let storyboardScript = "sha256-UWqdO0dyXBk9bXXWpmMUT/YbLwV8fnRKq4UjJw7TQ2k="
  static let traceStyle = "sha256-mFcYLFPbhy3gT2IA2+uZR7/aIJ8hCqY/J1SmRTk1MUY="
  static let traceScript = "sha256-vej8Q8FaB8NavaANJNWVxWPkrFt3yHXOIJOBFG1ccO0="
}
