/// The hashes of the styles and scripts of pages. A test computes them from the texts, and writes this file.
enum PageHashes {
  static let storyboardStyle = "sha256-adq6+5CXkLz7HSyBVtwRyExOTSV+Eh52ZRWkRxf6usI="
  static let storyboardScript = "sha256-XvAXKX+pLoqMsjxOSmAViQIEiZtI6Ywntbg1gexZs3k="
  static let traceStyle = "sha256-mFcYLFPbhy3gT2IA2+uZR7/aIJ8hCqY/J1SmRTk1MUY="
  static let traceScript = "sha256-vej8Q8FaB8NavaANJNWVxWPkrFt3yHXOIJOBFG1ccO0="
}
