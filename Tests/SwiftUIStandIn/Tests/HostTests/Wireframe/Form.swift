import SwiftUI

/// A page with a state of its own.
struct Form: View {
  @State private var text = ""
  let name: String

  var body: some View {
    VStack {
      TextField("Own", text: $text)
      Text(name)
    }
  }
}

/// A button that counts its taps, which are lost when the view is made anew.
struct Draft: View {
  @State private var count = 0
  let name: String

  init(name: String) { self.name = name }

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}
