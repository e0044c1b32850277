import Armature
import ArmatureTesting
import Testing

private enum TripPlace: Destination, Codable {
  case places, picker, place(String)

  typealias Flow = Trip

  var style: PresentationStyle { self == .picker ? .sheet : .push }

  func screen(in flow: Trip) -> Screen<Self> {
    switch self {
    case .places:
      Screen("Trip") {
        for place in flow.log.places { LinkRow(place, to: .place(place)) }
        LinkRow("Pick", to: .picker)
        ButtonRow("Add") { try await flow.add() }
        ButtonRow("Name") { await flow.name() }
      }
    case .place(let name): Screen(name) { ButtonRow("Delete", role: .destructive) { await flow.delete(name) } }
    case .picker: .child
    }
  }
}

@MainActor
private final class TripLog {
  var places: [String] = []
  var lines: [String] = []
}

private final class Trip: Coordinator<TripPlace> {
  let log: TripLog
  let number: Int

  init(_ log: TripLog, number: Int = 1) {
    (self.log, self.number) = (log, number)
    super.init(root: .places)
  }

  override func child(for destination: TripPlace) -> AnyCoordinator? {
    guard destination == .picker else { return nil }
    return PlacePicker(root: .towns).onFinish { [weak self] in self?.take($0) }
  }

  func take(_ place: String) {
    log.lines.append("trip \(number) got \(place)")
    log.places.append(place)
    push(.place(place))
  }

  func add() async throws { log.lines.append("\(try await run(.picker, as: PlacePicker.self))") }

  func name() async {
    guard let name = await askForText("New place", in: "Name", action: "Add") else { return }
    log.places.append(name)
    refresh()
  }

  func delete(_ place: String) async {
    guard await confirm("Delete \(place)?", action: "Delete", role: .destructive) else { return }
    for _ in 0..<100 { await Task.yield() }
    log.places.removeAll { $0 == place }
    goBackToRoot()
    refresh()
  }
}

private enum Towns: Destination, Codable {
  case towns, town(String)

  typealias Flow = PlacePicker

  func screen(in flow: PlacePicker) -> Screen<Self> {
    guard case .town(let name) = self else { return Screen("Towns") { LinkRow("Rome", to: .town("Rome")) } }
    return Screen(name) { ButtonRow("Choose") { flow.finish(name) } }
  }
}

private final class PlacePicker: Coordinator<Towns>, Finishing { typealias Value = String }

@MainActor
@Suite("Results of flows, and questions, as a user meets them")
struct OutcomeTests {
  private let log = TripLog()

  @Test("a button asks first, and works when the user has answered")
  func asking() async throws {
    log.places = ["Rome", "Oslo"]
    let app = try AppDriver(root: Trip(log))
    for (titles, layers) in [
      (["Rome", "Delete"], ["Trip > Rome", "alert: Delete Rome?"]), (["Cancel"], ["Trip > Rome"]),
      (["Delete"], ["Trip > Rome", "alert: Delete Rome?"]), (["Delete"], ["Trip"]),
      (["Oslo", "Delete"], ["Trip > Oslo", "alert: Delete Oslo?"]), (["Cancel"], ["Trip > Oslo"]),
    ] {
      for title in titles { app.tap(title) }
      await app.settle()
      app.expect(layers: layers)
    }
    #expect(log.places == ["Oslo"])
  }

  @Test("a question for a text has a field")
  func text() async throws {
    let app = try AppDriver(root: Trip(log))
    app.tap("Name")
    await app.settle()
    app.fill("Name", with: "Bern")
    app.tap("Add")
    await app.settle()
    app.expect(rows: ["Bern", "Pick", "Add", "Name"])
  }

  @Test("an awaited flow is no work while the user is in it")
  func running() async throws {
    let app = try AppDriver(root: Trip(log))
    app.tap("Add")
    await app.settle()
    app.expect(layers: ["Trip", "sheet: Towns"])
    app.tap("Rome", "Choose")
    await app.settle()
    #expect(log.lines == ["trip 1 got Rome", #"finished("Rome")"#])
    app.expect(line: ["Trip", "Rome"])
  }

  @Test("a receiver is there again after the end of the app, and gets the value of the new flow")
  func relaunch() async throws {
    var number = 0
    let app = try AppDriver { [log] in
      number += 1
      return Trip(log, number: number)
    }
    app.tap("Pick", "Rome")
    weak let old = try app.flow(Trip.self)
    #expect(try app.relaunch().isEmpty)
    app.expect(released: old)
    app.expect(layers: ["Trip", "sheet: Towns > Rome"])
    app.tap("Choose")
    #expect(log.lines == ["trip 2 got Rome"])
    app.expect(line: ["Trip", "Rome"])
  }
}
