import Foundation

/// A row in which the user types text.
public struct FieldRow: DrawnRow {
  /// The kind of a field.
  public enum Kind: String, Hashable, Sendable {
    /// A field for any text.
    case text
    /// A field for a password: nobody can read it.
    case secure
    /// A field for a search.
    case search
  }

  let label: String
  let text: String
  let prompt: String
  let kind: Kind
  let set: @MainActor (String) -> Void
  var accessibility = RowAccessibility()

  func rowKind<D>() -> Row<D>.Kind { .field(self) }

  /// - Parameters:
  ///   - label: The name of the field.
  ///   - text: The text in the field.
  ///   - prompt: The text to show while the field is empty.
  ///   - kind: Whether the field is for any text, a password or a search.
  ///   - set: Called with the new text.
  public init(
    _ label: String, text: String, prompt: String = "", kind: Kind = .text, set: @escaping @MainActor (String) -> Void
  ) {
    self.label = label
    self.text = text
    self.prompt = prompt
    self.kind = kind
    self.set = set
  }
}

/// A row that is on or off.
public struct ToggleRow: DrawnRow {
  let label: String
  let isOn: Bool
  let set: @MainActor (Bool) -> Void
  var accessibility = RowAccessibility()

  func rowKind<D>() -> Row<D>.Kind { .toggle(self) }

  /// - Parameters:
  ///   - label: The name of the setting.
  ///   - isOn: Whether the row is on.
  ///   - set: Called with the new state.
  public init(_ label: String, isOn: Bool, set: @escaping @MainActor (Bool) -> Void) {
    self.label = label
    self.isOn = isOn
    self.set = set
  }
}

/// A row in which the user types a number.
public struct NumberRow: DrawnRow {
  let label: String
  let value: Double
  let range: ClosedRange<Double>?
  let isWhole: Bool
  let set: @MainActor (Double) -> Void
  var accessibility = RowAccessibility()

  func rowKind<D>() -> Row<D>.Kind { .number(self) }

  /// Creates a row for any number.
  ///
  /// - Parameters:
  ///   - label: The name of the number.
  ///   - value: The number that the row shows.
  ///   - range: The numbers that can be typed; `nil` allows all.
  ///   - set: Called with the new number.
  public init(
    _ label: String, value: Double, in range: ClosedRange<Double>? = nil, set: @escaping @MainActor (Double) -> Void
  ) {
    self.label = label
    self.value = value
    self.range = range
    isWhole = false
    self.set = set
  }

  /// Creates a row for a whole number.
  ///
  /// - Parameters:
  ///   - label: The name of the number.
  ///   - value: The number that the row shows.
  ///   - range: The numbers that can be typed; `nil` allows all.
  ///   - set: Called with the new number.
  public init(_ label: String, value: Int, in range: ClosedRange<Int>? = nil, set: @escaping @MainActor (Int) -> Void) {
    self.label = label
    self.value = Double(value)
    self.range = range.map { Double($0.lowerBound)...Double($0.upperBound) }
    isWhole = true
    self.set = { if let number = Int(exactly: $0) { set(number) } }
  }
}

/// A row with a value that the user picks from a list.
///
/// ```swift
/// PickerRow("Currency", selection: flow.currency, options: ["EUR", "USD"]) { flow.currency = $0 }
/// ```
public struct PickerRow: DrawnRow {
  let label: String
  let options: [String]
  let selected: Int?
  let select: @MainActor (Int) -> Void
  var accessibility = RowAccessibility()

  func rowKind<D>() -> Row<D>.Kind { .picker(self) }

  /// - Parameters:
  ///   - label: The name of the value.
  ///   - selection: The chosen value. If `options` does not have it, no option is chosen.
  ///   - options: The values to choose from, each with a title of its own.
  ///   - title: Returns the title of a value.
  ///   - set: Called with the new value.
  @MainActor
  public init<Value: Equatable>(
    _ label: String, selection: Value, options: [Value], title: (Value) -> String = { "\($0)" },
    set: @escaping @MainActor (Value) -> Void
  ) {
    self.label = label
    self.options = options.map(title)
    selected = options.firstIndex(of: selection)
    select = { if options.indices.contains($0) { set(options[$0]) } }
  }
}

/// A row with a date, a time or both.
public struct DateRow: DrawnRow {
  /// The parts of a date that the user sees and sets.
  public struct Parts: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The year, the month and the day.
    public static let date = Self(rawValue: 1)
    /// The hour and the minute.
    public static let time = Self(rawValue: 2)
  }

  let label: String
  let date: Date
  let range: ClosedRange<Date>?
  let parts: Parts
  let set: @MainActor (Date) -> Void
  var accessibility = RowAccessibility()

  func rowKind<D>() -> Row<D>.Kind { .date(self) }

  /// - Parameters:
  ///   - label: The name of the date.
  ///   - date: The date that the row shows.
  ///   - range: The dates that can be set; `nil` allows all.
  ///   - parts: The parts that the row shows; empty shows both. A new date keeps the others.
  ///   - set: Called with the new date.
  public init(
    _ label: String, date: Date, in range: ClosedRange<Date>? = nil, showing parts: Parts = [.date, .time],
    set: @escaping @MainActor (Date) -> Void
  ) {
    self.label = label
    self.date = date
    self.range = range
    self.parts = parts.isEmpty ? [.date, .time] : parts
    self.set = set
  }
}

/// A row with a whole number that the user changes in steps.
public struct StepperRow: DrawnRow {
  let label: String
  let value: Int
  let range: ClosedRange<Int>
  let step: Int
  let set: @MainActor (Int) -> Void
  var accessibility = RowAccessibility()

  func rowKind<D>() -> Row<D>.Kind { .stepper(self) }

  /// - Parameters:
  ///   - label: The name of the number.
  ///   - value: The number that the row shows.
  ///   - range: The numbers that can be set.
  ///   - step: The distance between two of these numbers. A value below 1 counts as 1.
  ///   - set: Called with the new number.
  public init(
    _ label: String, value: Int, in range: ClosedRange<Int>, step: Int = 1, set: @escaping @MainActor (Int) -> Void
  ) {
    self.label = label
    self.value = value
    self.range = range
    self.step = max(1, step)
    self.set = set
  }
}
