import Foundation

/// A trip. Its days are numbered from 1.
package struct Trip: Identifiable, Hashable, Codable, Sendable {
  /// The store numbers trips from 1; 0 is a trip that the store does not have yet.
  package internal(set) var id = 0
  package var name = ""
  package var start = Trip.someDay
  package var photo: String?
  package var days: [[Activity]] = [[]]

  package struct Activity: Identifiable, Hashable, Codable, Sendable {
    /// No other activity of any trip has the same one.
    package let id: Int
    package var title: String
    package var place: String
  }

  /// The first day of a new trip. It does not depend on the clock, so each run of the app is the same.
  package static let someDay = Date(timeIntervalSince1970: 1_780_315_200)

  package var hasName: Bool { name.contains { !$0.isWhitespace } }

  /// The first day as a text.
  package var firstDay: String { start.formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day()) }

  package var dayCount: Int {
    get { days.count }
    set { days = (0..<max(1, newValue)).map { days.indices.contains($0) ? days[$0] : [] } }
  }

  /// The activities of a day; none if the trip is shorter.
  package func activities(on day: Int) -> [Activity] { days.indices.contains(day - 1) ? days[day - 1] : [] }

  package func summary(of day: Int) -> String { "\(activities(on: day).count) planned" }
}

extension Trip {
  /// The trips of a new user.
  package static let samples = [
    Trip(
      id: 1, name: "Lisbon", photo: "Tram",
      days: [
        [
          Activity(id: 1, title: "Ride the tram", place: "Alfama"), Activity(id: 2, title: "Eat cakes", place: "Belém"),
        ],
        [Activity(id: 3, title: "Walk on the wall", place: "São Jorge Castle")],
      ]),
    Trip(id: 2, name: "Kyoto", days: [[Activity(id: 4, title: "See the garden", place: "Ryōan-ji")], []]),
  ]
}
