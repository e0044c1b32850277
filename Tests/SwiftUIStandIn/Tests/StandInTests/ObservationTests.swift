import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

@MainActor @Suite("Observable models") struct ObservationTests {
  @Observable
  final class Shelf {
    var title = "Shelf"
    var count = 0
  }

  struct Title: View {
    let shelf: Shelf
    var body: some View { Text(shelf.title) }
  }

  struct Count: View {
    @State var shelf: Shelf
    var body: some View { Button("\(shelf.count) books") { shelf.count += 1 } }
  }

  @Test("a body is read again when a value that it has read changes, and no other one")
  func bodies() {
    let shelf = Shelf()
    let window = Window(.iOS17) {
      Title(shelf: shelf)
      Count(shelf: shelf)
    }
    shelf.title = "New"
    window.update()
    #expect(window.texts == ["New", "0 books"] && window.evaluations(of: Title.self, Count.self) == [2, 1])
    window.tap("0 books")
    #expect(window.texts == ["New", "1 books"] && window.evaluations(of: Title.self, Count.self) == [2, 2])
    window.expectNoFailures()
  }

  @Test("no system before iOS 17 tracks them")
  func older() {
    let shelf = Shelf()
    let window = Window(.iOS16) { Title(shelf: shelf) }
    shelf.title = "New"
    window.update()
    #expect(window.texts == ["Shelf"])
  }
}
