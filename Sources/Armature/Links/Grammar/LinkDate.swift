import Foundation

/// Writes a date as ISO 8601 in UTC, `2026-03-01T09:30:00Z`, with enough digits of a second to read an equal date. A
/// date that no such text represents exactly is written as `Codable` does: the seconds since 2001.
///
/// A date that is not finite has no link.
///
/// Reads both forms, a day alone such as `2026-03-01`, and offsets such as `+02:00`.
extension Date: LinkValue {
  public static func linkValue(from text: String) -> Self? {
    Self(iso8601: text) ?? Double.linkValue(from: text).map(Self.init(timeIntervalSinceReferenceDate:))
  }

  public var linkText: String {
    let seconds = timeIntervalSinceReferenceDate
    let whole = seconds.rounded(.down)
    // Between the years 1 and 9999 the calendar has four digits.
    guard whole >= -63_113_904_000, whole < 252_423_993_600 else { return seconds.description }
    let day = (whole / 86_400).rounded(.down)
    let clock = Self.calendarText(day: Int(day), second: Int(whole - day * 86_400))
    for digits in [0, 3, 6, 9] {
      let scale = pow(10, Double(digits))
      let fraction = ((seconds - whole) * scale).rounded()
      guard fraction < scale else { continue }
      let rest = digits == 0 ? "" : String(format: ".%0\(digits)ld", locale: nil, arguments: [Int(fraction)])
      let text = "\(clock)\(rest)Z"
      if Self(iso8601: text)?.timeIntervalSinceReferenceDate == seconds { return text }
    }
    return seconds.description
  }

  /// Returns a text such as `2026-03-01T09:30:00` for a second of a day, counted from the start of 2001. All seconds
  /// since then are more than 32 bits, which is all that an integer has on some watches.
  private static func calendarText(day: Int, second: Int) -> String {
    var year = 2001 + Int((Double(day) / 365.2425).rounded(.down))
    if days(before: year) > day { year -= 1 }
    if days(before: year + 1) <= day { year += 1 }
    var (month, dayOfMonth) = (1, day - days(before: year) + 1)
    while dayOfMonth > days(inMonth: month, of: year) {
      dayOfMonth -= days(inMonth: month, of: year)
      month += 1
    }
    let parts = [year, month, dayOfMonth, second / 3_600, second / 60 % 60, second % 60]
    return String(format: "%04ld-%02ld-%02ldT%02ld:%02ld:%02ld", locale: nil, arguments: parts)
  }

  private init?(iso8601 text: String) {
    var reader = DigitReader(text)
    guard let year = reader.number(4), reader.take("-"), let month = reader.number(2), (1...12).contains(month),
      reader.take("-"), let day = reader.number(2), (1...Self.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    let days = (1..<month).reduce(Self.days(before: year) + day - 1) { $0 + Self.days(inMonth: $1, of: year) }
    var seconds = 0
    var fraction = 0.0
    if !reader.isAtEnd {
      guard reader.take("T"), let hour = reader.number(2), hour < 24, reader.take(":"), let minute = reader.number(2),
        minute < 60, reader.take(":"), let second = reader.number(2), second < 60
      else { return nil }
      seconds = (hour * 60 + minute) * 60 + second
      if reader.take(".") {
        guard let value = reader.fraction() else { return nil }
        fraction = value
      }
      guard let offset = reader.zone(), reader.isAtEnd else { return nil }
      seconds -= offset
    }
    self.init(timeIntervalSinceReferenceDate: Double(days) * 86_400 + Double(seconds) + fraction)
  }

  /// Returns the days from the start of 2001 to that of another year.
  private static func days(before year: Int) -> Int {
    let years = year - 1
    // The year 0 is a leap year.
    return years * 365 + (years < 0 ? -1 : years / 4 - years / 100 + years / 400) - 730_485
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

/// Reads numbers of a fixed width.
private struct DigitReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  mutating func number(_ count: Int) -> Int? {
    var number = 0
    for _ in 0..<count {
      guard let digit = rest.popFirst(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }

  /// Reads the digits after a decimal point.
  mutating func fraction() -> Double? {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest.dropFirst(digits.count)
    return digits.isEmpty ? nil : Double("0.\(Substring(digits))")
  }

  /// Reads `Z` or an offset, in seconds.
  mutating func zone() -> Int? {
    if take("Z") { return 0 }
    let sign = take("+") ? 1 : take("-") ? -1 : 0
    guard sign != 0, let hours = number(2), hours < 24, take(":"), let minutes = number(2), minutes < 60 else {
      return nil
    }
    return sign * (hours * 60 + minutes) * 60
  }
}
