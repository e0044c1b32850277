import Testing

// @testable: windows that a test drives are no part of SwiftUI.
@testable import SwiftUI

/// The model that a test changes from outside.
final class Model: ObservableObject {
  @Published var path: [Int] = []
  @Published var item: Item?
  @Published var other: Item?
  @Published var isOn = false
  @Published var isOther = false
  @Published var tab = "a"
  var log: [String] = []
}

struct Item: Identifiable, Hashable {
  let id: Int
}

extension Window {
  /// Expects that no request was dropped.
  func expectNoFailures(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(failures == [], sourceLocation: sourceLocation)
  }

  /// Expects one failure that contains a text.
  func expectFailure(_ part: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(failures.count == 1 && failures[0].contains(part), "\(failures)", sourceLocation: sourceLocation)
  }
}
