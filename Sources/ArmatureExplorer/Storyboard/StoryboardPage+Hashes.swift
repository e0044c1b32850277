extension StoryboardPage {
  // The tests compute them from the texts, and write them here.
  static let styleHash = "sha256-FuHCSvbLTPil73HCU3tXpSLwCkOSs6W2cGlS1f0oR6s="
  static let scriptHash = "sha256-I7gRUjzjfi+EjVAv17tKTnR3XjiV0BsWqy3N5BR7R8o="
}
