import Foundation

/// Dates as text, in the user's time zone: `2026-11-22 14:30`, or only one of these parts.
struct DateText {
  private let parts: DateRow.Parts
  private let calendar: Calendar
  private static let components: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute]

  init(_ parts: DateRow.Parts, in timeZone: TimeZone = .current) {
    self.parts = parts
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  private var showsDate: Bool { parts.contains(.date) }
  private var showsTime: Bool { parts.contains(.time) }

  /// The parts in words.
  var name: String { showsDate ? showsTime ? "a date and a time" : "a date" : "a time" }
  /// A text that can be read.
  var example: String { [showsDate ? "2026-11-22" : nil, showsTime ? "14:30" : nil].joined }

  /// Returns the text of a date; an empty one for a date that no calendar has.
  func text(of date: Date) -> String {
    guard isInCalendar(date) else { return "" }
    let values = calendar.dateComponents(Self.components, from: date)
    let date = [values.year ?? 0, values.month ?? 0, values.day ?? 0]
    let day = String(format: "%04ld-%02ld-%02ld", locale: nil, arguments: date)
    let time = String(format: "%02ld:%02ld", locale: nil, arguments: [values.hour ?? 0, values.minute ?? 0])
    return [showsDate ? day : nil, showsTime ? time : nil].joined
  }

  /// Returns the date of a text, with the parts that are not shown of another date. Returns `nil` for a text that is
  /// none, and for a date or a time that does not exist.
  func date(from text: String, changing date: Date) -> Date? {
    let old = isInCalendar(date) ? date : Date(timeIntervalSinceReferenceDate: 0)
    var values = calendar.dateComponents(Self.components, from: old)
    var words = text.split(separator: " ")[...]
    if showsDate {
      guard let numbers = words.popFirst()?.numbers(separator: "-"), numbers.count == 3 else { return nil }
      (values.year, values.month, values.day) = (numbers[0], numbers[1], numbers[2])
    }
    if showsTime {
      guard let numbers = words.popFirst()?.numbers(separator: ":"), numbers.count == 2 else { return nil }
      (values.hour, values.minute) = (numbers[0], numbers[1])
    }
    guard words.isEmpty, let new = calendar.date(from: values), isInCalendar(new),
      calendar.dateComponents(Self.components, from: new) == values
    else { return nil }
    return new
  }

  /// Whether calendars have the date; they trap on some of the others. Compares the seconds, because a range of dates
  /// contains one that is not a number.
  private func isInCalendar(_ date: Date) -> Bool {
    let seconds = (Date.distantPast.timeIntervalSinceReferenceDate, Date.distantFuture.timeIntervalSinceReferenceDate)
    return (seconds.0...seconds.1).contains(date.timeIntervalSinceReferenceDate)
  }
}

extension [String?] {
  fileprivate var joined: String { compactMap { $0 }.joined(separator: " ") }
}

extension Substring {
  /// The whole numbers between separators; `nil` if anything else stands there, or a number of more than four digits.
  fileprivate func numbers(separator: Character) -> [Int]? {
    let parts = split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.count <= 4 && $0.allSatisfy { ("0"..."9").contains($0) } ? Int($0) : nil }
    return numbers.count == parts.count ? numbers : nil
  }
}
