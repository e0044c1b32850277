import SwiftUI

/// The app in which the tests open windows of their own.
@main
struct ColumnsApp: App {
  var body: some Scene {
    WindowGroup { Text("Columns") }
  }
}
