import Armature

/// The mistake of an app, which the variable `BROKEN` names.
enum Mistake: String, CaseIterable {
  case none, start, row, guardLoop, guardMemory, links, number
}

enum BrokenDestination: Destination, Codable {
  case home
  case page
  case flow
  /// A flow that only a link opens.
  case linked
  case numbered(Int)

  static let examples: [Self] = [.home, .page, .linked, .numbered(1)]

  func screen(in flow: BrokenCoordinator) -> Screen<Self> {
    switch self {
    case .home:
      Screen("Home") {
        LinkRow("Page", to: .page)
        LinkRow("Flow", to: .flow)
        ButtonRow("Count") { flow.count() }
        TextRow("\(flow.number)")
      }
    case .page: Screen("Page")
    case .numbered(let number): Screen("\(flow.mistake == .number ? number + 1 : number)")
    case .flow, .linked: .child
    }
  }
}

final class BrokenCoordinator: Coordinator<BrokenDestination>, Guarding {
  let mistake: Mistake
  var number = 0

  init(_ mistake: Mistake, root: BrokenDestination = .home) {
    self.mistake = mistake
    super.init(root: root)
    if mistake == .start { number = [Int]()[number] }
  }

  func count() {
    // As in an app whose list has become shorter.
    number += mistake == .row ? [Int]()[number] : 1
  }

  func admit(_ request: AdmissionRequest) -> Admission {
    guard request.destination as? BrokenDestination == .page else { return .allow }
    var texts: [[UInt8]] = []
    while mistake == .guardLoop || mistake == .guardMemory {
      if mistake == .guardMemory { texts.append(Array(repeating: 1, count: 1 << 26)) }
    }
    return texts.isEmpty ? .allow : .deny("too many")
  }

  override func child(for destination: BrokenDestination) -> AnyCoordinator? {
    guard destination == .flow || destination == .linked else { return nil }
    while mistake == .links && destination == .linked { number += 1 }
    return BrokenCoordinator(mistake, root: .page)
  }
}
