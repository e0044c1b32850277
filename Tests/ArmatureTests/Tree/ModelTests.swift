import Armature
import Observation
import Testing

/// A model as apps have them. What the macro makes of it names the module Observation, which a type of that name in Armature
/// would hide from every file that imports both.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor
@Observable
private final class Bookcase {
  var books: [String] = []
}

@Suite("Models of the app's own stand beside flows")
@MainActor
struct ModelTests {
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Test("a file that imports Armature can have observable models")
  func observable() {
    let bookcase = Bookcase()
    let changes = Changes()
    withObservationTracking {
      _ = bookcase.books
    } onChange: {
      MainActor.assumeIsolated { changes.count += 1 }
    }
    bookcase.books.append("Orlando")
    #expect(changes.count == 1)
  }
}

@MainActor
private final class Changes { var count = 0 }
