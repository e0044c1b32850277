import SwiftUI
import Testing

@Suite("Data") struct DataTests {
  @MainActor @Test("a binding made from main actor closures reads and writes")
  func bindings() {
    final class Box { var value = 1 }
    let box = Box()
    let binding = Binding(get: { @MainActor in box.value }, set: { @MainActor in box.value = $0 })
    binding.wrappedValue += 1
    #expect(box.value == 2)
  }
}
