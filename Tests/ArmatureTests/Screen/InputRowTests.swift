import Armature
import Foundation
import Testing

private enum Form: Destination {
  case fields

  typealias Flow = FormFlow

  func screen(in flow: FormFlow) -> Screen<Self> {
    Screen("Form") {
      ImageRow("Verified", image: "checkmark.seal")
      FieldRow("Password", text: flow.password, kind: .secure) { flow.password = $0 }
      FieldRow("Search", text: flow.query, kind: .search) { flow.query = $0 }
      NumberRow("Amount", value: flow.amount, in: 0...1000) { flow.amount = $0 }
      NumberRow("Guests", value: flow.guests, in: 1...9) { flow.guests = $0 }
      NumberRow("Any", value: flow.any) { flow.any = $0 }
      PickerRow("Currency", selection: flow.currency, options: ["EUR", "USD", "Zloty"]) { flow.currency = $0 }
      PickerRow("Nothing", selection: 4, options: [1, 2], title: { "No. \($0)" }) { flow.guests = $0 }
      DateRow("Due", date: flow.due, showing: .date) { flow.due = $0 }
      DateRow("Alarm", date: flow.due, showing: .time) { flow.due = $0 }
      DateRow("Start", date: flow.due, in: day(1)...day(9)) { flow.due = $0 }
      StepperRow("Copies", value: flow.copies, in: 0...20, step: 5) { flow.copies = $0 }
      StepperRow("Pages", value: flow.copies, in: 0...20) { flow.copies = $0 }
      TextRow("Text")
      ToggleRow("Toggle", isOn: true) { _ in }
    }
  }
}

/// A day of March 2026, at 12:30 in the user's time zone.
private func day(_ day: Int, hour: Int = 12, minute: Int = 30) -> Date {
  let calendar = Calendar(identifier: .gregorian)
  let components = DateComponents(year: 2026, month: 3, day: day, hour: hour, minute: minute)
  return calendar.date(from: components) ?? .distantPast
}

private final class FormFlow: Coordinator<Form> {
  var password = "old"
  var query = ""
  var amount = 12.5
  var guests = 2
  var any = -0.5
  var currency = "EUR"
  var due = day(5)
  var copies = 10
}

@Suite("Input rows have values of their own, and take them as text")
@MainActor
struct InputRowTests {
  private let flow = FormFlow(root: .fields)
  private let scene: FlowScene

  init() throws { scene = try FlowScene(root: flow) }

  private func row(_ title: String) throws -> RowContent {
    try #require(scene.screen(of: flow.rootID)?.rows.first { $0.title == title })
  }

  @Test(
    "the value is a text that the row takes, and a new one is set and drawn",
    arguments: [
      ("Password", "old", "new", "new"), ("Search", "", "milk & honey", "milk & honey"), ("Search", "", "", ""),
      ("Amount", "12.5", "0", "0"), ("Amount", "12.5", "999.99", "999.99"), ("Guests", "2", "9", "9"),
      ("Any", "-0.5", "-1e3", "-1000"), ("Currency", "EUR", "Zloty", "Zloty"), ("Currency", "EUR", "usd", "USD"),
      ("Due", "2026-03-05", "2028-02-29", "2028-02-29"), ("Due", "2026-03-05", "2026-3-7", "2026-03-07"),
      ("Alarm", "12:30", "00:00", "00:00"), ("Alarm", "12:30", "23:59", "23:59"),
      ("Start", "2026-03-05 12:30", "2026-03-09 12:30", "2026-03-09 12:30"), ("Copies", "10", "15", "15"),
      ("Pages", "10", "11", "11"),
    ])
  func values(title: String, old: String, typed: String, new: String) throws {
    let before = scene.presentation.topNode
    #expect(try row(title).input?.text == old)
    try row(title).enter(typed)
    #expect(try row(title).input?.text == new)
    #expect(scene.presentation.topNode.revision > before.revision)
    try row(title).enter(new)
    #expect(try row(title).input?.text == new)
  }

