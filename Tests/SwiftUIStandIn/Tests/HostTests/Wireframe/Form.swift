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
