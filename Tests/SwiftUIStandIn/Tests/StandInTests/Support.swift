import Testing

@testable import SwiftUI

/// What a test changes from outside, as an app's model.
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
  /// Expects that nothing was asked for that the system drops.
  func expectNoFailures(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(failures == [], sourceLocation: sourceLocation)
  }

  /// Expects one failure that says something.
  func expectFailure(_ part: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(failures.count == 1 && failures[0].contains(part), "\(failures)", sourceLocation: sourceLocation)
  }
}
