extension StoryboardPage {
  // The tests compute them from the texts, and write them here.
  static let styleHash = "sha256-9SNh6oT4n4NzZo2PsHKhyGyRmdKSL6p6fgrhzhZ2ZjM="
  static let scriptHash = "sha256-NqujoWUq0YQosEv9K0mbTT6n0eL46Np3YMLbtvXIMUw="
}