  @Test(
    "a text that the row does not take is an error with the expected one, and changes nothing",
    arguments: [
      ("Amount", "twelve", "a number from 0 to 1000"), ("Amount", "-1", "a number from 0 to 1000"),
      ("Amount", "1000.01", "a number from 0 to 1000"), ("Amount", "", "a number from 0 to 1000"),
      ("Amount", "nan", "a number from 0 to 1000"), ("Any", "inf", "a number"), ("Any", "1-2", "a number"),
      ("Guests", "1.5", "a whole number from 1 to 9"), ("Guests", "0", "a whole number from 1 to 9"),
      ("Guests", "99999999999999999999", "a whole number from 1 to 9"),
      ("Currency", "GBP", "one of EUR, USD, Zloty"), ("Currency", "", "one of EUR, USD, Zloty"),
      ("Due", "tomorrow", "a date such as 2026-11-22"), ("Due", "2026-02-30", "a date such as 2026-11-22"),
      ("Due", "2026-02-03 12:00", "a date such as 2026-11-22"), ("Due", "02-03", "a date such as 2026-11-22"),
      ("Due", "2026-+2-03", "a date such as 2026-11-22"), ("Due", "99999-02-03", "a date such as 2026-11-22"),
      ("Alarm", "24:00", "a time such as 14:30"), ("Alarm", "2026-02-03", "a time such as 14:30"),
      (
        "Start", "2026-03-10 00:00",
        "a date and a time such as 2026-11-22 14:30 from 2026-03-01 12:30 to 2026-03-09 12:30"
      ),
      ("Copies", "25", "a whole number from 0 to 20 in steps of 5"),
      ("Copies", "7", "a whole number from 0 to 20 in steps of 5"),
    ])
  func refused(title: String, typed: String, expected: String) throws {
    let before = scene.presentation
    let row = try row(title)
    let error = try #require(throws: RowInputError.self) { try row.enter(typed) }
    #expect("\(error)" == "“\(title)” takes \(expected), not “\(typed)”")
    #expect(scene.presentation == before)
  }

  @Test(
    "a row takes each of its samples, which changes its value",
    arguments: [
      ("Password", 3), ("Search", 2), ("Amount", 1), ("Guests", 1), ("Any", 1), ("Currency", 2), ("Nothing", 2),
      ("Due", 1), ("Alarm", 1), ("Start", 1), ("Copies", 2), ("Pages", 2), ("Text", 0), ("Toggle", 0), ("Verified", 0),
    ])
  func samples(title: String, count: Int) throws {
    let (samples, old) = (try row(title).samples, try row(title).input?.text)
    #expect(samples.count == count)
    for sample in samples {
      #expect(sample != old)
      try row(title).enter(sample)
    }
  }

  @Test(
    "the samples of a stepper are its next steps, also for a value between two of them",
    arguments: [
      (10, ["15", "5"]), (0, ["5"]), (20, ["15"]), (7, ["10", "5"]), (19, ["20", "15"]), (22, ["20"]), (40, []),
    ])
  func steps(value: Int, samples: [String]) throws {
    flow.copies = value
    #expect(try row("Copies").samples == samples)
  }

  @Test("a row without a value of its own takes no text", arguments: ["Text", "Toggle", "Verified"])
  func noInput(title: String) throws {
    let row = try row(title)
    #expect(row.input == nil)
    let error = try #require(throws: RowInputError.self) { try row.enter("x") }
    #expect("\(error)" == "“\(title)” takes no text")
  }

  @Test("a date or a time leaves the other part as it is")
  func parts() throws {
    try row("Due").enter("2026-03-07")
    #expect(flow.due == day(7))
    try row("Alarm").enter("08:05")
    #expect(flow.due == day(7, hour: 8, minute: 5))
  }

  @Test(
    "a date that no calendar has is an empty text, and can be replaced", arguments: [Double.nan, .infinity, -1e300])
  func impossibleDate(seconds: Double) throws {
    flow.due = Date(timeIntervalSinceReferenceDate: seconds)
    #expect(try row("Due").input?.text == "")
    try row("Due").enter("2026-03-07")
    #expect(try row("Due").input?.text == "2026-03-07")
  }

  @Test("a picker selects by position, and a selection that is no option is none")
  func picker() throws {
    guard case .picker(["EUR", "USD", "Zloty"], selected: 0, let select) = try row("Currency").kind else {
      Issue.record("It has other options")
      return
    }
    select(2)
    select(3)
    #expect(flow.currency == "Zloty")
    #expect(try row("Nothing").input?.text == "")
    try row("Nothing").enter("no. 1")
    #expect(flow.guests == 1)
  }

  @Test("hosts get the image, the kind of a field, the range of a stepper and the parts of a date")
  func kinds() throws {
    if case .image("checkmark.seal") = try row("Verified").kind {} else { Issue.record("image") }
    if case .field(.secure, "old", "", _) = try row("Password").kind {} else { Issue.record("secure") }
    if case .field(.search, "", "", _) = try row("Search").kind {} else { Issue.record("search") }
    if case .stepper(10, in: 0...20, step: 5, _) = try row("Copies").kind {} else { Issue.record("stepper") }
    if case .date(_, in: nil, showing: .date, _) = try row("Due").kind {} else { Issue.record("date") }
    if case .number(2, in: 1...9, isWhole: true, let set) = try row("Guests").kind {
      set(2.5)
      #expect(flow.guests == 2)
      set(3)
      #expect(flow.guests == 3)
    } else {
      Issue.record("number")
    }
  }
}
