extension StoryboardPage {
  // The tests compute them from the texts, and write them here.
  static let styleHash = "sha256-FuHCSvbLTPil73HCU3tXpSLwCkOSs6W2cGlS1f0oR6s="
  static let scriptHash = "sha256-NqujoWUq0YQosEv9K0mbTT6n0eL46Np3YMLbtvXIMUw="
}
